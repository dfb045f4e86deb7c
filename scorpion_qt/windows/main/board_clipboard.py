"""Copying the board on the table as text, and pasting a board in words as a game to play."""

from __future__ import annotations

import random

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import FAMILY, Board, Game
from scorpion_qt.text.board_reader import BoardFaultWords, BoardUnreadable, read_board
from scorpion_qt.text.board_words import describe
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.visible_board import VisibleBoard, fitting_games


class BoardClipboard(QObject):
    """Copies and pastes boards.

    Args:
        model: The game on the table.
        games: Opens games.
        actions: The actions for copying and pasting.
        window: The main window.

    Signals:
        said: (sentence) There is a message for the player.
    """

    said = Signal(str)

    def __init__(
        self, model: GameModel, games: GameOpener, actions: Actions, window: QWidget
    ) -> None:
        super().__init__(window)
        actions.copy_board.triggered.connect(self.copy)
        actions.paste_board.triggered.connect(self.paste)
        self._model = model
        self._games = games
        self._window = window

    def copy(self) -> None:
        """Copy the board in words."""
        QGuiApplication.clipboard().setText(describe(self._model.board))
        self.said.emit(self.tr("The board was copied as text"))

    def paste(self) -> None:
        """Read the board from the clipboard and ask for its game, or report why that fails."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            self.said.emit(self.tr("There is no text on the clipboard"))
            return
        try:
            board = read_board(text)
        except BoardUnreadable as error:
            self.said.emit(BoardFaultWords().sentence(error))
            return
        games = fitting_games(board, [*dict.fromkeys([self._model.game, *FAMILY.values()])])
        if not games:
            self.said.emit(self.tr("No game has such a board"))
            return
        dialog = BoardDialog(games, board.unknown, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(lambda game: self._open(game, board))
        dialog.open()

    def _open(self, game: Game, board: VisibleBoard) -> None:
        position = board.position(game, random.SystemRandom().shuffle)
        self._games.place(Session.from_board(Board(game, position)))


class BoardDialog(QDialog):
    """Asks which game a board belongs to.

    Args:
        games: The possible games, the likeliest first.
        unknown: The number of its face-down cards.
        parent: The main window.

    Signals:
        chosen: (Game) The game.
    """

    chosen = Signal(object)

    def __init__(self, games: list[Game], unknown: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Paste a board"))
        self._games = games
        self.list = QListWidget()
        for game in games:
            self.list.addItem(QListWidgetItem(game_name(game)))
        self.list.setCurrentRow(0)
        self.list.itemActivated.connect(self.accept)
        question = QLabel(self.tr("Which &game is this board of?"))
        question.setBuddy(self.list)
        notes = [self.tr("It is played outside of the statistics.")]
        if unknown:
            notes.insert(
                0,
                self.tr(
                    "%n card(s) lie face-down and are not known; they are filled in at random.",
                    "",
                    unknown,
                ),
            )
        note = QLabel(" ".join(notes))
        note.setWordWrap(True)
        buttons = QDialogButtonBox()
        play = QPushButton(self.tr("&Play"))
        play.setDefault(True)
        buttons.addButton(play, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (question, self.list, note, buttons):
            column.addWidget(widget)

    def accept(self) -> None:
        """Accept the chosen game."""
        self.chosen.emit(self._games[self.list.currentRow()])
        super().accept()
