"""Linocut: the kings, with shield and sword, hand on heart, orb and blessing, mace and oak."""

from .geometry import move, turn
from .linocut_body import (
    blessing_hand,
    bust,
    collar,
    fist,
    hairback,
    neck,
    open_hand,
    placket,
    rays,
)
from .linocut_face import face
from .linocut_figure import RIGHT_X, Look, crossing_hand, hand_with_sprig, in_head, raised_hand
from .linocut_hair import beard
from .linocut_head import crown
from .linocut_ornament import GINGER, INK, OCH, PAP, RED
from .linocut_things import mace, orb, sceptre, shield, staff, sword, tree

LOOKS = {
    "S": Look(
        INK, INK, "cross", OCH, ("dia", RED, PAP, OCH), RED, (OCH, INK, "zig"), 2, 1, (0.98, 1)
    ),
    "H": Look(
        OCH, RED, "dots", PAP, ("leaf", INK, OCH, PAP), INK, (OCH, RED, "zig"), 3, -1, (1.05, 1)
    ),
    "D": Look(
        PAP, OCH, "dia", INK, ("cross", RED, PAP, OCH), RED, (RED, PAP, "zig"), -2, 1, (0.96, 1.01)
    ),
    "C": Look(
        GINGER, INK, "bud", OCH, ("eye", OCH, INK, RED), OCH, (RED, PAP, "zig"), 2, -1, (1.02, 0.99)
    ),
}
FOUR_COLOURS = {  # where red is printed in the colour of the suit
    "S": {"sleeve": INK, "cuff": (OCH, INK, "zig")},
    "H": {"cuff": (OCH, RED, "zig")},
    "D": {"robe": RED, "fabric_ink": OCH, "placket": ("cross", OCH, INK, RED)},
    "C": {"robe": RED, "sleeve": RED, "cuff": (OCH, INK, "zig")},
}
COLLARS = {
    "S": ("zig", OCH, INK, RED),
    "H": ("dia", OCH, INK, RED),
    "D": ("chev", INK, PAP, RED),
    "C": ("dot", OCH, INK, RED),
}
FACES = {  # brow height, half closed eyes, brow width and ink, nose
    "S": (-1, 2.4, None, INK, "hook"),
    "H": (2.5, 0, 4, INK, "bulb"),
    "D": (1, 1.6, None, PAP, "std"),
    "C": (-1, 0, 5.4, INK, "hook"),
}


def draw(c, suit, ink, seam, four=False):
    look = LOOKS[suit]._replace(**(FOUR_COLOURS[suit] if four else {}))
    rays(c, RED if suit == "D" else OCH, 50, 76, 7)
    if suit == "H":
        tree(c, 203, 172, 38, suit, ink)
    with in_head(c, look._replace(size=(1, 1))):
        hairback(
            c, look.hair, "M-22,-22 C-36,-8 -34,16 -39,30 C-30,38 30,38 39,30 C34,16 36,-8 22,-22 Z"
        )
        for side in (-1, 1):
            for i in range(3):
                c.brush(
                    [
                        (side * (25 + i * 2), -12),
                        (side * (26 + i * 3), 6),
                        (side * (29 + i * 3.4), 25),
                    ],
                    [0.5, 2.2, 0.5],
                    INK if look.hair == PAP else PAP,
                )
    bust(c, look.robe, seam, look.fabric, look.fabric_ink)
    neck(c)
    placket(c, *look.placket)
    collar(c, *COLLARS[suit], 14, 38, 27)
    POSES[suit][0](c, look, suit, ink)
    with in_head(c, look):
        brow, half, width, brow_ink, nose = FACES[suit]
        face(c, "m", brow, half=half, bw=width, browcol=brow_ink, nose=nose)
        beard(c, suit, look.hair)
        crown(c, suit)
    POSES[suit][1](c, look, suit, ink)


def spades(c, look, suit, ink):
    sword(c, RIGHT_X, 118, 20)
    raised_hand(c, look, y=118)
    shield(c, 52, 124, suit, ink)


def hearts(c, look, suit, ink):
    sceptre(c, 47, 89, 172, ink)
    raised_hand(c, look, side=-1, y=139, x=47, angle=0)


def hand_on_heart(c, look, suit, ink):
    crossing_hand(c, look, open_hand, (204, 176), (152, 146), -1, 16)


def diamonds(c, look, suit, ink):
    orb(c, 50, 103, 18)
    raised_hand(c, look, fist, -1, 138, 48, 4)
    raised_hand(c, look, blessing_hand, 1, 104, 198, 5)


def clubs(c, look, suit, ink):
    with c.push(move(178, 152), turn(17), move(-178, -152)):
        staff(c, 178, 0, 66, 176)
        mace(c, 178, 36)
    hand_with_sprig(c, look, suit, ink, 137)


def mace_hand(c, look, suit, ink):
    crossing_hand(c, look, fist, (207, 182), (183, 137), 1, 16)


def nothing(c, look, suit, ink):
    """Nothing lies in front of the head."""


POSES = {  # drawn behind the head, and in front of it
    "S": (spades, nothing),
    "H": (hearts, hand_on_heart),
    "D": (diamonds, nothing),
    "C": (clubs, mace_hand),
}
