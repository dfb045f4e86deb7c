"""Work in a thread of its own, one question at a time, each of which can be dropped."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal, Slot

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag

_Answer = TypeVar("_Answer")

SWITCH_INTERVAL = 0.0005
"""Seconds that a thread may keep Python's lock while the window waits for it."""

_TURN = threading.Lock()
"""Held by the thread whose turn it is to work: they never keep more than one core busy together."""


@dataclass(frozen=True, slots=True, eq=False)
class _Question:
    work: Callable[[StopFlag], Any]
    answer: Callable[[Any], None]
    stop: StopFlag


class Background(QObject):
    """Runs questions in the order in which they are asked; several such objects take turns.

    The work must look at its stop flag; the solver does, and gives up the interpreter lock besides.
    """

    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread = QThread()
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.work)
        self._worker.answered.connect(self._on_answered)
        self._open: set[_Question] = set()
        self._closed = False

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return bool(self._open)

    def ask(self, work: Callable[[StopFlag], _Answer], answer: Callable[[_Answer], None]) -> None:
        """Ask a question.

        Args:
            work: Runs in the thread and returns the answer.
            answer: Gets it, in the thread of the one who asks; not called for a question that was dropped
                or came after the end.
        """
        if self._closed:
            return
        # Not before the first question: the window must be painted first.
        from scorpion_qt.solver import StopFlag

        if not self._thread.isRunning():
            # Between searches the work is Python's: it must hand the lock back sooner than in 5 ms.
            sys.setswitchinterval(SWITCH_INTERVAL)
            self._thread.start(QThread.Priority.LowPriority)
        question = _Question(work, answer, StopFlag())
        self._open.add(question)
        self._asked.emit(question)

    def drop(self) -> None:
        """Drop all questions."""
        for question in self._open:
            question.stop.stop()
        self._open.clear()

    def close(self) -> None:
        """Drop all questions, take no more and wait until the thread has ended."""
        self._closed = True
        self.drop()
        self._thread.quit()
        self._thread.wait()
        # Qt would keep what was still to be handed over, and with it whoever asked, to the end of the process.
        QCoreApplication.removePostedEvents(self._worker)

    @Slot(object, object, object)
    def _on_answered(
        self, question: _Question, answer: object, error: BaseException | None
    ) -> None:
        if question not in self._open:
            return
        self._open.discard(question)
        if error is not None:
            raise error  # here it meets what handles unexpected errors
        question.answer(answer)


class _Worker(QObject):
    """Lives in the thread."""

    answered = Signal(object, object, object)

    @Slot(object)
    def work(self, question: _Question) -> None:
        """Answer one question, unless it was dropped in the meantime."""
        answer = error = None
        try:
            with _TURN:
                if not question.stop.stopped:
                    answer = question.work(question.stop)
        except Exception as problem:
            error = problem
        self.answered.emit(question, answer, error)
