"""Depth-first search over layouts, each looked at once."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import LOST, NONE, UNKNOWN, WON
from scorpion_qt.solver.search.depth_first.oracle import EMPTYING, Oracle
from scorpion_qt.solver.search.depth_first.order import LAST_TURN, is_safe, turn_of
from scorpion_qt.solver.search.depth_first.put_off import can_put_off, is_needed
from scorpion_qt.solver.search.depth_first.replay import play_step
from scorpion_qt.solver.search.depth_first.seen import Seen
from scorpion_qt.solver.search.layouts.moves import list_moves
from scorpion_qt.solver.search.layouts.play import is_won, play_move
from scorpion_qt.solver.search.layouts.table import (
    BELOW,
    DOWN,
    MOST_MOVES,
    RECEIVING,
    STATE,
    TAIL,
    WHERE,
    Table,
    copy_state,
    is_undealt,
    reserve_states,
)
from scorpion_qt.solver.search.memory import Bytes, Ints, free, more_ints, new_ints
from scorpion_qt.solver.search.move_list import MoveList
from scorpion_qt.solver.search.stop import StopFlag

DEAR = cython.declare(cython.int, 10)  # layouts that a node of waiting rules counts as


class LayoutSearch:
    """Depth-first search over the layouts of any game, under its real rules.

    Each layout is looked at once, identified by its exact key.

    Args:
        table: The position.
        stop: Ends the search from another thread.
        oracle: The kind of oracle asked about each layout; see `Oracle`.
        most_bytes: The memory limit, in bytes.
    """

    table: Table
    stop: StopFlag
    oracle: Oracle
    seen: Seen
    nodes: cython.longlong
    most_nodes: cython.longlong
    failed: cython.bint  # for lack of memory
    depth: cython.int
    deepest: cython.int  # number of levels there is room for
    first: Ints  # per level: where its moves begin in `listed`,
    taken: Ints  # and which one was taken; the moves end where those of the next level begin
    listed: MoveList
    most_bytes_of_path: cython.longlong

    def __init__(self, table: Table, stop: StopFlag, oracle: int, most_bytes: int) -> None:
        self.table = table
        self.stop = stop
        # Half of the memory goes to the keys, a quarter to the path and a quarter to the oracle's nodes.
        self.oracle = Oracle(table, stop, oracle, most_bytes // 4)
        self.seen = Seen(table, stop, most_bytes // 2)
        self.most_bytes_of_path = most_bytes // 4
        self.deepest = 64
        self.first = new_ints(self.deepest + 1)
        self.taken = new_ints(self.deepest + 1)
        self.listed = MoveList(4 * MOST_MOVES)
        # Not where cells wait until no other move is left: collecting may create such a move.
        self.table.eager = (
            oracle == EMPTYING
            and table.collect == RECEIVING
            and not (table.cells and table.when_stuck)
        )
        self.nodes = 0
        self.failed = False

    def __dealloc__(self):
        free(self.first)
        free(self.taken)

    def spent(self) -> cython.longlong:
        """Return how much of the limit is spent."""
        return self.nodes + DEAR * self.oracle.rules.nodes

    def enter(self, depth: cython.int) -> cython.int:
        """Look at the state of a level: won, lost or to be searched, then with its moves listed."""
        at: cython.longlong = depth * STATE
        verdict: cython.int
        begin: cython.int
        left: cython.longlong
        self.nodes += 1
        if is_won(self.table, at):
            return WON
        if not self.seen.is_new(at):
            return LOST
        self.oracle.patience = 25000
        if depth:
            self.oracle.patience = 4000
            if is_undealt(self.table, at):
                # Where the reserve waits, a win of the play with an early deal means nothing.
                self.oracle.patience = 0 if self.table.when_stuck else 50
        left = (self.most_nodes - self.spent()) // DEAR + 1
        if self.oracle.patience > left:
            self.oracle.patience = left
        verdict = self.oracle.ask(at)
        if verdict != UNKNOWN:
            return verdict
        begin = self.first[depth]
        if not self.make_room(depth, begin + list_moves(self.table, at)):
            return LOST
        self.taken[depth] = begin - 1
        self.first[depth + 1] = self.put_in_order(depth, begin)
        return UNKNOWN

    def put_in_order(self, depth: cython.int, begin: cython.int) -> cython.int:
        """Copy the moves of a level into the list, from `begin`, in the order of trying; return the end.

        A safe move is the only one listed. Some moves that are not needed are left out.
        """
        at: cython.longlong = depth * STATE
        turn: cython.int
        move: cython.int
        card: cython.int
        column: cython.int
        end: cython.int = begin
        last: cython.int = self.last_to_empty(depth)
        put_off: cython.bint = can_put_off(self.table, at)
        for turn in range(LAST_TURN + 1):
            for move in range(self.table.moves.length):
                card = self.table.moves.card[move]
                column = self.table.moves.column[move]
                if card == last or turn_of(self.table, at, card, column) != turn:
                    continue
                if is_safe(self.table, at, card, column):
                    self.listed.card[begin] = card
                    self.listed.column[begin] = column
                    return begin + 1
                if (
                    put_off
                    and self.table.states[at + TAIL + column] == NONE
                    and not is_needed(self.table, at, card)
                ):
                    continue
                self.listed.card[end] = card
                self.listed.column[end] = column
                end += 1
        return end

    def last_to_empty(self, depth: cython.int) -> cython.int:
        """Return the card moved to an empty column to reach a level, if nothing else happened, or -1.

        Any move it could make next could have been made at once.
        """
        s: Bytes = self.table.states
        before: cython.longlong = (depth - 1) * STATE
        card: cython.int
        under: cython.int
        if depth == 0:
            return -1
        card = self.listed.card[self.taken[depth - 1]]
        if card == NONE or s[before + TAIL + self.listed.column[self.taken[depth - 1]]] != NONE:
            return -1
        under = s[before + BELOW + card]
        if under == NONE or under & 15 == self.table.low or s[before + WHERE + under] == DOWN:
            return -1  # it may come from a cell, have uncovered a run, or have turned its target up
        return card

    def make_room(self, depth: cython.int, moves: cython.longlong) -> cython.bint:
        """Make room for another level and for a total of `moves` moves; false without memory."""
        self.failed = not (
            depth * 2 * STATE + moves * 16 < self.most_bytes_of_path
            and reserve_states(self.table, depth + 4)
            and self.make_room_for_levels(depth + 2)
            and self.listed.reserve(moves)
        )
        return not self.failed

    def make_room_for_levels(self, levels: cython.int) -> cython.bint:
        """Make room for so many places in `first` and `taken`; false without memory."""
        grown: Ints
        if levels < self.deepest:
            return True
        grown = more_ints(self.first, self.deepest + 1, 2 * levels + 1)
        if grown is cython.NULL:
            return False
        self.first = grown
        grown = more_ints(self.taken, self.deepest + 1, 2 * levels + 1)
        if grown is cython.NULL:
            return False
        self.taken = grown
        self.deepest = 2 * levels
        return True

    def run(self) -> cython.int:
        """Start or resume the search; use eager collecting, and repeat without it if its win does not hold."""
        verdict: cython.int = self.descend()
        if verdict == WON and self.table.eager and not self.follow_path():
            self.seen.forget()
            self.most_nodes += self.nodes
            self.nodes = 0
            verdict = self.descend()
        return verdict

    def follow_path(self) -> cython.bint:
        """Play the path of a win with eager collecting under the real rules; return whether it still wins."""
        level: cython.int
        card: cython.int
        column: cython.int
        self.table.eager = False
        self.oracle.line.length = 0
        if not self.oracle.line.reserve(self.depth + 64):
            self.failed = True
            return False
        copy_state(self.table, (self.depth + 1) * STATE, 0)
        for level in range(self.depth):
            card = self.listed.card[self.taken[level]]
            column = self.listed.column[self.taken[level]]
            if card != NONE and self.table.states[level * STATE + TAIL + column] != NONE:
                column = NONE
            play_step(self.table, (self.depth + 1) * STATE, card, column, self.oracle.line)
        level = self.depth + 1
        self.depth = 0
        return is_won(self.table, level * STATE)

    def descend(self) -> cython.int:
        """Search from state 0, or resume the search."""
        verdict: cython.int
        if self.nodes == 0:
            self.depth = 0
            self.first[0] = 0
            verdict = self.enter(0)
            if verdict != UNKNOWN:
                return verdict
        while self.depth >= 0:
            if (
                self.failed
                or self.seen.full
                or self.stop._stopped
                or self.spent() >= self.most_nodes
            ):
                return UNKNOWN
            self.taken[self.depth] += 1
            if self.taken[self.depth] == self.first[self.depth + 1]:
                self.depth -= 1
                continue
            copy_state(self.table, (self.depth + 1) * STATE, self.depth * STATE)
            play_move(
                self.table,
                (self.depth + 1) * STATE,
                self.listed.card[self.taken[self.depth]],
                self.listed.column[self.taken[self.depth]],
            )
            verdict = self.enter(self.depth + 1)
            if verdict == WON:
                self.depth += 1
                return WON
            if verdict == UNKNOWN:
                self.depth += 1
        return UNKNOWN if self.failed or self.seen.full else LOST

    def solve(self, most_nodes: int) -> int:
        """Search from state 0 of the table; resume the search if called again after "unknown".

        Args:
            most_nodes: The total limit: a layout counts 1, a node of waiting rules 10.

        Returns:
            0 lost, 1 won (see :meth:`line`), 2 unknown.
        """
        verdict: cython.int
        self.most_nodes = most_nodes
        reserve_states(self.table, 4)
        with cython.nogil:
            verdict = self.run()
        return verdict

    def line(self) -> list:
        """Return the moves of the win: pairs of card (NONE deals) and column."""
        path = [
            (self.listed.card[self.taken[level]], self.listed.column[self.taken[level]])
            for level in range(self.depth)
        ]
        return path + self.oracle.line.pairs()

    @property
    def cost(self) -> int:
        """The part of the limit spent."""
        return self.spent()

    @property
    def layouts(self) -> int:
        """The number of layouts looked at."""
        return self.nodes

    @property
    def rule_nodes(self) -> int:
        """The number of nodes that the oracle looked at."""
        return self.oracle.rules.nodes
