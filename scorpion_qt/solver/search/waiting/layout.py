"""The layout that the play of a node has reached."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import KING, NONE, ONE, is_king, member
from scorpion_qt.solver.search.memory import Mask
from scorpion_qt.solver.search.waiting.rules import WaitingRules


def card_under(rules: WaitingRules, card: cython.int) -> cython.int:
    """Return the card that a card lies on now, or NONE."""
    if member(rules.done, card):
        return NONE if is_king(card) else card + 1
    return rules.spot[card]


def last_on(rules: WaitingRules, card: cython.int) -> cython.int:
    """Return the last card of the part of a column that begins with a card."""
    while True:
        if card & 15 > rules.low and member(rules.done, card - 1):
            card -= 1
        elif member(rules.done, rules.over[card]):
            return card
        else:
            card = rules.over[card]


def first_under(rules: WaitingRules, card: cython.int) -> cython.int:
    """Return the card that heads the column in which a card lies now."""
    under: cython.int = card_under(rules, card)
    while under != NONE:
        card = under
        under = card_under(rules, card)
    return card


def collect_runs(rules: WaitingRules) -> cython.void:
    """Collect every complete and uncovered run, until nothing changes."""
    suit: cython.int
    king: cython.int
    column: cython.int
    links: Mask
    changed: cython.bint = True
    while changed:
        changed = False
        for suit in range(0, 64, 16):
            king = suit + KING
            links = rules.builds & ((ONE << king) - (ONE << suit))
            if member(rules.done, king + 1) or rules.done & links != links:
                continue
            if not member(rules.done, rules.over[suit + rules.low]):
                continue
            if not rules.dealt and member(rules.in_stock | rules.held >> 1, king):
                continue
            rules.done |= ONE << king | ONE << (king + 1)
            for column in range(rules.columns):
                if rules.head[column] == king:
                    rules.head[column] = NONE
            changed = True
