"""The player of a win, for the user to watch."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer

from scorpion_qt.model.game.game_model import GameModel, GameState
from scorpion_qt.rules import Action
from scorpion_qt.view.table import TableView

WATCHING: Final = 450
"""Milliseconds between two moves, in addition to the moves themselves."""
_PLAYER_ACTS: Final = (
    QEvent.Type.KeyPress,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.NonClientAreaMouseButtonPress,
    QEvent.Type.TouchBegin,
    QEvent.Type.Wheel,
    QEvent.Type.WindowBlocked,
    QEvent.Type.Close,
)
"""Events that end it, in any window of the program. They also have their usual effect."""


class SolutionPlayer(QObject):
    """Plays a win at watching speed, until the player does anything or the game is paused.

    Args:
        model: The game, whose state is ``SHOWING`` in the meantime.
        table: The table that shows the moves.
        parent: The owner.
    """

    def __init__(self, model: GameModel, table: TableView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._line: list[Action] = []
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(WATCHING)
        self._wait.timeout.connect(self._show_next)
        model.state_changed.connect(self._on_state_changed)
        table.settled.connect(self._on_settled)

    def show(self, line: tuple[Action, ...]) -> None:
        """Start to play the moves of a line."""
        self._model.begin_showing()
        if self._model.state is GameState.SHOWING:
            self._line = list(line)
            app = QCoreApplication.instance()
            if app is not None:
                app.installEventFilter(self)
            self._show_next()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Return control when the player does anything."""
        if event.type() in _PLAYER_ACTS:
            self._model.end_showing()
        return super().eventFilter(watched, event)

    def _show_next(self) -> None:
        if self._line and self._model.show(self._line.pop(0)) and not self._table.moving:
            self._on_settled()

    def _on_settled(self) -> None:
        if self._line:
            self._wait.start()

    def _on_state_changed(self, state: GameState) -> None:
        if state is not GameState.SHOWING:
            self._line = []
            self._wait.stop()
            app = QCoreApplication.instance()
            if app is not None:
                app.removeEventFilter(self)
