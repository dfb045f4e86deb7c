"""What is chosen in the preferences takes effect at once, and is kept."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from scorpion_qt.model.storage.settings import Direction, Settings, Speed
from scorpion_qt.rules import UNDO_LIMIT
from scorpion_qt.windows.preferences.general_page import GeneralPage
from scorpion_qt.windows.preferences.preferences_dialog import PreferencesDialog
from scorpion_qt.windows.preferences.settings_page import SettingsPage
from tests.player import assert_picture


@pytest.fixture
def page(program):
    """The page of general choices, in the dialog that the window opens."""
    program.actions.preferences.trigger()
    dialog = next(d for d in program.window.findChildren(QDialog) if d.isVisible())
    assert isinstance(dialog, PreferencesDialog)
    yield dialog.findChild(GeneralPage)
    dialog.reject()


def pick(box, value):
    """Choose an entry of a box as a person does."""
    index = next(i for i in range(box.count()) if box.itemData(i) == value)
    box.setCurrentIndex(index)
    box.activated.emit(index)


def test_the_page_shows_what_is_chosen(program, page):
    assert page.boxes[Settings.language].currentData() == "en"
    assert page.boxes[Settings.speed].currentData() == Speed.OFF
    assert page.boxes[Settings.direction].currentData() == Direction.AUTOMATIC
    assert page.checks[Settings.interactive_rules].isChecked()
    assert not page.unlimited.isChecked()


def test_every_field_has_words(page):
    wordless = [
        next(name for name, value in vars(Settings).items() if value is field)
        for shown in page.window().findChildren(SettingsPage)
        for field, widget in {**shown.labels, **shown.checks}.items()
        if not widget.text()
    ]
    assert wordless == []
    for shown in page.window().findChildren(SettingsPage):
        assert all(box.count() for box in shown.boxes.values())


def test_language(program, page):
    pick(page.boxes[Settings.language], "he")
    QApplication.processEvents()
    assert program.settings.language == "he"
    assert program.app.layoutDirection() is Qt.LayoutDirection.RightToLeft
    assert program.table.table_layout.mirrored
    assert page.boxes[Settings.language].currentData() == "he"
    pick(page.boxes[Settings.language], "system")
    assert program.settings.language == "system"


def test_speed(program, page):
    pick(page.boxes[Settings.speed], Speed.SLOW)
    assert program.settings.speed is Speed.SLOW
    program.model.deal_reserve()
    assert program.table.moving
    pick(page.boxes[Settings.speed], Speed.OFF)
    program.model.undo()
    assert not program.table.moving
    assert_picture(program.table, program.model)


def test_direction(program, page):
    pick(page.boxes[Settings.direction], Direction.RIGHT_TO_LEFT)
    assert program.settings.direction is Direction.RIGHT_TO_LEFT
    assert program.table.table_layout.mirrored
    assert_picture(program.table, program.model)
    pick(page.boxes[Settings.direction], Direction.AUTOMATIC)
    assert not program.table.table_layout.mirrored


def test_explanations(program, page):
    page.checks[Settings.interactive_rules].click()
    assert not program.settings.interactive_rules
    page.checks[Settings.interactive_rules].click()
    assert program.settings.interactive_rules


def test_undo_limit(program, page):
    page.unlimited.click()
    assert program.settings.undo_limit is None
    assert program.model.history.limit is None
    page.unlimited.click()
    assert program.model.history.limit == UNDO_LIMIT
