"""Linocut: faces, hair and beards. The origin is the middle of the face, about 46 x 64."""

import math

from .geometry import move, turn
from .linocut_ornament import INK, PAP, RED
from . import geometry as geo


def eye(c, x, y, w, look=0, lid=1, half=0):
    """almond eye centred x,y; half>0 lowers the upper lid"""
    h = w * 0.36
    c.path(
        "M%g,%g Q%g,%g %g,%g Q%g,%g %g,%g Z"
        % (x - w / 2, y + 0.6, x, y - h * 1.9, x + w / 2, y, x, y + h * 1.5, x - w / 2, y + 0.6),
        PAP,
    )
    c.circ(x + look, y - 0.3 + half * 0.5, w * 0.27, INK)
    if half:
        c.path(
            "M%g,%g Q%g,%g %g,%g L%g,%g L%g,%g Z"
            % (
                x - w * 0.5,
                y,
                x,
                y - h * 1.9,
                x + w * 0.5,
                y,
                x + w * 0.44,
                y - h * 0.9 + half,
                x - w * 0.44,
                y - h * 0.9 + half,
            ),
            PAP,
        )
        c.brush(
            [
                (x - w * 0.54, y + 0.6),
                (x - w * 0.2, y - h * 0.86 + half * 1.15),
                (x + w * 0.22, y - h * 0.9 + half * 1.15),
                (x + w * 0.58, y + 0.8),
            ],
            [0.8, 2.8, 3, 0.8],
            INK,
            4,
        )
        c.brush(
            [
                (x - w * 0.5, y - h * 0.5),
                (x - w * 0.2, y - h * 1.1),
                (x + w * 0.22, y - h * 1.14),
                (x + w * 0.54, y - h * 0.4),
            ],
            [0.4, 1.3, 1.3, 0.4],
            INK,
            3,
        )
    else:
        c.brush(
            [
                (x - w * 0.56, y + 1.2),
                (x - w * 0.2, y - h * 0.86),
                (x + w * 0.22, y - h * 0.9),
                (x + w * 0.58, y + 0.8),
            ],
            [0.8, 2.6 * lid, 2.8 * lid, 0.8],
            INK,
            4,
        )
    c.brush(
        [(x - w * 0.3, y + h * 0.72), (x + w * 0.02, y + h * 0.92), (x + w * 0.36, y + h * 0.5)],
        [0.4, 1.2, 0.4],
        INK,
        3,
    )


def face(
    c,
    sex="m",
    brow=0,
    mouth="calm",
    look=-1,
    shade=INK,
    cheek=True,
    mark=None,
    half=0,
    bw=None,
    browcol=INK,
    nose="std",
):
    """three-quarter face looking to the viewer's left, origin = face centre, about 46 x 64"""
    if sex == "f":
        skin = "M-20,-28 C-23,-14 -23,-3 -21,6 C-19,15 -14,25 -8,30 C-5,33 0,33 4,31 C13,26 20,16 21.5,6 C23.5,-4 22,-16 21,-28 Z"
    else:
        skin = "M-21,-28 C-23,-14 -23,-4 -21.5,6 C-21,16 -17,26 -11,31 C-7,34.5 1,35 6,33 C14,28 20.5,19 22,8 C24,-4 23,-16 22,-28 Z"
    c.path(skin, PAP, INK, 2.4)
    cuts = (
        ((18, 17.6, 5), (21.4, 15.2, 5.4), (24.8, 12, 5))
        if sex == "f"
        else (
            (-13, 22.6, 4),
            (-9, 23, 5),
            (17, 18.6, 8),
            (20.6, 16, 8),
            (24, 13, 7.4),
            (27.4, 9.6, 6),
        )
    )
    for y, x, l in cuts:
        c.gouge(x, y, x - l, y + (1.6 if y < 0 else 3.2), 1.5, shade)
    if cheek:
        c.circ(12.6, 9.5, 5, RED)
        c.circ(-16.6, 9.5, 2.9, RED, ry=4.4)
    bw = bw or (3.8 if sex == "m" else 2.6)
    by = -brow
    tip = {
        "std": [(-5.6, 2), (-9.2, 9), (-6.6, 12.8), (-1.4, 11.6)],
        "bulb": [(-5, 1), (-11, 7.4), (-9, 13.6), (-0.6, 12.2)],
        "hook": [(-8.6, 0), (-11, 8.4), (-8.4, 12.6), (-2.4, 10.6)],
        "up": [(-3.8, 2.4), (-9, 6.4), (-6.6, 11), (-1.6, 10.8)],
    }[nose]
    c.brush(
        [(19, -10 + by * 0.4), (11, -15.4 + by), (3, -13.6 + by * 0.6), (-3, -7)] + tip,
        [0.8, bw + 0.4, bw, 2.4, 1.8, 2.2, 2.4, 0.6],
        INK,
        4,
    )
    c.brush([(-8.2, -11.6 + by * 0.5), (-13, -15 + by), (-19.8, -11)], [bw * 0.9, bw, 0.7], INK, 4)
    if browcol != INK:
        c.brush([(20, -9 + by * 0.4), (11, -16 + by), (4, -13.4 + by * 0.6)], [2, 7, 5], INK, 4)
        c.brush(
            [(18.6, -10 + by * 0.4), (11, -16 + by), (4.6, -13.4 + by * 0.6)],
            [0.6, 4, 2.4],
            browcol,
            4,
        )
        c.brush([(-7.6, -12 + by * 0.5), (-13, -15.6 + by), (-20.6, -10.4)], [5, 6.6, 2], INK, 4)
        c.brush(
            [(-8.4, -12.2 + by * 0.5), (-13, -15.6 + by), (-19.6, -11)], [2.2, 3.6, 0.6], browcol, 4
        )
    ew = 14.6 if sex == "m" else 15.6
    eye(c, 9, -4.2, ew, look * 1.6, 1, half)
    eye(c, -13.2, -4.2, ew * 0.74, look * 0.9, 1, half)
    if sex == "f":
        for dx, dy in ((17.4, -6.6), (18.6, -4)):
            c.gouge(15.4, -4.4, dx + 1.6, dy - 1, 0.9, INK)
        c.path("M-10,19.6 Q-7,16 -4.2,17.8 Q-1.4,16 3.6,19.4 Q-3.2,26.6 -10,19.6 Z", RED)
        c.brush(
            [(-11, 18.8), (-7.4, 20.4), (-4.2, 19.8), (0, 20.4), (5, 18.2)],
            [0.5, 1.4, 1.4, 1.4, 0.5],
            INK,
            3,
        )
    else:
        lift = {"calm": 0, "smirk": 2.2, "glum": -1.6}[mouth]
        c.path("M-9.6,20.4 Q-7,18.4 -4.4,19.4 Q-1.6,18 4,20.2 Q-3,26 -9.6,20.4 Z", RED)
        c.brush(
            [(-12, 20.8 - lift * 0.3), (-8, 21), (-4, 20.4), (1, 20.8), (6.6, 18.6 - lift)],
            [0.5, 1.9, 1.7, 1.9, 0.6],
            INK,
            3,
        )
    c.gouge(-6.4, 27.4, -0.4, 27.2, 1, INK)
    if mark == "mole":
        c.circ(6.6, 14.6, 1.3, INK)
    if mark == "freckles":
        for x, y in ((5, 6), (8, 4.6), (3.4, 9), (-13, 4.6), (-11.6, 7.4)):
            c.circ(x, y, 0.9, RED)


def braid(c, pts, w, col, n=7, tie=RED):
    """plait along a polyline"""
    cur = geo.spline(pts, 8)
    L = len(cur) - 1
    c.brush(pts, [w * 1.36, w * 1.36, w * 1.2], INK if col != INK else PAP, 4)
    for i in range(n):
        t = i / n * L
        p, q = cur[int(t)], cur[min(L, int(t) + 2)]
        a = math.degrees(math.atan2(q[1] - p[1], q[0] - p[0]))
        with c.push(move(*p), turn(a)):
            for s in (-1, 1):
                c.path(
                    "M%g,%g C%g,%g %g,%g %g,0 C%g,%g %g,%g %g,%g Z"
                    % (
                        -w * 0.16,
                        s * w * 0.56,
                        w * 0.3,
                        s * w * 0.62,
                        w * 0.66,
                        s * w * 0.36,
                        w * 0.74,
                        w * 0.4,
                        s * w * 0.02,
                        w * 0.1,
                        s * w * 0.06,
                        -w * 0.16,
                        s * w * 0.56,
                    ),
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
                4,
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
                4,
            )
    # lower lip + moustache
    c.path("M-11,20 Q-3.4,28.4 6,19.6 Q-3,21.5 -11,20 Z", RED, PAP, 1)
    mc = col if col != PAP else PAP
    for s in (-1, 1):
        p = (
            [(-4 + s * 1, 15.4), (-4 + s * 9, 17), (-4 + s * 16, 21.5), (-4 + s * 21, 18)]
            if s > 0
            else [(-5, 15.4), (-11, 17.2), (-17, 21), (-21.5, 18)]
        )
        c.brush(p, [7.4, 9, 6.4, 1], INK if mc != INK else PAP, 5)
        c.brush(p, [4.2, 6, 3.8, 0.4], mc, 5)


def braids_hair(c, col, cut, cover=True):
    """centre-parted hair framing the face (drawn over the face edge)"""
    for s in (-1, 1):
        d = "M%g,-34 C%g,-30 %g,-20 %g,-2 C%g,6 %g,14 %g,18 C%g,10 %g,-6 %g,-34 Z" % (
            s * 0 - 1,
            s * 12,
            s * 20,
            s * 19,
            s * 20,
            s * 22,
            s * 25,
            s * 33,
            s * 31,
            s * 24,
        )
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
                4,
            )


def jackhair(c, col, cut, kind=0):
    """bob: two side masses and a fringe"""
    for s in (-1, 1):
        d = (
            "M%g,-28 C%g,-20 %g,-4 %g,6 C%g,14 %g,20 %g,27 C%g,28 %g,24 %g,18 C%g,4 %g,-14 %g,-28 Z"
            % (
                s * 14,
                s * 20,
                s * 20,
                s * 18.5,
                s * 20,
                s * 20,
                s * 16,
                s * 26,
                s * 34,
                s * 36,
                s * 35,
                s * 33,
                s * 26,
            )
        )
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
                4,
            )
    c.path("M-22,-22 C-14,-17 -6,-19 -2,-24 C4,-17 14,-17 22,-21 L20,-34 L-20,-34 Z", col, INK, 1.8)
    for x in (-15, -8, 6, 13):
        c.gouge(x * 0.9, -31, x, -20, 1.2, cut)


def profile(c, sex="m", mouth=0, nose="straight", mark=None):
    """A face from the side, looking left; mouth > 0 smiles."""
    tip = {
        "straight": "L-28,4.6 C-28.6,7.6 -25.6,8.8 -21.6,9.2",
        "up": "C-20.4,-3 -25,0 -27.6,2 C-28.8,4.8 -26.4,8 -21.4,9",
        "hook": "C-23,-4 -29,1 -28.6,8 C-27,10.4 -24.4,9.2 -21.6,9.6",
    }[nose]
    chin = (
        "-19.4,24 C-22.4,28 -20,33.6 -13,34"
        if sex == "m"
        else "-19.2,24 C-21.4,28 -18,32.6 -12.6,32.6"
    )
    skin = (
        f"M14,-29 L-13,-29 C-18,-22 -19.6,-16 -18.6,-8 {tip} C-22,11.6 -22.6,13.4 -23.6,15.6 "
        f"C-23.6,17 -21.6,17.6 -19.8,17.6 C-21.8,18.4 -23,19.8 -22.4,21.2 C-21.6,22.6 -20,22.6 {chin} "
        "C-4,34 8,28 16,14 L20,-8 Z"
    )
    c.path(skin, PAP, INK, 2.4)
    for y, x, length in ((15, 14, 9), (18.6, 12, 9.4), (22.2, 8.6, 9), (25.6, 4.4, 8)):
        c.gouge(x, y, x - length, y + 3, 1.5, INK)
    c.circ(-7, 10, 5.2, RED)
    c.path("M-17.4,-2.4 Q-13,-9 -4.6,-3 Q-10,.8 -16.4,.4 Z", PAP)
    c.circ(-13.6, -2.6, 3.2, INK, ry=3.4)
    c.brush([(-18, -3.4), (-13, -7.4), (-8, -6.4), (-3, -1.6)], [1, 3, 2.8, 0.6], INK, 4)
    c.brush([(-16.4, 0.8), (-11, 1.2), (-6, -1)], [0.5, 1.3, 0.4], INK, 3)
    brow = 4 if sex == "m" else 2.6
    c.brush([(-19, -10.4), (-14, -14.6), (-7, -14.4), (-1, -10)], [0.8, brow, brow, 0.7], INK, 4)
    c.brush([(-25.6, 6.8), (-22, 5.4), (-20.6, 8)], [0.5, 1.9, 0.6], INK, 3)
    if sex == "f":
        c.gouge(-17.6, -5, -22, -8.4, 1, INK)
        c.path(
            "M-23.8,15.4 Q-20,13.4 -14.6,17.6 Q-18,23 -22.6,21.4 Q-23,19 -20,17.8 Q-23,17.4 -23.8,15.4 Z",
            RED,
        )
    c.brush([(-22.4, 17.7), (-18, 17.5), (-13.4, 17 - mouth)], [0.6, 1.9, 0.6], INK, 3)
    if mark == "freckles":
        for x, y in ((-12, 5.6), (-8.6, 4.4), (-14.6, 8), (-5, 5)):
            c.circ(x, y, 0.9, RED)


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
            4,
        )
