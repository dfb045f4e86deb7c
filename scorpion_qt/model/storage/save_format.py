"""The content of a saved game's file as checked fields; ``docs/save-format.md`` describes them.

Files are untrusted, so their size, version, types and structure are checked.
"""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from enum import Enum, auto
from typing import Any, Final, NoReturn, TypeVar

FORMAT: Final = "scorpion-qt-game"
VERSION: Final = 1
LARGEST: Final = 1 << 20
"""Largest size of a file in bytes; a game of a hundred moves has about two thousand."""
LONGEST_TIME: Final = 1e9
"""Most seconds of a game, over thirty years. It also limits the other counters."""

_T = TypeVar("_T")


class SaveFault(Enum):
    """The reason why a file can't be read."""

    MISSING = auto()
    """The file can't be opened or read."""
    EMPTY = auto()
    """The file is empty."""
    TOO_LARGE = auto()
    """The file is far larger than any game."""
    FOREIGN = auto()
    """The file isn't a saved game of this program."""
    NEWER = auto()
    """A later version of this program wrote the file."""
    DAMAGED = auto()
    """The file is a saved game with parts missing or changed."""
    IMPOSSIBLE = auto()
    """The file can be read, but contains a game that breaks the rules."""


class SaveUnreadable(ValueError):
    """A file can't be opened as a game.

    Attributes:
        fault: The reason. The message for the player is written elsewhere.
    """

    def __init__(self, fault: SaveFault, detail: str) -> None:
        super().__init__(detail)
        self.fault = fault


def damaged(name: str) -> NoReturn:
    """Raise the exception for a damaged field.

    Raises:
        SaveUnreadable: Always.
    """
    raise SaveUnreadable(SaveFault.DAMAGED, f"“{name}” is missing or not as it should be")


class Fields:
    """The fields of a file, each checked when it is taken.

    Every method raises `SaveUnreadable` for a field that is missing or of another type, because the
    file is then damaged.
    """

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields

    def has(self, name: str) -> bool:
        """Return whether a field exists."""
        return name in self._fields

    def take(self, name: str, kind: type[_T]) -> _T:
        """Return the value of a field of a given type."""
        value = self._fields.pop(name, None)
        # In Python a bool is an int, but JSON distinguishes them.
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            damaged(name)
        return value

    def count(self, name: str, most: float = LONGEST_TIME) -> int:
        """Return a whole number from 0 up."""
        value = self.take(name, int)
        if not 0 <= value <= most:
            damaged(name)
        return value

    def seconds(self, name: str) -> float:
        """Return a duration."""
        value = self._fields.pop(name, None)
        if not isinstance(value, int | float) or isinstance(value, bool):
            damaged(name)
        if not 0 <= value <= LONGEST_TIME:
            damaged(name)
        return float(value)

    def moment(self, name: str) -> int | None:
        """Return a moment in seconds since 1970 (UTC), or None for null."""
        if self._fields.get(name, "") is None:
            del self._fields[name]
            return None
        return self.count(name, most=1e12)

    def end(self) -> None:
        """Check that no fields are left."""
        if self._fields:
            damaged(next(iter(self._fields)))


def read_fields(data: bytes) -> Fields:
    """Return the fields of a file's content.

    Raises:
        SaveUnreadable: The content isn't a game, or has a later version.
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
            data.removeprefix(BOM_UTF8).decode(),  # some editors add it
            object_pairs_hook=_without_doubles,
            parse_constant=_refuse_constant,
        )
    except SaveUnreadable:
        raise
    except (ValueError, RecursionError) as error:
        # A truncated or partly overwritten file of this program still starts like one.
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
