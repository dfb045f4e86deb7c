"""The frames that mark cards and piles. Each kind has its own shape, and all fade in and out."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .card_art import CORNER
from .theme import edge

_GLOW_INSIDE = 36
"""Opacity of the glow inside a frame, of 255."""
_GLOW_AIMED = 96
"""Opacity of the glow where the dragged block would be dropped now, of 255."""
_OUTSIDE = 0.6
"""Distance from the framed area to the middle of the frame's line, in widths of the line."""


class Mark(Enum):
    """The meaning of a frame. Each has its own shape, so that colour is never the only sign."""

    TARGET = auto()
    """A column that accepts the held block, with an arrow at the place where it would go."""
    CHOSEN = auto()
    """The held block, with a double line."""
    HOVER = auto()
    """The block under the pointer that a press would pick up, with a thin line."""
    FOCUS = auto()
    """The keyboard focus, with black dashes on white, which are visible on every background."""


class Fade(QVariantAnimation):
    """A number between 0 and 1 that is animated to a target. It uses no timer at rest.

    Args:
        parent: The owner.
        show: Called with the number after every change.

    Attributes:
        now: The number.
        end: Its target.
    """

    def __init__(self, parent: QObject, show: Callable[[float], None]) -> None:
        super().__init__(parent)
        self.now = self.end = self._begin = 0.0
        self._show = show
        self.setEasingCurve(QEasingCurve.Type.InOutQuad)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(self._on_progress)

    def go(self, end: float, duration: float) -> None:
        """Animate the number to another one.

        Args:
            end: The number.
            duration: Of the whole way from 0 to 1, in milliseconds; 0 is at once.
        """
        if end == self.end and (duration > 0 or end == self.now):
            return
        self.stop()
        self._begin = self.end = self.now
        # Setting the duration updates the current value at once, so set it before the new end.
        self.setDuration(round(duration * abs(end - self.now)))
        self.end = end
        if duration > 0:
            self.start()
        else:
            self._on_progress(1.0)

    def _on_progress(self, share: float) -> None:
        self.now = self._begin + (self.end - self._begin) * share
        self._show(self.now)


class FrameItem(QGraphicsObject):
    """A frame around a card, a block or a pile."""

    def __init__(self, mark: Mark, colour: QColor) -> None:
        super().__init__()
        self.mark = mark
        self._rect = QRectF()
        self._colour = colour
        self._presence = Fade(self, self._on_presence)
        self._shine = Fade(self, self._on_shine)
        self.setOpacity(0.0)

    @property
    def lit(self) -> bool:
        """Whether the frame is shown and not fading out."""
        return self._presence.end == 1.0

    def appear(self, duration: float) -> None:
        """Fade in.

        Args:
            duration: In milliseconds.
        """
        self._presence.go(1.0, duration)

    def vanish(self, duration: float) -> None:
        """Fade out.

        Args:
            duration: In milliseconds.
        """
        self._presence.go(0.0, duration)

    def aim(self, aimed: bool, duration: float) -> None:
        """Brighten the glow while the dragged block would be dropped here."""
        self._shine.go(float(aimed), duration)

    def set_colour(self, colour: QColor) -> None:
        """Change the colour."""
        if colour != self._colour:
            self._colour = colour
            self.update()

    def place(self, rect: QRectF) -> None:
        """Surround a rectangle of the scene."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle of the frame."""
        reach = 3 * self._line()
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the line, edges of the opposite brightness, and a glow inside."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A double line needs more width.
        line = self._line() * (1.4 if self.mark is Mark.CHOSEN else 1)
        # Mostly outside, to leave the index at the edge of a card visible.
        out = line * _OUTSIDE
        rect = self._rect.adjusted(-out, -out, out, out)
        radius = min(CORNER * self._rect.width() + out, rect.height() / 2)
        bright = QColor("#ffffff") if self.mark is Mark.FOCUS else self._colour
        if self.mark in (Mark.TARGET, Mark.CHOSEN):
            light = QColor(self._colour)
            glow = _GLOW_INSIDE + (_GLOW_AIMED - _GLOW_INSIDE) * self._shine.now
            light.setAlpha(round(glow))
            painter.fillPath(_rounded(rect, radius), light)
        painter.setPen(QPen(edge(bright), line * 1.9))
        painter.drawRoundedRect(rect, radius, radius)
        painter.setPen(QPen(bright, line))
        painter.drawRoundedRect(rect, radius, radius)
        if self.mark is Mark.CHOSEN:
            painter.setPen(QPen(QColor.fromRgb(edge(bright).rgb()), line * 0.3))
            painter.drawRoundedRect(rect, radius, radius)
        elif self.mark is Mark.FOCUS:
            dashes = QPen(Qt.GlobalColor.black, line * 0.6)
            dashes.setDashPattern([3.5, 3])
            dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(dashes)
            painter.drawRoundedRect(rect, radius, radius)
        elif self.mark is Mark.TARGET:
            self._paint_arrow(painter, line)

    def _paint_arrow(self, painter: QPainter, line: float) -> None:
        """Paint an arrow that points down, in the middle of the upper edge."""
        unit = max(2.5, self._rect.width() * 0.045)
        tip = QPointF(self._rect.center().x(), self._rect.top() + 1.6 * unit)
        shape = [QPointF(0, 0), QPointF(-2 * unit, -2.6 * unit), QPointF(2 * unit, -2.6 * unit)]
        painter.setPen(QPen(edge(self._colour), line * 0.5))
        painter.setBrush(self._colour)
        painter.drawPolygon([tip + point for point in shape])

    def _on_presence(self, share: float) -> None:
        self.setOpacity(share)
        self.setVisible(share > 0 or self.lit)

    def _on_shine(self, _share: float) -> None:
        self.update()

    def _line(self) -> float:
        line = max(3.0, min(self._rect.width(), 200) * 0.032)
        return line / 2 if self.mark is Mark.HOVER else line


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
