"""Where everything lies, as pure functions of window size, game and direction. No Qt.

All lengths are logical pixels, rounded to whole device pixels so that cards stay crisp at any ratio;
y grows downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from typing import Final

from scorpion_qt.rules import Column, Game

ASPECT: Final = 336 / 240
"""Height of a card in widths; the view box of the card art."""

GAP: Final = 0.12
GAP_MOST: Final = 0.26
"""Space between two columns, in card widths: at least, and where width is left over."""
MARGIN: Final = 0.14
"""Space around the table, in card widths."""
LANE_GAP: Final = 0.16
"""Additional space between columns and the lane of reserve and places, in card widths."""
FACE_UP_STRIP: Final = 0.24
FACE_UP_MOST: Final = 0.36
"""What shows of a covered face-up card where there is room, in card heights; and where more is left over."""
COMPACT_BELOW: Final = 50.0
"""Cards narrower than this, in logical pixels, show a larger index and one sign or portrait below it.

Here the suit of the ordinary index is down to 9 pixels, and a smaller one would not be read.
"""
COMPACT_STRIP: Final = 0.285
"""What shows of such a card when it is covered and face up, where there is room, in card heights."""
FACE_DOWN_STRIP: Final = 0.10
FACE_DOWN_LEAST: Final = 0.05
"""The same for face-down cards, and how far they are squeezed before face-up cards are."""
READABLE: Final = 9.0
"""Below this many pixels of a strip the cards under the pointer fan out."""
PILE_PITCH: Final = 1.08
"""From one pile of the lane to the next where there is room, in card heights."""
ROW_PITCH: Final = 1.14
ROW_PITCH_MOST: Final = 1.22
"""From a row of piles to the columns below it, in card heights: at least, and where height is left over."""
ROW_GAIN: Final = 1.12
"""How much larger cards must become for the piles to stand in a row: it takes height from the columns."""
PLACE_STRIP: Final = 0.24
"""What shows at least of a place that the next one covers: the index of the king on it."""
COLUMN_ROOM: Final = 1 + 12 * 0.165
"""Height that columns are given, in card heights: a run from king to ace whose indices all show."""
FAN_WIDTH: Final = 2.0
"""How far the fan reaches around the card under the pointer, in cards."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height

    def overlap(self, other: Box) -> float:
        """The area shared with another rectangle."""
        wide = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        high = min(self.y + self.height, other.y + other.height) - max(self.y, other.y)
        return max(0.0, wide) * max(0.0, high)


@dataclass(frozen=True, slots=True)
class Fan:
    """The column that is fanned out, and the card around which."""

    column: int
    index: int


@dataclass(frozen=True, slots=True)
class Layout:
    """The frame of a table; where the cards of a column lie follows from its length.

    Attributes:
        size: Width and height of the table.
        card: Width and height of a card.
        gap: Space between two columns.
        columns: For each column the top left corner of its bottom card.
        bottom: No card reaches below this line.
        reserve: Top left corners of the open cells, or of the one stock.
        places: Top left corners of the places for collected runs.
        ratio: Device pixels per logical pixel.
        mirrored: Whether column 1 is at the right.
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
        """A length in whole device pixels."""
        return round(length * self.ratio) / self.ratio

    def box(self, corner: tuple[float, float]) -> Box:
        """The rectangle of a card whose top left corner is given."""
        return Box(*corner, *self.card)

    def column_box(self, index: int) -> Box:
        """The whole height of a column, where a drop counts, half of the gaps beside it included."""
        x, y = self.columns[index]
        return Box(x - self.gap / 2, y, self.card[0] + self.gap, self.bottom - y)

    def offsets(self, column: Column, fan: int | None = None) -> tuple[float, ...]:
        """How far below the column's corner each of its cards begins.

        Args:
            column: The column; face-down cards are squeezed first.
            fan: Index of a card around which a column too long to be read fans out.
        """
        if not column.cards:
            return ()
        down, up = self._strips(column)
        strips = [down if i < column.hidden else up for i in range(len(column.cards) - 1)]
        tops = list(accumulate(strips, initial=0.0))
        if fan is not None and strips and up < READABLE:
            # The last card stays where it is: recomputed, it could be snapped to the next pixel.
            tops[:-1] = accumulate(_fanned(strips, fan)[:-1], initial=0.0)
        return tuple(self.snap(y) for y in tops)

    def corners(
        self, index: int, column: Column, fan: Fan | None = None
    ) -> list[tuple[float, float]]:
        """The top left corner of each card of a column."""
        x, y = self.columns[index]
        around = fan.index if fan and fan.column == index else None
        return [(x, self.snap(y + offset)) for offset in self.offsets(column, around)]

    def card_at(self, index: int, column: Column, y: float, fan: Fan | None = None) -> int | None:
        """Which card of a column shows at a height, or None."""
        corners = self.corners(index, column, fan)
        if not corners or not corners[0][1] <= y < corners[-1][1] + self.card[1]:
            return None
        return max(i for i, (_, top) in enumerate(corners) if top <= y)

    def fan_at(self, index: int, column: Column, y: float) -> Fan | None:
        """How a column fans out when the pointer is at a height: around the card that then shows there.

        Returns:
            None where the column is readable as it is, or the pointer is not on its cards.
        """
        if len(column.cards) < 2 or self._strips(column)[1] >= READABLE:
            return None
        shown = self.card_at(index, column, y)
        if shown is None:
            return None
        # Several cards can claim the height; the middle one keeps it when the pointer moves a little.
        fans = [Fan(index, card) for card in range(len(column.cards))]
        claims = [fan for fan in fans if self.card_at(index, column, y, fan) == fan.index]
        return claims[len(claims) // 2] if claims else Fan(index, shown)

    def _strips(self, column: Column) -> tuple[float, float]:
        """Strip heights of face-down and of face-up cards."""
        height = self.card[1]
        covered = len(column.cards) - 1
        hidden = min(column.hidden, covered)
        shown = covered - hidden
        room = self.bottom - self.columns[0][1] - height
        least = COMPACT_STRIP if self.card[0] < COMPACT_BELOW else FACE_UP_STRIP
        # A run from king to ace may fill a high window.
        up = min(FACE_UP_MOST * height, max(least * height, room / 12))
        down = FACE_DOWN_STRIP / FACE_UP_STRIP * up
        if hidden and hidden * down + shown * up > room:
            down = max(FACE_DOWN_LEAST * height, (room - shown * up) / hidden)
        if shown and hidden * down + shown * up > room:
            up = (room - hidden * down) / shown
        return down, up


def _fanned(strips: Sequence[float], fan: int) -> list[float]:
    """Strips of the same total, those around one card larger."""
    total = sum(strips)
    if total <= 0:
        return list(strips)
    # The card at the pointer gets a strip that can be read, its neighbours less and less.
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
    """The layout of a game in a window.

    Reserve and places stand in a lane before column 1, or in a row above the columns where that makes the
    cards clearly larger (windows higher than wide).

    Args:
        width: Width of the table, in logical pixels.
        height: Height of the table.
        game: The game.
        mirrored: Column 1 at the right, as right-to-left readers expect it.
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
    """The largest card of which ``lanes`` stand side by side and ``room`` heights fit below each other."""
    by_width = width / (lanes * (1 + GAP) - GAP + extra + 2 * MARGIN)
    by_height = height / (room * ASPECT + 2 * MARGIN)
    return min(by_width, by_height)


def _lane_heights(top: float, last: float, stock: int, places: int, card: float) -> list[float]:
    """Tops of the piles of the lane: the reserve, whole where there is room, then the places, overlapping."""
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
