"""Dealing in the play of a node."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import BOTTOM, DEAL, DEAL_BIT, NONE, ONE, OPEN, is_king, member
from scorpion_qt.solver.search.waiting.layout import collect_runs, first_under, last_on
from scorpion_qt.solver.search.waiting.nodes import allowed, number_at
from scorpion_qt.solver.search.waiting.rules import (
    AFTER,
    KING_MOVE,
    KING_MOVES,
    LANDING,
    WaitingRules,
)


def try_deal(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Deal if the node allows it now; return whether it does."""
    number: cython.int
    column: cython.int
    place: cython.int
    card: cython.int
    if rules.dealt or not allowed(rules, n, DEAL, rules.done) or not early_kings_moved(rules, n):
        return False
    for number in range(rules.stocked):
        if not landing_stands(rules, n, number):
            return False
    for number in range(rules.stocked):
        card = rules.head[number]
        rules.land[number] = BOTTOM if card == NONE else last_on(rules, card)
    if rules.wild and not rename_landings(rules, n):
        return False
    rules.dealt = True
    rules.done |= DEAL_BIT
    rules.line.add(NONE, NONE)
    for number in range(rules.stocked):
        card = rules.stock[number]
        if rules.land[number] != BOTTOM:
            rules.spot[card] = rules.land[number]
            rules.over[rules.land[number]] = card
            if rules.land[number] == card + 1 and not is_king(card):
                rules.done |= ONE << card
            continue
        place = number
        if rules.head[place] != NONE:  # in wild mode: an empty column that no other landing needs
            for column in range(rules.columns):
                if rules.head[column] == NONE and (
                    column >= rules.stocked or rules.land[column] != BOTTOM
                ):
                    place = column
        if rules.head[place] != NONE:
            for column in range(rules.columns):
                if rules.head[column] == NONE:
                    place = column
        rules.head[place] = card
    collect_runs(rules)
    return True


def landing_stands(rules: WaitingRules, n: cython.longlong, number: cython.int) -> cython.bint:
    """Return whether the card that a reserve card is to land on ends that column now."""
    column: cython.int
    card: cython.int = rules.words[n + LANDING + number]
    head: cython.int = rules.head[number]
    empty: cython.int = 0
    wanted: cython.int = 0
    if card == OPEN:
        return True
    if rules.wild and (head == NONE or is_king(head)):
        if card == BOTTOM:
            for column in range(rules.columns):
                empty += rules.head[column] == NONE
            for column in range(rules.stocked):
                wanted += number_at(rules, n + LANDING + column) == BOTTOM
            return empty >= wanted
        if member(rules.done, (card | 15) - 2):
            return False
        head = first_under(rules, card)
        return is_king(head) and last_on(rules, head) == card
    if card == BOTTOM:
        return head == NONE
    return head != NONE and last_on(rules, head) == card


def early_kings_moved(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Return whether all king moves that belong before the deal have been made."""
    number: cython.int
    move: cython.int
    for number in range(number_at(rules, n + KING_MOVES)):
        move = rules.words[n + KING_MOVE + number]
        if move >> 6 != AFTER and not member(rules.done, move & 63):
            return False
    return True


def rename_landings(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Exchange king-headed and empty columns, in wild mode, so that the decided landings hold.

    Returns:
        Whether that is possible.
    """
    number: cython.int
    other: cython.int
    column: cython.int
    card: cython.int
    empty: cython.int = 0
    wanted: cython.int
    taken: cython.bint
    for column in range(rules.columns):
        empty += rules.head[column] == NONE
    for number in range(rules.stocked):
        card = rules.words[n + LANDING + number]
        if card != OPEN:
            rules.land[number] = card
    for number in range(rules.stocked):
        if number_at(rules, n + LANDING + number) != OPEN or rules.land[number] == BOTTOM:
            continue
        taken = False
        for other in range(rules.stocked):
            if number_at(rules, n + LANDING + other) != OPEN:
                taken = taken or rules.land[other] == rules.land[number]
        column = -1
        while taken:  # its column is taken: use another king-headed or empty one
            column += 1
            if column == rules.columns:
                return False
            card = rules.head[column]
            if card != NONE and not is_king(card):
                continue
            card = BOTTOM if card == NONE else last_on(rules, card)
            taken = False
            wanted = 0
            for other in range(rules.stocked):
                if other != number:
                    taken = taken or (card != BOTTOM and rules.land[other] == card)
                    wanted += rules.land[other] == BOTTOM
            if card == BOTTOM:
                taken = empty <= wanted
            if not taken:
                rules.land[number] = card
    wanted = 0
    for number in range(rules.stocked):
        wanted += rules.land[number] == BOTTOM
    return wanted <= empty
