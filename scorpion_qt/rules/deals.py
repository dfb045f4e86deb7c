"""Deal numbers and the layouts they stand for, the same as PySolFC's on every machine, for good."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from .cards import DECK, Card, Suit
from .errors import Unreadable, shortened
from .games import Game
from .position import Column, Position

_IGNORED: Final = re.compile(r"[\s#\-_.,]")
_NUMBER: Final = re.compile(r"(ms)?([0-9]{1,20})")
FIRST_TWISTED: Final = 32_000
"""The first plain number shuffled by the Mersenne Twister; smaller ones use Microsoft's generator."""

_MS_LAST: Final = 2**33 - 1
_TWISTER_SUITS: Final = (Suit.CLUBS, Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS)


@dataclass(frozen=True, slots=True)
class DealNumber:
    """The number of a deal.

    Attributes:
        value: 1 … 8589934591 for Microsoft's generator, 32000 … 20 digits for the Mersenne Twister.
        microsoft: Whether Microsoft's generator shuffles, not the Mersenne Twister.
    """

    value: int
    microsoft: bool

    def __str__(self) -> str:
        return f"{self.prefix}{self.value}"

    @property
    def prefix(self) -> str:
        """``ms`` where the plain number would be the other generator's deal, otherwise empty."""
        return "ms" if self.microsoft and self.value >= FIRST_TWISTED else ""

    @classmethod
    def parse(cls, text: str) -> DealNumber:
        """Read a deal number; blanks and ``# - _ . ,`` are ignored: ``17``, ``ms17``, ``#ms17`` are one.

        Raises:
            Unreadable: There is no such deal.
        """
        # Nobody types 200 characters; the limit keeps long pasted texts out of the message and the regex.
        match = _NUMBER.fullmatch(_IGNORED.sub("", text[:200]).lower())
        value = int(match[2]) if match and len(text) <= 200 else 0
        if match is None or value == 0 or (match[1] and value > _MS_LAST):
            raise Unreadable(
                f"“{shortened(text)}” is not a deal number; write a whole number from 1 up, of at most 20 digits, "
                f"or ms1 to ms{_MS_LAST}"
            )
        return cls(value, bool(match[1]) or value < FIRST_TWISTED)

    @classmethod
    def random(cls) -> DealNumber:
        """Return a number for a new game, from the system's randomness: short enough to read out."""
        return cls(random.SystemRandom().randrange(FIRST_TWISTED, 10**9), microsoft=False)

    def neighbour(self, step: int) -> DealNumber | None:
        """Return the number ``step`` further on (1) or back (-1), or None past the ends.

        Plain numbers follow each other across the change of generator; ``ms`` numbers keep theirs.
        """
        try:
            # A negative number would be read without its sign.
            return DealNumber.parse(f"{self.prefix}{max(0, self.value + step)}")
        except Unreadable:
            return None


def shuffled(number: DealNumber) -> tuple[Card, ...]:
    """Return the 52 cards in dealing order.

    Source: the two generators as PySolFC uses them, Microsoft's FreeCell dealer (extended past 31 bits)
    and CPython's ``random.Random``; the golden layouts of the tests come from PySolFC itself.
    """
    if number.microsoft:
        cards = list(DECK)
        draws = _microsoft_draws(number.value)
    else:
        cards = [Card(rank, suit) for suit in _TWISTER_SUITS for rank in range(1, 14)]
        twister = random.Random(number.value)
        draws = (int(twister.random() * (last + 1)) for last in range(51, 0, -1))
    for last, draw in zip(range(51, 0, -1), draws, strict=True):
        cards[last], cards[draw] = cards[draw], cards[last]
    cards.reverse()
    return tuple(cards)


def _microsoft_draws(seed: int) -> Iterator[int]:
    state = seed - 2**32 if seed >= 2**32 else seed
    for last in range(51, 0, -1):
        state = (state * 214_013 + 2_531_011) % 2**33
        if seed < 2**31:
            value = state >> 16 & 0x7FFF
        elif seed < 2**32:
            value = state >> 16 & 0x7FFF | 0x8000
        else:
            value = (state >> 16 & 0xFFFF) + 1
        yield value % (last + 1)


def deal(game: Game, number: DealNumber) -> Position:
    """Return the start of a game: cards dealt row by row, left to right, the last ones to the reserve."""
    return layout(game, shuffled(number))


def layout(game: Game, cards: tuple[Card, ...]) -> Position:
    """Return a start position from cards in dealing order.

    Args:
        game: The game; its columns and reserve take exactly ``len(cards)`` cards.
        cards: The cards in dealing order.
    """
    piles: list[list[Card]] = [[] for _ in game.columns]
    source = iter(cards)
    for row in range(max(height for height, _ in game.columns)):
        for pile, (height, _) in zip(piles, game.columns, strict=True):
            if row < height:
                pile.append(next(source))
    columns = tuple(
        Column(tuple(pile), hidden) for pile, (_, hidden) in zip(piles, game.columns, strict=True)
    )
    return Position(columns, tuple(source))
