"""The search with waiting rules from a position."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import LOST, UNKNOWN, WON, is_king
from scorpion_qt.solver.search.layouts.table import Table
from scorpion_qt.solver.search.memory import Ints, copy_masks, more_ints
from scorpion_qt.solver.search.stop import StopFlag
from scorpion_qt.solver.search.waiting.closure import closure
from scorpion_qt.solver.search.waiting.cycles import branch_on_cycles, branch_on_deal_columns
from scorpion_qt.solver.search.waiting.decisions import branch_on_kings, branch_on_landings
from scorpion_qt.solver.search.waiting.nodes import node_size
from scorpion_qt.solver.search.waiting.play import play_greedily
from scorpion_qt.solver.search.waiting.reach import alive
from scorpion_qt.solver.search.waiting.root import load_position, make_root
from scorpion_qt.solver.search.waiting.rules import CLOSED, ROOM, WaitingRules


def begin_search(rules: WaitingRules, wild: cython.bint) -> cython.bint:
    """Start a search from the loaded position; return false if its root is refuted."""
    number: cython.int
    king_at_bottom: cython.bint = False
    rules.wild = wild
    rules.exotic = False
    rules.failed = False
    rules.open_nodes = 0
    rules.used = ROOM
    make_root(rules, ROOM)
    rules.used += node_size(rules, ROOM)
    if closure(rules, ROOM, True) & rules.goal != rules.goal:
        return False
    if rules.stocked:
        # Not modelled: before the deal, a king that heads a column moves to another column.
        closure(rules, ROOM, False)
        for number in range(rules.columns):
            king_at_bottom = king_at_bottom or is_king(rules.bottom[number])
        rules.exotic = rules.emptied_columns >= (1 if king_at_bottom else 2)
    push_node(rules, ROOM)
    return True


def begin_emptying(rules: WaitingRules) -> cython.bint:
    """Start a search for `goal`, the leaving of a column's bottom card, by builds only; false if refuted."""
    rules.wild = False
    rules.exotic = False
    rules.failed = False
    rules.open_nodes = 0
    rules.used = ROOM
    make_root(rules, ROOM)
    rules.words[ROOM + CLOSED] = 1
    rules.used += node_size(rules, ROOM)
    if not alive(rules, ROOM):
        return False
    return push_node(rules, ROOM)


def run_search(rules: WaitingRules, most_nodes: cython.longlong) -> cython.int:
    """Continue the search until there is a verdict or the total of nodes looked at reaches a limit."""
    while rules.open_nodes:
        if rules.nodes >= most_nodes or rules.stop._stopped or rules.failed:
            return UNKNOWN
        if not expand_node(rules):
            return WON
    return UNKNOWN if rules.failed else LOST


def expand_node(rules: WaitingRules) -> cython.bint:
    """Replace the next open node by its children; return false if its play has reached the goal."""
    n: cython.longlong
    rules.open_nodes -= 1
    n = rules.at[rules.open_nodes]
    copy_masks(rules.words, 0, n, node_size(rules, n))
    rules.base = n
    rules.used = n
    rules.best = -1
    rules.nodes += 1
    if play_greedily(rules, 0):
        return False
    branch_on_cycles(rules)
    branch_on_deal_columns(rules)
    branch_on_kings(rules)
    branch_on_landings(rules)
    if rules.best < 0:
        rules.failed = True
        return True
    n = rules.base
    for _ in range(rules.best):
        if not push_node(rules, n):
            return True
        n += node_size(rules, n)
    return True


def push_node(rules: WaitingRules, n: cython.longlong) -> cython.bint:
    """Add a node to the open ones; false without memory."""
    grown: Ints
    if rules.open_nodes == rules.at_capacity:
        grown = more_ints(rules.at, rules.at_capacity, 2 * rules.at_capacity)
        if grown is cython.NULL:
            rules.failed = True
            return False
        rules.at = grown
        rules.at_capacity *= 2
    rules.at[rules.open_nodes] = n
    rules.open_nodes += 1
    return True


def reachable(table: Table, with_deal: bool, closed: bool) -> int:
    """Return the root closure of state 0: the mask of all events that could ever happen.

    Args:
        table: The position.
        with_deal: Whether the reserve may be dealt.
        closed: Whether no king may move to an empty column.
    """
    rules: WaitingRules = WaitingRules(StopFlag(), 0)
    load_position(rules, table, 0)
    make_root(rules, ROOM)
    rules.words[ROOM + CLOSED] = 1 if closed else 0
    return closure(rules, ROOM, with_deal)
