"""Cards, events and sets as numbers, and the verdicts of a search."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.memory import Mask

# A card is suit * 16 + rank code; the king's code is 12, the ace's 12 - (ranks - 1): 0 in a full deck.
# Numbers that are not cards name the other events of a suit-built game, so that one 64-bit mask is
# a set of events:
#   card x, not a king   x has been built on its target, the card x + 1
#   king k               k has left its place: moved to an empty column, or collected
#   king + 1             the suit has been collected
#   14                   the reserve has been dealt
#   63                   "no card", which as an event has always happened
KING = cython.declare(cython.int, 12)
DEAL = cython.declare(cython.int, 14)
NONE = cython.declare(cython.int, 63)
OPEN = cython.declare(cython.int, 62)  # a landing not yet decided
BOTTOM = cython.declare(cython.int, 61)  # a landing on an empty column

ONE = cython.declare(cython.ulonglong, 1)
KINGS = cython.declare(cython.ulonglong, 0x1000_1000_1000_1000)
COLLECTS = cython.declare(cython.ulonglong, 0x2000_2000_2000_2000)
DEAL_BIT = cython.declare(cython.ulonglong, 0x4000)
ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
LOWER_HALF = cython.declare(cython.ulonglong, 0xFFFF_FFFF)
ALWAYS = cython.declare(cython.ulonglong, 0x8000_0000_0000_0000)

LOST = cython.declare(cython.int, 0)
WON = cython.declare(cython.int, 1)
UNKNOWN = cython.declare(cython.int, 2)
VERDICTS = ("lost", "won", "unknown")

# The position of an isolated bit: the multiplication maps the 64 bits to 64 places of the table.
SPREAD = cython.declare(cython.ulonglong, 0x03F7_9D71_B4CB_0A89)
PLACE = cython.declare(cython.int[64])


def _fill_places():
    """Fill the table for `lowest`. Compiled only: the products must wrap, unlike Python's integers."""
    event: cython.int
    for event in range(64):
        PLACE[((ONE << event) * SPREAD) >> 58] = event


if cython.compiled:
    _fill_places()


@cython.inline
def lowest(mask: Mask) -> cython.int:
    """Return the smallest member of a set that is not empty."""
    if cython.compiled:
        return PLACE[((mask & -mask) * SPREAD) >> 58]
    else:
        return (mask & -mask).bit_length() - 1


@cython.inline
def member(mask: Mask, event: cython.int) -> cython.bint:
    """Return whether an event is in a set."""
    return (mask >> event) & 1


@cython.inline
def is_king(card: cython.int) -> cython.bint:
    """Return whether a card is a king; "no card" is not."""
    return card & 15 == 12


@cython.inline
def leaving(bottom: cython.int) -> cython.int:
    """Return the event that empties a column by its bottom card; "no card" has always left."""
    return bottom + 1 if bottom & 15 == 12 else bottom
