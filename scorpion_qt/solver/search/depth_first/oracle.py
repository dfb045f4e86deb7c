"""What is known about a layout before its moves are tried: lost, won by a line, or neither."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import (
    COLLECTS,
    LOST,
    NONE,
    ONE,
    UNKNOWN,
    WON,
    is_king,
    leaving,
)
from scorpion_qt.solver.search.depth_first.replay import follow
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    HEAD,
    NEVER,
    TAIL,
    UNCOVERED,
    UP,
    WHERE,
    Table,
)
from scorpion_qt.solver.search.memory import Bytes, Mask
from scorpion_qt.solver.search.move_list import MoveList
from scorpion_qt.solver.search.stop import StopFlag
from scorpion_qt.solver.search.waiting.closure import closure
from scorpion_qt.solver.search.waiting.root import load_position, make_root
from scorpion_qt.solver.search.waiting.rules import CLOSED, ROOM, WaitingRules
from scorpion_qt.solver.search.waiting.search import begin_emptying, begin_search, run_search

NO_ORACLE = cython.declare(cython.int, 0)
WAITING = cython.declare(cython.int, 1)
EMPTYING = cython.declare(cython.int, 2)


class Oracle:
    """Refutes a state of a table, or wins it by a line that is replayed under the real rules.

    Args:
        table: The table that holds the states.
        stop: Ends the searches from another thread.
        kind: 0 for none; 1 for the waiting rules, for games built by suit with kings to empty columns; 2
            for whether any column can ever be emptied, for games built by suit with any card to empty
            columns.
        most_bytes: The memory limit of the waiting rules, in bytes.
    """

    kind: cython.int
    table: Table
    rules: WaitingRules
    line: MoveList  # of the win
    patience: cython.longlong  # limit of one question, in nodes of waiting rules

    def __init__(self, table: Table, stop: StopFlag, kind: int, most_bytes: int) -> None:
        self.kind = kind
        self.table = table
        self.rules = WaitingRules(stop, most_bytes)
        self.line = MoveList(256)
        self.patience = 0

    def ask(self, at: cython.longlong) -> cython.int:
        """Return what is known about a state: lost, won by `line`, or unknown."""
        self.line.length = 0
        if self.kind == WAITING:
            return self.ask_waiting_rules(at)
        if self.kind == EMPTYING and not self.may_empty(at):
            return LOST
        return UNKNOWN

    def holdable(self) -> Mask:
        """Return the suits whose complete runs may lie uncovered at the deal, where the game allows that.

        The waiting rules collect every uncovered run. Where the game does not, an uncovered run can
        shield the card under it from the deal. So each such suit is assumed to be collected before the
        deal, or held until then: a position is lost if it is lost in every combination. (After the deal,
        collecting only helps.)
        """
        self.rules.held = 0
        if self.table.collect == UNCOVERED or self.rules.stocked == 0:
            return 0
        begin_search(self.rules, False)
        return closure(self.rules, ROOM, False) & COLLECTS & ~self.rules.start

    def ask_waiting_rules(self, at: cython.longlong) -> cython.int:
        """Search with the waiting rules from a state, once for every combination of held suits."""
        verdict: cython.int
        lost: cython.bint = True
        suits: Mask
        held: Mask
        load_position(self.rules, self.table, at)
        suits = self.holdable()
        held = suits if self.table.collect == NEVER else 0
        while True:
            self.rules.held = held
            verdict = self.ask_holding(at)
            if verdict == WON:
                return WON
            lost = lost and verdict == LOST
            if held == suits:
                return LOST if lost else UNKNOWN
            held = (held - suits) & suits  # the next subset

    def ask_holding(self, at: cython.longlong) -> cython.int:
        """Search with the waiting rules from the loaded state, first in wild mode if kings make it exotic."""
        verdict: cython.int
        if not begin_search(self.rules, False):
            return LOST
        if self.rules.exotic:
            begin_search(self.rules, True)
            verdict = run_search(self.rules, self.rules.nodes + self.patience)
            if verdict == LOST or (
                verdict == WON and follow(self.table, at, self.rules.line, self.line)
            ):
                return verdict
            begin_search(self.rules, False)
        verdict = run_search(self.rules, self.rules.nodes + self.patience)
        if verdict == WON and follow(self.table, at, self.rules.line, self.line):
            return WON
        return LOST if verdict == LOST and not self.rules.exotic else UNKNOWN

    def may_empty(self, at: cython.longlong) -> cython.bint:
        """Return whether some column might be emptied: by the closure alone, at the root by search."""
        s: Bytes = self.table.states
        column: cython.int
        bottom: cython.int
        bottoms: Mask = 0
        for column in range(self.table.columns):
            bottom = s[at + HEAD + column]
            if bottom == NONE:
                return True
            if (
                not is_king(bottom)
                and s[at + WHERE + bottom] == UP
                and s[at + WHERE + bottom + 1] == UP
                and s[at + ABOVE + bottom + 1] == NONE
                and s[at + TAIL + column] != bottom + 1
            ):
                return True  # by one move
            bottoms |= ONE << leaving(bottom)
        if at == 0:
            return self.can_empty(at)
        load_position(self.rules, self.table, at)
        make_root(self.rules, ROOM)
        self.rules.words[ROOM + CLOSED] = 1
        return closure(self.rules, ROOM, True) & bottoms != 0

    def can_empty(self, at: cython.longlong) -> cython.bint:
        """Return whether some column could be emptied; false is a proof.

        Until then, no card goes to an empty column, so all moves are builds and the waiting rules hold. A
        play that does not deal is covered too: it could deal at its end.
        """
        column: cython.int
        suits: Mask
        held: Mask
        for column in range(self.table.columns):
            if self.table.states[at + HEAD + column] == NONE:
                return True
        load_position(self.rules, self.table, at)
        self.rules.goal = COLLECTS
        suits = self.holdable()
        held = suits if self.table.collect == NEVER else 0
        while True:
            self.rules.held = held
            for column in range(self.table.columns):
                self.rules.goal = ONE << leaving(self.rules.bottom[column])
                if (
                    begin_emptying(self.rules)
                    and run_search(self.rules, self.rules.nodes + self.patience) != LOST
                ):
                    return True
            if held == suits:
                return False
            held = (held - suits) & suits
