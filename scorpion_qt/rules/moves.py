"""Moves and their text: ``4H>7`` puts the block headed by 4♥ on column 7, ``deal`` deals the reserve."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from .cards import Card
from .errors import Unreadable, shortened


@dataclass(frozen=True, slots=True)
class Move:
    """The move of a card, with everything that lies on it, onto a column.

    Attributes:
        card: The card that heads the block.
        column: Index of the column that receives it, from 0.
    """

    card: Card
    column: int

    def __str__(self) -> str:
        return f"{self.card}>{self.column + 1}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The dealing of the reserve."""

    def __str__(self) -> str:
        return "deal"


Action = Move | Deal
DEAL: Final = Deal()
_MOVE: Final = re.compile(r"([A2-9TJQK][CDHS])>([1-9][0-9]?)")


def parse_move(text: str) -> Action:
    """Read a move's text.

    Raises:
        Unreadable: The text is not a move. Whether the move is legal depends on the position.
    """
    if text == "deal":
        return DEAL
    match = _MOVE.fullmatch(text)
    if match is None:
        raise Unreadable(f"“{shortened(text)}” is not a move; write 4H>7 or deal")
    return Move(Card.parse(match[1]), int(match[2]) - 1)
