"""The linocut deck: folk print in four flat inks on cream paper."""

import math

from . import linocut_jacks, linocut_kings, linocut_queens
from .geometry import move, turn
from .linocut_aces import ace
from .linocut_glyphs import CYRILLIC, LATIN, STROKE
from .linocut_ornament import GINGER, INK, OCH, PAP, PIPS, RED, Print, pip, sheet, unit
from .shared import COMPACT_HEIGHT, CX, CY, INDEX_SIGNS, compact, index, named, pip_places, twice

INKS = {
    "two-colour": {"S": INK, "H": RED, "D": RED, "C": INK},
    "four-colour": {"S": "#15171f", "H": "#c6300f", "D": "#2463c9", "C": "#08563a"},
}
SLATE = "#5a6173"  # with black, what red is in the other suits
CHESTNUT = "#a8582b"  # hair, lest it be taken for the colour of a suit
COURTS = {"K": linocut_kings, "Q": linocut_queens, "J": linocut_jacks}
SEAMS = {"K": -0.12, "Q": 0, "J": 0.12}  # slope of the belt
FRAME = "M100,11 L220,11 Q229,11 229,20 L229,270 L140,270 L140,325 L20,325 Q11,325 11,316 L11,66 L100,66 Z"
BELT_WIDTH = 19
BELTS = {  # ground and two inks
    "S": (RED, PAP, INK),
    "H": (INK, PAP, RED),
    "D": (INK, OCH, RED),
    "C": (OCH, INK, RED),
}
ACE_FRAMES = {"D": (CX, CY, 0.98)}  # what a small card shows of an ace; others lie lower
PORTRAIT = (132, 160, 1.66, CX, 336)  # what a small card shows of a figure
BELT_UNITS = {"K": "dia", "Q": "star", "J": "cross"}


def face(rank, suit, letters, variant):
    """One card; letters is "latin" or "cyrillic", variant a key of INKS."""
    ink = INKS[variant][suit]
    if rank in COURTS:
        return court(rank, suit, letters, variant)
    if rank == "A":
        c = Print(dyes=dyes(suit, variant))
        ace(c, suit, plate(suit, variant))
        picture = named("picture", c.svg()) + compact(*ACE_FRAMES.get(suit, (CX, 181, 1.04)))
        return sheet(twice(corner("A", suit, ink, letters)) + picture)
    return number(rank, suit, ink)


def plate(suit, variant):
    """The ink in which the sign of a suit is drawn, before dyes are applied."""
    return INK if suit == "S" else RED if variant == "four-colour" else INKS[variant][suit]


def dyes(suit, variant):
    """With four colours the red of each suit is its own colour; spades have black and slate."""
    if variant == "two-colour":
        return {}
    ink = INKS[variant][suit]
    return {INK: ink, RED: SLATE} if suit == "S" else {RED: ink, GINGER: CHESTNUT}


def corner(rank, suit, ink, letters="latin"):
    c = Print()
    glyphs = CYRILLIC if letters == "cyrillic" and rank in CYRILLIC else LATIN
    size = INDEX_SIGNS[suit]
    width = size * {"D": 0.76}.get(suit, 0.95)
    index(c, glyphs[rank], PIPS[suit], (width, size), ink, 0.85, STROKE * 1.18)
    return named("index", c.svg())


def number(rank, suit, ink):
    signs, places = [], pip_places(rank, suit)
    for x, y, rotation, size in places:
        c = Print()
        pip(c, suit, x, y, size, ink, rotation)
        signs.append(c.svg())
    x, y, _, size = places[0]
    signs[0] = named("picture", signs[0]) + compact(x, y, COMPACT_HEIGHT / size)
    return sheet(twice(corner(rank, suit, ink)) + "".join(signs))


def court(rank, suit, letters, variant):
    slope, ink, four = SEAMS[rank], INKS[variant][suit], variant == "four-colour"
    half = Print(lambda p: CY + slope * (p[0] - CX) - p[1], dyes(suit, variant))
    COURTS[rank].draw(half, suit, plate(suit, variant), slope, four)
    frame = Print(dyes=half.dyes)
    frame.path(FRAME, None, INK, 2.4, join="miter")
    colours = (ink, PAP, OCH) if four else BELTS[suit]
    return sheet(
        frame.svg()
        + twice(named("picture", half.svg()) + corner(rank, suit, ink, letters))
        + belt(rank, slope, *colours)
        + compact(*PORTRAIT)
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
