"""Linocut: robes, arms and hands of the upper half figure."""

import math

from . import geometry as geo
from .geometry import move, scale, turn
from .linocut_ornament import INK, OCH, PAP, RED, arcband, band, field

HX, HY = 132, 91  # middle of the head of the upper figure
CX, CY = 120, 168


def bust(c, main, slope, fabric, fabric_ink):
    """Shoulders and breast down to the belt, whose slope is given, with a printed fabric."""

    def belt(x):
        return CY + slope * (x - CX)

    n = HX
    body = (
        f"M30,{belt(30) + 12:g} C30,160 46,140 {n - 46:g},133 C{n - 26:g},131 {n - 15:g},128 "
        f"{n - 12:g},118 L{n + 12:g},118 C{n + 15:g},128 {n + 26:g},131 {n + 46:g},133 "
        f"C194,140 210,160 210,{belt(210) + 12:g} L210,196 L30,196 Z"
    )
    c.path(body, main, PAP, 5)
    c.path(body, main, INK, 2.4)
    outline = geo.flatten(geo.parse(body))[0]
    for j in range(6):
        for i in range(18):
            x, y = 24 + i * 12 + (6 if j % 2 else 0), 138 + j * 8.4
            around = ((x, y - 7), (x - 6, y), (x + 6, y))
            if (
                abs(x - n) >= 24
                and y <= belt(x) - 5
                and all(geo.inside(p, outline) for p in around)
            ):
                field(c, x, y, fabric, fabric_ink, 0.9)


def neck(c):
    n = HX
    d = f"M{n - 12},112 L{n - 14},136 Q{n},148 {n + 14},136 L{n + 12},112 Z"
    c.path(d, PAP, INK, 2.4)
    for i in range(4):
        c.gouge(n + 12, 130 + i * 2.8, n - 5 + i * 2, 132 + i * 2.4, 1.4, INK)


def collar(c, kind, ground, a, b, w, r, ry, start=6, stop=174):
    arcband(c, HX, 119, r, start, stop, w, kind, ground, a, b, INK, ry=ry)


def placket(c, kind, ground, a, b, w=15):
    """The band down the front."""
    band(c, HX, 136, HX - (HX - CX) * 0.7, 174, w, kind, ground, a, b, INK, w * 0.8)


def hairback(c, ink, outline):
    """The hair behind the head."""
    c.path(outline, ink, PAP, 4)
    c.path(outline, ink, INK, 2)


def rays(c, ink, near, far, step):
    """Gouge cuts round the head, kept inside the frame."""
    for i, bearing in enumerate(range(-152, -17, step)):
        a = math.radians(bearing)
        inner, outer = (near + 5, far - 9) if i % 2 else (near, far)
        if HY + outer * math.sin(a) < 15:
            outer = (15 - HY) / math.sin(a)
        start = (HX + inner * math.cos(a), HY + inner * math.sin(a))
        end = (HX + outer * math.cos(a), HY + outer * math.sin(a))
        if outer - inner >= 8 and not (end[0] < 100 and end[1] < 70):
            c.gouge(*start, *end, 2.6, ink)


def sleeve(c, hx, hy, colour, side, line=PAP):
    """A forearm rising from the elbow (hidden under the belt) to a hand at hx, hy."""
    shape = [(-12, 17), (-15, 28), (-24, 38), (-44, 62), (30, 62), (24, 46), (17, 32), (13, 17)]
    a = [(hx + x * side, hy + y) for x, y in shape]
    d = [("M", a[:1]), ("C", a[1:4]), ("L", a[4:5]), ("C", a[5:8]), ("Z", [])]
    c.path(d, colour, PAP, 5)
    c.path(d, colour, INK, 2)
    for i in range(4):
        x = (-7 + i * 5) * side, (-16 + i * 10) * side
        c.gouge(hx + x[0], hy + 27, hx + x[1], hy + 58, 2, line)


def arm(c, elbow, wrist, colour, line=PAP, width=20):
    """A forearm across the body; returns the angle that turns a hand to it."""
    dx, dy = elbow[0] - wrist[0], elbow[1] - wrist[1]
    length, angle = math.hypot(dx, dy), math.degrees(math.atan2(-dx, dy))
    w = width
    with c.push(move(*wrist), turn(angle)):
        d = (
            f"M-13,14 C-15,{length * 0.4} {-w},{length * 0.6} {-w},{length} Q0,{length + w} "
            f"{w},{length} C{w},{length * 0.6} 15,{length * 0.4} 13,14 Z"
        )
        c.path(d, colour, PAP, 5)
        c.path(d, colour, INK, 2)
        for x in (-8, -2.6, 2.8, 8):
            c.gouge(x, 25, x * 1.5, length + 5, 2, line)
    return angle


def cuffed(c, draw, x, y, angle=0, flip=1, cuff=(OCH, RED, "zig"), size=1.1):
    """A hand above its cuff; at angle 0 the forearm comes from below."""
    with c.push(move(x, y), turn(angle), scale(flip * size, size)):
        draw(c)
        band(c, -14, 15, 14, 15, 11, cuff[2], cuff[0], cuff[1], PAP, INK, 7, 2)


def fist(c, grip=0):
    """Round something upright (turned by grip): stacked fingers, thumb laid over the top."""
    with c.push(turn(grip)):
        palm = "M-8,-9 C-14,-9 -13.5,10 -7,11 L7,11 C12,9 13,-3 9,-8 C6,-11 -4,-11 -8,-9 Z"
        c.path(palm, PAP, INK, 2.2)
        for y, x in ((-3.6, 2), (1, 4), (5.6, 4)):
            c.gouge(-12, y, x, y + 0.6, 1.5, INK)
        thumb = "M11,4 C12.4,-3 8,-9 1,-12.4 C-3,-14 -6.4,-10.4 -3,-8 C1.4,-5.6 4,-2 4.6,4"
        c.path(thumb, PAP, INK, 2)


def crossed_fist(c):
    """Round something that lies across the forearm."""
    fist(c, 90)


def open_hand(c):
    """Laid flat: four fingers together, the thumb apart."""
    c.path(
        "M8.6,9 C15,4 19,-3 19,-9 C18.6,-12.6 14.6,-12 13.4,-8.4 C12,-4.6 9,-2 7,-1 Z",
        PAP,
        INK,
        2.1,
    )
    fingers = (
        "M-10,11 C-12,2 -12.6,-8 -11.6,-15 C-11,-19.4 -6.6,-19.4 -6.2,-15.4 C-6.4,-22 -5.6,-26 -2.8,-26 "
        "C0,-26 .4,-22 .4,-17 C.4,-22 1.6,-25 4,-24.6 C6.8,-24 6.4,-20 6,-15.6 C7,-18.4 9.4,-18.8 10.6,-17 "
        "C12.4,-13 10.4,-4 10.4,2 L9.6,11 Z"
    )
    c.path(fingers, PAP, INK, 2.2)
    for x, y in ((-6, -14), (0.4, -15.6), (6, -14)):
        c.gouge(x, y - 3, x * 0.9, y + 12, 1.4, INK)


def blessing_hand(c):
    """Two fingers raised, two folded under the thumb."""
    c.path("M-10,11 C-13,2 -12.4,-7 -9,-8.6 C-6,-10 -2,-8 -1,-5 L9.4,-3 L9.6,11 Z", PAP, INK, 2.2)
    for x, top in ((7.6, -24), (1.4, -26)):
        d = f"M{x - 3.4},-2 L{x - 3.2},{top + 3} Q{x - 2.8},{top} {x},{top} Q{x + 2.8},{top} {x + 3.2},{top + 3} L{x + 3.4},-2 Z"
        c.path(d, PAP, INK, 2)
    c.path("M-1.4,-5 L10.4,-4 L10,8 L-3,8 Z", PAP)
    c.brush([(10.8, -4), (10.6, 4), (9.6, 10)], [1, 2, 1.4], INK)
    c.gouge(-11, -1.6, -3, 0, 1.5, INK)
    c.gouge(-10, 4, -2, 4.4, 1.5, INK)
    c.path("M10,6 C4,7 -3,4 -6.4,-.6 C-8,-4 -4,-5.6 -1.4,-3.6 C2,-1 6,0 10.4,-1", PAP, INK, 2)
