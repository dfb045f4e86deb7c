"""Deco: the twelve figures."""

import math

from .deco_arms import crossing, cupped, fist, flat, pinch, raised, sash
from .deco_body import (
    HX,
    HY,
    NOTCH_BOTTOM,
    NOTCH_RIGHT,
    PANEL_LEFT,
    PANEL_RIGHT,
    PANEL_TOP,
    Seam,
    jack_robe,
    king_robe,
    queen_collar,
    queen_robe,
    rays,
)
from .deco_face import jack_head, king_head, queen_back, queen_head
from .deco_head import cap, king_crown, tiara
from .deco_ink import GOLD, GOLD_LIGHT, PANEL, fan, group, poly
from .deco_things import SHAFT_X, THINGS, dove, gem, hand_of_cards, open_fan, orb
from .shared import CX, HEIGHT, WIDTH, compact, named, twice

SLOPES = {
    "KS": 0.385,
    "KH": -0.26,
    "KD": 0.385,
    "KC": -0.26,
    "QS": -0.16,
    "QH": 0.2,
    "QD": -0.16,
    "QC": 0.2,
    "JS": 0.26,
    "JH": -0.2,
    "JD": -0.2,
    "JC": -0.2,
}
LOOKING_RIGHT = ("QH", "JS", "JH")
HANDS = {"QS": pinch, "QH": pinch, "QC": pinch}  # the others close round the shaft
LEFT_X = 50
PORTRAIT = (HX, 154, 1.7, CX, HEIGHT)  # what a small card shows of a figure
LEFT_HANDS = {  # hand, height above the seam, what it carries and how high above the hand
    "KC": (cupped, 36, orb, 19),
    "QS": (fist, 38, open_fan, 2),
    "QD": (pinch, 34, gem, 26),
    "JD": (fist, 38, hand_of_cards, 4),
    "JC": (fist, 38, dove, 23),
}
CROSSING_HANDS = {  # hand, its place, its elbow, 1 or -1 (the thumb's side)
    "KH": (flat, (106, 152), (58, 176), 1),
    "KD": (fist, (203, 116), (157, 158), 1),
    "QH": (flat, (108, 146), (70, 162), 1),
    "JH": (flat, (106, 150), (60, 174), 1),
}


def panel():
    r, b = NOTCH_RIGHT, NOTCH_BOTTOM
    half = [
        (r, PANEL_TOP),
        (PANEL_RIGHT, PANEL_TOP),
        (PANEL_RIGHT, HEIGHT - b),
        (WIDTH - r + 8, HEIGHT - b),
        (WIDTH - r + 8, HEIGHT - b + 6),
        (WIDTH - r, HEIGHT - b + 6),
    ]
    return half + [(WIDTH - x, HEIGHT - y) for x, y in half]


def court(rank, suit, theme):
    seam = Seam(SLOPES[rank + suit])
    o = poly(panel(), PANEL)
    ground = rays(seam) + ("" if rank + suit in LEFT_HANDS else corner_fan(theme))
    o += twice(ground + named("picture", figure(rank, suit, theme, seam)))
    o += sash(rank, suit, theme, seam) + compact(*PORTRAIT)
    o += poly(panel(), None, theme["deep"], 3.4, 'stroke-linejoin="miter"')
    return o + poly(panel(), None, GOLD_LIGHT, 1.1, 'stroke-linejoin="miter"')


def figure(rank, suit, theme, seam):
    name = rank + suit
    o = {"K": king, "Q": queen, "J": jack}[rank](suit, theme, seam)
    o += THINGS[name](theme, seam.y(SHAFT_X) + 1)
    if name in LEFT_HANDS:
        mouse, lift, thing, above = LEFT_HANDS[name]
        y = round(seam.y(LEFT_X)) - lift
        carried = thing(theme, LEFT_X, y - above)
        drawn = raised(mouse, LEFT_X, y, theme, seam, -1, 0.95)
        o += drawn + carried if mouse is cupped else carried + drawn
    if name in CROSSING_HANDS:
        mouse, (x, y), (ex, ey), flip = CROSSING_HANDS[name]
        angle = math.degrees(math.atan2(x - ex, ey - y))
        o += crossing(mouse, x, y, round(angle), math.hypot(x - ex, y - ey), theme, flip)
    size = 0.9 if rank == "Q" else 1
    return o + raised(
        HANDS.get(name, fist), SHAFT_X, round(seam.y(SHAFT_X)) - 36, theme, seam, 1, size
    )


def corner_fan(theme):
    x, y = PANEL_LEFT + 1, NOTCH_BOTTOM + 1
    o = fan(x, y, 0, 30, 90, 180, 5, [GOLD], tip=-4)
    o += fan(x, y, 0, 27, 90, 180, 5, [theme["main"], theme["tint"]], tip=-3, gap=1.2)
    return (
        o + fan(x, y, 0, 13, 90, 180, 6, [GOLD]) + fan(x, y, 0, 10.5, 90, 180, 6, [theme["deep"]])
    )


def head(name, *parts):
    flip = " scale(-1 1)" if name in LOOKING_RIGHT else ""
    return group(f"translate({HX} {HY}){flip}", *parts)


def king(suit, theme, seam):
    return king_robe(suit, theme, seam) + head(
        "K" + suit, king_head(suit, theme), king_crown(suit, theme)
    )


def queen(suit, theme, seam):
    name = "Q" + suit
    o = (
        queen_collar(suit, theme)
        + head(name, queen_back(suit, theme))
        + queen_robe(suit, theme, seam)
    )
    return o + head(name, queen_head(suit, theme)) + head("", tiara(suit, theme))


def jack(suit, theme, seam):
    return jack_robe(suit, theme, seam) + head("J" + suit, jack_head(suit, theme), cap(suit, theme))
