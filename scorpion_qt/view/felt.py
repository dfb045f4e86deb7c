"""The cloth of the table: wool in a pool of light, in the colours of a theme."""

from __future__ import annotations

from functools import cache
from math import cos, pi
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from scorpion_qt import paths

from .colours import blend
from .theme import Theme

_CENTRE: Final = 0.36
"""Distance of the centre of the light from the top, in heights of the table."""
_REACH: Final = (0.72, 0.97)
"""Reach of the light from its centre, in widths and heights of the table."""
_STOPS: Final = 12
_EDGE: Final = 0.022
"""Width of the shadow along the table's edge, as a share of its shorter side."""
_EDGE_DARKNESS: Final = 56
"""Opacity of that shadow at the edge, of 255."""


def paint_felt(painter: QPainter, area: QRect, theme: Theme) -> None:
    """Paint the cloth in a soft pool of light, slightly darker along its edge."""
    painter.fillRect(area, _light(area, theme))
    if theme.soft:
        # One pixel of the tile per device pixel, so that it is fine and never blurred.
        ratio = painter.deviceTransform().m11()
        nap = QBrush(_nap())
        nap.setTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        painter.fillRect(area, nap)
        _paint_edge(painter, area)


def _light(area: QRect, theme: Theme) -> QBrush:
    """Return a brush from the theme's light in the middle to its shade, without visible steps."""
    gradient = QRadialGradient(QPointF(), 1.0)
    for stop in range(_STOPS + 1):
        share = stop / _STOPS
        gradient.setColorAt(share, blend(theme.light, theme.shade, (1 + cos(pi * share)) / 2))
    brush = QBrush(gradient)
    middle = QTransform.fromTranslate(area.center().x(), area.top() + area.height() * _CENTRE)
    wide, high = _REACH
    brush.setTransform(middle.scale(max(1, area.width() * wide), max(1, area.height() * high)))
    return brush


def _paint_edge(painter: QPainter, area: QRect) -> None:
    """Paint the shadow along the edge, as if the cloth were slightly sunk."""
    depth = max(1, round(_EDGE * min(area.width(), area.height())))
    left, top, right, bottom = area.left(), area.top(), area.right() + 1, area.bottom() + 1
    for start, inward, strip in (
        (area.topLeft(), QPoint(0, depth), QRect(left, top, area.width(), depth)),
        (area.topLeft(), QPoint(depth, 0), QRect(left, top, depth, area.height())),
        (
            QPoint(right, bottom),
            QPoint(0, -depth),
            QRect(left, bottom - depth, area.width(), depth),
        ),
        (QPoint(right, bottom), QPoint(-depth, 0), QRect(right - depth, top, depth, area.height())),
    ):
        shadow = QLinearGradient(start.toPointF(), (start + inward).toPointF())
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            shadow.setColorAt(share, QColor(0, 0, 0, round(_EDGE_DARKNESS * (1 - share) ** 2)))
        painter.fillRect(strip, shadow)


@cache
def _nap() -> QPixmap:
    """Return the seamless tile drawn by ``resources/table/build.py``."""
    return QPixmap.fromImage(
        QImage(str(paths.resource("table", "nap.png"))).convertToFormat(
            QImage.Format.Format_ARGB32_Premultiplied
        )
    )
