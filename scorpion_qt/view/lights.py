"""The frames on the table: which columns take the held block, what is held, and where the keyboard is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from scorpion_qt.rules import Card, Game, Position

from .hit import Hit, Pile
from .items import FrameItem, Mark
from .layout import Layout
from .motion import IN_AIR
from .placement import Fan, placements
from .theme import Theme

FOCUS_HEIGHT = IN_AIR / 2
"""Over all cards that lie, and under those on their way."""


class Lights:
    """What is lit, and the frames that show it; they are placed anew whenever the cards lie otherwise."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._frames: list[FrameItem] = []
        self._columns: tuple[int, ...] = ()
        self._chosen: tuple[Card, ...] = ()
        self._focus: Hit | None = None

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards that are lit as held."""
        return self._chosen

    @property
    def frames(self) -> Sequence[FrameItem]:
        """The frames on the table now."""
        return self._frames

    def light(self, columns: Iterable[int], chosen: Iterable[Card]) -> None:
        """Light up columns as targets and cards as held, from the next :meth:`place` on."""
        self._columns = tuple(columns)
        self._chosen = tuple(chosen)

    def focus(self, hit: Hit | None) -> None:
        """Frame what the keyboard is on, from the next :meth:`place` on."""
        self._focus = hit

    def clear(self) -> None:
        """Take all frames away; what is lit stays known."""
        for frame in self._frames:
            self._scene.removeItem(frame)
        self._frames.clear()

    def place(
        self, layout: Layout, game: Game, position: Position, fan: Fan | None, theme: Theme
    ) -> None:
        """Put the frames where the cards of a position lie."""
        self.clear()
        lying = placements(layout, game, position, fan)
        if self._chosen:
            box = _around(layout, [(lying[card].x, lying[card].y) for card in self._chosen])
            height = lying[self._chosen[-1]].z + 0.5
            self._add(FrameItem(Mark.CHOSEN, theme.chosen), box, height)
        for index in self._columns:
            column = position.columns[index]
            last = lying[column.last] if column.last else None
            corner = (last.x, last.y) if last else layout.columns[index]
            frame = FrameItem(Mark.TARGET, theme.target)
            self._add(frame, _around(layout, [corner]), len(column.cards) + 0.5)
        if self._focus is not None:
            box = _focus_box(layout, position, self._focus, fan)
            self._add(FrameItem(Mark.FOCUS, theme.chosen), box, FOCUS_HEIGHT)

    def _add(self, frame: FrameItem, box: QRectF, height: float) -> None:
        frame.place(box)
        frame.setZValue(height)
        self._scene.addItem(frame)
        self._frames.append(frame)


def _focus_box(layout: Layout, position: Position, focus: Hit, fan: Fan | None) -> QRectF:
    """Around the focused card and all that would be lifted with it; of a face-down one what shows."""
    if focus.pile is not Pile.COLUMN:
        piles = layout.reserve if focus.pile is Pile.RESERVE else layout.places
        return _around(layout, [piles[focus.index]])
    column = position.columns[focus.index]
    if not column.cards:
        return _around(layout, [layout.columns[focus.index]])
    around = fan.index if fan and fan.column == focus.index else None
    corners = layout.corners(focus.index, column, around)
    depth = min(focus.depth, len(corners) - 1)
    if depth >= column.hidden:
        return _around(layout, [corners[depth], corners[-1]])
    (x, y), (_, following) = corners[depth : depth + 2]
    return QRectF(x, y, layout.card[0], following - y)


def _around(layout: Layout, corners: Iterable[tuple[float, float]]) -> QRectF:
    box = QRectF()
    for corner in corners:
        box |= QRectF(*corner, *layout.card)
    return box
