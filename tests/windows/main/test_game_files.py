"""Files in the window: dialogs, menus, what is dropped, and what is said."""

import errno

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.game_store import GameStore
from scorpion_qt.model.storage.save_format import SaveFault
from scorpion_qt.model.storage.statistics_fault import StatisticsFault, StatisticsUnavailable
from scorpion_qt.rules import DEFAULT, FAMILY, Board, DealNumber
from scorpion_qt.text import language
from scorpion_qt.text.storage_words import (
    StorageWords,
    lost_game_text,
    open_fault_text,
    statistics_damaged_text,
    statistics_fault_text,
)
from scorpion_qt.windows.main.game_files import GameFiles

NUMBER, OTHER = DealNumber.parse("17"), DealNumber.parse("18")
COPY, LEFT = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def files(program, tmp_path):
    """The files of the window, with a place where games wait."""
    store = GameStore(tmp_path / "games")
    games = GameOpener(program.model, program.settings, store, program.window)
    files = GameFiles(
        games, program.model, program.actions, program.window, program.table.viewport()
    )
    files.retranslate()
    files.store = store
    files.heard = []
    files.said.connect(files.heard.append)
    return files


def names(menu):
    menu.aboutToShow.emit()
    return [action.text() for action in menu.actions() if not action.isSeparator()]


def drop(widget, *urls):
    """Drag URLs over a widget and drop them; returns whether they were welcome."""
    data = QMimeData()
    data.setUrls([QUrl(url) for url in urls])
    enter = QDragEnterEvent(QPoint(5, 5), COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, enter)
    drop = QDropEvent(QPointF(5, 5), COPY, data, LEFT, NONE)
    QApplication.sendEvent(widget, drop)
    return enter.isAccepted()


@pytest.mark.parametrize("part", ["window", "table"])
def test_a_saved_game_is_dropped_on_the_window(program, files, tmp_path, part):
    path = tmp_path / "a game.scorpion"
    files._games.save_as(path)
    saved = program.model.session.attempt
    program.model.new_game(FAMILY["wasp"], OTHER)
    widget = program.window if part == "window" else program.table.viewport()
    assert drop(widget, QUrl.fromLocalFile(str(path)).toString())
    assert program.model.session.attempt == saved


def test_a_link_is_dropped_on_the_window(program, files):
    assert drop(program.window, "scorpion-qt://play?game=wasp&number=18")
    assert (program.model.game, program.model.number) == (FAMILY["wasp"], OTHER)


@pytest.mark.parametrize("urls", [[], ["https://example.org/x"], ["file:///a", "file:///b"]])
def test_anything_else_is_not_welcome(program, files, urls):
    before = program.model.session.attempt
    assert not drop(program.window, *urls)
    assert program.model.session.attempt == before


def test_the_recent_files_can_be_opened_and_forgotten(program, files, tmp_path):
    assert names(files.recent_menu) == ["No files yet"]
    files._games.save_as(tmp_path / "one.scorpion")
    saved = program.model.session.attempt
    program.model.new_game(DEFAULT, OTHER)
    assert names(files.recent_menu) == ["one.scorpion", "&Clear this list"]
    files.recent_menu.actions()[0].trigger()
    assert program.model.session.attempt == saved
    files.recent_menu.actions()[-1].trigger()
    assert names(files.recent_menu) == ["No files yet"]


def test_waiting_games_can_be_gone_on_with(program, files):
    assert names(files.waiting_menu) == ["No other game is waiting"]
    program.model.play(program.model.board.legal_moves[0])
    waiting = program.model.session
    files.store.write(waiting)
    program.model.new_game(FAMILY["wasp"], OTHER)
    assert names(files.waiting_menu) == ["Scorpion"]
    files.waiting_menu.actions()[0].trigger()
    assert program.model.session.attempt == waiting.attempt


def test_the_dialogs_open_and_suggest_a_name(program, files, tmp_path):
    files.ask_save()
    dialog = program.window.findChildren(QFileDialog)[-1]
    assert dialog.defaultSuffix() == "scorpion"
    dialog.fileSelected.emit(str(tmp_path / "x.scorpion"))
    assert (tmp_path / "x.scorpion").exists()
    assert files.heard == ["Saved as x.scorpion"]
    dialog.close()
    assert files._suggested_name() == "scorpion-17.scorpion"
    files.ask_open()
    dialog = program.window.findChildren(QFileDialog)[-1]
    dialog.fileSelected.emit(str(tmp_path / "nothing.scorpion"))
    dialog.close()
    assert files.heard[-1] == "nothing.scorpion is not there or cannot be read"


def test_a_name_in_a_folder_that_is_not_there_makes_none(files, tmp_path):
    files._on_save_chosen(str(tmp_path / "mistyped" / "x.scorpion"))
    assert files.heard == ["The game could not be saved: this folder does not exist"]
    assert not (tmp_path / "mistyped").exists()


def test_a_board_without_a_number_has_a_name_too(program, files):
    program.model.load(Session.from_board(Board(DEFAULT, program.model.position)))
    assert files._suggested_name() == "scorpion.scorpion"


def test_trouble_is_told(files):
    files.tell_unsaved(OSError(errno.ENOSPC, "in the system's words"))
    for noted in (True, False, None):
        problem = StatisticsUnavailable(StatisticsFault.LOCKED)
        problem.noted = noted
        files.tell_statistics(problem)
    files.tell_read_only()
    assert files.heard == [
        "The game could not be saved: the disk is full",
        "Another program holds the statistics; the result will be added later",
        "Another program holds the statistics; the result is kept only until the program is closed",
        "Another program holds the statistics",
        "Another copy of the program is running and does not answer; nothing is saved here",
    ]


@pytest.mark.parametrize("code", ["en", "uk", "he", "ru"])
def test_every_trouble_has_one_sentence_in_every_language(qapp, tmp_path, code):
    language.install(qapp, code)
    path = tmp_path / "a.scorpion"
    said = [open_fault_text(fault, path) for fault in SaveFault]
    said += [lost_game_text(fault, kept) for fault in SaveFault for kept in (path, None)]
    for fault in StatisticsFault:
        problem = StatisticsUnavailable(fault)
        said.append(statistics_fault_text(problem))
        problem.noted = False
        said.append(statistics_fault_text(problem))
    said.append(statistics_damaged_text(path))
    said += [StorageWords().no_link(), StorageWords().read_only()]
    language.install(qapp, "en")
    for sentence in said:
        assert sentence.strip()
        assert "%" not in sentence
        assert "\n" not in sentence
