"""The verdict in the strip under the table; pressing it asks for one."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QToolButton, QWidget

from scorpion_qt.model.adviser import Adviser
from scorpion_qt.model.knowledge import Verdict
from scorpion_qt.model.settings import Asking
from scorpion_qt.text.advice import Verdicts


class VerdictButton(QToolButton):
    """Shows what is known about the position on the table."""

    def __init__(self, adviser: Adviser, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._adviser = adviser
        self.setAutoRaise(True)
        self.clicked.connect(adviser.ask)
        adviser.verdict_changed.connect(self._refresh)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._refresh()
        super().changeEvent(event)

    def _refresh(self) -> None:
        words, verdict = Verdicts(), self._adviser.verdict
        asked = verdict is not Verdict.NOT_ASKED
        self.setText(words.text(verdict, self._adviser.nodes) if asked else words.question())
        self.setToolTip(words.warning())
        self.setVisible(self._adviser.asking is not Asking.NEVER)
