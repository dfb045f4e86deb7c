"""The outlines of a game's piles on a scene."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGraphicsScene

from scorpion_qt.rules import Empty, Game

from .hit import PileKind
from .items import PileItem
from .layout import Layout
from .theme import Theme


class Piles:
    """Manages the outlines of reserve, foundations and columns, which are below all cards."""

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        self._scene = scene
        self._theme = theme
        self._game: Game | None = None
        self._items: list[PileItem] = []

    @property
    def items(self) -> Sequence[PileItem]:
        """The outlines of reserve, foundations and columns, in this order."""
        return self._items

    def set_theme(self, theme: Theme) -> None:
        """Change the colours of the outlines."""
        self._theme = theme
        for item in self._items:
            item.set_theme(theme)

    def make(self, game: Game) -> None:
        """Replace the outlines with those of a game."""
        if game == self._game:
            return
        self._game = game
        for item in self._items:
            self._scene.removeItem(item)
        kings = game.empty is Empty.KING
        counts = {
            PileKind.RESERVE: game.reserve_piles,
            PileKind.PLACE: game.places,
            PileKind.COLUMN: len(game.columns),
        }
        self._items = [
            PileItem(pile, index, self._theme, kings and pile is PileKind.COLUMN)
            for pile, count in counts.items()
            for index in range(count)
        ]
        for item in self._items:
            item.setZValue(-1)
            self._scene.addItem(item)

    def place(self, layout: Layout) -> None:
        """Place the outlines as in a layout. Where they overlap, the next one covers the rest."""
        corners = {
            PileKind.COLUMN: layout.columns,
            PileKind.RESERVE: layout.reserve,
            PileKind.PLACE: layout.places,
        }
        width, height = layout.card
        lane = (*layout.reserve, *layout.places)
        for item in self._items:
            x, y = corners[item.pile][item.index]
            covered = [top - y for left, top in lane if left == x and top > y]
            item.place(x, y, width, height, min([height, *covered]))
