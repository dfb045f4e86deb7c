"""The games of the Scorpion family: pure values and functions, no Qt, no clock, no files."""

from .board import Board, Outcome
from .cards import ACE, DECK, KING, Card, Suit
from .deals import DealNumber, deal
from .errors import IllegalMove, Refusal, Unreadable, shortened
from .events import Collected, Completed, Dealt, Event, Flipped, Moved, apply
from .games import DEFAULT, FAMILY, Build, Collect, Empty, Game, Lift, Reserve, Timing, parse_game
from .history import UNDO_LIMIT, History, Step
from .moves import DEAL, Action, Deal, Move, parse_move
from .position import Column, Position, Spot

__all__ = [
    "ACE",
    "DEAL",
    "DECK",
    "DEFAULT",
    "FAMILY",
    "KING",
    "UNDO_LIMIT",
    "Action",
    "Board",
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
    "Refusal",
    "Reserve",
    "Spot",
    "Step",
    "Suit",
    "Timing",
    "Unreadable",
    "apply",
    "deal",
    "parse_game",
    "parse_move",
    "shortened",
]
