"""The program as a whole, started as a person starts it, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

ROOT = Path(__file__).parent.parent

PLAY = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from scorpion_qt.assembly import Assembly
from scorpion_qt.windows.main.main_window import MainWindow
from scorpion_qt.__main__ import main

def show(window, event, shown=MainWindow.showEvent):
    shown(window, event)
    window.parts = window.findChild(Assembly)
    QTimer.singleShot(0, lambda: play(window, window.parts.model))

def play(window, model):
    try:
        steps(window, model)
    finally:
        QTimer.singleShot(0, window.close)

MainWindow.showEvent = show
"""
"""Does something in the window when it is there, and closes it."""


def start(*words, steps="", data):
    """Run the program; with steps, do these when the window is there."""
    lines = "".join(f"    {line}\n" for line in steps.strip().splitlines()) or "    pass\n"
    script = f"{PLAY}\ndef steps(window, model):\n{lines}\nsys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [sys.executable, "-c", script, "--data-dir", str(data), *words],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )


@pytest.fixture
def data(tmp_path):
    return tmp_path / "data"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--game", "klondike"), "klondike"),
        (("--game", "wasp+reserve=never"), "reserve=never"),
        (("--number", "0"), "0"),
        (("--number", "seventeen"), "seventeen"),
        (("--number", "1" * 21), "1" * 21),
    ],
)
def test_a_bad_game_or_number_is_said_in_one_sentence(data, words, named):
    done = start(*words, data=data)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("scorpion-qt: ")
    assert named in done.stderr
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def test_the_game_and_deal_that_are_asked_for_lie_on_the_table(data):
    steps = "print(model.game.id, model.number, model.can_undo, window.layoutDirection().name)"
    words = ("--game", "wasp-ii+collect=uncovered", "--number", "ms17", "--lang", "he")
    done = start(*words, steps=steps, data=data)
    assert done.stderr == ""
    assert done.stdout == "wasp-ii+collect=uncovered 17 False RightToLeft\n"
    assert done.returncode == 0


def test_a_first_start_has_nothing_to_take_back(data):
    done = start(steps="print(model.can_undo, model.step.length)", data=data)
    assert done.stdout == "False 0\n"


def test_damaged_settings_are_no_obstacle(data):
    data.mkdir()
    (data / "settings.ini").write_bytes(b"[General]\nlanguage=xx\nspeed=\x00\xff\ngame=,\n" * 3)
    done = start(steps="print(model.game.id)", data=data)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "scorpion\n"


def test_damaged_settings_are_kept_and_that_is_said(data):
    data.mkdir()
    damaged = b"[General]\nlanguage=en\nspeed=off\n[windo"
    (data / "settings.ini").write_bytes(damaged)
    steps = "QApplication.processEvents(); print(window.notice.text); print(window.parts.settings.speed)"
    done = start(steps=steps, data=data)
    assert (done.returncode, done.stderr) == (0, "")
    sentence = "The preferences were damaged; the old file is kept as settings.damaged-1.ini"
    assert done.stdout == f"{sentence}\nSpeed.OFF\n"
    assert (data / "settings.damaged-1.ini").read_bytes() == damaged
    # Said and kept once.
    assert start(steps=steps, data=data).stdout == "\nSpeed.OFF\n"
    assert [path.name for path in data.glob("settings.*")] == [
        "settings.ini",
        "settings.damaged-1.ini",
    ]


def test_of_all_that_is_damaged_each_is_said(data):
    start(steps="model.deal_reserve()", data=data)
    (game,) = (data / "games").glob("scorpion*")
    for path in (data / "settings.ini", game):
        path.write_bytes(b"[General]\nlanguage=en\nspeed=off\n[windo")
    done = start(steps="QApplication.processEvents(); print(window.notice.text)", data=data)
    assert (done.returncode, done.stderr) == (0, "")
    lost, preferences = done.stdout.splitlines()
    assert lost.startswith("The last game could not be read; its file is kept as ")
    assert preferences.startswith("The preferences were damaged; the old file is kept as ")


@pytest.mark.parametrize("log", [None, "elsewhere.log"])
def test_an_error_in_a_slot_is_written_down_and_the_game_goes_on(data, tmp_path, log):
    steps = """
def boom():
    raise RuntimeError("nobody expected this")

model.reserve_dealt.connect(boom)
print(model.deal_reserve(), len(model.position.reserve))
QApplication.processEvents()
print(bool(window.notice.text), window.isVisible())
model.undo()
print(len(model.position.reserve), model.can_redo)
"""
    words = ("--log", str(tmp_path / log)) if log else ()
    done = start(*words, "--number", "17", "--game", "scorpion", steps=steps, data=data)
    assert done.stdout == "True 0\nTrue True\n3 True\n"
    assert "Traceback" not in done.stderr
    assert done.returncode == 0
    written = (tmp_path / log if log else data / "scorpion-qt.log").read_text(encoding="utf-8")
    assert "nobody expected this" in written
    assert "Traceback" in written


@pytest.mark.parametrize(
    ("code", "expected"), [("ru", "LeftToRight False"), ("he", "RightToLeft True")]
)
def test_a_language_starts_with_its_direction(data, code, expected):
    steps = "print(window.layoutDirection().name, window.table.table_layout.mirrored)"
    assert start("--lang", code, steps=steps, data=data).stdout.strip() == expected


@pytest.mark.parametrize("words", [("--game", "wasp", "--number", "17"), ("--game", "scorpion-ii")])
def test_a_start_with_another_game_leaves_the_waiting_one_as_it_is(data, words):
    start("--game", "scorpion", "--number", "5", steps="model.deal_reserve()", data=data)
    path = data / "games" / "scorpion.scorpion"
    before = path.read_bytes()
    start(*words, data=data)
    assert path.read_bytes() == before
