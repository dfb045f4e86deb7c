"""The presenter of why the game can't be won: step by step, with arrows and a sentence for each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.game_model import GameModel, GameState
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.view.arrow_geometry import Arrow
from scorpion_qt.view.table import TableView

if TYPE_CHECKING:
    from scorpion_qt.model.solver.query import LossProof

MOST_SHOWN: Final = 6
"""Most steps of a circle that are shown at once, all but the current one faintly.

More arrows would hide the cards.
"""


class ProofPresenter(QObject):
    """Shows the proof that a position can't be won, if it can be drawn.

    Signals:
        told: (title, sentence, number of steps of the proof) There is a message for the player.
        closed: The proof is no longer shown.
    """

    told = Signal(str, str, int)
    closed = Signal()

    def __init__(
        self,
        model: GameModel,
        solver: SolverService,
        table: TableView,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._table = table
        self._solver = solver
        self._proof: LossProof | None = None
        self._at = 0
        solver.proof_found.connect(self._on_proof)
        model.changed.connect(self._on_changed)
        model.state_changed.connect(self._on_state_changed)

    def ask(self) -> None:
        """Ask why the game can't be won, or go to the next step if the answer is shown."""
        if self._proof is None:
            self._solver.why()
        else:
            self.step(1)

    def step(self, by: int) -> None:
        """Go to another step of the proof; the first one follows the last."""
        if self._proof is not None and self._proof.explanation is not None:
            self._at = (self._at + by) % len(self._proof.explanation.steps)
            self._show()

    def close(self) -> None:
        """Remove the arrows."""
        if self._proof is not None:
            self._proof = None
            self._table.clear_highlights()
            self.closed.emit()

    def forget(self) -> None:
        """Remove the proof, because something else takes its place."""
        if self._proof is not None:
            self._proof = None
            self._table.clear_highlights()

    def _on_changed(self) -> None:
        # The table has removed the arrows.
        self._proof = None

    def _on_state_changed(self, state: GameState) -> None:
        # Nothing is said about covered cards.
        if state is GameState.PAUSED:
            self.close()

    def retranslate(self) -> None:
        """Report the current step again in the current language."""
        if self._proof is not None:
            self._show()

    def _on_proof(self, proof: LossProof) -> None:
        from scorpion_qt.text.proof_words import ProofWords

        if proof.explanation is None:
            self.told.emit("", ProofWords().without_steps(proof), 0)
            return
        self._proof, self._at = proof, 0
        self._show()

    def _show(self) -> None:
        # This imports the solver, which isn't loaded before it is needed.
        from scorpion_qt.text.proof_words import ProofWords

        assert self._proof is not None
        assert self._proof.explanation is not None
        explanation, words = self._proof.explanation, ProofWords()
        steps = explanation.steps
        arrows = []
        for number, step in enumerate(steps):
            now = number == self._at
            ends = [step.target] if step.target is not None else step.first
            arrows += [
                Arrow(step.card, end, str(number + 1), faint=not now)
                for end in ends
                if now or (explanation.circle and len(steps) <= MOST_SHOWN)
            ]
        current = steps[self._at]
        self._table.show_arrows(arrows, chosen=[current.card])
        title = words.title(explanation, self._at)
        self.told.emit(title, words.sentence(current), len(steps))
