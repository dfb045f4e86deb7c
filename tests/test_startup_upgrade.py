"""What an older version has kept is there after the start of this one.

``tests/data/<version>`` was written by that version itself, see ``packaging/keep_data.py``.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

from PySide6.QtCore import QSettings

from scorpion_qt.model.storage.attempts import Result
from scorpion_qt.model.storage.game_store import GameStore
from scorpion_qt.model.storage.save_file import read_file
from scorpion_qt.model.storage.settings import Direction, Settings, Speed
from scorpion_qt.model.storage.statistics import Filter, Statistics
from scorpion_qt.rules import parse_game

ROOT = Path(__file__).parent.parent
VERSIONS = sorted(path.name for path in (ROOT / "tests" / "data").iterdir())


@pytest.fixture(params=VERSIONS)
def data(request, tmp_path):
    """A directory of that version, after a start of this one."""
    directory = tmp_path / "data"
    shutil.copytree(ROOT / "tests" / "data" / request.param, directory)
    done = subprocess.run(
        [sys.executable, "-m", "scorpion_qt", "--smoke", "--data-dir", str(directory)],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "painted\n", "")
    assert (directory / "scorpion-qt.log").read_text(encoding="utf-8") == ""
    return directory


def check_left_game(session):
    assert (session.game, str(session.number)) == (parse_game("scorpion"), "17")
    assert [str(step.move) for step in session.history.current.line()] == ["None", "5S>5"]
    assert str(session.history.redo().current.move) == "7D>1"
    assert [bookmark.name for bookmark in session.bookmarks] == ["here"]
    assert session.undos == 1


def test_the_game_that_was_left_goes_on(data):
    check_left_game(GameStore(data / "games").read(parse_game("scorpion")))


def test_a_saved_game_is_opened(data):
    check_left_game(read_file(data / "exported.scorpion"))


def test_the_statistics_are_kept(data):
    (attempt,) = Statistics(data / "statistics.sqlite").attempts(Filter())
    assert (attempt.game, attempt.number) == ("wasp-ii-relaxed", "42")
    assert (attempt.result, attempt.moves, attempt.score) == (Result.WON, 82, 730)


def test_the_settings_are_kept(data):
    settings = Settings(QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat))
    assert settings.language == "he"
    assert settings.speed is Speed.FAST
    assert settings.direction is Direction.LEFT_TO_RIGHT
    assert settings.four_colours
    assert settings.game == parse_game("scorpion")
