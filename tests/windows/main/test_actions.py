"""Every action of the window: its text, its key, and that none is in another's way."""

from collections import Counter

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QTabWidget

from scorpion_qt.controller.key_list import action_text, key_list
from scorpion_qt.controller.keyboard_input import TableKey
from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.windows.preferences.preferences_dialog import PreferencesDialog
from tests.typist import key_event


@pytest.fixture(params=LANGUAGES)
def spoken(programs, request):
    return programs(spoken=request.param).show()


def accelerator(text):
    """The letter after a single ampersand, or an empty text."""
    plain = text.replace("&&", "")
    at = plain.find("&")
    return plain[at + 1 : at + 2].casefold() if at >= 0 else ""


def real_actions(window):
    """What is offered: no separators, and menus by their titles."""
    return [
        action
        for action in window.findChildren(QAction)
        if not action.isSeparator() and (action.text() or action.shortcuts())
    ]


def test_every_action_has_a_text_and_a_key_or_an_accelerator(spoken):
    actions = spoken.actions.all()
    assert all(action_text(action) for action in actions)
    menus = [menu for menu in spoken.window.findChildren(QMenu) if menu.title()]
    in_menus = [a for menu in menus for a in menu.actions() if not a.isSeparator()]
    assert set(actions) <= set(in_menus)
    for action in {*actions, *in_menus, *spoken.window.menuBar().actions()}:
        assert action.shortcuts() or accelerator(action.text()), action.text()


def test_no_two_actions_of_a_menu_share_a_letter(spoken):
    window = spoken.window
    menus = [window.menuBar(), *(menu for menu in window.findChildren(QMenu) if menu.title())]
    for menu in menus:
        letters = Counter(accelerator(action.text()) for action in menu.actions())
        letters.pop("", None)
        doubled = {letter for letter, count in letters.items() if count > 1}
        texts = [a.text() for a in menu.actions() if accelerator(a.text()) in doubled]
        assert not doubled, texts


def test_no_key_means_two_things(program):
    keys = [key.toString() for action in real_actions(program.window) for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    shortcuts = program.window.parts.shortcuts
    for action in program.actions.all():
        assert not any(shortcuts.is_tables(key) for key in action.shortcuts()), action.text()


def test_no_bare_key_ends_anything(program):
    """What cannot be taken back needs Ctrl; a new deal and a restart can be taken back."""
    bare = [
        action.objectName()
        for action in program.actions.all()
        if any(Shortcuts.is_bare(key) for key in action.shortcuts())
    ]
    assert not {"quit", "new_game", "open", "restart", "save_as", "preferences"} & set(bare)
    before = program.model.session
    for name in bare:
        action = getattr(program.actions, name)
        if not action.isCheckable():
            action.trigger()
    while program.model.can_undo:
        program.model.undo()
    after = program.model.session
    assert (after.game, after.number) == (before.game, before.number)
    assert after.history.current.position == before.history.current.position


def test_the_list_of_keys_is_complete_and_speaks_the_language(spoken):
    listed = key_list(spoken.actions.all())
    for action in spoken.actions.all():
        if action.shortcuts():
            assert action_text(action) in [text for text, _ in listed]
    with_keys = [action for action in spoken.actions.all() if action.shortcuts()]
    assert len(listed) == len(with_keys) + len(TableKey) + 3
    assert all(text and keys for text, keys in listed)
    assert not any("&" in text for text, _ in listed)


def test_help_says_where_column_1_is_when_it_is_at_the_right(program):
    actions = program.actions.all()
    left, right = (" ".join(text for text, _ in key_list(actions, side)) for side in (False, True))
    assert "column 1 is at the right" in right
    assert "at the right" not in left


def test_letter_keys_reach_the_window_on_cyrillic_and_hebrew_keyboards(program, qapp):
    said = []
    program.window.parts.speech.said.connect(said.append)
    for layout in ("ru", "uk", "he"):
        said.clear()
        qapp.sendEvent(program.table, key_event(layout, "T"))
        qapp.processEvents()
        assert said[-1].startswith("Reserve: 3 face-down cards")


def test_no_two_letters_mean_two_things_in_the_preferences(spoken, qtbot):
    """On each page: its labels and boxes, the tabs and the buttons below, in each language."""
    dialog = PreferencesDialog(spoken.settings, spoken.window.parts.shortcuts)
    qtbot.addWidget(dialog)
    tabs = dialog.findChild(QTabWidget)
    for index in range(tabs.count()):
        page = tabs.widget(index)
        labels = [label.text() for label in page.findChildren(QLabel) if label.buddy()]
        buttons = [button.text() for button in page.findChildren(QAbstractButton)]
        titles = [tabs.tabText(other) for other in range(tabs.count())]
        texts = [text for text in (*labels, *buttons, *titles) if accelerator(text)]
        letters = Counter(accelerator(text) for text in texts)
        doubled = [text for text in texts if letters[accelerator(text)] > 1]
        assert not doubled
