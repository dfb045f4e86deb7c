"""The dead test: which events could happen if only the rules and the number of empty columns counted."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import (
    BOTTOM,
    DEAL,
    DEAL_BIT,
    KINGS,
    ONE,
    leaving,
    lowest,
    member,
)
from scorpion_qt.solver.search.memory import Mask, Masks
from scorpion_qt.solver.search.waiting.nodes import allowed, number_at
from scorpion_qt.solver.search.waiting.rules import (
    AFTER,
    CLOSED,
    ELSEWHERE,
    KING_MOVE,
    KING_MOVES,
    LANDING,
    PENDING,
    WaitingRules,
)


def closure(rules: WaitingRules, n: cython.longlong, with_deal: cython.bint) -> Mask:
    """Return every event that could happen if only the rules and the number of empty columns counted.

    This is optimistic forward chaining; all conditions are monotone, so the order does not matter.
    """
    w: Masks = rules.words
    done: Mask = rules.start
    todo: Mask = w[n + PENDING]
    rest: Mask
    late: Mask = 0  # suits of kings that must move before they are collected
    event: cython.int
    label: cython.int
    move: cython.int
    kings: cython.int = 0
    king_moves: cython.int = w[n + KING_MOVES]
    before_deal: cython.int = 0
    any_king: cython.bint = False
    changed: cython.bint = True
    if not with_deal:
        todo &= ~DEAL_BIT
    for event in range(king_moves):
        move = w[n + KING_MOVE + event]
        before_deal += move >> 6 != AFTER
        late |= ONE << ((move & 63) + 1)
    while changed:
        changed = False
        rest = todo & ~KINGS
        while rest:
            event = lowest(rest)
            rest &= rest - 1
            if not allowed(rules, n, event, done):
                continue
            if event == DEAL:
                if kings < before_deal:
                    continue
            elif event & 15 == 13:
                if member(late, event):
                    continue
                done |= ONE << (event - 1)
                todo &= ~(ONE << (event - 1))
            done |= ONE << event
            todo &= ~(ONE << event)
            changed = True
        while kings < king_moves:
            move = w[n + KING_MOVE + kings]
            event = move & 63
            label = move >> 6
            if not allowed(rules, n, event, done) or not room_for_king(
                rules, n, label, done, kings
            ):
                break
            kings += 1
            late &= ~(ONE << (event + 1))
            done |= ONE << event
            todo &= ~(ONE << event)
            changed = True
        if kings == king_moves and not w[n + CLOSED]:
            if not any_king and todo & KINGS:
                any_king = count_emptied(rules, n, AFTER, done, kings) > kings
            if any_king:
                rest = todo & KINGS
                while rest:
                    event = lowest(rest)
                    rest &= rest - 1
                    if allowed(rules, n, event, done):
                        done |= ONE << event
                        todo &= ~(ONE << event)
                        changed = True
    rules.emptied_columns = count_emptied(rules, n, AFTER, done, kings)
    return done


def count_emptied(
    rules: WaitingRules, n: cython.longlong, label: cython.int, done: Mask, kings: cython.int
) -> cython.int:
    """Count the columns with a label emptied so far, including by the first `kings` king moves."""
    count: cython.int = 0
    column: cython.int
    move: cython.int
    for column in range(rules.columns):
        if label == AFTER or column == label or (label == ELSEWHERE and column >= ELSEWHERE):
            count += member(done, leaving(rules.bottom[column]))
    for column in range(kings):
        move = rules.words[n + KING_MOVE + column]
        if label == AFTER or move >> 6 == label:
            count += member(done, (move & 63) + 1)
    return count


def room_for_king(
    rules: WaitingRules, n: cython.longlong, label: cython.int, done: Mask, kings: cython.int
) -> cython.bint:
    """Return whether a column is free for the next king move after the first `kings` have been made."""
    free_columns: cython.int
    number: cython.int
    if label == AFTER or rules.wild:
        free_columns = count_emptied(rules, n, AFTER, done, kings) - kings
        if label == AFTER:
            if not done & DEAL_BIT:
                return False
            for number in range(rules.stocked):
                if number_at(rules, n + LANDING + number) == BOTTOM:
                    free_columns -= not member(done, leaving(rules.stock[number]))
    else:
        free_columns = count_emptied(rules, n, label, done, kings)
        for number in range(kings):
            free_columns -= number_at(rules, n + KING_MOVE + number) >> 6 == label
    return free_columns > 0
