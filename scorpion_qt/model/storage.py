"""What keeps games: the waiting ones, the one on the table after every change."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from scorpion_qt.rules import Game

from .autosave import Autosave
from .game_model import GameModel
from .game_store import GameStore
from .settings import Settings


class Storage(QObject):
    """The services that keep things in a directory, and the one thread they write with.

    Args:
        directory: Where everything is kept.
        model: The game.
        settings: Told which game was kept last.
        writable: False where another copy of the program is in charge of the directory.
        parent: The owner.

    Signals:
        failed: (WriteFault, the system's words) A game could not be kept; told once, until one could.
    """

    failed = Signal(object, str)

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
        self._told: object = None
        self.games = GameStore(directory / "games", writable=writable)
        self._worker = ThreadPoolExecutor(1, "storage")
        self._autosave: Autosave | None = None
        if writable:
            self._autosave = Autosave(model, self.games, self._worker, self)
            self._autosave.saved.connect(self._on_saved)
            self._autosave.failed.connect(self._on_failed)

    def save(self) -> None:
        """Keep the game as it is now, its time included."""
        if self._autosave is not None:
            self._autosave.save()

    def close(self) -> None:
        """Keep everything and stop; waits until it is done."""
        if self._autosave is not None and self._autosave.close():
            self._on_saved(self._model.game)
        self._worker.shutdown()

    def _on_saved(self, game: Game) -> None:
        self._told = None
        # Only now: the game that is opened at the next start has a file.
        self._settings.game = game

    def _on_failed(self, fault: object, detail: str) -> None:
        if self._told != fault:
            self._told = fault
            self.failed.emit(fault, detail)
