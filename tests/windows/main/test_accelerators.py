"""Underlined letters: each entry of a menu and of a page has one, and no two have the same."""

import re
from collections import Counter

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QTabWidget

from scorpion_qt.languages import LANGUAGES


def letters(texts):
    return [match[1].lower() for text in texts if (match := re.search(r"&(\w)", text))]


def doubled(texts):
    return {letter: texts for letter, n in Counter(letters(texts)).items() if n > 1}


def menus_below(menu):
    yield menu
    for action in menu.actions():
        if action.menu():
            yield from menus_below(action.menu())


@pytest.mark.parametrize("code", LANGUAGES)
def test_menus(programs, code):
    bar = programs(language=code).show().window.menuBar()
    titles = [action.text() for action in bar.actions()]
    assert len(letters(titles)) == len(titles)
    assert doubled(titles) == {}
    for top in bar.actions():
        for menu in menus_below(top.menu()):
            texts = [a.text() for a in menu.actions() if not a.isSeparator() and a.isEnabled()]
            assert doubled([a.text() for a in menu.actions()]) == {}
            assert len(letters(texts)) == len(texts) or not letters(texts) or "English" in texts


@pytest.mark.parametrize("code", LANGUAGES)
def test_pages_of_the_preferences(programs, code):
    program = programs(language=code).show()
    program.actions.preferences.trigger()
    dialog = program.window.findChild(QTabWidget).window()
    tabs = dialog.findChild(QTabWidget)
    assert doubled([tabs.tabText(index) for index in range(tabs.count())]) == {}
    for index in range(tabs.count()):
        page = tabs.widget(index)
        texts = [label.text() for label in page.findChildren(QLabel)]
        texts += [button.text() for button in page.findChildren(QAbstractButton)]
        assert doubled(texts) == {}
    dialog.close()
