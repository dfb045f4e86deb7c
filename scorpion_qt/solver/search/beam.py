"""Beam search with narrow beams and many restarts."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import ALL, NONE, ONE, SPREAD, UNKNOWN, WON, is_king, member
from scorpion_qt.solver.search.layouts.key import make_key, mixed_key
from scorpion_qt.solver.search.layouts.moves import list_moves
from scorpion_qt.solver.search.layouts.play import is_won, play_move
from scorpion_qt.solver.search.layouts.table import (
    ABOVE,
    BY_CURDS,
    DOWN,
    GONE,
    HEAD,
    STATE,
    UP,
    WHERE,
    Table,
    copy_state,
    is_undealt,
    reserve_states,
)
from scorpion_qt.solver.search.memory import Bytes, Ints, Mask, Masks, free, new_ints, new_masks
from scorpion_qt.solver.search.stop import StopFlag

WEIGHTS = cython.declare(cython.int, 8)
MOST_LEVELS = cython.declare(cython.int, 400)
BEAM_SLOTS = cython.declare(cython.int, 131072)


class Beam:
    """Narrow beam search, repeated with different noise in the scores. It finds wins and proves nothing.

    Args:
        table: The position.
        stop: Ends the search from another thread.
        width: The number of states that each level keeps.
        weights: The score of a state per: collected card, card on its target, card on another card of
            the rank it needs (in Curds and Whey of its own rank), king at the bottom, empty column,
            face-down card, undealt reserve, card above its predecessor.
    """

    table: Table
    stop: StopFlag
    width: cython.int
    weights: Ints
    score: Ints  # per place: first those of the current level, then those of the next
    step: Ints  # per place: the last step of its path, and the move after it
    pending_card: Ints
    pending_column: Ints
    step_before: Ints
    step_card: Ints
    step_column: Ints
    steps: cython.int  # the first one is a dummy
    last_step: cython.int
    seen: Masks
    seen_count: cython.int
    noise: Mask
    nodes: cython.longlong
    most_nodes: cython.longlong
    restarts: cython.int

    def __init__(self, table: Table, stop: StopFlag, width: int, weights: tuple) -> None:
        place: cython.int
        self.table = table
        self.stop = stop
        self.width = width
        self.weights = new_ints(WEIGHTS)
        for place in range(WEIGHTS):
            self.weights[place] = weights[place]
        self.score = new_ints(2 * width)
        self.step = new_ints(2 * width)
        self.pending_card = new_ints(2 * width)
        self.pending_column = new_ints(2 * width)
        self.step_before = new_ints(MOST_LEVELS * width + 1)
        self.step_card = new_ints(MOST_LEVELS * width + 1)
        self.step_column = new_ints(MOST_LEVELS * width + 1)
        self.seen = new_masks(BEAM_SLOTS)
        self.nodes = 0
        self.last_step = 0

    def __dealloc__(self):
        free(self.weights)
        free(self.score)
        free(self.step)
        free(self.pending_card)
        free(self.pending_column)
        free(self.step_before)
        free(self.step_card)
        free(self.step_column)
        free(self.seen)

    def random(self, below: cython.int) -> cython.int:
        """Return the next number from 0 to `below` - 1 (xorshift; the same in every run)."""
        self.noise ^= (self.noise << 13) & ALL
        self.noise ^= self.noise >> 7
        self.noise ^= (self.noise << 17) & ALL
        return (self.noise >> 20) % below

    def is_new(self, at: cython.longlong) -> cython.bint:
        """Enter a state; return whether it was new.

        A hash stands for the state: a collision only loses one state.
        """
        mixed: Mask
        slot: cython.longlong
        make_key(self.table, at)
        mixed = mixed_key(self.table) | 1
        slot = (mixed >> 20) & (BEAM_SLOTS - 1)
        while self.seen[slot]:
            if self.seen[slot] == mixed:
                return False
            slot = (slot + 1) & (BEAM_SLOTS - 1)
        if 2 * self.seen_count < BEAM_SLOTS:
            self.seen[slot] = mixed
            self.seen_count += 1
        return True

    def value(self, at: cython.longlong) -> cython.int:
        """Return the score of a state, without noise."""
        s: Bytes = self.table.states
        w: Ints = self.weights
        score: cython.int = 0
        column: cython.int
        card: cython.int
        under: cython.int
        passed: Mask
        for column in range(self.table.columns):
            card = s[at + HEAD + column]
            under = NONE
            passed = 0
            if card == NONE:
                score += w[4]
            elif is_king(card) and s[at + WHERE + card] == UP:
                score += w[3]
            while card != NONE:
                if s[at + WHERE + card] == DOWN:
                    score += w[5]
                else:
                    if under == card + 1 and not is_king(card):
                        if s[at + WHERE + under] == UP:
                            score += w[1]
                    elif under != NONE and under & 15 == (card & 15) + (
                        self.table.build != BY_CURDS
                    ):
                        score += w[2]
                    if card & 15 > self.table.low and member(passed, card - 1):
                        score += w[7]
                passed |= ONE << card
                under = card
                card = s[at + ABOVE + card]
        for column in range(0, 64, 16):
            for card in range(column + self.table.low, column + 13):
                if s[at + WHERE + card] == GONE:
                    score += w[0]
        if is_undealt(self.table, at):
            score += w[6]
        return score

    def descend(self, noise: cython.int) -> cython.int:
        """Run one beam from state 0, with noise from 0 to `noise` - 1; return won or unknown."""
        place: cython.int
        move: cython.int
        count: cython.int
        score: cython.int
        worst: cython.int
        kept: cython.int = 1
        now: cython.int = 0
        following: cython.int
        slot: cython.int
        table_at: cython.longlong
        scratch: cython.longlong = (2 * self.width + 1) * STATE
        for slot in range(BEAM_SLOTS):
            self.seen[slot] = 0
        self.seen_count = 0
        self.steps = 1
        self.step[0] = 0
        copy_state(self.table, STATE, 0)
        for _ in range(MOST_LEVELS - 1):
            following = 0
            worst = -1
            for place in range(kept):
                table_at = (1 + now + place) * STATE
                count = list_moves(self.table, table_at)
                for move in range(count):
                    self.nodes += 1
                    copy_state(self.table, scratch, table_at)
                    play_move(
                        self.table,
                        scratch,
                        self.table.moves.card[move],
                        self.table.moves.column[move],
                    )
                    if not self.is_new(scratch):
                        continue
                    if is_won(self.table, scratch):
                        self.last_step = self.add_step(
                            self.step[now + place],
                            self.table.moves.card[move],
                            self.table.moves.column[move],
                        )
                        return WON
                    score = self.value(scratch)
                    if noise:
                        score += self.random(noise)
                    slot = following
                    if following == self.width:
                        if worst < 0:
                            worst = 0
                            for slot in range(self.width):
                                if (
                                    self.score[self.width - now + slot]
                                    < self.score[self.width - now + worst]
                                ):
                                    worst = slot
                        slot = worst
                        if score <= self.score[self.width - now + slot]:
                            continue
                        worst = -1
                    else:
                        following += 1
                    slot += self.width - now
                    self.score[slot] = score
                    copy_state(self.table, (1 + slot) * STATE, scratch)
                    self.step[slot] = self.step[now + place]
                    self.pending_card[slot] = self.table.moves.card[move]
                    self.pending_column[slot] = self.table.moves.column[move]
            if self.stop._stopped or self.nodes >= self.most_nodes or following == 0:
                return UNKNOWN
            now = self.width - now
            kept = following
            for place in range(now, now + kept):
                self.step[place] = self.add_step(
                    self.step[place], self.pending_card[place], self.pending_column[place]
                )
        return UNKNOWN

    def add_step(self, before: cython.int, card: cython.int, column: cython.int) -> cython.int:
        """Record a move of a path; return its number."""
        self.step_before[self.steps] = before
        self.step_card[self.steps] = card
        self.step_column[self.steps] = column
        self.steps += 1
        return self.steps - 1

    def solve(self, restarts: int, most_nodes: int) -> int:
        """Search from state 0 of the table with a limited number of beams.

        Returns:
            1 won (see :meth:`line`) or 2 unknown.
        """
        verdict: cython.int = UNKNOWN
        beam: cython.int
        beams: cython.int = restarts
        self.most_nodes = most_nodes
        self.nodes = 0
        self.noise = SPREAD
        reserve_states(self.table, 2 * self.width + 4)
        with cython.nogil:
            for beam in range(beams):
                if self.stop._stopped or self.nodes >= self.most_nodes or verdict == WON:
                    break
                verdict = self.descend(4 + 5 * beam % 40 if beam else 0)
                self.restarts = beam + 1
        return verdict

    def line(self) -> list:
        """Return the moves of the win: pairs of card (NONE deals) and column."""
        moves = []
        step: cython.int = self.last_step
        while step:
            moves.append((self.step_card[step], self.step_column[step]))
            step = self.step_before[step]
        return moves[::-1]

    @property
    def looked_at(self) -> int:
        """The number of states looked at."""
        return self.nodes

    @property
    def beams(self) -> int:
        """The number of beams begun."""
        return self.restarts
