"""Adding a language as translations/README.md says: a pseudo-language, long and in brackets."""

import re
import subprocess
import sys
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from scorpion_qt import paths
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import FAMILY
from scorpion_qt.text import catalogue
from scorpion_qt.text.board_reader import read_board
from tests.conftest import ROOT
from tests.windows.conftest import Program

CODE = "eo"
"""A code that Qt knows, so that it has a locale: Esperanto."""
NAME = "[Pseudo]"
LONGER = 1.6
NAMES = re.compile(r"\b(English|EN|Qt)\b|\u2066[^\u2069]*\u2069|<[^>]*>")
"""What stays as it is in every language; keys and versions are isolated."""


def outside(text):
    """The words of a text that no pair of the pseudo-language's brackets holds."""
    text, before = NAMES.sub("", text.replace("&", "")), ""
    while text != before:
        text, before = re.sub(r"\[[^][]*\]", "", text), text
    return re.findall("[A-Za-z]{2,}", text)


def longer(text):
    """A text in brackets, 60 % longer, with the same placeholders and underlined letters."""
    more = round(len(text) * (LONGER - 1))
    filling = " ".join(["lorem"] * (more // 6 + 1))[:more]
    return f"[{text}{filling}]"


@pytest.fixture(scope="module")
def pseudo_catalogues(tmp_path_factory):
    """The compiled catalogues with the pseudo-language among them."""
    directory = tmp_path_factory.mktemp("translations")
    tree = ElementTree.parse(ROOT / "translations" / "scorpion_en.ts")
    tree.getroot().set("language", CODE)
    for message in tree.iter("message"):
        translation = message.find("translation")
        forms = translation.findall("numerusform")
        for element in forms or [translation]:
            text = element.text or ""
            element.text = longer(text)
    file = directory / f"scorpion_{CODE}.ts"
    tree.write(file, encoding="utf-8", xml_declaration=True)
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import translations
    finally:
        sys.path.pop(0)
    for source in (file, ROOT / "translations" / "scorpion_en.ts"):
        compiled = directory / f"{source.stem}.qm"
        subprocess.run(
            [translations._tool("lrelease"), "-silent", source, "-qm", compiled], check=True
        )
    return directory


@pytest.fixture
def pseudo(pseudo_catalogues, monkeypatch):
    monkeypatch.setattr(paths, "translations_dir", lambda: pseudo_catalogues)
    monkeypatch.setitem(LANGUAGES, CODE, NAME)
    catalogue.catalogue.cache_clear()
    yield
    catalogue.catalogue.cache_clear()


@pytest.fixture
def program(pseudo, english_again, qtbot, tmp_path):
    program = Program(english_again, tmp_path / "settings.ini", CODE)
    program.show(1000, 700)
    yield program
    program.close()
    program.window.deleteLater()


def english_texts(window):
    """Texts of a window that are not the pseudo-language's."""
    texts = [action.text() for action in window.findChildren(QAction)]
    for widget in window.findChildren(QWidget):
        if isinstance(widget, QLabel | QAbstractButton):
            texts.append(widget.text())
    return [text for text in texts if outside(text)]


def clipped(window):
    """Buttons that are visible and smaller than what they have to show."""
    return [
        button.text()
        for button in window.findChildren(QAbstractButton)
        if button.isVisible()
        and button.text()
        and button.width() < min(button.sizeHint().width(), button.window().width() - 40)
    ]


def test_the_main_window_speaks_it(program):
    assert english_texts(program.window) == []
    assert clipped(program.window) == []


@pytest.mark.parametrize("name", ["new_game", "preferences", "about"])
def test_the_dialogs_speak_it(program, qtbot, name):
    before = set(program.window.findChildren(QWidget))
    getattr(program.actions, name).trigger()
    dialog = next(
        widget
        for widget in program.window.findChildren(QWidget)
        if widget not in before and widget.isWindow()
    )
    qtbot.waitExposed(dialog)
    assert english_texts(dialog) == []
    assert clipped(dialog) == []
    dialog.close()


def test_the_rules_speak_it(program):
    program.actions.rules.trigger()
    window = program.window.parts.rules.window
    window.commands.buttons.setChecked(False)
    for game in FAMILY.values():
        window.show_game(game)
        for line in window.browser.toPlainText().splitlines():
            assert not outside(line), line
    assert english_texts(window) == []


def test_boards_in_it_can_be_read_at_once(pseudo):
    text = catalogue.catalogue(CODE).translate("CardWritten", "10 of hearts")
    words = catalogue.catalogue(CODE).translate("BoardWords", "column %1").replace("%1", "1")
    from scorpion_qt.text import board_reader

    board_reader._phrases.cache_clear()
    try:
        board = read_board(f"{words}: {text}")
    finally:
        board_reader._phrases.cache_clear()
    assert str(board.columns[0].face_up[0]) == "TH"
