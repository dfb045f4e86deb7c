"""Notices say what has happened, stay on the table, and go."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from scorpion_qt.windows.main import notice as notice_module
from scorpion_qt.windows.main.notice import Notice


@pytest.fixture
def table(qtbot):
    window, table = QWidget(), QWidget()
    QVBoxLayout(window).addWidget(table)
    window.resize(600, 400)
    qtbot.addWidget(window)
    window.show()
    window.table = table
    return window


@pytest.fixture
def notice(table):
    return Notice(table.table)


def test_nothing_is_said_at_first(notice):
    assert notice.text == ""
    assert not notice.isVisible()


def test_a_sentence_is_shown_and_goes_by_itself(notice, qtbot, monkeypatch):
    monkeypatch.setattr(notice_module, "SECONDS_TO_READ", 0)
    notice.say("Nothing goes on an ace")
    assert notice.isVisible()
    assert notice.text == "Nothing goes on an ace"
    assert notice.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    qtbot.waitUntil(lambda: not notice.isVisible())
    assert notice.text == ""


def test_what_is_added_takes_nothing_away(notice, qtbot):
    heard = []
    notice.said.connect(heard.append)
    notice.say("Link copied")
    for text in ("The disk is full", "A game is lost", "The disk is full"):
        notice.add(text)
    assert notice.text == "A game is lost\nThe disk is full"
    assert notice.label.width() >= notice.fontMetrics().horizontalAdvance("The disk is full")
    assert heard[1:] == ["The disk is full", "A game is lost", "The disk is full"]
    notice.hide()
    notice.add("A file is missing")
    assert notice.text == "A file is missing"
    notice.say("Link copied")
    notice.add("A game is lost")
    assert notice.text == "A game is lost"


def test_a_question_stays_and_its_buttons_trigger_the_actions(notice, qtbot):
    action = QAction("&Undo move…")
    done = []
    action.triggered.connect(lambda: done.append(True))
    notice.ask("No moves left", "", [action])
    (button,) = notice.buttons
    assert button.text() == "&Undo move"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [True]


def test_what_cannot_be_done_cannot_be_pressed(notice):
    action = QAction("Undo")
    action.setEnabled(False)
    notice.ask("No moves left", "", [action])
    assert not notice.buttons[0].isEnabled()


def test_a_question_after_a_sentence_is_not_taken_away_by_its_time(notice, qtbot, monkeypatch):
    monkeypatch.setattr(notice_module, "SECONDS_TO_READ", 0)
    notice.say("Nothing goes on an ace")
    notice.ask("No moves left", "", [QAction("Undo")])
    qtbot.wait(20)
    assert notice.text == "No moves left"


def test_it_stays_inside_when_the_table_changes_its_size(notice, table):
    notice.ask("The game is won!", "Score: 460", [QAction("New game"), QAction("Undo move")])
    for size in ((900, 700), (500, 300), (640, 480)):
        table.resize(*size)
        QTest.qWait(1)
        assert table.table.geometry().contains(notice.geometry())
        middle = notice.geometry().center().x()
        assert abs(middle - table.table.geometry().center().x()) <= 1


def test_a_long_sentence_is_wrapped_and_whole(notice, table):
    table.resize(400, 300)
    notice.say(
        "A card goes on one of the same rank, or on one a rank higher of the same suit. " * 2
    )
    assert table.table.geometry().contains(notice.geometry())
    label = notice.label
    assert label.height() >= label.heightForWidth(label.width())


def test_it_is_as_wide_as_the_sentence_needs_each_time(notice, table):
    table.resize(1400, 500)
    QTest.qWait(1)
    notice.say("Nothing goes on an ace")
    narrow = notice.width()
    notice.say("A face-down card cannot be moved, and this sentence goes on. " * 3)
    wide = notice.width()
    notice.say("Nothing goes on an ace")
    assert notice.width() == narrow < wide
    assert notice.label.height() < 2 * notice.label.fontMetrics().lineSpacing()


def test_a_title_is_smaller_rather_than_broken(qtbot, qapp, program):
    notice = program.window.notice
    # As long as one line can be at 480 pixels, in any font.
    font = qapp.font()
    font.setPointSizeF(font.pointSizeF() * notice_module._TITLE_SIZES[-1])
    font.setBold(True)
    title = "These cards wait for each other in a circle (1 of 3)"
    while QFontMetrics(font).horizontalAdvance(title) > 400:
        title = title[:-1]
    sizes = []
    for width in (900, 480):
        program.window.resize(width, 500)
        notice.ask(title, "Text", ())
        QApplication.processEvents()
        label = notice.title
        assert label.height() < 1.5 * label.fontMetrics().height()
        sizes.append(label.font().pointSizeF())
    assert sizes[0] > sizes[1] > notice.label.font().pointSizeF()


def test_a_question_after_another_has_room_for_its_buttons_and_its_title(qtbot, program):
    """The buttons of the second one are new; at 480 pixels the title takes two lines."""
    program.show(480, 400)
    notice = program.window.notice
    actions = [QAction(text, program.window) for text in ("One", "Two", "Three")]
    for number in (1, 2):
        notice.ask(
            f"A title that is far too long for one line of it even in smaller letters ({number} of 2)",
            "Text",
            actions,
        )
        QApplication.processEvents()
        for button in notice.buttons:
            assert button.height() >= button.sizeHint().height()
            assert notice.rect().contains(button.geometry())
        title = notice.title
        assert title.height() >= title.heightForWidth(title.width())
        assert title.height() > 1.5 * title.fontMetrics().height()


def test_the_focus_stays_on_the_button_that_was_pressed(qtbot, program):
    """Space after Space goes from step to step; on the table it would pick up a card."""
    program.show()
    window = program.window
    window.activateWindow()
    qtbot.waitUntil(program.table.hasFocus)
    notice, steps = window.notice, [QAction(text, window) for text in ("One", "Two")]
    texts = iter(("second", "third"))
    steps[1].triggered.connect(lambda: notice.ask("Title", next(texts), steps))
    notice.ask("Title", "first", steps)
    button = notice.buttons[1]
    button.setFocus()
    for text in ("second", "third"):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
        assert notice.text == text
        assert QApplication.focusWidget() is button
    other = QAction("Other", window)
    notice.ask("", "What else", [other])
    assert QApplication.focusWidget() is notice.buttons[0]
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert program.table.hasFocus()
    notice.buttons[0].setFocus()
    notice.say("Nothing")
    assert program.table.hasFocus()


def test_the_high_contrast_theme_reaches_the_notice(programs):
    """No tint, nothing that shines through: black, white and the colour of the theme's targets."""
    program = programs(theme="contrast").show()
    program.actions.pause.trigger()
    image = program.window.notice.grab().toImage()
    colours = {image.pixelColor(x, 8).name() for x in range(12, image.width() - 12)}
    assert colours == {"#000000"}
    assert image.pixelColor(image.width() // 2, 0).name() == "#ffffff"
    program.settings.theme = "felt"
    assert program.window.notice.grab().toImage().pixelColor(14, 8).name() != "#000000"
