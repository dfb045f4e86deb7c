"""A position: what lies where. Its text form, where a card is, and the check that nothing is missing or doubled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from .cards import ACE, SUIT_LETTERS, Card, Suit, make_deck
from .errors import Unreadable, shortened
from .games import Game, Reserve


@dataclass(frozen=True, slots=True)
class Column:
    """A column of cards.

    Attributes:
        cards: Bottom card first.
        hidden: How many of the lowest cards are face-down.
    """

    cards: tuple[Card, ...] = ()
    hidden: int = 0

    @property
    def last(self) -> Card | None:
        """The card on which nothing lies, or None when the column is empty."""
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
            Unreadable: The text has another form. Whether the position can occur is for :func:`problems`.
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
        """This position with one column replaced."""
        columns = self.columns
        return replace(self, columns=(*columns[:index], column, *columns[index + 1 :]))

    def visible(self, game: Game) -> Iterator[Card]:
        """The cards on the table that a player sees, columns first."""
        for column in self.columns:
            yield from column.face_up
        if game.reserve is Reserve.OPEN:
            yield from (card for card in self.reserve if card)

    def unseen(self, game: Game) -> Iterator[Card]:
        """The face-down cards: those in columns, then an undealt reserve."""
        for column in self.columns:
            yield from column.cards[: column.hidden]
        if game.reserve is Reserve.STOCK:
            yield from (card for card in self.reserve if card)


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


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a card lies.

    Attributes:
        column: Index of its column, or None when it lies in the reserve.
        index: How many cards lie under it; in the reserve its cell.
    """

    column: int | None
    index: int


def find(position: Position, card: Card) -> Spot | None:
    """Where a card lies, or None when it has been collected."""
    for number, column in enumerate(position.columns):
        if card in column.cards:
            return Spot(number, column.cards.index(card))
    return Spot(None, position.reserve.index(card)) if card in position.reserve else None


def block(position: Position, card: Card) -> tuple[Card, ...]:
    """A card and everything that lies on it; nothing when it has been collected."""
    spot = find(position, card)
    if spot is None:
        return ()
    return (card,) if spot.column is None else position.columns[spot.column].cards[spot.index :]


def problems(game: Game, position: Position) -> list[str]:
    """Everything that keeps a position from being one of this game; empty when it is sound.

    Used wherever a position comes from outside, and by the tests after every action.
    """
    found = []
    if len(position.columns) != len(game.columns):
        found.append(f"{len(position.columns)} columns instead of {len(game.columns)}")
    for number, column in enumerate(position.columns, start=1):
        if not 0 <= column.hidden <= len(column.cards):
            found.append(f"column {number} cannot have {column.hidden} face-down cards")
        elif column.cards and column.hidden == len(column.cards):
            found.append(f"the last card of column {number} is face-down")
    held = len(position.reserve)
    if game.reserve is Reserve.STOCK:
        if held not in (0, game.reserve_cards) or None in position.reserve:
            found.append(f"the reserve has to hold {game.reserve_cards} cards or none")
    elif held != game.reserve_cards:
        found.append(f"the reserve has {held} cells instead of {game.reserve_cards}")
    if position.collected and not game.collects:
        found.append("complete runs stay on the table in this game")
    cards = [card for column in position.columns for card in column.cards]
    cards += [card for card in position.reserve if card]
    cards += [
        Card(rank, suit) for suit in position.collected for rank in range(ACE, game.ranks + 1)
    ]
    deck = make_deck(game.ranks)
    missing = [str(card) for card in deck if card not in cards]
    doubled = sorted({str(card) for card in cards if cards.count(card) > 1})
    foreign = sorted({str(card) for card in cards if card not in deck})
    for what, names in (
        ("missing", missing),
        ("there more than once", doubled),
        ("not of this deck", foreign),
    ):
        if names:
            found.append(f"{what}: {' '.join(names)}")
    return found
