"""The opening of games: the last one at the start, a new deal, an unfinished game, a file, a link.

All ways to open a game use this module: menus, the command line, files dropped on the window, and
requests from another copy of the program.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.deal_link import parse_link
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.files import write_whole
from scorpion_qt.model.storage.game_store import GameStore, StoreFault
from scorpion_qt.model.storage.save_file import read_file, session_text
from scorpion_qt.model.storage.save_format import SaveUnreadable
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.names import LINK_SCHEME
from scorpion_qt.rules import DealNumber, Game, Unreadable

MOST_RECENT: Final = 8
_RECENT: Final = "recent_files"


class GameOpener(QObject):
    """Opens games.

    Args:
        model: The game on the table.
        settings: Where the last game and the recent files are stored.
        store: Where unfinished games are stored.
        parent: The owner.

    Signals:
        unreadable: (SaveFault, path) A file can't be opened as a game.
        lost: (StoreFault, Game) The unfinished game of a kind can't be resumed.
        no_link: (text) The text isn't a link to a deal.
        unwritable: (OSError) A file couldn't be written.
    """

    unreadable = Signal(object, object)
    lost = Signal(object, object)
    no_link = Signal(str)
    unwritable = Signal(object)

    def __init__(
        self,
        model: GameModel,
        settings: Settings,
        store: GameStore,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._settings = settings
        self._store = store

    # Start of the program

    def resume(self, game: Game | None = None, number: DealNumber | None = None) -> None:
        """Resume the last game, or deal a new one if there is none to resume.

        Args:
            game: The requested game, or None for the last one.
            number: The requested deal, or None for any.
        """
        game = game or self._settings.game
        waiting = self._unfinished(game)
        if waiting and number in (None, waiting.number):
            self._model.load(waiting)
            return
        fresh = Session.begin(game, number or DealNumber.random())
        if waiting and waiting.started is not None:
            self._model.load(waiting)
            self._model.switch_to(fresh)
        else:
            self._model.load(fresh)

    # New and unfinished games

    def begin(
        self, game: Game, number: DealNumber | None = None, *, winnable: bool = False
    ) -> None:
        """Deal, replacing the game of the same kind, on the table or not; undo brings it back.

        Args:
            game: The game.
            number: The deal, or None for a random one.
            winnable: Whether it was chosen because it is winnable.
        """
        self.place(Session.begin(game, number or DealNumber.random(), chosen_winnable=winnable))

    def place(self, session: Session) -> None:
        """Put a game on the table, replacing the game of the same kind, on the table or not."""
        if session.game != self._model.game:
            waiting = self._unfinished(session.game)
            if waiting and waiting.started is not None and waiting.attempt != session.attempt:
                # Put it on the table first, so that the new game replaces it.
                self._model.switch_to(waiting)
        self._model.switch_to(session)

    def waiting(self) -> list[Game]:
        """Return the other unfinished games, the most recent one first."""
        return [
            game
            for game in self._store.waiting()
            if game != self._model.game and self._is_unfinished(game)
        ]

    def go_on(self, game: Game) -> None:
        """Resume an unfinished game instead of the one on the table."""
        session = self._unfinished(game)
        if session and game != self._model.game:
            self._model.switch_to(session)

    def _unfinished(self, game: Game) -> Session | None:
        """Return the unfinished game of a kind, or None."""
        try:
            session = self._store.read(game)
        except StoreFault as fault:
            self.lost.emit(fault, game)
            return None
        return None if session is None or session.is_won else session

    def _is_unfinished(self, game: Game) -> bool:
        # Don't read it from the store, which renames damaged files; a menu must not do that.
        try:
            session = read_file(self._store.path(game))
        except SaveUnreadable:
            return False
        return session.game == game and session.started is not None and not session.is_won

    # Files and links

    def open_source(self, source: str) -> bool:
        """Open a file or a link, and return whether that worked."""
        if source.startswith(LINK_SCHEME):
            return self.open_link(source)
        return self.open_file(Path(source))

    def open_link(self, link: str) -> bool:
        """Open a link to a deal and return whether it is one, resuming an unfinished game in it."""
        try:
            game, number = parse_link(link)
        except Unreadable:
            self.no_link.emit(link)
            return False
        self.go_to(game, number)
        return True

    def go_to(
        self, game: Game, number: DealNumber | None = None, *, winnable: bool = False
    ) -> None:
        """Resume the unfinished game in a deal, or deal it.

        Args:
            game: The game.
            number: The deal, or None for any.
            winnable: Whether the deal is known to be winnable.
        """
        on_table = self._model.session
        if game == on_table.game and number in (None, on_table.number):
            return
        waiting = self._unfinished(game)
        if waiting and number in (None, waiting.number):
            self._model.switch_to(waiting)
        else:
            self.begin(game, number, winnable=winnable)

    def open_file(self, path: Path) -> bool:
        """Open a saved game, leaving its file unchanged, and return whether it is one."""
        try:
            session = read_file(path)
        except SaveUnreadable as error:
            self._set_recent([file for file in self.recent() if file != path])
            self.unreadable.emit(error.fault, path)
            return False
        self._remember(path)
        self.place(session)
        return True

    def save_as(self, path: Path) -> bool:
        """Write the game to a file in an existing directory, and return whether that worked."""
        try:
            write_whole(path, session_text(self._model.session).encode())
        except OSError as error:
            self.unwritable.emit(error)
            return False
        self._remember(path)
        return True

    def recent(self) -> list[Path]:
        """Return the recently used files, the last one first."""
        try:
            names = json.loads(str(self._settings.store.value(_RECENT, "[]")))
        except ValueError:
            return []
        if not isinstance(names, list):
            return []
        return [Path(name) for name in names if isinstance(name, str)][:MOST_RECENT]

    def clear_recent(self) -> None:
        """Clear the list of recent files."""
        self._set_recent([])

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._set_recent([path, *(file for file in self.recent() if file != path)])

    def _set_recent(self, files: list[Path]) -> None:
        if files != self.recent():
            names = [str(file) for file in files[:MOST_RECENT]]
            self._settings.store.setValue(_RECENT, json.dumps(names))
