"""Linocut: the queens, with spear, bird, looking glass and sheaf."""

from .geometry import move, turn
from .linocut_body import (
    HX,
    bust,
    collar,
    crossed_fist,
    fist,
    hairback,
    neck,
    open_hand,
    placket,
    rays,
)
from .linocut_face import face, profile
from .linocut_figure import RIGHT_X, Look, crossing_hand, hand_with_sprig, in_head, raised_hand
from .linocut_hair import braid, braids_hair, side_hair
from .linocut_head import kokoshnik
from .linocut_ornament import GINGER, INK, OCH, PAP, RED, sprig
from .linocut_things import bird, mirror, spearhead, staff, tree, wheat

LOOKS = {
    "S": Look(
        INK, INK, "dots", PAP, ("leaf", RED, PAP, OCH), RED, (OCH, INK, "dia"), 3, 1, (0.97, 1)
    ),
    "H": Look(OCH, RED, "bud", PAP, ("dia", PAP, RED, INK), PAP, (INK, OCH, "dia"), 4, -1, (1, 1)),
    "D": Look(
        GINGER,
        OCH,
        "ring",
        INK,
        ("dia", INK, OCH, RED),
        RED,
        (INK, OCH, "dia"),
        2,
        -1,
        (0.95, 0.98),
    ),
    "C": Look(
        INK, INK, "seed", OCH, ("leaf", OCH, INK, RED), PAP, (RED, PAP, "dia"), 3, -1, (0.97, 1)
    ),
}
FOUR_COLOURS = {  # where red is printed in the colour of the suit
    "S": {"sleeve": INK},
    "H": {"sleeve": RED},
    "D": {"robe": RED, "fabric_ink": PAP, "placket": ("dia", OCH, INK, RED)},
    "C": {"robe": RED, "sleeve": RED, "cuff": (OCH, INK, "dia")},
}
COLLARS = {
    "S": ("dia", RED, PAP, OCH),
    "H": ("zig", OCH, INK, OCH),
    "D": ("eye", PAP, RED, OCH),
    "C": ("cross", RED, PAP, OCH),
}


def draw(c, suit, ink, seam, four=False):
    look = LOOKS[suit]._replace(**(FOUR_COLOURS[suit] if four else {}))
    rays(c, OCH, 54, 78, 7)
    if suit in "SH":
        with in_head(c, look._replace(size=(1, 1))):
            hairback(
                c,
                look.hair,
                "M-22,-24 C-32,-8 -30,20 -26,32 C-10,38 10,38 26,32 C30,20 32,-8 22,-24 Z",
            )
    bust(c, look.robe, seam, look.fabric, look.fabric_ink)
    neck(c)
    if suit != "C":  # the knot of her scarf lies there
        placket(c, *look.placket, 18)
    collar(c, *COLLARS[suit], 13, 34, 26)
    dark = look.robe == INK
    collar(c, "dot", PAP if dark else INK, RED if dark else OCH, OCH, 8, 21, 17, 10, 170)
    POSES[suit][0](c, look, suit, ink)
    if suit != "C":
        tie = INK if look.hair == GINGER else RED
        for side in (-1, 1) if suit != "D" else (-1,):
            end = 36 if side < 0 else 35
            braid(
                c,
                [(HX + side * 29, 112), (HX + side * 38, 130), (HX + side * end, 158)],
                11,
                look.hair,
                6,
                tie,
            )
    with in_head(c, look):
        HEADS[suit](c, look)
    POSES[suit][1](c, look, suit, ink)


def spades_head(c, look):
    face(c, "f", 2.4, mark="mole", half=2.6)
    crowned(c, look, "S", PAP)


def hearts_head(c, look):
    face(c, "f", 1.5, nose="up")
    crowned(c, look, "H", INK)


def diamonds_head(c, look):
    profile(c, "f", 0.8)
    side_hair(c, look.hair, PAP, 20)
    kokoshnik(c, "D")
    c.circ(8, 24, 3.6, OCH, INK, 1.8)
    c.circ(8, 32, 2.6, RED, INK, 1.6)


def clubs_head(c, look):
    face(c, "f", 0.5, nose="up")
    c.path("M-24,-2 C-23,-18 -12,-27 -1,-31 C12,-27 22,-18 24,-2 L30,-30 L0,-44 L-30,-30 Z", INK)
    for side in (-1, 1):
        c.brush([(side * 4, -29), (side * 15, -22), (side * 21, -10)], [0.5, 1.8, 0.5], PAP)
    kokoshnik(c, "C")


def crowned(c, look, suit, cut):
    """Parted hair, headdress and earrings."""
    braids_hair(c, look.hair, cut)
    kokoshnik(c, suit)
    for side in (-1, 1):
        c.circ(side * 25, 19, 3.6, OCH, INK, 1.8)
        c.circ(side * 25, 27, 2.6, RED, INK, 1.6)


def spades(c, look, suit, ink):
    staff(c, RIGHT_X, 0, 52, 176)
    spearhead(c, RIGHT_X, 22, OCH)
    tree(c, 46, 172, 88, suit, ink, 18)
    raised_hand(c, look, y=122)


def hand_on_breast(c, look, suit, ink):
    crossing_hand(c, look, open_hand, (48, 178), (106, 149), 1, 17)


def hearts(c, look, suit, ink):
    bird(c, RIGHT_X - 2, 89, INK, 1.12, 1)
    raised_hand(c, look, fist, y=117)
    with c.push(move(70, 150), turn(-16), move(-43, -150)):
        sprig(c, suit, ink, 43, 142, 86)


def sprig_hand(c, look, suit, ink):
    crossing_hand(c, look, fist, (44, 182), (70, 145), -1, 16)


def diamonds(c, look, suit, ink):
    staff(c, 201, 0, 76, 176)
    mirror(c, 201, 58)
    raised_hand(c, look, y=126, x=201)


def ribbon_hand(c, look, suit, ink):
    hand_with_sprig(c, look, suit, ink, 137)


def clubs(c, look, suit, ink):
    tree(c, 46, 172, 88, suit, ink, 18)
    for angle, length in ((47, 112), (22, 128), (35, 140)):
        wheat(c, 118, 162, length, angle)


def sheaf_hands(c, look, suit, ink):
    scarf_knot = f"M{HX - 14},134 C{HX - 5},128 {HX + 5},128 {HX + 14},134 L{HX + 19},152 L{HX},166 L{HX - 19},152 Z"
    c.path(scarf_knot, RED, INK, 2.2)
    for side in (-1, 1):
        c.gouge(HX + side * 3, 137, HX + side * 9, 152, 1.8, PAP)
    crossing_hand(c, look, crossed_fist, (205, 178), (168, 146), 1, 17)
    crossing_hand(c, look, open_hand, (44, 176), (96, 152), 1, 17)


def nothing(c, look, suit, ink):
    """Nothing lies in front of the head."""


HEADS = {"S": spades_head, "H": hearts_head, "D": diamonds_head, "C": clubs_head}
POSES = {  # drawn behind the head, and in front of it
    "S": (spades, hand_on_breast),
    "H": (hearts, sprig_hand),
    "D": (diamonds, ribbon_hand),
    "C": (clubs, sheaf_hands),
}
