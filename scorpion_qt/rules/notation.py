"""Positions as JSON data, in the form used in files and on the command line.

``{"columns": [[["JD", 0], ["5H", 1]], …], "reserve": ["9C", …]}``: a card on the table is its text, and 1
if it lies face-up, else 0; ``??`` is an unknown face-down card. Collected runs are not written: a suit
that is missing completely has been collected.
"""

from __future__ import annotations

from typing import Any, Final

from .board import Board
from .cards import Card, Suit, make_deck
from .errors import Unreadable
from .games import Game, Reserve
from .position import Column, Position

UNKNOWN: Final = "??"


def position_data(position: Position, unknown: frozenset[Card] = frozenset()) -> dict[str, Any]:
    """Return a position as JSON data.

    Args:
        position: The position.
        unknown: The cards to write as ``??``.

    Returns:
        ``columns``, column 1 first, bottom card first; ``reserve`` in dealing order, null for an open cell
        whose card has been played.
    """

    def text(card: Card) -> str:
        return UNKNOWN if card in unknown else str(card)

    return {
        "columns": [
            [[text(card), int(index >= column.hidden)] for index, card in enumerate(column.cards)]
            for column in position.columns
        ],
        "reserve": [text(card) if card else None for card in position.reserve],
    }


def read_position(game: Game, data: object) -> Position:
    """Read a position in which every card is known.

    Raises:
        Unreadable: The data has another form or is not a position of the game; the message says why.
    """
    position, unknown = read_partial_position(game, data)
    if unknown:
        raise Unreadable("every card has to be known here, without ??")
    return position


def read_partial_position(game: Game, data: object) -> tuple[Position, frozenset[Card]]:
    """Read a position in which face-down cards may be unknown.

    Returns:
        A position with the missing cards in the unknown places, in some order, and the set of these cards.

    Raises:
        Unreadable: The data has another form or is not a position of the game; the message says why.
    """
    if not isinstance(data, dict) or not isinstance(data.get("columns"), list):
        raise Unreadable("a position has “columns”, a list with a list of cards for each column")
    columns = [_column_texts(number, column) for number, column in enumerate(data["columns"], 1)]
    reserve = _reserve_texts(game, data.get("reserve", []))
    texts = [text for column, _ in columns for text in column] + [text for text in reserve if text]
    known = {Card.parse(text) for text in texts if text != UNKNOWN}
    collected, unknown = _collected_and_unknown(game, known, texts.count(UNKNOWN))
    filling = iter(unknown)

    def card(text: str) -> Card:
        return next(filling) if text == UNKNOWN else Card.parse(text)

    position = Position(
        tuple(Column(tuple(card(text) for text in column), hidden) for column, hidden in columns),
        tuple(card(text) if text else None for text in reserve),
        collected,
    )
    found = Board(game, position).problems()
    if found:
        raise Unreadable("; ".join(found))
    return position, frozenset(unknown)


def _column_texts(number: int, data: object) -> tuple[list[str], int]:
    """Return the card texts of a column, and how many of the cards are face-down."""
    if not isinstance(data, list):
        raise Unreadable(f"column {number} has to be a list of cards")
    texts: list[str] = []
    hidden = 0
    for entry in data:
        match entry:
            # Python counts a bool as an int; JSON tells them apart.
            case [str(text), int(face_up)] if face_up in (0, 1) and not isinstance(face_up, bool):
                pass
            case _:
                raise Unreadable(
                    f"a card of column {number} has to be written as its text and 0 or 1, as in [“JD”, 0]"
                )
        if not face_up:
            if hidden < len(texts):
                raise Unreadable(f"in column {number} a face-down card lies on a face-up one")
            hidden += 1
        elif text == UNKNOWN:
            raise Unreadable(f"a face-up card of column {number} is not known")
        texts.append(text)
    return texts, hidden


def _reserve_texts(game: Game, data: object) -> list[str | None]:
    """Return the card texts of the reserve, with None for an empty open cell."""
    if not isinstance(data, list) or not all(
        text is None or isinstance(text, str) for text in data
    ):
        raise Unreadable("“reserve” has to be a list of cards")
    if game.reserve is not Reserve.OPEN:
        return data
    if UNKNOWN in data:
        raise Unreadable("an open card of the reserve is not known")
    return data + [None] * (game.reserve_cards - len(data))


def _collected_and_unknown(
    game: Game, known: set[Card], places: int
) -> tuple[tuple[Suit, ...], list[Card]]:
    """Return the collected suits, and the cards that lie in the unknown places."""
    missing = [card for card in make_deck(game.ranks) if card not in known]
    absent = tuple(suit for suit in Suit if not any(card.suit == suit for card in known))
    gone = len(missing) - places
    if not game.collects or gone == 0:
        collected: tuple[Suit, ...] = ()
    elif 0 < gone < len(absent) * game.ranks:
        raise Unreadable("too many cards are unknown to tell which runs have been collected")
    else:
        collected = absent
    unknown = [card for card in missing if card.suit not in collected]
    if places and len(unknown) != places:
        raise Unreadable(f"{places} cards are unknown, but {len(unknown)} are missing")
    return collected, unknown[:places]
