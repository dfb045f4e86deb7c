"""The score, computed from the events and not stored in flags."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .cards import Suit
from .events import Collected, Completed, Event, Flipped, Moved
from .games import Build, Empty, Game, Lift

SAME_SUIT: Final = 5
FLIP: Final = 5
RUN: Final = 100


def points(
    events: Iterable[Event], completed: frozenset[Suit] = frozenset()
) -> tuple[int, frozenset[Suit]]:
    """Return the points for events.

    Args:
        events: The events.
        completed: The suits whose completed run has already been scored (games where runs stay).

    Returns:
        The points, and ``completed`` with the suits that these events add.
    """
    total = 0
    for event in events:
        match event:
            case Moved(cards, _, _, _, onto) if onto is not None and onto.suit == cards[0].suit:
                total += SAME_SUIT
            case Flipped():
                total += FLIP
            case Collected():
                total += RUN
            case Completed(suit, _) if suit not in completed:
                total += RUN
                completed |= {suit}
    return total, completed


def ranks_by_score(game: Game) -> bool:
    """Return whether scores of a game can be compared.

    They cannot if a card can be built and taken off again without end.
    """
    return game.build is Build.SUIT and game.empty is Empty.KING and game.lift is Lift.ANY


def least_winning_score(game: Game) -> int:
    """Return the lowest score of a win without undo: every flip and every run."""
    return game.face_down * FLIP + 4 * RUN
