"""The proofs about the boards of one deal: wins and losses, and what follows from them.

A winning line proves every board along it. All boards after a lost one are lost. A board that leads
to a winnable one is winnable. No Qt.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from scorpion_qt.rules import Action, Board, Step


class GameStatus(Enum):
    """The known outcome of the game, in neutral words."""

    NOT_ASKED = auto()
    LOOKING = auto()
    WON = auto()
    WINNABLE = auto()
    NO_LONGER_WINNABLE = auto()
    """The board is lost; an earlier board of this line was proven winnable."""
    DEAL_LOST = auto()
    """The start of the deal is proven lost."""
    LOST = auto()
    """The board is lost; nothing is proven about the boards before."""
    NOT_DECIDED = auto()
    """The search ended without an answer."""


@dataclass(frozen=True, slots=True)
class _Past:
    """What is known from the line up to a step.

    Attributes:
        lost_from: Its first step that is proven lost.
        last_winnable: Its last step that is proven winnable.
    """

    lost_from: Step | None = None
    last_winnable: Step | None = None


_NOTHING: Final = _Past()


class ProofCache:
    """Stores what is proven about the boards of one deal under one set of rules."""

    def __init__(self) -> None:
        self._lines: dict[Board, tuple[Action, ...]] = {}
        self._winnable: set[Board] = set()
        self._lost: dict[Board, int] = {}
        self._given: dict[Board, int] = {}
        self._pasts: dict[Step, _Past] = {}

    def learn_win(self, board: Board, line: tuple[Action, ...]) -> None:
        """Learn that a line from a board wins. The line has been played by the rules."""
        if board in self._lines:
            return
        self._pasts.clear()
        for index, move in enumerate(line):
            if board in self._lines:
                return
            self._lines[board] = line[index:]
            self._given.pop(board, None)
            board = board.play(move).board
        self._lines.setdefault(board, ())

    def learn_winnable(self, board: Board) -> None:
        """Learn that a board is proven winnable by an unknown line."""
        if board not in self._winnable:
            self._pasts.clear()
            self._winnable.add(board)

    def learn_loss(self, board: Board, nodes: int) -> None:
        """Learn that a board is proven lost, by a search of that many nodes."""
        if board not in self._lost:
            self._pasts.clear()
            self._lost[board] = nodes
            self._given.pop(board, None)

    def learn_nothing(self, board: Board, nodes: int) -> None:
        """Learn that a search gave up after that many nodes."""
        if board not in self._lines and board not in self._lost:
            self._given[board] = nodes

    def follow(self, step: Step) -> None:
        """Learn from the line played, as a winnable board makes those before it winnable.

        It goes back only to the first board already known, so the length of the game doesn't
        matter.
        """
        if step.board.is_won:
            self.learn_win(step.board, ())
        elif step.board.is_stuck:
            self.learn_loss(step.board, 0)
        before = step.previous
        while before is not None and before.board not in self._lines:
            line = self._lines.get(step.board)
            if line is None or step.move is None:
                return
            self._pasts.clear()
            self._lines[before.board] = (step.move, *line)
            self._given.pop(before.board, None)
            step, before = before, before.previous

    def winning_line(self, board: Board) -> tuple[Action, ...] | None:
        """Return a proven line from a board, empty if it is already won; None if none is known."""
        return self._lines.get(board)

    def given_up(self, board: Board) -> int:
        """Return the nodes of a search without an answer; 0 if there was none or more is known."""
        return self._given.get(board, 0)

    def lost_from(self, step: Step) -> Step | None:
        """Return the first step of a line that is proven lost, as are all after it, or None."""
        return self._past(step).lost_from

    def last_winnable(self, step: Step) -> Step | None:
        """Return the last step of a line that is proven winnable, or None."""
        return self._past(step).last_winnable

    def status(self, step: Step) -> GameStatus:
        """Return what is known about a step, directly or from the line that led to it."""
        if self.winning_line(step.board) == ():
            return GameStatus.WON
        if self._can_win(step.board):
            return GameStatus.WINNABLE
        past = self._past(step)
        if past.lost_from is not None:
            if past.lost_from.previous is None:
                return GameStatus.DEAL_LOST
            if past.last_winnable is not None:
                return GameStatus.NO_LONGER_WINNABLE
            return GameStatus.LOST
        return GameStatus.NOT_DECIDED if step.board in self._given else GameStatus.NOT_ASKED

    def _can_win(self, board: Board) -> bool:
        return board in self._lines or board in self._winnable

    def _past(self, step: Step) -> _Past:
        """Return what is known from the line up to a step.

        Each step is computed once until something new is learned.
        """
        unseen = []
        at: Step | None = step
        while at is not None and at not in self._pasts:
            unseen.append(at)
            at = at.previous
        past = _NOTHING if at is None else self._pasts[at]
        for each in reversed(unseen):
            lost = past.lost_from or (each if each.board in self._lost else None)
            winnable = each if self._can_win(each.board) else past.last_winnable
            past = self._pasts[each] = _Past(lost, winnable)
        return past
