"""Code shared by the decks: the card, the suits, the places of indices and pips, polar shapes."""

import math

from . import geometry as geo
from .geometry import move, scale

WIDTH, HEIGHT = 240, 336
CX, CY = WIDTH / 2, HEIGHT / 2
SUITS = "CDHS"
RANKS = "A23456789TJQK"

# The index: rank and suit side by side, so that a strip of a covered card shows both.
INDEX_LEFT, INDEX_TOP, INDEX_HEIGHT = 10, 10, 50
INDEX_GAP = 6
GLYPH_HEIGHT = 40  # of the glyph tables; a glyph is (width, strokes, filled paths)

INDEX_SIGNS = {"S": 45.5, "H": 47.5, "D": 48.5, "C": 45.5}  # height of the suit
PIP_TOP = 74  # far enough below the index not to be read as a row with its suit
PIP_COLUMNS = 61  # from the middle of the card to the outer columns
PIP_SIZES = dict(zip("23456789T", (76, 59, 70, 60, 57, 54, 54, 43, 43), strict=True))

# A card too narrow for that index: a larger one, and one sign or half a picture below it.
COMPACT_INDEX = 1.67  # size against the ordinary index
COMPACT_LEFT, COMPACT_TOP = 13, 6
COMPACT_MIDDLE, COMPACT_HEIGHT = 211, 200  # of the sign below it

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
    return svg(f'<path id="paper" d="{outline}" fill="{paper}" stroke="{edge}"/>{body}')


def named(name, part):
    """A part of a drawing as an element that can be found."""
    return f'<g id="{name}">{part}</g>'


def twice(part, name="h"):
    """A part and the same turned by 180 degrees; name must be unique in the document."""
    return named(name, part) + f'<use xlink:href="#{name}" transform="rotate(180 {CX:g} {CY:g})"/>'


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


def pip_places(rank, suit):
    """The pips of a card: (x, y, degrees, size), as large as the space below the index allows."""
    size = PIP_SIZES[rank]
    top = PIP_TOP + size / 2
    if suit == "D" and rank not in "9T":
        size *= 1.06  # a rhomb of the same height looks smaller
    return [
        (CX + (q - 1) * PIP_COLUMNS, top + (CY - top) * r / 3, 180 if r > 3 else 0, size)
        for q, r in PIP_PLACES[rank]
    ]


def compact(x, y, size, to_x=CX, to_y=COMPACT_MIDDLE, place=(INDEX_LEFT, INDEX_TOP)):
    """The same card for a size at which the ordinary index is too small, as an element "compact".

    It shows the elements "paper" and "index" of the document, the latter as "compact-index", and
    "picture" with its point x, y moved to to_x, to_y and enlarged; a renderer has to cut off what
    the paper does not hold.
    """
    k = COMPACT_INDEX
    left, top = COMPACT_LEFT - k * place[0], COMPACT_TOP - k * place[1]
    moved = f"translate({to_x - size * x:.1f} {to_y - size * y:.1f}) scale({size:.3f})"
    return (
        '<defs><g id="compact"><use xlink:href="#paper"/>'
        f'<use xlink:href="#picture" transform="{moved}"/>'
        '<use id="compact-index" xlink:href="#index" '
        f'transform="translate({left:.1f} {top:.1f}) scale({k:g})"/></g></defs>'
    )


def polar(cx, cy, r, degrees):
    """A point at a distance and a bearing, clockwise from straight up."""
    a = math.radians(degrees)
    return cx + r * math.sin(a), cy - r * math.cos(a)
