"""The deco deck: gold lines, fans and steps."""

from .canvas import Canvas
from .deco_courts import court
from .deco_glyphs import CYRILLIC, LATIN, STROKE
from .deco_ink import (
    FOUR_COLOUR_THEMES,
    GOLD,
    GOLD_LIGHT,
    IVORY,
    NAVY,
    PIPS,
    RED,
    THEMES,
    circ,
    group,
    line,
    path,
    pip,
    poly,
    sheet,
)
from .deco_scorpion import scorpion
from .shared import CX, CY, index, pip_places, polar, twice

INKS = {
    "two-colour": {"S": NAVY, "H": RED, "D": RED, "C": NAVY},
    "four-colour": {"S": "#131722", "H": "#c42e10", "D": "#2463c9", "C": "#08563a"},
}


def face(rank, suit, letters, variant):
    """One card; letters is "latin" or "cyrillic", variant a key of INKS."""
    ink = INKS[variant][suit]
    if rank in "KQJ":
        themes = FOUR_COLOUR_THEMES if variant == "four-colour" else THEMES
        body, ornament = court(rank, suit, themes[suit] | {"ink": ink}), ""
    else:
        body, ornament = ace(suit, ink) if rank == "A" else pips(rank, suit, ink), corner_steps()
    return sheet(body + twice(corner(rank, suit, ink, letters) + ornament, "i"))


def corner(rank, suit, ink, letters):
    c = Canvas()
    glyphs = CYRILLIC if letters == "cyrillic" and rank in CYRILLIC else LATIN
    size = 44 if suit == "D" else 41
    width = size * {"D": 0.78}.get(suit, 0.95)
    index(c, glyphs[rank], PIPS[suit], (width, size), ink, 0.84, STROKE * 1.2)
    return c.svg()


def corner_steps():
    """Stepped hairlines in the free corners."""
    steps = "M178,15.5L211,15.5L211,21L217.5,21L217.5,27.5L224.5,27.5L224.5,60"
    inner = "M192,21.5L204,21.5L204,28L210.5,28L210.5,34.5L218.5,34.5L218.5,46"
    return line(steps, GOLD, 1.3, "butt") + line(inner, GOLD_LIGHT, 1.1, "butt")


def pips(rank, suit, ink):
    size = (42 if rank in "9T" else 47) * (1.07 if suit == "D" else 1)
    return "".join(
        pip(suit, x, y, size, ink, rotation)
        for x, y, rotation in pip_places(rank, (71, 120, 169), 93, 243)
    )


def spokes(near, far, width, start, step, colour):
    """Rays round the middle of the card that taper outwards."""
    o = []
    for i in range(round(360 / step)):
        a = start + i * step
        inner = [polar(CX, CY, near(a), a + d) for d in (-width, width)]
        outer = [polar(CX, CY, far, a + d * 0.5) for d in (width, -width)]
        o.append(poly([inner[0], *reversed(outer), inner[1]], colour))
    return "".join(o)


def ace(suit, ink):
    if suit == "S":
        return ace_of_spades(ink)
    o = spokes(lambda a: 40, 84, 2, 0, 22.5, GOLD_LIGHT) + spokes(
        lambda a: 40, 75, 2, 11.25, 22.5, GOLD_LIGHT
    )
    o += circ(CX, CY, 88, None, GOLD, 1.4) + circ(CX, CY, 92, None, GOLD_LIGHT, 1)
    o += pip(suit, CX, CY, 122, IVORY) + pip(suit, CX, CY, 110, ink)
    size = 0.94 if suit == "C" else 0.96
    o += path(PIPS[suit], None, GOLD, 1.6, f'transform="translate({CX:g} {CY:g}) scale({size})"')
    return o + fan_of_gold(suit)


def fan_of_gold(suit):
    """A small fan in the foot of the pip."""
    y = {"H": 8, "D": 0, "C": 6}[suit]
    o = spokes(lambda a: 6, 17 if suit == "D" else 24, 5, 0, 30, GOLD)
    return group(f"translate(0 {y - 6})", o + circ(CX, CY, 4, GOLD_LIGHT))


def ace_of_spades(ink):
    def near(bearing):
        return 88 if 85 < bearing < 275 else 60

    o = spokes(near, 99, 1.5, 0, 20, GOLD_LIGHT) + spokes(near, 92, 1.5, 10, 20, GOLD)
    o += circ(CX, CY, 102, None, GOLD, 1.6)
    o += pip("S", CX, CY, 178, IVORY) + pip("S", CX, CY, 166, ink)
    inner = (
        "M-12,37C-16,39-20,39-23,39C-35,39-46,30-46,15C-46,-10-12,-27 0,-50"
        "C12,-27 46,-10 46,15C46,30 35,39 23,39C20,39 16,39 12,37"
    )
    o += path(inner, None, GOLD, 1.2, f'transform="translate({CX:g} {CY - 1:g}) scale(1.48)"')
    return o + group(f"translate({CX:g} {CY + 3:g}) scale(.76)", scorpion(GOLD_LIGHT, ink))
