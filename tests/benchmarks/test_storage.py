"""What keeping games costs the player.

    python -m pytest tests/benchmarks/test_storage.py

An action is timed by the clock, since what matters is whether the window waits; the best of three tries
counts, as the machine may have other things to do. The statistics, which wait for nothing, are timed by the
processor.
"""

import random
import time
from statistics import quantiles

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.autosave import Autosave
from scorpion_qt.model.storage.save_file import read_session, session_text
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import FAMILY, DealNumber
from tests.model.play import played

ACTIONS = 150
PACE = 0.1
"""Seconds between two actions: faster than anybody plays for long, slower than a busy disk writes."""
GAMES = ["scorpion", "scorpion", "wasp", "curds-and-whey", "scorpion-ii"]


@pytest.fixture
def storage(qapp, tmp_path):
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    model = GameModel()
    storage = Storage(tmp_path / "data", model, settings)
    storage.model = model
    yield storage
    model.clock.stop()
    storage.close()


def long_history(model):
    """A game with a hundred actions behind it, in which there is always another move."""
    model.load(Session.begin(FAMILY["wasp-relaxed"], DealNumber.parse("5")))
    rng = random.Random(1)
    while len(model.history.undoable) < 100:
        act(model, rng)
    return rng


def act(model, rng):
    moves = model.board.legal_moves
    if moves and rng.random() < 0.97:
        model.play(rng.choice(moves))
    else:
        model.restart()


def test_keeping_the_game_adds_under_2_ms_to_an_action(storage, benchmark, monkeypatch):
    model = storage.model
    rng = long_history(model)
    storage.flush()
    times = []
    save = Autosave.save

    def timed(autosave):
        began = time.perf_counter()
        save(autosave)
        times.append(time.perf_counter() - began)

    def p99():
        times.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Autosave, "save", timed)
            for _ in range(ACTIONS):
                act(model, rng)
                QApplication.processEvents()
                time.sleep(PACE)
        return quantiles(times, n=100)[98] * 1000

    best = [benchmark.pedantic(p99, rounds=1)]
    while best[-1] > 2 and len(best) < 3:
        best.append(p99())
    assert len(times) == ACTIONS
    benchmark.extra_info["p99 ms"] = [round(value, 3) for value in best]
    assert min(best) < 2


def test_a_game_is_read_and_written(qapp, benchmark):
    text = session_text(played(actions=150)).encode()
    benchmark.extra_info["bytes"] = len(text)
    benchmark(lambda: session_text(read_session(text)))


def test_statistics_of_100_000_attempts_open_in_under_300_ms(storage, qtbot, benchmark):
    from scorpion_qt.windows.statistics.statistics_window import StatisticsWindow

    rng = random.Random(1)
    storage.statistics._write(
        [
            {
                "add": {
                    "id": f"{number:032x}",
                    "game": rng.choice(GAMES),
                    "number": str(rng.randrange(1, 10**9)),
                    "result": "won" if rng.random() < 0.3 else "given up",
                    "score": rng.randrange(0, 600, 5),
                    "moves": rng.randrange(5, 160),
                    "seconds": rng.random() * 1500,
                    "undos": 3,
                    "helps": 0,
                    "shown": 0,
                    "winnable": 0,
                    "started": 1_600_000_000 + number * 600,
                    "ended": 1_600_000_300 + number * 600,
                    "line": " ".join(["4H>7"] * 80),
                    "bookmarks": [],
                }
            }
            for number in range(100_000)
        ]
    )

    times = []

    def opened():
        began = time.thread_time()
        window = StatisticsWindow(storage)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(window)
        window.show()
        QApplication.processEvents()
        times.append(time.thread_time() - began)
        assert window.sums.rowCount() == 5
        window.close()

    benchmark.pedantic(opened, rounds=3, warmup_rounds=1)
    benchmark.extra_info["processor ms"] = [round(1000 * value) for value in times]
    assert min(times) < 0.3
