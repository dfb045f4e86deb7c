"""A game as a text that can be kept: JSON with a version, described in ``docs/save-format.md``.

What is read comes from outside and is believed in nothing: its size, types and shape are checked, and
every move is made again by the rules. Nothing in a file is ever run or looked up elsewhere.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterable
from dataclasses import replace
from enum import Enum, auto
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

from scorpion_qt.rules import (
    UNDO_LIMIT,
    DealNumber,
    Game,
    History,
    IllegalMove,
    Position,
    Step,
    Unreadable,
    deal,
    parse_game,
    parse_move,
)
from scorpion_qt.rules.notation import position_data, read_position

from .session import Bookmark, Session

FORMAT: Final = "scorpion-qt-game"
VERSION: Final = 1
LARGEST: Final = 1 << 20
"""Bytes; a game of a hundred moves has about two thousand."""
MOST_STEPS: Final = 20_000
MOST_BOOKMARKS: Final = 200
LONGEST_NAME: Final = 80
LONGEST_TIME: Final = 1e9
"""Seconds, over thirty years; also more than any other counter holds."""

BOM: Final = b"\xef\xbb\xbf"
"""What some editors put before a text."""

_ATTEMPT: Final = re.compile(r"[0-9a-f]{32}")
_T = TypeVar("_T")


class Fault(Enum):
    """What is wrong with a file."""

    MISSING = auto()
    """It cannot be opened or read."""
    EMPTY = auto()
    """There is nothing in it."""
    TOO_LARGE = auto()
    """It is far larger than any game."""
    FOREIGN = auto()
    """It is something else, not a game of ours."""
    NEWER = auto()
    """A later version of this program wrote it."""
    DAMAGED = auto()
    """It was a game, but a part is lost or has been changed."""
    IMPOSSIBLE = auto()
    """It can be read, but by the rules it cannot have been played."""


class SaveUnreadable(ValueError):
    """A file that cannot be opened as a game.

    Attributes:
        fault: What is wrong; the sentence for it is written elsewhere.
    """

    def __init__(self, fault: Fault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


# Writing


def session_text(session: Session) -> str:
    """A game as the text of a file.

    Raises:
        SaveUnreadable: It has grown beyond what can be read back (``TOO_LARGE``).
    """
    history = session.history
    steps = _reachable(session)
    while len(steps) > MOST_STEPS and history.undoable:
        # Undo without limit, and no end of moves: the oldest actions are let go.
        history = history.limited(len(history.undoable) // 2)
        session = session.with_history(history)
        steps = _reachable(session)
    if len(steps) > MOST_STEPS:
        raise SaveUnreadable(Fault.TOO_LARGE, f"{len(steps)} steps")
    index = {id(step): number for number, step in enumerate(steps)}
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "game": session.game.id}
    if session.number is None:
        data["start"] = position_data(steps[0].position)
    else:
        data["number"] = str(session.number)
    data |= {
        "steps": [[index[id(step.previous)], str(step.move)] for step in steps[1:]],
        "current": index[id(history.current)],
        "undo": [index[id(step)] for step in history.undoable],
        "redo": [index[id(step)] for step in history.redoable],
        "bookmarks": [[index[id(mark.step)], mark.name] for mark in session.bookmarks],
        "seconds": round(session.seconds, 3),
        "attempt": session.attempt,
        "counted": session.counted,
        "started": session.started,
        "undos": session.undos,
        "helps": session.helps,
        "shown": session.shown,
        "chosen_winnable": session.chosen_winnable,
        "paused": session.paused,
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _reachable(session: Session) -> list[Step]:
    """Every step that undo, redo and bookmarks lead to, with those before it, the start first."""
    history = session.history
    marked = (mark.step for mark in session.bookmarks)
    found: dict[int, Step] = {}
    for tip in (history.current, *history.undoable, *history.redoable, *marked):
        fresh = []
        step: Step | None = tip
        while step is not None and id(step) not in found:
            fresh.append(step)
            step = step.previous
        found.update((id(step), step) for step in reversed(fresh))
    return list(found.values())


# Reading


def read_file(path: Path, limit: int | None = UNDO_LIMIT) -> Session:
    """Read a saved game.

    Args:
        path: The file; of a large one only the beginning is read.
        limit: How many actions undo keeps.

    Raises:
        SaveUnreadable: It cannot be opened as a game.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise SaveUnreadable(Fault.MISSING, str(error)) from None
    return read_session(data, limit)


def read_session(data: bytes, limit: int | None = UNDO_LIMIT) -> Session:
    """Read the content of a file.

    Args:
        data: The bytes.
        limit: How many actions undo keeps.

    Raises:
        SaveUnreadable: It is no game, or none that can have been played.
    """
    if len(data) > LARGEST:
        raise SaveUnreadable(Fault.TOO_LARGE, f"more than {LARGEST} bytes")
    if not data.strip(b" \t\r\n\0"):
        raise SaveUnreadable(Fault.EMPTY, "no content")
    fields = _Fields(_parse(data))
    fields.check_version()
    try:
        return _session(fields, limit)
    except IllegalMove as error:
        raise SaveUnreadable(Fault.IMPOSSIBLE, str(error)) from None
    except Unreadable as error:
        raise SaveUnreadable(Fault.DAMAGED, str(error)) from None


def _parse(data: bytes) -> dict[str, Any]:
    try:
        value = json.loads(
            data.removeprefix(BOM).decode(),
            object_pairs_hook=_without_doubles,
            parse_constant=_refuse_constant,
        )
    except SaveUnreadable:
        raise
    except (ValueError, RecursionError) as error:
        # A file of ours that broke off, or was overwritten in places, still begins like one.
        fault = Fault.DAMAGED if FORMAT.encode() in data[:200] else Fault.FOREIGN
        raise SaveUnreadable(fault, f"not JSON: {error}") from None
    if not isinstance(value, dict) or value.pop("format", None) != FORMAT:
        raise SaveUnreadable(Fault.FOREIGN, "not marked as a game")
    return value


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise SaveUnreadable(Fault.DAMAGED, "a field is there twice")
    return fields


def _refuse_constant(name: str) -> NoReturn:
    raise SaveUnreadable(Fault.DAMAGED, f"{name} is no number")


def _damaged(name: str) -> NoReturn:
    raise SaveUnreadable(Fault.DAMAGED, f"“{name}” is missing or not as it should be")


class _Fields:
    """The fields of a file, taken one by one and checked as they are taken."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def check_version(self) -> None:
        version = self.take("version", int)
        if version > VERSION:
            raise SaveUnreadable(Fault.NEWER, f"version {version}")
        if version < 1:
            _damaged("version")

    def has(self, name: str) -> bool:
        return name in self._fields

    def take(self, name: str, kind: type[_T]) -> _T:
        value = self._fields.pop(name, None)
        # A bool is an int to Python; JSON tells them apart.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            _damaged(name)
        return value

    def count(self, name: str, most: float = LONGEST_TIME) -> int:
        value = self.take(name, int)
        if not 0 <= value <= most:
            _damaged(name)
        return value

    def seconds(self, name: str) -> float:
        value = self._fields.pop(name, None)
        if not isinstance(value, int | float) or isinstance(value, bool):
            _damaged(name)
        if not (0 <= value <= LONGEST_TIME and math.isfinite(value)):
            _damaged(name)
        return float(value)

    def moment(self, name: str) -> int | None:
        if self._fields.get(name, "") is None:
            del self._fields[name]
            return None
        return self.count(name, most=1e12)

    def places(self, name: str, steps: list[Step]) -> tuple[Step, ...]:
        entries = self.take(name, list)
        if len(entries) > MOST_STEPS:
            _damaged(name)
        return tuple(_at(steps, entry, name) for entry in entries)

    def end(self) -> None:
        if self._fields:
            _damaged(next(iter(self._fields)))


def _session(fields: _Fields, limit: int | None) -> Session:
    game = parse_game(fields.take("game", str))
    number, start = _start(game, fields)
    steps = _replay(game, start, fields.take("steps", list))
    history = History(
        game,
        _at(steps, fields.take("current", int), "current"),
        fields.places("undo", steps),
        fields.places("redo", steps),
    )
    session = Session(
        game,
        number,
        history.limited(limit),
        seconds=fields.seconds("seconds"),
        attempt=fields.take("attempt", str),
        counted=fields.take("counted", bool),
        started=fields.moment("started"),
        undos=fields.count("undos"),
        helps=fields.count("helps"),
        shown=fields.take("shown", bool),
        chosen_winnable=fields.take("chosen_winnable", bool),
        bookmarks=_bookmarks(steps, fields.take("bookmarks", list)),
        paused=fields.take("paused", bool),
    )
    if not _ATTEMPT.fullmatch(session.attempt):
        _damaged("attempt")
    fields.end()
    # A board put together by hand is never counted, whatever a file says.
    return session if number else replace(session, counted=False)


def _start(game: Game, fields: _Fields) -> tuple[DealNumber | None, Position]:
    if fields.has("number"):
        number = DealNumber.parse(fields.take("number", str))
        return number, deal(game, number)
    try:
        return None, read_position(game, fields.take("start", dict))
    except Unreadable as error:
        raise SaveUnreadable(Fault.IMPOSSIBLE, str(error)) from None


def _replay(game: Game, start: Position, entries: list[Any]) -> list[Step]:
    """The start and every step after it, each made by the rules from an earlier one."""
    if len(entries) > MOST_STEPS:
        raise SaveUnreadable(Fault.TOO_LARGE, f"{len(entries)} steps")
    steps = [Step(start)]
    for entry in entries:
        match entry:
            case [parent, str(text)]:
                step = _at(steps, parent, "steps")
                steps.append(step.after(game, parse_move(text)))
            case _:
                _damaged("steps")
    return steps


def _at(steps: list[Step], place: object, name: str) -> Step:
    if not isinstance(place, int) or isinstance(place, bool) or not 0 <= place < len(steps):
        _damaged(name)
    return steps[place]


def _bookmarks(steps: list[Step], entries: Iterable[Any]) -> tuple[Bookmark, ...]:
    marks: dict[int, Bookmark] = {}
    for entry in entries:
        match entry:
            case [place, str(name)] if len(name) <= LONGEST_NAME and name.isprintable():
                step = _at(steps, place, "bookmarks")
                marks[id(step)] = Bookmark(step, name)
            case _:
                _damaged("bookmarks")
        if len(marks) > MOST_BOOKMARKS:
            _damaged("bookmarks")
    return tuple(marks.values())
