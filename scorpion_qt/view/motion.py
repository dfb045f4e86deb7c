"""The motion for a change: the start, the end and the duration for every card. No Qt.

The events of an action become stages, each a whole position, and every card whose placement differs
between two stages gets a track. So the motion ends at the last position, whatever the stages are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from math import hypot
from typing import Final

from scorpion_qt.rules import (
    Card,
    Collected,
    Completed,
    Dealt,
    Event,
    Flipped,
    Moved,
    Position,
    apply,
)

from .placement import Placement

START: Final = 120.0
"""Milliseconds of the shortest move at normal speed."""
PER_HEIGHT: Final = 55.0
"""Extra milliseconds for each card height of distance, up to :data:`FAR` of them."""
FAR: Final = 6.0
FLIP: Final = 190.0
"""Milliseconds for a card to turn over in its place."""
IN_AIR: Final = 1000.0
"""Added to the z of moving cards, so that they pass over all resting ones."""


class Manner(Enum):
    """The order and timing in which the cards of a stage start."""

    TOGETHER = auto()
    DEALT = auto()
    TURNED = auto()
    GATHERED = auto()


_LAG: Final = {Manner.TOGETHER: 0.0, Manner.DEALT: 16.0, Manner.TURNED: 0.0, Manner.GATHERED: 28.0}
"""Milliseconds between the starts of two cards."""
_OVERLAP: Final = {
    Manner.TOGETHER: 0.45,
    Manner.DEALT: 0.0,
    Manner.TURNED: 0.3,
    Manner.GATHERED: 0.3,
}
"""Share of a stage that the next one overlaps."""


@dataclass(frozen=True, slots=True)
class Stage:
    """An intermediate position, and how the cards get there.

    Attributes:
        position: The position.
        manner: How the cards start.
        events: What happens in this stage.
    """

    position: Position
    manner: Manner
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """The motion of one card.

    Attributes:
        card: The card.
        start: Its placement at the start.
        end: Its placement at the end.
        begin: When it starts, in milliseconds from the start of the motion.
        duration: How long it takes, in milliseconds.
        airborne: Whether it passes over resting cards; a card that only makes room doesn't.
        stage: The stage of the motion it is part of, from 0.
    """

    card: Card
    start: Placement
    end: Placement
    begin: float
    duration: float
    airborne: bool
    stage: int = 0

    @property
    def finish(self) -> float:
        """When the card arrives, in milliseconds from the start of the motion."""
        return self.begin + self.duration


_MANNERS: Final[dict[type[Event], Manner]] = {
    Moved: Manner.TOGETHER,
    Dealt: Manner.DEALT,
    Flipped: Manner.TURNED,
    Collected: Manner.GATHERED,
}


def stages(before: Position, events: Iterable[Event]) -> list[Stage]:
    """Return the stages of an action. Consecutively dealt cards share one."""
    result = []
    position = before
    visible = (event for event in events if not isinstance(event, Completed))
    for kind, group in groupby(visible, key=type):
        happened = list(group)
        for run in [happened] if kind is Dealt else [[event] for event in happened]:
            for event in run:
                position = apply(position, event)
            result.append(Stage(position, _MANNERS[kind], tuple(run)))
    return result


def plan(
    start: Mapping[Card, Placement],
    following: Sequence[Stage],
    place: Callable[[Position], Mapping[Card, Placement]],
    card_height: float,
) -> list[Track]:
    """Return the tracks of a motion, in the order in which they begin.

    Args:
        start: Where the cards are now.
        following: The stages to go through.
        place: Returns the placements of a position.
        card_height: In logical pixels, as the measure of distance.
    """
    tracks: list[Track] = []
    now, clock = dict(start), 0.0
    arrived: dict[Card, float] = {}
    for number, stage in enumerate(following):
        after = place(stage.position)
        moving = [card for card in _order(stage, after) if now[card] != after[card]]
        ways = {card: _way(now[card], after[card]) for card in moving}
        longest = max(ways.values(), default=0.0)
        finish = clock
        for index, card in enumerate(moving):
            together = stage.manner is Manner.TOGETHER
            duration = _duration(longest if together else ways[card], card_height)
            begin = max(clock + index * _LAG[stage.manner], arrived.get(card, 0.0))
            arrived[card] = begin + duration
            airborne = now[card].x != after[card].x or ways[card] > card_height
            tracks.append(Track(card, now[card], after[card], begin, duration, airborne, number))
            finish = max(finish, arrived[card])
        now.update(after)
        clock = finish - (finish - clock) * _OVERLAP[stage.manner]
    return tracks


def _order(stage: Stage, after: Mapping[Card, Placement]) -> list[Card]:
    """Return the cards in starting order: dealt row by row, or gathered from the end of the run."""
    if stage.manner is Manner.GATHERED:
        return sorted(after, key=lambda card: card.rank)
    if stage.manner is Manner.DEALT:
        columns = stage.position.columns
        rows = range(max((len(column.cards) for column in columns), default=0))
        dealt = [column.cards[row] for row in rows for column in columns if row < len(column.cards)]
        return [*dealt, *(card for card in stage.position.reserve if card)]
    return list(after)


def _way(start: Placement, end: Placement) -> float:
    return hypot(end.x - start.x, end.y - start.y)


def _duration(way: float, card_height: float) -> float:
    return FLIP if way == 0 else START + PER_HEIGHT * min(FAR, way / card_height)
