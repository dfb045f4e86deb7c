"""The games of the Scorpion family: pure values and functions, no Qt, no clock, no files."""

from .cards import ACE, DECK, KING, Card, Suit
from .deals import DealNumber, deal
from .errors import IllegalMove, Reason, Unreadable, shortened
from .events import Collected, Completed, Dealt, Event, Flipped, Moved, apply
from .games import DEFAULT, FAMILY, Build, Collect, Empty, Game, Lift, Reserve, Timing, parse_game
from .history import UNDO_LIMIT, History, Step
from .moves import DEAL, Action, Deal, Move, parse_move
from .play import (
    Outcome,
    collect,
    counts,
    legal_moves,
    lift_refusal,
    move_left,
    play,
    refusal,
    targets,
    useful_moves,
    won,
)
from .position import Column, Position, Spot, block, find, problems

__all__ = [
    "ACE",
    "DEAL",
    "DECK",
    "DEFAULT",
    "FAMILY",
    "KING",
    "UNDO_LIMIT",
    "Action",
    "Build",
    "Card",
    "Collect",
    "Collected",
    "Column",
    "Completed",
    "Deal",
    "DealNumber",
    "Dealt",
    "Empty",
    "Event",
    "Flipped",
    "Game",
    "History",
    "IllegalMove",
    "Lift",
    "Move",
    "Moved",
    "Outcome",
    "Position",
    "Reason",
    "Reserve",
    "Spot",
    "Step",
    "Suit",
    "Timing",
    "Unreadable",
    "apply",
    "block",
    "collect",
    "counts",
    "deal",
    "find",
    "legal_moves",
    "lift_refusal",
    "move_left",
    "parse_game",
    "parse_move",
    "play",
    "problems",
    "refusal",
    "shortened",
    "targets",
    "useful_moves",
    "won",
]
