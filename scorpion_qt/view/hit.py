"""Finding what is at a point, and the column a dragged card is over. Pure geometry, no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum, auto

from scorpion_qt.rules import Board, Card, Reserve

from .layout import Box, Fan, Layout


class PileKind(Enum):
    """The kinds of piles on the table."""

    COLUMN = auto()
    RESERVE = auto()
    PLACE = auto()


@dataclass(frozen=True, slots=True)
class Hit:
    """What is at a point of the table.

    Attributes:
        pile: The kind of pile.
        index: Its number within its kind, from 0; the stock is 0.
        card: The visible card, or None on an empty pile or below a column's last card.
        depth: In a column, the number of cards under that card.
    """

    pile: PileKind
    index: int
    card: Card | None = None
    depth: int = 0


def hit(layout: Layout, board: Board, x: float, y: float, fan: Fan | None = None) -> Hit | None:
    """Return what is at a point of the table, or None."""
    position = board.position
    for index in range(len(layout.places) - 1, -1, -1):
        if layout.box(layout.places[index]).contains(x, y):
            return Hit(PileKind.PLACE, index)
    for index in range(len(layout.reserve) - 1, -1, -1):
        if layout.box(layout.reserve[index]).contains(x, y):
            card = position.reserve[index] if board.game.reserve is Reserve.OPEN else None
            return Hit(PileKind.RESERVE, index, card)
    for index, column in enumerate(position.columns):
        if layout.column_box(index).contains(x, y):
            left = layout.columns[index][0]
            inside = left <= x < left + layout.card[0]
            depth = layout.card_at(index, column, y, fan) if inside else None
            if depth is None:
                return Hit(PileKind.COLUMN, index)
            return Hit(PileKind.COLUMN, index, column.cards[depth], depth)
    return None


def best_column(layout: Layout, dragged: Box, legal: Iterable[int]) -> int | None:
    """Return the legal column that the dragged card overlaps most, or None."""
    overlaps = {column: layout.column_box(column).overlap(dragged) for column in legal}
    best = max(overlaps, key=lambda column: overlaps[column], default=None)
    return best if best is not None and overlaps[best] > 0 else None
