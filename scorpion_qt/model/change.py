"""What can become of the game on the table: a change of its position, or another game in its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from scorpion_qt.rules import Event, Position


class Kind(Enum):
    """What made the position change."""

    NEW = auto()
    """Another deal lies on the table."""
    PLAYED = auto()
    """A move was made; the events tell what it did."""
    JUMPED = auto()
    """Undo, redo, restart or a jump to another step."""


class Passage(Enum):
    """How one game took the place of another."""

    AWAY = auto()
    """Another game was begun or opened; undo brings back the one that was left."""
    BACK = auto()
    """That was undone."""
    AGAIN = auto()
    """That was made again."""
    LOADED = auto()
    """The program began with this game."""


@dataclass(frozen=True, slots=True)
class Change:
    """One change of the game.

    Attributes:
        revision: Grows by one with every change; identifies the position that others compute for.
        kind: What happened.
        before: The position before; for a new deal the one that was left.
        after: The position now.
        events: What a move did, in order; empty for other kinds.
    """

    revision: int
    kind: Kind
    before: Position
    after: Position
    events: tuple[Event, ...] = ()
