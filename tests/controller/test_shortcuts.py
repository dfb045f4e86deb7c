"""Keys of actions, the usual ones and the player's own."""

import pytest
from PySide6.QtCore import QObject, QSettings
from PySide6.QtGui import QAction, QKeySequence

from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.model.storage.settings import Settings

USUAL = {"undo": ["Ctrl+Z"], "redo": ["Ctrl+Shift+Z", "Ctrl+Y"], "hint": ["H"], "about": []}


@pytest.fixture
def start(tmp_path, qapp):
    """Starts the program's shortcuts anew, with the same settings; gives them and the actions by name."""
    owners = []

    def begin():
        owner = QObject()
        owners.append(owner)
        actions = {}
        for name, keys in USUAL.items():
            actions[name] = QAction(owner)
            actions[name].setObjectName(name)
            actions[name].setShortcuts([QKeySequence(key) for key in keys])
        store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
        return Shortcuts(list(actions.values()), Settings(store), owner), actions

    return begin


def keys_of(action):
    return [keys.toString() for keys in action.shortcuts()]


def test_without_a_choice_all_have_their_usual_keys(start):
    _, actions = start()
    assert {name: keys_of(action) for name, action in actions.items()} == USUAL


@pytest.mark.parametrize("chosen", [["Ctrl+U"], ["U", "Ctrl+,"], []])
def test_a_choice_counts_at_once_and_after_a_new_start(start, qtbot, chosen):
    shortcuts, actions = start()
    with qtbot.waitSignal(shortcuts.changed):
        shortcuts.choose(actions["undo"], [QKeySequence(key) for key in chosen])
    assert keys_of(actions["undo"]) == chosen
    _, actions = start()
    assert keys_of(actions["undo"]) == chosen
    assert keys_of(actions["redo"]) == USUAL["redo"]


def test_usual_keys_come_back_one_by_one_or_all(start):
    shortcuts, actions = start()
    for name in ("undo", "hint"):
        shortcuts.choose(actions[name], [QKeySequence("Ctrl+Shift+F9")])
    shortcuts.reset(actions["undo"])
    assert keys_of(actions["undo"]) == USUAL["undo"]
    assert keys_of(actions["hint"]) == ["Ctrl+Shift+F9"]
    shortcuts.reset_all()
    _, actions = start()
    assert {name: keys_of(action) for name, action in actions.items()} == USUAL


def test_a_usual_key_that_another_action_has_taken_stays_there(start):
    shortcuts, actions = start()
    shortcuts.choose(actions["redo"], [])
    shortcuts.choose(actions["hint"], [QKeySequence("Ctrl+Y")])
    shortcuts.reset(actions["redo"])
    assert keys_of(actions["redo"]) == ["Ctrl+Shift+Z"]
    assert keys_of(actions["hint"]) == ["Ctrl+Y"]


def test_who_has_a_key(start):
    shortcuts, actions = start()
    assert shortcuts.owner(QKeySequence("Ctrl+Y")) is actions["redo"]
    assert shortcuts.owner(QKeySequence("Ctrl+F12")) is None


@pytest.mark.parametrize("keys", ["Left", "Return", "Space", "Esc", "Tab", "7", "Shift+3", "Home"])
def test_the_tables_keys_are_its_own(start, keys):
    shortcuts, _ = start()
    assert shortcuts.is_tables(QKeySequence(keys))


@pytest.mark.parametrize("keys", ["Ctrl+Left", "Alt+7", "H", "F5", "PgDown"])
def test_other_keys_are_not(start, keys):
    shortcuts, _ = start()
    assert not shortcuts.is_tables(QKeySequence(keys))


@pytest.mark.parametrize(
    ("keys", "bare"),
    [("H", True), ("Shift+H", True), ("Ctrl+H", False), ("F4", False), ("Shift+F4", False)],
)
def test_bare_keys(keys, bare):
    assert Shortcuts.is_bare(QKeySequence(keys)) is bare


def test_a_choice_that_cannot_be_read_gives_no_key(start, tmp_path):
    (tmp_path / "settings.ini").write_text("[shortcuts]\nundo=?!Nonsense\n", encoding="utf-8")
    _, actions = start()
    assert keys_of(actions["redo"]) == USUAL["redo"]
