"""What can become of the game on the table: a change of its position, or another game in its place."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from scorpion_qt.rules import Event, Position

from .session import Session


class ChangeKind(Enum):
    """What made the position change."""

    NEW = auto()
    """Another deal lies on the table."""
    PLAYED = auto()
    """A move was made; the events tell what it did."""
    JUMPED = auto()
    """Undo, redo, restart or a jump to another step."""


class Switch(Enum):
    """How one game took the place of another."""

    NEW = auto()
    """Another game was begun or opened; undo brings back the one that was left."""
    UNDONE = auto()
    """That was undone."""
    REDONE = auto()
    """That was made again."""
    LOADED = auto()
    """The program began with this game."""


@dataclass(frozen=True, slots=True)
class Switched:
    """Another game took the place of the one on the table.

    Attributes:
        how: How that came.
        left: The game that was left.
        entered: The game that lies on the table now.
    """

    how: Switch
    left: Session
    entered: Session


@dataclass(frozen=True, slots=True)
class Change:
    """One change of the game.

    Attributes:
        revision: Grows by one with every change; identifies the position that others compute for.
        kind: What happened.
        before: The position before; for a new deal the one that was left.
        after: The position now.
        events: What a move did, in order; empty for other kinds.
        switched: For a new deal, the games that were left and entered.
    """

    revision: int
    kind: ChangeKind
    before: Position
    after: Position
    events: tuple[Event, ...] = ()
    switched: Switched | None = None
