"""Saving a game as text, and reading it again by replaying every move according to the rules.

Nothing in a file is ever executed or looked up elsewhere.
"""

from __future__ import annotations

import errno
import json
import re
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from scorpion_qt.model.game.session import Bookmark, Session
from scorpion_qt.rules import (
    Board,
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

from .save_format import (
    FORMAT,
    LARGEST,
    VERSION,
    Fields,
    SaveFault,
    SaveUnreadable,
    damaged,
    read_fields,
)

MOST_STEPS: Final = 20_000
MOST_BOOKMARKS: Final = 200
LONGEST_NAME: Final = 80

_ATTEMPT: Final = re.compile(r"[0-9a-f]{32}")


# Writing


def session_text(session: Session) -> str:
    """Return a game as the text of a file.

    Raises:
        OSError: The game is too large to be read again (``EFBIG``).
    """
    history = session.history
    steps = _reachable(session)
    while len(steps) > MOST_STEPS and history.undoable:
        # With unlimited undo and very many moves, drop the oldest actions.
        history = history.limited(len(history.undoable) // 2)
        session = session.with_history(history)
        steps = _reachable(session)
    if len(steps) > MOST_STEPS:
        raise OSError(errno.EFBIG, f"{len(steps)} steps")
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
    """Return every step reached by undo, redo and bookmarks, each after its previous one."""
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


def read_file(path: Path) -> Session:
    """Read a saved game.

    Args:
        path: The file; only the beginning of a large one is read.

    Raises:
        SaveUnreadable: The file can't be opened as a game.
    """
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise SaveUnreadable(SaveFault.MISSING, str(error)) from None
    return read_session(data)


def read_session(data: bytes) -> Session:
    """Read the content of a file.

    Raises:
        SaveUnreadable: The content isn't a game, or the game breaks the rules.
    """
    fields = read_fields(data)
    try:
        return _session(fields)
    except IllegalMove as error:
        raise SaveUnreadable(SaveFault.IMPOSSIBLE, str(error)) from None
    except Unreadable as error:
        raise SaveUnreadable(SaveFault.DAMAGED, str(error)) from None


def _session(fields: Fields) -> Session:
    game = parse_game(fields.take("game", str))
    number, start = _start(game, fields)
    steps = _replay(Board(game, start), fields.take("steps", list))
    history = History(
        _at(steps, fields.take("current", int), "current"),
        _steps_at(fields, "undo", steps),
        _steps_at(fields, "redo", steps),
        limit=None,
    )
    session = Session(
        game,
        number,
        history,
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
        damaged("attempt")
    fields.end()
    # A board set up by hand is never counted, whatever the file says.
    return session if number else replace(session, counted=False)


def _start(game: Game, fields: Fields) -> tuple[DealNumber | None, Position]:
    if fields.has("number"):
        number = DealNumber.parse(fields.take("number", str))
        return number, deal(game, number)
    try:
        return None, read_position(game, fields.take("start", dict))
    except Unreadable as error:
        raise SaveUnreadable(SaveFault.IMPOSSIBLE, str(error)) from None


def _replay(start: Board, entries: list[Any]) -> list[Step]:
    """Return the start and all later steps, each played from an earlier one by the rules."""
    if len(entries) > MOST_STEPS:
        raise SaveUnreadable(SaveFault.TOO_LARGE, f"{len(entries)} steps")
    steps = [Step(start)]
    for entry in entries:
        match entry:
            case [parent, str(text)]:
                step = _at(steps, parent, "steps")
                steps.append(step.after(parse_move(text)))
            case _:
                damaged("steps")
    return steps


def _steps_at(fields: Fields, name: str, steps: list[Step]) -> tuple[Step, ...]:
    entries = fields.take(name, list)
    if len(entries) > MOST_STEPS:
        damaged(name)
    return tuple(_at(steps, entry, name) for entry in entries)


def _at(steps: list[Step], place: object, name: str) -> Step:
    if not isinstance(place, int) or isinstance(place, bool) or not 0 <= place < len(steps):
        damaged(name)
    return steps[place]


def _bookmarks(steps: list[Step], entries: Iterable[Any]) -> tuple[Bookmark, ...]:
    marks: dict[int, Bookmark] = {}
    for entry in entries:
        match entry:
            case [place, str(name)] if len(name) <= LONGEST_NAME and name.isprintable():
                step = _at(steps, place, "bookmarks")
                marks[id(step)] = Bookmark(step, name)
            case _:
                damaged("bookmarks")
        if len(marks) > MOST_BOOKMARKS:
            damaged("bookmarks")
    return tuple(marks.values())
