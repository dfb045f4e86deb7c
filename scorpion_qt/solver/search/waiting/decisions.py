"""Branching on open decisions: which king moves next, and what the reserve lands on."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import (
    ALWAYS,
    BOTTOM,
    DEAL,
    DEAL_BIT,
    KING,
    KINGS,
    ONE,
    OPEN,
    is_king,
    leaving,
    lowest,
    member,
)
from scorpion_qt.solver.search.memory import Mask, Masks
from scorpion_qt.solver.search.waiting.children import (
    begin_branching,
    end_branching,
    keep_child,
    new_child,
    settled,
)
from scorpion_qt.solver.search.waiting.closure import closure
from scorpion_qt.solver.search.waiting.nodes import add_clause, number_at
from scorpion_qt.solver.search.waiting.rules import (
    AFTER,
    CLAUSE,
    CLOSED,
    ELSEWHERE,
    FIRST,
    KING_MOVE,
    KING_MOVES,
    LANDING,
    NEED,
    PENDING,
    WaitingRules,
)


def branch_on_kings(rules: WaitingRules) -> cython.bint:
    """Branch on which king moves to an empty column next, and when, or that no more do."""
    w: Masks
    n: cython.longlong
    rest: Mask = rules.words[PENDING] & KINGS
    kings: cython.int = rules.words[KING_MOVES]
    king: cython.int
    label: cython.int
    move: cython.int
    late: cython.bint = rules.stocked == 0
    decided: cython.bint
    if rules.words[CLOSED] or settled(rules):
        return True
    if kings:
        late = late or number_at(rules, KING_MOVE + kings - 1) >> 6 == AFTER
    begin_branching(rules)
    while rest:
        king = lowest(rest)
        rest &= rest - 1
        decided = False
        for move in range(kings):
            decided = decided or number_at(rules, KING_MOVE + move) & 63 == king
        if decided:
            continue
        label = ELSEWHERE if rules.wild else 0
        if late or member(rules.in_stock, king):
            label = AFTER
        while label <= AFTER:
            n = new_child(rules)
            if n < 0:
                return False
            w = rules.words
            w[n + KING_MOVE + kings] = king + 64 * label
            w[n + KING_MOVES] = kings + 1
            if (
                label < rules.stocked
                and not rules.wild
                and number_at(rules, n + LANDING + label) == BOTTOM
            ):
                w[n + NEED + DEAL] |= ONE << (king + 1)
            keep_child(rules, n)
            label += 1
    n = new_child(rules)
    if n < 0:
        return False
    rules.words[n + CLOSED] = 1
    keep_child(rules, n)
    end_branching(rules)
    return True


def branch_on_landings(rules: WaitingRules) -> cython.bint:
    """Branch on the card that a reserve card lands on."""
    n: cython.longlong
    before: Mask
    number: cython.int
    other: cython.int
    suit: cython.int
    card: cython.int
    empty: cython.int
    possible: cython.bint
    if not rules.stocked or settled(rules):
        return True
    before = closure(rules, 0, False)
    empty = rules.emptied_columns
    for number in range(rules.stocked):
        if number_at(rules, LANDING + number) != OPEN or settled(rules):
            continue
        begin_branching(rules)
        card = rules.bottom[number]
        possible = member(before, leaving(card))
        if rules.wild:
            possible = empty > 0 and (is_king(card) or member(before, card))
        if possible:
            n = new_child(rules)
            if n < 0:
                return False
            if decide_landing(rules, n, number, BOTTOM):
                keep_child(rules, n)
        for suit in range(0, 64, 16):
            if member(rules.start, suit + KING + 1):
                continue
            for card in range(suit + rules.low, suit + 13):
                possible = member(before, rules.above[card]) and not member(rules.in_stock, card)
                if card & 15 != rules.low and member(rules.start, card - 1):
                    possible = False
                for other in range(rules.stocked):
                    possible = possible and number_at(rules, LANDING + other) != card
                if not possible:
                    continue
                n = new_child(rules)
                if n < 0:
                    return False
                if decide_landing(rules, n, number, card):
                    keep_child(rules, n)
        end_branching(rules)
    return True


def decide_landing(
    rules: WaitingRules, n: cython.longlong, number: cython.int, landing: cython.int
) -> cython.bint:
    """Add the rules that follow from what a reserve card lands on; return false if it cannot land there."""
    w: Masks = rules.words
    card: cython.int = rules.stock[number]
    head: cython.int = rules.bottom[number]
    column: cython.int
    move: cython.int
    clause: cython.longlong
    some: Mask = 0
    w[n + LANDING + number] = landing
    if landing == BOTTOM:
        if not rules.wild:
            w[n + NEED + DEAL] |= ONE << leaving(head)
        else:
            for column in range(rules.columns):
                some |= ONE << leaving(rules.bottom[column])
            if not some & ALWAYS:
                add_clause(rules, n, DEAL, some)
            if not is_king(head):
                w[n + NEED + DEAL] |= ONE << head
        for column in range(number_at(rules, n + KING_MOVES)):
            move = w[n + KING_MOVE + column]
            if move & 63 == card:
                return False
            if move >> 6 == number and not rules.wild:
                w[n + NEED + DEAL] |= ONE << ((move & 63) + 1)
        if is_king(card):
            w[n + PENDING] &= ~(ONE << card)
        return True
    w[n + NEED + DEAL] |= ONE << rules.above[landing]
    if landing == card + 1 and not is_king(card):
        # The deal makes the build, so it takes over its rules.
        w[n + NEED + DEAL] |= w[n + NEED + card] & ~DEAL_BIT
        clause = w[n + FIRST + card]
        while clause:
            add_clause(rules, n, DEAL, w[n + CLAUSE + 2 * clause - 2])
            clause = w[n + CLAUSE + 2 * clause - 1]
    elif landing & 15 == rules.low:
        w[n + NEED + (landing | 15) - 2] |= ONE << card
    else:
        w[n + NEED + landing - 1] |= DEAL_BIT | ONE << card
    return True
