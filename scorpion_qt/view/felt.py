"""The cloth of the table."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient

from .theme import Theme

_GRAIN_SIDE = 128
_GRAIN_ALPHA = 9


def paint_felt(painter: QPainter, area: QRect, theme: Theme) -> None:
    """Paint cloth lit from above the middle, with a little grain that also hides the gradient's bands."""
    light = QRadialGradient(
        QPointF(area.center().x(), area.top() + area.height() * 0.35),
        max(area.width(), area.height()) * 0.75,
    )
    light.setColorAt(0, theme.light)
    light.setColorAt(1, theme.shade)
    painter.fillRect(area, light)
    if theme.grain:
        painter.fillRect(area, _grain())


_cached: list[QBrush] = []


def _grain() -> QBrush:
    if not _cached:
        # Seeded: a picture of the table is the same every time.
        noise = random.Random(4)
        image = QImage(_GRAIN_SIDE, _GRAIN_SIDE, QImage.Format.Format_ARGB32)
        data = bytearray()
        for _ in range(_GRAIN_SIDE * _GRAIN_SIDE):
            tone = 255 if noise.random() < 0.5 else 0
            data += bytes((tone, tone, tone, noise.randrange(_GRAIN_ALPHA)))
        image.bits()[:] = bytes(data)  # type: ignore[index]
        _cached.append(QBrush(QPixmap.fromImage(image)))
    return _cached[0]
