"""What answers cost: `python -m pytest tests/benchmarks/test_solver.py`, in full with SCORPION_QT_FULL=1.

Beside the times, each benchmark notes in its extra information what share stayed undecided and how the
times are spread; `docs/solver.md` has the figures of full runs.
"""

import os
import random
import shutil
import subprocess
import sys
import threading
import time
from collections import Counter
from itertools import islice

import pytest

from scorpion_qt.cli.survey import numbers
from scorpion_qt.rules import FAMILY, Board, Position, deal
from scorpion_qt.solver import COMPILED, Limits, StopFlag, odds, solve
from tests.solver.decks import FULL
from tests.solver.test_odds import RULES_BOARD


def spread(seconds):
    """How times are spread, in milliseconds."""
    ms = sorted(1000 * second for second in seconds)
    return {
        "mean ms": round(sum(ms) / len(ms), 4),
        "median ms": round(ms[len(ms) // 2], 4),
        "p99 ms": round(ms[len(ms) * 99 // 100], 3),
        "p99.9 ms": round(ms[len(ms) * 999 // 1000], 3),
        "longest ms": round(ms[-1], 2),
    }


def timed(game, position):
    """A verdict, and the processor time of the whole answer in seconds: other programs do not count."""
    before = time.thread_time()
    verdict = solve(Board(game, position))
    return verdict, time.thread_time() - before


def start_positions(name, count, seed=0):
    game = FAMILY[name]
    return game, [deal(game, number) for number in islice(numbers(seed), count)]


@pytest.mark.parametrize(
    ("name", "count", "undecided"),
    [
        ("scorpion", 10_000, 0.0001),
        ("scorpion-ii", 10_000, 0.0002),
        ("scorpion-traditional", 10_000, 0.001),
        ("three-blind-mice", 10_000, 0.005),
        ("wasp", 2_000, 0.01),
        ("wasp-ii", 2_000, 0.01),
        ("scorpion-relaxed", 400, 0.015),
        ("curds-and-whey", 200, 0.025),
    ],
)
def test_verdicts_of_random_deals(benchmark, name, count, undecided):
    count = count if FULL else max(20, count // (50 if COMPILED else 500))
    game, positions = start_positions(name, count)

    def solve_all():
        return [timed(game, position) for position in positions]

    answers = benchmark.pedantic(solve_all, rounds=1)
    counted = Counter(type(verdict).__name__.lower() for verdict, _ in answers)
    benchmark.extra_info.update(spread([seconds for _, seconds in answers]), deals=count, **counted)
    # In a sample, one more than the share allows may turn up.
    assert counted["unknown"] <= undecided * count + (0 if FULL else 1)


@pytest.mark.skipif(not shutil.which("g++"), reason="the prototype needs g++")
@pytest.mark.skipif(not COMPILED, reason="it is compared with the compiled core")
def test_scorpion_against_the_prototype(benchmark, shared, tmp_path):
    """Mean per deal at most 2.5 times that of the prototype in C++, in the same run; processor time of both."""
    program = tmp_path / "prototype"
    subprocess.run(
        ["g++", "-O2", "-w", "-o", program, shared / "solver" / "waiting_rules.cpp"], check=True
    )
    count = 10_000 if FULL else 1_000
    game, positions = start_positions("scorpion", count)

    def ours():
        before = time.thread_time()
        for position in positions:
            solve(Board(game, position))
        return time.thread_time() - before

    seconds = benchmark.pedantic(ours, rounds=1)
    before = os.times().children_user
    subprocess.run(
        [program, str(count), "20000", "scorpion"],
        stdout=subprocess.DEVNULL,
        cwd=tmp_path,
        check=True,
    )
    theirs = os.times().children_user - before
    benchmark.extra_info["times the prototype"] = round(seconds / theirs, 2)
    if FULL:
        assert seconds <= 2.5 * theirs


def test_a_verdict_after_every_move(benchmark):
    """Random games of Scorpion: p99 at most 5 ms compiled."""
    game, positions = start_positions("scorpion", 300 if FULL else 20, seed=1)
    chance = random.Random(1)

    def play_all():
        seconds = []
        for start in positions:
            position = start
            for _ in range(100):
                seconds.append(timed(game, position)[1])
                if not (moves := Board(game, position).legal_moves):
                    break
                position = Board(game, position).play(chance.choice(moves)).position
        return seconds

    seconds = benchmark.pedantic(play_all, rounds=1)
    benchmark.extra_info.update(spread(seconds), verdicts=len(seconds))
    if FULL and COMPILED:
        assert benchmark.extra_info["p99 ms"] <= 5


def test_odds_of_the_board_in_the_rules(benchmark):
    """200 samples in at most 0.3 s on one core, compiled."""
    game, position = FAMILY["scorpion"], Position.parse(RULES_BOARD)
    found = benchmark(odds, game, position, 200 if COMPILED else 20)
    assert found.samples


def test_the_tick_beside_two_solvers(benchmark):
    """A ticking thread is held up at most 16 ms (p99.9) and never longer than 50 ms, compiled."""
    stop = StopFlag()
    game, positions = start_positions("curds-and-whey", 60)

    def busy():
        while not stop.stopped:
            for position in positions:
                solve(Board(game, position), Limits(nodes=10_000_000), stop)

    def tick():
        gaps, before = [], time.perf_counter()
        while len(gaps) < (20_000 if FULL else 1_000):
            time.sleep(0.001)
            now = time.perf_counter()
            gaps.append(now - before)
            before = now
        return gaps

    alone = spread(tick())
    solvers = [threading.Thread(target=busy) for _ in range(2)]
    for solver in solvers:
        solver.start()
    try:
        gaps = benchmark.pedantic(tick, rounds=1)
    finally:
        stop.stop()
        for solver in solvers:
            solver.join()
    benchmark.extra_info.update(spread(gaps), alone=alone)


def test_how_soon_a_search_stops(benchmark):
    """From the call of `stop` to the answer: at most 5 ms, compiled."""
    game, positions = start_positions("wasp", 40 if FULL else 8, seed=3)
    hard = [
        p for p in positions if solve(Board(game, p), Limits(3_000)).spent.nodes >= 3_000
    ] or positions
    waits = []

    def stop_all():
        for position in hard * (10 if FULL else 2):
            stop = StopFlag()
            ended = []

            def ask(position=position, stop=stop, ended=ended):
                solve(Board(game, position), Limits(nodes=10**9), stop)
                ended.append(time.perf_counter())

            thread = threading.Thread(target=ask)
            thread.start()
            time.sleep(0.005)
            asked = time.perf_counter()
            stop.stop()
            thread.join()
            waits.append(max(0.0, ended[0] - asked))

    benchmark.pedantic(stop_all, rounds=1)
    benchmark.extra_info.update(spread(waits), python=sys.version.split()[0])
