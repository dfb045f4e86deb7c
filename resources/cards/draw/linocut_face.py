"""Linocut: faces. The origin is the middle of the face, about 46 x 64."""

from .linocut_ornament import FLUSH, INK, PAP


def eye(c, x, y, w, look=0, lid=1, half=0):
    """almond eye centred x,y; half>0 lowers the upper lid"""
    h = w * 0.36
    c.path(
        f"M{x - w / 2:g},{y + 0.6:g} Q{x:g},{y - h * 1.9:g} {x + w / 2:g},{y:g} Q{x:g},{y + h * 1.5:g} {x - w / 2:g},{y + 0.6:g} Z",
        PAP,
    )
    c.circ(x + look, y - 0.3 + half * 0.5, w * 0.27, INK)
    if half:
        c.path(
            f"M{x - w * 0.5:g},{y:g} Q{x:g},{y - h * 1.9:g} {x + w * 0.5:g},{y:g} L{x + w * 0.44:g},{y - h * 0.9 + half:g} L{x - w * 0.44:g},{y - h * 0.9 + half:g} Z",
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
        )
    c.brush(
        [(x - w * 0.3, y + h * 0.72), (x + w * 0.02, y + h * 0.92), (x + w * 0.36, y + h * 0.5)],
        [0.4, 1.2, 0.4],
        INK,
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
    for y, x, length in cuts:
        c.gouge(x, y, x - length, y + (1.6 if y < 0 else 3.2), 1.5, shade)
    if cheek:
        c.circ(12.6, 9.5, 5, FLUSH)
        c.circ(-16.6, 9.5, 2.9, FLUSH, ry=4.4)
    bw = bw or (3.8 if sex == "m" else 2.6)
    by = -brow
    tip = {
        "std": [(-5.6, 2), (-9.2, 9), (-6.6, 12.8), (-1.4, 11.6)],
        "bulb": [(-5, 1), (-11, 7.4), (-9, 13.6), (-0.6, 12.2)],
        "hook": [(-8.6, 0), (-11, 8.4), (-8.4, 12.6), (-2.4, 10.6)],
        "up": [(-3.8, 2.4), (-9, 6.4), (-6.6, 11), (-1.6, 10.8)],
    }[nose]
    c.brush(
        [(19, -10 + by * 0.4), (11, -15.4 + by), (3, -13.6 + by * 0.6), (-3, -7), *tip],
        [0.8, bw + 0.4, bw, 2.4, 1.8, 2.2, 2.4, 0.6],
        INK,
    )
    c.brush([(-8.2, -11.6 + by * 0.5), (-13, -15 + by), (-19.8, -11)], [bw * 0.9, bw, 0.7], INK)
    if browcol != INK:
        c.brush([(20, -9 + by * 0.4), (11, -16 + by), (4, -13.4 + by * 0.6)], [2, 7, 5], INK)
        c.brush(
            [(18.6, -10 + by * 0.4), (11, -16 + by), (4.6, -13.4 + by * 0.6)],
            [0.6, 4, 2.4],
            browcol,
        )
        c.brush([(-7.6, -12 + by * 0.5), (-13, -15.6 + by), (-20.6, -10.4)], [5, 6.6, 2], INK)
        c.brush(
            [(-8.4, -12.2 + by * 0.5), (-13, -15.6 + by), (-19.6, -11)], [2.2, 3.6, 0.6], browcol
        )
    ew = 14.6 if sex == "m" else 15.6
    eye(c, 9, -4.2, ew, look * 1.6, 1, half)
    eye(c, -13.2, -4.2, ew * 0.74, look * 0.9, 1, half)
    if sex == "f":
        for dx, dy in ((17.4, -6.6), (18.6, -4)):
            c.gouge(15.4, -4.4, dx + 1.6, dy - 1, 0.9, INK)
        c.path("M-10,19.6 Q-7,16 -4.2,17.8 Q-1.4,16 3.6,19.4 Q-3.2,26.6 -10,19.6 Z", FLUSH)
        c.brush(
            [(-11, 18.8), (-7.4, 20.4), (-4.2, 19.8), (0, 20.4), (5, 18.2)],
            [0.5, 1.4, 1.4, 1.4, 0.5],
            INK,
        )
    else:
        lift = {"calm": 0, "smirk": 2.2, "glum": -1.6}[mouth]
        c.path("M-9.6,20.4 Q-7,18.4 -4.4,19.4 Q-1.6,18 4,20.2 Q-3,26 -9.6,20.4 Z", FLUSH)
        c.brush(
            [(-12, 20.8 - lift * 0.3), (-8, 21), (-4, 20.4), (1, 20.8), (6.6, 18.6 - lift)],
            [0.5, 1.9, 1.7, 1.9, 0.6],
            INK,
        )
    c.gouge(-6.4, 27.4, -0.4, 27.2, 1, INK)
    if mark == "mole":
        c.circ(6.6, 14.6, 1.3, INK)
    if mark == "freckles":
        for x, y in ((5, 6), (8, 4.6), (3.4, 9), (-13, 4.6), (-11.6, 7.4)):
            c.circ(x, y, 0.9, FLUSH)


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
    c.circ(-7, 10, 5.2, FLUSH)
    c.path("M-17.4,-2.4 Q-13,-9 -4.6,-3 Q-10,.8 -16.4,.4 Z", PAP)
    c.circ(-13.6, -2.6, 3.2, INK, ry=3.4)
    c.brush([(-18, -3.4), (-13, -7.4), (-8, -6.4), (-3, -1.6)], [1, 3, 2.8, 0.6], INK)
    c.brush([(-16.4, 0.8), (-11, 1.2), (-6, -1)], [0.5, 1.3, 0.4], INK)
    brow = 4 if sex == "m" else 2.6
    c.brush([(-19, -10.4), (-14, -14.6), (-7, -14.4), (-1, -10)], [0.8, brow, brow, 0.7], INK)
    c.brush([(-25.6, 6.8), (-22, 5.4), (-20.6, 8)], [0.5, 1.9, 0.6], INK)
    if sex == "f":
        c.gouge(-17.6, -5, -22, -8.4, 1, INK)
        c.path(
            "M-23.8,15.4 Q-20,13.4 -14.6,17.6 Q-18,23 -22.6,21.4 Q-23,19 -20,17.8 Q-23,17.4 -23.8,15.4 Z",
            FLUSH,
        )
    c.brush([(-22.4, 17.7), (-18, 17.5), (-13.4, 17 - mouth)], [0.6, 1.9, 0.6], INK)
    if mark == "freckles":
        for x, y in ((-12, 5.6), (-8.6, 4.4), (-14.6, 8), (-5, 5)):
            c.circ(x, y, 0.9, FLUSH)
