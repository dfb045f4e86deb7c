"""Linocut: the aces, each a large sign with a picture cut into it."""

import math

from . import geometry as geo
from .geometry import move, scale, turn
from .linocut_ornament import INK, OCH, PAP, PIPS, RED, pip, unit
from .scorpion import scorpion
from .shared import CX

PLACES = {"S": (172, 192), "H": (174, 198), "D": (168, 236), "C": (166, 200)}
"""Height of the middle of the sign, and its size."""


def ace(c, suit, ink):
    y, size = PLACES[suit]
    for side in (-1, 1):
        with c.push(move(CX, 0), scale(side, 1)):
            SPRAY[suit](c, ink)
    pip(c, suit, CX, y, size, ink, carve=False)
    PICTURES[suit](c, ink)


def outline(suit, size=1):
    """The sign of an ace as a polygon, or a smaller one inside it."""
    y, whole = PLACES[suit]
    k = whole / 100 * size
    return [(CX + px * k, y + py * k) for px, py in geo.flatten(geo.parse(PIPS[suit]))[0]]


def inner_line(c, suit, size):
    y, whole = PLACES[suit]
    k = whole / 100 * size
    with c.push(move(CX, y), scale(k)):
        c.path(PIPS[suit], None, PAP, 2.4 / k)


def rays(c, shape, x, y, near, far, count, skip):
    """Cuts round a point, from near it to the edge of a shape."""
    for i in range(count):
        bearing = i * 360 / count
        a = math.radians(bearing)
        ux, uy = math.cos(a), math.sin(a)
        start, end = (near, far) if i % 2 else (near + 6, far - 12)
        while end > start and not geo.inside((x + ux * (end + 7), y + uy * (end + 7)), shape):
            end -= 2
        if end - start > 7 and not skip(ux, uy):
            ink = PAP if i % 2 else OCH
            c.gouge(x + ux * end, y + uy * end, x + ux * start, y + uy * start, 2.2, ink)


def flower(c, x, y, size, ink, petals=8):
    """An open flower, its radius given, petals of paper and ochre by turns."""
    with c.push(move(x, y), scale(size / 33)):
        for i in range(petals):
            with c.push(turn(i * 360 / petals)):
                long = i % 2 == 0
                c.leaf(0, -7, -90, 26 if long else 19, 6.4, PAP if long else OCH)
                if long:
                    c.gouge(0, -12, 0, -27, 1.6, ink)
        c.circ(0, 0, 7.4, OCH, ink, 2.4)
        c.circ(0, 0, 3, ink)


def scorpion_in_spade(c, ink):
    """The scorpion in its glory."""
    rays(c, outline("S"), CX, 188, 57, 112, 52, lambda ux, uy: uy > 0.3 and abs(ux) < 0.62)
    with c.push(move(115, 191), scale(0.86)):
        scorpion(c, PAP, ink)


def birds_in_heart(c, ink):
    """Two birds under a tree that flowers."""
    inner_line(c, "H", 0.9)
    rays(c, outline("H", 0.86), 120, 133, 42, 90, 44, lambda ux, uy: uy > -0.1)
    c.brush([(120, 249), (120, 200), (120, 132)], [5, 4.4, 3.4], PAP)
    for side in (-1, 1):
        with c.push(move(120, 0), scale(side, 1)):
            c.brush([(0, 238), (12, 223), (27, 215), (36, 203)], [3.4, 3.6, 3, 1], PAP)
            c.brush([(0, 205), (10, 196), (17, 184)], [3, 3, 1], PAP)
            c.leaf(12, 224, 52, 15, 4.6, PAP, ink)
            c.leaf(20, 219, -88, 18, 5, OCH)
            c.leaf(29, 214, 24, 15, 4.6, OCH)
            c.leaf(36, 205, -62, 19, 5.4, PAP, ink)
            c.leaf(4, 215, -30, 17, 4.8, PAP, ink)
            c.leaf(2, 238, -52, 16, 4.4, OCH)
            c.circ(17.6, 181, 3.4, OCH)
    for side in (-1, 1):
        with c.push(move(120 + side * 44, 165), scale(side * 1.24, 1.24)):
            heart_bird(c, ink)
    flower(c, 120, 133, 32, ink)


def heart_bird(c, ink):
    """A bird that looks to the middle, cut from the paper, its wing from the ground."""
    c.path(
        "M-18,-6 C-16,-17 -4,-18 1,-9 C7,-4 14,-4 26,-14 C24,2 16,13 2,13 C-9,13 -15,4 -14,-3 L-23,-2 Z",
        PAP,
    )
    c.circ(-8.6, -7.6, 1.9, ink)
    c.path("M-2,0 C4,-4 12,-2 20,-6 C16,6 6,10 -2,0 Z", OCH, ink, 1.4)
    for i in range(3):
        c.gouge(3 + i * 4, 0.4 - i * 0.4, 8 + i * 4, 4 - i * 1.6, 0.9, ink)
        c.leaf(-8 + i * 2.5, -14, -120 + i * 32, 8, 1.6, PAP)
    c.gouge(-11, 1, -4, 9, 1.2, ink, 2)
    for x in (-1, 4):
        c.brush([(x, 12), (x + 1, 18)], [1.6, 0.8], PAP)


def star_in_diamond(c, ink):
    """A star of eight leaves in a border of teeth."""
    y, _ = PLACES["D"]
    inner_line(c, "D", 0.9)
    for p in along(outline("D", 0.79), 11.2):
        c.circ(*p, 2.3, OCH)
    for bearing in range(0, 360, 45):
        upright = bearing % 180 == 0
        length = 66 if upright else 44 if bearing % 90 == 0 else 37
        with c.push(move(CX, y), turn(bearing)):
            c.leaf(0, -10, -90, length, 10 if upright else 8, PAP if bearing % 90 == 0 else OCH)
            c.gouge(0, -18, 0, -length + 4, 2.2, ink)
            if upright:
                c.circ(0, -82, 3, OCH)
                for side in (-1, 1):
                    c.leaf(0, -54, -90 + side * 38, 20, 4, OCH)
    c.circ(CX, y, 13, OCH, ink, 3)
    with c.push(move(CX, y)):
        unit(c, "star", 20, 19, ink, ink)


def along(line, pitch):
    """Points at about equal distances along a closed line."""
    ends = list(zip(line, line[1:] + line[:1], strict=True))
    lengths = [math.dist(p, q) for p, q in ends]
    count = round(math.fsum(lengths) / pitch / 4) * 4  # alike in each quarter
    step, walked, i, out = math.fsum(lengths) / count, 0.0, 0, []
    for n in range(count):
        while walked + lengths[i] < n * step:
            walked += lengths[i]
            i += 1
        out.append(geo.between(*ends[i], (n * step - walked) / lengths[i]))
    return out


def flowers_in_club(c, ink):
    """A flower in each leaf, a sun where they meet."""
    y, size = PLACES["C"]
    k = size / 100
    for dx, dy in ((0, -27), (-25, 10), (25, 10)):
        x, at = CX + dx * k, y + dy * k
        c.circ(x, at, 37.5, None, PAP, 2.2)
        flower(c, x, at, 33, ink)
    with c.push(move(CX, y - 1)):
        unit(c, "star", 20, 24, OCH, OCH)
    for side in (-1, 1):
        c.gouge(CX + side * 3, y + 36, CX + side * 13, y + 96, 2.8, PAP, side * 7)
    c.gouge(CX, y + 24, CX, y + 88, 2.6, OCH)


def tendril(c, x, y, stem, ink, up=1):
    """A curl with three leaves and a berry that leaves the sign at x, y; up is -1 when it hangs."""
    with c.push(move(x, y), scale(1, up)):
        curl = [(0, 0), (22, -10), (40, -25), (42, -44), (29, -49), (24, -40)]
        c.brush(curl, [1, 4.6, 4.4, 4, 3.2, 1], stem)
        c.leaf(25, -10, 19, 26, 7, ink, PAP)
        c.leaf(41, -25, -12, 25, 6.6, OCH, INK)
        c.leaf(29, -15, -102, 23, 6, OCH, INK)
        c.circ(26, -39, 4, ink)


def spade_spray(c, ink):
    tendril(c, 30, 119, ink, RED)
    foot_leaves(c, ink, 266)


def foot_leaves(c, ink, y):
    for i, (angle, colour) in enumerate(((-12, RED), (14, ink), (42, OCH))):
        c.leaf(13, y, angle, 34 - i * 5, 7, colour, PAP if i < 2 else INK)
    c.leaf(0, y + 5, 90, 20, 6.5, RED, PAP)


def heart_spray(c, ink):
    """A tuft between the shoulders of the heart, branches beside its tip."""
    c.leaf(0, 118, -90, 40, 8, INK, PAP)
    c.leaf(2, 112, -58, 34, 7, OCH, INK)
    c.leaf(3, 114, -30, 30, 6.4, INK, PAP)
    c.brush([(4, 268), (34, 262), (58, 246), (70, 224)], [4, 4.4, 4, 1], INK)
    c.leaf(34, 262, 6, 24, 6.4, OCH, INK)
    c.leaf(56, 249, 20, 24, 6.4, ink, PAP)
    c.leaf(68, 230, -18, 24, 6.4, OCH, INK)
    c.leaf(70, 226, -74, 22, 6, INK, PAP)
    c.leaf(0, 268, 90, 22, 7, OCH, INK)
    c.circ(20, 276, 3.6, ink)


def diamond_spray(c, ink):
    for up in (-1, 1):
        tendril(c, 43, 168 - 46 * up, INK, ink, up)


def club_spray(c, ink):
    tendril(c, 40, 146, INK, RED)
    foot_leaves(c, ink, 262)


SPRAY = {"S": spade_spray, "H": heart_spray, "D": diamond_spray, "C": club_spray}
PICTURES = {
    "S": scorpion_in_spade,
    "H": birds_in_heart,
    "D": star_in_diamond,
    "C": flowers_in_club,
}
