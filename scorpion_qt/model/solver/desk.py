"""The desk for questions to the solver: one thread, one queue, the most urgent question first."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QThread, Signal, Slot

from scorpion_qt.model.game.game_model import GameModel, GameState

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag

SWITCH_INTERVAL = 0.0005
"""Seconds a thread may hold Python's lock while the window waits for it."""


class Kind(Enum):
    """The kind of a question.

    The value also holds its urgency (0 comes first), and whether it is about the board on the
    table.
    """

    HINT = "hint", 0, True
    WINNING_LINE = "winning line", 0, True
    LOSS_PROOF = "loss proof", 0, True
    WAY_BACK = "way back", 0, True
    ODDS = "odds", 1, True
    VERDICT = "verdict", 1, True
    """The verdict beside the table. It displaces nothing and waits for the player's questions."""
    WINNABLE_DEAL = "winnable deal", 0, False
    """A deal that the player waits for."""
    DEAL_OF_THE_DAY = "deal of the day", 0, False
    ANALYSIS = "analysis", 2, False
    PREPARED_DEAL = "prepared deal", 3, False
    """A deal that nobody waits for yet."""

    def __init__(self, _name: str, urgency: int, about_table: bool) -> None:
        self.urgency = urgency
        self.about_table = about_table

    def displaces(self, other: Kind) -> bool:
        """Return whether a question of this kind ends an open one of the other.

        A new question of the player about the table ends the old one, because both answers would be
        shown in the same place.
        """
        if self is other:
            return self is not Kind.ANALYSIS
        return self in _SHOWN_ON_TABLE and other in _SHOWN_ON_TABLE


_SHOWN_ON_TABLE = (Kind.HINT, Kind.WINNING_LINE, Kind.LOSS_PROOF, Kind.WAY_BACK, Kind.ODDS)


@dataclass(slots=True, eq=False)
class Question:
    """A question to the solver.

    Attributes:
        kind: The kind of question.
        work: Runs in the thread and returns the answer. It checks its stop flag, as the solver
            does, which also releases the interpreter lock.
        answer: Receives the answer, in the thread of the desk.
        dropped: Called instead if the question ends without an answer.
        revision: The revision of the game it is about.
        stop: Stops the work.
    """

    kind: Kind
    work: Callable[[StopFlag], Any]
    answer: Callable[[Any], None]
    dropped: Callable[[], None] = lambda: None
    revision: int = field(default=-1, init=False)
    stop: StopFlag | None = field(default=None, init=False)


class SolverDesk(QObject):
    """Answers questions one at a time, in a thread of its own.

    The most urgent open question runs; a less urgent one is interrupted and restarts afterwards.
    Questions about the table end with the next change of the game. While the game is paused they
    wait; one whose answer comes then is asked again afterwards. While the desk is suspended, what
    only the main window would show waits, and prepared work.

    Args:
        model: The game on the table.
        parent: The owner.
    """

    _handed_over = Signal(object)

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._thread = QThread()
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._handed_over.connect(self._worker.work)
        self._worker.done.connect(self._on_done)
        self._open: list[Question] = []
        self._running: Question | None = None
        self._suspended = False
        self._closed = False
        model.changed.connect(self._on_changed)
        model.state_changed.connect(self._go_on)

    def is_open(self, *kinds: Kind) -> bool:
        """Return whether a question of one of these kinds is waiting for its answer."""
        return any(question.kind in kinds and self._is_current(question) for question in self._open)

    def ask(self, question: Question) -> None:
        """Ask a question, ending those that it displaces."""
        if self._closed:
            return
        question.revision = self._model.revision
        self.displace(question.kind)
        self._open.append(question)
        self._go_on()

    def displace(self, kind: Kind) -> None:
        """End the questions that one of a kind displaces, also if its answer is known without asking."""
        self._drop(lambda other: kind.displaces(other.kind))

    def drop(self, *kinds: Kind) -> None:
        """End the questions of some kinds."""
        self._drop(lambda question: question.kind in kinds)

    def withdraw(self, question: Question) -> None:
        """End one question, unless it is answered."""
        self._drop(lambda other: other is question)

    def set_suspended(self, suspended: bool) -> None:
        """Suspend what only the window would show, and prepared work, while it isn't visible; or resume it."""
        self._suspended = suspended
        self._go_on()

    def close(self) -> None:
        """End all questions, accept no more, and wait until the thread has ended."""
        self._closed = True
        self._drop(lambda _: True)
        self._thread.quit()
        self._thread.wait()
        # Otherwise Qt keeps unprocessed questions, and who asked them, until the process ends.
        QCoreApplication.removePostedEvents(self._worker)

    def _drop(self, fits: Callable[[Question], bool]) -> None:
        dropped = [question for question in self._open if fits(question)]
        self._open = [question for question in self._open if question not in dropped]
        for question in dropped:
            if question is self._running:
                _stop(question)
            question.dropped()

    def _go_on(self) -> None:
        """Give the most urgent question to the thread, interrupting a less urgent one."""
        following = min(
            filter(self._may_run, self._open),
            key=lambda question: question.kind.urgency,
            default=None,
        )
        running = self._running
        if running is None:
            if following is not None:
                self._hand_over(following)
        elif not self._may_run(running) or (
            following is not None and following.kind.urgency < running.kind.urgency
        ):
            _stop(running)

    def _may_run(self, question: Question) -> bool:
        paused = self._model.state is GameState.PAUSED and question.kind.about_table
        idle = question.kind.about_table or question.kind is Kind.PREPARED_DEAL
        unseen = self._suspended and idle
        return self._is_current(question) and not unseen and not paused

    def _hand_over(self, question: Question) -> None:
        # Imported with the first question, because the window must be painted first.
        from scorpion_qt.solver import StopFlag

        if not self._thread.isRunning():
            # Python code between searches must release the lock sooner than after 5 ms.
            sys.setswitchinterval(SWITCH_INTERVAL)
            self._thread.start(QThread.Priority.LowPriority)
        question.stop = StopFlag()
        self._running = question
        self._handed_over.emit(question)

    @Slot(object, object, object)
    def _on_done(self, question: Question, answer: object, error: BaseException | None) -> None:
        self._running = None
        interrupted = question.stop is not None and question.stop.stopped
        if question in self._open and not interrupted and self._may_run(question):
            self._open.remove(question)
            # First, as the answer may ask a question, and an error must not stop the others.
            self._go_on()
            if error is not None:
                question.dropped()
                raise error  # the handler for unexpected errors gets it here
            question.answer(answer)
        else:
            self._go_on()

    def _is_current(self, question: Question) -> bool:
        """Return whether a question is about the current board, or isn't about the board at all."""
        return not question.kind.about_table or question.revision == self._model.revision

    def _on_changed(self) -> None:
        self._drop(lambda question: not self._is_current(question))


def _stop(question: Question) -> None:
    if question.stop is not None:
        question.stop.stop()


class _Worker(QObject):
    """Runs in the thread and works on the questions."""

    done = Signal(object, object, object)

    @Slot(object)
    def work(self, question: Question) -> None:
        """Work on one question, unless it has been stopped."""
        answer = error = None
        stop = question.stop
        assert stop is not None
        try:
            if not stop.stopped:
                answer = question.work(stop)
        except Exception as problem:
            error = problem
        self.done.emit(question, answer, error)
