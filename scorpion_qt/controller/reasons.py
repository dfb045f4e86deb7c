"""Why the game cannot be won, step by step: arrows on the table and a sentence for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.adviser import Adviser
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.view.table import TableView
from scorpion_qt.view.ways import Pointer

if TYPE_CHECKING:
    from scorpion_qt.model.inquiry import Reason

MOST_SHOWN: Final = 6
"""Steps of a circle that are all shown at once, faintly but for the present one; of more, arrows hide the cards."""


class Reasons(QObject):
    """Shows the proof that a position is lost, where one can be drawn.

    Signals:
        told: (title, sentence, how many steps the proof has) What to tell the player.
        closed: The reason is no longer shown.
    """

    told = Signal(str, str, int)
    closed = Signal()

    def __init__(
        self, model: GameModel, adviser: Adviser, table: TableView, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._adviser = adviser
        self._reason: Reason | None = None
        self._at = 0
        adviser.reason_found.connect(self._on_reason)
        model.changed.connect(self._forget)

    def ask(self) -> None:
        """Ask why; asked again while the answer is shown, it goes on to the next step."""
        if self._reason is None:
            self._adviser.why()
        else:
            self.step(1)

    def step(self, by: int) -> None:
        """Go to another step of the proof; after the last one comes the first."""
        if self._reason is not None and self._reason.explanation is not None:
            self._at = (self._at + by) % len(self._reason.explanation.steps)
            self._show()

    def close(self) -> None:
        """Take the arrows away."""
        if self._reason is not None:
            self._reason = None
            self._table.darken()
            self.closed.emit()

    def _forget(self) -> None:
        self._reason = None

    def _on_reason(self, reason: Reason) -> None:
        from scorpion_qt.text.reasons import ReasonWords

        if reason.explanation is None:
            words = ReasonWords()
            sentences = [words.without_steps(reason), *map(words.burden, reason.burdens)]
            if reason.burdens:
                self._table.point((), chosen=reason.burdens[0])
            self.told.emit("", "\n".join(sentences[:2]), 0)
            return
        self._reason, self._at = reason, 0
        self._show()

    def _show(self) -> None:
        # Knows the solver's words, which is not loaded before it is asked for.
        from scorpion_qt.text.reasons import ReasonWords

        assert self._reason is not None
        assert self._reason.explanation is not None
        explanation, words = self._reason.explanation, ReasonWords()
        steps = explanation.steps
        pointers = []
        for number, step in enumerate(steps):
            now = number == self._at
            ends = [step.target] if step.target is not None else step.first
            pointers += [
                Pointer(step.card, end, str(number + 1), faint=not now)
                for end in ends
                if now or (explanation.circle and len(steps) <= MOST_SHOWN)
            ]
        current = steps[self._at]
        self._table.point(pointers, chosen=[current.card])
        title = words.title(explanation, self._at)
        self.told.emit(title, words.sentence(current), len(steps))
