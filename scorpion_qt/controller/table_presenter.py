"""Lets the table follow the game. No other listener of the model moves its cards."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.change import Change, ChangeKind
from scorpion_qt.model.game.game_model import GameModel, GameState
from scorpion_qt.rules.score import points
from scorpion_qt.view.motion import Stage
from scorpion_qt.view.table import TableView

from .keyboard_input import KeyboardInput
from .mouse_input import MouseInput

_ENDED = (GameState.WON, GameState.STUCK)


class TablePresenter(QObject):
    """Shows each change of the game on the table, and reports what has been shown.

    First the table follows a change, then mouse and keyboard, which refer to the cards on it.

    Args:
        model: The game.
        table: The table.
        mouse: Releases cards when the board changes.
        keyboard: Follows the moved cards.

    Signals:
        overtaken: Another change begins to be shown; what was said about the one before is over.
        progressed: (score, moves) The progress of the game as far as it has been shown.
        ended: (GameState) The game is won or stuck, and its last move has been shown.
    """

    overtaken = Signal()
    progressed = Signal(int, int)
    ended = Signal(object)

    def __init__(
        self, model: GameModel, table: TableView, mouse: MouseInput, keyboard: KeyboardInput
    ) -> None:
        super().__init__(table)
        self._model = model
        self._table = table
        self._mouse = mouse
        self._keyboard = keyboard
        self._score = 0
        self._unseen_end: GameState | None = None
        self._is_end_awaited = False
        model.changed.connect(self._on_changed)
        model.state_changed.connect(self._on_state_changed)
        table.stage_started.connect(self._on_stage_started)
        table.settled.connect(self._on_settled)

    def _on_changed(self, change: Change) -> None:
        self.overtaken.emit()
        # Show what was still under way at once, so that it is reported before what follows. Without
        # motion the cards stay where they are: those that are dragged set out from there.
        if self._table.moving:
            self._table.complete()
        self._unseen_end = None
        step = self._model.step
        match change.kind:
            case ChangeKind.NEW:
                self._table.deal(self._model.board)
            case ChangeKind.PLAYED:
                previous = step.previous
                self._score = previous.score if previous is not None else 0
                self.progressed.emit(self._score, step.length)
                self._table.play(change.before, change.after, change.events)
            case ChangeKind.JUMPED:
                self._table.travel(change.after)
        self._mouse.follow()
        self._keyboard.follow(change)
        if not self._table.moving or change.kind is not ChangeKind.PLAYED:
            self._tell_progress()
        self._is_end_awaited = True

    def _on_state_changed(self, state: GameState) -> None:
        covered = state is GameState.PAUSED
        if covered != self._table.covered:
            self._mouse.let_go()
            self._table.set_covered(covered)
        # Once for each change, and not again after a pause.
        if self._is_end_awaited and state in _ENDED:
            if self._table.moving:
                self._unseen_end = state
            else:
                self.ended.emit(state)
        self._is_end_awaited = False

    def _on_stage_started(self, stage: Stage) -> None:
        gained, _ = points(stage.events, frozenset())
        if gained:
            self._score += gained
            self.progressed.emit(self._score, self._model.step.length)

    def _on_settled(self) -> None:
        self._tell_progress()
        ended, self._unseen_end = self._unseen_end, None
        # The last action may have been undone while it was still being shown.
        if ended is not None and ended is self._model.state:
            if ended is GameState.WON:
                self._table.celebrate()
            self.ended.emit(ended)

    def _tell_progress(self) -> None:
        step = self._model.step
        self._score = step.score
        self.progressed.emit(step.score, step.length)
