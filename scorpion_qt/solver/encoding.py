"""Converts the rules' values to the core's numbers and back: cards, positions, lines."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from scorpion_qt.rules import (
    DEAL,
    Action,
    Board,
    Build,
    Card,
    Collect,
    Empty,
    Game,
    Move,
    Reserve,
    Suit,
    Timing,
)
from scorpion_qt.solver import core

KING: Final = 12
NO_CARD: Final = 63
"""The number that stands for "no card"; as the card of a move it stands for dealing."""

BUILD: Final = {Build.SUIT: 0, Build.ANY_SUIT: 1, Build.CURDS: 2}
COLLECT: Final = {Collect.RECEIVING: 0, Collect.UNCOVERED: 1, Collect.NEVER: 2}


def code(game: Game, card: Card) -> int:
    """Return a card's number: suit * 16 + rank, shifted so that the king is always 12."""
    return card.suit * 16 + card.rank - game.ranks + KING


def card(game: Game, number: int) -> Card:
    """Return the card with a number."""
    return Card((number & 15) + game.ranks - KING, Suit(number >> 4))


def table(board: Board) -> Any:
    """Return the core's table with a board laid out on it."""
    game = board.game
    made = core.Table(
        game.ranks,
        len(board.position.columns),
        BUILD[game.build],
        game.empty is Empty.ANY,
        COLLECT[game.collect],
        game.timing is Timing.WHEN_STUCK,
        game.reserve is Reserve.OPEN,
    )
    made.put(*numbers(board))
    return made


def numbers(board: Board) -> tuple[list[tuple[list[int], int]], list[int]]:
    """Return the columns, each with its number of face-down cards, and the reserve, as numbers."""
    game, position = board.game, board.position
    columns = [
        ([code(game, c) for c in column.cards], column.hidden) for column in position.columns
    ]
    return columns, [code(game, c) for c in position.reserve if c is not None]


def actions(game: Game, line: Iterable[tuple[int, int]]) -> list[Action]:
    """Return a line of the core as moves."""
    return [
        DEAL if number == NO_CARD else Move(card(game, number), column) for number, column in line
    ]
