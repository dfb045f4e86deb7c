"""What is asked of the solver in the thread beside the window. It remembers each answer. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Action, Card, Game, Position, play
from scorpion_qt.solver import Explanation, Lost, StopFlag, Unknown, Won, explain, odds, solve
from scorpion_qt.solver.burdens import reversed_runs

from .hints import Standing, Suggestion, advised
from .knowledge import Knowledge

Answer = Won | Lost | Unknown

FAIR_SAMPLES: Final = 150
"""Arrangements behind a fair hint: enough to tell moves apart by some hundredths."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a position cannot be won.

    Attributes:
        answer: The solver's verdict, with what it cost.
        explanation: The cards that wait for each other, where that is the whole proof.
        burdens: Runs that lie in reverse order, which is no proof of anything.
    """

    answer: Answer
    explanation: Explanation | None
    burdens: Sequence[tuple[Card, ...]] = ()


class Inquiry:
    """One question of a player, which may take several of the solver.

    Args:
        game: The rules.
        stop: Ends the solver's work; the rest of the inquiry then finds nothing out.
    """

    def __init__(self, game: Game, stop: StopFlag) -> None:
        self._game = game
        self._stop = stop
        self._answers: list[tuple[Position, Answer]] = []

    def teach(self, knowledge: Knowledge) -> None:
        """Hand over what was found out."""
        for position, answer in self._answers:
            if isinstance(answer, Won):
                knowledge.learn_win(position, answer.line)
            elif isinstance(answer, Lost):
                knowledge.learn_loss(position, answer.spent.nodes)
            else:
                knowledge.learn_nothing(position, answer.spent.nodes)

    def verdict(self, position: Position) -> Answer:
        """Can a position be won?"""
        answer = solve(self._game, position, stop=self._stop)
        self._answers.append((position, answer))
        return answer

    def reason(self, position: Position) -> Reason:
        """Why can a position not be won?"""
        answer = self.verdict(position)
        lost = isinstance(answer, Lost)
        explanation = explain(self._game, position) if lost else None
        return Reason(answer, explanation, reversed_runs(self._game, position))

    def hint(
        self, position: Position, shown: Sequence[Action], line: tuple[Action, ...] | None
    ) -> Suggestion:
        """Which move to make.

        Args:
            position: Where.
            shown: The moves that have been suggested there before.
            line: A winning line from there, if one is known.
        """
        if line is None:
            answer = self.verdict(position)
            if isinstance(answer, Lost):
                return Suggestion(Standing.LOST)
            if isinstance(answer, Unknown):
                others = [move for move in advised(self._game, position) if move not in shown]
                return Suggestion(Standing.ADVICE, others[0] if others else None)
            line = answer.line
        if line[0] not in shown:
            return Suggestion(Standing.PROVEN, line[0])
        for move in advised(self._game, position):
            if move not in shown:
                following = play(self._game, position, move).position
                if isinstance(self.verdict(following), Won):
                    return Suggestion(Standing.PROVEN, move)
        return Suggestion(Standing.NO_OTHER)

    def fair_hint(
        self, position: Position, shown: Sequence[Action], start: Position | None
    ) -> Suggestion:
        """Which move has the best odds, for a player who does not see the hidden cards.

        Args:
            position: Where.
            shown: The moves that have been suggested there before.
            start: The start of a deal that was chosen as winnable.
        """
        counted = odds(self._game, position, FAIR_SAMPLES, start=start, moves=True, stop=self._stop)
        useful = advised(self._game, position)
        shares = {
            move: counted.moves[move].share
            for move in useful
            if move in counted.moves and move not in shown
        }
        if not shares:
            return Suggestion(Standing.ADVICE)
        best = max(shares, key=lambda move: shares[move])
        return Suggestion(Standing.BEST_ODDS, best, shares[best])

    def way_back(self, line: Sequence[Position], won: Collection[Position]) -> None:
        """Find out which is the last winnable position of a line.

        What is lost stays lost, so the line is searched by halves.

        Args:
            line: The positions from the start on.
            won: Those that are known to be winnable.
        """
        low, high = 0, len(line) - 1
        while low <= high:
            middle = (low + high) // 2
            position = line[middle]
            if position in won or isinstance(self.verdict(position), Won):
                low = middle + 1
            else:
                high = middle - 1
