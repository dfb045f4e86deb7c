"""The content of a saved game's file as checked fields; ``docs/save-format.md`` describes them.

What is read comes from outside and is believed in nothing: its size, version, types and shape are checked.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from enum import Enum, auto
from typing import Any, Final, NoReturn, TypeVar

FORMAT: Final = "scorpion-qt-game"
VERSION: Final = 1
LARGEST: Final = 1 << 20
"""Bytes; a game of a hundred moves has about two thousand."""
LONGEST_TIME: Final = 1e9
"""Seconds, over thirty years; also more than any other counter holds."""

_T = TypeVar("_T")


class SaveFault(Enum):
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

    def __init__(self, fault: SaveFault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


def damaged(name: str) -> NoReturn:
    """Refuse a file for one of its fields.

    Raises:
        SaveUnreadable: Always.
    """
    raise SaveUnreadable(SaveFault.DAMAGED, f"“{name}” is missing or not as it should be")


class Fields:
    """The fields of a file, taken one by one and checked as they are taken.

    What is missing, or of another kind, makes the file damaged: every method raises `SaveUnreadable` for it.
    """

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def has(self, name: str) -> bool:
        """Whether a field is there."""
        return name in self._fields

    def take(self, name: str, kind: type[_T]) -> _T:
        """A value of a kind."""
        value = self._fields.pop(name, None)
        # A bool is an int to Python; JSON tells them apart.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            damaged(name)
        return value

    def count(self, name: str, most: float = LONGEST_TIME) -> int:
        """A whole number from 0 up."""
        value = self.take(name, int)
        if not 0 <= value <= most:
            damaged(name)
        return value

    def seconds(self, name: str) -> float:
        """A time that has passed."""
        value = self._fields.pop(name, None)
        if not isinstance(value, int | float) or isinstance(value, bool):
            damaged(name)
        if not 0 <= value <= LONGEST_TIME:
            damaged(name)
        return float(value)

    def moment(self, name: str) -> int | None:
        """A moment in seconds since 1970 (UTC); None where the file says null."""
        if self._fields.get(name, "") is None:
            del self._fields[name]
            return None
        return self.count(name, most=1e12)

    def end(self) -> None:
        """Nothing more is expected."""
        if self._fields:
            damaged(next(iter(self._fields)))


def read_fields(data: bytes) -> Fields:
    """The fields of a file's content.

    Raises:
        SaveUnreadable: It is no game, or one of a later version.
    """
    if len(data) > LARGEST:
        raise SaveUnreadable(SaveFault.TOO_LARGE, f"more than {LARGEST} bytes")
    if not data.strip(b" \t\r\n\0"):
        raise SaveUnreadable(SaveFault.EMPTY, "no content")
    fields = Fields(_parse(data))
    version = fields.take("version", int)
    if version > VERSION:
        raise SaveUnreadable(SaveFault.NEWER, f"version {version}")
    if version < 1:
        damaged("version")
    return fields


def _parse(data: bytes) -> dict[str, Any]:
    try:
        value = json.loads(
            data.removeprefix(BOM_UTF8).decode(),  # some editors put it before a text
            object_pairs_hook=_without_doubles,
            parse_constant=_refuse_constant,
        )
    except SaveUnreadable:
        raise
    except (ValueError, RecursionError) as error:
        # A file of ours that broke off, or was overwritten in places, still begins like one.
        fault = SaveFault.DAMAGED if FORMAT.encode() in data[:200] else SaveFault.FOREIGN
        raise SaveUnreadable(fault, f"not JSON: {error}") from None
    if not isinstance(value, dict) or value.pop("format", None) != FORMAT:
        raise SaveUnreadable(SaveFault.FOREIGN, "not marked as a game")
    return value


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise SaveUnreadable(SaveFault.DAMAGED, "a field is there twice")
    return fields


def _refuse_constant(name: str) -> NoReturn:
    raise SaveUnreadable(SaveFault.DAMAGED, f"{name} is no number")
