"""Branching where the play has made moves in an order that occurs in no win."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import (
    ALWAYS,
    BOTTOM,
    DEAL,
    DEAL_BIT,
    NONE,
    ONE,
    OPEN,
    is_king,
    leaving,
    lowest,
    member,
)
from scorpion_qt.solver.search.memory import Mask
from scorpion_qt.solver.search.waiting.children import (
    begin_branching,
    end_branching,
    keep_child,
    new_child,
    settled,
    split,
)
from scorpion_qt.solver.search.waiting.deal import early_kings_moved, landing_stands
from scorpion_qt.solver.search.waiting.layout import card_under
from scorpion_qt.solver.search.waiting.nodes import add_clause, add_need, alias, allowed, number_at
from scorpion_qt.solver.search.waiting.rules import (
    KING_MOVE,
    KING_MOVES,
    LANDING,
    NEED,
    PENDING,
    WaitingRules,
)


def branch_on_cycles(rules: WaitingRules) -> cython.bint:
    """Branch where a build is allowed but its target lies on the card itself: x, x + 1, ... x is a circle.

    Its builds T were made before any card O of it left its first place; in no legal play are all of T made
    before the first of O. So some t in T waits for one of O.
    """
    rest: Mask = rules.words[PENDING] & rules.builds & ~rules.done
    made: Mask
    first: Mask
    card: cython.int
    z: cython.int
    skip: cython.bint
    while rest and not settled(rules):
        card = lowest(rest)
        rest &= rest - 1
        if not allowed(rules, 0, card, rules.done) or not member(rules.done, rules.over[card + 1]):
            continue
        made = ONE << alias(rules, 0, card)
        first = 0
        skip = False
        z = card + 1
        while z != card:
            if not member(rules.done, z):
                first |= ONE << z
                skip = skip or landing_open(rules, z)
            elif not member(rules.start, z):
                made |= ONE << alias(rules, 0, z)
                skip = skip or (rules.spot[z] == z + 1 and landing_open(rules, z))
            z = card_under(rules, z)
            if z == NONE:  # cannot be: a build onto another column would have been made
                rules.failed = True
                return False
        if skip:
            continue
        begin_branching(rules)
        split(rules, made, first)
        end_branching(rules)
    return True


def landing_open(rules: WaitingRules, card: cython.int) -> cython.bint:
    """Return whether a reserve card lies where it happened to land, not where it was decided to land."""
    number: cython.int
    for number in range(rules.stocked):
        if rules.stock[number] == card and number_at(rules, LANDING + number) == OPEN:
            return True
    return False


def branch_on_deal_columns(rules: WaitingRules) -> cython.bint:
    """Branch where the deal is allowed, but a card to be dealt onto is in another column or is gone."""
    number: cython.int
    card: cython.int
    z: cython.int
    under: cython.int
    move: cython.int
    n: cython.longlong
    made: Mask
    first: Mask
    rest: Mask
    skip: cython.bint
    decided: cython.bint
    if rules.dealt or not allowed(rules, 0, DEAL, rules.done) or not early_kings_moved(rules, 0):
        return True
    for number in range(rules.stocked):
        card = rules.words[LANDING + number]
        if card >= BOTTOM or landing_stands(rules, 0, number) or settled(rules):
            continue
        made = 0
        first = 0
        skip = False
        if member(rules.done, (card | 15) - 2):
            made = rules.builds & (((ONE << 13) - 1) << (card & 48)) & ~rules.start
            made |= ONE << rules.above[(card & 48) + rules.low] & ~ALWAYS
        else:
            z = card
            while z != NONE:
                under = card_under(rules, z)
                if member(rules.done, z) and not is_king(z):
                    if not member(rules.start, z):
                        made |= ONE << z
                elif under == NONE:
                    decided = False
                    for move in range(number_at(rules, KING_MOVES)):
                        decided = decided or number_at(rules, KING_MOVE + move) & 63 == z
                    if member(rules.done, z) and not decided:
                        made |= ONE << z
                        skip = not rules.wild
                    first |= ONE << leaving(z)
                    if rules.wild and is_king(z) and rules.head[number] != NONE:
                        first |= ONE << rules.head[number]
                else:
                    first |= ONE << z
                z = under
        if skip:
            continue
        begin_branching(rules)
        rest = made
        while rest:
            z = lowest(rest)
            rest &= rest - 1
            n = new_child(rules)
            if n < 0:
                return False
            add_need(rules, n, z, DEAL_BIT)
            rules.words[n + NEED + DEAL] |= made & ((ONE << z) - 1)
            keep_child(rules, n)
        if first:
            n = new_child(rules)
            if n < 0:
                return False
            add_clause(rules, n, DEAL, first)
            rules.words[n + NEED + DEAL] |= made
            keep_child(rules, n)
        end_branching(rules)
    return True
