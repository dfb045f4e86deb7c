"""The children of a node; only the branching with the fewest children is kept."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import ONE, lowest
from scorpion_qt.solver.search.memory import Mask, Masks, copy_masks, more_masks
from scorpion_qt.solver.search.waiting.nodes import add_clause, add_need, node_size
from scorpion_qt.solver.search.waiting.reach import alive
from scorpion_qt.solver.search.waiting.rules import ROOM, WaitingRules


def new_child(rules: WaitingRules) -> cython.longlong:
    """Start a child of the node at word 0 as a copy after all nodes.

    Returns:
        The place of the child, or -1 without memory.
    """
    n: cython.longlong = rules.used
    if n + ROOM > rules.capacity and not grow_nodes(rules):
        return -1
    copy_masks(rules.words, n, 0, node_size(rules, 0))
    return n


def grow_nodes(rules: WaitingRules) -> cython.bint:
    """Double the memory for nodes, up to the limit; false if that is not possible."""
    grown: Masks = cython.NULL
    if 2 * rules.capacity <= rules.most_words:
        grown = more_masks(rules.words, rules.capacity, 2 * rules.capacity)
    if grown is cython.NULL:
        rules.failed = True
        return False
    rules.words = grown
    rules.capacity *= 2
    return True


def keep_child(rules: WaitingRules, n: cython.longlong) -> cython.void:
    """Keep a child of the current branching, unless it is refuted."""
    if alive(rules, n):
        rules.used = n + node_size(rules, n)
        rules.trial_count += 1


def begin_branching(rules: WaitingRules) -> cython.void:
    """Start a new branching for the children that follow."""
    rules.trial = rules.used
    rules.trial_count = 0


def end_branching(rules: WaitingRules) -> cython.void:
    """Keep the one with fewer children of this branching and the best so far."""
    if rules.best < 0 or rules.trial_count < rules.best:
        copy_masks(rules.words, rules.base, rules.trial, rules.used - rules.trial)
        rules.used = rules.base + rules.used - rules.trial
        rules.best = rules.trial_count
    else:
        rules.used = rules.trial


def settled(rules: WaitingRules) -> cython.bint:
    """Return whether no further branching can be better than the best."""
    return 0 <= rules.best <= 1


def split(rules: WaitingRules, events: Mask, others: Mask) -> cython.bint:
    """Make children, disjoint and complete, for "some event comes after some of the others".

    There is one child per event: the event waits for one of the others, and every smaller event comes
    before all others.
    """
    n: cython.longlong
    event: cython.int
    rest: Mask = events
    later: Mask
    while rest and others:
        event = lowest(rest)
        rest &= rest - 1
        n = new_child(rules)
        if n < 0:
            return False
        add_clause(rules, n, event, others)
        later = others if events & ((ONE << event) - 1) else 0
        while later:
            add_need(rules, n, lowest(later), events & ((ONE << event) - 1))
            later &= later - 1
        keep_child(rules, n)
    return True
