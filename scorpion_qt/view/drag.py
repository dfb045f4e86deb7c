"""The dragged cards, with a wider shadow because they are above the others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from scorpion_qt.rules import Card

from .card_art import CORNER, Size
from .items import CardItem
from .layout import Box
from .motion import IN_AIR
from .placement import Placement

_REACH = 0.11
"""Reach of the shadow beyond the cards, in card widths."""
_DROP = 0.05
"""Offset of the shadow downwards, in card widths, because light comes from above."""
_STEPS = 9
_DARKNESS = QColor(0, 0, 0, 12)
"""Darkness of one step of the shadow; the steps add up towards the cards."""


class DragShadow(QGraphicsPixmapItem):
    """The shadow of a dragged block, painted once when it is picked up and then only moved."""

    def __init__(self) -> None:
        super().__init__()
        self._corner = QPointF()
        self.hide()

    def cast(self, block: QRectF, size: Size) -> None:
        """Show the shadow of a block.

        Args:
            block: The rectangle of the scene that the block covers.
            size: The size of its cards.
        """
        reach = _REACH * size.width
        drop = QPointF(0, _DROP * size.width)
        around = block.adjusted(-reach, -reach, reach, reach).translated(drop)
        pixmap = QPixmap((around.size() * size.ratio).toSize())
        pixmap.setDevicePixelRatio(size.ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_DARKNESS)
        for step in range(_STEPS):
            inset = reach * step / _STEPS
            radius = CORNER * size.width + reach - inset
            rect = QRectF(QPointF(), around.size()).adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(rect, radius, radius)
        painter.end()
        self.setPixmap(pixmap)
        self._corner = around.topLeft()
        self.carry(QPointF())
        self.show()

    def carry(self, offset: QPointF) -> None:
        """Follow the block, given its offset from where it was picked up."""
        self.setPos(self._corner + offset)


class DraggedCards:
    """The block of cards that follows the pointer."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._items: list[tuple[CardItem, QPointF]] = []
        self.shadow = DragShadow()
        self.shadow.setZValue(2 * IN_AIR - 1)
        scene.addItem(self.shadow)

    def __bool__(self) -> bool:
        return bool(self._items)

    @property
    def box(self) -> Box:
        """The rectangle of the first card of the block."""
        item, _ = self._items[0]
        size = item.boundingRect().size()
        return Box(item.x(), item.y(), size.width(), size.height())

    @property
    def places(self) -> dict[Card, Placement]:
        """The current places of the dragged cards."""
        return {
            item.card: Placement(item.x(), item.y(), item.zValue(), item.face_up, strip=item.strip)
            for item, _ in self._items
        }

    def take(self, items: Sequence[CardItem], size: Size) -> None:
        """Pick up a block.

        Args:
            items: The cards of the block.
            size: The size of the cards.
        """
        self._items = [(item, item.pos()) for item in items]
        block = QRectF()
        for depth, (item, corner) in enumerate(self._items):
            item.setZValue(2 * IN_AIR + depth)
            block |= item.boundingRect().translated(corner)
        self.shadow.cast(block, size)

    def carry(self, offset: QPointF) -> None:
        """Move the block by an offset from where it was picked up."""
        for item, origin in self._items:
            item.setPos(origin + offset)
        self.shadow.carry(offset)

    def release(self) -> None:
        """Release the block. The caller puts the cards in their places."""
        self._items = []
        self.shadow.hide()
