"""What became of the chances in the course of a game: asked of the solver step by step, in the background."""

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
"""Arrangements behind the odds of one step: a figure is sure to about ±10 points."""
NODES: Final = 50_000
"""What the verdict on one position may cost."""


class Chance(Enum):
    """What is known of a position."""

    WINNABLE = auto()
    LOST = auto()
    UNKNOWN = auto()


@dataclass(frozen=True, slots=True)
class Point:
    """What was found out about one step.

    Attributes:
        chance: Whether it could be won.
        keeping: How many moves are proven to keep it winnable; 0 where it is not.
        moves: How many there were that count.
        odds: The share of arrangements of the unseen cards in which it could be won, 0 … 1; None before
            it is counted.
    """

    chance: Chance
    keeping: int
    moves: int
    odds: float | None = None


class Analysis(QObject):
    """Looks at the steps of a game: first at all of them for what is proven, then for the odds.

    Args:
        session: The game; the line that leads to where it stands is looked at.
        desk: Where the solver is asked.
        parent: The owner.

    Attributes:
        points: What is known of each step, the start first; None for what was not looked at yet.

    Signals:
        measured: (place) More is known of a step.
        finished: All is done.
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
        """How many questions are answered, and of how many."""
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
        """Begin, or go on."""
        if not self._suspended and self._question is None:
            self._next()

    def set_suspended(self, suspended: bool) -> None:
        """Compute nothing, as nobody looks, or go on."""
        self._suspended = suspended
        if suspended:
            self.close()
        else:
            self.start()

    def close(self) -> None:
        """Stop; what was found out stays."""
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
            # What is lost stays lost.
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

        def work(stop: StopFlag) -> float:
            from scorpion_qt.solver import odds

            return odds(board, SAMPLES, start=start, stop=stop).share

        self._ask(work, lambda share: self._learn(place, replace(point, odds=share)))

    def _ask(self, work: Callable[[StopFlag], Any], learn: Callable[[Any], None]) -> None:
        self._question = Question(Kind.ANALYSIS, work, learn)
        self._desk.ask(self._question)

    def _learn(self, place: int, point: Point) -> None:
        self._question = None
        self.points[place] = point
        self._done += 1
        self.measured.emit(place)
        self._next()


def look_at(board: Board, lost: bool, stop: StopFlag) -> Point:
    """Ask in the thread what can be proven of a position and of those that follow it."""
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
