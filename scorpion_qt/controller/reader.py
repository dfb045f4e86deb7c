"""The reading of columns, table, targets, free cards and progress by a screen reader."""

from __future__ import annotations

from PySide6.QtCore import QObject

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.rules import DEAL, Reserve
from scorpion_qt.text.refusal_words import refusal_text
from scorpion_qt.text.solver_words import StatusWords
from scorpion_qt.text.spoken_words import AnswerWords
from scorpion_qt.view.hit import PileKind

from .actions import Actions
from .keyboard_input import KeyboardInput
from .speech import Speech


class Reader(QObject):
    """Answers the player's questions through the screen reader.

    Args:
        model: The game.
        keyboard: The player's place on the table.
        speech: Speaks the answers.
        solver: Says whether the game can be won.
        actions: The actions for the questions.
    """

    def __init__(
        self,
        model: GameModel,
        keyboard: KeyboardInput,
        speech: Speech,
        solver: SolverService,
        actions: Actions,
    ) -> None:
        super().__init__(keyboard)
        self._model = model
        self._solver = solver
        self._verdict_wanted = False
        solver.status_changed.connect(self._tell_verdict)
        self._keyboard = keyboard
        self._speech = speech
        keyboard.undecided.connect(self.where)
        actions.verdict.triggered.connect(self.verdict)
        actions.peek.triggered.connect(keyboard.peek)
        actions.read_column.triggered.connect(self.column)
        actions.read_table.triggered.connect(self.table)
        actions.read_targets.triggered.connect(self.where)
        actions.read_free.triggered.connect(self.free)
        actions.read_progress.triggered.connect(self.progress)

    def column(self) -> None:
        """Read the focused column, or the reserve, or the foundations."""
        board = self._model.board
        cursor = self._keyboard.cursor
        match cursor.pile:
            case PileKind.COLUMN:
                self._speech.say(AnswerWords().column(board, cursor.column))
            case PileKind.RESERVE:
                self._speech.say(AnswerWords().reserve(board))
            case PileKind.PLACE:
                self._speech.say(AnswerWords().collected(board.position))

    def table(self) -> None:
        """Read the whole table."""
        self._speech.say(AnswerWords().table(self._model.board))

    def where(self) -> None:
        """Say where the held or focused card can go, or why it can't be lifted."""
        board = self._model.board
        card = self._keyboard.asked
        on_reserve = self._keyboard.cursor.pile is PileKind.RESERVE
        on_stock = on_reserve and board.game.reserve is Reserve.STOCK
        if card is None and not on_stock:
            self._speech.say(AnswerWords().nothing_here())
            return
        refusal = board.refusal(DEAL) if card is None else board.lift_refusal(card)
        if refusal is not None:
            self._speech.say(refusal_text(refusal, board.game))
        elif card is None:
            self._speech.say(AnswerWords().can_deal())
        else:
            columns = board.targets(card)
            self._speech.say(AnswerWords().where(board.position, card, columns))

    def free(self) -> None:
        """Say which cards have nothing on them, and which columns are empty."""
        self._speech.say(AnswerWords().free(self._model.position))

    def verdict(self) -> None:
        """Ask whether the game can be won, and say the answer when it arrives."""
        self._verdict_wanted = True
        self._solver.ask()
        self._tell_verdict()

    def _tell_verdict(self) -> None:
        if not self._verdict_wanted:
            return
        status = self._solver.status
        self._verdict_wanted = status is GameStatus.LOOKING
        self._speech.say(StatusWords().text(status, self._solver.nodes))

    def progress(self) -> None:
        """Say score, moves and time."""
        step, seconds = self._model.step, int(self._model.clock.seconds)
        self._speech.say(AnswerWords().progress(step.score, step.length, seconds))
