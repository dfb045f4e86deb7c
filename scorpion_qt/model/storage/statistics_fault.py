"""The faults of the statistics, in their own module so that reporting one doesn't import SQLite."""

from __future__ import annotations

from enum import Enum, auto


class StatisticsFault(Enum):
    """The reason why the database can't be used."""

    DAMAGED = auto()
    """The database couldn't be read; it was renamed, and a new one was created."""
    NEWER = auto()
    """A later version of this program made the database, which stays unchanged."""
    LOCKED = auto()
    """Another program has locked the database."""
    FULL = auto()
    """The disk is full."""
    UNAVAILABLE = auto()
    """The database can't be opened or written."""


class StatisticsUnavailable(Exception):
    """The database can't be used now.

    Attributes:
        fault: The reason.
        noted: Whether the result to be written was noted for later; None if there was none.
    """

    def __init__(self, fault: StatisticsFault, detail: str = "") -> None:
        super().__init__(detail or fault.name)
        self.fault = fault
        self.noted: bool | None = None
