"""The states of a search, and the rules of their game."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import NONE
from scorpion_qt.solver.search.memory import (
    Bytes,
    Ints,
    Masks,
    copy_bytes,
    free,
    more_bytes,
    new_bytes,
    new_ints,
    new_masks,
)
from scorpion_qt.solver.search.move_list import MoveList

# A state is a block of 224 bytes, so that a search can keep any number of them in one array.
BELOW = cython.declare(cython.int, 0)  # per card: the card it lies on, NONE at the bottom
ABOVE = cython.declare(cython.int, 64)  # per card: the card that lies on it, or NONE
WHERE = cython.declare(cython.int, 128)  # per card: one of the four below
HEAD = cython.declare(cython.int, 192)  # per column: its bottom card, or NONE
TAIL = cython.declare(cython.int, 208)  # per column: its last card, or NONE
STATE = cython.declare(cython.int, 224)

UP = cython.declare(cython.int, 0)  # face-up in a column
DOWN = cython.declare(cython.int, 1)  # face-down in a column
ASIDE = cython.declare(cython.int, 2)  # in the reserve
GONE = cython.declare(cython.int, 3)  # collected, or not in this deck

KEY = cython.declare(cython.int, 6)  # words of a key
MOST_COLUMNS = cython.declare(cython.int, 16)
MOST_STOCK = cython.declare(cython.int, 3)
MOST_MOVES = cython.declare(cython.int, 1024)

BY_SUIT = cython.declare(cython.int, 0)
BY_RANK = cython.declare(cython.int, 1)
BY_CURDS = cython.declare(cython.int, 2)
RECEIVING = cython.declare(cython.int, 0)
UNCOVERED = cython.declare(cython.int, 1)
NEVER = cython.declare(cython.int, 2)


class Table:
    """The rules of one game, and its states in one array.

    Args:
        ranks: The number of ranks in a suit.
        columns: The number of columns, at most 13.
        build: 0 for by suit, 1 for by rank, 2 for Curds and Whey (which lifts only runs and sets).
        any_on_empty: Whether an empty column accepts any card.
        collect: 0 for in the receiving column, 1 for wherever uncovered, 2 for never.
        when_stuck: Whether the reserve waits until no other move is left.
        cells: Whether the reserve consists of open cells instead of a stock.
    """

    low: cython.int
    columns: cython.int
    build: cython.int
    any_on_empty: cython.bint
    collect: cython.int
    eager: cython.bint  # after the deal, collect whatever is uncovered: a relaxation of "receiving"
    when_stuck: cython.bint
    cells: cython.bint
    stocked: cython.int  # number of reserve cards to deal, onto as many columns
    stock: Ints
    states: Bytes
    capacity: cython.longlong
    home: Ints  # scratch: column of each card
    key: Masks
    moves: MoveList  # of the state whose moves were last listed,
    undealt: cython.bint  # and whether its stock was undealt

    def __init__(
        self,
        ranks: int,
        columns: int,
        build: int,
        any_on_empty: bool,
        collect: int,
        when_stuck: bool,
        cells: bool,
    ) -> None:
        self.low = 13 - ranks
        self.columns = columns
        self.build = build
        self.any_on_empty = any_on_empty
        self.collect = collect
        self.eager = False
        self.when_stuck = when_stuck
        self.cells = cells
        self.stocked = 0
        self.stock = new_ints(16)
        self.home = new_ints(64)
        self.key = new_masks(KEY)
        self.moves = MoveList(MOST_MOVES)
        self.capacity = 16
        self.states = new_bytes(16 * STATE)

    def __dealloc__(self):
        free(self.stock)
        free(self.home)
        free(self.key)
        free(self.states)

    def put(self, columns: list, reserve: list) -> None:
        """Write a position to state 0.

        Args:
            columns: For each column, its cards, bottom first, and how many of them are face-down.
            reserve: The cards of the reserve, at most 3; a stock in dealing order.

        Raises:
            ValueError: There are more columns or cards than the core has room for.
        """
        place: cython.int
        number: cython.int
        card: cython.int
        under: cython.int
        if len(columns) != self.columns or len(reserve) > MOST_STOCK or self.columns > MOST_COLUMNS:
            raise ValueError("there is no room in the core for such a position")
        for place in range(64):
            self.states[BELOW + place] = NONE
            self.states[ABOVE + place] = NONE
            self.states[WHERE + place] = GONE
        for number in range(16):
            self.states[HEAD + number] = NONE
            self.states[TAIL + number] = NONE
        for number, (cards, hidden) in enumerate(columns):
            under = NONE
            for place, card in enumerate(cards):
                self.states[BELOW + card] = under
                self.states[WHERE + card] = DOWN if place < hidden else UP
                if under == NONE:
                    self.states[HEAD + number] = card
                else:
                    self.states[ABOVE + under] = card
                under = card
            self.states[TAIL + number] = under
        self.stocked = 0
        for card in reserve:
            self.states[WHERE + card] = ASIDE
            if not self.cells:
                self.stock[self.stocked] = card
                self.stocked += 1


def reserve_states(table: Table, count: cython.longlong) -> cython.bint:
    """Make room for so many states; false without memory."""
    moved: Bytes
    if count <= table.capacity:
        return True
    moved = more_bytes(table.states, table.capacity * STATE, 2 * count * STATE)
    if moved is cython.NULL:
        return False
    table.states = moved
    table.capacity = 2 * count
    return True


@cython.inline
def copy_state(table: Table, target: cython.longlong, source: cython.longlong) -> cython.void:
    """Copy a state to another place in the array."""
    copy_bytes(table.states, target, source, STATE)


def is_undealt(table: Table, at: cython.longlong) -> cython.bint:
    """Return whether a stock is still to be dealt."""
    return table.stocked != 0 and table.states[at + WHERE + table.stock[0]] == ASIDE
