"""The saving of the game after every change, in a separate thread."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor, wait

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session

from .game_store import GameStore

PATIENCE = 0.25
"""Most seconds that a change waits for the previous one to be written.

Players are slower than disks, so it hardly ever waits. At most one action can be lost, unless a
write takes even longer.
"""
PATIENCE_AT_END = 10.0
LONGEST_UNSAVED = 60.0
"""Most seconds of play between two writes, and so the most time lost when the program is killed."""

log = logging.getLogger(__name__)


class Autosave(QObject):
    """Keeps the file of the game on the table up to date.

    A :class:`Session` is a value, so the thread can write it while play continues.

    Args:
        model: The game.
        store: Where games are stored.
        worker: The only writing thread, which finishes its tasks in order.
        parent: The owner.

    Signals:
        saved: (Game) The file of a game is up to date.
        failed: (OSError) A game couldn't be written. Emitted once for each errno until a write
            succeeds.
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
        # The clock ticks only during play, so nothing wakes an idle machine.
        model.clock.ticked.connect(self._on_ticked)

    def save(self) -> None:
        """Write the current state of the game."""
        if not self._model.revision:
            return  # what a model begins with is nobody's game, and a waiting one must not be replaced by it
        self.flush(PATIENCE)
        session = self._model.session
        self._seconds = session.seconds
        self._writing = self._worker.submit(self._write, session)

    def close(self) -> bool:
        """Write the game including all time played, stop, and return whether it was written."""
        self._model.noted.disconnect(self.save)
        self._model.clock.ticked.disconnect(self._on_ticked)
        self.save()
        self.flush()
        return self._writing is not None and self._writing.done() and self._writing.result()

    def flush(self, seconds: float = PATIENCE_AT_END) -> None:
        """Wait until pending writes are done.

        Args:
            seconds: The longest time to wait.
        """
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
