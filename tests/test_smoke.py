"""A start that ends by itself."""

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

from PySide6.QtWidgets import QLabel

from scorpion_qt.smoke import PAINTED, Smoke


@pytest.fixture
def window(qtbot):
    window = QLabel("a window")
    qtbot.addWidget(window)
    return window


def test_a_painted_window_is_closed_and_said_to_be_painted(window, qtbot, capsys):
    smoke = Smoke(window, window)
    window.show()
    qtbot.waitUntil(lambda: not window.isVisible())
    assert smoke.painted
    assert capsys.readouterr().out == f"{PAINTED}\n"


def test_a_window_that_is_not_painted_is_given_up(window, qtbot, capsys):
    smoke = Smoke(window, window, patience=0.05)
    window.show()
    window.setUpdatesEnabled(False)
    qtbot.waitUntil(lambda: not window.isVisible())
    assert not smoke.painted
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "scorpion-qt: the window was not painted within 0.05 seconds\n"


def test_a_picture_of_a_hidden_window_is_no_painting(window, qtbot):
    smoke = Smoke(window, window, patience=0.05)
    window.grab()
    with qtbot.waitSignal(smoke._timer.timeout):
        pass
    assert not smoke.painted
