"""How the program ends: by a signal, with everything kept; and what a second copy does."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

from scorpion_qt.model.storage.save_file import read_file

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent

PLAYER = """
import os, sys
from PySide6.QtCore import QTimer
from scorpion_qt import application
from scorpion_qt.__main__ import main


class Program(application.Program):
    def answer(self, instance):
        super().answer(instance)
        QTimer.singleShot(0, self.play)
    def play(self):
        model = self.model
        model.play(model.board.legal_moves[0])
        os.write(1, b"played\\n")
        self.games.open_source = lambda source: os.write(1, f"asked {source}\\n".encode())

application.Program = Program
sys.exit(main(["--data-dir", *sys.argv[1:]]))
"""

unix = pytest.mark.skipif(sys.platform == "win32", reason="these signals are those of Unix")


def environment():
    return os.environ | {"QT_QPA_PLATFORM": "offscreen"}


@pytest.fixture
def running(tmp_path):
    """The program, in which a move has been made."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(tmp_path)],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout.readline() == "played\n"
    yield process
    process.kill()
    process.communicate()


@unix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGINT", "SIGHUP"])
def test_a_signal_keeps_the_game_and_ends(running, tmp_path, name):
    running.send_signal(getattr(signal, name))
    assert running.wait(timeout=20) == 0
    assert read_file(tmp_path / "games" / "scorpion.scorpion").history.current.length == 1
    assert "game=scorpion" in (tmp_path / "settings.ini").read_text()
    assert "Traceback" not in running.stderr.read()


@unix
def test_an_open_dialog_does_not_keep_it_running(tmp_path):
    script = PLAYER.replace(
        "        os.write(1",
        "        self.parts.actions.save_as.trigger()\n        os.write(1",
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(tmp_path)],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with process:
        assert process.stdout.readline() == "played\n"
        process.send_signal(signal.SIGTERM)
        assert process.wait(timeout=20) == 0


def second(tmp_path, *words):
    return subprocess.run(
        [sys.executable, "-m", "scorpion_qt", "--data-dir", str(tmp_path), *words],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_a_second_copy_hands_over_and_ends(running, tmp_path):
    link = "scorpion-qt://play?game=wasp&number=17"
    assert second(tmp_path, link).returncode == 0
    assert running.stdout.readline() == f"asked {link}\n"
    assert second(tmp_path, "relative.scorpion").returncode == 0
    assert running.stdout.readline() == f"asked {ROOT / 'relative.scorpion'}\n"
    assert second(tmp_path, "--game", "wasp", "--number", "17").returncode == 0
    assert running.stdout.readline() == f"asked {link}\n"


def test_a_second_copy_says_that_it_hands_over_and_what_it_leaves_out(running, tmp_path):
    sentence = "scorpion-qt: handed over to the window that is open already"
    for words, rest in (
        (["nothing.scorpion"], ""),
        (["--lang", "he"], ", without --lang"),
        (["--lang", "he", "--reset-settings"], ", without --lang and --reset-settings"),
    ):
        done = second(tmp_path, *words)
        assert (done.returncode, done.stdout) == (0, "")
        assert done.stderr == f"{sentence}{rest}\n"


def stop_at_rest(process, lock):
    """Stop a process, but not while it writes its settings: for that lock Qt makes every copy wait."""
    while True:
        process.send_signal(signal.SIGSTOP)
        os.waitpid(process.pid, os.WUNTRACED)
        if not lock.exists():
            return
        process.send_signal(signal.SIGCONT)
        time.sleep(0.05)


@unix
def test_where_the_first_copy_hangs_the_second_opens_and_keeps_nothing(running, tmp_path):
    path = tmp_path / "games" / "scorpion.scorpion"
    end = time.monotonic() + 20
    while read_file(path).history.current.length < 1 and time.monotonic() < end:
        time.sleep(0.05)
    stop_at_rest(running, tmp_path / "settings.ini.lock")
    before = path.read_bytes()
    script = PLAYER.replace("def answer(self, instance):", "def unused(self, instance):").replace(
        "application.Program = Program",
        "start = application.Program.__init__\n"
        "def begin(self, *words, **names):\n"
        "    start(self, *words, **names)\n"
        "    def act():\n"
        "        model = self.model\n"
        "        print('read', model.step.length, self.storage.writable, flush=True)\n"
        "        print(self.window.notice.text)\n"
        "        model.play(model.board.legal_moves[0])\n"
        "        QTimer.singleShot(300, self.window.close)\n"
        "    QTimer.singleShot(300, act)\n"
        "application.Program.__init__ = begin",
    )
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path), "--lang", "en"],
        cwd=ROOT,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=60,
    )
    running.send_signal(signal.SIGCONT)
    lines = done.stdout.splitlines()
    assert lines[0] == "read 1 False", done.stderr
    assert lines[1].startswith("Another copy of the program is running")
    assert path.read_bytes() == before
    assert "Traceback" not in done.stderr


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="the place is named otherwise there"
)
def test_where_nothing_can_be_kept_one_can_play_all_the_same(tmp_path):
    (tmp_path / "file").write_text("")
    done = subprocess.run(
        [sys.executable, "-m", "scorpion_qt", "--smoke"],
        cwd=ROOT,
        env=environment() | {"XDG_DATA_HOME": str(tmp_path / "file" / "x")},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, "painted\n")
    assert "Traceback" not in done.stderr
