"""The storage of games and results: the game after every change, and every attempt that ends."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.change import Change
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.rules import Game

from .attempts import Attempt, Attempts
from .autosave import PATIENCE_AT_END, Autosave
from .game_store import GameStore
from .settings import Settings
from .statistics_fault import StatisticsUnavailable

if TYPE_CHECKING:
    from .statistics import Statistics


class Storage(QObject):
    """Owns the services that write to a directory, and the only thread they write with.

    Args:
        directory: Where everything is stored.
        model: The game.
        settings: Where the last saved game is remembered.
        writable: False if another copy of the program uses the directory.
        parent: The owner.

    Signals:
        failed: (OSError) A game couldn't be written. Emitted once for each errno until a write
            succeeds.
        results_changed: A result was written or withdrawn.
        statistics_failed: (StatisticsUnavailable) A result couldn't be written now.
        statistics_damaged: (kept) The database was damaged; it was renamed to this path, and a new
            one was created.
    """

    failed = Signal(object)
    results_changed = Signal()
    statistics_failed = Signal(object)
    statistics_damaged = Signal(object)

    def __init__(
        self,
        directory: Path,
        model: GameModel,
        settings: Settings,
        *,
        writable: bool = True,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._settings = settings
        self._directory = directory
        self._closed = False
        self.games = GameStore(directory / "games", writable=writable)
        self._worker = ThreadPoolExecutor(1, "storage")
        self._autosave: Autosave | None = None
        if writable:
            self._attempts = Attempts(model, self._record)
            self._autosave = Autosave(model, self.games, self._worker, self)
            self._autosave.saved.connect(self._on_saved)
            self._autosave.failed.connect(self.failed)
            model.committed.connect(self._on_committed)

    @property
    def writable(self) -> bool:
        """Whether anything is saved."""
        return self.games.writable

    @cached_property
    def statistics(self) -> Statistics:
        """The results. SQLite is imported when they are first used."""
        from .statistics import Statistics

        return Statistics(self._directory / "statistics.sqlite")

    def reset_statistics(self) -> Path | None:
        """Reset the statistics and return the new path of the old ones.

        Raises:
            StatisticsUnavailable: The statistics are in use, or can't be opened.
            OSError: The statistics can't be renamed.
        """
        return self._worker.submit(lambda: self.statistics.reset()).result()

    def save(self) -> None:
        """Save the current state of the game, including its time."""
        if self._autosave is not None and not self._closed:
            self._autosave.save()

    def flush(self) -> None:
        """Wait until everything is saved."""
        if not self._closed:
            wait((self._worker.submit(int),), PATIENCE_AT_END)

    def close(self) -> None:
        """Save everything, stop, and wait until that is done."""
        if self._closed:
            return
        self._closed = True
        if self._autosave is not None and self._autosave.close():
            self._on_saved(self._model.game)
        self._worker.shutdown()

    def _record(self, attempt: Attempt) -> None:
        self._worker.submit(self._tell, partial(self.statistics.add, attempt))

    def _on_committed(self, change: Change) -> None:
        """Save a change, in an order that never loses or doubles a result when killed."""
        if self._autosave is None or self._closed:
            return
        # Write a result before the game that led to it is replaced …
        resumed = None
        if change.switched is not None:
            # A won game that is opened from a file was not won here.
            resumed = self._attempts.follow_switch(change.switched)
        elif self._model.is_won:
            self._attempts.record_win()
        self._autosave.save()
        # … and withdraw it after the resumed game is on the disk again.
        if resumed is not None:
            self._worker.submit(self._tell, partial(self.statistics.withdraw, resumed))

    def _tell(self, write: Callable[[], None]) -> None:
        """Write to the statistics in the worker's thread, and report problems."""
        try:
            write()
        except StatisticsUnavailable as problem:
            self.statistics_failed.emit(problem)
        else:
            self.results_changed.emit()
        if kept := self.statistics.damaged():
            self.statistics_damaged.emit(kept)

    def _on_saved(self, game: Game) -> None:
        # Set after saving, because the game opened at the next start must have a file.
        self._settings.game = game
