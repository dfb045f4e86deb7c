"""The start position, and the rules that every play of it obeys."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import (
    ALWAYS,
    COLLECTS,
    DEAL_BIT,
    KING,
    KINGS,
    NONE,
    ONE,
    OPEN,
    is_king,
    lowest,
    member,
)
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    ASIDE,
    BELOW,
    DOWN,
    GONE,
    HEAD,
    UP,
    WHERE,
    Table,
)
from scorpion_qt.solver.search.memory import Mask, Masks, clear_masks
from scorpion_qt.solver.search.waiting.nodes import add_clause
from scorpion_qt.solver.search.waiting.rules import CLAUSE, LANDING, NEED, PENDING, WaitingRules


def load_position(rules: WaitingRules, table: Table, at: cython.longlong) -> cython.void:
    """Load a state of a table as the start position."""
    card: cython.int
    suit: cython.int
    column: cython.int
    where: cython.int
    rank: cython.int
    lower: Mask
    over: Mask = 0
    rules.low = table.low
    rules.columns = table.columns
    rules.hidden = 0
    rules.in_stock = 0
    rules.in_cells = 0
    rules.builds = 0
    rules.start = ALWAYS
    rules.stocked = 0
    for column in range(table.columns):
        card = table.states[at + HEAD + column]
        rules.bottom[column] = card
        lower = 0
        while card != NONE:
            over |= lower << 1 & ONE << card
            lower |= ONE << card
            card = table.states[at + ABOVE + card]
    rules.inverted = over >> 1
    for card in range(64):
        rules.below[card] = table.states[at + BELOW + card]
        rules.above[card] = table.states[at + ABOVE + card]
    for suit in range(0, 64, 16):
        rules.builds |= ((ONE << KING) - (ONE << rules.low)) << suit
        for rank in range(rules.low, 13):
            card = suit + rank
            where = table.states[at + WHERE + card]
            if where == DOWN:
                rules.hidden |= ONE << card
            elif where == GONE:
                rules.start |= ONE << card
            elif where == ASIDE:
                if table.cells:
                    rules.in_cells |= ONE << card
                else:
                    rules.in_stock |= ONE << card
            elif (
                rank != KING
                and rules.below[card] == card + 1
                and table.states[at + WHERE + card + 1] == UP
            ):
                rules.start |= ONE << card
        if table.states[at + WHERE + suit + KING] == GONE:
            rules.start |= ONE << (suit + KING + 1)
    if rules.in_stock:
        rules.stocked = table.stocked
        for column in range(rules.stocked):
            rules.stock[column] = table.stock[column]
    else:
        rules.start |= DEAL_BIT


def make_root(rules: WaitingRules, n: cython.longlong) -> cython.void:
    """Write the node of the rules that every play of the position obeys."""
    w: Masks = rules.words
    event: cython.int
    card: cython.int
    suit: cython.int
    todo: Mask
    either: Mask
    clear_masks(w, n, CLAUSE)
    for event in range(3):
        w[n + LANDING + event] = OPEN
    todo = (rules.builds | KINGS | COLLECTS | DEAL_BIT) & ~rules.start
    for suit in range(0, 64, 16):
        card = suit + KING
        if rules.below[card] == NONE and not member(rules.in_stock | rules.in_cells, card):
            todo &= ~(ONE << card)
        if member(rules.start, card + 1):
            continue
        w[n + NEED + card + 1] = (rules.builds & (ONE << card) - (ONE << suit)) | (
            ONE << rules.above[suit + rules.low]
        )
        if member(rules.hidden, card):
            w[n + NEED + card + 1] |= ONE << rules.above[card]
        if rules.in_stock >> suit & 0x1FFF or (rules.stocked and member(rules.held, card + 1)):
            w[n + NEED + card + 1] |= DEAL_BIT
    w[n + PENDING] = todo
    todo &= rules.builds | KINGS
    while todo:
        card = lowest(todo)
        todo &= todo - 1
        if member(rules.hidden, card):
            w[n + NEED + card] |= ONE << rules.above[card]
        if member(rules.in_stock, card):
            w[n + NEED + card] |= DEAL_BIT
        if is_king(card):
            continue
        # The target must be uncovered and on the table.
        if member(rules.in_stock, card + 1):
            w[n + NEED + card] |= DEAL_BIT
        elif member(rules.in_cells, card + 1):
            w[n + NEED + card] |= ONE << (card + 1)
        else:
            w[n + NEED + card] |= ONE << rules.above[card + 1]
        if member(rules.inverted, card):  # something between target and card must have left
            either = 0
            event = card + 1
            while event != card:
                if not member(rules.start, event):
                    either |= ONE << event
                event = rules.below[event]
            add_clause(rules, n, card, either)
