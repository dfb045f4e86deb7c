"""The solver in the main window: its actions, notices, and highlights on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.hint_presenter import HintPresenter
from scorpion_qt.controller.proof_presenter import ProofPresenter
from scorpion_qt.controller.solution_player import SolutionPlayer
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.odds_meter import BATCH, Figure, OddsMeter
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.rules import Card, Move
from scorpion_qt.text.solver_words import OddsWords
from scorpion_qt.view.arrows import Tag
from scorpion_qt.view.table import TableView

from .notice import Notice
from .verdict_button import VerdictButton


class SolverPanel(QObject):
    """Connects the actions for the solver with the presenters of its answers.

    Attributes:
        solver: Answers questions about the game on the table.
        player: Plays a win that was found.
        hints: Shows hints, the way back, and a win.
        proofs: Shows why the game can't be won.
        meter: Measures the odds.
        verdict: The button for the status strip.
    """

    def __init__(
        self,
        model: GameModel,
        desk: SolverDesk,
        table: TableView,
        notice: Notice,
        actions: Actions,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._table = table
        self._notice = notice
        self._actions = actions
        self.solver = SolverService(model, desk, self)
        self.player = SolutionPlayer(model, table, self)
        self.hints = HintPresenter(model, self.solver, table, self.player, self)
        self.proofs = ProofPresenter(model, self.solver, table, self)
        self.meter = OddsMeter(model, desk, self)
        self.verdict = VerdictButton(self.solver)
        self._steps = [QAction(self) for _ in range(3)]
        for action, slot in zip(
            self._steps,
            (self._on_previous, self._on_next, self.proofs.close),
            strict=True,
        ):
            action.triggered.connect(slot)
        # What is shown next takes the place of a proof.
        for action in (actions.hint, actions.show_win, actions.odds):
            action.triggered.connect(self.proofs.forget)
        actions.hint.triggered.connect(self.hints.hint)
        actions.show_win.triggered.connect(self.solver.show_line)
        actions.way_back.triggered.connect(self.hints.way_back)
        actions.why.triggered.connect(self._on_why)
        actions.odds.triggered.connect(self._on_odds)
        self.hints.told.connect(notice.say)
        self.hints.lost.connect(self._on_lost)
        self.proofs.told.connect(self._on_reason)
        self.proofs.closed.connect(notice.dismiss)
        self.meter.measured.connect(self._on_measured)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        texts = (self.tr("Previous step"), self.tr("Next step"), self.tr("Close"))
        for action, text in zip(self._steps, texts, strict=True):
            action.setText(text)
        self.proofs.retranslate()

    def _on_why(self) -> None:
        self.meter.stop()
        self.proofs.ask()

    def _on_lost(self, text: str) -> None:
        actions = [self._actions.why]
        if self.solver.status is not GameStatus.DEAL_LOST:
            actions.append(self._actions.way_back)
        self._notice.ask("", text, actions)

    def _on_reason(self, title: str, text: str, steps: int) -> None:
        if steps:
            self._notice.ask(title, text, self._steps if steps > 1 else self._steps[-1:])
        else:
            self._notice.say(text)

    def _on_previous(self) -> None:
        self.proofs.step(-1)

    def _on_next(self) -> None:
        self.proofs.step(1)

    def _on_odds(self) -> None:
        if self.meter.measuring:
            self.meter.stop()
        elif self._table.tags:
            self._table.clear_highlights()
            self._notice.dismiss()
        elif not self._model.is_won:
            self._model.count_help()
            self._table.clear_highlights()  # the arrow of a hint would cover the tags
            self._notice.say(OddsWords().measuring())
            self.meter.start()

    def _on_measured(self, figure: Figure) -> None:
        words = OddsWords()
        if figure.share is None:
            self._notice.say(words.unknown())
            return
        best: dict[Card | None, float] = {}
        for action, share in figure.moves.items():
            card = action.card if isinstance(action, Move) else None
            best[card] = max(share, best.get(card, 0.0))
        most = max(best.values(), default=0.0)
        self._table.tag(
            {card: Tag(words.percent(share), 0 < share == most) for card, share in best.items()}
        )
        # Screen readers say only the first and the last figure, as more would interrupt each other.
        aloud = figure.samples <= BATCH or figure.is_last
        self._notice.say(words.text(figure.share, figure.low, figure.high), aloud)
