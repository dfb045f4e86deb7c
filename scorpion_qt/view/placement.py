"""The place, side and stacking order of every card in a position. No Qt."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest

from scorpion_qt.rules import ACE, Board, Card, Position, Reserve

from .layout import Fan, Layout


@dataclass(frozen=True, slots=True)
class Placement:
    """The placement of one card.

    Attributes:
        x: Left edge, in logical pixels.
        y: Top edge.
        z: Stacking order; cards with a higher value are above those with a lower one.
        face_up: Whether its face is visible.
        angle: Clockwise rotation about its middle, in degrees.
        buried: Whether another card covers it exactly. It isn't drawn, because thirteen shadows
            would add up to black.
        strip: Height that is visible where the next card of its column covers it, in logical
            pixels. It concerns only the picture: a card doesn't move when it changes.
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
        # Spaces may overlap in a low window.
        for cell, ((x, y), card) in enumerate(zip(layout.reserve, position.reserve, strict=True)):
            if card:
                yield card, Placement(x, y, cell, face_up=True)
    elif game.reserve is Reserve.STOCK:
        ((x, y),) = layout.reserve
        # The next card to be dealt is on top; the edges of those below show how many there are.
        for depth, card in enumerate(reversed(position.reserve)):
            if card:
                edge = layout.snap(layout.card[1] * 0.03 * depth)
                yield card, Placement(x, y + edge, depth, face_up=False)


def _in_places(layout: Layout, board: Board) -> Iterator[tuple[Card, Placement]]:
    game = board.game
    for place, suit in enumerate(board.position.collected):
        x, y = layout.places[place]
        for rank in range(ACE, game.ranks + 1):
            # Foundations may overlap, each above the whole of the one before. The king is visible.
            z, buried = place * game.ranks + rank, rank < game.ranks
            yield Card(rank, suit), Placement(x, y, z, face_up=True, buried=buried)
