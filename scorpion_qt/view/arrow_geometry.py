"""Where arrows run over the table, and where tags hang on cards. Pure geometry, no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Card, Position

from .layout import FACE_UP_STRIP, Layout
from .placement import Placement

Point = tuple[float, float]
"""Logical pixels; y grows downwards."""

_BEND: Final = 0.16
"""How far an arrow bows out, in lengths: two arrows between the same cards do not hide each other."""
_NEAREST: Final = 0.42
_NEXT: Final = 0.36
"""How far the innermost arrow within a column runs beside it, and by how much each other one is further out, in
card widths: as far as the numbers on them need."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow over the table.

    Attributes:
        start: The card it comes from; None for the reserve.
        end: The card it points at, or the index of a column: its last card, or its empty place.
        label: A number on it, or nothing.
        faint: Whether another pointer is the one to look at now.
    """

    start: Card | None
    end: Card | int
    label: str = ""
    faint: bool = False


@dataclass(frozen=True, slots=True)
class ArrowCurve:
    """The line of an arrow: a quadratic curve.

    Attributes:
        start: Where it begins.
        control: The point it bows towards.
        end: Where it points at.
    """

    start: Point
    control: Point
    end: Point


def bowed(start: Point, end: Point) -> ArrowCurve:
    """The way from a point to another, bowed a little to its left."""
    (x, y), (to_x, to_y) = start, end
    control = (x + to_x) / 2 - (to_y - y) * _BEND, (y + to_y) / 2 + (to_x - x) * _BEND
    return ArrowCurve(start, control, end)


@dataclass(frozen=True, slots=True)
class ArrowGeometry:
    """What arrows and tags are fastened to.

    Attributes:
        layout: The layout.
        position: The position.
        lying: The placements of its cards.
    """

    layout: Layout
    position: Position
    lying: Mapping[Card, Placement]

    def middle(self, anchor: Card | int | None) -> Point:
        """The middle of what shows of a card, of a column's end, or of the reserve."""
        width, height = self.layout.card
        if anchor is None or (isinstance(anchor, int) and not self.position.columns[anchor].cards):
            x, y = self.layout.reserve[0] if anchor is None else self.layout.columns[anchor]
            return x + width / 2, y + height / 2
        card = self.position.columns[anchor].cards[-1] if isinstance(anchor, int) else anchor
        place = self.lying[card]
        return place.x + width * 0.6, place.y + self.shown(card) / 2

    def tag(self, card: Card | None) -> tuple[Point, float]:
        """Where a tag hangs: the right end of a card's strip, opposite to rank and suit.

        Args:
            card: The card; None for the reserve.

        Returns:
            The middle of the tag's right edge, and the height of the strip.
        """
        width, height = self.layout.card
        x, y = self.layout.reserve[0] if card is None else (self.lying[card].x, self.lying[card].y)
        strip = FACE_UP_STRIP * height
        if card is not None:
            strip = min(strip, self.shown(card))
        return (x + width * 0.97, y + strip / 2), strip

    def shown(self, card: Card) -> float:
        """How much of a card's height is not covered by the next one."""
        spot = self.position.find(card)
        if spot is not None and spot.column is not None:
            above = self.position.columns[spot.column].cards[spot.index + 1 :]
            if above:
                return self.lying[above[0]].y - self.lying[card].y
        return self.layout.card[1]

    def ways(self, pointers: Sequence[Arrow]) -> list[ArrowCurve]:
        """The ways of arrows; those within one column run beside it, none over the others."""
        result = [
            bowed(self.middle(pointer.start), self.middle(pointer.end)) for pointer in pointers
        ]
        inside: dict[int, list[int]] = {}
        for number, pointer in enumerate(pointers):
            column = self._column(pointer)
            if column is not None:
                inside.setdefault(column, []).append(number)
        for column, numbers in inside.items():
            # The shorter ones lie within the loops of the longer ones.
            numbers.sort(key=lambda number: abs(result[number].end[1] - result[number].start[1]))
            for rank, number in enumerate(numbers):
                result[number] = self._beside(column, result[number], rank)
        return result

    def _beside(self, column: int, way: ArrowCurve, rank: int) -> ArrowCurve:
        """A loop to the left, where no neighbour has rank and suit; to the right at the table's left edge."""
        width = self.layout.card[0]
        left = self.layout.columns[column][0]
        reach = width * (_NEAREST + _NEXT * rank)
        outwards = -1 if left > reach else 1
        edge = left if outwards < 0 else left + width
        # A quadratic curve comes half as far as its control point.
        control = edge + outwards * 2 * reach, (way.start[1] + way.end[1]) / 2
        return ArrowCurve((edge, way.start[1]), control, (edge, way.end[1]))

    def _column(self, pointer: Arrow) -> int | None:
        """The column within which an arrow runs, if it does."""
        if pointer.start is None or isinstance(pointer.end, int):
            return None
        start, end = self.position.find(pointer.start), self.position.find(pointer.end)
        same = start is not None and end is not None and start.column == end.column
        return start.column if same and start is not None else None
