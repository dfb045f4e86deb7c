"""Runs and sets: cards that can be lifted together, and runs that are collected."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from .cards import Card, Suit
from .games import Game
from .position import Column


def is_run(cards: Sequence[Card]) -> bool:
    """Return whether the cards descend by one rank in one suit."""
    return all(
        under.suit == over.suit and under.rank == over.rank + 1 for under, over in pairwise(cards)
    )


def is_set(cards: Sequence[Card]) -> bool:
    """Return whether all cards have one rank."""
    return len({card.rank for card in cards}) == 1


def complete_runs(game: Game, column: Column) -> Iterator[tuple[Suit, int]]:
    """Yield the complete runs of a column, covered or not: suit, and number of cards under the king."""
    cards = column.cards
    for index in range(column.hidden, len(cards) - game.ranks + 1):
        if cards[index].rank == game.ranks and is_run(cards[index : index + game.ranks]):
            yield cards[index].suit, index


def uncovered_run(game: Game, column: Column) -> Suit | None:
    """Return the suit of the complete run that ends a column, or None."""
    for suit, index in complete_runs(game, column):
        if index + game.ranks == len(column.cards):
            return suit
    return None
