"""What the solver has to say, brought into the window: actions, notices, lights on the table."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.guide import Guide
from scorpion_qt.controller.reasons import Reasons
from scorpion_qt.model.adviser import Adviser
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.model.knowledge import Verdict
from scorpion_qt.model.odds_meter import BATCH, Figure, OddsMeter
from scorpion_qt.rules import Card, Move
from scorpion_qt.text.advice import OddsWords
from scorpion_qt.view.arrows import Tag
from scorpion_qt.view.table import TableView

from .notice import Notice
from .verdict_button import VerdictButton


class Counsel(QObject):
    """Connects the actions that ask the solver with what shows its answers.

    Attributes:
        adviser: Knows what is proven about the game.
        guide: Hints, the way back, a win that is shown.
        reasons: Why the game cannot be won.
        meter: The odds.
        verdict: The button for the status strip.
    """

    def __init__(
        self,
        model: GameModel,
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
        self.adviser = Adviser(model, self)
        self.guide = Guide(model, self.adviser, table, self)
        self.reasons = Reasons(model, self.adviser, table, self)
        self.meter = OddsMeter(model, self)
        self.verdict = VerdictButton(self.adviser)
        self._steps = [QAction(self) for _ in range(3)]
        for action, slot in zip(
            self._steps,
            (self._on_previous, self._on_next, self.reasons.close),
            strict=True,
        ):
            action.triggered.connect(slot)
        # What asks something else takes the odds' turn, and their place in the notice.
        for action in (actions.hint, actions.show_win, actions.verdict, actions.why):
            action.triggered.connect(self.meter.stop)
        actions.hint.triggered.connect(self.guide.hint)
        actions.show_win.triggered.connect(self.guide.show_win)
        actions.way_back.triggered.connect(self.guide.way_back)
        actions.verdict.triggered.connect(self.adviser.ask)
        actions.why.triggered.connect(self.reasons.ask)
        actions.odds.triggered.connect(self._on_odds)
        self.guide.told.connect(notice.say)
        self.guide.lost.connect(self._on_lost)
        self.reasons.told.connect(self._on_reason)
        self.reasons.closed.connect(notice.hide)
        self.meter.measured.connect(self._on_measured)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        texts = (self.tr("Previous step"), self.tr("Next step"), self.tr("Close"))
        for action, text in zip(self._steps, texts, strict=True):
            action.setText(text)

    def set_resting(self, resting: bool) -> None:
        """Ask the solver nothing while the window is out of sight."""
        self.adviser.set_resting(resting)
        if resting:
            self.meter.stop()

    def close(self) -> None:
        """Drop what is being looked for and end the threads."""
        self.meter.stop()  # the adviser's thread may be waiting for its turn
        self.adviser.close()
        self.meter.close()

    def _on_lost(self, text: str) -> None:
        actions = [self._actions.why]
        if self.adviser.verdict is not Verdict.DEAL_LOST:
            actions.append(self._actions.way_back)
        self._notice.ask("", text, actions)

    def _on_reason(self, title: str, text: str, steps: int) -> None:
        if steps:
            self._notice.ask(title, text, self._steps if steps > 1 else self._steps[-1:])
        else:
            self._notice.say(text)

    def _on_previous(self) -> None:
        self.reasons.step(-1)

    def _on_next(self) -> None:
        self.reasons.step(1)

    def _on_odds(self) -> None:
        if self.meter.measuring:
            self.meter.stop()
        elif self._table.tags:
            self._table.darken()
            self._notice.hide()
        elif not self._model.is_won:
            self._model.count_help()
            self._table.darken()  # the arrow of a hint would cover the figures
            self._notice.say(OddsWords().measuring())
            self.meter.start()

    def _on_measured(self, figure: Figure) -> None:
        words = OddsWords()
        best: dict[Card | None, float] = {}
        for action, share in figure.moves.items():
            card = action.card if isinstance(action, Move) else None
            best[card] = max(share, best.get(card, 0.0))
        most = max(best.values(), default=0.0)
        self._table.tag(
            {card: Tag(words.percent(share), 0 < share == most) for card, share in best.items()}
        )
        # Heard as they come, the figures would cut each other short: the first and the last will do.
        aloud = figure.samples <= BATCH or figure.is_last
        self._notice.say(words.text(figure.share, figure.low, figure.high), aloud)
