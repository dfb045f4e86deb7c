"""The changes of the game on the table: another position, or another game."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from scorpion_qt.rules import Event, Position

from .session import Session


class ChangeKind(Enum):
    """The cause of a change."""

    NEW = auto()
    """Another deal was put on the table."""
    PLAYED = auto()
    """A move was made; the events describe what it did."""
    JUMPED = auto()
    """Undo, redo, restart or a jump led to another step."""


class Switch(Enum):
    """The way in which one game replaced another."""

    NEW = auto()
    """Another game was dealt or opened; undo brings back the one before."""
    UNDONE = auto()
    """Opening another game was undone."""
    REDONE = auto()
    """Opening another game was redone."""
    LOADED = auto()
    """The program started with this game."""


@dataclass(frozen=True, slots=True)
class Switched:
    """The replacement of the game on the table by another one.

    Attributes:
        how: The way in which it happened.
        left: The game before.
        entered: The game that is on the table now.
    """

    how: Switch
    left: Session
    entered: Session


@dataclass(frozen=True, slots=True)
class Change:
    """A change of the game.

    Attributes:
        revision: A number that grows by one with every change. It identifies the position of
            background results.
        kind: The cause.
        before: The position before; for a new deal, that of the game before.
        after: The position now.
        events: What a move did, in order; empty for other kinds.
        switched: For a new deal, the games before and now.
    """

    revision: int
    kind: ChangeKind
    before: Position
    after: Position
    events: tuple[Event, ...] = ()
    switched: Switched | None = None
