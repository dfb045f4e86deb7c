"""Contrast: the backs, dark fields that can't be mistaken for faces."""

from .canvas import Canvas
from .contrast import EDGE, PAPER
from .geometry import clip_convex, rounded
from .shared import CX, CY, HEIGHT, WIDTH, card

BLUE, PALE = "#12306e", "#5f82c4"
MARGIN, FRAME = 14, 23
FIELD = [
    (FRAME, FRAME),
    (WIDTH - FRAME, FRAME),
    (WIDTH - FRAME, HEIGHT - FRAME),
    (FRAME, HEIGHT - FRAME),
]


def back(body=""):
    ground, frame = Canvas(), Canvas()
    ground.path(rounded(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 8), BLUE)
    frame.path(rounded(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, 3), None, PAPER, 3)
    return card(ground.svg() + body + frame.svg(), PAPER, EDGE)


def plain():
    return back()


def stripes():
    """Slanting stripes, the middle of one on the middle of the card."""
    c = Canvas()
    for i in range(-12, 13):
        x, y, half = CX, CY + i * 28, 5
        stripe = [
            (x - 120, y + 120 - half),
            (x + 120, y - 120 - half),
            (x + 120, y - 120 + half),
            (x - 120, y + 120 + half),
        ]
        inner = clip_convex(stripe, FIELD)
        if len(inner) > 2:
            c.poly(inner, PALE)
    return back(c.svg())


def diamonds():
    """Rows of rhombs."""
    c = Canvas()
    dx, dy = 194 / 5, 290 / 7
    for row in range(7):
        for column in range(5):
            x, y = FRAME + dx * (column + 0.5), FRAME + dy * (row + 0.5)
            c.poly(
                [(x - dx * 0.34, y), (x, y - dy * 0.36), (x + dx * 0.34, y), (x, y + dy * 0.36)],
                PALE,
            )
    return back(c.svg())


BACKS = {"plain": plain, "stripes": stripes, "diamonds": diamonds}
