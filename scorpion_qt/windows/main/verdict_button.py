"""The button in the status strip that shows whether the game can be won, and asks for it."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QWidget

from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.text.solver_words import StatusWords
from scorpion_qt.windows.common.yielding import YieldingButton


class VerdictButton(YieldingButton):
    """Shows the solver's answer for the position on the table."""

    def __init__(self, solver: SolverService, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._solver = solver
        self.setAutoRaise(True)
        self.clicked.connect(solver.ask)
        solver.status_changed.connect(self._refresh)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def _refresh(self) -> None:
        words, status = StatusWords(), self._solver.status
        asked = status is not GameStatus.NOT_ASKED
        self.setText(words.text(status, self._solver.nodes) if asked else words.question())
        self.setToolTip(words.warning())
        self.setVisible(self._solver.verdict_mode is not VerdictMode.NEVER)
