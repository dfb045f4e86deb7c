"""What a position looks like: for every card its place, its side and its height in the stack. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

from scorpion_qt.rules import ACE, Board, Card, Position, Reserve

from .layout import Fan, Layout


@dataclass(frozen=True, slots=True)
class Placement:
    """Where one card lies.

    Attributes:
        x: Left edge, in logical pixels.
        y: Top edge.
        z: Cards with a higher one lie over those with a lower one.
        face_up: Whether its face shows.
        angle: By how much it is turned clockwise about its middle, in degrees.
        buried: Whether another card lies exactly over it. It is not drawn: thirteen shadows would make black.
        strip: Height that shows of it where the next of its column covers it, in logical pixels. It is a matter
            of its picture: a card of which it changes does not move.
    """

    x: float
    y: float
    z: float
    face_up: bool
    angle: float = 0.0
    buried: bool = False
    strip: float | None = field(default=None, compare=False)


def placements(layout: Layout, board: Board, fan: Fan | None = None) -> dict[Card, Placement]:
    """Return the placement of all cards of a board."""
    return dict(
        [
            *_in_columns(layout, board.position, fan),
            *_in_reserve(layout, board),
            *_in_places(layout, board),
        ]
    )


def _in_columns(
    layout: Layout, position: Position, fan: Fan | None
) -> Iterator[tuple[Card, Placement]]:
    for number, column in enumerate(position.columns):
        corners = layout.corners(number, column, fan)
        shown = zip_longest(column.cards, corners, corners[1:])
        for index, (card, (x, y), below) in enumerate(shown):
            strip = below and below[1] - y
            yield card, Placement(x, y, index, index >= column.hidden, strip=strip)


def _in_reserve(layout: Layout, board: Board) -> Iterator[tuple[Card, Placement]]:
    game, position = board.game, board.position
    if game.reserve is Reserve.OPEN:
        # Cells may overlap where the window is low.
        for cell, ((x, y), card) in enumerate(zip(layout.reserve, position.reserve, strict=True)):
            if card:
                yield card, Placement(x, y, cell, face_up=True)
    elif game.reserve is Reserve.STOCK:
        ((x, y),) = layout.reserve
        # The next card to be dealt lies on top; the edges of those below show how many there are.
        for depth, card in enumerate(reversed(position.reserve)):
            if card:
                edge = layout.snap(layout.card[1] * 0.03 * depth)
                yield card, Placement(x, y + edge, depth, face_up=False)


def _in_places(layout: Layout, board: Board) -> Iterator[tuple[Card, Placement]]:
    game = board.game
    for place, suit in enumerate(board.position.collected):
        x, y = layout.places[place]
        for rank in range(ACE, game.ranks + 1):
            # Places may overlap: each pile lies over the whole of the one before it. The king shows.
            z, buried = place * game.ranks + rank, rank < game.ranks
            yield Card(rank, suit), Placement(x, y, z, face_up=True, buried=buried)
