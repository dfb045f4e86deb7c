"""The frames, arrows and tags over the table, which are placed again whenever cards move."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from scorpion_qt.rules import Board, Card, Position

from .arrow_geometry import Arrow, ArrowGeometry
from .arrows import ArrowItem, Tag, TagItem
from .frames import FrameItem, Mark
from .hit import Hit, PileKind
from .layout import Fan, Layout
from .motion import IN_AIR
from .placement import Placement, placements
from .theme import Theme

FOCUS_HEIGHT = IN_AIR / 2
"""The z of the focus frame: above resting cards and below moving ones."""
POINTER_HEIGHT = FOCUS_HEIGHT + 1
FADE = 120.0
"""Milliseconds for a frame to fade in or out at normal speed."""

_Key = tuple[Mark, int | tuple[Card, ...] | None]
"""The meaning of a frame and what it surrounds: a column, cards, or None for the keyboard focus."""


class Highlights:
    """Manages the highlights of a table and the items that show them.

    They are the frames of targets, held cards and keyboard focus, the arrows of hints and reasons,
    and the odds on cards.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._duration = FADE
        self._frames: dict[_Key, FrameItem] = {}
        self._aimed: int | None = None
        self._columns: tuple[int, ...] = ()
        self._chosen: tuple[Card, ...] = ()
        self._hovered: tuple[Card, ...] = ()
        self._focus: Hit | None = None
        self._arrows: tuple[Arrow, ...] = ()
        self._tags: dict[Card | None, Tag] = {}
        self._overlays: list[QGraphicsObject] = []

    @property
    def chosen(self) -> tuple[Card, ...]:
        """The cards that are framed as held."""
        return self._chosen

    @property
    def columns(self) -> tuple[int, ...]:
        """The columns that are framed as targets."""
        return self._columns

    @property
    def frames(self) -> Sequence[FrameItem]:
        """The frames on the table, without those that are fading out."""
        return [frame for frame in self._frames.values() if frame.lit]

    @property
    def aimed(self) -> int | None:
        """The column with the brighter glow."""
        return self._aimed

    def set_duration_factor(self, factor: float) -> None:
        """Set the factor for the duration of fading. With 0, frames switch at once."""
        self._duration = FADE * factor

    def light(self, columns: Iterable[int], chosen: Iterable[Card]) -> None:
        """Frame columns as targets and cards as held at the next :meth:`place`."""
        self._columns = tuple(columns)
        self._chosen = tuple(chosen)
        self._aimed = None

    def aim(self, column: int | None) -> None:
        """Brighten the glow of one of the target columns."""
        self._aimed = column
        self._shine()

    def hover(self, cards: Iterable[Card]) -> None:
        """Frame the cards that a press would pick up at the next :meth:`place`."""
        self._hovered = tuple(cards)

    @property
    def hovered(self) -> tuple[Card, ...]:
        """The cards that a press would pick up."""
        return self._hovered

    def show_arrows(self, arrows: Iterable[Arrow]) -> None:
        """Draw arrows at the next :meth:`place`."""
        self._arrows = tuple(arrows)

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """The arrows on the table."""
        return self._arrows

    def tag(self, tags: Mapping[Card | None, Tag]) -> None:
        """Put tags on cards at the next :meth:`place`; None stands for the reserve."""
        self._tags = dict(tags)

    @property
    def tags(self) -> Mapping[Card | None, Tag]:
        """The tags on cards."""
        return self._tags

    def focus(self, hit: Hit | None) -> None:
        """Frame the pile or card with the keyboard focus at the next :meth:`place`."""
        self._focus = hit

    def forget(self) -> None:
        """Remove everything but the keyboard's frame at the next :meth:`place`."""
        self.light((), ())
        self.hover(())
        self.show_arrows(())
        self.tag({})

    def clear(self) -> None:
        """Remove all items at once, but remember what is highlighted."""
        for frame in self._frames.values():
            frame.vanish(0)
            self._scene.removeItem(frame)
        self._frames.clear()
        self._clear_overlays()

    def place(self, layout: Layout, board: Board, fan: Fan | None, theme: Theme) -> None:
        """Place the highlights on the cards of a board, and fade out unneeded frames."""
        lying = placements(layout, board, fan)
        wanted = dict(self._framed(layout, board.position, fan, lying))
        for key in [key for key, frame in self._frames.items() if not frame.isVisible()]:
            self._scene.removeItem(self._frames.pop(key))
        for key in self._frames.keys() - wanted.keys():
            self._frames[key].vanish(_share(key) * self._duration)
        for key, (box, height) in wanted.items():
            frame = self._frames.get(key) or self._new(key, theme)
            frame.set_colour(_colour(key, theme))
            frame.place(box)
            frame.setZValue(height)
            frame.appear(_share(key) * self._duration)
        self._shine()
        self._clear_overlays()
        geometry = ArrowGeometry(layout, board.position, lying)
        for number, (arrow, curve) in enumerate(
            zip(self._arrows, geometry.curves(self._arrows), strict=True)
        ):
            item = ArrowItem(
                curve,
                theme.target,
                max(3.0, layout.card[0] * 0.045),
                arrow.label,
                arrow.faint,
            )
            self._overlay(item, number + (0 if arrow.faint else len(self._arrows)))
        for card, tag in self._tags.items():
            spot, strip = geometry.tag(card)
            self._overlay(TagItem(spot, min(strip, layout.card[0] * 0.2), tag, theme.target))

    def _overlay(self, item: QGraphicsObject, order: int = 0) -> None:
        item.setZValue(POINTER_HEIGHT + order)
        self._scene.addItem(item)
        self._overlays.append(item)

    def _clear_overlays(self) -> None:
        for item in self._overlays:
            self._scene.removeItem(item)
        self._overlays.clear()

    def _framed(
        self,
        layout: Layout,
        position: Position,
        fan: Fan | None,
        lying: Mapping[Card, Placement],
    ) -> Iterator[tuple[_Key, tuple[QRectF, float]]]:
        """Yield the key of every frame with its rectangle in the scene and its z."""
        hovered = () if self._chosen else self._hovered
        for mark, cards in ((Mark.HOVER, hovered), (Mark.CHOSEN, self._chosen)):
            if cards:
                box = _around(layout, [(lying[card].x, lying[card].y) for card in cards])
                yield (mark, cards), (box, lying[cards[-1]].z + 0.5)
        for index in self._columns:
            column = position.columns[index]
            last = lying[column.last] if column.last else None
            corner = (last.x, last.y) if last else layout.columns[index]
            box = _around(layout, [corner])
            yield (Mark.TARGET, index), (box, len(column.cards) + 0.5)
        if self._focus is not None:
            box = _focus_box(layout, position, self._focus, fan)
            yield (Mark.FOCUS, None), (box, FOCUS_HEIGHT)

    def _new(self, key: _Key, theme: Theme) -> FrameItem:
        frame = self._frames[key] = FrameItem(key[0], _colour(key, theme))
        self._scene.addItem(frame)
        return frame

    def _shine(self) -> None:
        for (mark, what), frame in self._frames.items():
            if mark is Mark.TARGET:
                frame.aim(what == self._aimed, self._duration)


def _colour(key: _Key, theme: Theme) -> QColor:
    return theme.target if key[0] is Mark.TARGET else theme.chosen


def _share(key: _Key) -> float:
    """Return the factor for the duration of a frame's fading. The keyboard's frame doesn't fade."""
    return 0.0 if key[0] is Mark.FOCUS else 1.0


def _focus_box(layout: Layout, position: Position, focus: Hit, fan: Fan | None) -> QRectF:
    """Return the rectangle of the focused card and those on it.

    Of a face-down card, only the visible part is included.
    """
    if focus.pile is not PileKind.COLUMN:
        piles = layout.reserve if focus.pile is PileKind.RESERVE else layout.places
        return _around(layout, [piles[focus.index]])
    column = position.columns[focus.index]
    if not column.cards:
        return _around(layout, [layout.columns[focus.index]])
    corners = layout.corners(focus.index, column, fan)
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
