"""The places of arrows over the table and of tags on cards. Pure geometry, no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Card, Position

from .layout import FACE_UP_STRIP, Layout
from .placement import Placement

Point = tuple[float, float]
"""A point in logical pixels; y grows downwards."""

_BEND: Final = 0.16
"""Bend of an arrow as a share of its length. It keeps two between the same cards apart."""
_NEAREST: Final = 0.42
_NEXT: Final = 0.36
"""Distance of the innermost arrow within a column from it, and from each arrow to the next one out.

In card widths, with enough room for the numbers on the arrows.
"""


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow over the table.

    Attributes:
        start: The card it comes from; None for the reserve.
        end: The card it points at, or the index of a column, for its last card or its empty place.
        label: A number on it, or an empty text.
        faint: Whether the player should look at another arrow now.
    """

    start: Card | None
    end: Card | int
    label: str = ""
    faint: bool = False


@dataclass(frozen=True, slots=True)
class ArrowCurve:
    """The line of an arrow, a quadratic curve.

    Attributes:
        start: The point where it begins.
        control: The point it bends towards.
        end: The point of the arrow's tip.
    """

    start: Point
    control: Point
    end: Point


def bowed(start: Point, end: Point) -> ArrowCurve:
    """Return a curve between two points that bends slightly to its left."""
    (x, y), (to_x, to_y) = start, end
    control = (x + to_x) / 2 - (to_y - y) * _BEND, (y + to_y) / 2 + (to_x - x) * _BEND
    return ArrowCurve(start, control, end)


@dataclass(frozen=True, slots=True)
class ArrowGeometry:
    """Computes the places of arrows and tags on a table.

    Attributes:
        layout: The layout.
        position: The position.
        lying: The placements of its cards.
    """

    layout: Layout
    position: Position
    lying: Mapping[Card, Placement]

    def middle(self, anchor: Card | int | None) -> Point:
        """Return the middle of the visible part of a card, of a column's end, or of the reserve."""
        width, height = self.layout.card
        if anchor is None or (isinstance(anchor, int) and not self.position.columns[anchor].cards):
            x, y = self.layout.reserve[0] if anchor is None else self.layout.columns[anchor]
            return x + width / 2, y + height / 2
        card = self.position.columns[anchor].cards[-1] if isinstance(anchor, int) else anchor
        place = self.lying[card]
        return place.x + width * 0.6, place.y + self.shown(card) / 2

    def tag(self, card: Card | None) -> tuple[Point, float]:
        """Return the place of a tag: the end of a card's strip opposite its rank and suit.

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
        """Return how much of a card's height isn't covered by the next card."""
        spot = self.position.find(card)
        if spot is not None and spot.column is not None:
            above = self.position.columns[spot.column].cards[spot.index + 1 :]
            if above:
                return self.lying[above[0]].y - self.lying[card].y
        return self.layout.card[1]

    def curves(self, arrows: Sequence[Arrow]) -> list[ArrowCurve]:
        """Return the curves of arrows. Those within one column run beside it and don't overlap."""
        result = [bowed(self.middle(arrow.start), self.middle(arrow.end)) for arrow in arrows]
        inside: dict[int, list[int]] = {}
        for number, arrow in enumerate(arrows):
            column = self._column(arrow)
            if column is not None:
                inside.setdefault(column, []).append(number)
        for column, numbers in inside.items():
            # Shorter arrows run inside the loops of longer ones.
            numbers.sort(key=lambda number: abs(result[number].end[1] - result[number].start[1]))
            for rank, number in enumerate(numbers):
                result[number] = self._beside(column, result[number], rank)
        return result

    def _beside(self, column: int, curve: ArrowCurve, rank: int) -> ArrowCurve:
        """Return a loop beside a column.

        It is on the left, where the neighbour has no rank and suit, or at the table's left edge on
        the right.
        """
        width = self.layout.card[0]
        left = self.layout.columns[column][0]
        reach = width * (_NEAREST + _NEXT * rank)
        outwards = -1 if left > reach else 1
        edge = left if outwards < 0 else left + width
        # A quadratic curve reaches half as far as its control point.
        control = edge + outwards * 2 * reach, (curve.start[1] + curve.end[1]) / 2
        return ArrowCurve((edge, curve.start[1]), control, (edge, curve.end[1]))

    def _column(self, arrow: Arrow) -> int | None:
        """Return the column that an arrow runs within, or None."""
        if arrow.start is None or isinstance(arrow.end, int):
            return None
        start, end = self.position.find(arrow.start), self.position.find(arrow.end)
        same = start is not None and end is not None and start.column == end.column
        return start.column if same and start is not None else None
