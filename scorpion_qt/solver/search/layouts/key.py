"""Exact keys of states, and a hash of them."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import ALL, NONE, SPREAD
from scorpion_qt.solver.search.layouts.table import (
    ASIDE,
    BELOW,
    DOWN,
    HEAD,
    KEY,
    WHERE,
    Table,
    is_undealt,
)
from scorpion_qt.solver.search.memory import Bytes, Mask


def make_key(table: Table, at: cython.longlong) -> cython.void:
    """Write the exact key of a state to `key`, equal for states that differ only by alike columns.

    Seven bits per card: the card it lies on (or the kind of column it heads, or that it is in the reserve
    or collected), and whether it is face-down. The first word is never 0.
    """
    s: Bytes = table.states
    word: Mask
    column: cython.int
    card: cython.int
    suit: cython.int
    code: cython.int
    filled: cython.int = 0
    at_word: cython.int = 0
    word = 0
    undealt: cython.bint = is_undealt(table, at)
    for suit in range(0, 64, 16):
        for card in range(suit, suit + 13):
            code = s[at + BELOW + card]
            if s[at + WHERE + card] >= ASIDE:
                code = 59 + s[at + WHERE + card]
            elif code == NONE and undealt:
                for column in range(table.stocked):
                    if s[at + HEAD + column] == card:
                        code = 13 + column % 3 + 16 * (column // 3)
            word = word << 7 | (code << 1 | (s[at + WHERE + card] == DOWN))
            filled += 1
            if filled == 9:
                table.key[at_word] = word
                at_word += 1
                filled = 0
                word = 0
    table.key[at_word] = word


def mixed_key(table: Table) -> Mask:
    """Return a hash of `key`."""
    mixed: Mask = 0
    word: cython.int
    for word in range(KEY):
        mixed = ((mixed ^ table.key[word]) * SPREAD) & ALL
        mixed ^= mixed >> 32
    mixed = (mixed * SPREAD) & ALL
    return mixed ^ (mixed >> 32)
