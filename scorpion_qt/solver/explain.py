"""Why a position is lost, as data: the cards that wait for each other.

The root closure plays every move that could ever become possible, as if each card depended only on what
it waits for. A card it cannot reach waits forever. This module finds out what for: a *circle* of cards,
each waiting for the next to leave, or a set of cards of which none can be the first to leave.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum

from scorpion_qt.rules import ACE, Board, Build, Card, Empty, Reserve
from scorpion_qt.solver import core, encoding


class Why(Enum):
    """The reason why a card waits."""

    TARGET_COVERED = "target covered"
    """The card must go onto its target, which the card of ``first`` covers."""
    TARGET_ON_CARD = "target on card"
    """The card's target lies above the card; one of ``first``, from the target down, must leave."""
    TARGET_IN_CELL = "target in cell"
    """The card's target, the card of ``first``, is in the open reserve, where nothing can be put on it."""
    FACE_DOWN = "face-down"
    """The card is face-down under the card of ``first``."""
    NO_EMPTY_COLUMN = "no empty column"
    """The card needs an empty column, and none empties before one of ``first``, bottom cards, leaves."""
    SUIT_INCOMPLETE = "suit incomplete"
    """The card leaves only with its complete run, which waits for the card of ``first`` to leave its place."""


@dataclass(frozen=True, slots=True)
class ProofStep:
    """Why one card cannot leave before another.

    Attributes:
        card: The card that waits.
        why: The reason.
        target: The card it has to be put on, if that matters; otherwise None.
        first: The card that must leave before it; if there are several, one of them.
    """

    card: Card
    why: Why
    target: Card | None
    first: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A proof that a position is lost.

    Every card of every ``first`` is the card of another step: none of them can be the first to leave.

    Attributes:
        circle: Whether the steps form a circle: each step's only ``first`` is the next step's card.
        steps: The steps.
    """

    circle: bool
    steps: tuple[ProofStep, ...]


def explain(board: Board) -> Explanation | None:
    """Find why a position is lost, if the cards' waiting for each other proves it.

    Returns:
        The proof, with a shortest circle if there is one. None if the closure does not refute the position:
        it may be winnable, or lost for reasons that only a search finds.
    """
    if board.game.build is not Build.SUIT:
        return None
    waiting = _Waiting(board)
    wanted = waiting.wanted()
    if not wanted:
        return None
    circle = _shortest_circle(waiting)
    # If any card may go to an empty column, a circle binds only while no column becomes empty.
    if circle and board.game.empty is Empty.KING:
        return Explanation(True, circle)
    return Explanation(False, min((_closed_set(waiting, start) for start in wanted), key=len))


class _Waiting:
    """What the cards of a position wait for that can never leave their places."""

    def __init__(self, board: Board) -> None:
        self._game = game = board.game
        self._kings_move = game.empty is Empty.KING
        self._below: dict[Card, Card] = {}
        self._above: dict[Card, Card] = {}
        self._hidden: set[Card] = set()
        self._columns = [column.cards for column in board.position.columns]
        for column in board.position.columns:
            self._hidden.update(column.cards[: column.hidden])
            for under, over in zip(column.cards, column.cards[1:], strict=False):
                self._above[under], self._below[over] = over, under
        cells = game.reserve is Reserve.OPEN
        self._cells = {card for card in board.position.reserve if card and cells}
        table = encoding.table(board)
        self._reached: int = core.reachable(table, True, not self._kings_move)

    def wanted(self) -> list[tuple[Card, ...]]:
        """Return sets of cards of which one would have to leave for a win, and none ever can."""
        if not self._kings_move:
            bottoms = self._bottoms()
            stuck = bottoms and not any(self.leaves(card) for card in bottoms)
            return [bottoms] if stuck else []
        return [
            (card,)
            for card in self._cards()
            if card.rank < self._game.ranks and not self.leaves(card)
        ]

    def leaves(self, card: Card) -> bool:
        """Return whether a card can ever leave its place, or need not because it lies where it belongs."""
        number = encoding.code(self._game, card)
        if card.rank == self._game.ranks and card not in self._below and card not in self._cells:
            number += 1  # a king at the bottom leaves when its suit is collected
        return bool(self._reached >> number & 1)

    def steps(self, card: Card) -> Iterator[list[ProofStep]]:
        """Yield ways to say why a card cannot leave; each is sufficient, and needs all of its steps."""
        if card in self._hidden and not self.leaves(self._above[card]):
            yield [ProofStep(card, Why.FACE_DOWN, None, (self._above[card],))]
        if card.rank == self._game.ranks:
            yield from self._king_steps(card)
            return
        target = Card(card.rank + 1, card.suit)
        if target in self._cells:
            yield [ProofStep(card, Why.TARGET_IN_CELL, target, (target,))]
        elif (over := self._above.get(target)) and not self.leaves(over):
            yield [ProofStep(card, Why.TARGET_COVERED, target, (over,))]
        between = tuple(other for other in self._from(target, card) if not self._lies_right(other))
        if between and not any(self.leaves(other) for other in between):
            yield [ProofStep(card, Why.TARGET_ON_CARD, target, between)]

    def effort(self, circle: tuple[ProofStep, ...]) -> tuple[int, int]:
        """Return how hard a circle is to follow: its length, and how many of its cards are face-down."""
        return len(circle), sum(step.card in self._hidden for step in circle)

    def _lies_right(self, card: Card) -> bool:
        """Return whether a card has been built on its target, which it then leaves only with its run."""
        under = self._below.get(card)
        return under == Card(card.rank + 1, card.suit) and under not in self._hidden

    def _king_steps(self, king: Card) -> Iterator[list[ProofStep]]:
        for other in self._cards():
            missing = other.suit == king.suit and other.rank < king.rank and not self.leaves(other)
            on_ace = other == self._above.get(Card(ACE, king.suit)) and not self.leaves(other)
            if not missing and not on_ace:
                continue
            collecting = ProofStep(king, Why.SUIT_INCOMPLETE, None, (other,))
            at_bottom = king not in self._below and king not in self._cells
            if at_bottom or not self._kings_move:
                yield [collecting]
            elif not any(self.leaves(bottom) for bottom in self._bottoms()):
                yield [ProofStep(king, Why.NO_EMPTY_COLUMN, None, self._bottoms()), collecting]

    def _bottoms(self) -> tuple[Card, ...]:
        if not all(self._columns):
            return ()
        return tuple(cards[0] for cards in self._columns)

    def _cards(self) -> Iterator[Card]:
        for cards in self._columns:
            yield from cards
        yield from sorted(self._cells)

    def _from(self, card: Card, bottom: Card) -> Iterator[Card]:
        """Yield the cards from ``card`` down to the one above ``bottom``; none if ``bottom`` isn't below."""
        found = []
        while card in self._below and card != bottom:
            found.append(card)
            card = self._below[card]
        if card == bottom:
            yield from found


def _shortest_circle(waiting: _Waiting) -> tuple[ProofStep, ...]:
    """Return the shortest circle of cards that each wait for exactly one other; empty if there is none.

    Among equally short ones, prefer one with many visible cards, which can be followed on the table.
    """
    best: tuple[ProofStep, ...] = ()
    for (start,) in (cards for cards in waiting.wanted() if len(cards) == 1):
        paths: deque[tuple[ProofStep, ...]] = deque([()])
        seen: set[Card] = set()
        while paths:
            path = paths.popleft()
            if best and len(path) + 1 > len(best):
                break
            card = path[-1].first[0] if path else start
            for steps in waiting.steps(card):
                if len(steps) > 1 or len(steps[0].first) > 1:
                    continue
                longer = (*path, steps[0])
                if steps[0].first[0] == start:
                    best = min(best or longer, longer, key=waiting.effort)
                elif steps[0].first[0] not in seen:
                    seen.add(steps[0].first[0])
                    paths.append(longer)
    return best


def _closed_set(waiting: _Waiting, start: Iterable[Card]) -> tuple[ProofStep, ...]:
    """Return steps for some cards, and for every card that these wait for."""
    steps: list[ProofStep] = []
    asked = set(start)
    todo = deque(start)
    while todo:
        # Prefer a way whose cards are already in the set, as it adds no further steps.
        ways = waiting.steps(todo.popleft())
        way = min(
            ways, key=lambda way: sum(card not in asked for step in way for card in step.first)
        )
        for step in way:
            steps.append(step)
            todo.extend(card for card in step.first if card not in asked)
            asked.update(step.first)
    return tuple(steps)
