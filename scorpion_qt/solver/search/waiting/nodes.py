"""Reading a node's rules and adding to them."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import DEAL, is_king
from scorpion_qt.solver.search.memory import Mask, Masks
from scorpion_qt.solver.search.waiting.rules import (
    CLAUSE,
    CLAUSES,
    FIRST,
    LANDING,
    MOST_CLAUSES,
    NEED,
    WaitingRules,
)


@cython.inline
def number_at(rules: WaitingRules, at: cython.longlong) -> cython.int:
    """Return a word that is a number and not a mask."""
    return rules.words[at]


def alias(rules: WaitingRules, n: cython.longlong, event: cython.int) -> cython.int:
    """Return the event for a build, which is the deal if the decided landings make the build."""
    number: cython.int
    if is_king(event):
        return event
    for number in range(rules.stocked):
        if rules.stock[number] == event and number_at(rules, n + LANDING + number) == event + 1:
            return DEAL
    return event


def add_clause(
    rules: WaitingRules, n: cython.longlong, event: cython.int, either: Mask
) -> cython.bint:
    """Make an event wait for at least one of several others; false without room for the rule."""
    w: Masks = rules.words
    count: cython.longlong = w[n + CLAUSES]
    event = alias(rules, n, event)
    if w[n + NEED + event] & either:
        return True
    if not either & (either - 1):
        w[n + NEED + event] |= either
        return True
    if count == MOST_CLAUSES:
        rules.failed = True
        return False
    w[n + CLAUSE + 2 * count] = either
    w[n + CLAUSE + 2 * count + 1] = w[n + FIRST + event]
    w[n + FIRST + event] = count + 1
    w[n + CLAUSES] = count + 1
    return True


def add_need(
    rules: WaitingRules, n: cython.longlong, event: cython.int, before: Mask
) -> cython.void:
    """Make an event wait for all of several others; for a king, both ways in which it can leave."""
    if is_king(event):
        rules.words[n + NEED + event + 1] |= before
    rules.words[n + NEED + alias(rules, n, event)] |= before


@cython.inline
def allowed(rules: WaitingRules, n: cython.longlong, event: cython.int, done: Mask) -> cython.bint:
    """Return whether the rules of a node let an event happen."""
    clause: cython.longlong
    if rules.words[n + NEED + event] & ~done:
        return False
    clause = rules.words[n + FIRST + event]
    while clause:
        if not rules.words[n + CLAUSE + 2 * clause - 2] & done:
            return False
        clause = rules.words[n + CLAUSE + 2 * clause - 1]
    return True


def node_size(rules: WaitingRules, n: cython.longlong) -> cython.longlong:
    """Return how many words a node takes."""
    return CLAUSE + 2 * rules.words[n + CLAUSES]
