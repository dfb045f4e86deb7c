"""Copying the board in words, and pasting such words."""

import pytest
from PySide6.QtGui import QGuiApplication

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import FAMILY, DealNumber
from scorpion_qt.text.board_reader import read_board
from scorpion_qt.text.visible_board import VisibleBoard
from scorpion_qt.windows.main.board_clipboard import BoardDialog


@pytest.fixture
def clipboard(qapp):
    board = QGuiApplication.clipboard()
    yield board
    board.clear()


def paste(program):
    program.actions.paste_board.trigger()
    return program.window.findChild(BoardDialog)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_board_is_copied_in_the_language_of_the_window(programs, clipboard, code):
    program = programs(language=code).show()
    program.actions.copy_board.trigger()
    board = read_board(clipboard.text())
    assert board == VisibleBoard.of(program.model.board)
    start = {"en": "reserve:", "uk": "резерв:", "he": "עתודה:", "ru": "резерв:"}[code]
    assert clipboard.text().startswith(start)


def test_the_documents_board_is_played(program, clipboard, shared):
    document = (shared / "seeds" / "001_811abbde3d1eb85c.txt").read_text(encoding="utf-8")
    text = next(line for line in document.splitlines() if line.startswith("עתודה: 3"))
    clipboard.setText(text)
    dialog = paste(program)
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == [
        "Scorpion",
        "Scorpion, relaxed",
        "Scorpion, traditional",
        "Scorpion, traditional, relaxed",
        "Wasp",
        "Wasp, relaxed",
    ]
    dialog.list.setCurrentRow(4)
    dialog.accept()
    model = program.model
    assert model.game == FAMILY["wasp"]
    assert model.number is None
    assert not model.session.counted
    assert VisibleBoard.of(model.board) == read_board(text)
    assert not program.actions.copy_number.isEnabled()


def test_a_pasted_board_can_be_undone_away(program, clipboard):
    before = program.model.position
    program.actions.copy_board.trigger()
    paste(program).accept()
    assert program.model.number is None
    program.actions.undo.trigger()
    assert program.model.position == before
    assert program.model.number == DealNumber.parse("17")


def test_a_dialog_that_is_cancelled_opens_nothing(program, clipboard):
    program.actions.copy_board.trigger()
    before = program.model.session
    paste(program).reject()
    assert program.model.session == before


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "There is no text on the clipboard"),
        ("column 1: 3 of flowers", "Line 1: “3 of flowers” is not a card"),
        ("column 1: 3 of clubs", "No game has such a board"),
    ],
)
def test_what_cannot_be_opened_is_told_and_nothing_is_opened(program, clipboard, text, sentence):
    before = program.model.session
    clipboard.setText(text)
    assert paste(program) is None
    assert program.notice() == sentence
    assert program.model.session == before


def test_the_dialog_says_how_many_cards_are_filled_in(program, clipboard):
    program.actions.copy_board.trigger()
    dialog = paste(program)
    texts = " ".join(
        label.text() for label in dialog.findChildren(type(program.window.notice.label))
    )
    assert "15 cards lie face-down" in texts
    assert "outside of the statistics" in texts
    assert dialog.list.item(0).text() == "Scorpion"
    dialog.reject()
