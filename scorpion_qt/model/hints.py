"""Which move to suggest, and why it can be trusted. Runs beside the window; no Qt."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto

from scorpion_qt.rules import (
    Action,
    Deal,
    Flipped,
    Game,
    Move,
    Position,
    Suit,
    counts,
    legal_moves,
    play,
)
from scorpion_qt.rules.score import points
from scorpion_qt.solver import Lost, Unknown, Won


class Standing(Enum):
    """What is behind a suggestion."""

    PROVEN = auto()
    """The move keeps a win that has been found."""
    NO_OTHER = auto()
    """Every proven move has been shown; whether others win is known, or not decided."""
    LOST = auto()
    """The position is proven lost: no move helps."""
    ADVICE = auto()
    """Nothing is proven: the move is only good advice."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """An answer to the question for a hint.

    Attributes:
        standing: What is behind it.
        move: The move; None where there is none to show.
        learned: What was found out about positions on the way.
    """

    standing: Standing
    move: Action | None = None
    learned: tuple[tuple[Position, Won | Lost | Unknown], ...] = ()


@dataclass(slots=True)
class Seeker:
    """Looks for a hint that has not been shown yet.

    Attributes:
        game: The rules.
        position: Where a hint is wanted.
        solve: Answers for a position.
        shown: The moves shown before.
        line: A proven line from the position, if one is known.
    """

    game: Game
    position: Position
    solve: Callable[[Position], Won | Lost | Unknown]
    shown: Sequence[Action] = ()
    line: tuple[Action, ...] | None = None
    _learned: list[tuple[Position, Won | Lost | Unknown]] = field(default_factory=list)

    def seek(self) -> Suggestion:
        """The next hint."""
        if self.line is None:
            answer = self._ask(self.position)
            if isinstance(answer, Lost):
                return self._found(Standing.LOST)
            if isinstance(answer, Unknown):
                return self._advice()
            self.line = answer.line
        if self.line and self.line[0] not in self.shown:
            return self._found(Standing.PROVEN, self.line[0])
        for move in legal_moves(self.game, self.position):
            if move not in self.shown:
                outcome = play(self.game, self.position, move)
                if isinstance(self._ask(outcome.position), Won):
                    return self._found(Standing.PROVEN, move)
        return self._found(Standing.NO_OTHER)

    def _ask(self, position: Position) -> Won | Lost | Unknown:
        answer = self.solve(position)
        self._learned.append((position, answer))
        return answer

    def _advice(self) -> Suggestion:
        moves = [move for move in advised(self.game, self.position) if move not in self.shown]
        return self._found(Standing.ADVICE, moves[0] if moves else None)

    def _found(self, standing: Standing, move: Action | None = None) -> Suggestion:
        return Suggestion(standing, move, tuple(self._learned))


def advised(game: Game, position: Position) -> list[Action]:
    """The legal moves, the more promising first: flips and runs, then points, the reserve last.

    Moves that only carry a whole column to an empty one are left out.
    """

    def worth(move: Action) -> tuple[int, int, int]:
        if isinstance(move, Deal):
            return (-1, 0, 0)
        events = play(game, position, move).events
        flips = sum(isinstance(event, Flipped) for event in events)
        return (flips, points(events, frozenset(Suit))[0], -_height(position, move))

    useful = [move for move in legal_moves(game, position) if counts(game, position, move)]
    return sorted(useful, key=worth, reverse=True)


def _height(position: Position, move: Move) -> int:
    """How much lies on the moved card: small blocks leave more open."""
    for column in position.columns:
        if move.card in column.cards:
            return len(column.cards) - column.cards.index(move.card)
    return 1

