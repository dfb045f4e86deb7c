"""Writes the game after every change, in a thread of its own."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor, wait

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session

from .game_store import GameStore

PATIENCE = 0.25
"""Seconds that a change waits for the write of the one before. Players are slower than disks, so it
hardly ever waits at all; and at most one action can be lost, unless a write takes longer still."""
PATIENCE_AT_END = 10.0
LONGEST_UNSAVED = 60.0
"""Seconds of play that pass between two writes at most: so much time is lost when the program is killed."""

log = logging.getLogger(__name__)


class Autosave(QObject):
    """Keeps the file of the game on the table up to date.

    A :class:`Session` is a value: the thread turns it into text and writes it while play goes on.

    Args:
        model: The game.
        store: Where games wait.
        worker: The one thread that writes; what was handed to it before is done before.
        parent: The owner.

    Signals:
        saved: (Game) The file of a game is up to date.
        failed: (OSError) A game could not be written; told once for each errno, until one could.
    """

    saved = Signal(object)
    failed = Signal(object)

    def __init__(
        self,
        model: GameModel,
        store: GameStore,
        worker: ThreadPoolExecutor,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._store = store
        self._worker = worker
        self._writing: Future[bool] | None = None
        self._seconds = 0.0
        self._told: int | None = None
        model.noted.connect(self.save)
        # It ticks while there is play, so nothing wakes an idle machine.
        model.clock.ticked.connect(self._on_ticked)

    def save(self) -> None:
        """Write the game as it is now."""
        self.flush(PATIENCE)
        session = self._model.session
        self._seconds = session.seconds
        self._writing = self._worker.submit(self._write, session)

    def close(self) -> bool:
        """Write the game with the time played to the end, and write no more; returns whether it was written."""
        self._model.noted.disconnect(self.save)
        self._model.clock.ticked.disconnect(self._on_ticked)
        self.save()
        self.flush()
        return self._writing is not None and self._writing.done() and self._writing.result()

    def flush(self, seconds: float = PATIENCE_AT_END) -> None:
        """Wait until what was handed over is written, at most so long."""
        if self._writing is not None and not self._writing.done():
            wait((self._writing,), seconds)

    def _on_ticked(self) -> None:
        clock = self._model.clock
        if clock.running and clock.seconds - self._seconds >= LONGEST_UNSAVED:
            self.save()

    def _write(self, session: Session) -> bool:
        try:
            self._store.write(session)
        except OSError as error:
            if error.errno != self._told:
                self._told = error.errno
                log.warning("the game could not be saved: %s", error)
                self.failed.emit(error)
            return False
        self._told = None
        self.saved.emit(session.game)
        return True
