"""Linocut: the parts of the kings, queens and jacks."""

from typing import NamedTuple

from .geometry import move, scale, turn
from .linocut_body import HX, HY, arm, cuffed, fist, sleeve
from .linocut_ornament import INK, OCH, PAP, RED, sprig

LEFT_X, RIGHT_X = 43, 199  # the hands that rise beside the figure
HEAD = 1.13  # size of a head against the drawing of the face


class Look(NamedTuple):
    """Inks, ornaments and bearing of one figure."""

    hair: str
    robe: str
    fabric: str
    fabric_ink: str
    placket: tuple  # ornament, ground, two inks
    sleeve: str
    cuff: tuple  # ground, ink, ornament
    tilt: float  # of the head, degrees
    facing: int  # 1 left, -1 right
    size: tuple = (1, 1)  # of the head against the others


def in_head(c, look):
    """A with block whose origin is the middle of the figure's head."""
    x, y = look.size
    return c.push(move(HX, HY), turn(look.tilt), scale(look.facing * HEAD * x, HEAD * y))


def cut_line(look):
    """The ink of cuts into the sleeves."""
    return {PAP: RED, OCH: INK}.get(look.sleeve, PAP)


def raised_hand(c, look, draw=fist, side=1, y=120, x=None, angle=3):
    """A hand that rises from behind the belt beside the figure (1 right, -1 left)."""
    x = x or (RIGHT_X if side > 0 else LEFT_X)
    sleeve(c, x, y, look.sleeve, side, cut_line(look))
    cuffed(c, draw, x, y, angle * side, side, look.cuff, 1.04)


def crossing_hand(c, look, draw, elbow, wrist, flip=1, width=20):
    """A hand at the end of a forearm that crosses the body."""
    angle = arm(c, elbow, wrist, look.sleeve, cut_line(look), width)
    cuffed(c, draw, *wrist, angle, flip, look.cuff, 1.04)


def hand_with_sprig(c, look, suit, ink, y):
    """The left hand raises a sprig whose blossom is the suit."""
    sprig(c, suit, ink, LEFT_X, y - 6, 84)
    raised_hand(c, look, side=-1, y=y)
