"""Keys of keyboards that are not Latin."""

import sys

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from scorpion_qt.controller import native_keys
from scorpion_qt.controller.native_keys import NativeShortcuts, digit, is_plain, latin_key
from tests.typist import LAYOUTS, NONE, PLACES, SHIFT, key_event


def event(sign, scan_code=0, modifiers=Qt.KeyboardModifier.NoModifier):
    return QKeyEvent(QEvent.Type.KeyPress, ord(sign), modifiers, scan_code, 0, 0, sign.lower())


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("place", sorted("ABCDEFGHIJKLMNOPRSTUVXYZ"))
@pytest.mark.parametrize("told", [True, False])
def test_letters_are_known_with_and_without_their_place(layout, place, told):
    assert latin_key(key_event(layout, place, place_told=told)) == place


@pytest.mark.parametrize("place", ["Q", "W"])
def test_two_signs_of_the_hebrew_layout_are_known_by_their_place(place):
    assert latin_key(key_event("he", place)) == place
    # The same signs elsewhere are what they say.
    assert latin_key(event("/", PLACES["/"])) == "/"
    assert latin_key(event("'", PLACES["Q"])) == "'"


def test_a_latin_letter_is_itself_wherever_its_layout_has_it():
    # On Dvorak the key D says E.
    assert latin_key(event("E", PLACES["D"])) == "E"


@pytest.mark.parametrize("sign", '1!&é"№')
def test_digits_are_known_whatever_their_key_says(sign):
    place = {"é": "2", '"': "2", "№": "3"}.get(sign, "1")
    assert digit(event(sign, PLACES[place])) == int(place)


@pytest.mark.parametrize(("sign", "number"), [("7", 7), ("0", 0), ("!", 1), ("#", 3)])
def test_digits_of_events_without_a_place(sign, number):
    assert digit(event(sign)) == number


@pytest.mark.parametrize("sign", "AДא/")
def test_other_keys_are_no_digits(sign):
    assert digit(event(sign)) is None


@pytest.mark.parametrize("key", [Qt.Key.Key_F5, Qt.Key.Key_Return, Qt.Key.Key_Left])
def test_keys_without_a_sign_are_none(key):
    made = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    assert latin_key(made) == ""
    assert digit(made) is None


@pytest.mark.parametrize(
    ("platform", "scan_code", "virtual_key"), [("win32", 0x20, 0x44), ("darwin", 0x302, 2)]
)
def test_places_as_other_systems_number_them(monkeypatch, platform, scan_code, virtual_key):
    monkeypatch.setattr(sys, "platform", platform)
    none = Qt.KeyboardModifier.NoModifier
    made = QKeyEvent(QEvent.Type.KeyPress, ord("В"), none, scan_code, virtual_key, 0, "в")
    assert native_keys.latin_key(made) == "D"


def test_the_first_key_of_a_mac_is_not_taken_for_an_event_without_a_place(monkeypatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    assert latin_key(event("В")) == "D"


@pytest.mark.parametrize(
    ("modifiers", "plain"),
    [
        (Qt.KeyboardModifier.NoModifier, True),
        (Qt.KeyboardModifier.ShiftModifier, True),
        (Qt.KeyboardModifier.KeypadModifier, True),
        (Qt.KeyboardModifier.ControlModifier, False),
        (Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier, False),
    ],
)
def test_only_shift_may_be_held_with_keys_of_the_table(modifiers, plain):
    assert is_plain(event("5", modifiers=modifiers)) is plain


@pytest.mark.parametrize("layout", ["us", "ru", "uk", "he"])
def test_letters_reach_actions_on_every_layout(qtbot, layout):
    window = QWidget()
    qtbot.addWidget(window)
    NativeShortcuts(window)
    done = []
    for keys in ("D", "H", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+,"):
        action = QAction(window)
        action.setShortcut(keys)
        action.triggered.connect(lambda _=False, keys=keys: done.append(keys))
        window.addAction(action)
    control = Qt.KeyboardModifier.ControlModifier
    for place, held in (
        ("D", NONE),
        ("H", NONE),
        ("Z", control),
        ("Z", control | SHIFT),
        (",", control),
    ):
        QApplication.sendEvent(window, key_event(layout, place, held))
    assert done == ["D", "H", "Ctrl+Z", "Ctrl+Shift+Z", "Ctrl+,"]


def test_actions_that_are_off_or_have_no_such_key_are_not_reached(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    NativeShortcuts(window)
    action = QAction(window)
    action.setShortcut("D")
    done = []
    action.triggered.connect(lambda: done.append(1))
    window.addAction(action)
    action.setEnabled(False)
    QApplication.sendEvent(window, key_event("ru", "D"))
    action.setEnabled(True)
    QApplication.sendEvent(window, key_event("ru", "F"))
    QApplication.sendEvent(window, key_event("ru", "D", Qt.KeyboardModifier.ControlModifier))
    assert done == []
