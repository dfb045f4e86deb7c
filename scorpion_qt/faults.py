"""Handles unexpected errors: writes them to the log, reports each kind once, and lets the program continue."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final

from PySide6.QtCore import QObject, Signal, qVersion

from scorpion_qt import __version__

MOST_WRITTEN: Final = 50
"""Limit of logged errors, so that one raised on every mouse movement does not fill the disk."""

log = logging.getLogger(__name__)


class Faults(QObject):
    """Receives the errors that Python's hooks would print.

    Args:
        rescue: Called first, to save the game.
        parent: The owner.

    Signals:
        happened: (details) An error of a kind not reported before, with the details that a bug report
            needs.
    """

    happened = Signal(str)

    def __init__(self, rescue: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rescue = rescue
        self._known: set[tuple[type[BaseException], str, int]] = set()
        self.count = 0

    def install(self) -> None:
        """Install this object as Python's exception hooks."""
        sys.excepthook = self.take
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable

    @staticmethod
    def uninstall() -> None:
        """Restore Python's own hooks."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__

    def take(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """Handle an uncaught exception; Python calls this as its hook."""
        self.count += 1
        if self.count <= MOST_WRITTEN:
            log.error("unexpected error", exc_info=(kind, error, trace))
        try:
            self._rescue()
        except Exception:
            log.exception("the game could not be kept after an error")
        place = _place(trace)
        if (kind, *place) not in self._known:
            self._known.add((kind, *place))
            self.happened.emit(details(error))

    def _on_thread(self, error: threading.ExceptHookArgs) -> None:
        if error.exc_value is not None:
            self.take(error.exc_type, error.exc_value, error.exc_traceback)

    def _on_unraisable(self, error: Any) -> None:
        # Python reports this during cleanup; no game depends on it.
        log.error("error in a destructor", exc_info=error.exc_value)


def details(error: BaseException) -> str:
    """Return the details for a bug report: versions, system and traceback."""
    import platform

    trace = "".join(traceback.format_exception(error))
    system = platform.platform()
    return (
        f"scorpion-qt {__version__}, Qt {qVersion()}, Python {platform.python_version()}, {system}\n"
        f"\n{trace}"
    )


def _place(trace: TracebackType | None) -> tuple[str, int]:
    """Return where an error was raised: file and line."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
