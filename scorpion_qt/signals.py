"""Handles requests of the system to end the program: TERM, INT and HUP close the window as a click would."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier

ENDING = ("SIGTERM", "SIGINT", "SIGHUP")


class EndSignals(QObject):
    """Calls a function when the system asks the program to end.

    Python runs signal handlers between two of its own instructions, and an idle window executes none. So
    the signal's number is written to a pipe, which wakes the event loop.

    Args:
        call: The function.
        parent: The owner.
    """

    def __init__(self, call: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call = call
        self._notifier: QSocketNotifier | None = None
        # Windows has no such signals for a program with a window; Qt reports the end of its session.
        if sys.platform != "win32":
            self._listen()

    def close(self) -> None:
        """Restore Python's default signal handling."""
        if sys.platform == "win32" or self._notifier is None:
            return
        signal.set_wakeup_fd(-1)
        for name in ENDING:
            signal.signal(getattr(signal, name), signal.SIG_DFL)
        self._notifier.setEnabled(False)
        self._notifier = None
        for end in self._ends:
            os.close(end)

    def _listen(self) -> None:
        self._ends = os.pipe()
        for end in self._ends:
            os.set_blocking(end, False)
        signal.set_wakeup_fd(self._ends[1], warn_on_full_buffer=False)
        for name in ENDING:
            signal.signal(getattr(signal, name), _ignore)
        self._notifier = QSocketNotifier(self._ends[0], QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._on_signal)

    def _on_signal(self) -> None:
        os.read(self._ends[0], 64)
        self._call()


def _ignore(_number: int, _frame: object) -> None:
    """Ignore the signal in Python, as the pipe reports it."""
