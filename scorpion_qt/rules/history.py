"""The line played, with undo and redo.

A :class:`Step` knows the one before it, so a line of play is its last step and every position ever
reached stays reachable. Undo, restart and jumps all do one thing: make another step the current one.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from .board import Board
from .cards import Suit
from .events import Event
from .games import Game
from .moves import Action
from .position import Position
from .score import points

UNDO_LIMIT: Final = 100


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """A position in a line of play, and the move that led to it.

    Attributes:
        board: The board.
        previous: The step before, None at the start.
        move: The move that led here, None at the start.
        events: What that move did, in order.
        score: Points of the whole line.
        completed: Suits whose completed run has been scored in this line (games where runs stay).
        length: The number of moves in the line.
        first: The start of the line, None at the start itself; see :attr:`start`.
    """

    board: Board
    previous: Step | None = None
    move: Action | None = None
    events: tuple[Event, ...] = ()
    score: int = 0
    completed: frozenset[Suit] = frozenset()
    length: int = 0
    first: Step | None = None

    @property
    def position(self) -> Position:
        """The position."""
        return self.board.position

    def after(self, move: Action) -> Step:
        """Return the step that a move leads to.

        Raises:
            IllegalMove: The rules refuse it.
        """
        outcome = self.board.play(move)
        gained, completed = points(outcome.events, self.completed)
        return Step(
            outcome.board,
            self,
            move,
            outcome.events,
            self.score + gained,
            completed,
            self.length + 1,
            self.start,
        )

    def line(self) -> list[Step]:
        """Return all steps from the start to this one."""
        return [*self._backwards()][::-1]

    def _backwards(self) -> Iterator[Step]:
        step: Step | None = self
        while step is not None:
            yield step
            step = step.previous

    @property
    def start(self) -> Step:
        """The first step of the line."""
        return self.first or self


@dataclass(frozen=True, slots=True)
class History:
    """The current step, and the steps of undo and redo. A value: every action returns a new one.

    Attributes:
        current: The step on the table.
        undoable: Steps that undo returns to, the nearest last.
        redoable: Steps that redo returns to, the nearest last.
        limit: How many actions undo keeps; None keeps all.
    """

    current: Step
    undoable: tuple[Step, ...] = ()
    redoable: tuple[Step, ...] = ()
    limit: int | None = UNDO_LIMIT

    @classmethod
    def begin(cls, board: Board, limit: int | None = UNDO_LIMIT) -> History:
        """Return a history that starts at a board."""
        return cls(Step(board), limit=limit)

    @property
    def game(self) -> Game:
        """The rules."""
        return self.current.board.game

    def play(self, move: Action) -> History:
        """Return the history after a move.

        Raises:
            IllegalMove: The rules refuse it.
        """
        return self.jump(self.current.after(move))

    def jump(self, step: Step) -> History:
        """Return a history with another current step; undo takes this back as one action.

        A jump to the current step changes nothing and keeps redo.
        """
        if step is self.current:
            return self
        undoable = _last((*self.undoable, self.current), self.limit)
        return replace(self, current=step, undoable=undoable, redoable=())

    def restart(self) -> History:
        """Return the history at its start; undo takes this back as one action."""
        return self.jump(self.current.start)

    def undo(self) -> History:
        """Return the history before the last action.

        Raises:
            IndexError: Nothing can be undone.
        """
        *rest, step = _or_raise(self.undoable)
        return replace(
            self, current=step, undoable=tuple(rest), redoable=(*self.redoable, self.current)
        )

    def redo(self) -> History:
        """Return the history with the last undone action restored.

        Raises:
            IndexError: Nothing can be redone.
        """
        *rest, step = _or_raise(self.redoable)
        undoable = _last((*self.undoable, self.current), self.limit)
        return replace(self, current=step, undoable=undoable, redoable=tuple(rest))

    def limited(self, limit: int | None) -> History:
        """Return the history with another undo limit."""
        return replace(self, limit=limit, undoable=_last(self.undoable, limit))


def _last(steps: tuple[Step, ...], limit: int | None) -> tuple[Step, ...]:
    return steps if limit is None else steps[max(0, len(steps) - limit) :]


def _or_raise(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    if not steps:
        raise IndexError("there is nothing to take back or to make again")
    return steps
