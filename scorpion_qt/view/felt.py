"""The cloth of the table."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPixmap, QRadialGradient, QTransform

from .theme import Theme

_GRAIN = (QSize(128, 128), QSize(128, 128), 9)
_NAP = (QSize(96, 32), QSize(192, 288), 9)
_FOLDS = (QSize(5, 5), QSize(225, 225), 9)
"""Layers of the cloth: random points, the size to which they are drawn out, and the greatest opacity."""
_SLANT = 32.0
"""Degrees by which the nap leans."""


def paint_felt(painter: QPainter, area: QRect, theme: Theme) -> None:
    """Paint cloth lit from above the middle: fibres all combed one way, and softly uneven."""
    light = QRadialGradient(
        QPointF(area.center().x(), area.top() + area.height() * 0.35),
        max(area.width(), area.height()) * 0.75,
    )
    light.setColorAt(0, theme.light)
    light.setColorAt(1, theme.shade)
    painter.fillRect(area, light)
    if theme.grain:
        for brush in _cloth():
            painter.fillRect(area, brush)


@cache
def _cloth() -> list[QBrush]:
    # Seeded: a picture of the table is the same every time.
    chance = random.Random(4)
    folds, nap, grain = (QBrush(_noise(chance, *layer)) for layer in (_FOLDS, _NAP, _GRAIN))
    nap.setTransform(QTransform().rotate(_SLANT))
    # Drawn out further than their tile: nobody sees the steps, and the tile is made sooner.
    folds.setTransform(QTransform().rotate(_SLANT).scale(4, 4))
    return [folds, nap, grain]


def _noise(chance: random.Random, points: QSize, size: QSize, opacity: int) -> QPixmap:
    """A tile of light and dark spots that continues itself on all sides."""
    width, height = points.width(), points.height()
    raw = chance.randbytes(width * height)
    # The outermost points come again at the other side: drawn out, the edges of the tile meet.
    rows = [raw[row * width : (row + 1) * width] for row in range(height)]
    padded = [row[-1:] + row + row[:1] for row in (rows[-1], *rows, rows[0])]
    data = bytearray(4 * (width + 2) * (height + 2))
    flat = b"".join(padded)
    tone = flat.translate(bytes(255 if byte & 1 else 0 for byte in range(256)))
    # Premultiplied: light where the tone is, else nothing but darkness.
    alpha = flat.translate(bytes(byte * opacity // 256 for byte in range(256)))
    lit = bytes(min(pair) for pair in zip(tone, alpha, strict=True))
    for channel in range(3):
        data[channel::4] = lit
    data[3::4] = alpha
    image = QImage(
        bytes(data),
        width + 2,
        height + 2,
        4 * (width + 2),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    across, down = size.width() // width, size.height() // height
    drawn = image.scaled(
        (width + 2) * across,
        (height + 2) * down,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return QPixmap.fromImage(drawn.copy(across, down, width * across, height * down))
