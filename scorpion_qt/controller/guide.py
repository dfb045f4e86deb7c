"""Hints on the table, the way back to a position that can be won, and a win that is shown."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer, Signal

from scorpion_qt.model.adviser import Adviser
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.model.hints import Standing, Suggestion
from scorpion_qt.model.knowledge import Verdict
from scorpion_qt.rules import Action, Deal, Step, block
from scorpion_qt.text.advice import Hints, Verdicts
from scorpion_qt.view.table import TableView
from scorpion_qt.view.ways import Pointer

WATCHING = 450
"""Milliseconds between two moves of a win that is shown, besides the moves themselves."""


class Guide(QObject):
    """Asks the adviser for the player, and shows on the table what it says.

    Signals:
        told: (sentence) Something to tell the player.
        lost: (sentence) There is no hint: the position cannot be won.
    """

    told = Signal(str)
    lost = Signal(str)

    def __init__(
        self, model: GameModel, adviser: Adviser, table: TableView, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._adviser = adviser
        self._table = table
        self._shown: list[Action] = []
        self._expected = -1
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(WATCHING)
        self._pause.timeout.connect(self._show_next)
        adviser.suggested.connect(self._on_suggested)
        adviser.line_found.connect(self._on_line_found)
        adviser.way_back_found.connect(self._on_way_back_found)
        model.changed.connect(self._on_changed)
        table.pressed.connect(self.stop)
        table.settled.connect(self._on_settled)
        table.installEventFilter(self)

    @property
    def showing(self) -> bool:
        """Whether a win is being shown."""
        return bool(self._shown)

    def hint(self) -> None:
        """Show a move, another one each time it is asked for."""
        self._model.count_help()
        self._adviser.hint()

    def show_win(self) -> None:
        """Play a win from here, at watching speed, until :meth:`stop`."""
        self._adviser.show_line()

    def way_back(self) -> None:
        """Go back to the last position of the line that can be won, as one action."""
        self._model.count_help()
        self._adviser.way_back()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any key stops a win that is being shown, and does what it does besides."""
        if event.type() is QEvent.Type.ShortcutOverride:
            self.stop()
        return super().eventFilter(watched, event)

    def stop(self) -> None:
        """Stop showing a win; what was shown stays and can be undone."""
        self._shown.clear()
        self._pause.stop()

    def _on_suggested(self, suggestion: Suggestion) -> None:
        position = self._model.position
        text = Hints().text(position, suggestion)
        if suggestion.standing is Standing.LOST:
            verdict = self._adviser.verdict
            # Of a deal that never could be won, "no longer" would be wrong.
            self.lost.emit(Verdicts().text(verdict) if verdict is Verdict.DEAL_LOST else text)
            return
        move = suggestion.move
        if isinstance(move, Deal):
            count = len(position.reserve)
            self._table.point([Pointer(None, column) for column in range(count)], range(count))
        elif move is not None:
            cards = block(position, move.card)
            self._table.point([Pointer(move.card, move.column)], [move.column], cards)
        self.told.emit(text)

    def _on_line_found(self, line: tuple[Action, ...] | None) -> None:
        if not line:
            self.told.emit(Hints().no_line())
            return
        self._model.mark_shown()
        self.told.emit(Hints().showing())
        self._shown = list(line)
        self._expected = self._model.revision
        self._show_next()

    def _show_next(self) -> None:
        if not self._shown:
            return
        move = self._shown.pop(0)
        self._expected = self._model.revision + 1
        self._model.play(move)
        if not self._table.moving:
            self._on_settled()

    def _on_settled(self) -> None:
        if self._shown:
            self._pause.start()

    def _on_changed(self) -> None:
        if self._model.revision != self._expected:
            self.stop()

    def _on_way_back_found(self, step: Step | None) -> None:
        if step is None:
            self.told.emit(Hints().no_way_back())
        elif step is self._model.step:
            self.told.emit(Verdicts().text(Verdict.WINNABLE))
        else:
            self._model.jump(step)
