"""Changing keys in the preferences."""

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QKeySequenceEdit, QPushButton, QTreeWidget

from scorpion_qt.controller.key_list import action_text
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.windows.preferences.keys_page import KeysPage


class Page:
    """Does what a player does on the page."""

    def __init__(self, page, actions):
        self.page = page
        self.actions = actions
        self.list = page.findChild(QTreeWidget)
        self.edit = page.findChild(QKeySequenceEdit)
        self.set, self.usual, self.all_usual = page.findChildren(QPushButton)

    def choose(self, action):
        row = [a.objectName() for a in self.actions.all()].index(action.objectName())
        self.list.setCurrentItem(self.list.topLevelItem(row))
        return self.list.topLevelItem(row)

    def give(self, action, keys):
        item = self.choose(action)
        self.edit.setKeySequence(QKeySequence(keys))
        self.set.click()
        return item


@pytest.fixture
def page(program, qtbot):
    page = KeysPage(program.window.parts.shortcuts)
    qtbot.addWidget(page)
    page.show()
    return Page(page, program.actions)


def test_every_action_is_listed_with_its_keys(page):
    for row, action in enumerate(page.actions.all()):
        item = page.list.topLevelItem(row)
        assert item.text(0) == action_text(action)
        assert item.text(1) == ", ".join(keys.toString() for keys in action.shortcuts())


def test_a_new_key_is_shown_and_works(page, program):
    item = page.give(page.actions.hint, "Ctrl+J")
    assert page.page.answer == ""
    assert item.text(1) == "Ctrl+J"
    assert "Ctrl+J" in page.actions.hint.toolTip()
    page.usual.click()
    assert item.text(1) == "H"


def test_a_key_can_be_taken_away(page):
    item = page.give(page.actions.hint, "")
    assert item.text(1) == ""
    page.all_usual.click()
    assert item.text(1) == "H"


@pytest.mark.parametrize(
    ("name", "keys", "answer"),
    [
        ("hint", "Ctrl+Z", "This key is taken: Undo move"),
        ("hint", "Return", "This key is needed on the table"),
        ("hint", "7", "This key is needed on the table"),
        ("quit", "K", "This action needs a key with Ctrl or Alt"),
    ],
)
def test_what_cannot_be_is_said_and_not_done(page, name, keys, answer):
    action = getattr(page.actions, name)
    before = action.shortcuts()
    page.give(action, keys)
    assert page.page.answer == answer
    assert action.shortcuts() == before
    # Another action, another question.
    page.choose(page.actions.about)
    assert page.page.answer == ""


def test_the_own_key_of_an_action_is_not_taken(page):
    page.give(page.actions.hint, "H")
    assert page.page.answer == ""


def test_keys_can_be_typed(page, qtbot):
    page.choose(page.actions.hint)
    page.edit.setFocus()
    QTest.keyClick(page.edit, "j")
    page.set.click()
    assert [keys.toString() for keys in page.actions.hint.shortcuts()] == ["J"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_actions_and_keys_are_seen_whole(programs, qtbot, code):
    program = programs(language=code).show()
    page = KeysPage(program.window.parts.shortcuts)
    qtbot.addWidget(page)
    page.resize(page.sizeHint())
    page.show()
    qtbot.wait(10)
    tree = page.findChild(QTreeWidget)
    assert tree.horizontalScrollBar().maximum() == 0
    assert tree.columnWidth(1) >= tree.sizeHintForColumn(1)
    assert tree.columnWidth(0) >= tree.sizeHintForColumn(0)
    # On a small screen, what is cut can be read all the same.
    items = [tree.topLevelItem(row) for row in range(tree.topLevelItemCount())]
    assert all(item.toolTip(0) == item.text(0) for item in items)
    # The chosen row is marked from end to end.
    assert {index.column() for index in tree.selectedIndexes()} == {0, 1}
