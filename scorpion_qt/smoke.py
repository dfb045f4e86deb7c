"""``--smoke``: a start that ends automatically and reports whether the window was really painted."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

PAINTED = "painted"
"""The line on stdout after the first painting; tools that measure the start wait for it."""
PATIENCE = 20.0
"""Seconds until an unpainted window counts as failed; generous, because a slow machine is not a fault."""


class Smoke(QObject):
    """Closes a window once part of it has been painted, or when that takes too long.

    Args:
        window: The window to close; it owns this object.
        part: The widget in the window whose painting counts.
        patience: Seconds to wait.
    """

    def __init__(self, window: QWidget, part: QWidget, patience: float = PATIENCE) -> None:
        super().__init__(window)
        self._window = window
        self._part = part
        self._patience = patience
        self._coming = False
        self.painted = False
        part.installEventFilter(self)
        self._timer = QTimer(self, singleShot=True, interval=round(patience * 1000))
        self._timer.timeout.connect(self._on_timeout)
        self._timer.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Detect the first painting, which is finished when the event loop runs again.

        Painting a hidden window, as when measuring it, does not count.
        """
        if event.type() == QEvent.Type.Paint and not self._coming and self._part.isVisible():
            self._coming = True
            QTimer.singleShot(0, self, self._on_painted)
        return False

    def _on_painted(self) -> None:
        self.painted = True
        self._timer.stop()
        print(PAINTED, flush=True)  # noqa: T201  terminal output
        self._window.close()

    def _on_timeout(self) -> None:
        print(  # noqa: T201  terminal output
            f"scorpion-qt: the window was not painted within {self._patience:g} seconds",
            file=sys.stderr,
        )
        self._window.close()
