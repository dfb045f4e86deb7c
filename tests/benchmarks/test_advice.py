"""What advice costs: from action to verdict, winnable deals that are ready, the GUI thread beside a busy solver.

    python -m pytest tests/benchmarks/test_advice.py

`SCORPION_QT_FULL=1` plays for 60 seconds instead of 10, and over 300 deals instead of 60.
"""

import random
import resource
import sys
import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QElapsedTimer, QSettings, Qt, QTimer

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.solver.winnable_queues import Wish
from scorpion_qt.model.storage.settings import Settings, Speed, VerdictMode
from scorpion_qt.rules import DEFAULT, FAMILY, Board, DealNumber
from scorpion_qt.solver import COMPILED, Limits, solve
from tests.main_window import main_window
from tests.solver.decks import FULL

pytestmark = pytest.mark.skipif(not COMPILED, reason="the bounds are those of the compiled core")

BEAT = 4
"""Milliseconds between two beats that the GUI thread should hear."""


def at(values, share):
    """A quantile."""
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))]


def test_from_action_to_verdict(qtbot, desks, benchmark):
    """Half under 20 ms, 99 of 100 under 300 ms, over random play of Scorpion."""
    model = GameModel()
    solver = SolverService(model, desks(model))
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    chance, times = random.Random(1), []

    def wait():
        qtbot.waitUntil(lambda: solver.status is not GameStatus.LOOKING, timeout=20_000)

    def play():
        for number in range(1, 301 if FULL else 61):
            model.load(Session.begin(DEFAULT, DealNumber.parse(str(number))))
            for _ in range(8):
                moves = model.board.legal_moves
                if not moves:
                    break
                done = []
                solver.status_changed.connect(
                    lambda done=done: done or solver.status is GameStatus.LOOKING or done.append(1)
                )
                begun = time.perf_counter()
                model.play(chance.choice(moves))
                if not done:
                    with qtbot.waitSignal(solver.status_changed, timeout=20_000):
                        pass
                wait()
                times.append(time.perf_counter() - begun)
                solver.status_changed.disconnect()

    benchmark.pedantic(play, rounds=1)
    model.clock.stop()
    figures = {f"p{share}": round(1000 * at(times, share / 100), 1) for share in (50, 99)}
    benchmark.extra_info.update(figures | {"actions": len(times)})
    assert figures["p50"] < 20
    assert figures["p99"] < 300


def test_a_winnable_game_from_a_warm_queue(qtbot, desks, benchmark, tmp_path):
    """Under 50 ms from the wish to the deal on the table; the file is read from the disk each time."""
    path = tmp_path / "winnable.json"
    desk = desks()
    deals = WinnableDeals(desk, path)
    wish = Wish(DEFAULT)
    deals.prepare(wish)
    deals._idle.setInterval(1)
    qtbot.waitUntil(lambda: len(deals.queues.ready(wish)) == 4, timeout=60_000)
    deals.close()
    kept = path.read_bytes()
    model = GameModel()

    def new_game():
        path.write_bytes(kept)
        fresh = WinnableDeals(desk, path)
        begun = time.perf_counter()
        model.load(Session.begin(DEFAULT, fresh.take(wish), chosen_winnable=True))
        times.append(time.perf_counter() - begun)
        fresh.queues.changed = False
        fresh.close()

    times = []
    benchmark.pedantic(new_game, rounds=30)
    model.clock.stop()
    benchmark.extra_info["worst_ms"] = round(1000 * max(times), 1)
    assert max(times) < 0.050


@pytest.mark.parametrize("advised", [False, True], ids=["alone", "advised"])
def test_the_window_beside_a_busy_solver(qtbot, qapp, benchmark, tmp_path, advised):
    """Gaps of the GUI thread in scripted play with verdicts, odds and a search for deals going on.

    ``busy`` is the processor time of the longest gap: the rest of it went to others. The same play without
    any advice shows what the machine does to both; on a busy one only the comparison means something.
    """
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    settings.verdict_mode = VerdictMode.ALWAYS if advised else VerdictMode.NEVER
    settings.winnable_only = advised
    settings.speed = Speed.OFF
    model = GameModel()
    window = main_window(model, settings)
    model.load(Session.begin(DEFAULT, DealNumber.parse("33")))
    window.show()
    qtbot.waitUntil(lambda: window.table.art.complete, timeout=60_000)
    chance, gaps, used = random.Random(1), [], []
    clock, beat = QElapsedTimer(), QTimer()
    beat.setTimerType(Qt.TimerType.PreciseTimer)
    beat.setInterval(BEAT)

    def on_beat():
        gaps.append(clock.nsecsElapsed() / 1e6)
        used.append(time.thread_time() * 1000)
        clock.restart()

    beat.timeout.connect(on_beat)

    def act():
        moves = model.board.legal_moves
        lot = chance.random()
        if lot < 0.5 and moves:
            model.play(chance.choice(moves))
        elif lot < 0.7:
            model.undo()
        elif lot < 0.8 and advised:
            window.parts.actions.odds.trigger()
        elif lot < 0.9 and advised:
            window.parts.actions.hint.trigger()
        else:
            model.new_game(DEFAULT, DealNumber.parse(str(chance.randrange(1, 1000))))

    mouse = QTimer()
    mouse.setInterval(250)
    mouse.timeout.connect(act)

    def play():
        clock.start()
        beat.start()
        mouse.start()
        qtbot.wait(60_000 if FULL else 10_000)
        mouse.stop()
        beat.stop()

    benchmark.pedantic(play, rounds=1)
    window.close()
    model.clock.stop()
    figures = {f"p{share}": round(at(gaps, share / 100), 2) for share in (50, 99, 99.9)}
    busy = max(later - before for before, later in pairwise(used))
    benchmark.extra_info.update(figures | {"longest": round(max(gaps), 1), "busy": round(busy, 1)})
    assert figures["p99.9"] <= 16
    assert max(gaps) <= 50


def test_the_memory_of_a_hard_question_is_bounded(benchmark):
    """A question that nothing decides stays within the bound, and is given up."""
    game = FAMILY["curds-and-whey"]
    limits = Limits(memory=32 << 20)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

    def ask():
        for number in range(1, 4 if FULL else 2):
            solve(Board.deal(game, DealNumber.parse(str(number))), limits)

    benchmark.pedantic(ask, rounds=1)
    unit = 1 if sys.platform == "darwin" else 1024
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) * unit
    benchmark.extra_info["grown_mb"] = grown >> 20
    assert grown < 64 << 20
