"""Where games wait: one file for each game with its house rules, so that a Wasp and a Scorpion both can."""

from __future__ import annotations

from pathlib import Path

from scorpion_qt.arguments import SAVE_SUFFIX
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import Game, Unreadable, parse_game

from .files import set_aside, write_whole
from .save_file import read_file, session_text
from .save_format import SaveFault, SaveUnreadable

MARKS = {SaveFault.NEWER: "newer"}
"""What a file that cannot be used is called beside; ``damaged`` unless it is here."""


class StoreFault(Exception):
    """A game that was waiting cannot be used.

    Attributes:
        fault: What is wrong with its file.
        kept: Where the file is kept now; None when it lies where it lay.
    """

    def __init__(self, fault: SaveFault, kept: Path | None) -> None:
        super().__init__(f"{fault.name}, kept as {kept}")
        self.fault = fault
        self.kept = kept


class GameStore:
    """The directory of waiting games.

    Args:
        directory: Made when the first game is written.
        writable: False where another copy of the program is in charge of it.
    """

    def __init__(self, directory: Path, *, writable: bool = True) -> None:
        self.directory = directory
        self.writable = writable

    def path(self, game: Game) -> Path:
        """The file of a game."""
        return self.directory / f"{game.id}{SAVE_SUFFIX}"

    def write(self, session: Session) -> None:
        """Let a game wait, in place of the one of its kind that waited before.

        Raises:
            OSError: The file could not be written, or the game has become too large for one; the old
                one is as it was.
        """
        data = session_text(session).encode()
        self.directory.mkdir(parents=True, exist_ok=True)
        write_whole(self.path(session.game), data)

    def read(self, game: Game) -> Session | None:
        """The game of a kind that waits, None when there is none.

        Raises:
            StoreFault: Its file cannot be used. It is kept under another name.
        """
        path = self.path(game)
        try:
            session = read_file(path)
        except SaveUnreadable as error:
            if error.fault is SaveFault.MISSING and not path.exists():
                return None
            kept = set_aside(path, MARKS.get(error.fault, "damaged")) if self.writable else None
            raise StoreFault(error.fault, kept) from None
        # Somebody may have copied one file over another.
        return session if session.game == game else None

    def waiting(self) -> list[Game]:
        """The games that have a file, the one written last first."""
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
