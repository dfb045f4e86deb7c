"""What the solver says about the game on the table: verdicts, hints, the way to the win."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from scorpion_qt.rules import Action, Game, Position

from .background import Background
from .change import Change
from .game_model import GameModel
from .knowledge import Knowledge, Verdict
from .settings import Asking

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag

    from .hints import Suggestion
    from .inquiry import Inquiry

DEALS_REMEMBERED = 4
"""Deals whose verdicts are kept, so that undoing New game finds them again."""


_Found = TypeVar("_Found")


class Adviser(QObject):
    """Asks the solver about the position on the table and remembers what it said.

    Every answer belongs to the position for which it was asked and is kept for that one; what is told is
    looked up for the present position. An action drops the question that is open.

    Signals:
        verdict_changed: What is known about the position on the table may have changed.
        suggested: (Suggestion) The hint that was asked for.
        line_found: (moves) The winning line that was asked for; None where none was found.
        reason_found: (Reason) Why the position cannot be won, or that it can.
        way_back_found: (Step or None) The last winnable step of the line, that was asked for.
    """

    verdict_changed = Signal()
    suggested = Signal(object)
    line_found = Signal(object)
    way_back_found = Signal(object)
    reason_found = Signal(object)

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._background = Background(self)
        self._asking = Asking.ON_REQUEST
        self._fair = False
        self._resting = False
        self._known: dict[tuple[Game, Position], Knowledge] = {}
        self._shown: list[Action] = []
        model.changed.connect(self._on_changed)

    @property
    def knowledge(self) -> Knowledge:
        """What is known about the deal on the table."""
        key = (self._model.game, self._model.step.start.position)
        known = self._known.pop(key, None) or Knowledge(self._model.game)
        self._known[key] = known
        if self._model.session.chosen_winnable:
            known.learn_winnable(self._model.step.start.position)
        while len(self._known) > DEALS_REMEMBERED:
            del self._known[next(iter(self._known))]
        return known

    @property
    def verdict(self) -> Verdict:
        """What is known about the position on the table."""
        verdict = self.knowledge.verdict(self._model.step)
        if self._background.busy and verdict in (Verdict.NOT_ASKED, Verdict.NOT_DECIDED):
            return Verdict.LOOKING
        return verdict

    @property
    def nodes(self) -> int:
        """How far the search looked that left the present position undecided."""
        return self.knowledge.given_up(self._model.position)

    @property
    def asking(self) -> Asking:
        """When verdicts are asked for."""
        return self._asking

    def set_asking(self, asking: Asking) -> None:
        """When verdicts are asked for by themselves."""
        self._asking = asking
        self._consider()

    def set_fair(self, fair: bool) -> None:
        """Whether hints rest only on what the player sees."""
        self._fair = fair
        self._shown.clear()

    def set_resting(self, resting: bool) -> None:
        """Whether nothing is to be asked now, as the window is out of sight."""
        self._resting = resting
        if resting:
            self._background.drop()
        self._consider()

    def ask(self) -> None:
        """Ask for the verdict on the present position, unless it is known."""
        if self.verdict in (Verdict.NOT_ASKED, Verdict.NOT_DECIDED):
            position = self._model.position
            self._ask(lambda inquiry: inquiry.verdict(position))

    def hint(self) -> None:
        """Ask for a hint that has not been shown yet for the present position."""
        from .hints import Standing, Suggestion

        if self._model.is_won:
            return
        if self._fair:
            self._fair_hint()
            return
        if self.knowledge.lost_from(self._model.step) is not None:
            self.suggested.emit(Suggestion(Standing.LOST))
            return
        position = self._model.position
        line, shown = self.knowledge.winning_line(position), tuple(self._shown)
        self._ask(lambda inquiry: inquiry.hint(position, shown, line), self._on_suggestion)

    def _fair_hint(self) -> None:
        position, shown = self._model.position, tuple(self._shown)
        start = self._model.session.winnable_start
        self._ask(lambda inquiry: inquiry.fair_hint(position, shown, start), self._on_suggestion)

    def show_line(self) -> None:
        """Ask for a winning line from the present position."""
        position, knowledge = self._model.position, self.knowledge
        line = knowledge.winning_line(position)
        if line is not None:
            self.line_found.emit(line)
            return
        self._ask(
            lambda inquiry: inquiry.verdict(position),
            lambda _: self.line_found.emit(knowledge.winning_line(position)),
        )

    def why(self) -> None:
        """Ask why the present position cannot be won."""
        position = self._model.position
        self._ask(lambda inquiry: inquiry.reason(position), self.reason_found.emit)

    def way_back(self) -> None:
        """Ask for the last winnable step of the line played."""
        line, knowledge = self._model.step.line(), self.knowledge
        positions = [step.position for step in line]
        won = {position for position in positions if knowledge.winning_line(position) is not None}
        self._ask(
            lambda inquiry: inquiry.way_back(positions, won),
            lambda _: self.way_back_found.emit(knowledge.last_winnable(line[-1])),
        )

    def close(self) -> None:
        """Drop what is being looked for and end the thread."""
        self._background.close()

    def _ask(
        self, work: Callable[[Inquiry], _Found], then: Callable[[_Found], None] = lambda _: None
    ) -> None:
        """Ask in the thread, learn what was found out about positions, and go on with the result."""
        game, knowledge = self._model.game, self.knowledge

        def inquire(stop: StopFlag) -> tuple[Inquiry, _Found]:
            from .inquiry import Inquiry

            inquiry = Inquiry(game, stop)
            return inquiry, work(inquiry)

        def learn(answer: tuple[Inquiry, _Found]) -> None:
            inquiry, found = answer
            inquiry.teach(knowledge)
            knowledge.follow(self._model.step)
            then(found)
            # It may have been another question, which has dropped that for the verdict.
            self._consider()

        self._background.drop()
        self._background.ask(inquire, learn)
        self.verdict_changed.emit()

    def _on_suggestion(self, suggestion: Suggestion) -> None:
        if suggestion.move is not None:
            self._shown.append(suggestion.move)
        else:
            self._shown.clear()  # after the last one the first can be seen, or heard, again
        self.suggested.emit(suggestion)

    def _on_changed(self, _change: Change) -> None:
        self._background.drop()
        self._shown.clear()
        self.knowledge.follow(self._model.step)
        self._consider()

    def _consider(self) -> None:
        always = self._asking is Asking.ALWAYS and not self._resting
        if always and self.verdict is Verdict.NOT_ASKED:
            self.ask()
        else:
            self.verdict_changed.emit()
