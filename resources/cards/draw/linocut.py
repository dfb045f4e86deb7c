"""The linocut deck: folk print in four flat inks on cream paper."""

import math

from . import geometry as geo
from .geometry import move, scale, turn
from .linocut_glyphs import CYRILLIC, LATIN, STROKE
from .linocut_jacks import jack
from .linocut_kings import king
from .linocut_ornament import INK, OCH, PAP, PIPS, RED, Print, pip, sheet, unit
from .linocut_queens import queen
from .scorpion import scorpion
from .shared import CX, CY, index, pip_places, twice

INKS = {
    "two-colour": {"S": INK, "H": RED, "D": RED, "C": INK},
    "four-colour": {"S": "#15171f", "H": "#c6300f", "D": "#2463c9", "C": "#08563a"},
}
FIGURES = {"K": king, "Q": queen, "J": jack}
SEAMS = {"K": -0.12, "Q": 0, "J": 0.12}  # slope of the belt
FRAME = "M97,11 L220,11 Q229,11 229,20 L229,270 L143,270 L143,325 L20,325 Q11,325 11,316 L11,66 L97,66 Z"
BELT_WIDTH = 19
BELTS = {  # ground and two inks
    "S": (RED, PAP, INK),
    "H": (INK, PAP, RED),
    "D": (INK, OCH, RED),
    "C": (OCH, INK, RED),
}
BELT_UNITS = {"K": "dia", "Q": "star", "J": "cross"}


def face(rank, suit, letters, variant):
    """One card; letters is "latin" or "cyrillic", variant a key of INKS."""
    ink = INKS[variant][suit]
    if rank in FIGURES:
        return court(rank, suit, ink, letters, variant)
    if rank == "A":
        return ace(suit, ink, letters)
    return number(rank, suit, ink)


def corner(rank, suit, ink, letters="latin"):
    c = Print()
    glyphs = CYRILLIC if letters == "cyrillic" and rank in CYRILLIC else LATIN
    size = 44 if suit == "D" else 41
    index(
        c,
        glyphs[rank],
        PIPS[suit],
        (size * {"D": 0.76}.get(suit, 0.95), size),
        ink,
        0.85,
        STROKE * 1.18,
    )
    return c.svg()


def number(rank, suit, ink):
    c = Print()
    for x, y, rotation in pip_places(rank, (66, 120, 174), 92, 244):
        size = (50 if suit == "D" else 46) * (0.9 if rank in "9T" else 1)
        pip(c, suit, x, y, size, ink, rotation)
    return sheet(twice(corner(rank, suit, ink)) + c.svg())


def court(rank, suit, ink, letters, variant):
    slope = SEAMS[rank]
    half = Print(lambda p: CY + slope * (p[0] - CX) - p[1])
    FIGURES[rank](half, suit, ink, slope)
    frame = Print()
    frame.path(FRAME, None, INK, 2.4, join="miter")
    colours = BELTS[suit] if variant == "two-colour" else (ink, PAP, OCH)
    return sheet(
        frame.svg()
        + twice(half.svg() + corner(rank, suit, ink, letters))
        + belt(rank, slope, *colours)
    )


def belt(rank, slope, ground, a, b):
    c = Print()
    lean = math.cos(math.atan(slope))
    for half, ink, edge in ((BELT_WIDTH / 2 + 2.6, PAP, None), (BELT_WIDTH / 2, ground, INK)):
        h = half / lean
        corners = [
            (x, CY + slope * (x - CX) + dy) for x, dy in ((11, -h), (229, -h), (229, h), (11, h))
        ]
        c.poly(corners, ink, edge, 2.2, join="miter")
    count = 13
    pitch = 216 / count / lean
    with c.push(move(CX, CY), turn(math.degrees(math.atan(slope)))):
        for i in range(count):
            with c.push(move((i - (count - 1) / 2) * pitch, 0)):
                unit(c, BELT_UNITS[rank], pitch, BELT_WIDTH - 3, a, b)
    return c.svg()


def ace(suit, ink, letters):
    c = Print()
    if suit == "S":
        ace_of_spades(c, ink)
    else:
        ace_with_flower(c, suit, ink)
    return sheet(twice(corner("A", suit, ink, letters)) + c.svg())


def ace_of_spades(c, ink):
    """The scorpion in its glory, cut out of a great spade."""
    pip(c, "S", 120, 172, 192, ink, carve=False)
    outline = geo.flatten(geo.parse(PIPS["S"]))[0]
    shape = [(120 + x * 1.92, 172 + y * 1.92) for x, y in outline]
    for i in range(52):
        a = math.radians(i * 360 / 52)
        x, y = math.cos(a), math.sin(a)
        near, far = (57, 112) if i % 2 else (63, 100)
        while far > near and not geo.inside((120 + x * (far + 7), 188 + y * (far + 7)), shape):
            far -= 2
        if far - near > 7 and not (y > 0.3 and abs(x) < 0.62):
            ray = PAP if i % 2 else OCH
            c.gouge(120 + x * far, 188 + y * far, 120 + x * near, 188 + y * near, 2.2, ray)
    with c.push(move(115, 191), scale(0.86)):
        scorpion(c, PAP, ink)
    for side in (-1, 1):
        with c.push(move(120, 2), scale(side, 1)):
            c.brush(
                [(30, 118), (54, 108), (72, 92), (72, 76), (60, 72), (56, 81)],
                [1, 4.6, 4.4, 4, 3.2, 1],
                ink,
                4,
            )
            c.leaf(56, 108, 24, 26, 7, RED, PAP)
            c.leaf(70, 94, -4, 24, 6.4, OCH, INK)
            c.leaf(58, 104, -96, 22, 5.6, OCH, INK)
            c.circ(58, 82, 4, RED)
            for i, (angle, colour) in enumerate(((-12, RED), (14, ink), (42, OCH))):
                c.leaf(13, 266, angle, 34 - i * 5, 7, colour, PAP if i < 2 else INK)
    c.leaf(120, 271, 90, 20, 6.5, RED, PAP)


def ace_with_flower(c, suit, ink):
    pip(c, suit, 120, 168, 140, ink, carve=False)
    lift, size = {"H": (-9, 1.25), "D": (0, 0.95), "C": (4, 1.0)}[suit]
    with c.push(move(120, 168 + lift), scale(size)):
        for i in range(8):
            with c.push(turn(i * 45)):
                long = i % 2 == 0
                c.leaf(0, -7, -90, 26 if long else 19, 5.6, PAP if long else OCH)
                if long:
                    c.gouge(0, -12, 0, -27, 1.4, ink)
        c.circ(0, 0, 7, OCH, ink, 2.4)
        c.circ(0, 0, 2.6, INK)
    for side in (-1, 1):
        with c.push(move(120, 0), scale(side, 1)):
            if suit == "H":
                c.gouge(55, 128, 14, 212, 3.4, PAP, -15)
                c.gouge(30, 112, 10, 124, 2.2, PAP, -3)
            elif suit == "D":
                for up in (-1, 1):
                    c.gouge(6, 168 + up * 52, 38, 168 + up * 8, 2.8, PAP, up * -4)
            else:
                c.gouge(55, 190, 49, 160, 2.6, PAP, 7)
    if suit == "C":
        c.gouge(102, 130, 126, 107, 2.6, PAP, -8)
