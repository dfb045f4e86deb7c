"""What the words for a start do: where things are kept, what is written down, how it ends."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

from scorpion_qt import application
from scorpion_qt.languages import LANGUAGES

ROOT = Path(__file__).parent.parent

FAULT = """
from scorpion_qt.view.table import TableView
def paintEvent(self, event): raise RuntimeError("a fault")
TableView.paintEvent = paintEvent
"""


def start(*words: str, before: str = "") -> subprocess.CompletedProcess[str]:
    script = f"{before}\nimport sys; from scorpion_qt.__main__ import main; sys.exit(main())"
    return subprocess.run(
        [sys.executable, "-c", script, "--smoke", *words],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_start_paints_and_has_nothing_to_say(language, tmp_path):
    data, log = tmp_path / "new" / "data", tmp_path / "log"
    done = start("--lang", language, "--data-dir", str(data), "--log", str(log))
    assert (done.returncode, done.stdout, done.stderr) == (0, "painted\n", "")
    assert data.is_dir()
    assert log.read_text(encoding="utf-8") == ""


def test_without_words_everything_is_kept_in_the_place_for_it(isolated_home):
    assert start().returncode == 0
    kept = isolated_home / ".local" / "share" / "scorpion-qt"
    if sys.platform.startswith("linux"):
        assert (kept / "scorpion-qt.log").exists()
        others = [
            path for path in isolated_home.rglob("*") if path.is_file() and kept not in path.parents
        ]
        assert [path for path in others if "scorpion" in str(path)] == []


def test_a_given_directory_is_the_only_place_written_to(tmp_path, isolated_home):
    assert start("--data-dir", str(tmp_path / "data")).returncode == 0
    assert list(isolated_home.rglob("*scorpion*")) == []


@pytest.mark.parametrize("option", ["--data-dir", "--log"])
def test_a_place_that_cannot_be_written_to_gets_one_sentence(option, tmp_path):
    (tmp_path / "file").write_text("")
    done = start(option, str(tmp_path / "file" / "x"))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("scorpion-qt: ")
    assert done.stderr.count("\n") == 1


def test_why_the_log_cannot_be_written_is_told_in_one_language(tmp_path):
    """Qt lets the system speak the language of the environment; the sentence is English all the same."""
    log = tmp_path / "nowhere" / "log"
    done = start("--lang", "uk", "--data-dir", str(tmp_path), "--log", str(log))
    assert done.stderr == f"scorpion-qt: '{log}' cannot be written: this folder does not exist\n"


@pytest.mark.parametrize(
    ("option", "name", "reason"),
    [
        ("--data-dir", "file", "'{}' cannot be written: this is not a folder"),
        ("--log", "folder/", "argument --log: '{}' is the name of a folder, not of a file"),
        ("--log", "nowhere/", "argument --log: '{}' is the name of a folder, not of a file"),
    ],
)
def test_a_file_is_no_folder_and_a_folder_no_file(option, name, reason, tmp_path):
    (tmp_path / "file").write_text("")
    (tmp_path / "folder").mkdir()
    chosen = f"{tmp_path}/{name}"
    done = start("--data-dir", str(tmp_path / "data"), option, chosen)
    assert done.stderr == f"scorpion-qt: {reason.format(chosen)}\n"
    assert done.returncode == 2
    assert not (tmp_path / "nowhere").exists()


def test_reset_settings_forgets_the_choices_and_keeps_the_rest(tmp_path):
    settings, other = tmp_path / "settings.ini", tmp_path / "other"
    settings.write_text("[General]\nlanguage=he\n")
    other.write_text("a game")
    assert start("--data-dir", str(tmp_path)).returncode == 0
    assert "language=he" in settings.read_text()
    assert start("--data-dir", str(tmp_path), "--reset-settings").returncode == 0
    assert "language=he" not in settings.read_text()
    assert other.read_text() == "a game"


def test_a_fault_while_painting_is_no_success(tmp_path):
    done = start("--data-dir", str(tmp_path), before=FAULT)
    assert done.returncode == 1
    assert "an unexpected error" in done.stderr
    assert "a fault" in (tmp_path / "scorpion-qt.log").read_text()


LISTENER = """
from PySide6.QtCore import QTimer
from scorpion_qt import application

class Program(application.Program):
    def answer(self, instance):
        self.timer = QTimer(interval=20)
        self.timer.timeout.connect(self.look)
        self.timer.start()
    def look(self):
        if self.window.notice.text:
            print(self.window.notice.text, self.model.game.id, flush=True)
            self.timer.stop()
            self.window.close()

application.Program = Program
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("nothing.scorpion", "nothing.scorpion is not there or cannot be read"),
        ("letter.scorpion", "letter.scorpion is not a saved game"),
        ("scorpion-qt://play?game=patience", "This link does not lead to a deal"),
    ],
)
def test_what_cannot_be_opened_is_told_in_the_window_and_on_the_terminal(
    source, sentence, tmp_path
):
    """The window is there all the same, with a game to play: its end is an end in order."""
    (tmp_path / "letter.scorpion").write_text("Dear aunt")
    if source.endswith(".scorpion"):
        source = str(tmp_path / source)
    script = f"{LISTENER}\nimport sys; from scorpion_qt.__main__ import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", script, "--lang", "en", "--data-dir", str(tmp_path / "d"), source],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout == f"{sentence} scorpion\n"
    assert done.stderr == f"scorpion-qt: {sentence}\n"
    assert done.returncode == 0


def test_a_directory_beside_the_bundle_makes_it_portable(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "scorpion-qt"))
    kept = tmp_path / application.PORTABLE
    kept.mkdir()
    assert application.portable_dir() is None, "this is not a bundle"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert application.portable_dir() == kept
    assert application.data_dir(None) == kept
    assert application.data_dir(str(tmp_path / "chosen")) == tmp_path / "chosen"
    kept.rmdir()
    assert application.portable_dir() is None


def test_what_a_desktop_hands_over_is_understood():
    assert application.local_file("a game.scorpion") == "a game.scorpion"
    link = "scorpion-qt://play?game=wasp&number=17"
    assert application.local_file(link) == link
    if sys.platform != "win32":
        assert application.local_file("file:///home/x/a%20b.scorpion") == "/home/x/a b.scorpion"
