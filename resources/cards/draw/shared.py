"""What the decks share: the card, the suits, where indices and pips lie, polar shapes."""

import math

from . import geometry as geo
from .geometry import move, scale

WIDTH, HEIGHT = 240, 336
CX, CY = WIDTH / 2, HEIGHT / 2
SUITS = "CDHS"
RANKS = "A23456789TJQK"
LETTERS = {"A": "Т", "K": "К", "Q": "Д", "J": "В"}  # туз, король, дама, валет

# The index: rank and suit side by side, so that a strip of a covered card shows both.
INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT = 12, 10, 50
INDEX_GAP = 5
GLYPH_HEIGHT = 40  # of the glyph tables; a glyph is (width, strokes, filled paths)

# Columns 0, 1, 2 and height 0 (top) to 6 (bottom) of the pips of each rank.
PIP_PLACES = {
    "2": [(1, 0), (1, 6)],
    "3": [(1, 0), (1, 3), (1, 6)],
    "4": [(0, 0), (2, 0), (0, 6), (2, 6)],
    "5": [(0, 0), (2, 0), (1, 3), (0, 6), (2, 6)],
    "6": [(0, 0), (2, 0), (0, 3), (2, 3), (0, 6), (2, 6)],
    "7": [(0, 0), (2, 0), (1, 1.5), (0, 3), (2, 3), (0, 6), (2, 6)],
    "8": [(0, 0), (2, 0), (1, 1.5), (0, 3), (2, 3), (1, 4.5), (0, 6), (2, 6)],
    "9": [(0, 0), (2, 0), (0, 2), (2, 2), (1, 3), (0, 4), (2, 4), (0, 6), (2, 6)],
    "T": [(0, 0), (2, 0), (1, 1), (0, 2), (2, 2), (0, 4), (2, 4), (1, 5), (0, 6), (2, 6)],
}


def svg(body, width=WIDTH, height=HEIGHT):
    """An SVG Tiny 1.2 document."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'version="1.2" baseProfile="tiny" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}">'
        f'<g stroke-linejoin="round" stroke-linecap="round">{body}</g></svg>\n'
    )


def card(body, paper, edge):
    """The document of one card: rounded paper with a thin edge, and the drawing on it."""
    outline = (
        "M14.5,.5H225.5Q239.5,.5 239.5,14.5V321.5Q239.5,335.5 225.5,335.5"
        "H14.5Q.5,335.5 .5,321.5V14.5Q.5,.5 14.5,.5Z"
    )
    return svg(f'<path d="{outline}" fill="{paper}" stroke="{edge}"/>{body}')


def twice(part, name="h"):
    """A part and the same turned by 180 degrees; name must be unique in the document."""
    return (
        f'<g id="{name}">{part}</g>'
        f'<use xlink:href="#{name}" transform="rotate(180 {CX:g} {CY:g})"/>'
    )


def glyph(canvas, shape, x, y, height, stretch, pen, ink):
    """Draw an index glyph, its top left at x, y; returns its width.

    Strokes keep the width `pen` however the skeleton is stretched.
    """
    width, strokes, fills = shape
    up = height / GLYPH_HEIGHT
    across = up * stretch
    m = geo.compose(move(x, y), scale(across, up))
    for data in strokes:
        placed = [(c, [geo.apply(m, p) for p in ps]) for c, ps in geo.parse(data)]
        canvas.path(placed, None, ink, pen, cap="butt", join="miter")
    for data in fills:
        canvas.path([(c, [geo.apply(m, p) for p in ps]) for c, ps in geo.parse(data)], ink)
    return width * across


def index(canvas, shape, pip, pip_size, ink, stretch, pen, place=None):
    """Rank and suit in the top left corner.

    Args:
        shape: the glyph of the rank.
        pip: path data of the suit, about 100 high and centred.
        pip_size: (width, height) it is drawn with.
        place: (left, top, height), when not that of the ordinary decks.
    """
    left, top, height = place or (INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT)
    width = glyph(canvas, shape, left, top, height, stretch, pen, ink)
    x = left + width + INDEX_GAP + pip_size[0] / 2
    with canvas.push(move(x, top + height / 2), scale(pip_size[1] / 100)):
        canvas.path(pip, ink)


def pip_places(rank, columns, top, bottom):
    """Where the pips of a rank lie: (x, y, degrees), x from the three columns."""
    return [
        (columns[q], top + (bottom - top) * r / 6, 180 if r > 3 else 0) for q, r in PIP_PLACES[rank]
    ]


def polar(cx, cy, r, degrees):
    """A point at a distance and a bearing, clockwise from straight up."""
    a = math.radians(degrees)
    return cx + r * math.sin(a), cy - r * math.cos(a)
