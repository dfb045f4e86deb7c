"""Linocut: hair and beards. The origin is the middle of the face."""

import math

from . import geometry as geo
from .geometry import move, turn
from .linocut_ornament import FLUSH, INK, PAP, RED


def braid(c, pts, w, col, n=7, tie=RED):
    """plait along a polyline"""
    cur = geo.spline(pts, 8)
    L = len(cur) - 1
    c.brush(pts, [w * 1.36, w * 1.36, w * 1.2], INK if col != INK else PAP)
    for i in range(n):
        t = i / n * L
        p, q = cur[int(t)], cur[min(L, int(t) + 2)]
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
        with c.push(move(*p), turn(a)):
            for s in (-1, 1):
                c.path(
                    f"M{-w * 0.16:g},{s * w * 0.56:g} C{w * 0.3:g},{s * w * 0.62:g} {w * 0.66:g},{s * w * 0.36:g} {w * 0.74:g},0 C{w * 0.4:g},{s * w * 0.02:g} {w * 0.1:g},{s * w * 0.06:g} {-w * 0.16:g},{s * w * 0.56:g} Z",
                    col,
                )
    p, q = cur[-1], cur[-3]
    a = math.degrees(math.atan2(p[1] - q[1], p[0] - q[0]))
    with c.push(move(*p), turn(a)):
        c.poly([(-1, -w * 0.5), (6, -w * 0.44), (6, w * 0.44), (-1, w * 0.5)], tie, INK, 1.6)


def beard(c, kind, col, cut=PAP):
    if kind == "S":  # long, pointed, sculpted
        c.path(
            "M-23,-6 C-26,14 -24,36 -14,52 C-9,62 -4,68 -1,78 C4,68 11,62 15,52 C24,36 26,14 23,-6 C20,4 18,12 13,16 C6,12 -10,12 -17,17 C-20,12 -22,4 -23,-6 Z",
            col,
            PAP,
            3,
        )
        for x, y, X, Y in (
            (-20, 12, -12, 42),
            (-14, 25, -7, 56),
            (-7, 31, -2, 66),
            (0, 33, 1, 70),
            (7, 31, 6, 62),
            (14, 25, 11, 54),
            (20, 10, 17, 40),
            (-22, 2, -19, 24),
            (22, 0, 22, 22),
        ):
            c.gouge(x, y, X, Y, 2, cut)
    elif kind == "H":  # round curly
        d = "M-23,-6 C-28,6 -27,16 -28,20 C-33,28 -27,34 -24,36 C-25,46 -16,49 -12,48 C-8,56 2,57 6,50 C12,54 20,50 20,44 C28,42 31,34 27,28 C31,20 26,8 23,-6 C21,4 18,12 13,16 C6,12 -10,12 -17,17 C-20,12 -22,4 -23,-6 Z"
        c.path(d, col, INK, 2.2)
        for x, y in ((-19, 24), (-9, 37), (4, 40), (15, 33), (21, 19), (-2, 31)):
            c.brush(
                [
                    (x - 5, y),
                    (x - 1, y - 4.4),
                    (x + 3.6, y - 1),
                    (x + 0.6, y + 2.6),
                    (x - 1.6, y + 0.4),
                ],
                [0.6, 1.8, 1.8, 1.4, 0.6],
                INK,
            )
    elif kind == "D":  # forked, old
        d = "M-23,-8 C-27,14 -30,36 -24,54 C-22,62 -18,66 -16,70 C-8,62 -3,54 -1,44 C2,54 8,62 17,70 C20,64 25,56 26,48 C29,34 26,12 23,-8 C21,4 18,12 13,16 C6,12 -10,12 -17,17 C-20,12 -22,4 -23,-8 Z"
        c.path(d, col, INK, 2.4)
        for x, y, X, Y in (
            (-21, 10, -22, 46),
            (-16, 25, -19, 58),
            (-10, 30, -14, 60),
            (-4, 33, -8, 50),
            (5, 33, 8, 50),
            (11, 30, 15, 60),
            (17, 22, 20, 54),
            (21, 8, 24, 40),
        ):
            c.gouge(x, y, X, Y, 1.6, INK, 2)
    else:  # broad spade beard, wavy
        d = "M-23,-6 C-30,10 -35,30 -33,48 C-25,46 -24,52 -17,56 C-12,54 -8,60 0,63 C7,60 12,55 17,57 C24,52 26,47 34,48 C35,30 29,10 23,-6 C21,4 18,12 13,16 C6,12 -10,12 -17,17 C-20,12 -22,4 -23,-6 Z"
        c.path(d, col, INK, 2.2)
        for x, X, y, Y in (
            (-22, -28, 12, 42),
            (-16, -19, 26, 50),
            (-9, -10, 31, 54),
            (-1, 0, 34, 58),
            (8, 9, 31, 55),
            (15, 19, 26, 50),
            (22, 28, 10, 42),
        ):
            c.brush(
                [
                    (x, y),
                    ((x + X) / 2 - 2, y + (Y - y) * 0.33),
                    ((x + X) / 2 + 2, y + (Y - y) * 0.66),
                    (X, Y),
                ],
                [0.8, 2.4, 2.2, 0.5],
                PAP,
            )
    # lower lip + moustache
    c.path("M-11,20 Q-3.4,28.4 6,19.6 Q-3,21.5 -11,20 Z", FLUSH, PAP, 1)
    mc = col if col != PAP else PAP
    halves = (
        [(-3, 15.2), (5, 17), (12, 21.5), (17, 18)],
        [(-5, 15.2), (-11, 17.2), (-17, 21), (-21.5, 18)],
    )
    for widths, ink in (([7.4, 9, 6.4, 1], INK if mc != INK else PAP), ([4.2, 6, 3.8, 0.4], mc)):
        for half in halves:
            c.brush(half, widths, ink)
        c.circ(-4, 15.2, widths[0] / 2, ink)
    c.gouge(-4, 13, -4, 18.4, 1, PAP if mc == INK else INK)


def braids_hair(c, col, cut):
    """centre-parted hair framing the face (drawn over the face edge)"""
    for s in (-1, 1):
        d = f"M{s * 0 - 1:g},-34 C{s * 12:g},-30 {s * 20:g},-20 {s * 19:g},-2 C{s * 20:g},6 {s * 22:g},14 {s * 25:g},18 C{s * 33:g},10 {s * 31:g},-6 {s * 24:g},-34 Z"
        c.path(d, col, INK, 2)
        for i in range(2):
            c.brush(
                [
                    (s * (11 + i * 6), -28 + i * 3),
                    (s * (21 + i * 3), -17 + i * 4),
                    (s * (25.4 + i * 2), 0 + i * 4),
                ],
                [0.5, 1.9, 0.5],
                cut,
            )


def jackhair(c, col, cut, kind=0):
    """bob: two side masses and a fringe"""
    for s in (-1, 1):
        d = f"M{s * 14:g},-28 C{s * 20:g},-20 {s * 20:g},-4 {s * 18.5:g},6 C{s * 20:g},14 {s * 20:g},20 {s * 16:g},27 C{s * 26:g},28 {s * 34:g},24 {s * 36:g},18 C{s * 35:g},4 {s * 33:g},-14 {s * 26:g},-28 Z"
        c.path(d, col, INK, 2)
        for i in range(3):
            c.brush(
                [
                    (s * (22 + i * 2), -16 + i * 3),
                    (s * (24 + i * 3), 2 + i * 2),
                    (s * (21 + i * 4.4), 22 - i * 1.4),
                ],
                [0.5, 1.9, 0.5],
                cut,
            )
    c.path("M-22,-22 C-14,-17 -6,-19 -2,-24 C4,-17 14,-17 22,-21 L20,-34 L-20,-34 Z", col, INK, 1.8)
    for x in (-15, -8, 6, 13):
        c.gouge(x * 0.9, -31, x, -20, 1.2, cut)


def side_hair(c, colour, cut, length=27):
    """Hair of a head in profile: over the ear and down the nape, with a fringe."""
    d = (
        f"M-16,-30 C-14,-20 -8,-17 0,-18 C4,-8 5,4 3,{length * 0.5} C6,{length * 0.8} 12,{length} 20,{length + 3} "
        f"C34,{length - 2} 36,6 31,-14 L22,-32 Z"
    )
    c.path(d, colour, PAP, 3)
    c.path(d, colour, INK, 2)
    for x in (0, 6, 12):
        c.brush(
            [(4 + x, -20 + x * 0.3), (11 + x, -4), (10 + x, 10), (10.6 + x * 0.9, length - 3)],
            [0.5, 2, 2, 0.5],
            cut,
        )
