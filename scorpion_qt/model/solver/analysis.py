"""The analysis of a game: its chances at each step, determined by the solver in the background."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import Board

from .desk import Kind, Question, SolverDesk

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag

SAMPLES: Final = 80
"""Arrangements for the odds of one step, which makes them accurate to about ±10 points."""
NODES: Final = 50_000
"""Most nodes to search for the verdict on one position."""


class Chance(Enum):
    """The known outcome of a position."""

    WINNABLE = auto()
    LOST = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Point:
    """The findings about one step.

    Attributes:
        chance: Whether it could be won.
        keeping: Number of moves proven to keep it winnable; 0 if it isn't.
        moves: Number of moves that count.
        odds: The share of arrangements of the hidden cards in which it could be won, 0 … 1; None
            before it is measured.
    """

    chance: Chance
    keeping: int
    moves: int
    odds: float | None = None


class Analysis(QObject):
    """Analyses the steps of a game: first the verdicts for all of them, then the odds.

    Args:
        session: The game; the moves that lead to its current position are analysed.
        desk: Where the solver is asked.
        parent: The owner.

    Attributes:
        points: What is known about each step, the start first; None for a step not analysed yet.

    Signals:
        measured: (place) More is known about a step.
        finished: The analysis is complete.
    """

    measured = Signal(int)
    finished = Signal()

    def __init__(self, session: Session, desk: SolverDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._winnable_start = session.winnable_start
        self._boards = [step.board for step in session.history.current.line()]
        self.points: list[Point | None] = [None] * len(self._boards)
        self._done = 0
        self._suspended = False
        self._desk = desk
        self._question: Question | None = None

    @property
    def progress(self) -> tuple[int, int]:
        """The number of answered questions, and of all questions."""
        return self._done, 2 * len(self._boards)

    @property
    def lost_at(self) -> int | None:
        """The place of the first step that is proven lost after one that is proven winnable."""
        winnable = False
        for place, point in enumerate(self.points):
            if point is None:
                break
            if winnable and point.chance is Chance.LOST:
                return place
            winnable |= point.chance is Chance.WINNABLE
        return None

    def start(self) -> None:
        """Start or resume the analysis."""
        if not self._suspended and self._question is None:
            self._next()

    def set_suspended(self, suspended: bool) -> None:
        """Suspend the analysis while nobody is watching, or resume it."""
        self._suspended = suspended
        if suspended:
            self.close()
        else:
            self.start()

    def close(self) -> None:
        """Stop the analysis and keep its results."""
        if self._question is not None:
            self._desk.withdraw(self._question)
            self._question = None

    def _next(self) -> None:
        count = len(self._boards)
        place = self._done % count
        if self._done >= 2 * count:
            self.finished.emit()
        elif self._done < count:
            board = self._boards[place]
            before = self.points[place - 1] if place else None
            # All steps after a lost one are lost too.
            lost = before is not None and before.chance is Chance.LOST
            self._ask(
                lambda stop: look_at(board, lost, stop), lambda point: self._learn(place, point)
            )
        else:
            self._ask_odds(place)

    def _ask_odds(self, place: int) -> None:
        board, start = self._boards[place], self._winnable_start
        point = self.points[place]
        assert point is not None

        def work(stop: StopFlag) -> float | None:
            from scorpion_qt.solver import odds

            counted = odds(board, SAMPLES, start=start, stop=stop)
            return counted.share if counted.decided else None

        self._ask(work, lambda share: self._learn(place, replace(point, odds=share)))

    def _ask(self, work: Callable[[StopFlag], Any], learn: Callable[[Any], None]) -> None:
        self._question = Question(Kind.ANALYSIS, work, learn, self._on_dropped)
        self._desk.ask(self._question)

    def _on_dropped(self) -> None:
        self._question = None

    def _learn(self, place: int, point: Point) -> None:
        self._question = None
        self.points[place] = point
        self._done += 1
        self.measured.emit(place)
        self._next()


def look_at(board: Board, lost: bool, stop: StopFlag) -> Point:
    """Find out, in the thread, what can be proven about a position and those that follow it."""
    from scorpion_qt.solver import Limits, Lost, Won, solve

    limits = Limits(nodes=NODES)
    moves = board.useful_moves
    if lost:
        return Point(Chance.LOST, 0, len(moves))
    verdict = solve(board, limits, stop)
    if isinstance(verdict, Lost):
        return Point(Chance.LOST, 0, len(moves))
    keeping = sum(
        (isinstance(verdict, Won) and verdict.line[:1] == (move,))
        or isinstance(solve(board.play(move).board, limits, stop), Won)
        for move in moves
    )
    winnable = keeping or isinstance(verdict, Won)
    return Point(Chance.WINNABLE if winnable else Chance.UNKNOWN, keeping, len(moves))
