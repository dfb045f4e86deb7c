"""The boards and moves shown in the pictures of the rules, found by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from scorpion_qt.rules import (
    DECK,
    KING,
    Board,
    Card,
    Column,
    DealNumber,
    Flipped,
    Game,
    Move,
    Position,
    Refusal,
    Reserve,
    Suit,
    deal,
)
from scorpion_qt.rules.games import DEFAULT
from scorpion_qt.text.visible_board import VisibleBoard, VisiblePile

NUMBER: Final = DealNumber(2, microsoft=True)
"""The deal in the pictures that the known example does not fit."""
_MOST_DEALS: Final = 100
"""Deals in which to look for a first move that turns a card over; mostly the first has one."""

_KNOWN_COLUMNS: Final = (
    "3D JH TH 3S",
    "QH 3C 4H 7S",
    "AS 7D 7H 3H",
    "KD 8H 7C 9S",
    "6H 8C JS 4C 9C 8D 5C",
    "6D QC KH 4D KS 9H JC",
    "AD QD 9D 6S 2H TD 5H",
)
_KNOWN_MOVE: Final = Move(Card(4, Suit.HEARTS), 6)


@dataclass(frozen=True, slots=True)
class Example:
    """An example of a move, allowed or not.

    Attributes:
        position: The position before it.
        block: The block, headed by its first card.
        source: Index of the column that the block comes from.
        target: Index of the column that it goes to.
        onto: The card it would be put on.
        reason: Why the move is refused; None for an allowed move.
        known: Whether it is the first move of the won game shown in the documents.
    """

    position: Position
    block: tuple[Card, ...]
    source: int
    target: int
    onto: Card
    reason: Refusal | None = None
    known: bool = False


@cache
def known_board() -> VisibleBoard:
    """Return the start of the won game shown in the documents; its face-down cards are unknown."""
    columns = tuple(
        VisiblePile(3 if number < 4 else 0, tuple(Card.parse(text) for text in column.split()))
        for number, column in enumerate(_KNOWN_COLUMNS)
    )
    return VisibleBoard(columns, stock=3)


@cache
def start(game: Game) -> Position:
    """Return the start of the deal that the pictures show."""
    if game.columns == DEFAULT.columns and game.reserve is Reserve.STOCK:
        return known_board().position(game)
    return deal(game, NUMBER)


@cache
def example(game: Game) -> Example:
    """Return an allowed move: the won game's first move, or a first move of a large block."""
    position = start(game)
    known = game.columns == DEFAULT.columns and game.reserve is Reserve.STOCK
    moves = [_KNOWN_MOVE] if known else _column_moves(game, position)
    found = [_as_example(position, move) for move in moves]
    # A block that includes a card of another suit shows most; some games have none.
    best = max(found, key=lambda e: (len({card.suit for card in e.block}) > 1, len(e.block) > 1))
    return replace(best, known=known)


@cache
def refused_move(game: Game) -> Example:
    """Return a move on the same board that is refused because of the suit, or else the rank."""
    position = start(game)
    found: dict[Refusal, Example] = {}
    for column in position.columns:
        for card in column.face_up:
            for target, other in enumerate(position.columns):
                move = Move(card, target)
                reason = Board(game, position).refusal(move)
                if reason and other.last and reason not in found:
                    found[reason] = replace(_as_example(position, move), reason=reason)
    return found.get(Refusal.WRONG_SUIT) or found[Refusal.WRONG_RANK]


@cache
def flip(game: Game) -> tuple[Position, Move]:
    """Return the start of a deal, and a first move that lets a card turn over."""
    for number in range(NUMBER.value, NUMBER.value + _MOST_DEALS):
        board = Board.deal(game, replace(NUMBER, value=number))
        for move in board.legal_moves:
            events = board.play(move).events
            if isinstance(move, Move) and any(isinstance(event, Flipped) for event in events):
                return board.position, move
    raise ValueError("no first move turns a card over in the deals of the pictures")


@cache
def last_of_run(game: Game) -> tuple[Position, Move]:
    """Return a position late in a game, and a move that completes a run in it."""
    suit = Suit.SPADES
    run = tuple(Card(rank, suit) for rank in range(KING, 0, -1))
    others = iter(card for card in _late_cards() if card.suit is not suit)
    under = max(hidden for _, hidden in game.columns) and 2
    piles: list[list[Card]] = [[next(others) for _ in range(under)] + [*run[:-1]]]
    piles += [[] for _ in game.columns[1:]]
    for number, card in enumerate(others):
        piles[1 + number % (len(piles) - 1)].append(card)
    piles[1].append(run[-1])
    columns = [
        Column(tuple(pile), under if number == 0 else 0) for number, pile in enumerate(piles)
    ]
    cells = (None,) * game.reserve_cards if game.reserve is Reserve.OPEN else ()
    return Position(tuple(columns), cells), Move(run[-1], 0)


def _late_cards() -> Iterator[Card]:
    """Return all cards in an order in which neighbors in a column seldom follow each other."""
    return (DECK[(number * 19 + 7) % len(DECK)] for number in range(len(DECK)))


def _column_moves(game: Game, position: Position) -> list[Move]:
    """Return the legal moves from a column onto a card."""
    return [
        move
        for move in Board(game, position).legal_moves
        if isinstance(move, Move)
        and position.columns[move.column].cards
        and any(move.card in column.cards for column in position.columns)
    ]


def _as_example(position: Position, move: Move) -> Example:
    spot, onto = position.find(move.card), position.columns[move.column].last
    assert spot is not None
    assert spot.column is not None
    assert onto is not None
    return Example(position, position.block(move.card), spot.column, move.column, onto)
