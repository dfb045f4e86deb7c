"""The key of an action that is off is answered, to eye and ear, by one sentence."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import DEFAULT, FAMILY, Board, DealNumber, parse_move
from tests.boards import WON_BUT_ONE
from tests.typist import Typist, key_event

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def answered(program):
    """Presses a key; gives what is shown and what is heard then."""
    program.window.activateWindow()
    program.table.setFocus()
    said = []
    program.window.parts.speech.said.connect(said.append)

    def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
        QApplication.processEvents()
        said.clear()
        program.window.notice.hide()
        Typist(program.window).press(key, modifiers)
        return program.notice(), " ".join(said)

    return press


@pytest.mark.parametrize(
    ("key", "modifiers", "sentence"),
    [
        ("Z", CTRL, "There is no move to undo"),
        ("Z", CTRL | SHIFT, "There is no move to redo"),
        ("Y", CTRL, "There is no move to redo"),
        ("R", CTRL, "The deal is at its start"),
    ],
)
def test_before_the_first_move(answered, key, modifiers, sentence):
    assert answered(key, modifiers) == (sentence, f"{sentence}.")


def test_a_reserve_that_is_gone(program, answered):
    program.model.deal_reserve()
    program.table.complete()
    sentence = "The reserve has already been dealt"
    assert answered("D") == (sentence, f"{sentence}.")
    program.model.new_game(FAMILY["curds-and-whey"], DealNumber.parse("17"))
    sentence = "There is no reserve to deal in this game"
    assert answered("D") == (sentence, f"{sentence}.")


def test_a_board_without_a_number(program, answered):
    program.model.load(Session.from_board(Board(DEFAULT, program.model.position)))
    QTest.keyClick(program.table, Qt.Key.Key_PageDown, CTRL)
    assert program.notice() == "This board has no deal number"
    assert answered("C", CTRL | SHIFT)[0] == "This board has no deal number"


def test_the_ends_of_the_numbers(program, answered):
    program.window.parts.games.begin(DEFAULT, DealNumber.parse("1"))
    QTest.keyClick(program.table, Qt.Key.Key_PageUp, CTRL)
    assert program.notice() == "There is no lower deal number"


def test_a_game_that_is_won(program, answered):
    program.lay(WON_BUT_ONE)
    program.model.play(parse_move("QS>1"))
    program.table.complete()
    for key, modifiers in (("H", Qt.KeyboardModifier.NoModifier), ("H", CTRL), ("B", CTRL)):
        assert answered(key, modifiers) == ("The game is already won", "The game is already won.")
    assert answered("D", CTRL)[0] == "Bookmark set; the list of moves shows it"


def test_a_pause_keeps_its_notice_and_its_focus(program, answered, qtbot):
    program.actions.pause.trigger()
    qtbot.waitUntil(lambda: isinstance(QApplication.focusWidget(), QPushButton))
    said = []
    program.window.parts.speech.said.connect(said.append)
    QApplication.processEvents()
    said.clear()
    for key in ("H", "C", "D"):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key(ord(key)))
    QApplication.processEvents()
    assert said == ["The game is paused."], "once a turn"
    assert program.notice() == "The game is paused"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert not program.model.session.paused
    assert program.table.hasFocus()


def test_a_key_that_is_held_down_is_answered_once(program, answered):
    held = key_event("us", "Z", CTRL)
    repeated = type(held)(
        held.type(), held.key(), held.modifiers(), 0, 0, 0, held.text(), autorep=True
    )
    assert answered("Z", CTRL)[1]
    program.window.notice.hide()
    QApplication.sendEvent(program.table, repeated)
    assert program.notice() == ""


@pytest.mark.parametrize("layout", ["ru", "uk", "he"])
def test_on_every_keyboard(program, answered, layout):
    QApplication.sendEvent(program.table, key_event(layout, "Z", CTRL))
    assert program.notice() == "There is no move to undo"


def test_whatever_is_off_has_an_answer(program):
    """In every state of these: at the start, when paused, after a win, without a number."""

    def silent():
        return [
            action.objectName()
            for action in program.actions.all()
            if not action.isEnabled() and program.actions.obstacle(action) is None
        ]

    assert silent() == []
    program.actions.pause.trigger()
    assert sum(not action.isEnabled() for action in program.actions.all()) > 10
    assert silent() == []
    program.actions.pause.trigger()
    program.lay(WON_BUT_ONE)
    program.model.play(parse_move("QS>1"))
    assert silent() == []
