"""Which game comes on the table: the last one at the start, a new deal, a waiting game, a file, a link.

Everything that opens a game goes through here: menus, the command line, files dropped on the window, and
what another copy of the program hands over.
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
        settings: Holds the game chosen last and the files used lately.
        store: Where games wait.
        parent: The owner.

    Signals:
        unreadable: (Fault, path) A file cannot be opened as a game.
        lost: (StoreFault, Game) The waiting game of a kind cannot be used.
        no_link: (text) This is no link to a deal.
        unwritable: (OSError) A file could not be written.
        recent_changed: Other files than before were used lately.
    """

    unreadable = Signal(object, object)
    lost = Signal(object, object)
    no_link = Signal(str)
    unwritable = Signal(object)
    recent_changed = Signal()

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

    # The start of the program

    def resume(self, game: Game | None = None, number: DealNumber | None = None) -> None:
        """Go on with the game that was left, or deal anew where none is to be gone on with.

        Args:
            game: The game asked for; that of the last time when left out.
            number: The deal asked for; any when left out.
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

    # New and waiting games

    def begin(
        self, game: Game, number: DealNumber | None = None, *, winnable: bool = False
    ) -> None:
        """Deal, in place of the game of the same kind, wherever that one is; undo brings it back.

        Args:
            game: The game.
            number: The deal, any when left out.
            winnable: Whether it was chosen because it can be won.
        """
        self.place(Session.begin(game, number or DealNumber.random(), chosen_winnable=winnable))

    def place(self, session: Session) -> None:
        """Put a game on the table, in place of the game of the same kind, wherever that one is."""
        if session.game != self._model.game:
            waiting = self._unfinished(session.game)
            if waiting and waiting.started is not None and waiting.attempt != session.attempt:
                # It comes on the table first, so that it is what the new game takes the place of.
                self._model.switch_to(waiting)
        self._model.switch_to(session)

    def waiting(self) -> list[Game]:
        """The other games that can be gone on with, the one left last first."""
        return [
            game
            for game in self._store.waiting()
            if game != self._model.game and self._is_unfinished(game)
        ]

    def go_on(self, game: Game) -> None:
        """Go on with a waiting game; the one on the table waits."""
        session = self._unfinished(game)
        if session and game != self._model.game:
            self._model.switch_to(session)

    def _unfinished(self, game: Game) -> Session | None:
        """The game of a kind that waits and is not won."""
        try:
            session = self._store.read(game)
        except StoreFault as fault:
            self.lost.emit(fault, game)
            return None
        return None if session is None or session.is_won else session

    def _is_unfinished(self, game: Game) -> bool:
        # Not as one that is gone on with is read: a menu must not set files aside.
        try:
            session = read_file(self._store.path(game))
        except SaveUnreadable:
            return False
        return session.game == game and session.started is not None and not session.is_won

    # Files and links

    def open_source(self, source: str) -> bool:
        """Open a file or a link; returns whether it could be."""
        if source.startswith(LINK_SCHEME):
            return self.open_link(source)
        return self.open_file(Path(source))

    def open_link(self, link: str) -> bool:
        """Open a link to a deal; returns whether it is one. A game that waits in that deal is gone on with."""
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
        """Go on with a game if it is in that deal, or deal it.

        Args:
            game: The game.
            number: The deal, any when left out.
            winnable: Whether it is known that it can be won.
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
        """Open a saved game; returns whether it is one. The file stays as it is."""
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
        """Write the game to a file, in a directory that is there; returns whether it could be."""
        try:
            write_whole(path, session_text(self._model.session).encode())
        except OSError as error:
            self.unwritable.emit(error)
            return False
        self._remember(path)
        return True

    def recent(self) -> list[Path]:
        """The files used lately, the latest first."""
        try:
            names = json.loads(str(self._settings.store.value(_RECENT, "[]")))
        except ValueError:
            return []
        if not isinstance(names, list):
            return []
        return [Path(name) for name in names if isinstance(name, str)][:MOST_RECENT]

    def clear_recent(self) -> None:
        """Forget which files were used lately."""
        self._set_recent([])

    def _remember(self, path: Path) -> None:
        path = path.absolute()
        self._set_recent([path, *(file for file in self.recent() if file != path)])

    def _set_recent(self, files: list[Path]) -> None:
        if files != self.recent():
            names = [str(file) for file in files[:MOST_RECENT]]
            self._settings.store.setValue(_RECENT, json.dumps(names))
            self.recent_changed.emit()
