"""Random play of every game with random house rules, moves that are refused, undo, redo and jumps included."""

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from scorpion_qt.rules import (
    DEAL,
    DECK,
    UNDO_LIMIT,
    Board,
    Completed,
    DealNumber,
    History,
    IllegalMove,
    Move,
    Moved,
    Position,
    apply,
    parse_game,
    parse_move,
)
from scorpion_qt.rules.notation import position_data, read_position
from tests.rules.test_independent import all_combinations


class Play(RuleBasedStateMachine):
    """A person at the table who tries everything."""

    @initialize(
        identity=st.sampled_from(all_combinations()),
        number=st.integers(1, 10**20 - 1),
        limit=st.sampled_from([UNDO_LIMIT, 3, None]),
    )
    def begin(self, identity, number, limit):
        self.game = parse_game(identity)
        self.history = History.begin(Board.deal(self.game, DealNumber.parse(str(number))), limit)
        self.steps = [self.history.current]

    @property
    def position(self):
        return self.history.current.position

    @precondition(lambda self: Board(self.game, self.position).legal_moves)
    @rule(data=st.data())
    def play(self, data):
        move = data.draw(st.sampled_from(Board(self.game, self.position).legal_moves))
        self.make(move)

    @precondition(lambda self: Board(self.game, self.position).refusal(DEAL) is None)
    @rule()
    def deal_reserve(self):
        self.make(DEAL)

    def make(self, move):
        before, self.history = self.history, self.history.play(move)
        step = self.history.current
        assert step.position != before.current.position
        assert step.score >= before.current.score
        position = before.current.position
        for event in step.events:
            after = apply(position, event)
            assert (after == position) == isinstance(event, Completed)
            position = after
        assert position == step.position
        assert isinstance(step.events[0], Moved) or move == DEAL
        assert step.events == Board(self.game, before.current.position).play(move).events
        assert self.history.undo().redo() == self.history or before.limit == 0
        assert self.history.undo().current is before.current
        self.steps.append(step)

    @rule(card=st.sampled_from(DECK), column=st.integers(-1, 14))
    def try_any_move(self, card, column):
        move = Move(card, column)
        refusal = Board(self.game, self.position).refusal(move)
        assert (refusal is None) == (move in Board(self.game, self.position).legal_moves)
        assert (refusal is None) == (column in Board(self.game, self.position).targets(card))
        if refusal is None:
            self.make(move)
        else:
            try:
                self.history.play(move)
            except IllegalMove as refused:
                assert refused.refusal is refusal  # noqa: PT017 - the machine goes on
            else:
                raise AssertionError(f"{move} was refused by refusal() and made by play()")

    @precondition(lambda self: self.history.undoable)
    @rule(times=st.integers(1, 5))
    def undo_and_redo(self, times):
        before, times = self.history, min(times, len(self.history.undoable))
        for _ in range(times):
            self.history = self.history.undo()
        for _ in range(times):
            self.history = self.history.redo()
        assert self.history == before

    @precondition(lambda self: self.history.undoable)
    @rule()
    def undo(self):
        self.history = self.history.undo()

    @precondition(lambda self: self.history.redoable)
    @rule()
    def redo(self):
        self.history = self.history.redo()

    @rule(data=st.data())
    def jump(self, data):
        self.history = self.history.jump(data.draw(st.sampled_from(self.steps)))

    @rule()
    def restart(self):
        self.history = self.history.restart()
        assert self.history.current.score == 0

    @invariant()
    def all_cards_are_there_once(self):
        assert Board(self.game, self.position).problems() == []

    @invariant()
    def every_answer_agrees(self):
        position, moves = self.position, Board(self.game, self.position).legal_moves
        tried = [Move(card, column) for card in DECK for column in range(len(position.columns))]
        allowed = {
            move for move in [*tried, DEAL] if Board(self.game, position).refusal(move) is None
        }
        assert set(moves) == allowed
        assert len(moves) == len(allowed)
        assert all(parse_move(str(move)) == move for move in moves)
        if bool(Board(self.game, position).useful_moves):
            assert moves
        if Board(self.game, position).is_won:
            assert not bool(Board(self.game, position).useful_moves) or not self.game.collects

    @invariant()
    def texts_round_trip(self):
        assert Position.parse(str(self.position)) == self.position
        again = read_position(self.game, position_data(self.position))
        assert (again.columns, again.reserve) == (self.position.columns, self.position.reserve)
        assert set(again.collected) == set(self.position.collected)

    @invariant()
    def undo_is_limited(self):
        limit = self.history.limit
        assert limit is None or len(self.history.undoable) <= limit


Play.TestCase.settings = settings(max_examples=40, stateful_step_count=40)
TestPlay = pytest.mark.slow(Play.TestCase)
