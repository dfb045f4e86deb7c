"""The deco deck: gold lines, fans and steps."""

from .canvas import Canvas
from .deco_aces import ace
from .deco_courts import court
from .deco_glyphs import CYRILLIC, LATIN, STROKE
from .deco_ink import (
    FOUR_COLOUR_THEMES,
    GOLD,
    GOLD_LIGHT,
    NAVY,
    PIPS,
    RED,
    THEMES,
    line,
    pip,
    sheet,
)
from .shared import COMPACT_HEIGHT, CX, CY, INDEX_SIGNS, compact, index, named, pip_places, twice

INKS = {
    "two-colour": {"S": NAVY, "H": RED, "D": RED, "C": NAVY},
    "four-colour": {"S": "#131722", "H": "#c42e10", "D": "#2463c9", "C": "#08563a"},
}
FACETS = {  # the half of a sign that the light falls on otherwise
    "two-colour": {"S": "#34436d", "H": "#951f1c", "D": "#951f1c", "C": "#34436d"},
    "four-colour": {"S": "#3d4352", "H": "#951f0b", "D": "#174896", "C": "#0e7a53"},
}


def face(rank, suit, letters, variant):
    """One card; letters is "latin" or "cyrillic", variant a key of INKS."""
    ink, facet = INKS[variant][suit], FACETS[variant][suit]
    ornament = corner_steps()
    if rank in "KQJ":
        themes = FOUR_COLOUR_THEMES if variant == "four-colour" else THEMES
        body, ornament = court(rank, suit, themes[suit] | {"ink": ink}), ""
    elif rank == "A":
        body = named("picture", ace(suit, ink, facet)) + compact(CX, CY, 1.1)
    else:
        body = pips(rank, suit, ink, facet)
    return sheet(body + twice(corner(rank, suit, ink, letters) + ornament, "i"))


def corner(rank, suit, ink, letters):
    c = Canvas()
    glyphs = CYRILLIC if letters == "cyrillic" and rank in CYRILLIC else LATIN
    size = INDEX_SIGNS[suit]
    width = size * {"D": 0.78}.get(suit, 0.95)
    index(c, glyphs[rank], PIPS[suit], (width, size), ink, 0.84, STROKE * 1.2)
    return named("index", c.svg())


def corner_steps():
    """Stepped hairlines in the free corners."""
    steps = "M178,15.5L211,15.5L211,21L217.5,21L217.5,27.5L224.5,27.5L224.5,60"
    inner = "M192,21.5L204,21.5L204,28L210.5,28L210.5,34.5L218.5,34.5L218.5,46"
    return line(steps, GOLD, 2.2, "butt") + line(inner, GOLD_LIGHT, 1.8, "butt")


def pips(rank, suit, ink, facet):
    places = pip_places(rank, suit)
    signs = [pip(suit, x, y, size, ink, turn, facet) for x, y, turn, size in places]
    x, y, _, size = places[0]
    signs[0] = named("picture", signs[0])
    return "".join(signs) + compact(x, y, COMPACT_HEIGHT / size)
