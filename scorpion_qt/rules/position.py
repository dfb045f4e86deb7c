"""A position: where every card lies, and its text form."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import SUIT_LETTERS, Card, Suit
from .errors import Unreadable, shortened


@dataclass(frozen=True, slots=True)
class Column:
    """A column of cards.

    Attributes:
        cards: The cards, bottom card first.
        hidden: How many of the lowest cards are face-down.
    """

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    @property
    def last(self) -> Card | None:
        """The card on which nothing lies, or None if the column is empty."""
        return self.cards[-1] if self.cards else None

    @property
    def face_up(self) -> tuple[Card, ...]:
        """The face-up cards, lowest first."""
        return self.cards[self.hidden :]

    def __str__(self) -> str:
        if not self.cards:
            return "-"
        return " ".join(
            f"<{card}>" if i < self.hidden else str(card) for i, card in enumerate(self.cards)
        )


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies.

    Attributes:
        column: Index of its column, or None when it lies in the reserve.
        index: How many cards lie under it; in the reserve, its cell.
    """

    column: int | None
    index: int


@dataclass(frozen=True, slots=True)
class Position:
    """All 52 cards of a game in play.

    Attributes:
        columns: The columns, column 1 first.
        reserve: A stock: the cards not yet dealt, in dealing order (all, or none once dealt).
            Open cells: one entry a cell, None where its card has been played. No reserve: empty.
        collected: The suits whose complete runs have left the table, in the order in which they left.
    """

    columns: tuple[Column, ...]
    reserve: tuple[Card | None, ...] = ()
    collected: tuple[Suit, ...] = ()

    def __str__(self) -> str:
        columns = " | ".join(str(column) for column in self.columns)
        reserve = " ".join(str(card) if card else "-" for card in self.reserve)
        collected = "".join(suit.letter for suit in self.collected)
        return f"{columns} / {reserve} / {collected}"

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the text form: ``<JD> 5H | - | KC / 9C - / H`` (columns / reserve / collected suits).

        Raises:
            Unreadable: The text has another form. Whether the position can occur is checked by
                :meth:`Board.problems`.
        """
        parts = [part.strip() for part in text.split("/")]
        if len(parts) != 3:
            raise Unreadable("a position has three parts: columns / reserve / collected suits")
        columns = tuple(_parse_column(column) for column in parts[0].split("|"))
        reserve = tuple(None if word == "-" else Card.parse(word) for word in parts[1].split())
        try:
            collected = tuple(Suit(SUIT_LETTERS.index(letter)) for letter in parts[2])
        except ValueError:
            raise Unreadable(f"“{shortened(parts[2])}” are not suits") from None
        return cls(columns, reserve, collected)

    def with_column(self, index: int, column: Column) -> Position:
        """Return this position with one column replaced."""
        columns = self.columns
        return replace(self, columns=(*columns[:index], column, *columns[index + 1 :]))

    def find(self, card: Card) -> Spot | None:
        """Return where a card lies, or None if it has been collected."""
        for number, column in enumerate(self.columns):
            if card in column.cards:
                return Spot(number, column.cards.index(card))
        return Spot(None, self.reserve.index(card)) if card in self.reserve else None

    def block(self, card: Card) -> tuple[Card, ...]:
        """Return a card and everything that lies on it; nothing if it has been collected."""
        spot = self.find(card)
        if spot is None:
            return ()
        return (card,) if spot.column is None else self.columns[spot.column].cards[spot.index :]


def _parse_column(text: str) -> Column:
    words = text.split()
    if words == ["-"]:
        return Column()
    face_down = [word.startswith("<") and word.endswith(">") for word in words]
    if face_down != sorted(face_down, reverse=True):
        raise Unreadable("a face-down card cannot lie on a face-up one")
    cards = (
        Card.parse(word[1:-1] if down else word)
        for word, down in zip(words, face_down, strict=True)
    )
    return Column(tuple(cards), sum(face_down))
