"""The greedy play of a node."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import KINGS, NONE, ONE, OPEN, lowest, member
from scorpion_qt.solver.search.memory import Mask, Masks
from scorpion_qt.solver.search.waiting.deal import try_deal
from scorpion_qt.solver.search.waiting.layout import card_under, collect_runs
from scorpion_qt.solver.search.waiting.nodes import allowed
from scorpion_qt.solver.search.waiting.rules import (
    AFTER,
    CLOSED,
    ELSEWHERE,
    KING_MOVE,
    KING_MOVES,
    PENDING,
    WaitingRules,
)


def play_greedily(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Play greedily what a node allows, dealing as late as possible; return whether the goal is reached.

    Every such play is legal, so reaching the goal is a win; its moves are left in `line`.
    """
    card: cython.int
    rules.done = rules.start
    rules.dealt = rules.stocked == 0
    rules.line.length = 0
    for card in range(64):
        rules.spot[card] = rules.below[card]
        rules.over[card] = rules.above[card]
    for card in range(rules.columns):
        rules.head[card] = rules.bottom[card]
    for card in range(rules.stocked):
        rules.land[card] = OPEN
    collect_runs(rules)
    while rules.done & rules.goal != rules.goal:
        if not play_build(rules, n) and not play_king(rules, n) and not try_deal(rules, n):
            return False
    return True


def play_build(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Make the first build that the rules and the layout allow; return whether there is one."""
    rest: Mask = rules.words[n + PENDING] & rules.builds & ~rules.done
    card: cython.int
    under: cython.int
    column: cython.int
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if not allowed(rules, n, card, rules.done) or not member(rules.done, rules.over[card + 1]):
            continue
        under = card + 1
        while under != NONE and under != card:
            under = card_under(rules, under)
        if under == card:
            continue
        rules.done |= ONE << card
        for column in range(rules.columns):
            if rules.head[column] == card:
                rules.head[column] = NONE
        rules.line.add(card, NONE)
        collect_runs(rules)
        return True
    return False


def play_king(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Make the next decided king move, or a guess if no more are decided; return whether there is one."""
    w: Masks = rules.words
    kings: cython.int = w[n + KING_MOVES]
    number: cython.int = 0
    column: cython.int
    label: cython.int
    card: cython.int
    king: cython.int = NONE
    rest: Mask
    free_column: cython.int = NONE
    while number < kings and member(rules.done, w[n + KING_MOVE + number] & 63):
        number += 1
    if number < kings:
        label = w[n + KING_MOVE + number] >> 6
        card = w[n + KING_MOVE + number] & 63
        if allowed(rules, n, card, rules.done) and (label == AFTER) == rules.dealt:
            for column in range(rules.columns - 1, -1, -1):
                if rules.head[column] != NONE:
                    continue
                if (
                    label == AFTER
                    or rules.wild
                    or label == column
                    or (label == ELSEWHERE and column >= ELSEWHERE)
                ):
                    free_column = column
            if free_column != NONE:
                king = card
    elif not w[n + CLOSED]:
        for column in range(0 if rules.dealt or rules.wild else 3, rules.columns):
            if rules.head[column] == NONE:
                free_column = column
        rest = w[n + PENDING] & KINGS & ~rules.done
        while rest and free_column != NONE and king == NONE:
            card = lowest(rest)
            rest &= rest - 1
            if allowed(rules, n, card, rules.done):
                king = card
                for column in range(rules.columns):
                    if rules.head[column] == card:
                        king = NONE
    if king == NONE:
        return False
    rules.head[free_column] = king
    rules.done |= ONE << king
    rules.line.add(king, free_column)
    collect_runs(rules)
    return True
