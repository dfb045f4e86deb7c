"""What becomes of errors that nobody expected: written down, told once, and the program goes on."""

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
"""An error that comes with every movement of the mouse does not fill the disk."""

log = logging.getLogger(__name__)


class Faults(QObject):
    """Takes the errors that Python's hooks would print.

    Args:
        rescue: What is done first of all: the game is kept.
        parent: The owner.

    Signals:
        happened: (details) An error of a kind that has not been told yet; what a helper has to know of it.
    """

    happened = Signal(str)

    def __init__(self, rescue: Callable[[], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rescue = rescue
        self._known: set[tuple[type[BaseException], str, int]] = set()
        self.count = 0

    def install(self) -> None:
        """Take over Python's hooks."""
        sys.excepthook = self.take
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable

    @staticmethod
    def uninstall() -> None:
        """Give them back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__

    def take(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        """What Python calls for an exception that nobody caught."""
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
        # Told by Python while it cleans up; nobody's game depends on it.
        log.error("error in a destructor", exc_info=error.exc_value)


def details(error: BaseException) -> str:
    """What a helper has to know: versions, system, and where it happened."""
    import platform

    trace = "".join(traceback.format_exception(error))
    system = platform.platform()
    return (
        f"scorpion-qt {__version__}, Qt {qVersion()}, Python {platform.python_version()}, {system}\n"
        f"\n{trace}"
    )


def _place(trace: TracebackType | None) -> tuple[str, int]:
    """Where an error was raised: file and line."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno
