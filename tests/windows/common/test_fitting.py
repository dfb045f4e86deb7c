"""Every window opens within its screen, with everything in it."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.windows.common.fitting import Scrolled
from scorpion_qt.windows.main.main_window import MainWindow
from scorpion_qt.windows.preferences.preferences_dialog import PreferencesDialog
from scorpion_qt.windows.review.analysis_window import AnalysisWindow
from scorpion_qt.windows.review.replay_window import ReplayWindow
from scorpion_qt.windows.rulebook.rules_window import RulesWindow
from scorpion_qt.windows.statistics.statistics_window import StatisticsWindow

WINDOWS = {
    "preferences": PreferencesDialog,
    "rules": RulesWindow,
    "statistics": StatisticsWindow,
    "replay": ReplayWindow,
    "analysis": AnalysisWindow,
}
QUIET = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def screen(monkeypatch):
    """Makes the screen of every window so large."""

    def make(width, height):
        class Screen:
            @staticmethod
            def availableGeometry():  # noqa: N802 - Qt's name
                return QRect(0, 0, width, height)

        for kind in (MainWindow, *WINDOWS.values()):
            monkeypatch.setattr(kind, "screen", lambda _: Screen)

    return make


@pytest.mark.slow
@pytest.mark.parametrize("size", [(800, 600), (480, 360)])
@pytest.mark.parametrize("code", LANGUAGES)
@QUIET
def test_windows_open_within_the_screen(screen, desktop_font, programs, size, code):
    screen(*size)
    program = programs(language=code)
    program.window.show()
    for name in WINDOWS:
        getattr(program.actions, name).trigger()
    QApplication.processEvents()
    for kind in (MainWindow, *WINDOWS.values()):
        (window,) = [w for w in QApplication.topLevelWidgets() if type(w) is kind and w.isVisible()]
        assert window.width() <= size[0], kind
        assert window.height() <= size[1] - 30, kind
    for kind in WINDOWS.values():
        for window in program.window.findChildren(kind):
            window.close()


@QUIET
def test_a_large_screen_is_no_reason_to_scroll(screen, program):
    screen(1920, 1040)
    program.actions.preferences.trigger()
    dialog = program.window.findChild(PreferencesDialog)
    QApplication.processEvents()
    for page in dialog.findChildren(Scrolled):
        assert page.widget().sizeHint().height() <= page.parentWidget().height()
    assert not any(page.verticalScrollBar().isVisible() for page in dialog.findChildren(Scrolled))
    dialog.close()
