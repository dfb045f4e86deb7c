"""The window as made by the program, with settings of its own."""

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QFont

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.settings import Settings, Speed
from scorpion_qt.rules import DEFAULT, Board, DealNumber
from scorpion_qt.rules.history import History
from scorpion_qt.text import language
from tests import fonts
from tests.boards import board
from tests.main_window import main_window

NUMBER = DealNumber.parse("17")


class Program:
    """Settings, model and window, set up and closed as in a run of the program."""

    def __init__(self, app, path, spoken=""):
        self.app = app
        self.settings = Settings(QSettings(str(path), QSettings.Format.IniFormat))
        language.install(app, spoken or self.settings.language)
        self.model = GameModel()
        self.window = main_window(self.model, self.settings, spoken)
        self.model.load(Session.begin(DEFAULT, NUMBER))
        self.actions = self.window.parts.actions
        self.table = self.window.table
        self.refused = []
        self.model.refused.connect(self.refused.append)

    def show(self, width=900, height=700):
        self.window.resize(width, height)
        self.window.show()
        self.table.complete()
        return self

    def lay(self, text, game=DEFAULT):
        self.model.load(Session(game, NUMBER, History.begin(Board(game, board(text)))))
        self.table.complete()

    def notice(self):
        """Return the current text of the notice."""
        return self.window.notice.text

    def close(self):
        self.window.close()
        self.model.clock.stop()
        self.settings.store.sync()


@pytest.fixture(params=fonts.DESKTOPS, ids=lambda font: f"{font[0]} {font[1]}")
def desktop_font(request, qapp):
    """Makes each of several fonts that of the desktop."""
    before = qapp.font()
    qapp.setFont(QFont(*request.param))
    yield qapp.font()
    qapp.setFont(before)


@pytest.fixture
def programs(qtbot, qapp, tmp_path):
    """Return a function that starts the program, several times with the same settings."""
    running = []

    def start(spoken="", **chosen):
        path = tmp_path / "settings.ini"
        first = Settings(QSettings(str(path), QSettings.Format.IniFormat))
        for name, value in {"language": "en", "speed": Speed.OFF, **chosen}.items():
            if not running:
                setattr(first, name, value)
        first.store.sync()
        running.append(Program(qapp, path, spoken))
        return running[-1]

    yield start
    for program in running:
        program.close()
    language.install(qapp, "en")


@pytest.fixture
def program(programs):
    return programs().show()
