"""What can be wrong with the statistics. Apart from the database, so that nobody loads SQLite to say it."""

from __future__ import annotations

from enum import Enum, auto


class StatisticsFault(Enum):
    """What is wrong with the database."""

    DAMAGED = auto()
    """It could not be read; it is kept under another name, and a new one begun."""
    NEWER = auto()
    """A later version of this program made it; it is left alone."""
    LOCKED = auto()
    """Another program holds it."""
    FULL = auto()
    """No room on the disk."""
    UNAVAILABLE = auto()
    """It cannot be opened or written."""


class StatisticsUnavailable(Exception):
    """The database cannot be used now.

    Attributes:
        fault: Why.
        noted: Whether the result that was to be written is noted for later; None where there was none.
    """

    def __init__(self, fault: StatisticsFault, detail: str = "") -> None:
        super().__init__(detail or fault.name)
        self.fault = fault
        self.noted: bool | None = None
