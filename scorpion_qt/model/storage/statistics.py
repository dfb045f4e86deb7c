"""The results of all attempts: writing, counting and listing them.

If the database can't be written, events go to a file of notes in the same directory, and from there
to the database once that can be written again.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from .attempts import Attempt, Counted, Result
from .database import FIELDS, Database, apply
from .files import name_beside
from .statistics_fault import StatisticsUnavailable

MOST_NOTES: Final = 1 << 22
"""Most characters to read from the file of notes, enough for thousands of attempts."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Filter:
    """A choice of attempts.

    Attributes:
        game: An identity; None for all games.
        since: The earliest end, in seconds since 1970 (UTC); None for all time.
    """

    game: str | None = None
    since: int | None = None

    def sql(self, *more: str) -> tuple[str, tuple[object, ...]]:
        """Return the condition, including further ones, and the values for its question marks."""
        conditions = [("game = ?", self.game), ("ended >= ?", self.since)]
        chosen = [(text, value) for text, value in conditions if value is not None]
        where = " AND ".join([*more, *(text for text, _ in chosen)])
        return (f"WHERE {where}" if where else ""), tuple(value for _, value in chosen)


class Statistics:
    """The database of the results.

    Args:
        path: Its file, created when the first attempt is written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes = path.with_suffix(".notes.jsonl")
        self._database = Database(path)
        self._unnoted: list[dict[str, Any]] = []
        """Events that couldn't even be noted, in memory only."""

    # Writing

    def add(self, attempt: Attempt) -> None:
        """Write an attempt that has ended. One that is already won stays unchanged.

        Raises:
            StatisticsUnavailable: It couldn't be written now. The exception says whether it was
                noted.
        """
        self._write([{"add": asdict(attempt) | {"result": attempt.result.value}}])

    def withdraw(self, attempt: str) -> None:
        """Withdraw the result of an attempt that is resumed; ignored for a won or unknown one.

        Raises:
            StatisticsUnavailable: It couldn't be written now. The exception says whether it was
                noted.
        """
        if self.path.exists() or self.notes.exists() or self._unnoted:
            self._write([{"withdraw": attempt}])

    def reset(self) -> Path | None:
        """Reset the statistics and rename the old database.

        Returns:
            The new path, or None if there was no database.

        Raises:
            StatisticsUnavailable: The database is in use, or can't be opened.
            OSError: The database can't be renamed.
        """
        if not self.path.exists():
            return None
        # After the last user has closed it, the database is a single file. The transaction makes
        # sure that nobody is writing to it.
        self._database.use(lambda database: database.execute("BEGIN IMMEDIATE"))
        return self.path.rename(name_beside(self.path, "backup"))

    def damaged(self) -> Path | None:
        """Return the new path of a database that was found damaged, once after it was found."""
        kept, self._database.damaged = self._database.damaged, None
        return kept

    def _write(self, events: list[dict[str, Any]]) -> None:
        noted = self.notes.exists()
        waiting = [*self._unnoted, *events]
        everything = [*(self._read_notes() if noted else ()), *waiting]
        try:
            self._database.use(lambda database: apply(database, everything))
        except StatisticsUnavailable as problem:
            self._note(waiting)
            if events:
                problem.noted = not self._unnoted
            raise
        self._unnoted = []
        if noted:
            self.notes.unlink(missing_ok=True)

    def _note(self, events: list[dict[str, Any]]) -> None:
        try:
            with self.notes.open("a", encoding="utf-8") as file:
                file.writelines(json.dumps(event) + "\n" for event in events)
        except OSError as error:
            log.warning("a result can be neither written nor noted: %s", error)
            self._unnoted = events
        else:
            self._unnoted = []

    def _read_notes(self) -> list[dict[str, Any]]:
        try:
            with self.notes.open(encoding="utf-8", errors="replace") as file:
                text = file.read(MOST_NOTES)
        except OSError:
            return []
        events = []
        for line in text.splitlines():
            try:
                event = json.loads(line)
            except (ValueError, RecursionError):
                continue
            if isinstance(event, dict):
                events.append(event)
        return events

    # Reading

    def games(self) -> list[str]:
        """Return the identities of all games with attempts, those with most attempts first.

        Raises:
            StatisticsUnavailable: The database can't be read.
        """
        query = "SELECT game FROM attempts GROUP BY game ORDER BY count(*) DESC, game"
        return [game for (game,) in self._select(query)]

    def outcomes(self, chosen: Filter) -> list[Counted]:
        """Return the counted data of each attempt, in the order in which they ended.

        Attempts in which the program has shown a win are neither wins nor losses and are left out.

        Raises:
            StatisticsUnavailable: The database can't be read.
        """
        where, values = chosen.sql("NOT shown")
        rows = self._select(
            "SELECT game, result = 'won', score, moves, seconds"
            f" FROM attempts {where} ORDER BY sequence",
            values,
        )
        return [Counted._make(row) for row in rows]

    def attempts(self, chosen: Filter, offset: int = 0, most: int = -1) -> list[Attempt]:
        """Return attempts without their moves, the last one first.

        Args:
            chosen: The filter.
            offset: How many to skip.
            most: How many to return at most, -1 for all.

        Raises:
            StatisticsUnavailable: The database can't be read.
        """
        where, values = chosen.sql()
        rows = self._select(
            f"SELECT {', '.join(FIELDS)} FROM attempts {where}"
            " ORDER BY sequence DESC LIMIT ? OFFSET ?",
            (*values, most, offset),
        )
        return [_attempt(row) for row in rows]

    def line(self, attempt: str) -> tuple[str, tuple[tuple[int, str], ...]]:
        """Return the moves and bookmarks of an attempt, as in :class:`Attempt`; empty if unknown.

        Raises:
            StatisticsUnavailable: The database can't be read.
        """
        rows = self._select("SELECT line, bookmarks FROM lines WHERE id = ?", (attempt,))
        if not rows:
            return "", ()
        line, bookmarks = rows[0]
        return line, tuple((int(length), str(name)) for length, name in json.loads(bookmarks))

    def everything(self) -> Iterator[Attempt]:
        """Yield every attempt with its moves, the first one first, for export.

        Raises:
            StatisticsUnavailable: The database can't be read.
        """
        fields = ", ".join(f"attempts.{field}" for field in FIELDS)
        rows = self._select(
            f"SELECT {fields}, coalesce(line, '') FROM attempts"
            " LEFT JOIN lines USING (id) ORDER BY sequence"
        )
        return (_attempt(row[:-1], row[-1]) for row in rows)

    def _select(self, query: str, values: tuple[object, ...] = ()) -> list[Any]:
        if self.notes.exists() or self._unnoted:
            self._write([])
        elif not self.path.exists():
            return []
        return self._database.use(lambda database: database.execute(query, values).fetchall())


def _attempt(row: tuple[Any, ...], line: str = "") -> Attempt:
    values = zip(FIELDS.items(), row, strict=True)
    fields: dict[str, Any] = {name: kind(value) for (name, kind), value in values}
    return Attempt(**(fields | {"result": Result(fields["result"]), "line": line}))
