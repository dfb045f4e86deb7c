"""The clock of the playing time, which is monotonic and counts only actual play."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer, Signal

LONGEST_GAP = 120.0
"""Most seconds to count between two ticks. In a longer gap, the machine was asleep.

The clock ticks every second.
"""


class Clock(QObject):
    """Counts the seconds of one game.

    It runs from the first action (:meth:`start`) until the win (:meth:`stop`), and only while
    nothing holds it, such as an inactive window or a pause.

    Signals:
        ticked: (seconds) Emitted about once a second while it runs, and after every reset.
    """

    ticked = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._counted = 0.0
        self._since: float | None = None
        self._started = False
        self._holds: set[str] = set()
        self._timer = QTimer(self)
        self._timer.setInterval(1000)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def seconds(self) -> float:
        """Time played, in seconds."""
        running = 0.0 if self._since is None else time.monotonic() - self._since
        return self._counted + min(running, LONGEST_GAP)

    @property
    def running(self) -> bool:
        """Whether time is being counted now."""
        return self._since is not None

    def start(self) -> None:
        """Start at the first action, or resume after a win was undone."""
        self._started = True
        self._update()

    def stop(self) -> None:
        """Stop at the end of the game."""
        self._started = False
        self._update()

    def reset(self, seconds: float) -> None:
        """Set the time of another game, and wait for its next action."""
        self._started = False
        self._update()
        self._counted = seconds
        self.ticked.emit(int(seconds))

    def hold(self, reason: str, held: bool) -> None:
        """Hold the clock for a reason, or remove that reason."""
        if held:
            self._holds.add(reason)
        else:
            self._holds.discard(reason)
        self._update()

    def _update(self) -> None:
        runs = self._started and not self._holds
        if runs and self._since is None:
            self._since = time.monotonic()
            self._timer.start()
        elif not runs and self._since is not None:
            self._counted = self.seconds
            self._since = None
            self._timer.stop()

    def _on_timeout(self) -> None:
        self._counted = self.seconds
        self._since = time.monotonic()
        self.ticked.emit(int(self.seconds))
