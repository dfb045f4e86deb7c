"""Linocut: the inks, and the small cuts: pips, bands of ornament, plants, feathers."""

import math

from . import geometry as geo
from .canvas import Canvas
from .geometry import move, scale, turn
from .shared import card

INK, RED, OCH, PAP = "#1b1f45", "#c6331c", "#e3a42f", "#fcf7ea"
FLUSH = "#c73a22"  # cheeks and lips, which keep their red when the cloth is dyed
GINGER = "#c53119"  # hair, which is not dyed like cloth
EDGE = "#b9ae97"

PIPS = {  # about 100 high, centred
    "H": "M0,48 C-9,32 -48,10 -48,-17 C-48,-36 -35,-46 -23,-46 C-11,-46 -3,-38 0,-27 "
    "C3,-38 11,-46 23,-46 C35,-46 48,-36 48,-17 C48,10 9,32 0,48 Z",
    "D": "M0,-51 C9,-31 22,-13 38,0 C22,13 9,31 0,51 C-9,31 -22,13 -38,0 C-22,-13 -9,-31 0,-51 Z",
    "S": "M0,-50 C9,-31 46,-12 46,15 C46,30 35,37 25,37 C16,37 9,32 5,25 C6,36 10,44 18,50 "
    "L-18,50 C-10,44 -6,36 -5,25 C-9,32 -16,37 -25,37 C-35,37 -46,30 -46,15 C-46,-12 -9,-31 0,-50 Z",
    "C": "M0,-49 C13,-49 22,-39 22,-27 C22,-19 18,-13 13,-9 C17,-11 21,-12 25,-12 "
    "C38,-12 47,-3 47,10 C47,23 38,32 25,32 C16,32 9,28 5,21 C6,34 10,43 18,50 L-18,50 "
    "C-10,43 -6,34 -5,21 C-9,28 -16,32 -25,32 C-38,32 -47,23 -47,10 C-47,-3 -38,-12 -25,-12 "
    "C-21,-12 -17,-11 -13,-9 C-18,-13 -22,-19 -22,-27 C-22,-39 -13,-49 0,-49 Z",
}


class Print(Canvas):
    """A canvas whose gouge cuts to the paper and whose brush carries the dark ink.

    Args:
        clip: as for a canvas.
        dyes: inks by the ink that is printed in their stead.
    """

    def __init__(self, clip=None, dyes=None):
        super().__init__(clip)
        self.dyes = dyes or {}

    def path(self, data, fill=None, stroke=None, *width, **style):
        dyed = self.dyes.get
        super().path(data, dyed(fill, fill), dyed(stroke, stroke), *width, **style)

    def circ(self, x, y, r, fill=None, stroke=None, *width, **style):
        dyed = self.dyes.get
        super().circ(x, y, r, dyed(fill, fill), dyed(stroke, stroke), *width, **style)

    def gouge(self, x1, y1, x2, y2, w=3, fill=PAP, bend=0):
        super().gouge(x1, y1, x2, y2, w, fill, bend)

    def brush(self, points, widths, fill=INK):
        super().brush(points, widths, fill)


def sheet(body):
    """A linocut card around its drawing."""
    return card(body, PAP, EDGE)


def unit(c, kind, u, w, a, b):
    """one ornament unit centred on origin; u = pitch, w = band inner width"""
    h = w / 2
    if kind == "dia":
        c.poly([(-u * 0.42, 0), (0, -h * 0.8), (u * 0.42, 0), (0, h * 0.8)], a)
        c.circ(0, 0, min(h, u) * 0.24, b)
        for sx in (-1, 1):
            c.poly(
                [
                    (sx * u * 0.5 - 1.1, -h * 0.9),
                    (sx * u * 0.5 + 1.1, -h * 0.9),
                    (sx * u * 0.5, -h * 0.3),
                ],
                a,
            )
            c.poly(
                [
                    (sx * u * 0.5 - 1.1, h * 0.9),
                    (sx * u * 0.5 + 1.1, h * 0.9),
                    (sx * u * 0.5, h * 0.3),
                ],
                a,
            )
    elif kind == "zig":
        c.poly([(-u / 2, h * 0.85), (0, -h * 0.85), (u / 2, h * 0.85)], a)
    elif kind == "dot":
        c.circ(0, 0, h * 0.62, a)
    elif kind == "cross":
        for q in (45, 135):
            with c.push(turn(q)):
                c.poly(
                    [
                        (-h * 0.95, -h * 0.24),
                        (h * 0.95, -h * 0.24),
                        (h * 0.95, h * 0.24),
                        (-h * 0.95, h * 0.24),
                    ],
                    a,
                )
        c.circ(0, 0, h * 0.3, b)
    elif kind == "leaf":
        c.leaf(-u * 0.5, 0, -32, u * 0.8, h * 0.5, a)
        c.leaf(-u * 0.5, 0, 32, u * 0.8, h * 0.5, a)
        c.circ(u * 0.36, 0, h * 0.24, b)
    elif kind == "chev":
        c.poly(
            [
                (-u * 0.45, -h * 0.9),
                (-u * 0.1, -h * 0.9),
                (u * 0.3, 0),
                (-u * 0.1, h * 0.9),
                (-u * 0.45, h * 0.9),
                (-u * 0.05, 0),
            ],
            a,
        )
    elif kind == "star":
        for q in range(8):
            with c.push(turn(q * 45)):
                c.poly([(h * 0.12, 0), (h * 0.5, -h * 0.24), (h * 0.98, 0), (h * 0.5, h * 0.24)], a)
    elif kind == "eye":
        c.circ(0, 0, min(u * 0.46, h), a, ry=h * 0.74)
        c.circ(0, 0, h * 0.36, b)
    elif kind == "saw":
        c.poly([(-u / 2, -h), (0, -h * 0.1), (u / 2, -h)], a)
        c.poly([(-u / 2, h), (0, h * 0.1), (u / 2, h)], a)


def band(c, x1, y1, x2, y2, w, kind, bg, a, b=None, edge=None, pitch=None, ew=1.8):
    b = b or bg
    L = math.hypot(x2 - x1, y2 - y1)
    pitch = pitch or w * 0.95
    n = max(1, round(L / pitch))
    u = L / n
    with c.push(
        move((x1 + x2) / 2, (y1 + y2) / 2), turn(math.degrees(math.atan2(y2 - y1, x2 - x1)))
    ):
        c.poly(
            [(-L / 2, -w / 2), (L / 2, -w / 2), (L / 2, w / 2), (-L / 2, w / 2)],
            bg,
            edge,
            ew,
            join="miter",
        )
        for i in range(n):
            with c.push(move(-L / 2 + u * (i + 0.5), 0)):
                unit(c, kind, u, w - (ew if edge else 1) * 1.6, a, b)


def arcband(c, cx, cy, r, a0, a1, w, kind, bg, a, b=None, edge=None, pitch=None, ew=1.8, ry=None):
    """ornament band along a circular/elliptic arc (degrees, y down)"""
    b = b or bg
    k = 1 if ry is None else ry / r

    def pt(rr, t):
        return (cx + rr * math.cos(math.radians(t)), cy + rr * k * math.sin(math.radians(t)))

    N = 18
    out = [pt(r + w / 2, a0 + (a1 - a0) * i / N) for i in range(N + 1)]
    inn = [pt(r - w / 2, a1 + (a0 - a1) * i / N) for i in range(N + 1)]
    c.poly(out + inn, bg, edge, ew)
    L = abs(math.radians(a1 - a0)) * r * (1 + k) / 2
    pitch = pitch or w * 0.95
    n = max(1, round(L / pitch))
    for i in range(n):
        t = a0 + (a1 - a0) * (i + 0.5) / n
        x, y = pt(r, t)
        x2, y2 = pt(r, t + 1)
        with c.push(move(x, y), turn(math.degrees(math.atan2(y2 - y, x2 - x)))):
            unit(c, kind, L / n, w - (ew if edge else 1) * 1.6, a, b)


def pip(c, suit, x, y, h, col, rot=0, carve=True, bg=PAP):
    k = h / 100
    with c.push(move(x, y), turn(rot), scale(k)):
        c.path(PIPS[suit], col)
        if not carve:
            return
        if suit == "H":
            c.gouge(-33, -22, -8, 22, 6, bg, 7)
            c.gouge(-15, -32, -1, 2, 3.4, bg, 3)
        elif suit == "S":
            c.gouge(-8, -20, -31, 20, 6, bg, 7)
            c.gouge(-2, -12, -12, 16, 3.4, bg, 3)
        elif suit == "D":
            c.gouge(-3, -31, -25, 1, 5.5, bg, -6)
            c.gouge(-1, -14, -11, 3, 3.2, bg, -3)
        else:
            c.gouge(-12, -30, 1, -41, 5, bg, -5)
            c.gouge(-38, 14, -26, -4, 5, bg, -6)
            c.gouge(11, 13, 24, -3, 4.4, bg, -5)


def field(c, x, y, kind, col, s=1.0):
    with c.push(move(x, y), scale(s)):
        if kind == "dots":
            c.circ(0, 0, 2.1, col)
        elif kind == "cross":
            for q in (0, 90, 180, 270):
                with c.push(turn(q + 45)):
                    c.poly([(0.5, 0), (3, -1.5), (5, 0), (3, 1.5)], col)
        elif kind == "seed":
            c.gouge(0, -5, 0, 5, 3, col)
        elif kind == "dia":
            c.poly([(0, -4), (3, 0), (0, 4), (-3, 0)], col)
        elif kind == "bud":
            c.leaf(0, 4, -55, 8, 2, col)
            c.leaf(0, 4, -125, 8, 2, col)
            c.leaf(0, 4, -90, 10, 1.6, col)
        elif kind == "scale":
            c.brush(
                [(-6, -3), (-3, 2.5), (0, 4), (3, 2.5), (6, -3)], [0.6, 1.8, 2.2, 1.8, 0.6], col
            )
        elif kind == "ring":
            c.circ(0, 0, 3.6, None, col, 1.7)


def sprig(c, suit, col, x, y, top, leafc=INK):
    """tree-of-life sprig: suit blossom, paired leaves; base at x,y, blossom centre at y=top"""
    L = y - top
    pip(c, suit, x, top, 35, PAP, carve=False)
    c.brush([(x, y), (x, top)], [4, 3.4], leafc)
    for s in (-1, 1):
        c.leaf(x, y - L * 0.08, -90 + s * 62, 23, 6.4, leafc, PAP)
        c.leaf(x, y - L * 0.30, -90 + s * 50, 22, 5.4, OCH, INK)
        c.circ(x + s * 20, y - L * 0.62, 3, RED if col != RED else INK)
        c.brush(
            [(x, y - L * 0.36), (x + s * 9, y - L * 0.42), (x + s * 19, y - L * 0.58)],
            [0.8, 1.8, 1.2],
            leafc,
        )
    pip(c, suit, x, top, 30, col)


def feather(c, pts, w, col, vein, n=8):
    cur = geo.spline(pts, 8)
    c.brush(pts, [3, w * 1.7, w * 2, w * 1.6, 1.5], INK if col != INK else PAP)
    c.brush(pts, [1.5, w * 1.3, w * 1.62, w * 1.2, 0.4], col)
    L = len(cur) - 1
    for i in range(1, n):
        t = min(L - 1, int(i / n * L * 0.9) + 1)
        p, q = cur[t], cur[t + 1]
        with c.push(move(*p), turn(math.degrees(math.atan2(q[1] - p[1], q[0] - p[0])))):
            c.gouge(w * 0.5, -w * 0.72, 0, 0, 1, vein)
            c.gouge(w * 0.5, w * 0.72, 0, 0, 1, vein)
    c.brush(pts, [2.2, 1.9, 1.4, 0.6], vein)
