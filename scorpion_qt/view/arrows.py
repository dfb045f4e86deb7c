"""Arrows and tags over the cards: hints, reasons, odds."""

from __future__ import annotations

from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .arrow_geometry import ArrowCurve
from .theme import DARK, edge

_FAINT = 110
"""Opacity of a faint arrow, of 255."""


class ArrowItem(QGraphicsObject):
    """A bent arrow, with a number where it bends most.

    Args:
        curve: Its curve, in scene coordinates.
        colour: Its colour.
        width: Of its shaft, in logical pixels.
        label: The number, or an empty text.
        faint: Whether the player should look at another arrow now.
    """

    def __init__(
        self, curve: ArrowCurve, colour: QColor, width: float, label: str = "", faint: bool = False
    ) -> None:
        super().__init__()
        self._colour = QColor(colour)
        if faint:
            self._colour.setAlpha(_FAINT)
            width *= 0.7
        self._width = width
        self._label = label
        self._tip = QPointF(*curve.end)
        control = QPointF(*curve.control)
        length = max(1.0, hypot(curve.end[0] - curve.start[0], curve.end[1] - curve.start[1]))
        towards = self._tip - control
        self._direction = towards / max(1.0, hypot(towards.x(), towards.y()))
        self._neck = self._tip - self._direction * min(3.2 * width, length / 2)
        self._path = QPainterPath(QPointF(*curve.start))
        self._path.quadTo(control, self._neck)
        self._font = _bold(max(10, round(3.4 * width)))

    def boundingRect(self) -> QRectF:
        """Return the rectangle of the arrow, its head and its number."""
        room = 4 * self._width
        return (
            self._path.boundingRect()
            .united(QRectF(self._tip, self._tip))
            .adjusted(-room, -room, room, room)
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the shaft and the head with an edge around them, and the number on a disc."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = QPointF(-self._direction.y(), self._direction.x()) * 1.7 * self._width
        head = QPolygonF([self._tip, self._neck + side, self._neck - side])
        for colour, rim in ((edge(self._colour), 2.5), (self._colour, 0.0)):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            pen = QPen(colour, self._width + rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(self._path)
            painter.setBrush(colour)
            painter.setPen(QPen(colour, rim, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawPolygon(head)
        if self._label:
            _paint_badge(
                painter, self._path.pointAtPercent(0.5), self._label, self._font, self._colour
            )


@dataclass(frozen=True, slots=True)
class Tag:
    """A short figure on a card, such as the odds after its move.

    Attributes:
        text: The figure.
        bright: Whether the player should look at it first.
    """

    text: str
    bright: bool = False


class TagItem(QGraphicsObject):
    """Shows a tag on a card.

    Args:
        spot: The middle of its right edge, in scene coordinates.
        height: In logical pixels; the tag gets higher if its text needs that to be readable.
        tag: The tag.
        colour: Of its edge, or of all of a bright tag.
    """

    def __init__(self, spot: tuple[float, float], height: float, tag: Tag, colour: QColor) -> None:
        super().__init__()
        self._tag = tag
        self._colour = colour
        self._font = _bold(max(9, round(height * 0.72)))
        rect = _badge_rect(QPointF(), tag.text, self._font)
        self.setPos(spot[0] - rect.width() / 2, spot[1])

    def boundingRect(self) -> QRectF:
        """Return the rectangle of the tag and its edge."""
        return _badge_rect(QPointF(), self._tag.text, self._font).adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the tag."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_badge(painter, QPointF(), self._tag.text, self._font, self._colour, self._tag.bright)


def _bold(pixels: int) -> QFont:
    font = QFont()
    font.setPixelSize(pixels)
    font.setBold(True)
    return font


def _badge_rect(centre: QPointF, text: str, font: QFont) -> QRectF:
    metrics = QFontMetricsF(font)
    height = metrics.height() * 1.15
    width = max(height, metrics.horizontalAdvance(text) + height * 0.6)
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _paint_badge(
    painter: QPainter,
    centre: QPointF,
    text: str,
    font: QFont,
    colour: QColor,
    bright: bool = False,
) -> None:
    rect = _badge_rect(centre, text, font)
    painter.setPen(QPen(DARK if bright else colour, 1.5))
    painter.setBrush(colour if bright else DARK)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    dark_on_it = bright and colour.lightnessF() > 0.45
    painter.setPen(QColor("#000000") if dark_on_it else QColor("#ffffff"))
    painter.setFont(font)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
