"""The share of arrangements of the hidden cards in which a game can still be won.

It is an upper bound for a player, who cannot see these cards: each arrangement counts with the best play
for exactly that arrangement.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from scorpion_qt.rules import Action, Board, Card, Column, Position
from scorpion_qt.solver.core import StopFlag
from scorpion_qt.solver.interval import wilson
from scorpion_qt.solver.verdicts import Limits, Lost, Unknown, Verdict, Won, solve

ODDS_LIMITS: Final = Limits(nodes=50_000)
"""The limits of one arrangement; it is better to count a hard one as unknown than to wait for it."""

_TRIES: Final = 1000
"""Draws in which an arrangement is looked for whose start can be won; in vain, the count ends there."""


@dataclass(frozen=True, slots=True)
class Share:
    """The numbers of sampled arrangements that can be won, are lost, or are unknown.

    Attributes:
        won: Arrangements with a winning line.
        lost: Arrangements proven lost.
        unknown: The other arrangements; they widen the interval and never count as lost.
    """

    won: int
    lost: int
    unknown: int

    @property
    def samples(self) -> int:
        """The number of arrangements examined."""
        return self.won + self.lost + self.unknown

    @property
    def decided(self) -> int:
        """How many arrangements have an answer."""
        return self.won + self.lost

    @property
    def share(self) -> float:
        """The share won of those decided, 0 … 1; 0 if none is, which says nothing."""
        return self.won / self.decided if self.decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson), from "every unknown one is lost" to "every unknown one is won"."""
        return wilson(self.won, self.samples)[0], wilson(self.won + self.unknown, self.samples)[1]


@dataclass(frozen=True, slots=True)
class Odds(Share):
    """The odds of a position as the player sees it.

    Attributes:
        moves: For every legal move, the share after it, over the same arrangements; empty if not requested.
    """

    moves: dict[Action, Share] = field(default_factory=dict)


def odds(
    board: Board,
    samples: int = 200,
    *,
    seed: int = 0,
    unseen: Collection[Card] | None = None,
    start: Board | None = None,
    moves: bool = False,
    limits: Limits = ODDS_LIMITS,
    stop: StopFlag | None = None,
) -> Odds:
    """Sample arrangements of the unseen cards and solve each.

    The same seed gives the same result.

    Args:
        board: The board. The actual places of the unseen cards are ignored.
        samples: How many arrangements to sample.
        seed: Selects the arrangements.
        unseen: The cards whose places are unknown, if these are not all hidden cards.
        start: The start of the deal, if it was chosen as winnable. Then only arrangements count that
            can be won from there; if hardly any can, fewer are found, or none.
        moves: Whether to compute the share after each legal move too.
        limits: The limits of one arrangement.
        stop: When set from another thread, the result is what has been counted so far.
    """
    cards = tuple(sorted(board.hidden if unseen is None else unseen))
    sampler = _Sampler(board, cards, start, seed, moves, limits, stop or StopFlag())
    total = sampler.count(samples)

    def share(move: str | None) -> tuple[int, int, int]:
        return total[move, Won], total[move, Lost], total[move, Unknown]

    by_move = {move: Share(*share(str(move))) for move in board.legal_moves} if moves else {}
    return Odds(*share(None), by_move)


def relabelled(position: Position, cards: dict[Card, Card]) -> Position:
    """Return a position with some cards exchanged for others, wherever they lie."""
    return Position(
        tuple(
            Column(tuple(cards.get(card, card) for card in column.cards), column.hidden)
            for column in position.columns
        ),
        tuple(cards.get(card, card) if card else None for card in position.reserve),
        position.collected,
    )


@dataclass(frozen=True, slots=True)
class _Sampler:
    """Counts arrangements, each determined by its number alone."""

    board: Board
    unseen: tuple[Card, ...]
    start: Board | None
    seed: int
    moves: bool
    limits: Limits
    stop: StopFlag

    def count(self, samples: int) -> Counter[tuple[str | None, type[Verdict]]]:
        """Solve so many arrangements, or those before the first that is not found.

        An arrangement interrupted by a stop is left out.
        """
        counted: Counter[tuple[str | None, type[Verdict]]] = Counter()
        for number in range(samples):
            position = self._arrangement(number)
            if position is None:
                break
            answers = list(self._answers(position))
            if self.stop.stopped:
                break
            counted.update(answers)
        return counted

    def _answers(self, board: Board) -> Iterator[tuple[str | None, type[Verdict]]]:
        verdict = solve(board, self.limits, self.stop)
        yield None, type(verdict)
        for move in board.legal_moves if self.moves else ():
            if isinstance(verdict, Lost) or (
                isinstance(verdict, Won) and verdict.line[:1] == (move,)
            ):
                yield str(move), type(verdict)
            else:
                after = board.play(move).board
                yield str(move), type(solve(after, self.limits, self.stop))

    def _arrangement(self, number: int) -> Board | None:
        """Draw the arrangement with a number, repeatedly until its start can be won if that is known.

        Returns:
            The arrangement, or None if none was found or the search was stopped.
        """
        if len(self.unseen) < 2:
            return self.board
        chance = random.Random(self.seed * 1_000_003 + number)
        for _ in range(_TRIES):
            drawn = chance.sample(self.unseen, len(self.unseen))
            cards = dict(zip(self.unseen, drawn, strict=True))
            arrangement = replace(self.board, position=relabelled(self.board.position, cards))
            if self.start is None:
                return arrangement
            if self.stop.stopped:
                break
            start = replace(self.start, position=relabelled(self.start.position, cards))
            if isinstance(solve(start, self.limits, self.stop), Won):
                return arrangement
        return None
