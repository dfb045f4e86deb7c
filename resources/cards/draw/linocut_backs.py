"""Linocut: the backs. Each is drawn as one half and turned, so it looks the same both ways up."""

import math

from .geometry import move, rounded, scale, turn
from .linocut_ornament import INK, OCH, PAP, RED, Print, band, pip, sheet, unit
from .linocut_things import bird
from .scorpion import scorpion
from .shared import CX, CY, twice


def ground(ink):
    c = Print()
    c.path(rounded(11, 11, 218, 314, 9), ink)
    return c.svg()


def border(c, kind, ink, ground_ink, star):
    """The top and left bands of a border with a star in each corner."""
    band(c, 38, 25, 202, 25, 19, kind, ground_ink, ink, PAP, None, 13.7)
    band(c, 25, 298, 25, 38, 19, kind, ground_ink, ink, PAP, None, 13.7)
    for x in (25, 215):
        with c.push(move(x, 25)):
            unit(c, "star", 20, 26, star, PAP)


def scorpions():
    """Two scorpions, head to tail, in a red oval."""
    half = Print()
    border(half, "zig", RED, INK, OCH)
    for side in (-1, 1):
        with half.push(move(CX, 0), scale(side, 1)):
            half.brush([(16, 45), (40, 46), (64, 58), (73, 92)], [0.8, 3.4, 3.4, 0.8], PAP)
            half.leaf(40, 47, 22, 20, 5.6, RED, INK)
            half.leaf(54, 53, 62, 20, 5, OCH, INK)
            half.leaf(46, 50, -16, 25, 5.6, PAP, INK)
            half.circ(72, 48, 3.2, OCH)
            half.circ(70, 86, 2.6, RED)
            half.gouge(74, 104, 70, 128, 2.4, OCH)
            half.gouge(77, 136, 75, 156, 2.2, RED)
    middle = Print()
    middle.path(rounded(37, 37, 166, 262, 3), None, PAP, 2.6)
    middle.circ(CX, CY, 65, INK, ry=119)
    middle.circ(CX, CY, 63, RED, ry=117)
    middle.circ(CX, CY, 58.5, None, PAP, 1.6, ry=112.5)
    beads = Print()
    for i in range(22):
        a = math.radians(i * 180 / 22 + 4)
        beads.circ(CX - 52.5 * math.cos(a), CY - 106.5 * math.sin(a), 1.6, OCH)
    with beads.push(move(CX - 4.5, CY - 44), scale(0.79)):
        scorpion(beads, PAP, RED)
    return sheet(ground(INK) + middle.svg() + twice(half.svg() + beads.svg()))


def pattern():
    """An embroidered cloth: eight-petalled stars and hooked rhombs."""
    c = Print()
    columns, rows = 5, 7
    u, v = 188 / columns, 284 / rows
    for j in range(rows):
        for i in range(columns):
            if (j, i) > (rows // 2, columns // 2):
                continue  # the half that is turned
            with c.push(move(26 + u * (i + 0.5), 26 + v * (j + 0.5))):
                if (i + j) % 2:
                    hooked_rhomb(c, u, v)
                else:
                    petalled_star(c, u)
    edge = Print()
    edge.path(rounded(11, 11, 218, 314, 9), None, RED, 1)
    edge.path(rounded(24, 24, 192, 288, 2), None, PAP, 1.6)
    rim = Print()
    band(rim, 26, 17.5, 214, 17.5, 9, "zig", RED, INK, PAP, None, 8.6)
    band(rim, 17.5, 310, 17.5, 26, 9, "zig", RED, INK, PAP, None, 8.6)
    for x in (17.5, 222.5):
        rim.circ(x, 17.5, 3, OCH)
    return sheet(ground(RED) + twice(c.svg() + rim.svg()) + edge.svg())


def petalled_star(c, u):
    for k in range(8):
        with c.push(turn(k * 45)):
            long = k % 2 == 0
            c.leaf(2.6, 0, 0, u * (0.41 if long else 0.36), 4.4, PAP, RED)
            c.circ(u * 0.37, u * 0.153, 1.2, OCH)
    c.circ(0, 0, 3.4, INK)
    c.circ(0, 0, 1.5, OCH)


def hooked_rhomb(c, u, v):
    """The rhomb with ram's horns of old cloths."""
    a, b = u * 0.33, v * 0.33
    c.poly([(-a, 0), (0, -b), (a, 0), (0, b)], INK)
    c.poly([(-a * 0.6, 0), (0, -b * 0.6), (a * 0.6, 0), (0, b * 0.6)], None, OCH, 1.5)
    c.circ(0, 0, 2, PAP)
    for x in (-1, 1):
        for y in (-1, 1):
            with c.push(scale(x, y)):
                c.brush(
                    [(0, -b), (3, -b - 4), (7.4, -b - 3.4), (7.6, -b + 1)], [1.2, 2, 1.8, 0.8], INK
                )
                c.brush(
                    [(a, 0), (a + 4, -3), (a + 3.4, -7.4), (a - 1, -7.6)], [1.2, 2, 1.8, 0.8], INK
                )


def garden():
    """A tree of life with the four suits for fruit, growing both ways from the middle."""
    c = Print()
    c.brush([(120, 168), (119, 130), (120, 92), (120, 62)], [6, 5, 4.4, 3], PAP)
    for side in (-1, 1):
        with c.push(move(CX, 0), scale(side, 1)):
            c.brush(
                [(0, 150), (26, 146), (52, 150), (66, 140), (64, 124), (52, 122)],
                [5, 4.6, 4, 3.4, 2.8, 1],
                PAP,
            )
            c.brush(
                [(0, 112), (22, 106), (44, 106), (60, 96), (60, 80), (50, 76)],
                [4.6, 4.2, 3.6, 3.2, 2.6, 1],
                PAP,
            )
            for x, y, angle, length, ink in (
                (20, 147, -34, 21, OCH),
                (34, 147, 30, 20, RED),
                (48, 149, -38, 16, RED),
                (63, 138, -8, 16, OCH),
                (16, 107, 34, 19, RED),
                (30, 105, -36, 19, OCH),
                (48, 104, 34, 16, OCH),
                (58, 90, -20, 17, RED),
                (4, 84, -42, 24, OCH),
                (4, 96, -20, 16, RED),
                (4, 132, 26, 15, OCH),
            ):
                c.leaf(x, y, angle, length, length * 0.27, ink, INK)
            bird(c, 40, 57, RED, 0.8, 1)
    for suit, x, y, ink in (
        ("H", 69, 122, RED),
        ("S", 171, 122, PAP),
        ("C", 71, 77, PAP),
        ("D", 169, 77, RED),
    ):
        pip(c, suit, x, y, 21, INK, carve=False)
        pip(c, suit, x, y, 17, ink, carve=False)
    for k in (-2, -1, 0, 1, 2):
        c.leaf(120, 66, -90 + k * 30, 27 - abs(k) * 3, 6, (RED, PAP, OCH)[abs(k)], INK)
    c.circ(120, 66, 5, OCH, INK, 1.6)
    border(c, "leaf", OCH, INK, RED)
    middle = Print()
    middle.path(rounded(37, 37, 166, 262, 3), None, OCH, 1.8)
    for k in range(8):
        with middle.push(move(CX, CY), turn(k * 45)):
            middle.leaf(3, 0, 0, 17 if k % 2 else 14, 5, PAP if k % 2 else RED, INK)
    middle.circ(CX, CY, 5, OCH, INK, 1.6)
    return sheet(ground(INK) + twice(c.svg()) + middle.svg())


BACKS = {"scorpion": scorpions, "pattern": pattern, "garden": garden}
