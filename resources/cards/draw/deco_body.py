"""Deco: the seam, robes and collars of the upper half figure."""

import math
from typing import NamedTuple

from . import geometry as geo
from .deco_ink import (
    GOLD,
    GOLD_DARK,
    IVORY,
    NAVY,
    RAY,
    SHADE,
    SKIN,
    circ,
    fan,
    group,
    line,
    path,
    pip,
    poly,
    polygon_data,
)
from .geometry import clip_convex, short
from .shared import CX, CY, polar

HX, HY = 141, 87  # middle of the head of the upper figure
PANEL_LEFT, PANEL_RIGHT, PANEL_TOP = 16, 224, 16
NOTCH_RIGHT, NOTCH_BOTTOM = 101, 72  # of the corner left free for the index


class Seam(NamedTuple):
    """The line through the middle of the card where the two half figures meet."""

    slope: float

    def y(self, x):
        return CY + self.slope * (x - CX)

    def above(self, points, pad=2):
        """The part of a polygon above the seam and pad below it."""
        return geo.clip(points, lambda p: self.y(p[0]) + pad - p[1])


def local(*points):
    """Points given from the middle of the head, in card units."""
    return [(HX + x, HY + y) for x, y in points]


def rays(seam):
    """Pale rays from behind the head over the panel."""
    data = ""
    boxes = [
        (NOTCH_RIGHT, PANEL_TOP, PANEL_RIGHT, NOTCH_BOTTOM + 0.2),
        (PANEL_LEFT, NOTCH_BOTTOM, PANEL_RIGHT, 400),
    ]
    for bearing in (i * 10 - 2.2 for i in range(36)):
        ray = [(HX, HY), polar(HX, HY, 300, bearing), polar(HX, HY, 300, bearing + 4.4)]
        for x0, y0, x1, y1 in boxes:
            box = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
            part = seam.above(clip_convex(ray, box), 0)
            data += polygon_data(part) if len(part) > 2 else ""
    return path(data, RAY)


def king_robe(s, theme, seam):
    m, sec, third, tint = theme["main"], theme["sec"], theme["third"], theme["tint"]
    o = ""
    rob = local(
        (-14, 20), (-50, 34), (-74, 50), (-102, 120), (82, 140), (75, 72), (52, 36), (14, 20)
    )
    o += poly(seam.above(rob), m)
    for x in (-66, -50, 36, 50):  # pleats
        o += poly(seam.above(local((x * 0.8, 40), (x * 0.8 + 2, 40), (x + 4, 130), (x, 130))), tint)
    o += poly(seam.above(local((-13, 40), (13, 40), (15, 130), (-15, 130))), GOLD)
    o += poly(seam.above(local((-9, 40), (9, 40), (10.5, 130), (-10.5, 130))), sec)
    for rx, ry, c in (
        (56, 40, GOLD),
        (52, 37, IVORY),
        (44, 31, GOLD),
        (41, 29, theme["ring"]),
        (32, 22, GOLD),
        (29, 20, third),
    ):
        o += path(
            f"M{HX - 12},{HY + 18}L{HX - rx},{HY + 32}A{rx},{ry} 0 0 0 {HX + rx},{HY + 32}L{HX + 12},{HY + 18}Z",
            c,
        )

    def at(a, rx, ry):
        return (
            HX + rx * math.sin(math.radians(a)),
            HY + 32 - ry * math.cos(math.radians(a)),
        )

    for a in range(100, 261, 10):
        if s == "S":
            (x0, y0), (x1, y1) = at(a, 45, 32), at(a, 51, 36.5)
            o += line(f"M{short(x0)},{short(y0)}L{short(x1)},{short(y1)}", NAVY, 1.8, "butt")
        elif s == "H" and a % 20 == 0:
            o += pip("H", *at(a, 48, 34.3), 7.5, m, a + 180)
        elif s == "D":
            o += poly([at(a - 5, 44, 31), at(a, 52, 37), at(a + 5, 44, 31)], sec)
        elif s == "C":
            o += circ(*at(a, 48, 34), 2.5, m)
    return o


def queen_robe(s, theme, seam):
    m, tint = theme["main"], theme["tint"]
    o = ""
    o += poly(
        seam.above(
            local(
                (-12, 34), (-46, 44), (-60, 60), (-94, 120), (82, 140), (73, 74), (46, 45), (12, 34)
            )
        ),
        m,
    )
    for i in range(9):  # sunburst pleats rising from the waist
        a = -64 + i * 16
        p = [(HX, HY + 100), polar(HX, HY + 100, 64, a - 3), polar(HX, HY + 100, 64, a + 3)]
        o += poly(seam.above(p), tint)
    cut = {
        "S": "L0,74L-42,45",
        "D": "L26,56L0,74L-26,56L-42,45",
        "H": "C40,72 12,82 0,66C-12,82-40,72-42,45",
        "C": "C34,84-34,84-42,45",
    }[s]
    q = path("M-9,20L9,20L10,38Q30,40 42,45" + cut + "Q-30,40-10,38Z", SKIN)
    q += path(
        "M-9,24L9,20L10,38Q30,40 42,45"
        + {"S": "L0,74", "D": "L26,56L0,74", "H": "C40,72 12,82 0,66", "C": "C38,64 20,74 0,74"}[s]
        + "L2,44Z",
        SHADE,
    )
    q += path("M-9.5,22L9.5,22L10,35L2,41L-9.5,33Z", "#cf9a72")
    q += path("M42,45" + cut, None, GOLD, 7, 'stroke-linejoin="miter"')
    q += path("M42,45" + cut, None, theme["deep"], 1.8, 'stroke-linejoin="miter"')
    q += path("M-17,41A17,13 0 0 0 17,41", None, GOLD_DARK, 3) + pip(
        s, 0, 57 if s != "H" else 56, 13, theme["ink"]
    )
    o += group(f"translate({HX} {HY})", q)
    return o


def jack_robe(s, theme, seam):
    m = theme["main"]
    o = ""
    lh = local((-12, 28), (-44, 38), (-64, 54), (-92, 130), (0, 130), (0, 28))
    rh = local((0, 28), (0, 140), (82, 140), (73, 72), (46, 39), (12, 28))
    half = theme["half"]
    o += poly(seam.above(lh), m) + poly(seam.above(rh), half)

    def put(pts, hull, c):
        return poly(p, c) if len(p := seam.above(clip_convex(local(*pts), hull))) > 2 else ""

    if s == "S":  # chevrons across the chest
        for i in range(5):
            y = 50 + i * 12
            c1, c2 = (GOLD, GOLD) if i % 2 == 0 else (half, m)
            o += put([(-100, y - 16), (0, y), (0, y + 4.5), (-100, y - 11.5)], lh, c1)
            o += put([(0, y), (90, y - 14), (90, y - 9.5), (0, y + 4.5)], rh, c2)
    elif s == "H":  # slashed doublet: rays from the collar, button row
        for i in range(8):
            for d, hull in ((-1, lh), (1, rh)):
                a = 180 - d * (18 + i * 13)
                t = [polar(0, 8, 0, 0), polar(0, 8, 150, a - 3.2), polar(0, 8, 150, a + 3.2)]
                o += put(t, hull, half if d < 0 else m)
                t = [polar(0, 8, 0, 0), polar(0, 8, 150, a - 0.9), polar(0, 8, 150, a + 0.9)]
                o += put(t, hull, GOLD)
        o += poly(seam.above(local((-6, 36), (6, 36), (8, 130), (-8, 130))), GOLD)
        for i in range(4):
            o += circ(HX, HY + 48 + i * 11, 3, theme["deep"])
    elif s == "D":  # harlequin
        for hull, col, sg in ((lh, half, -1), (rh, m, 1)):
            d = ""
            for r in range(9):
                for c in range(-8, 9):
                    if (r + c) % 2 or c * sg < 0:
                        continue
                    x, y = c * 11, 40 + r * 11
                    t = geo.clip(
                        [(x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)],
                        lambda p, sg=sg: sg * p[0],
                    )
                    t = seam.above(clip_convex(local(*t), hull)) if len(t) > 2 else t
                    d += polygon_data(t) if len(t) > 2 else ""
            o += path(d, col)
    else:  # tabard with stepped pauldrons
        for d, hull, c in ((-1, lh, half), (1, rh, m)):
            for r, cc in (
                (62, GOLD),
                (58, c),
                (48, GOLD),
                (44.5, theme["tint"] if d < 0 else "#33466f"),
                (34, GOLD),
                (30.5, c),
            ):
                p0 = [polar(d * 74, 66, r, a) for a in range(0, 360, 12)]
                o += put(p0, hull, cc)
        o += poly(seam.above(local((-2, 30), (2, 30), (2, 130), (-2, 130))), GOLD)
    # stepped ruff
    o += path(
        f"M{HX - 11},{HY + 18}L{HX + 11},{HY + 18}L{HX + 11},{HY + 34}L{HX - 11},{HY + 34}Z", SHADE
    )
    for w, y, c in ((34, 38, GOLD), (28, 33, IVORY), (21, 28, GOLD)):
        o += poly(
            local(
                (-w + 6, y - 5), (w - 6, y - 5), (w, y), (w - 8, y + 8), (-w + 8, y + 8), (-w, y)
            ),
            c,
            NAVY,
            0.8,
        )
    return o


def queen_collar(s, theme):
    """Fan collars standing behind the queens; a different cut per suit."""
    x, y, d = HX, HY + 46, "#33466f"
    if s == "S":
        return fan(x, y, 10, 62, -84, 84, 14, [GOLD], tip=-7) + fan(
            x, y, 10, 56, -84, 84, 14, [theme["sec"], theme["tint"]], tip=-6, gap=0.7
        )
    if s == "H":
        o = fan(x, y, 10, 58, -86, 86, 8, [GOLD], tip=-20) + fan(
            x, y, 10, 54, -86, 86, 8, [NAVY], tip=-18, gap=1.2
        )
        return o + fan(x, y, 10, 40, -86, 86, 8, [d], tip=-10, gap=4)
    if s == "D":
        return fan(x, y, 10, 56, -88, 88, 15, [GOLD], tip=12) + fan(
            x, y, 10, 51, -88, 88, 15, [theme["main"], theme["sec"]], tip=10, gap=0.9
        )
    o = fan(x, y, 30, 60, -86, 86, 10, [GOLD], tip=-10) + fan(
        x, y, 30, 56, -86, 86, 10, [theme["main"], theme["deep"]], tip=-9, gap=0.8
    )
    return (
        o
        + fan(x, y, 10, 44, -86, 86, 10, [GOLD], tip=-7)
        + fan(x, y, 10, 42, -86, 86, 10, [NAVY, d], tip=-6, gap=0.8)
    )
