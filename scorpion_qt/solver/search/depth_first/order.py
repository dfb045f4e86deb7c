"""The order in which moves are tried, and moves that make others unnecessary."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import NONE, is_king
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    BELOW,
    BY_SUIT,
    RECEIVING,
    TAIL,
    UP,
    WHERE,
    Table,
)
from scorpion_qt.solver.search.memory import Bytes

LAST_TURN = cython.declare(cython.int, 3)


def is_safe(table: Table, at: cython.longlong, card: cython.int, column: cython.int) -> cython.bint:
    """Return whether a listed move cannot spoil a win, so that no other move need be tried.

    This applies only where cards are built by suit and no deal is to come. Safe moves are a run that ends
    in its ace, with nothing on it, onto its target; and a card onto a column that is one run from a king
    at its bottom. The latter is not safe where a run that is completed under other cards would later wait
    to be collected.
    """
    s: Bytes = table.states
    last: cython.int = card
    if table.build != BY_SUIT or table.undealt or s[at + TAIL + column] == NONE:
        return False
    while last & 15 != table.low and s[at + ABOVE + last] == last - 1:
        last -= 1
    if last & 15 == table.low and s[at + ABOVE + last] == NONE:
        return True
    if table.collect == RECEIVING and not table.eager:
        return False
    return is_placed(table, at, card + 1)


def is_placed(table: Table, at: cython.longlong, card: cython.int) -> cython.bint:
    """Return whether a card lies in a run down from a king at the bottom of a column."""
    while not is_king(card) and table.states[at + BELOW + card] == card + 1:
        card += 1
    return (
        is_king(card)
        and table.states[at + BELOW + card] == NONE
        and table.states[at + WHERE + card] == UP
    )


def turn_of(table: Table, at: cython.longlong, card: cython.int, column: cython.int) -> cython.int:
    """Return the turn of a listed move: builds first, then to empty columns, dealing, breaking up runs.

    A move that never helps has no turn.
    """
    if card == NONE:
        return 2
    if table.states[at + TAIL + column] != NONE:
        return 0
    if is_vain(table, at, card):
        return LAST_TURN + 1
    if (
        not is_king(card)
        and table.states[at + BELOW + card] == card + 1
        and table.states[at + WHERE + card + 1] == UP
    ):
        return LAST_TURN
    return 1


def is_vain(table: Table, at: cython.longlong, card: cython.int) -> cython.bint:
    """Return whether a listed move removes a placed card, which by suit and after the deal never helps."""
    return (
        table.build == BY_SUIT
        and not table.undealt
        and not is_king(card)
        and table.states[at + WHERE + card] == UP
        and is_placed(table, at, card)
    )
