"""A board as a player sees it, with unknown face-down cards: fitting games, and filling the unknowns."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from scorpion_qt.rules import (
    DECK,
    FAMILY,
    Board,
    Card,
    Column,
    Game,
    Position,
    Reserve,
    Suit,
    Unreadable,
)
from scorpion_qt.rules.notation import position_data


@dataclass(frozen=True, slots=True)
class VisiblePile:
    """A column whose lowest cards may be unknown.

    Attributes:
        hidden: How many cards lie face-down.
        face_up: The cards on them, lowest first.
    """

    hidden: int = 0
    face_up: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class VisibleBoard:
    """The visible part of a game in play.

    Attributes:
        columns: The columns, column 1 first.
        stock: How many face-down cards the reserve holds.
        cells: The cards of an open reserve, None where a card has been played.
        collected: The suits whose complete runs have left the table, in the order in which they left.
    """

    columns: tuple[VisiblePile, ...]
    stock: int = 0
    cells: tuple[Card | None, ...] = ()
    collected: tuple[Suit, ...] = ()

    @classmethod
    def of(cls, board: Board) -> VisibleBoard:
        """Return the visible part of a board."""
        position = board.position
        is_open = board.game.reserve is Reserve.OPEN
        return cls(
            tuple(VisiblePile(column.hidden, column.face_up) for column in position.columns),
            0 if is_open else len(position.reserve),
            position.reserve if is_open else (),
            position.collected,
        )

    @property
    def unknown(self) -> int:
        """The number of cards that are not visible."""
        return self.stock + sum(pile.hidden for pile in self.columns)

    def unseen(self) -> tuple[Card, ...]:
        """Return the cards that are neither visible nor collected."""
        seen = {card for pile in self.columns for card in pile.face_up} | set(self.cells)
        return tuple(c for c in DECK if c not in seen and c.suit not in self.collected)

    def position(self, game: Game, shuffle: Callable[[list[Card]], None] | None = None) -> Position:
        """Return a position that looks like this board, with the unknown cards in the hidden places.

        Args:
            game: The game.
            shuffle: Puts the unknown cards in some order, in place; by default they keep their order.

        Raises:
            Unreadable: No position of the game looks like this; the message says why.
        """
        unseen = [*self.unseen()]
        if len(unseen) != self.unknown:
            raise Unreadable(
                f"{self.unknown} cards are counted face-down, but {len(unseen)} are named nowhere"
            )
        if shuffle:
            shuffle(unseen)
        columns = []
        for pile in self.columns:
            columns.append(Column((*unseen[: pile.hidden], *pile.face_up), pile.hidden))
            del unseen[: pile.hidden]
        position = Position(tuple(columns), self.cells or tuple(unseen), self.collected)
        if found := Board(game, position).problems():
            raise Unreadable("; ".join(found))
        return position

    def data(self, game: Game) -> dict[str, Any]:
        """Return the board as JSON data, as `scorpion_qt.rules.notation` has it, unknown cards as ``??``.

        Raises:
            Unreadable: No position of the game looks like this; the message says why.
        """
        return position_data(self.position(game), frozenset(self.unseen()))


def fitting_games(
    board: VisibleBoard, games: Sequence[Game] = tuple(FAMILY.values())
) -> list[Game]:
    """Return the games in which a board can occur, in the order in which they are offered."""
    return [game for game in games if _fits(game, board)]


def _fits(game: Game, board: VisibleBoard) -> bool:
    try:
        board.position(game)
    except Unreadable:
        return False
    return all(
        pile.hidden <= hidden for pile, (_, hidden) in zip(board.columns, game.columns, strict=True)
    )
