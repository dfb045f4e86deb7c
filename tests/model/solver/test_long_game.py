"""What a move costs does not grow with the game. No clock measures it: calls are counted."""

import sys

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver import query
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.rules import DEFAULT, Board, Position, Step
from scorpion_qt.solver import Spent, Unknown
from tests.boards import STUCK_NEXT, WON_BUT_ONE, board
from tests.model.play import king_there, to_and_fro

EARLY, LATE = 6, 600
"""Moves played before the one that is looked at; both even, so the board is the same."""


class Calls:
    """Counts calls in this thread, those of C functions too, and how often positions and steps are hashed."""

    def __init__(self, monkeypatch):
        self.count, self.hashed = 0, {Position: 0, Step: 0}
        for kind in self.hashed:
            monkeypatch.setattr(kind, "__hash__", self._counting(kind, kind.__hash__))

    def _counting(self, kind, compute):
        def counted(value):
            self.hashed[kind] += 1
            return compute(value)

        return counted

    def during(self, action):
        """Return how many calls an action takes, and how many hashes."""

        def count(_frame, event, _argument):
            self.count += event in ("call", "c_call")

        self.count, before = 0, dict(self.hashed)
        others = sys.getprofile()
        sys.setprofile(count)
        try:
            action()
        finally:
            sys.setprofile(others)
        return self.count, {kind: self.hashed[kind] - before[kind] for kind in before}


@pytest.fixture
def calls(monkeypatch):
    return Calls(monkeypatch)


@pytest.fixture
def model(qapp):
    model = GameModel()
    yield model
    model.clock.stop()


def lay(model, text):
    """Put a board on the table on which a king can go to and fro for ever."""
    model.load(Session.from_board(Board(DEFAULT, board(text))))


@pytest.mark.parametrize("limit", [100, None], ids=["undo limited", "undo all"])
@pytest.mark.parametrize("mode", VerdictMode)
@pytest.mark.parametrize(
    ("text", "status"),
    [
        (WON_BUT_ONE, GameStatus.WINNABLE),
        (STUCK_NEXT, GameStatus.DEAL_LOST),
        (STUCK_NEXT, GameStatus.NOT_DECIDED),
    ],
    ids=["winnable", "lost", "undecided"],
)
def test_a_late_move_takes_no_more_calls_than_an_early_one(
    qtbot, model, desks, calls, monkeypatch, text, status, mode, limit
):
    """All of it: the model, the service that follows, and who asks it for the status each time."""
    if status is GameStatus.NOT_DECIDED:
        monkeypatch.setattr(query, "solve", lambda *_, **__: Unknown(Spent(1, 0.0)))
    model.set_undo_limit(limit)
    lay(model, text)
    solver = SolverService(model, desks(model))
    solver.status_changed.connect(lambda: solver.status)
    solver.set_verdict_mode(mode)

    def settle():
        qtbot.waitUntil(lambda: solver.status is not GameStatus.LOOKING)

    def cost():
        settle()
        move = king_there(model.board)
        return calls.during(lambda: model.play(move))

    for length in range(EARLY + 1):  # until all boards are known that come again and again
        settle()
        to_and_fro(model, length)
    early, hashed_early = cost()
    to_and_fro(model, LATE)
    late, hashed_late = cost()
    settle()
    assert model.step.length == LATE + 1
    assert solver.status is (status if mode is VerdictMode.ALWAYS else GameStatus.NOT_ASKED)
    assert late <= early + 2, "some calls more only where the undo limit is reached"
    assert hashed_late[Position] <= hashed_early[Position] <= 1
    assert hashed_late[Step] <= hashed_early[Step] <= 20


def test_a_late_undo_takes_no_more_calls_than_an_early_one(qtbot, model, desks, calls):
    model.set_undo_limit(None)
    lay(model, WON_BUT_ONE)
    solver = SolverService(model, desks(model))
    solver.status_changed.connect(lambda: solver.status)
    to_and_fro(model, EARLY)
    early, _ = calls.during(model.undo)
    model.redo()
    to_and_fro(model, LATE)
    late, hashed = calls.during(model.undo)
    assert late <= early
    assert hashed[Position] == 0
    assert solver.status is GameStatus.NOT_ASKED


def test_what_is_learned_late_is_asked_of_the_line_once(qtbot, model, desks, calls):
    """News may make all steps be looked at again, once; the next look finds it there."""
    model.set_undo_limit(None)
    lay(model, STUCK_NEXT)
    solver = SolverService(model, desks(model))
    to_and_fro(model, LATE)
    solver.proof_cache.learn_loss(model.step.start.board, 1)
    first, _ = calls.during(lambda: solver.status)
    again, _ = calls.during(lambda: solver.status)
    assert solver.status is GameStatus.DEAL_LOST
    assert first > LATE
    assert again < 50
