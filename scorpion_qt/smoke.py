"""``--smoke``: a start that ends by itself, and tells whether the window was really painted."""

from __future__ import annotations

import sys

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

PAINTED = "painted"
"""The line on stdout when the first painting is done; what measures the start waits for it."""
PATIENCE = 20.0
"""Seconds until a window that has not been painted is given up: a slow machine is no fault."""


class Smoke(QObject):
    """Closes a window as soon as a part of it has been painted, or was not in time.

    Args:
        window: The window to close; it owns this object.
        part: The widget in it whose painting is waited for.
        patience: Seconds until it is given up.
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
        """See the painting come; it is done when the event loop is back.

        A picture of a hidden window, as for a measure, is no painting.
        """
        if event.type() == QEvent.Type.Paint and not self._coming and self._part.isVisible():
            self._coming = True
            QTimer.singleShot(0, self, self._on_painted)
        return False

    def _on_painted(self) -> None:
        self.painted = True
        self._timer.stop()
        print(PAINTED, flush=True)  # noqa: T201  the terminal asked
        self._window.close()

    def _on_timeout(self) -> None:
        print(  # noqa: T201  the terminal asked
            f"scorpion-qt: the window was not painted within {self._patience:g} seconds",
            file=sys.stderr,
        )
        self._window.close()
