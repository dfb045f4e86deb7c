"""The places of everything on the table, as pure functions of size, game and direction. No Qt.

All lengths are logical pixels, rounded to whole device pixels so that cards stay crisp at any
ratio; y grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

from scorpion_qt.rules import Column, Game

ASPECT: Final = 336 / 240
"""Height of a card in card widths, from the view box of the card art."""

GAP: Final = 0.12
GAP_MOST: Final = 0.26
"""Space between two columns, in card widths: the least, and the most if width is left over."""
MARGIN: Final = 0.14
"""Space around the table, in card widths."""
LANE_GAP: Final = 0.16
"""Extra space between the columns and the lane of reserve and foundations, in card widths."""
FACE_UP_STRIP: Final = 0.24
FACE_UP_MOST: Final = 0.36
"""Visible height of a covered face-up card, in card heights: the usual one, and the most."""
COMPACT_BELOW: Final = 50.0
"""Width in logical pixels below which cards show a larger index and one sign or portrait below it.

At this size the suit of the ordinary index is only 9 pixels high; a smaller one isn't readable.
"""
COMPACT_STRIP: Final = 0.285
"""Usual visible height of such a card when it is covered and face up, in card heights."""
FACE_DOWN_STRIP: Final = 0.10
FACE_DOWN_LEAST: Final = 0.05
"""Visible height of covered face-down cards, in card heights: the usual one, and the least.

They shrink to the least before face-up cards shrink.
"""
READABLE: Final = 9.0
"""Strip height in logical pixels below which the cards under the pointer fan out."""
PILE_PITCH: Final = 1.08
"""Distance from a pile of the lane to the next if there is room, in card heights."""
ROW_PITCH: Final = 1.14
ROW_PITCH_MOST: Final = 1.22
"""Distance from a row of piles to the columns below, in card heights: the least, and the most."""
ROW_GAIN: Final = 1.12
"""Factor of card size that makes up for the height a row of piles takes from the columns."""
PLACE_STRIP: Final = 0.24
"""Least visible height of a covered foundation, in card heights: the index of the king on it."""
COLUMN_ROOM: Final = 1 + 12 * 0.165
"""Height for columns, in card heights: a run from king to ace with all indices visible."""
FAN_WIDTH: Final = 2.0
"""Reach of the fan on each side of the card under the pointer, in cards."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def contains(self, x: float, y: float) -> bool:
        """Return whether a point is inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def overlap(self, other: Box) -> float:
        """Return the area shared with another rectangle."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)


@dataclass(frozen=True, slots=True)
class Fan:
    """A column that is fanned out around one of its cards."""

    column: int
    index: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of the piles; those of the cards of a column depend on its length.

    Attributes:
        size: Width and height of the table.
        card: Width and height of a card.
        gap: Space between two columns.
        columns: For each column, the top left corner of its bottom card.
        bottom: The lowest line for cards.
        reserve: Top left corners of the open spaces, or of the one stock.
        places: Top left corners of the foundations.
        ratio: Device pixels per logical pixel.
        mirrored: Whether column 1 is on the right.
    """

    size: tuple[float, float]
    card: tuple[float, float]
    gap: float
    columns: tuple[tuple[float, float], ...]
    bottom: float
    reserve: tuple[tuple[float, float], ...]
    places: tuple[tuple[float, float], ...]
    ratio: float
    mirrored: bool

    def snap(self, length: float) -> float:
        """Return a length rounded to whole device pixels."""
        return round(length * self.ratio) / self.ratio

    def box(self, corner: tuple[float, float]) -> Box:
        """Return the rectangle of a card with a given top left corner."""
        return Box(*corner, *self.card)

    def column_box(self, index: int) -> Box:
        """Return the drop area of a column: its whole height, and half of each gap beside it."""
        x, y = self.columns[index]
        return Box(x - self.gap / 2, y, self.card[0] + self.gap, self.bottom - y)

    def offsets(self, column: Column, fan: int | None = None) -> tuple[float, ...]:
        """Return the distance of each card from the column's corner.

        Args:
            column: The column; its face-down cards are squeezed first.
            fan: Index of a card to fan the column out around, if the column is too long to be
                readable.
        """
        if not column.cards:
            return ()
        down, up = self._strips(column)
        strips = [down if i < column.hidden else up for i in range(len(column.cards) - 1)]
        tops = list(accumulate(strips, initial=0.0))
        if fan is not None and strips and up < READABLE:
            # Leave the last card in place; computed again, it could be rounded to another pixel.
            tops[:-1] = accumulate(_fanned(strips, fan)[:-1], initial=0.0)
        return tuple(self.snap(y) for y in tops)

    def corners(
        self, index: int, column: Column, fan: Fan | None = None
    ) -> list[tuple[float, float]]:
        """Return the top left corner of each card of a column."""
        x, y = self.columns[index]
        around = fan.index if fan and fan.column == index else None
        return [(x, self.snap(y + offset)) for offset in self.offsets(column, around)]

    def card_at(self, index: int, column: Column, y: float, fan: Fan | None = None) -> int | None:
        """Return the index of the card of a column that is visible at a height, or None."""
        corners = self.corners(index, column, fan)
        if not corners or not corners[0][1] <= y < corners[-1][1] + self.card[1]:
            return None
        return max(i for i, (_, top) in enumerate(corners) if top <= y)

    def fan_at(self, index: int, column: Column, y: float) -> Fan | None:
        """Return the fan of a column around the card that is under the pointer when fanned out.

        Returns:
            None if the column is readable as it is, or the pointer isn't on its cards.
        """
        if len(column.cards) < 2 or self._strips(column)[1] >= READABLE:
            return None
        shown = self.card_at(index, column, y)
        if shown is None:
            return None
        # Several cards can fit; the middle one stays the same when the pointer moves slightly.
        fans = [Fan(index, card) for card in range(len(column.cards))]
        claims = [fan for fan in fans if self.card_at(index, column, y, fan) == fan.index]
        return claims[len(claims) // 2] if claims else Fan(index, shown)

    def _strips(self, column: Column) -> tuple[float, float]:
        """Return the strip heights of face-down and of face-up cards."""
        height = self.card[1]
        covered = len(column.cards) - 1
        hidden = min(column.hidden, covered)
        shown = covered - hidden
        room = self.bottom - self.columns[0][1] - height
        least = COMPACT_STRIP if self.card[0] < COMPACT_BELOW else FACE_UP_STRIP
        # A run from king to ace can use the height of a tall window.
        up = min(FACE_UP_MOST * height, max(least * height, room / 12))
        down = FACE_DOWN_STRIP / FACE_UP_STRIP * up
        if hidden and hidden * down + shown * up > room:
            down = max(FACE_DOWN_LEAST * height, (room - shown * up) / hidden)
        if shown and hidden * down + shown * up > room:
            up = (room - hidden * down) / shown
        return down, up


def _fanned(strips: Sequence[float], fan: int) -> list[float]:
    """Return strips of the same total height, with larger ones around one card."""
    total = sum(strips)
    if total <= 0:
        return list(strips)
    # The card at the pointer gets a readable strip, and its neighbours get gradually smaller ones.
    gain = max(0.0, 1.6 * READABLE * len(strips) / total - 1)
    weights = [
        strip * (1 + gain * max(0.0, 1 - abs(i - fan) / (FAN_WIDTH + 1)))
        for i, strip in enumerate(strips)
    ]
    scale = total / sum(weights)
    return [weight * scale for weight in weights]


@lru_cache(maxsize=64)
def arrange(
    width: float, height: float, game: Game, mirrored: bool = False, ratio: float = 1.0
) -> Layout:
    """Return the layout of a game in a window.

    Reserve and foundations are in a lane before column 1, or in a row above the columns if that
    makes the cards clearly larger, as in tall windows.

    Args:
        width: Width of the table, in logical pixels.
        height: Height of the table.
        game: The game.
        mirrored: Whether column 1 is on the right, as right-to-left readers expect.
        ratio: Device pixels per logical pixel.
    """
    count, stock, places = len(game.columns), game.reserve_piles, game.places
    lane = 1 if stock + places else 0
    beside = _card_width(width, height, count + lane, lane * LANE_GAP, COLUMN_ROOM)
    above = _card_width(width, height, max(count, stock + places), 0, COLUMN_ROOM + ROW_PITCH)
    in_row = bool(lane) and above > ROW_GAIN * beside

    def snap(length: float) -> float:
        return round(length * ratio) / ratio

    card_width = max(1.0, snap(above if in_row else beside))
    card_height = snap(card_width * ASPECT)
    margin = top = snap(MARGIN * card_width)
    bottom = height - margin
    lanes, extra = (count, 0.0) if in_row else (count + lane, lane * LANE_GAP * card_width)
    free = width - 2 * margin - extra - lanes * card_width
    gap = snap(min(GAP_MOST * card_width, max(GAP * card_width, free / max(1, lanes - 1))))
    pitch = card_width + gap
    left = (width - lanes * pitch + gap - extra) / 2

    def corner(x: float, y: float) -> tuple[float, float]:
        return snap(width - x - card_width if mirrored else x), snap(y)

    if in_row:
        reserve_at = [corner(left + i * pitch, top) for i in range(stock)]
        first = count - places
        places_at = [corner(left + (first + i) * pitch, top) for i in range(places)]
        spare = bottom - top - (ROW_PITCH + COLUMN_ROOM) * card_height
        top += min(ROW_PITCH_MOST * card_height, ROW_PITCH * card_height + max(0.0, spare / 4))
        columns_left = left
    else:
        heights = _lane_heights(top, bottom - card_height, stock, places, card_height)
        reserve_at = [corner(left, y) for y in heights[:stock]]
        places_at = [corner(left, y) for y in heights[stock:]]
        columns_left = left + lane * pitch + extra
    return Layout(
        size=(width, height),
        card=(card_width, card_height),
        gap=gap,
        columns=tuple(corner(columns_left + i * pitch, top) for i in range(count)),
        bottom=bottom,
        reserve=tuple(reserve_at),
        places=tuple(places_at),
        ratio=ratio,
        mirrored=mirrored,
    )


def _card_width(width: float, height: float, lanes: int, extra: float, room: float) -> float:
    """Return the largest card width that fits.

    Args:
        width: Width of the table.
        height: Height of the table.
        lanes: Number of cards side by side.
        extra: Additional width, in card widths.
        room: Height to fit, in card heights.
    """
    by_width = width / (lanes * (1 + GAP) - GAP + extra + 2 * MARGIN)
    by_height = height / (room * ASPECT + 2 * MARGIN)
    return min(by_width, by_height)


def _lane_heights(top: float, last: float, stock: int, places: int, card: float) -> list[float]:
    """Return the tops of the piles of the lane.

    The reserve comes first, without overlap if there is room, then the overlapping foundations.
    """
    whole = card * PILE_PITCH
    between = 0.12 * card if stock and places else 0.0
    below = between + PLACE_STRIP * card * (places - 1) if places else -whole
    reserve_pitch = min(whole, (last - top - below) / stock) if stock else 0.0
    first = top + stock * reserve_pitch + between
    place_pitch = min(whole, (last - first) / (places - 1)) if places > 1 else 0.0
    return [
        *(top + i * reserve_pitch for i in range(stock)),
        *(first + i * place_pitch for i in range(places)),
    ]
