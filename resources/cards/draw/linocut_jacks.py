"""Linocut: the jacks, with axe and letter, falcon, pennant and cup, hunting horn."""

import math

from .geometry import move, turn
from .linocut_body import HX, bust, collar, fist, neck, placket, rays
from .linocut_face import face, profile
from .linocut_figure import RIGHT_X, Look, crossing_hand, hand_with_sprig, in_head, raised_hand
from .linocut_hair import jackhair, side_hair
from .linocut_head import hat
from .linocut_ornament import GINGER, INK, OCH, PAP, RED
from .linocut_things import axe, bird, goblet, horn, letter, pennant, staff

LOOKS = {
    "S": Look(
        INK, RED, "cross", PAP, ("zig", INK, PAP, OCH), INK, (OCH, INK, "saw"), 4, -1, (0.99, 1)
    ),
    "H": Look(
        OCH, INK, "dots", OCH, ("dia", RED, PAP, OCH), RED, (OCH, INK, "saw"), 2, -1, (1.03, 0.99)
    ),
    "D": Look(
        GINGER,
        OCH,
        "none",
        INK,
        ("chev", INK, PAP, RED),
        INK,
        (RED, PAP, "saw"),
        3,
        1,
        (0.97, 1.01),
    ),
    "C": Look(
        GINGER, INK, "dia", OCH, ("chev", OCH, INK, RED), OCH, (RED, PAP, "saw"), -4, -1, (0.97, 1)
    ),
}

FOUR_COLOURS = {  # where red is printed in the colour of the suit
    "S": {"robe": INK, "fabric_ink": OCH, "sleeve": INK},
    "H": {"robe": RED, "fabric_ink": PAP, "placket": ("dia", INK, PAP, OCH)},
    "D": {"robe": RED, "sleeve": RED, "cuff": (OCH, INK, "saw")},
    "C": {"robe": RED, "sleeve": RED, "cuff": (OCH, INK, "saw")},
}


def draw(c, suit, ink, seam, four=False):
    look = LOOKS[suit]._replace(**(FOUR_COLOURS[suit] if four else {}))
    rays(c, OCH, 52, 76, 7)
    bust(c, look.robe, seam, look.fabric, look.fabric_ink)
    neck(c)
    placket(c, *look.placket, 15)
    {"D": coin_collar, "S": ruff}.get(suit, neckerchief)(c, suit)
    POSES[suit][0](c, look, suit, ink)
    with in_head(c, look):
        HEADS[suit](c, look)
        hat(c, suit)
    POSES[suit][1](c, look, suit, ink)


def coin_collar(c, suit):
    collar(c, "dot", INK, OCH, RED, 14, 32, 24)
    for i in range(7):
        a = math.radians(165 - i * 25)
        x, y = HX + 47 * math.cos(a), 121 + 37 * math.sin(a)
        c.circ(x, y, 5, PAP, INK, 2)
        c.circ(x, y, 1.7, RED)


def ruff(c, suit):
    for i in range(11):
        a = 176 - i * 17.2
        x, y = HX + 33 * math.cos(math.radians(a)), 122 + 21 * math.sin(math.radians(a))
        with c.push(move(x, y), turn(a - 90)):
            c.path("M-5.6,-9 C-9,4 -5,10 0,10 C5,10 9,4 5.6,-9 Z", PAP, INK, 2.2)
            c.gouge(0, 7, 0, -7, 1.4, INK)


def neckerchief(c, suit):
    d = f"M{HX - 26},124 C{HX - 12},142 {HX + 12},142 {HX + 26},124 L{HX + 34},130 C{HX + 16},152 {HX - 16},154 {HX - 34},132 Z"
    c.path(d, RED if suit == "C" else OCH, INK, 2.4)
    for i in range(-3, 4):
        c.circ(HX + i * 8, 144.5 - abs(i) ** 1.6 * 1.7, 1.9, PAP if suit == "C" else INK)


def spades_head(c, look):
    face(c, "m", 1, "smirk")
    c.path("M-6.6,26.6 Q-3.4,25.4 -.4,26.6 Q-1.4,33 -4,35.6 Q-6.4,33 -6.6,26.6 Z", INK)
    jackhair(c, look.hair, PAP)


def hearts_head(c, look):
    profile(c, "m", 1.4, "straight")
    side_hair(c, look.hair, INK, 25)


def diamonds_head(c, look):
    face(c, "m", 3, "smirk", half=1.8, nose="hook")
    for points in (
        [(-5, 15.6), (-11, 18), (-18, 17.6), (-22, 12)],
        [(-3, 15.6), (4, 18.4), (12, 18), (16, 11.6)],
    ):
        c.brush(points, [3.4, 3.8, 2.6, 0.5], INK)
    jackhair(c, look.hair, PAP)


def clubs_head(c, look):
    profile(c, "m", -0.6, "up", "freckles")
    side_hair(c, look.hair, PAP, 20)


def spades(c, look, suit, ink):
    with c.push(move(178, 150), turn(13), move(-178, -150)):
        staff(c, 178, 0, 34, 180)
        axe(c, 178, 36)


def axe_and_letter(c, look, suit, ink):
    crossing_hand(c, look, fist, (207, 190), (184, 140), 1, 16)
    letter(c, 62, 112, suit, ink)
    raised_hand(c, look, side=-1, y=132, x=48)


def hearts(c, look, suit, ink):
    bird(c, RIGHT_X - 4, 83, RED, 1.16, 1)
    raised_hand(c, look, y=112)
    hand_with_sprig(c, look, suit, ink, 130)


def diamonds(c, look, suit, ink):
    goblet(c, 49, 130)
    raised_hand(c, look, side=-1, y=131, x=47)


def flying_pennant(c, look, suit, ink):
    staff(c, 211, 0, 44, 186)
    pennant(c, 211, 44, suit, ink)
    raised_hand(c, look, y=136, x=207)


def clubs(c, look, suit, ink):
    hand_with_sprig(c, look, suit, ink, 128)


def horn_hand(c, look, suit, ink):
    horn(c)
    crossing_hand(c, look, fist, (205, 176), (190, 114), 1, 16)


def nothing(c, look, suit, ink):
    """Nothing lies in front of the head."""


HEADS = {"S": spades_head, "H": hearts_head, "D": diamonds_head, "C": clubs_head}
POSES = {  # drawn behind the head, and in front of it
    "S": (spades, axe_and_letter),
    "H": (hearts, nothing),
    "D": (diamonds, flying_pennant),
    "C": (clubs, horn_hand),
}
