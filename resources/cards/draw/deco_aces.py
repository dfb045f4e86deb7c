"""Deco: the aces, a faceted sign in a gold sun with an emblem of gold on it."""

from . import geometry as geo
from .deco_ink import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    IVORY,
    PIPS,
    circ,
    fan,
    group,
    path,
    pip,
    poly,
    polygon_data,
)
from .deco_scorpion import scorpion
from .shared import CX, CY, polar

PLACES = {"S": (CY, 170), "H": (CY + 8, 160), "D": (CY, 182), "C": (CY - 2, 164)}
"""Height of the middle of the sign, and its size."""
FACETS = {"S": (0, 34), "H": (0, 48), "D": (0, 0), "C": (0, 2)}
"""Where the facets meet, in the frame of the signs."""
RING = 102
HALO = 8  # of paper round the sign
INNER_LINES = {  # the edge of the sign, without its foot
    "S": "M-12,37C-16,39-20,39-23,39C-35,39-46,30-46,15C-46,-10-12,-27 0,-50"
    "C12,-27 46,-10 46,15C46,30 35,39 23,39C20,39 16,39 12,37",
    "H": PIPS["H"],
    "D": PIPS["D"],
}


def ace(suit, ink, facet):
    y, size = PLACES[suit]
    o = spokes(suit, 93, 2.2, 0, 18, GOLD) + spokes(suit, 84, 2, 9, 18, GOLD_LIGHT)
    o += circ(CX, CY, RING, None, GOLD, 2.4) + circ(CX, CY, RING - 4.6, None, GOLD_LIGHT, 1.6)
    o += pip(suit, CX, y, size + 2 * HALO, IVORY) + pip(suit, CX, y, size, ink)
    o += group(f"translate({CX:g} {y:g}) scale({size / 100:g})", facets(suit, facet))
    if suit in INNER_LINES:
        o += group(
            f"translate({CX:g} {y:g}) scale({size / 100 * 0.88:.3f})",
            path(INNER_LINES[suit], None, GOLD, 1.5),
        )
    return o + EMBLEMS[suit](ink)


def facets(suit, ink):
    """Every other wedge of the sign, seen from where its facets meet."""
    x, y = FACETS[suit]
    outline = geo.flatten(geo.parse(PIPS[suit]), 6)[0]
    count = 16 if suit in "DC" else 24
    data = ""
    for i in range(0, count, 2):
        wedge = [(x, y)] + [polar(x, y, 200, (i + k) * 360 / count) for k in (0, 0.5, 1)]
        part = geo.clip_convex(outline, wedge)
        data += polygon_data(part) if len(part) > 2 else ""
    return path(data, ink)


def spokes(suit, far, width, start, step, colour):
    """Rays round the middle of the card that taper outwards, from the halo on."""
    y, size = PLACES[suit]
    k = (size + 2 * HALO) / 100
    halo = [(CX + px * k, y + py * k) for px, py in geo.flatten(geo.parse(PIPS[suit]))[0]]
    o = []
    for i in range(round(360 / step)):
        a = start + i * step
        near = max(r for r in range(20, 110) if r == 20 or geo.inside(polar(CX, CY, r, a), halo))
        if far - near < 9:
            continue
        inner = [polar(CX, CY, near, a + d) for d in (-width, width)]
        outer = [polar(CX, CY, far, a + d * 0.5) for d in (width, -width)]
        o.append(poly([inner[0], *reversed(outer), inner[1]], colour))
    return "".join(o)


def gold_scorpion(ink):
    return group(f"translate({CX:g} {CY + 3:g}) scale(.78)", scorpion(GOLD_LIGHT, ink))


def shell(x, y, size, ink):
    """A scallop of gold whose foot is at x, y."""
    o = fan(x, y, 0, size, -78, 78, 7, [ink], tip=-size / 5)
    o += fan(x, y, size * 0.1, size * 0.94, -76, 76, 7, [GOLD_LIGHT, GOLD], tip=-size / 6, gap=1.4)
    o += fan(x, y, size * 0.12, size * 0.5, -76, 76, 7, [GOLD_DARK, GOLD_DARK], tip=0, gap=4)
    return o + circ(x, y, size * 0.2, ink) + circ(x, y, size * 0.15, GOLD_LIGHT)


def gold_shell(ink):
    foot = CY + 30
    o = shell(CX, foot, 54, ink)
    for side in (-1, 1):
        for i in range(3):
            x, y = CX + side * (13 + i * 10), foot + 4 - i * 5
            o += circ(x, y, 3.4 - i * 0.6, GOLD_LIGHT)
    return o + poly(
        [(CX, foot + 13), (CX + 5, foot + 22), (CX, foot + 34), (CX - 5, foot + 22)], GOLD
    )


def star(x, y, points):
    """Points as (bearing, length, half width), each half light and half dark."""
    o = ""
    for bearing, length, wide in points:
        tip = polar(x, y, length, bearing)
        for side, colour in ((-1, GOLD_LIGHT), (1, GOLD)):
            o += poly([(x, y), polar(x, y, wide * 1.45, bearing + side * 45), tip], colour)
    return o


def gold_star(ink):
    short = [(45 + 90 * i, 35, 7) for i in range(4)]
    long = [(90 * i, 44 if i % 2 else 66, 9.5) for i in range(4)]
    o = star(CX, CY, short) + star(CX, CY, long)
    return o + circ(CX, CY, 6.4, ink) + circ(CX, CY, 4, GOLD_LIGHT)


def gold_shells(ink):
    y, size = PLACES["C"]
    k = size / 100
    lobes = ((0, -27.5), (-24.6, 9.4), (24.6, 9.4))
    o = "".join(
        group(f"translate({CX + dx * k:.1f} {y + dy * k:.1f})", shell(0, 13, 27, ink))
        for dx, dy in lobes
    )
    for dx, dy in lobes:
        o += circ(CX + dx * k, y + dy * k, 18.6 * k, None, GOLD, 2)
    return o + star(CX, y, [(a, 13, 4) for a in range(0, 360, 60)]) + circ(CX, y, 3.4, ink)


EMBLEMS = {"S": gold_scorpion, "H": gold_shell, "D": gold_star, "C": gold_shells}
