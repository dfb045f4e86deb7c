"""The app icon: the linocut scorpion on a carved red tile."""

import math

from .geometry import move, rounded, scale
from .linocut_ornament import INK, OCH, Print
from .scorpion import emblem
from .shared import svg

RED, PAPER = "#d2361f", "#fdf4e0"
SIZE = 512


def app_icon():
    c = Print()
    c.path(rounded(12, 12, 488, 488, 112), INK)
    c.path(rounded(34, 34, 444, 444, 92), RED)
    for i in range(40):
        a = math.radians(i * 9 + 4.5)
        x, y = math.cos(a), math.sin(a)
        far = min(212 / max(abs(x), abs(y)), 262)
        near = far - (46 if i % 2 else 26)
        c.gouge(256 + x * far, 256 + y * far, 256 + x * near, 256 + y * near, 6, OCH)
    with c.push(move(229, 274), scale(3.15)):
        emblem(c, PAPER, OCH, INK, 8)
    return svg(c.svg(), SIZE, SIZE)
