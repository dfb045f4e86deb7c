"""The results of all attempts: what is written, counted, listed.

Where the database cannot be written, what happened goes to a file of notes beside it, and from there
into the database as soon as that can be written again.
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
"""Letters of the file of notes that are read back: thousands of attempts."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Filter:
    """Which attempts are meant.

    Attributes:
        game: An identity; None for all games.
        since: Ended at or after this moment, in seconds since 1970 (UTC); None for all time.
    """

    game: str | None = None
    since: int | None = None

    def sql(self, *more: str) -> tuple[str, tuple[object, ...]]:
        """The condition, further ones included, and the values for its question marks."""
        conditions = [("game = ?", self.game), ("ended >= ?", self.since)]
        chosen = [(text, value) for text, value in conditions if value is not None]
        where = " AND ".join([*more, *(text for text, _ in chosen)])
        return (f"WHERE {where}" if where else ""), tuple(value for _, value in chosen)


class Statistics:
    """The database.

    Args:
        path: Its file; made when the first attempt is written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.notes = path.with_suffix(".notes.jsonl")
        self._database = Database(path)
        self._unnoted: list[dict[str, Any]] = []
        """What could not even be noted; kept as long as the program runs."""

    # Writing

    def add(self, attempt: Attempt) -> None:
        """Write an attempt that has ended. One that is won already stays as it is.

        Raises:
            StatisticsUnavailable: It could not be written now; it says whether it is noted for later.
        """
        self._write([{"add": asdict(attempt) | {"result": attempt.result.value}}])

    def withdraw(self, attempt: str) -> None:
        """Take a given-up attempt back, as it goes on; does nothing for a won or an unknown one.

        Raises:
            StatisticsUnavailable: It could not be written now; it says whether it is noted for later.
        """
        if self.path.exists() or self.notes.exists() or self._unnoted:
            self._write([{"withdraw": attempt}])

    def reset(self) -> Path | None:
        """Begin anew; what there was is kept under another name.

        Returns:
            That name, None when there was nothing.

        Raises:
            StatisticsUnavailable: It is in use, or cannot be opened.
            OSError: It cannot be renamed.
        """
        if not self.path.exists():
            return None
        # Closed by the last one who uses it, the database is the one file that is renamed.
        # One that somebody is writing to is not to be taken away from under the pen.
        self._database.use(lambda database: database.execute("BEGIN IMMEDIATE"))
        return self.path.rename(name_beside(self.path, "backup"))

    def damaged(self) -> Path | None:
        """Where a database that could not be read is kept, told once after it was found."""
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
        """The identities of all games with attempts, those with most attempts first.

        Raises:
            StatisticsUnavailable: The database cannot be read.
        """
        query = "SELECT game FROM attempts GROUP BY game ORDER BY count(*) DESC, game"
        return [game for (game,) in self._select(query)]

    def outcomes(self, chosen: Filter) -> list[Counted]:
        """What is counted of each attempt, in the order in which they ended.

        One in which the program has shown a win is no win and no loss, and not among them.

        Raises:
            StatisticsUnavailable: The database cannot be read.
        """
        where, values = chosen.sql("NOT shown")
        rows = self._select(
            "SELECT game, result = 'won', score, moves, seconds"
            f" FROM attempts {where} ORDER BY sequence",
            values,
        )
        return [Counted._make(row) for row in rows]

    def attempts(self, chosen: Filter, offset: int = 0, most: int = -1) -> list[Attempt]:
        """Attempts without their moves, the last one first.

        Args:
            chosen: Which of them.
            offset: How many to leave out.
            most: How many to return, -1 for all.

        Raises:
            StatisticsUnavailable: The database cannot be read.
        """
        where, values = chosen.sql()
        rows = self._select(
            f"SELECT {', '.join(FIELDS)} FROM attempts {where}"
            " ORDER BY sequence DESC LIMIT ? OFFSET ?",
            (*values, most, offset),
        )
        return [_attempt(row) for row in rows]

    def line(self, attempt: str) -> tuple[str, tuple[tuple[int, str], ...]]:
        """The moves of an attempt and its bookmarks, as in :class:`Attempt`; nothing for an unknown one.

        Raises:
            StatisticsUnavailable: The database cannot be read.
        """
        rows = self._select("SELECT line, bookmarks FROM lines WHERE id = ?", (attempt,))
        if not rows:
            return "", ()
        line, bookmarks = rows[0]
        return line, tuple((int(length), str(name)) for length, name in json.loads(bookmarks))

    def everything(self) -> Iterator[Attempt]:
        """Every attempt with its moves, the first one first, for export.

        Raises:
            StatisticsUnavailable: The database cannot be read.
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
