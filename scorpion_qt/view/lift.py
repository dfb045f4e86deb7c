"""The shadow under cards that are held: they are nearer to the eye than those that lie."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from .card_art import CORNER, Size

_REACH = 0.11
"""How far the shadow reaches beyond the cards, in card widths."""
_DROP = 0.05
"""How far it lies lower, likewise: light falls from above."""
_STEPS = 9
_DARKNESS = QColor(0, 0, 0, 12)
"""Of each step; they add up towards the cards."""


class LiftShadow(QGraphicsPixmapItem):
    """Painted once when a block is taken up, and only moved after that."""

    def __init__(self) -> None:
        super().__init__()
        self._corner = QPointF()
        self.hide()

    def cast(self, block: QRectF, size: Size) -> None:
        """Appear under a block.

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
        """Follow the block, which moved by an offset from where it was taken up."""
        self.setPos(self._corner + offset)
