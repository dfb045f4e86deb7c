"""Arrows and figures over the cards: hints, reasons, odds."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

DARK = QColor(10, 14, 12, 215)
"""Around what has to be seen on every ground."""
_BEND = 0.16
"""How far an arrow bows out, in lengths: two arrows between the same cards do not hide each other."""


class ArrowItem(QGraphicsObject):
    """A bowed arrow from one point of the scene to another, with a number where it begins to bow most."""

    def __init__(
        self, start: QPointF, end: QPointF, colour: QColor, width: float, label: str = ""
    ) -> None:
        super().__init__()
        self._colour = colour
        self._width = width
        self._label = label
        self._tip = end
        along = end - start
        length = max(1.0, hypot(along.x(), along.y()))
        across = QPointF(-along.y(), along.x()) * _BEND
        self._control = (start + end) / 2 + across
        head = 3.2 * width
        towards = end - self._control
        reach = max(1.0, hypot(towards.x(), towards.y()))
        self._direction = towards / reach
        self._neck = end - self._direction * min(head, length / 2)
        self._path = QPainterPath(start)
        self._path.quadTo(self._control, self._neck)
        self._font = QFont()
        self._font.setPixelSize(max(10, round(3.4 * width)))
        self._font.setBold(True)

    def boundingRect(self) -> QRectF:
        """The arrow, its head and its number."""
        room = 4 * self._width
        return (
            self._path.boundingRect()
            .united(QRectF(self._tip, self._tip))
            .adjusted(-room, -room, room, room)
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the shaft and the head, dark around bright, and the number on a disc."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = QPointF(-self._direction.y(), self._direction.x()) * 1.7 * self._width
        head = QPolygonF([self._tip, self._neck + side, self._neck - side])
        for colour, rim in ((DARK, 2.5), (self._colour, 0.0)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(colour, self._width + rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(self._path)
            painter.setBrush(colour)
            painter.setPen(QPen(colour, rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolygon(head)
        if self._label:
            _paint_badge(
                painter, self._path.pointAtPercent(0.4), self._label, self._font, self._colour
            )


class FigureItem(QGraphicsObject):
    """A short figure on a dark disc, such as the odds of a move at its target."""

    def __init__(self, centre: QPointF, text: str, height: float, colour: QColor) -> None:
        super().__init__()
        self._text = text
        self._colour = colour
        self._font = QFont()
        self._font.setPixelSize(max(9, round(height)))
        self._font.setBold(True)
        self.setPos(centre)

    def boundingRect(self) -> QRectF:
        """The disc."""
        rect = _badge_rect(QPointF(), self._text, self._font)
        return rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw it."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_badge(painter, QPointF(), self._text, self._font, self._colour)


def _badge_rect(centre: QPointF, text: str, font: QFont) -> QRectF:
    metrics = QFontMetricsF(font)
    height = metrics.height() * 1.15
    width = max(height, metrics.horizontalAdvance(text) + height * 0.6)
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _paint_badge(
    painter: QPainter, centre: QPointF, text: str, font: QFont, colour: QColor
) -> None:
    rect = _badge_rect(centre, text, font)
    painter.setPen(QPen(colour, 1.5))
    painter.setBrush(DARK)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setPen(QColor("#ffffff"))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
