"""Draw the nap of the table's cloth: a tile of pressed wool to paint over cloth of any colour.

    python resources/table/build.py [--out FILE]

Writes ``table/nap.png``: light and dark hairs over a fine grain, in all directions but slightly
more in one. The tile is seamless. It is drawn in advance, because so many hairs take longer than
the whole start of the program should.
"""

import argparse
import random
from collections.abc import Iterator
from itertools import product
from math import cos, pi, sin
from pathlib import Path

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

SIDE = 288
"""Device pixels."""
HAIRS = 5200
"""Of each tone."""
LENGTH = (2.5, 8.0)
THICKNESS = 0.75
COMBED, SPREAD = -0.6, 1.1
"""The direction most hairs lean to, in radians, and by how much they differ."""
LIGHT, DARK = 9, 11
"""Opacity of a hair, of 255."""
GRAIN = 4
"""How much lighter or darker a point can be by itself, of 255."""
STEP = 2
"""Tones are multiples of this: nobody sees the difference, and the file is half as large."""
MIDDLE = 128


def nap() -> QImage:
    """The tile, transparent where the cloth shows as it is: light and dark of a few opacities."""
    drawn = _drawn(random.Random(4))
    tones = [
        [(drawn.pixelColor(x, y).red() - MIDDLE) // STEP for x in range(SIDE)] for y in range(SIDE)
    ]
    found = sorted({tone for row in tones for tone in row})
    image = QImage(SIDE, SIDE, QImage.Format.Format_Indexed8)
    image.setColorTable([_overlay(tone * STEP) for tone in found])
    for x, y in product(range(SIDE), repeat=2):
        image.setPixel(x, y, found.index(tones[y][x]))
    return image


def _overlay(tone: int) -> int:
    """What makes a middle grey lighter by a tone, or darker."""
    opacity = min(255, 255 * abs(tone) // (255 - MIDDLE))
    return QColor(*[255 if tone > 0 else 0] * 3, opacity).rgba()


def _drawn(chance: random.Random) -> QImage:
    """Grain and hairs on a middle grey."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    for x, y in product(range(SIDE), repeat=2):
        image.setPixelColor(x, y, QColor(*[MIDDLE + round(chance.uniform(-GRAIN, GRAIN))] * 3))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for _ in range(HAIRS):
        for colour in (QColor(0, 0, 0, DARK), QColor(255, 255, 255, LIGHT)):
            painter.setPen(QPen(colour, THICKNESS))
            for path in _hair(chance):
                painter.drawPath(path)
    painter.end()
    return image


def _hair(chance: random.Random) -> Iterator[QPainterPath]:
    """A bent hair, and where it leaves the tile once more at the other side."""
    start = QPointF(chance.random() * SIDE, chance.random() * SIDE)
    angle = chance.gauss(COMBED, SPREAD) + pi * chance.randrange(2)
    reach = chance.uniform(*LENGTH) / 2
    bent = angle + chance.uniform(-0.9, 0.9)
    middle = QPointF(cos(angle), sin(angle)) * reach
    end = middle + QPointF(cos(bent), sin(bent)) * reach
    for across, down in product((-SIDE, 0, SIDE), repeat=2):
        path = QPainterPath(start + QPointF(across, down))
        path.quadTo(path.currentPosition() + middle, path.currentPosition() + end)
        if path.boundingRect().adjusted(-2, -2, 2, 2).intersects(QRect(0, 0, SIDE, SIDE).toRectF()):
            yield path


def main() -> None:
    """Draw it and write it."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path(__file__).with_name("nap.png"))
    nap().save(str(parser.parse_args().out), "PNG", 0)  # 0: the smallest file


if __name__ == "__main__":
    main()
