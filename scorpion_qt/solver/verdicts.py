"""Whether a position can still be won. The answer is a line, a proof, or the effort spent."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any, Final

from scorpion_qt.rules import Action, Board, IllegalMove
from scorpion_qt.solver import core, encoding
from scorpion_qt.solver.core import StopFlag
from scorpion_qt.solver.strategy import Beams, DepthFirst, strategy

MEGABYTE: Final = 1 << 20


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of one question.

    Attributes:
        nodes: The largest number of layouts to look at, including those of beams. A set of waiting rules,
            which takes longer, counts as ten. None means a sensible number for the game.
        memory: The largest size of the search's tables in bytes.
    """

    nodes: int | None = None
    memory: int = 256 * MEGABYTE


@dataclass(frozen=True, slots=True)
class Spent:
    """The effort spent on an answer.

    Attributes:
        nodes: The number of nodes looked at.
        seconds: The time of the search alone, without replaying a line.
    """

    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Won:
    """The verdict that a position can be won.

    Attributes:
        line: Moves that win; the rules have replayed them.
        spent: The effort spent.
    """

    line: tuple[Action, ...]
    spent: Spent


@dataclass(frozen=True, slots=True)
class Lost:
    """The verdict that a position can't be won, with proof: a complete search refuted every branch.

    Attributes:
        spent: The effort spent: the size of the finished search. If one node was enough, in a game built by
            suit, :func:`scorpion_qt.solver.explain` says which cards wait for each other.
    """

    spent: Spent


@dataclass(frozen=True, slots=True)
class Unknown:
    """The verdict that the limits were reached or the search was stopped.

    Attributes:
        spent: The effort spent.
    """

    spent: Spent


Verdict = Won | Lost | Unknown


class UnsoundLine(Exception):
    """Raised when the rules refuse a line that the core calls a win: a fault of the solver, not its input."""


def solve(board: Board, limits: Limits | None = None, stop: StopFlag | None = None) -> Verdict:
    """Decide whether a board can be won, with all cards known, under the game's own rules.

    Several calls may run at once in threads; the compiled core runs without the interpreter lock.

    Args:
        board: A sound board (see :meth:`scorpion_qt.rules.Board.problems`), with the reserve dealt or not.
        limits: The limits of the search.
        stop: When set from another thread, the verdict is unknown, within milliseconds.

    Returns:
        Won, lost or unknown. Unknown never means lost.

    Raises:
        UnsoundLine: The rules refuse the line that was found.
    """
    search = _Search(board, limits or Limits(), stop or StopFlag())
    begun = time.perf_counter()
    result = search.run()
    spent = Spent(search.nodes(), time.perf_counter() - begun)
    if result == "won":
        return Won(replayed(board, encoding.actions(board.game, search.line())), spent)
    if result == "lost":
        return Lost(spent)
    return Unknown(spent)


def replayed(board: Board, line: list[Action]) -> tuple[Action, ...]:
    """Replay a line under the rules and return it, cut at the win.

    Raises:
        UnsoundLine: The line does not win.
    """
    for played, action in enumerate(line):
        if board.is_won:
            return tuple(line[:played])
        try:
            board = board.play(action).board
        except IllegalMove as refused:
            raise UnsoundLine(f"move {played + 1} of {len(line)}, {action}: {refused}") from refused
    if not board.is_won:
        raise UnsoundLine(f"{len(line)} moves do not win")
    return tuple(line)


class _Search:
    """One question to the solver, answered by the searches of the game's strategy in order."""

    def __init__(self, board: Board, limits: Limits, stop: StopFlag) -> None:
        self._board = board
        self._limits = limits
        self._stop = stop
        self._strategy = strategy(board.game)
        self._layouts: Any = None
        self._answer: Any = None
        self._beam_nodes = 0

    def run(self) -> str:
        result = "unknown"
        for step in self._strategy.steps:
            left = self._left()
            if result != "unknown" or left <= 0 or self._stop.stopped:
                break
            result = (
                self._go_on(step, left)
                if isinstance(step, DepthFirst)
                else self._send_beams(step, left)
            )
        return result

    def nodes(self) -> int:
        """Return the number of nodes looked at so far."""
        layouts = self._layouts
        return self._beam_nodes + (layouts.layouts + layouts.rule_nodes if layouts else 0)

    def line(self) -> list[tuple[int, int]]:
        """Return the moves of the win."""
        line: list[tuple[int, int]] = self._answer.line()
        return line

    def _left(self) -> float:
        if self._limits.nodes is None:
            return float("inf")
        return self._limits.nodes - self._beam_nodes - (self._layouts.cost if self._layouts else 0)

    def _go_on(self, step: DepthFirst, left: float) -> str:
        if self._layouts is None:
            table = encoding.table(self._board)
            self._layouts = core.LayoutSearch(
                table, self._stop, self._strategy.oracle, self._limits.memory
            )
        self._answer = self._layouts
        most = min(step.nodes, self._layouts.cost + left)
        return core.VERDICTS[self._layouts.solve(int(most))]

    def _send_beams(self, step: Beams, left: float) -> str:
        table = encoding.table(self._board)
        self._answer = core.Beam(table, self._stop, step.width, step.weights)
        result = core.VERDICTS[self._answer.solve(step.number, int(min(left, 1 << 40)))]
        self._beam_nodes += self._answer.looked_at
        return result
