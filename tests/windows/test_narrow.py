"""The main window can be used when it is 480 pixels wide: in every language, and with the fonts of many desktops."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from scorpion_qt.arguments import LANGUAGES
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.rules import FAMILY, DealNumber
from scorpion_qt.text.solver_words import StatusWords
from scorpion_qt.windows.main.main_window import LEAST_SIZE

LONGEST = FAMILY["scorpion-traditional-relaxed"]
LONG_NUMBER = DealNumber.parse("9" * 20)


@pytest.fixture(params=LANGUAGES)
def narrow(request, desktop_font, programs):
    """The window, with the most that there can be to say in it."""
    program = programs(language=request.param, shows_toolbar=True)
    program.model.load(Session.begin(LONGEST, LONG_NUMBER))
    program.window.strip.set_progress(460, 1234)
    program.window.strip.set_seconds(36061)
    return program.show(LEAST_SIZE.width(), LEAST_SIZE.height())


def test_the_window_holds_what_is_in_it(narrow):
    QApplication.processEvents()
    window = narrow.window
    assert window.width() == LEAST_SIZE.width()
    assert window.minimumSizeHint().width() <= LEAST_SIZE.width()
    for widget in (narrow.table, window.strip):
        assert widget.geometry().right() < window.width(), widget
        assert widget.minimumSizeHint().width() <= window.width(), widget


def test_the_strip_gives_way_in_order_and_keeps_its_figures(narrow):
    """Name, deal number, verdict; score, moves and time are whole."""
    strip, button = narrow.window.strip, narrow.window.parts.solver_panel.verdict
    number, name = strip._number_button, strip._name_label
    figures = [label for label in strip.findChildren(QLabel) if label is not name]
    for verdict in [each for each in GameStatus if each is not GameStatus.NOT_ASKED]:
        button.setText(StatusWords().text(verdict, 1234567))
        QApplication.processEvents()
        shown = sorted([number, button, *figures], key=lambda widget: widget.x())
        assert all(strip.rect().contains(widget.geometry()) for widget in shown)
        assert all(a.geometry().right() < b.x() for a, b in pairwise(shown))
        for label in figures:
            assert label.width() >= label.sizeHint().width(), label.text()
        for widget in (number, button):
            assert widget.width() >= widget.minimumSizeHint().width()
        if number.width() < number.sizeHint().width():
            assert name.width() == 0
        if button.width() < button.sizeHint().width():
            assert number.width() == number.minimumSizeHint().width()


def test_what_gave_way_comes_back_with_room(narrow):
    strip, button = narrow.window.strip, narrow.window.parts.solver_panel.verdict
    button.setText(StatusWords().text(GameStatus.LOST))
    narrow.window.resize(1600, 700)
    QApplication.processEvents()
    for widget in (strip._number_button, button):
        assert widget.width() == widget.sizeHint().width()
    assert strip._name_label.width() >= strip._name_label.sizeHint().width()
