"""What is known about the positions of one game played: proven wins and losses, and what follows from them.

A winning line proves every position along it; a lost position makes every position after it lost; a
position that leads to a winnable one is winnable. No Qt.
"""

from __future__ import annotations

from enum import Enum, auto

from scorpion_qt.rules import Action, Game, Position, Step, move_left, play, won


class Verdict(Enum):
    """What can still become of the game, in neutral words."""

    NOT_ASKED = auto()
    LOOKING = auto()
    WON = auto()
    WINNABLE = auto()
    NO_LONGER_WINNABLE = auto()
    """Lost here; an earlier position of this line was proven winnable."""
    DEAL_LOST = auto()
    """The start is proven lost."""
    LOST = auto()
    """Lost here; of the positions before nothing is proven."""
    NOT_DECIDED = auto()
    """The search ended without an answer."""


class Knowledge:
    """What is proven about the positions of one deal under one set of rules."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._lines: dict[Position, tuple[Action, ...]] = {}
        self._winnable: set[Position] = set()
        self._lost: dict[Position, int] = {}
        self._given: dict[Position, int] = {}

    def learn_win(self, position: Position, line: tuple[Action, ...]) -> None:
        """A line from a position wins. It has been replayed by the rules."""
        for index, move in enumerate(line):
            if position in self._lines:
                return
            self._lines[position] = line[index:]
            self._given.pop(position, None)
            position = play(self.game, position, move).position
        self._lines.setdefault(position, ())

    def learn_winnable(self, position: Position) -> None:
        """A position is proven winnable, by a line that is not at hand."""
        self._winnable.add(position)

    def learn_loss(self, position: Position, nodes: int) -> None:
        """A position is proven lost, by a search of that many nodes."""
        self._lost[position] = nodes
        self._given.pop(position, None)

    def learn_nothing(self, position: Position, nodes: int) -> None:
        """A search was given up after that many nodes."""
        if position not in self._lines and position not in self._lost:
            self._given[position] = nodes

    def follow(self, step: Step) -> None:
        """Use what the line played says: a winnable position makes those before it winnable."""
        if won(self.game, step.position):
            self.learn_win(step.position, ())
        elif not move_left(self.game, step.position):
            self.learn_loss(step.position, 0)
        line = step.line()
        for before, after in zip(line[-2::-1], line[:0:-1], strict=True):
            known = self._lines.get(after.position)
            if known is not None and before.position not in self._lines and after.move is not None:
                self._lines[before.position] = (after.move, *known)
                self._given.pop(before.position, None)

    def winning_line(self, position: Position) -> tuple[Action, ...] | None:
        """A proven line from a position, empty where it is won already; None where none is known."""
        return self._lines.get(position)

    def given_up(self, position: Position) -> int:
        """How many nodes were searched there in vain; 0 where more is known, or nothing was asked."""
        return self._given.get(position, 0)

    def lost_from(self, step: Step) -> Step | None:
        """The first step of a line that is proven lost: that one and all after it are."""
        return next((each for each in step.line() if each.position in self._lost), None)

    def last_winnable(self, step: Step) -> Step | None:
        """The last step of a line that is proven winnable, if any."""
        return next((each for each in step.line()[::-1] if self._can_win(each.position)), None)

    def verdict(self, step: Step) -> Verdict:
        """What is known about a step, by itself or through the line that led to it."""
        if self.winning_line(step.position) == ():
            return Verdict.WON
        if self._can_win(step.position):
            return Verdict.WINNABLE
        lost = self.lost_from(step)
        if lost is not None:
            if lost.previous is None:
                return Verdict.DEAL_LOST
            if self.last_winnable(step) is not None:
                return Verdict.NO_LONGER_WINNABLE
            return Verdict.LOST
        return Verdict.NOT_DECIDED if step.position in self._given else Verdict.NOT_ASKED

    def _can_win(self, position: Position) -> bool:
        return position in self._lines or position in self._winnable
