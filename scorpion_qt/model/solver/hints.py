"""Hints, and the order of promising moves when nothing is proven. No Qt."""

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
    """The basis of a hint."""

    PROVEN = auto()
    """The move keeps a win that has been found."""
    NO_OTHER = auto()
    """All proven moves have been shown; the others don't win, or aren't decided."""
    LOST = auto()
    """The position is proven lost, and no move helps."""
    BEST_ODDS = auto()
    """The move leaves the largest share of arrangements winnable; hidden cards weren't used."""
    ADVICE = auto()
    """Nothing is proven; the move is only promising."""


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint, or the reason why there is none.

    Attributes:
        basis: The basis of the hint.
        move: The move; None if there is none to show.
        share: With ``BEST_ODDS``, the share of arrangements that can be won after it, 0 … 1.
    """

    basis: HintBasis
    move: Action | None = None
    share: float = 0.0


def promising_moves(board: Board) -> list[Action]:
    """Return the legal moves, promising ones first: flips and runs, then points, the reserve last.

    Moves of a whole column to an empty one are left out.
    """

    def worth(move: Action) -> tuple[int, int, int]:
        if isinstance(move, Deal):
            return (-1, 0, 0)
        events = board.play(move).events
        flips = sum(isinstance(event, Flipped) for event in events)
        return (flips, points(events, frozenset(Suit))[0], -len(board.block(move.card)))

    return sorted(board.useful_moves, key=worth, reverse=True)
