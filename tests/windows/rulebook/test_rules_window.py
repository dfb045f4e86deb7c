"""The rules window, opened from the main window as a person does."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QUrl
from PySide6.QtGui import QColor, QGuiApplication, QKeySequence, QPalette, QTextCursor
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DEFAULT, FAMILY
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.rulebook import Picture, rulebook
from scorpion_qt.windows.rulebook.rules_browser import block_id
from tests.windows.texts import english_left, texts_of

TRANSLATED = [code for code in LANGUAGES if code != "en"]


@pytest.fixture
def opened(programs, qtbot):
    """Starts the program in a language and opens the rules; returns program and window."""

    def start(code="en", **chosen):
        program = programs(language=code, **chosen).show()
        program.actions.rules.trigger()
        window = program.window.parts.rules.window
        qtbot.waitUntil(lambda: not window._resized.isActive())
        return program, window

    return start


def page(window):
    return (
        window.browser.toPlainText()
        .replace("\u2066", "")
        .replace("\u2069", "")
        .replace("\u2068", "")
    )


def place_of(window, name):
    """A point on the first line of a paragraph, scrolled into view."""
    block = window.browser.document().begin()
    while block_id(block) != name:
        block = block.next()
    window.browser.setTextCursor(QTextCursor(block))
    window.browser.ensureCursorVisible()
    return window.browser.cursorRect().center() + QPoint(-8 if right_to_left(window) else 8, 0)


def right_to_left(window):
    return window.layoutDirection() is Qt.LayoutDirection.RightToLeft


def click(window, name):
    QTest.mouseClick(
        window.browser.viewport(), Qt.MouseButton.LeftButton, pos=place_of(window, name)
    )


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_it_is_not_modal_and_there_is_only_one(opened):
    program, window = opened()
    assert not window.isModal()
    assert window.isVisible()
    program.actions.rules.trigger()
    assert program.window.parts.rules.window is window


@pytest.mark.qt_log_ignore("This plugin does not support raise")
@pytest.mark.parametrize("game", FAMILY.values(), ids=FAMILY)
def test_it_opens_at_the_game_that_is_played(opened, game):
    program, window = opened()
    program.window.parts.games.begin(game, program.model.number)
    program.actions.rules.trigger()
    assert window.game == game
    book = rulebook(game, catalogue("en").translate)
    assert window.windowTitle() == book.title
    for section in book.sections:
        assert section.title in page(window)


def test_contents_lead_to_sections_and_follow_the_reading(opened):
    _, window = opened()
    assert window.side.sections.item(0).text() == "In short"
    assert window.side.sections.item(window.side.sections.count() - 1).text() == "Keys"
    for row in (9, 3):
        window.side.sections.itemActivated.emit(window.side.sections.item(row))
        assert window.side.sections.currentRow() == row
        assert window.browser.verticalScrollBar().value() > 0
    window.browser.verticalScrollBar().setValue(0)
    assert window.side.sections.currentRow() == 0


def test_links_between_games_back_and_forward(opened):
    _, window = opened()
    commands = window.commands
    assert not commands.back.isEnabled()
    window.browser.anchorClicked.emit(QUrl("game:wasp"))
    assert window.game == FAMILY["wasp"]
    assert window.side.games.currentData() == "wasp"
    window.show_game(FAMILY["wasp"], "tactics")
    commands.back.trigger()
    commands.back.trigger()
    assert window.game == DEFAULT
    assert not commands.back.isEnabled()
    commands.forward.trigger()
    assert window.game == FAMILY["wasp"]
    assert "Wasp" in window.windowTitle()


def test_a_game_is_chosen_from_the_list(opened):
    _, window = opened()
    window.side.games.setCurrentIndex(window.side.games.findData("curds-and-whey"))
    window.side.games.activated.emit(window.side.games.currentIndex())
    assert window.game == FAMILY["curds-and-whey"]


def test_searching(opened):
    _, window = opened()
    search = window.search
    QTest.keyClicks(search.words, "criss-cross")
    assert window.browser.textCursor().selectedText() == "criss-cross"
    assert search.answer == ""
    only = window.browser.textCursor().position()
    QTest.keyClick(search.words, Qt.Key.Key_Return)
    assert window.browser.textCursor().position() == only
    search.words.clear()
    QTest.keyClicks(search.words, "empty column")
    marks = len(window.browser.extraSelections())
    assert marks > 2
    first = window.browser.textCursor().position()
    seen = {first}
    for _ in range(marks - 1):
        window.commands.find_next.trigger()
        seen.add(window.browser.textCursor().position())
    assert len(seen) == marks
    window.commands.find_previous.trigger()
    window.commands.find_next.trigger()
    window.commands.find_next.trigger()
    assert window.browser.textCursor().position() == first
    QTest.keyClicks(search.words, " of gold")
    assert search.answer == "Not found on this page"


def test_larger_and_smaller_type_is_remembered(opened):
    program, window = opened()
    usual = window.browser.document().defaultFont().pointSizeF()
    window.commands.larger.trigger()
    window.commands.larger.trigger()
    assert window.browser.document().defaultFont().pointSizeF() == usual + 2
    for _ in range(30):
        window.commands.smaller.trigger()
    assert not window.commands.smaller.isEnabled()
    assert window.browser.document().defaultFont().pointSizeF() >= 4
    assert program.settings.store.value("rules/zoom") == -4


@pytest.mark.parametrize(("written", "steps"), [("2", 2), ("99", 12), ("huge", 0)])
def test_a_type_size_of_the_settings(programs, written, steps):
    program = programs().show()
    program.settings.store.setValue("rules/zoom", written)
    program.actions.rules.trigger()
    assert program.window.parts.rules.window._zoom == steps


def test_copying(opened):
    _, window = opened()
    window.commands.copy.trigger()
    whole = QGuiApplication.clipboard().text()
    assert whole.startswith("Rules of Scorpion\n")
    assert "460" in whole
    assert "\nreserve: 3 face-down cards; no run collected. column 1:" in whole
    assert "<" not in whole
    QTest.keyClicks(window.search.words, "Yukon")
    window.commands.copy.trigger()
    assert QGuiApplication.clipboard().text() == "Yukon"
    QGuiApplication.clipboard().setText("")


def test_printing(opened, tmp_path):
    _, window = opened("he")
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "rules.pdf"))
    window.browser.print_to(printer)
    assert (tmp_path / "rules.pdf").stat().st_size > 20_000
    assert window.browser.findChild(QMessageBox) is None


@pytest.mark.qt_log_ignore("QPainter::begin")
def test_printing_to_where_nothing_can_be_written_is_told(opened, tmp_path):
    _, window = opened("uk")
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "nowhere" / "rules.pdf"))
    window.browser.print_to(printer)
    box = window.browser.findChild(QMessageBox)
    assert box.text() == "Правила не вдалося надрукувати"
    box.buttons()[0].click()


def test_size_and_choices_are_remembered(programs):
    program = programs(language="uk").show()
    program.actions.rules.trigger()
    window = program.window.parts.rules.window
    window.resize(777, 555)
    window.commands.compare.setChecked(False)
    window.commands.buttons.setChecked(False)
    program.close()
    again = programs(language="uk").show()
    again.actions.rules.trigger()
    window = again.window.parts.rules.window
    assert (window.width(), window.height()) == (777, 555)
    assert not window.commands.compare.isChecked()
    assert not window.commands.buttons.isChecked()


@pytest.mark.parametrize("code", TRANSLATED)
def test_nothing_is_english_but_the_buttons(opened, code):
    _, window = opened(code)
    assert english_left([t for t in texts_of(window) if t != window.note.text], code) == []
    assert page(window).count("EN") > 50


@pytest.mark.slow
@pytest.mark.parametrize("code", TRANSLATED)
def test_an_open_window_follows_the_language(opened, code):
    program, window = opened("en")
    window.show_game(FAMILY["wasp"], "score")
    program.settings.language = code
    QGuiApplication.processEvents()
    book = rulebook(FAMILY["wasp"], catalogue(code).translate)
    assert window.windowTitle() == book.title
    assert book.sections[9].title in page(window)
    assert window.side.sections.item(9).text() == book.sections[9].title
    assert right_to_left(window) == (code == "he")
    assert window.commands.compare.isVisible()
    program.settings.language = "en"
    QGuiApplication.processEvents()
    assert not window.commands.compare.isVisible()
    assert "EN" not in page(window).split()


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_click_shows_the_english_original_beside_the_paragraph(opened, code):
    _, window = opened(code)
    english = rulebook(DEFAULT, catalogue("en").translate).texts()
    for name in ("short.build", "moves.ace", "score.flip", "deal"):
        click(window, name)
        assert window.note.paragraph_id == name
        assert window.note.text == english[name]
        assert window.note.layoutDirection() is Qt.LayoutDirection.LeftToRight
        area = window.browser.viewport().rect()
        assert area.contains(window.note.geometry())
        click(window, name)
        assert window.note.paragraph_id == ""


def test_it_can_be_turned_off(opened):
    _, window = opened("uk")
    window.commands.compare.setChecked(False)
    click(window, "short.build")
    assert window.note.isHidden()


def test_there_is_nothing_to_compare_in_english(opened):
    _, window = opened("en")
    click(window, "short.build")
    assert window.note.isHidden()
    assert not window.commands.compare.isVisible()
    assert not window.commands.buttons.isVisible()


def test_comparing_by_keyboard(opened):
    _, window = opened("ru")
    place_of(window, "runs.covered")
    QTest.keyClick(window.browser, Qt.Key.Key_Return)
    assert window.note.paragraph_id == "runs.covered"
    QTest.keyClick(window.browser, Qt.Key.Key_Escape)
    assert window.note.isHidden()
    assert window.isVisible()


def test_keys_scroll_the_text_and_escape_leads_out(opened):
    _, window = opened()
    assert window.focusWidget() is window.browser
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_PageDown)
    assert window.browser.verticalScrollBar().value() > 0
    assert window.game == DEFAULT
    window.commands.find.trigger()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.focusWidget() is window.browser
    assert window.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_buttons_show_and_hide_the_original_in_the_text(opened):
    _, window = opened("uk")
    english = rulebook(DEFAULT, catalogue("en").translate).texts()
    for name in ("short.kin", "moves.ace", "score.run"):
        assert english[name] not in page(window)
        window.browser.anchorClicked.emit(QUrl(f"english:{name}"))
        assert english[name] in page(window)
        window.browser.anchorClicked.emit(QUrl(f"english:{name}"))
        assert english[name] not in page(window)
    window.commands.buttons.setChecked(False)
    assert "EN" not in page(window).split()


def test_the_buttons_are_reached_and_pressed_by_keyboard(opened):
    _, window = opened("uk")
    window.commands.buttons.setChecked(True)
    english = rulebook(DEFAULT, catalogue("en").translate).texts()
    window.browser.setFocus()
    QTest.keyClick(window.browser, Qt.Key.Key_Tab)
    assert window.browser.textCursor().selectedText() == "EN"
    QTest.keyClick(window.browser, Qt.Key.Key_Return)
    assert english["short.kin"] in page(window)


def test_reading_goes_on_at_the_same_place_when_something_is_opened(opened):
    _, window = opened("uk")
    window.show_game(DEFAULT, "score")
    top = window.browser.verticalScrollBar().value()
    before = window.browser.tops()["score"] - top
    window.browser.anchorClicked.emit(QUrl("english:short.kin"))
    after = window.browser.tops()["score"] - window.browser.verticalScrollBar().value()
    assert abs(after - before) < 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_pictures_in_words(opened, code):
    _, window = opened(code)
    book = rulebook(DEFAULT, catalogue(code).translate)
    picture = next(block for block in book.blocks() if isinstance(block, Picture))
    assert picture.words not in page(window)
    window.browser.anchorClicked.emit(QUrl(f"words:{picture.id}"))
    assert picture.words in page(window)


def test_pictures_are_as_sharp_as_the_screen_and_as_wide_as_the_text(opened, qtbot):
    _, window = opened()
    image = window.pictures.image("picture.start")
    assert image.devicePixelRatio() == window.devicePixelRatioF()
    width, _ = window.pictures.size
    assert image.width() == round(width * window.devicePixelRatioF())
    window.resize(500, 600)
    qtbot.waitUntil(lambda: window.pictures.image("picture.start").width() < image.width())
    assert window.pictures.image("picture.nowhere").isNull()


def cloth_at(image, side):
    """Whether a strip at a side of a picture, where the reserve is, shows cloth only."""
    ratio = image.devicePixelRatio()
    x = 40 if side == "left" else image.width() / ratio - 40
    colour = image.pixelColor(round(x * ratio), round(60 * ratio))
    return colour.green() > colour.red() and colour.green() > colour.blue()


def test_boards_are_mirrored_for_hebrew(opened, qtbot):
    program, window = opened("he")
    picture = window.pictures

    def sides():
        image = picture.image("picture.reserve")
        return cloth_at(image, "left"), cloth_at(image, "right")

    # The reserve has been dealt: its empty place shows the cloth.
    qtbot.waitUntil(lambda: sides() == (False, True))
    program.settings.language = "uk"
    QGuiApplication.processEvents()
    qtbot.waitUntil(lambda: sides() == (True, False))


def test_boards_wear_the_chosen_cards(opened, qtbot):
    program, window = opened()
    qtbot.wait(400)
    before = window.pictures.image("picture.start").copy()
    program.settings.theme = "midnight"
    assert window.pictures.image("picture.start") != before


@pytest.mark.qt_log_ignore("This plugin does not support raise")
def test_it_opens_again_where_it_was(opened, qtbot):
    program, window = opened()
    window.show_game(DEFAULT, "tactics")
    bar = window.browser.verticalScrollBar()
    bar.setValue(bar.value() + 30)
    place = bar.value()
    QTest.keyClick(window.browser, Qt.Key.Key_Escape)
    assert not window.isVisible()
    program.actions.rules.trigger()
    qtbot.wait(200)
    assert window.isVisible()
    assert bar.value() == place > 30
    # Of another game they begin at the top.
    window.close()
    program.window.parts.games.begin(FAMILY["wasp"], program.model.number)
    program.actions.rules.trigger()
    assert (window.game, bar.value()) == (FAMILY["wasp"], 0)


def test_the_keys_back_and_forward(opened):
    _, window = opened()
    window.show_game(FAMILY["wasp"])
    for key, game in (
        (Qt.Key.Key_Left, DEFAULT),
        (Qt.Key.Key_Right, FAMILY["wasp"]),
    ):
        QTest.keyClick(window.browser, key, Qt.KeyboardModifier.AltModifier)
        assert window.game == game


def test_no_key_means_two_things(opened):
    _, window = opened()
    keys = [key.toString() for action in window.commands.all() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))


def test_the_keys_are_those_of_the_real_actions(opened):
    program, window = opened()
    text = page(window)
    for action in program.actions.all():
        for keys in action.shortcuts():
            assert keys.toString(QKeySequence.SequenceFormat.NativeText) in text
            assert action.text().replace("&", "").rstrip("…") in text


def test_the_note_stays_inside_a_small_window(opened):
    _, window = opened("uk")
    window.resize(430, 330)
    window.note.tell("x", "word " * 120, QRect(10, 200, 100, 30))
    assert window.note.x() >= 0
    assert window.note.y() >= 0
    assert window.note.width() <= window.browser.viewport().width()


def test_a_small_window_leaves_the_room_to_the_text(opened, qtbot):
    _, window = opened("uk")
    window.resize(1000, 700)
    qtbot.wait(0)
    window.resize(480, 340)
    qtbot.wait(200)
    assert window.browser.width() > 1.5 * window.side.width()
    assert window.side.games.width() <= window.side.width()


def test_the_arrows_show_in_dark_windows_and_lead_where_one_reads(opened, qapp):
    def seen(action):
        return action.icon().pixmap(24, 24).toImage()

    program, window = opened("en")
    back, forward = seen(window.commands.back), seen(window.commands.forward)
    program.settings.language = "he"
    qapp.processEvents()
    assert (seen(window.commands.forward), seen(window.commands.back)) == (back, forward)
    palette = window.palette()
    palette.setColor(QPalette.ColorRole.ButtonText, QColor("white"))
    window.setPalette(palette)
    image = seen(window.commands.back)
    inked = [
        image.pixelColor(x, y)
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() > 200
    ]
    assert inked
    assert all(colour.lightness() > 200 for colour in inked)
