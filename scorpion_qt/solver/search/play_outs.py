"""Random play-outs."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import ALL, NONE, ONE, SPREAD
from scorpion_qt.solver.search.layouts.moves import ends_in_run, list_moves
from scorpion_qt.solver.search.layouts.play import is_won, play_move
from scorpion_qt.solver.search.layouts.table import (
    BELOW,
    NEVER,
    STATE,
    TAIL,
    UP,
    WHERE,
    Table,
    copy_state,
    reserve_states,
)
from scorpion_qt.solver.search.memory import Bytes, Mask
from scorpion_qt.solver.search.stop import StopFlag

MOST_PLAYED = cython.declare(cython.int, 400)


class PlayOuts:
    """Plays a position to its end with random moves, again and again, and counts the wins.

    Only moves that count are made: none that carries a whole column to an empty one without collecting.
    Of empty columns that are alike, the first is used. Which move is made depends on the number of the
    play-out and on the moves that exist, not on their order, so the same position always gives the same
    count.

    Args:
        table: The position.
        stop: Ends the counting from another thread.
    """

    table: Table
    stop: StopFlag
    noise: Mask
    played: cython.int

    def __init__(self, table: Table, stop: StopFlag) -> None:
        self.table = table
        self.stop = stop
        self.played = 0

    def counts(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.bint:
        """Return whether a move does more than carry a column from one place to another."""
        s: Bytes = self.table.states
        if card == NONE or s[at + TAIL + column] != NONE or s[at + WHERE + card] != UP:
            return True
        if s[at + BELOW + card] != NONE:
            return True
        return (
            self.table.collect != NEVER
            and ends_in_run(self.table, at, self.table.home[card]) == card
        )

    def wins(self, at: cython.longlong) -> cython.bint:
        """Play a state in place to its end; return whether it is won. A game that lasts too long is not."""
        move: cython.int
        chosen: cython.int
        lot: Mask
        least: Mask
        for _ in range(MOST_PLAYED):
            if is_won(self.table, at):
                return True
            self.noise ^= (self.noise << 13) & ALL
            self.noise ^= self.noise >> 7
            self.noise ^= (self.noise << 17) & ALL
            chosen = -1
            least = ALL
            for move in range(list_moves(self.table, at)):
                if self.counts(at, self.table.moves.card[move], self.table.moves.column[move]):
                    lot = self.table.moves.card[move] * 64 + self.table.moves.column[move]
                    lot = ((lot ^ self.noise) * SPREAD) & ALL
                    lot = ((lot ^ (lot >> 32)) * SPREAD) & ALL
                    if chosen < 0 or lot < least:
                        least = lot
                        chosen = move
            if chosen < 0:
                return False
            play_move(
                self.table, at, self.table.moves.card[chosen], self.table.moves.column[chosen]
            )
        return False

    def count(self, play_outs: int) -> int:
        """Play state 0 of the table so many times; return how many of the games were won."""
        number: cython.int
        most: cython.int = play_outs
        won: cython.int = 0
        self.played = 0
        reserve_states(self.table, 2)
        with cython.nogil:
            for number in range(most):
                if self.stop._stopped:
                    break
                # Each has a starting number of its own, so that earlier play-outs do not matter.
                self.noise = ((ONE + number) * SPREAD) & ALL
                copy_state(self.table, STATE, 0)
                won += self.wins(STATE)
                self.played = number + 1
        return won

    @property
    def finished(self) -> int:
        """The number of finished play-outs."""
        return self.played
