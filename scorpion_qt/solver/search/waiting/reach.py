"""The second dead test: the columns in which a card may stand before the deal."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import BOTTOM, DEAL, KING, NONE, is_king, lowest, member
from scorpion_qt.solver.search.memory import Mask, Masks
from scorpion_qt.solver.search.waiting.closure import closure
from scorpion_qt.solver.search.waiting.nodes import number_at
from scorpion_qt.solver.search.waiting.rules import (
    AFTER,
    ELSEWHERE,
    KING_MOVE,
    KING_MOVES,
    LANDING,
    NEED,
    WaitingRules,
)


def alive(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Return whether nothing refutes a node."""
    return closure(rules, n, True) & rules.goal == rules.goal and landings_reachable(rules, n)


def landings_reachable(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Return whether every card chosen to be dealt onto could stand in that column by then.

    This is the least fixpoint of "the columns in which a card may stand before the deal", as bit masks.
    """
    w: Masks = rules.words
    before: Mask
    must: Mask
    rest: Mask
    more: Mask
    card: cython.int
    suit: cython.int
    column: cython.int
    number: cython.int
    columns: cython.int
    move: cython.int
    changed: cython.bint = False
    if not rules.stocked or (rules.exotic and not rules.wild):
        return True
    for number in range(rules.stocked):
        changed = changed or number_at(rules, n + LANDING + number) < BOTTOM
    if not changed:
        return True
    before = closure(rules, n, False)
    must = w[n + NEED + DEAL]  # events that must happen before the deal
    more = 0
    while more != must:
        more = must
        rest = must
        while rest:
            must |= w[n + NEED + lowest(rest)]
            rest &= rest - 1
    for card in range(64):
        rules.stand[card] = 0
    for column in range(rules.columns):
        card = rules.bottom[column]
        if card != NONE and not member(must, card):
            rules.stand[card] = 1 << column
    columns = (1 << rules.columns) - 1
    if rules.wild:
        columns = 0
        for column in range(rules.columns):
            card = rules.bottom[column]
            if is_king(card) or member(before, card):
                columns |= 1 << column
    for card in range(KING, 64, 16):
        if member(rules.in_stock, card):
            continue
        if rules.below[card] == NONE:
            if not rules.wild or member(rules.start, card):
                continue
        elif not member(before, card):
            continue
        rules.stand[card] |= columns
        for number in range(number_at(rules, n + KING_MOVES)):
            move = w[n + KING_MOVE + number]
            if move & 63 != card:
                continue
            if move >> 6 == AFTER:
                rules.stand[card] = 0
            elif not rules.wild:
                rules.stand[card] = columns & ~7 if move >> 6 == ELSEWHERE else 1 << (move >> 6)
    changed = True
    while changed:
        changed = False
        for suit in range(0, 64, 16):
            for card in range(suit + rules.low, suit + 13):
                columns = rules.stand[card]
                if not is_king(card) and member(before, card):
                    columns |= rules.stand[card + 1]
                if not member(must | rules.start, card):
                    columns |= rules.stand[rules.below[card]]
                if columns != rules.stand[card]:
                    rules.stand[card] = columns
                    changed = True
    for number in range(rules.stocked):
        card = w[n + LANDING + number]
        if card < BOTTOM and not rules.stand[card] >> number & 1:
            return False
    return True
