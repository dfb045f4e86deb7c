"""What a move costs the GUI thread early and late in a long game.

    python -m pytest tests/benchmarks/test_long_game.py

Counted is the processor time of the thread, for all that follows a move without motion: the model, the storage, the
solver's service, the table, mouse and keyboard, with and without what Qt then paints. That the calls do not grow in
number is shown without a clock by ``tests/model/solver/test_long_game.py``.
"""

from statistics import median
from time import thread_time

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from scorpion_qt.controller.keyboard_input import KeyboardInput
from scorpion_qt.controller.mouse_input import MouseInput
from scorpion_qt.controller.table_presenter import TablePresenter
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.model.storage.settings import Settings, VerdictMode
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import DEFAULT, Board
from tests.boards import STUCK_NEXT, board
from tests.model.play import king_there, to_and_fro

LATE = 600
ROUNDS = 60
BOUND = 0.010
"""Seconds; a frame of 60 a second has 16.7 ms."""


@pytest.mark.benchmark(group="a move late in a game: bound 10 ms", timer=thread_time)
@pytest.mark.parametrize("painted", [False, True], ids=["computed", "painted"])
def test_a_late_move_costs_what_an_early_one_costs(
    qtbot, benchmark, table, desks, tmp_path, painted
):
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    model = GameModel()
    storage = Storage(tmp_path / "data", model, settings)
    model.set_undo_limit(None)
    mouse = MouseInput(model, table)
    TablePresenter(model, table, mouse, KeyboardInput(model, table, mouse))
    solver = SolverService(model, desks(model))
    solver.status_changed.connect(lambda: solver.status)
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    table.set_duration_factor(0)
    model.load(Session.from_board(Board(DEFAULT, board(STUCK_NEXT))))

    def rest():
        """Nothing is under way: the verdict is known, the game is written, all is painted."""
        qtbot.waitUntil(lambda: solver.status is not GameStatus.LOOKING)
        storage.flush()
        QApplication.processEvents()
        return (king_there(model.board),), {}

    def move(king):
        model.play(king)
        if painted:
            QApplication.processEvents()

    def early_costs():
        for _ in range(ROUNDS):
            (king,), _ = rest()
            before = thread_time()
            move(king)
            yield thread_time() - before

    for _ in range(10):
        rest()
        to_and_fro(model, model.step.length + 1)
    early = median(early_costs())
    to_and_fro(model, LATE)
    benchmark.pedantic(move, setup=rest, rounds=ROUNDS)
    late = benchmark.stats.stats.median
    model.clock.stop()
    storage.close()
    assert table.board == model.board
    benchmark.extra_info["early ms"] = round(1000 * early, 3)
    benchmark.extra_info["late ms"] = round(1000 * late, 3)
    assert late < BOUND
    assert late < 1.5 * early + 0.0005
