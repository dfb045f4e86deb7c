"""The presenter of hints, of the way back to a winnable position, and of a found win."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.hints import Hint, HintBasis
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.rules import Action, Deal, Step
from scorpion_qt.text.solver_words import HintWords, StatusWords
from scorpion_qt.view.arrow_geometry import Arrow
from scorpion_qt.view.table import TableView

from .solution_player import SolutionPlayer


class HintPresenter(QObject):
    """Passes the player's questions to the solver, and shows its answers on the table.

    Args:
        model: The game.
        solver: Answers the questions.
        table: The table for the arrows.
        player: Plays a win that was found.
        parent: The owner.

    Signals:
        told: (sentence) There is a message for the player.
        lost: (sentence) There is no hint, because the position can't be won.
    """

    told = Signal(str)
    lost = Signal(str)

    def __init__(
        self,
        model: GameModel,
        solver: SolverService,
        table: TableView,
        player: SolutionPlayer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._solver = solver
        self._table = table
        self._player = player
        solver.hint_found.connect(self._on_hint_found)
        solver.line_found.connect(self._on_line_found)
        solver.way_back_found.connect(self._on_way_back_found)

    def hint(self) -> None:
        """Show a move, each time another one."""
        self._model.count_help()
        self._solver.hint()

    def way_back(self) -> None:
        """Go back to the last winnable position of the line, as one action."""
        self._model.count_help()
        self._solver.way_back()

    def _on_hint_found(self, hint: Hint) -> None:
        board = self._model.board
        text = HintWords().text(board, hint)
        if hint.basis is HintBasis.LOST:
            status = self._solver.status
            # "No longer" would be wrong for a deal that was never winnable.
            self.lost.emit(StatusWords().text(status) if status is GameStatus.DEAL_LOST else text)
            return
        move = hint.move
        if isinstance(move, Deal):
            count = len(board.position.reserve)
            self._table.show_arrows([Arrow(None, column) for column in range(count)], range(count))
        elif move is not None:
            arrow = Arrow(move.card, move.column)
            self._table.show_arrows([arrow], [move.column], board.block(move.card))
        self.told.emit(text)

    def _on_line_found(self, line: tuple[Action, ...] | None) -> None:
        if not line:
            self.told.emit(HintWords().no_line())
            return
        if QApplication.activeModalWidget() is not None or self._table.dragging:
            return  # the player has turned to something else
        # Before the first move, which hides notices.
        self.told.emit(HintWords().showing())
        self._player.show(line)

    def _on_way_back_found(self, step: Step | None) -> None:
        if step is None:
            self.told.emit(HintWords().no_way_back())
        elif step is self._model.step:
            self.told.emit(StatusWords().text(GameStatus.WINNABLE))
        else:
            self._model.jump(step)
