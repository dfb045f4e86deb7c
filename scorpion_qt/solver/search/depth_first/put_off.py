"""Moves to an empty column that can be put off.

If cards are built by suit, the deal is done and a single column is empty, then only builds can follow the
move of a card y to that column. Most of them could also have been made before it: the same moves in the
other order lead to the same layout. A move that can be put off repeatedly is put off until a move follows
that needs it. So y need not be moved as long as no such move could follow:

* a build onto the card u on which y lay, which has become free;
* a build of u or of a card under it, which no longer carries y;
* the build of y on u, if u was face-down (if not, that takes the move back; onto other cards y can be
  built at once);
* if y lay on its target and a run through both would be completed, a build of a card in that run's way.

This does not hold for kings, which may stay in the column; for an ace u, which may end a complete run; or
where only the column that receives a card collects a run, since the order of moves decides that.
"""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import NONE, is_king
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    BELOW,
    BY_SUIT,
    DOWN,
    HEAD,
    RECEIVING,
    UP,
    WHERE,
    Table,
)
from scorpion_qt.solver.search.memory import Bytes


def can_put_off(table: Table, at: cython.longlong) -> cython.bint:
    """Return whether moves can be put off in a state, the one whose moves were last listed."""
    column: cython.int
    empty: cython.int = 0
    if table.build != BY_SUIT or table.cells or table.undealt:
        return False
    if table.collect == RECEIVING and not table.eager:
        return False
    for column in range(table.columns):
        empty += table.states[at + HEAD + column] == NONE
    return empty == 1


def is_needed(table: Table, at: cython.longlong, card: cython.int) -> cython.bint:
    """Return whether a move that needs it could follow the move of a card to the empty column."""
    s: Bytes = table.states
    under: cython.int = s[at + BELOW + card]
    lower: cython.int = under
    onto: cython.bint
    if under == NONE or is_king(card) or under & 15 == table.low:
        return True
    if under == card + 1 and s[at + WHERE + under] == DOWN:
        return True
    onto = under != card + 1 and s[at + WHERE + under - 1] == UP
    while lower != NONE:
        if lower == under - 1:
            onto = False  # it cannot be built onto its own column
        if (lower == under or s[at + WHERE + lower] == UP) and has_free_target(table, at, lower):
            return True
        lower = s[at + BELOW + lower]
    if onto or under != card + 1:
        return onto
    while card & 15 != table.low and s[at + ABOVE + card] == card - 1:
        card -= 1
    return card & 15 == table.low and s[at + ABOVE + card] != NONE


def has_free_target(table: Table, at: cython.longlong, card: cython.int) -> cython.bint:
    """Return whether the target of a card ends a column, so that the card can be built on it."""
    return (
        not is_king(card)
        and table.states[at + WHERE + card + 1] == UP
        and table.states[at + ABOVE + card + 1] == NONE
    )
