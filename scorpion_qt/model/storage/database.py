"""The database of the results: opening, upgrading and repairing it."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from .files import set_aside
from .statistics_fault import StatisticsFault, StatisticsUnavailable

VERSION: Final = 1
PATIENCE: Final = 5.0
"""Seconds to wait for a locked database."""

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS attempts (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    number TEXT NOT NULL,
    result TEXT NOT NULL CHECK (result IN ('won', 'given up')),
    score INTEGER NOT NULL,
    moves INTEGER NOT NULL,
    seconds REAL NOT NULL,
    undos INTEGER NOT NULL,
    helps INTEGER NOT NULL,
    shown INTEGER NOT NULL,
    winnable INTEGER NOT NULL,
    started INTEGER NOT NULL,
    ended INTEGER NOT NULL
);
CREATE TABLE IF NOT EXISTS lines (
    id TEXT PRIMARY KEY REFERENCES attempts (id) ON DELETE CASCADE,
    line TEXT NOT NULL,
    bookmarks TEXT NOT NULL
) WITHOUT ROWID;
"""
# The moves have a table of their own, so that counting doesn't read them.
FIELDS: Final[dict[str, Callable[[Any], object]]] = {
    "id": str,
    "game": str,
    "number": str,
    "result": str,
    "score": int,
    "moves": int,
    "seconds": float,
    "undos": int,
    "helps": int,
    "shown": bool,
    "winnable": bool,
    "started": int,
    "ended": int,
}


log = logging.getLogger(__name__)
_T = TypeVar("_T")


_FAULTS: Final = {
    sqlite3.SQLITE_CORRUPT: StatisticsFault.DAMAGED,
    sqlite3.SQLITE_NOTADB: StatisticsFault.DAMAGED,
    sqlite3.SQLITE_BUSY: StatisticsFault.LOCKED,
    sqlite3.SQLITE_LOCKED: StatisticsFault.LOCKED,
    sqlite3.SQLITE_FULL: StatisticsFault.FULL,
}


class Database:
    """A database file. Every use opens it and closes it again.

    So the thread that writes and the window that reads need not know each other.

    Args:
        path: The file, created on first use.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.damaged: Path | None = None
        """The new path of a database that was found damaged."""

    def use(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        """Run a function on the database in one transaction.

        A damaged database is renamed, and a new one is created with what can still be read of it.

        Raises:
            StatisticsUnavailable: The database can't be used now.
        """
        try:
            return self._try(work)
        except StatisticsUnavailable as problem:
            if problem.fault is not StatisticsFault.DAMAGED or not self._set_aside():
                raise
        self._try(self._take_over)
        return self._try(work)

    def _try(self, work: Callable[[sqlite3.Connection], _T]) -> _T:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with closing(sqlite3.connect(self.path, timeout=PATIENCE)) as database:
                _prepare(database)
                with database:
                    return work(database)
        except sqlite3.Error as error:
            raise StatisticsUnavailable(_fault(error), str(error)) from error
        except OSError as error:
            raise StatisticsUnavailable(StatisticsFault.UNAVAILABLE, str(error)) from error

    def _set_aside(self) -> bool:
        kept = set_aside(self.path, "damaged")
        if kept is None:
            return False
        self.damaged = kept
        for suffix in ("-wal", "-shm"):
            with suppress(OSError):
                beside = self.path.with_name(self.path.name + suffix)
                beside.replace(kept.with_name(kept.name + suffix))
        return True

    def _take_over(self, database: sqlite3.Connection) -> None:
        """Write what can still be read of the damaged database."""
        assert self.damaged is not None
        with suppress(sqlite3.Error), closing(sqlite3.connect(self.damaged)) as old:
            apply(database, _attempts_in(old))


def _attempts_in(database: sqlite3.Connection) -> Iterator[dict[str, Any]]:
    """Yield the attempts in a damaged database, up to where it is damaged."""
    rows = database.execute(f"SELECT {', '.join(FIELDS)} FROM attempts ORDER BY sequence")
    for row in rows:
        attempt = dict(zip(FIELDS, row, strict=True))
        with suppress(sqlite3.Error, ValueError):
            query = "SELECT line, bookmarks FROM lines WHERE id = ?"
            for line, bookmarks in database.execute(query, (attempt["id"],)):
                attempt |= {"line": line, "bookmarks": json.loads(bookmarks)}
        yield {"add": attempt}


def _prepare(database: sqlite3.Connection) -> None:
    """Upgrade a database to the current version.

    Raises:
        StatisticsUnavailable: The database has a later version (``NEWER``).
    """
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise StatisticsUnavailable(StatisticsFault.NEWER, f"version {version}")
    database.execute("PRAGMA journal_mode = WAL")
    # A result must be on the disk before the game that led to it is deleted.
    database.execute("PRAGMA synchronous = FULL")
    database.execute("PRAGMA foreign_keys = ON")
    if version < VERSION:
        database.executescript(f"BEGIN; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")


def _fault(error: sqlite3.Error) -> StatisticsFault:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    log.warning("statistics: %s (%s)", error, code)
    return _FAULTS.get(code, StatisticsFault.UNAVAILABLE)


def apply(database: sqlite3.Connection, events: Iterable[dict[str, Any]]) -> None:
    """Apply events to the database in order. Malformed ones are ignored.

    Args:
        database: The database.
        events: ``{"add": the fields of an attempt}`` or ``{"withdraw": its name}``.
    """
    for event in events:
        _apply(database, event)


def _apply(database: sqlite3.Connection, event: dict[str, Any]) -> None:
    match event:
        case {"withdraw": str(name)}:
            database.execute("DELETE FROM attempts WHERE id = ? AND result = 'given up'", (name,))
        case {"add": {"id": str(name), **rest}}:
            database.execute("DELETE FROM attempts WHERE id = ? AND result = 'given up'", (name,))
            places = ", ".join("?" * len(FIELDS))
            try:
                values = [
                    name,
                    *(kind(rest[field]) for field, kind in FIELDS.items() if field != "id"),
                ]
                added = database.execute(
                    f"INSERT INTO attempts ({', '.join(FIELDS)}) VALUES ({places})"
                    " ON CONFLICT (id) DO NOTHING",
                    values,
                )
            except (sqlite3.IntegrityError, KeyError, TypeError, ValueError, OverflowError):
                return
            if added.rowcount:
                database.execute(
                    "INSERT OR REPLACE INTO lines VALUES (?, ?, ?)",
                    (name, str(rest.get("line", "")), json.dumps(rest.get("bookmarks", []))),
                )
