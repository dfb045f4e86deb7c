"""What an action does, as ordered events; applying them to the old position gives the new one."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import Card, Suit
from .position import Column, Position


@dataclass(frozen=True, slots=True)
class Moved:
    """A block was put on a column.

    Attributes:
        cards: The block, headed by its first card.
        source: Index of the column it left, or None when it came from the open reserve.
        index: How many cards lay under it there; for the reserve, its cell.
        target: Index of the column that received it.
        onto: The card it was put on, or None on an empty column.
    """

    cards: tuple[Card, ...]
    source: int | None
    index: int
    target: int
    onto: Card | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """The next card of the reserve was put face-up on a column."""

    card: Card
    column: int


@dataclass(frozen=True, slots=True)
class Flipped:
    """The last card of a column turned face-up."""

    card: Card
    column: int


@dataclass(frozen=True, slots=True)
class Collected:
    """The complete run that ended a column left the table; it had ``cards`` cards."""

    suit: Suit
    column: int
    cards: int


@dataclass(frozen=True, slots=True)
class Completed:
    """A run became complete in a column of a game where runs stay; nothing moves."""

    suit: Suit
    column: int


Event = Moved | Dealt | Flipped | Collected | Completed


def apply(position: Position, event: Event) -> Position:
    """Return the position after an event, which must fit the position."""
    match event:
        case Moved(cards, source, index, target, _):
            if source is None:
                reserve = position.reserve
                position = replace(
                    position, reserve=(*reserve[:index], None, *reserve[index + 1 :])
                )
            else:
                left = position.columns[source]
                position = position.with_column(source, Column(left.cards[:index], left.hidden))
            received = position.columns[target]
            return position.with_column(target, Column(received.cards + cards, received.hidden))
        case Dealt(card, column):
            received = position.columns[column]
            position = position.with_column(
                column, Column((*received.cards, card), received.hidden)
            )
            return replace(position, reserve=position.reserve[1:])
        case Flipped(_, column):
            turned = position.columns[column]
            return position.with_column(column, Column(turned.cards, turned.hidden - 1))
        case Collected(suit, column, count):
            left = position.columns[column]
            position = position.with_column(column, Column(left.cards[:-count], left.hidden))
            return replace(position, collected=(*position.collected, suit))
        case Completed():
            return position
