"""What is chosen of the look takes effect on the table at once."""

import pytest
from PySide6.QtWidgets import QDialog

from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.view.card_art import DECKS, backs
from scorpion_qt.view.theme import THEMES
from scorpion_qt.windows.preferences.appearance_page import AppearancePage
from tests.windows.preferences.test_preferences_dialog import pick


@pytest.fixture
def page(program):
    program.actions.preferences.trigger()
    dialog = next(d for d in program.window.findChildren(QDialog) if d.isVisible())
    yield dialog.findChild(AppearancePage)
    dialog.reject()


def test_every_deck_with_its_backs(program, page):
    for style in reversed(DECKS):
        pick(page.boxes[Settings.deck], style)
        assert program.table.art.deck.style == style
        offered = [
            page.boxes[Settings.back].itemData(n) for n in range(page.boxes[Settings.back].count())
        ]
        assert offered == list(backs(style))
        pick(page.boxes[Settings.back], offered[-1])
        assert program.table.art.deck.back == offered[-1]


def test_four_colours_show_in_the_samples_too(program, page):
    def sample():
        return page.boxes[Settings.deck].itemIcon(0).pixmap(50, 70).toImage()

    before = sample()
    page.checks[Settings.four_colours].click()
    assert program.table.art.deck.four_colours
    assert sample() != before


def test_every_theme(program, page):
    for name in THEMES:
        pick(page.boxes[Settings.theme], name)
        assert program.settings.theme == name
        assert page.boxes[Settings.theme].currentData() == name


def test_a_look_that_this_version_does_not_have_shows_the_first(programs):
    program = programs(deck="woodcut", back="none", theme="moon").show()
    page = AppearancePage(program.settings)
    assert [box.currentIndex() for box in page.boxes.values()] == [0, 0, 0]
    page.deleteLater()
