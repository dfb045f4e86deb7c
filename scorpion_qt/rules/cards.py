"""Cards: 13 ranks in four suits, and the texts that name them in files and on the command line."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from .errors import Unreadable, shortened

RANK_LETTERS: Final = "A23456789TJQK"
SUIT_LETTERS: Final = "CDHS"
ACE: Final = 1
KING: Final = 13


class Suit(IntEnum):
    """The four suits, in the order in which Microsoft's dealer numbers them."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit's letter: ``C``, ``D``, ``H`` or ``S``."""
        return SUIT_LETTERS[self]


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card; its text is rank and suit, ``4H`` or ``TS``.

    Attributes:
        rank: 1 (ace) to 13 (king).
        suit: The suit.
    """

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 1] + SUIT_LETTERS[self.suit]

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card's text.

        Raises:
            Unreadable: The text is not a card.
        """
        try:
            return _BY_TEXT[text]
        except KeyError:
            raise Unreadable(f"“{shortened(text)}” is not a card") from None


def make_deck(ranks: int = KING) -> tuple[Card, ...]:
    """Return all cards from ace to rank ``ranks``, ranks first (AC AD AH AS 2C and so on)."""
    return tuple(Card(rank, suit) for rank in range(ACE, ranks + 1) for suit in Suit)


DECK: Final = make_deck()
_BY_TEXT: Final = {str(card): card for card in DECK}
