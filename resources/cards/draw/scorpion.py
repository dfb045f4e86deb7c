"""The scorpion of the linocut deck, and the bolder cut of the app icon."""

import itertools
import math

from .geometry import move, turn

LEGS = (  # each side has its own, the tail curls to the right
    ([(7, -14), (20, -22), (31, -14), (37, -2)], [(7, -14), (20, -22), (31, -14), (37, -2)]),
    ([(8, -6), (23, -11), (33, 0), (37, 13)], [(8, -6), (21, -11), (30, -3), (33, 8)]),
    ([(8, 3), (22, 1), (31, 13), (33, 27)], [(8, 3), (21, 1), (29, 9), (33, 21)]),
    ([(8, 11), (19, 12), (26, 25), (26, 40)], [(8, 11), (18, 11), (27, 17), (31, 27)]),
)
TAIL = [(0, 22), (2, 34), (10, 46), (23, 52), (37, 49), (46, 39), (48, 26)]


def mirrored(points, side):
    return [(side * x, y) for x, y in points]


def scorpion(c, ink, ground):
    """From above, head up, tail curling to the right; about 90 x 120 around the origin."""
    for side in (-1, 1):
        for left, right in LEGS:
            c.brush(mirrored(right if side > 0 else left, side), [4, 5, 4, 0.8], ink)
        c.brush(mirrored([(6, -21), (18, -26), (26, -38)], side), [6, 6, 6.4], ink)
        a, b, d, e, f, g, h, i, j, k, m, n, o = (
            side * v for v in (19, 10, 12, 24, 20, 21, 24, 28, 32, 35, 41, 34, 27)
        )
        c.path(
            f"M{a},-34 C{b},-42 {d},-58 {e},-66 C{f},-60 {g},-54 {h},-50 "
            f"C{i},-53 {j},-56 {k},-60 C{m},-46 {n},-34 {o},-31 Z",
            ink,
        )
        for x1, y1, x2, y2, w in (
            (22, -37, 18, -51, 2),
            (29, -38, 33, -48, 1.4),
            (12, -24.6, 18, -27, 1),
        ):
            c.gouge(side * x1, y1, side * x2, y2, w, ground)
    c.path(
        "M0,-32 C9,-32 14,-25 14,-15 L12,18 C10,25 -10,25 -12,18 L-14,-15 C-14,-25 -9,-32 0,-32 Z",
        ink,
    )
    for i, (p, q) in enumerate(itertools.pairwise(TAIL)):
        with c.push(*along(p, q)):
            out = 8.6 - i * 0.5
            c.path(f"M-6.6,-5.4 Q0,{-out} 6.6,-4.6 L6.6,4.6 Q0,{out} -6.6,5.4 Z", ink, ground, 1.2)
            c.gouge(-3.4, -1.6, 3.6, -1.6, 1.1, ground)
    c.path("M43,28 C39,20 43,12 49,13 C56,14 57,23 53,28 C49,32 45,32 43,28 Z", ink, ground, 1.2)
    c.brush([(50, 16), (48, 4), (38, -3)], [7, 4.8, 0.4], ink)
    for x in (-4.4, 4.4):
        c.circ(x, -24, 2.2, ground)
    for i in range(6):
        y, w = -15 + i * 6.2, 10.4 - abs(i - 1) * 0.6
        c.brush([(-w, y - 1.8), (0, y + 1.8), (w, y - 1.8)], [0.5, 2.5, 0.5], ground)


def along(p, q):
    """Matrices that lay the x axis from p to q, the origin half way."""
    angle = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
    return move((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), turn(angle)


BOLD_LEGS = (
    ([(10, -10), (24, -17), (36, -7), (41, 14)], [(10, -10), (24, -17), (34, -10), (38, 2)]),
    ([(12, 2), (27, -1), (38, 12), (40, 35)], [(12, 2), (25, -2), (34, 6), (37, 18)]),
    ([(12, 12), (24, 14), (32, 28), (29, 52)], [(12, 12), (21, 11), (28, 17), (30, 27)]),
)
BOLD_TAIL = [(-1, 20), (2, 36), (14, 49), (31, 52), (47, 45), (55, 31), (52, 14)]
BOLD_TAIL_WIDTHS = [11.4, 10.6, 10, 9.2, 8.4, 7.4, 6.4]


def emblem(c, ink, sting, dark, halo):
    """The scorpion with a broader gouge, for 16 pixels as for 512; halo wide in dark."""
    _bold(c, dark, dark, dark, halo, halo)
    _bold(c, ink, sting, dark, 1.6, 0)
    for side in (-1, 1):
        c.gouge(side * 24.5, -36, side * 17, -52, 3, dark)
        c.gouge(side * 36, -38, side * 37.5, -50, 1.8, dark)
        c.circ(side * 5, -25, 2.5, dark)
    for i, w in enumerate((13, 13.4, 13, 12, 10)):
        y = -14 + i * 7.2
        c.brush([(-w, y + 1.6), (0, y - 1.8), (w, y + 1.6)], [0.6, 3.1, 0.6], dark)
    c.brush([(54, 14), (55.4, 5), (53.4, -5)], [0.4, 2.8, 0.4], dark)


def _bold(c, ink, sting, edge, joint, grow):
    body_edge = {"stroke": edge, "w": grow} if grow else {}
    for side in (-1, 1):
        for left, right in BOLD_LEGS:
            widths = [6.4 + grow, 7.6 + grow, 6.4 + grow, 0.5 + 0.45 * grow]
            c.brush(mirrored(right if side > 0 else left, side), widths, ink)
        arm = [(7, -20), (22, -25), (29, -37)]
        c.brush(mirrored(arm, side), [8.5 + grow, 8.5 + grow, 9 + grow], ink)
        a, b, d, e, f, g, h, i, j, k, m, n, o = (
            side * v for v in (19, 8, 9, 25, 19.5, 21.5, 26, 29.5, 33, 35.5, 47, 42, 31)
        )
        c.path(
            f"M{a},-31 C{b},-41 {d},-60 {e},-69 C{f},-62 {g},-56 {h},-50 "
            f"C{i},-54 {j},-59 {k},-65 C{m},-52 {n},-36 {o},-28 Z",
            ink,
            **body_edge,
        )
    c.path(
        "M0,-34 C10,-34 17,-27 17,-16 L15.5,14 C13,26 -13,26 -15.5,14 L-17,-16 C-17,-27 -10,-34 0,-34 Z",
        ink,
        **body_edge,
    )
    for i, (p, q) in enumerate(itertools.pairwise(BOLD_TAIL)):
        w, v = BOLD_TAIL_WIDTHS[i], BOLD_TAIL_WIDTHS[i + 1]
        half = math.hypot(q[0] - p[0], q[1] - p[1]) / 2
        with c.push(*along(p, q)):
            c.path(
                f"M{-half},{-w * 0.78} Q0,{-w * 1.12} {half + 0.8},{-v * 0.66} "
                f"L{half + 0.8},{v * 0.66} Q0,{w * 1.12} {-half},{w * 0.78} Z",
                ink,
                edge,
                joint,
            )
    c.path(
        "M50,20 C40,15 39,2 46,-3 C48,-12 44,-20 32,-26 C50,-26 61,-15 60.5,-1 C66,8 60,20 50,20 Z",
        sting,
        edge,
        joint,
    )
