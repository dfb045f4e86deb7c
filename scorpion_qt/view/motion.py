"""How a change is shown: for every card when it sets out, where to, and how long it takes. No Qt.

The events of an action are turned into stages, each a whole position; every card whose placement differs
between two stages gets a track. So whatever the stages, the end of the motion is the last position.
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
"""Milliseconds that the shortest move takes at normal speed."""
PER_HEIGHT: Final = 55.0
"""Milliseconds more for each card height of distance, up to :data:`FAR` of them."""
FAR: Final = 6.0
FLIP: Final = 190.0
"""Milliseconds in which a card turns over where it lies."""
IN_AIR: Final = 1000.0
"""Added to the z of cards on their way: they pass over everything that lies."""


class Manner(Enum):
    """How the cards of a stage set out."""

    TOGETHER = auto()
    DEALT = auto()
    TURNED = auto()
    GATHERED = auto()


_LAG: Final = {Manner.TOGETHER: 0.0, Manner.DEALT: 16.0, Manner.TURNED: 0.0, Manner.GATHERED: 28.0}
"""Milliseconds between one card's setting out and the next one's."""
_OVERLAP: Final = {
    Manner.TOGETHER: 0.45,
    Manner.DEALT: 0.0,
    Manner.TURNED: 0.3,
    Manner.GATHERED: 0.3,
}
"""Share of a stage during which the next one runs already."""


@dataclass(frozen=True, slots=True)
class Stage:
    """A position on the way, and how the cards get there.

    Attributes:
        position: The position.
        manner: How the cards set out.
        events: What happens in this stage.
    """

    position: Position
    manner: Manner
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Track:
    """The way of one card.

    Attributes:
        card: The card.
        start: Where it sets out.
        end: Where it comes to lie.
        begin: When it sets out, in milliseconds after the motion's begin.
        duration: How long it takes, in milliseconds.
        airborne: Whether it passes over cards that lie; a card that only makes room does not.
        stage: Of which stage of the motion it is part, from 0.
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
        """When the card has arrived, in milliseconds after the motion's begin."""
        return self.begin + self.duration


_MANNERS: Final[dict[type[Event], Manner]] = {
    Moved: Manner.TOGETHER,
    Dealt: Manner.DEALT,
    Flipped: Manner.TURNED,
    Collected: Manner.GATHERED,
}


def stages(before: Position, events: Iterable[Event]) -> list[Stage]:
    """The stages of an action; cards dealt one after the other share one."""
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
    """The tracks of a motion, in the order in which they begin.

    Args:
        start: Where the cards lie now.
        following: The stages to go through.
        place: Gives the placements of a position.
        card_height: In logical pixels; the measure of distance.
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
    """In which order the cards set out: dealt row by row, gathered from the end of the run."""
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
