"""The questions to the solver that run in the background thread and remember each answer. No Qt."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Action, Board
from scorpion_qt.solver import Explanation, Lost, StopFlag, Unknown, Won, explain, odds, solve

from .hints import Hint, HintBasis, promising_moves
from .proof_cache import ProofCache

Answer = Won | Lost | Unknown

FAIR_SAMPLES: Final = 150
"""Arrangements for a fair hint, enough to compare moves to some hundredths."""


@dataclass(frozen=True, slots=True)
class LossProof:
    """The proof that a board can't be won.

    Attributes:
        answer: The solver's verdict, with its cost.
        explanation: The cards that wait for each other, if they are the whole proof.
    """

    answer: Answer
    explanation: Explanation | None


class SolverQuery:
    """A player's question, which may need several questions to the solver.

    Args:
        stop: Stops the solver; the rest of the query then has no results.
    """

    def __init__(self, stop: StopFlag) -> None:
        self._stop = stop
        self._answers: list[tuple[Board, Answer]] = []

    def teach(self, proof_cache: ProofCache) -> None:
        """Pass the results to a proof cache."""
        for board, answer in self._answers:
            if isinstance(answer, Won):
                proof_cache.learn_win(board, answer.line)
            elif isinstance(answer, Lost):
                proof_cache.learn_loss(board, answer.spent.nodes)
            else:
                proof_cache.learn_nothing(board, answer.spent.nodes)

    def verdict(self, board: Board) -> Answer:
        """Ask whether a board can be won."""
        answer = solve(board, stop=self._stop)
        self._answers.append((board, answer))
        return answer

    def loss_proof(self, board: Board) -> LossProof:
        """Ask why a board can't be won."""
        answer = self.verdict(board)
        return LossProof(answer, explain(board) if isinstance(answer, Lost) else None)

    def hint(self, board: Board, shown: Sequence[Action], line: tuple[Action, ...] | None) -> Hint:
        """Find a move to suggest.

        Args:
            board: The board.
            shown: The moves already suggested for it.
            line: A winning line from it, if one is known.
        """
        others = [move for move in promising_moves(board) if move not in shown]
        if line is None:
            answer = self.verdict(board)
            if isinstance(answer, Lost):
                return Hint(HintBasis.LOST)
            if isinstance(answer, Unknown):
                return Hint(HintBasis.ADVICE, others[0] if others else None)
            line = answer.line
        if line[0] not in shown:
            return Hint(HintBasis.PROVEN, line[0])
        for move in others:
            if isinstance(self.verdict(board.play(move).board), Won):
                return Hint(HintBasis.PROVEN, move)
        return Hint(HintBasis.NO_OTHER)

    def fair_hint(self, board: Board, shown: Sequence[Action], start: Board | None) -> Hint:
        """Find the move with the best odds, for a player who can't see the hidden cards.

        Args:
            board: The board.
            shown: The moves already suggested for it.
            start: The start of a deal that was chosen as winnable.
        """
        counted = odds(board, FAIR_SAMPLES, start=start, moves=True, stop=self._stop)
        useful = [move for move in promising_moves(board) if move not in shown]
        if not counted.decided:
            return Hint(HintBasis.ADVICE, useful[0] if useful else None)
        shares = {move: counted.moves[move].share for move in useful if move in counted.moves}
        if not shares:
            return Hint(HintBasis.ADVICE)
        best = max(shares, key=lambda move: shares[move])
        return Hint(HintBasis.BEST_ODDS, best, shares[best])

    def way_back(self, line: Sequence[Board], won: Collection[Board]) -> None:
        """Find the last winnable board of a line.

        All boards after a lost one are lost, so this is a binary search.

        Args:
            line: The boards from the start on.
            won: The boards known to be winnable.
        """
        low, high = 0, len(line) - 1
        while low <= high:
            middle = (low + high) // 2
            board = line[middle]
            if board in won or isinstance(self.verdict(board), Won):
                low = middle + 1
            else:
                high = middle - 1
