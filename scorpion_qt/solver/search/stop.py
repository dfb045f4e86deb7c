"""Stopping a search from another thread."""

from scorpion_qt.solver.search import uncompiled as cython


class StopFlag:
    """Stops searches from another thread; several may share one. A plain C field, read without the lock."""

    _stopped: cython.volatile[cython.int]

    def __init__(self) -> None:
        self._stopped = 0

    def stop(self) -> None:
        """Make every search with this flag end within a few milliseconds, with the verdict unknown."""
        self._stopped = 1

    @property
    def stopped(self) -> bool:
        """Whether :meth:`stop` has been called."""
        return self._stopped != 0
