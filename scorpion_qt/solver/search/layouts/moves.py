"""The moves of a state."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import KING, NONE
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    ASIDE,
    BELOW,
    BY_CURDS,
    BY_RANK,
    GONE,
    HEAD,
    NEVER,
    TAIL,
    UP,
    WHERE,
    Table,
    is_undealt,
)


def column_kind(table: Table, column: cython.int) -> cython.int:
    """Return a number that interchangeable columns share; if `undealt` is false, all columns do."""
    return column if table.undealt and column < table.stocked else 15


def liftable(table: Table, at: cython.longlong, card: cython.int) -> cython.bint:
    """Return whether a face-up card of a column can be lifted with everything that lies on it."""
    run: cython.bint = True
    same: cython.bint = True
    over: cython.int = table.states[at + ABOVE + card]
    if table.build != BY_CURDS:
        return True
    while over != NONE and (run or same):
        run = run and over == card - 1
        same = same and over & 15 == card & 15
        card = over
        over = table.states[at + ABOVE + card]
    return run or same


def ends_in_run(table: Table, at: cython.longlong, column: cython.int) -> cython.int:
    """Return the king of the complete face-up run that ends a column, or NONE."""
    card: cython.int = table.states[at + TAIL + column]
    if card == NONE or card & 15 != table.low:
        return NONE
    while card & 15 != KING:
        if table.states[at + BELOW + card] != card + 1:
            return NONE
        card += 1
    return card if table.states[at + WHERE + card] == UP else NONE


def offer(
    table: Table, at: cython.longlong, card: cython.int, column: cython.int, source: cython.int
) -> cython.bint:
    """Add a move onto a column where the card fits, if the card lies in `source` and can be lifted.

    A whole column goes to an empty one only if that collects a run or brings it to another kind of column.

    Returns:
        Whether the move is one that keeps a waiting reserve closed.
    """
    counts: cython.bint = True
    home: cython.int
    if table.states[at + WHERE + card] != source:
        return False
    if source == UP:
        home = table.home[card]
        if home == column or not liftable(table, at, card):
            return False
        if table.states[at + BELOW + card] == NONE and table.states[at + TAIL + column] == NONE:
            counts = table.collect != NEVER and ends_in_run(table, at, home) == card
            if not counts and column_kind(table, home) == column_kind(table, column):
                return False
    table.moves.add(card, column)
    return counts


def list_moves(table: Table, at: cython.longlong) -> cython.int:
    """List the moves of a state in `moves`, dealing as card NONE; return their number.

    Of empty columns that are alike, only one is used.
    """
    column: cython.int
    card: cython.int
    tail: cython.int
    suit: cython.int
    source: cython.int
    kinds: cython.int
    waited_for: cython.int = 0
    table.undealt = is_undealt(table, at)
    table.moves.length = 0
    for column in range(table.columns):
        card = table.states[at + HEAD + column]
        while card != NONE:
            table.home[card] = column
            card = table.states[at + ABOVE + card]
    for source in range(UP, GONE, 2):  # on the table, then in cells
        if source == ASIDE and (not table.cells or (table.when_stuck and waited_for)):
            break
        kinds = 0
        for column in range(table.columns):
            tail = table.states[at + TAIL + column]
            if tail == NONE:
                if kinds >> column_kind(table, column) & 1:
                    continue
                kinds |= 1 << column_kind(table, column)
                for suit in range(0, 64, 16):
                    for card in range(
                        suit + (table.low if table.any_on_empty else KING), suit + 13
                    ):
                        waited_for += offer(table, at, card, column, source)
                continue
            if tail & 15 > table.low:
                if table.build == BY_RANK:
                    for card in range((tail & 15) - 1, 64, 16):
                        waited_for += offer(table, at, card, column, source)
                else:
                    waited_for += offer(table, at, tail - 1, column, source)
            if table.build == BY_CURDS:
                for card in range(tail & 15, 64, 16):
                    waited_for += offer(table, at, card, column, source)
    if table.undealt and not (table.when_stuck and waited_for):
        table.moves.add(NONE, NONE)
    return table.moves.length
