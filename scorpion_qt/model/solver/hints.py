"""What a hint is, and which moves are good advice where nothing is proven. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from scorpion_qt.rules import (
    Action,
    Board,
    Deal,
    Flipped,
    Suit,
)
from scorpion_qt.rules.score import points


class HintBasis(Enum):
    """What is behind a suggestion."""

    PROVEN = auto()
    """The move keeps a win that has been found."""
    NO_OTHER = auto()
    """Every proven move has been shown; whether others win is known, or not decided."""
    LOST = auto()
    """The position is proven lost: no move helps."""
    BEST_ODDS = auto()
    """The move after which most arrangements of the unseen cards can be won; no hidden card was looked at."""
    ADVICE = auto()
    """Nothing is proven: the move is only good advice."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An answer to the question for a hint.

    Attributes:
        standing: What is behind it.
        move: The move; None where there is none to show.
        share: With ``BEST_ODDS`` the share of arrangements that can be won after it, 0 … 1.
    """

    basis: HintBasis
    move: Action | None = None
    share: float = 0.0


def promising_moves(board: Board) -> list[Action]:
    """The legal moves, the more promising first: flips and runs, then points, the reserve last.

    Moves that only carry a whole column to an empty one are left out.
    """

    def worth(move: Action) -> tuple[int, int, int]:
        if isinstance(move, Deal):
            return (-1, 0, 0)
        events = board.play(move).events
        flips = sum(isinstance(event, Flipped) for event in events)
        return (flips, points(events, frozenset(Suit))[0], -len(board.block(move.card)))

    return sorted(board.useful_moves, key=worth, reverse=True)
