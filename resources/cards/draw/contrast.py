"""The contrast deck: the largest indices and one large sign on a card, no ornament."""

from .canvas import Canvas
from .contrast_glyphs import CYRILLIC, LATIN, STROKE
from .deco_ink import PIPS
from .geometry import move, rounded, scale
from .shared import CX, CY, card, compact, index, named, twice

PAPER, EDGE = "#ffffff", "#000000"
INKS = {
    "two-colour": {"S": "#000000", "H": "#ad0010", "D": "#ad0010", "C": "#000000"},
    "four-colour": {"S": "#000000", "H": "#a31c00", "D": "#154fc3", "C": "#005236"},
}
INDEX_PLACE = (11, 7, 54)  # left, top, height: as low as the others, so that a strip shows it
COMPACT_SIZES = {"A": 1.1, "K": 1.12, "Q": 1.12, "J": 1.12}  # of the picture; others 1.18
PIP_SIZES = {"S": (51, 54), "H": (53, 55), "D": (44, 56), "C": (52, 54)}


def face(rank, suit, letters, variant):
    """One card; letters is "latin" or "cyrillic", variant a key of INKS."""
    ink = INKS[variant][suit]
    c = Canvas()
    if rank in HEADGEAR:
        with c.push(move(CX, CY), scale(1.08), move(-CX, -CY)):
            HEADGEAR[rank](c, ink)
            sign(c, suit, PAPER, *SIGN_PLACES[rank], 50)
    else:
        sign(c, suit, ink, CX, CY, 190 if rank == "A" else 166)
    picture = named("picture", c.svg()) + compact(
        CX, CY, COMPACT_SIZES.get(rank, 1.18), place=INDEX_PLACE[:2]
    )
    return card(twice(corner(rank, suit, ink, letters)) + picture, PAPER, EDGE)


def corner(rank, suit, ink, letters):
    c = Canvas()
    glyphs = CYRILLIC if letters == "cyrillic" and rank in CYRILLIC else LATIN
    index(c, glyphs[rank], PIPS[suit], PIP_SIZES[suit], ink, 1.06, STROKE * 1.38, INDEX_PLACE)
    return named("index", c.svg())


def sign(c, suit, ink, x, y, height):
    with c.push(move(x, y), scale(height / 100)):
        c.path(PIPS[suit], ink)


def crown(c, ink):
    """The king's: points and balls."""
    c.path("M56,208 L40,126 L82,158 L120,100 L158,158 L200,126 L184,208 Z", ink)
    for x, y in ((40, 116), (120, 91), (200, 116)):
        c.circ(x, y, 11, ink)
    c.path(rounded(54, 216, 132, 24, 4), ink)


def coronet(c, ink):
    """The queen's: three round leaves and pearls."""
    c.path(
        "M58,208 C44,178 38,148 46,128 C66,130 80,142 86,158 C86,130 100,112 120,102 "
        "C140,112 154,130 154,158 C160,142 174,130 194,128 C202,148 196,178 182,208 Z",
        ink,
    )
    for x, y in ((45, 114), (76, 121), (120, 88), (164, 121), (195, 114)):
        c.circ(x, y, 8.5, ink)
    for i in range(6):
        c.circ(CX + (i - 2.5) * 24, 228, 10, ink)


def cap(c, ink):
    """The jack's: a soft cap with a feather."""
    c.path("M146,140 C150,102 172,76 210,66 C216,98 204,128 174,148 Z", ink)
    c.path("M162,136 C170,114 182,98 200,82", None, PAPER, 5)
    soft = "M42,196 C20,160 50,118 112,116 C174,115 220,140 210,178 C208,187 204,192 199,196 Z"
    c.path(soft, ink, PAPER, 12)
    c.path(soft, ink)
    c.path(rounded(54, 205, 132, 26, 4), ink)


HEADGEAR = {"K": crown, "Q": coronet, "J": cap}
SIGN_PLACES = {"K": (CX, 177), "Q": (CX, 177), "J": (124, 160)}
