"""Can this position still be won? The answer is a line, a proof, or what was spent."""

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
    """What one question may cost.

    Attributes:
        nodes: How many layouts are looked at, at most, by beams too; a set of waiting rules, which takes
            longer, counts for ten. None leaves it to what is sensible for the game.
        memory: Bytes of the search's tables, at most.
    """

    nodes: int | None = None
    memory: int = 256 * MEGABYTE


@dataclass(frozen=True, slots=True)
class Spent:
    """What an answer cost.

    Attributes:
        nodes: How many nodes were looked at.
        seconds: Time of the search alone, without replaying a line.
    """

    nodes: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Won:
    """The position can be won.

    Attributes:
        line: Moves that win it; the rules have played them.
        spent: What the answer cost.
    """

    line: tuple[Action, ...]
    spent: Spent


@dataclass(frozen=True, slots=True)
class Lost:
    """The position cannot be won, by proof: every branch of a search that was complete is refuted.

    Attributes:
        spent: What the answer cost: the size of the finished search. Where one node was enough, in a game
            built by suit, :func:`scorpion_qt.solver.explain` tells which cards wait for each other.
    """

    spent: Spent


@dataclass(frozen=True, slots=True)
class Unknown:
    """The limits were reached, or the search was stopped.

    Attributes:
        spent: What was spent.
    """

    spent: Spent


Verdict = Won | Lost | Unknown


class UnsoundLine(Exception):
    """A line that the core calls a win and the rules do not: a fault of the solver, never of its input."""


def solve(board: Board, limits: Limits | None = None, stop: StopFlag | None = None) -> Verdict:
    """Decide a board, with all cards known, under the game's own rules.

    Several calls may run at once in threads; the compiled core runs without the interpreter lock.

    Args:
        board: A sound one (see :meth:`scorpion_qt.rules.Board.problems`), the reserve dealt or not.
        limits: What the answer may cost.
        stop: When set from another thread, the answer comes within milliseconds, as unknown.

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
    """The line, cut at the win, after the rules have played it.

    Raises:
        UnsoundLine: It does not win.
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
    """One question, put to the searches of the game's strategy in their order."""

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
        """Nodes looked at so far."""
        layouts = self._layouts
        return self._beam_nodes + (layouts.layouts + layouts.rule_nodes if layouts else 0)

    def line(self) -> list[tuple[int, int]]:
        """The moves of the win."""
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
