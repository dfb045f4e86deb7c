"""Making a move, with the runs it collects, and checking for a win."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import NONE
from scorpion_qt.solver.search.layouts.moves import ends_in_run
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    BELOW,
    GONE,
    HEAD,
    NEVER,
    TAIL,
    UNCOVERED,
    UP,
    WHERE,
    Table,
    is_undealt,
)
from scorpion_qt.solver.search.memory import Bytes


def put_block(
    table: Table, at: cython.longlong, card: cython.int, column: cython.int
) -> cython.void:
    """Put a block, headed by a detached card, on a column."""
    s: Bytes = table.states
    tail: cython.int = s[at + TAIL + column]
    s[at + BELOW + card] = tail
    s[at + WHERE + card] = UP
    if tail == NONE:
        s[at + HEAD + column] = card
    else:
        s[at + ABOVE + tail] = card
    while s[at + ABOVE + card] != NONE:
        card = s[at + ABOVE + card]
    s[at + TAIL + column] = card


def detach(table: Table, at: cython.longlong, card: cython.int, column: cython.int) -> cython.void:
    """Detach a card and everything on it from a column, and turn the new last card face-up."""
    s: Bytes = table.states
    under: cython.int = s[at + BELOW + card]
    s[at + TAIL + column] = under
    if under == NONE:
        s[at + HEAD + column] = NONE
    else:
        s[at + ABOVE + under] = NONE
        s[at + WHERE + under] = UP
    s[at + BELOW + card] = NONE


def collect_from(table: Table, at: cython.longlong, column: cython.int) -> cython.bint:
    """Collect the complete run that ends a column; return whether there is one."""
    s: Bytes = table.states
    card: cython.int = ends_in_run(table, at, column)
    if card == NONE:
        return False
    detach(table, at, card, column)
    while card != NONE:
        s[at + WHERE + card] = GONE
        s[at + BELOW + card] = NONE
        column = s[at + ABOVE + card]
        s[at + ABOVE + card] = NONE
        card = column
    return True


def play_move(
    table: Table, at: cython.longlong, card: cython.int, column: cython.int
) -> cython.void:
    """Make a legal move in place."""
    s: Bytes = table.states
    bottom: cython.int = card
    first: cython.int = column
    last: cython.int = column
    collected: cython.bint = False
    if card == NONE:
        first = 0
        last = table.stocked - 1
        for column in range(table.stocked):
            put_block(table, at, table.stock[column], column)
    else:
        if s[at + WHERE + card] == UP:
            while s[at + BELOW + bottom] != NONE:
                bottom = s[at + BELOW + bottom]
            for column in range(table.columns):
                if s[at + HEAD + column] == bottom:
                    break
            detach(table, at, card, column)
        put_block(table, at, card, last)
    if table.collect == NEVER:
        return
    for column in range(first, last + 1):
        collect_from(table, at, column)
    collected = table.collect == UNCOVERED or (table.eager and not is_undealt(table, at))
    while collected:
        collected = False
        for column in range(table.columns):
            if collect_from(table, at, column):
                collected = True


def is_won(table: Table, at: cython.longlong) -> cython.bint:
    """Return whether the game is won."""
    column: cython.int
    card: cython.int
    suit: cython.int
    king: cython.int
    for suit in range(0, 64, 16):
        for card in range(suit + table.low, suit + 13):
            if table.states[at + WHERE + card] == GONE:
                continue
            if table.collect != NEVER or table.states[at + WHERE + card] != UP:
                return False
    for column in range(table.columns):
        king = ends_in_run(table, at, column)
        if king != table.states[at + HEAD + column]:
            return False
    return True
