"""Replays lines found under other rules under the real ones, which alone make them wins."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import NONE
from scorpion_qt.solver.search.layouts.moves import column_kind, ends_in_run, list_moves
from scorpion_qt.solver.search.layouts.play import is_won, play_move
from scorpion_qt.solver.search.layouts.table import (
    RECEIVING,
    STATE,
    TAIL,
    UP,
    WHERE,
    Table,
    copy_state,
)
from scorpion_qt.solver.search.move_list import MoveList


def follow(table: Table, at: cython.longlong, found: MoveList, line: MoveList) -> cython.bint:
    """Play a line of the waiting rules from a state into `line`; return whether it wins.

    The state after it in the array is scratch space.
    """
    step: cython.int
    line.length = 0
    copy_state(table, at + STATE, at)
    for step in range(found.length):
        if not play_step(table, at + STATE, found.card[step], found.column[step], line):
            break
    if is_won(table, at + STATE):
        return True
    line.length = 0
    return False


def play_step(
    table: Table, at: cython.longlong, card: cython.int, column: cython.int, line: MoveList
) -> cython.bint:
    """Play a move in place and add it to a line; return whether it was possible.

    A run that the game has left uncollected is collected, as soon as a column is empty, by moving its king
    there.
    """
    move: cython.int = find(table, at, card, column)
    if move < 0:
        return False
    while move >= 0:
        line.add(table.moves.card[move], table.moves.column[move])
        play_move(table, at, table.moves.card[move], table.moves.column[move])
        move = find_collecting(table, at)
    return True


def find(table: Table, at: cython.longlong, card: cython.int, column: cython.int) -> cython.int:
    """Return the listed move that corresponds to a move of the waiting rules, or -1."""
    move: cython.int
    target: cython.int
    count: cython.int = list_moves(table, at)
    for move in range(count):
        if table.moves.card[move] != card:
            continue
        target = table.moves.column[move]
        if card == NONE or column == NONE:
            return move
        if table.states[at + TAIL + target] == NONE and column_kind(table, target) == column_kind(
            table, column
        ):
            return move
    return -1


def find_collecting(table: Table, at: cython.longlong) -> cython.int:
    """Return a move of a complete run to an empty column, which collects it, or -1."""
    move: cython.int
    count: cython.int
    card: cython.int
    if table.collect != RECEIVING:
        return -1
    count = list_moves(table, at)
    for move in range(count):
        card = table.moves.card[move]
        if (
            card != NONE
            and table.states[at + TAIL + table.moves.column[move]] == NONE
            and table.states[at + WHERE + card] == UP
            and ends_in_run(table, at, table.home[card]) == card
        ):
            return move
    return -1
