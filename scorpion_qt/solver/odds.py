"""The share of arrangements of the unseen cards in which a game can still be won.

It is an upper bound for a player, who cannot see the cards: in each arrangement the best play for
exactly that arrangement counts.
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
"""What one arrangement may cost: what is hard is better counted as unknown than waited for."""

_TRIES: Final = 1000


@dataclass(frozen=True, slots=True)
class Share:
    """How many of the sampled arrangements can be won.

    Attributes:
        won: Those with a line.
        lost: Those with a proof.
        unknown: The others; they widen the interval and never count as lost.
    """

    won: int
    lost: int
    unknown: int

    @property
    def samples(self) -> int:
        """How many arrangements were looked at."""
        return self.won + self.lost + self.unknown

    @property
    def share(self) -> float:
        """The share won of those decided, 0 … 1; 0 if there are none."""
        decided = self.won + self.lost
        return self.won / decided if decided else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson), from "every unknown one is lost" to "every unknown one is won"."""
        return wilson(self.won, self.samples)[0], wilson(self.won + self.unknown, self.samples)[1]


@dataclass(frozen=True, slots=True)
class Odds(Share):
    """The odds of a position as it is seen.

    Attributes:
        moves: For every legal move the share after it, over the same arrangements; empty if not asked for.
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

    The same seed gives the same answer.

    Args:
        board: The board. Which unseen card lies where is not looked at.
        samples: How many arrangements.
        seed: Which arrangements.
        unseen: The cards whose places are not known, if these are not all face-down cards.
        start: If the deal was chosen as winnable: its start. Then only those arrangements count that
            can be won from there.
        moves: Whether each legal move is asked for too.
        limits: What one arrangement may cost.
        stop: When set from another thread, the answer is what has been counted so far.
    """
    cards = tuple(sorted(board.hidden if unseen is None else unseen))
    sampler = _Sampler(board, cards, start, seed, moves, limits, stop or StopFlag())
    total = sampler.count(samples)

    def share(move: str | None) -> tuple[int, int, int]:
        return total[move, Won], total[move, Lost], total[move, Unknown]

    by_move = {move: Share(*share(str(move))) for move in board.legal_moves} if moves else {}
    return Odds(*share(None), by_move)


def relabelled(position: Position, cards: dict[Card, Card]) -> Position:
    """A position with some cards exchanged for others, wherever they lie."""
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
    """Counts arrangements, each of which its number alone decides."""

    board: Board
    unseen: tuple[Card, ...]
    start: Board | None
    seed: int
    moves: bool
    limits: Limits
    stop: StopFlag

    def count(self, samples: int) -> Counter[tuple[str | None, type[Verdict]]]:
        """Solve so many arrangements; a stop leaves out the one that it cuts short."""
        counted: Counter[tuple[str | None, type[Verdict]]] = Counter()
        for number in range(samples):
            answers = list(self._answers(number))
            if self.stop.stopped:
                break
            counted.update(answers)
        return counted

    def _answers(self, number: int) -> Iterator[tuple[str | None, type[Verdict]]]:
        board = self._arrangement(number)
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

    def _arrangement(self, number: int) -> Board:
        """The arrangement with a number: drawn again until its start can be won, if that is known."""
        chance = random.Random(self.seed * 1_000_003 + number)
        for _ in range(_TRIES):
            drawn = chance.sample(self.unseen, len(self.unseen))
            cards = dict(zip(self.unseen, drawn, strict=True))
            if self.start is None or self.stop.stopped:
                break
            start = replace(self.start, position=relabelled(self.start.position, cards))
            if isinstance(solve(start, self.limits, self.stop), Won):
                break
        return replace(self.board, position=relabelled(self.board.position, cards))
