"""The program killed at any moment: at most the action in flight is lost, and no result.

A few times in every run; ``SCORPION_QT_KILLS=200`` for a long one (four minutes).
"""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

from scorpion_qt.model.storage.save_file import read_file
from scorpion_qt.model.storage.statistics import Filter, Statistics

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent
KILLS = int(os.environ.get("SCORPION_QT_KILLS", "8"))
GAME = "wasp-relaxed"

PLAYER = f"""
import os, random, sys
from PySide6.QtCore import QTimer
from scorpion_qt import application
from scorpion_qt.model.storage import autosave
from scorpion_qt.__main__ import main
from scorpion_qt.rules import DealNumber

rng = random.Random(int(sys.argv[2]))

def tell(model, word):
    session = model.session
    line = f"{{word}}|{{session.attempt}}|{{int(session.started is not None)}}|{{model.position}}\\n"
    os.write(1, line.encode())

def act(model):
    moves = model.board.legal_moves
    choice = rng.random()
    if choice < 0.8 and moves:
        model.play(rng.choice(moves))
    elif choice < 0.9 and model.history.undoable:
        model.undo()
    elif choice < 0.94:
        model.restart()
    else:
        model.new_game(model.game, DealNumber.random())
        if rng.random() < 0.3:
            tell(model, "done")
            model.undo()
    tell(model, "done")

class Model(application.GameModel):
    def __init__(self, parent=None):
        super().__init__(parent)
        # Before anything else hears of it: nothing on the disk is later than what was said.
        self.committed.connect(lambda: tell(self, "commit"))

application.GameModel = Model
# What is shown is the order in which things are kept, however slow the machine is just now.
autosave.PATIENCE = 60.0

class Program(application.Program):
    def answer(self, instance):
        super().answer(instance)
        tell(self.model, "done")
        self.timer = QTimer(interval=int(sys.argv[3]))
        self.timer.timeout.connect(lambda: act(self.model))
        self.timer.start()

application.Program = Program
sys.exit(main(["--data-dir", sys.argv[1], "--game", "{GAME}"]))
"""


def play_until_killed(data: Path, rng: random.Random) -> list[list[str]]:
    """Start the program, let it play, kill it; returns what it said it had done."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-c",
            PLAYER,
            str(data),
            str(rng.randrange(10**6)),
            str(rng.choice([0, 5, 20])),
        ],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    time.sleep(rng.random() * 0.4)
    process.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    rest = process.stdout.read()
    process.stdout.close()
    process.wait()
    lines = (first + rest).decode().split("\n")
    # What comes after the last line break was not said to the end.
    return [line.split("|", 3) for line in lines[:-1]]


def results(data: Path) -> list[str]:
    path = data / "statistics.sqlite"
    if not path.exists():
        return []
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    # Killed before it was made, its tables may be missing still.
    return [one.id for one in Statistics(path).attempts(Filter())]


def test_a_kill_costs_one_action_at_most_and_no_result(tmp_path):
    rng = random.Random(5)
    data = tmp_path / "data"
    path = data / "games" / f"{GAME}.scorpion"
    kept: set[str] = set()
    begun: set[str] = set()
    last: list[list[str]] = []
    sure = 0
    for _ in range(KILLS):
        said = play_until_killed(data, rng)
        if last:
            found = [place for place, line in enumerate(last) if line[1::2] == said[0][1::2]]
            assert any(place >= sure for place in found), (
                f"found what was said at {found} of {len(last)}; {sure} and later can be"
            )
        # The last action that was done may be lost, and one that was only committed.
        done = [place for place, (word, *_) in enumerate(said) if word == "done"]
        sure = done[-2] if len(done) > 1 else 0
        kept |= {attempt for _, attempt, started, _ in said[: sure + 1] if started == "1"}
        begun |= {attempt for _, attempt, started, _ in said if started == "1"}
        # Killed before the first game of all was kept, there is nothing to go on with.
        last = said if path.exists() else []
        waiting = {read_file(path).attempt} if last else set()
        rows = results(data)
        assert len(rows) == len(set(rows))
        assert kept - waiting <= set(rows) <= begun
    assert begun, "something was played"
