"""The store of unfinished games, with one file for each game with its house rules.

So an unfinished Wasp and an unfinished Scorpion can both be resumed.
"""

from __future__ import annotations

from pathlib import Path

from scorpion_qt.model.game.session import Session
from scorpion_qt.names import SAVE_SUFFIX
from scorpion_qt.rules import Game, Unreadable, parse_game

from .files import set_aside, write_whole
from .save_file import read_file, session_text
from .save_format import SaveFault, SaveUnreadable

MARKS = {SaveFault.NEWER: "newer"}
"""Fault → the word in the new name of an unusable file. It is ``damaged`` for other faults."""


class StoreFault(Exception):
    """An unfinished game can't be resumed.

    Attributes:
        fault: What is wrong with its file.
        kept: The new path of the file, or None if it wasn't renamed.
    """

    def __init__(self, fault: SaveFault, kept: Path | None) -> None:
        super().__init__(f"{fault.name}, kept as {kept}")
        self.fault = fault
        self.kept = kept


class GameStore:
    """The directory of unfinished games.

    Args:
        directory: The directory, created when the first game is written.
        writable: False if another copy of the program uses it.
    """

    def __init__(self, directory: Path, *, writable: bool = True) -> None:
        self.directory = directory
        self.writable = writable

    def path(self, game: Game) -> Path:
        """Return the file of a game."""
        return self.directory / f"{game.id}{SAVE_SUFFIX}"

    def write(self, session: Session) -> None:
        """Write a game, replacing the unfinished one of its kind.

        Raises:
            OSError: The file couldn't be written, or the game has become too large for one; the old
                one is unchanged.
        """
        data = session_text(session).encode()
        self.directory.mkdir(parents=True, exist_ok=True)
        write_whole(self.path(session.game), data)

    def read(self, game: Game) -> Session | None:
        """Read the unfinished game of a kind, or return None if there is none.

        Raises:
            StoreFault: Its file can't be used. The file is renamed if the store is writable.
        """
        path = self.path(game)
        try:
            session = read_file(path)
        except SaveUnreadable as error:
            if error.fault is SaveFault.MISSING and not path.exists():
                return None
            kept = set_aside(path, MARKS.get(error.fault, "damaged")) if self.writable else None
            raise StoreFault(error.fault, kept) from None
        # The player may have copied one file over another.
        return session if session.game == game else None

    def waiting(self) -> list[Game]:
        """Return the games that have a file, the most recently written one first."""
        found: list[tuple[float, Game]] = []
        try:
            for path in self.directory.glob(f"*{SAVE_SUFFIX}"):
                try:
                    found.append((path.stat().st_mtime, parse_game(path.stem)))
                except Unreadable:
                    continue
        except OSError:
            pass
        return [game for _, game in sorted(found, key=lambda entry: -entry[0])]
