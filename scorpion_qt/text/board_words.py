"""A board in words: “reserve: 3 face-down cards; no run collected. column 1: 3 face-down, then …”.

The reader in `board_reader` knows these phrases by asking for each of them here.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Board, Card, Game, Suit

from .card_names import Form, card_name
from .visible_board import VisibleBoard, VisiblePile
from .words import Translate, Words, fill


def describe(board: Board, translate: Translate = QCoreApplication.translate) -> str:
    """Return a board in words; face-down cards are counted, not named.

    Args:
        board: The board.
        translate: Looks up the translations.
    """
    return BoardWords(translate).description(board.game, VisibleBoard.of(board))


class SuitNames(Words):
    """The names of the suits when they stand alone."""

    def name(self, suit: Suit) -> str:
        """Return the suit's name in lower case."""
        return (self.tr("clubs"), self.tr("diamonds"), self.tr("hearts"), self.tr("spades"))[suit]


class BoardWords(Words):
    """The phrases of a description, all in lower case.

    Args:
        translate: Looks up the translations.
        form: The form of card names: written or spoken.
    """

    def __init__(
        self,
        translate: Translate = QCoreApplication.translate,
        form: Form = Form.WRITTEN,
    ) -> None:
        super().__init__(translate)
        self._form = form

    def description(self, game: Game, board: VisibleBoard) -> str:
        """Return a board in words; see `describe`."""
        head = []
        if game.reserve_cards:
            head.append(f"{self.reserve()}: {self.reserve_content(board)}")
        if game.collects:
            head.append(self.collected(board.collected))
        columns = "; ".join(
            f"{self.column(number)}: {self.pile(pile)}"
            for number, pile in enumerate(board.columns, start=1)
        )
        return ("; ".join(head) + ". " if head else "") + columns + "."

    def reserve(self) -> str:
        """Return the heading before the colon and the reserve."""
        return self.tr("reserve")

    def column(self, number: int) -> str:
        """Return the heading before the colon and a column."""
        return fill(self.tr("column %1"), number)

    def reserve_content(self, board: VisibleBoard) -> str:
        """Return the content of the reserve."""
        if board.cells:
            return ", ".join(self.card(card) if card else self.empty_cell() for card in board.cells)
        return self.stock(board.stock) if board.stock else self.empty_reserve()

    def stock(self, count: int) -> str:
        """Return the phrase for a face-down reserve."""
        return self.tr("%n face-down card(s)", "", count)

    def empty_reserve(self) -> str:
        """Return the phrase for a reserve that has been dealt."""
        return self.tr("empty", "the reserve, after it has been dealt")

    def empty_cell(self) -> str:
        """Return the phrase for a space of an open reserve whose card has been played."""
        return self.tr("empty place", "where a card of the open reserve lay")

    def empty_column(self) -> str:
        """Return the phrase for a column without cards."""
        return self.tr("empty", "a column")

    def collected(self, suits: tuple[Suit, ...]) -> str:
        """Return which runs have left the table."""
        if not suits:
            return self.none_collected()
        names = SuitNames(self._translate)
        return f"{self.runs_collected()}: {', '.join(names.name(suit) for suit in suits)}"

    def none_collected(self) -> str:
        """Return the phrase for a table where no run has been collected."""
        return self.tr("no run collected")

    def runs_collected(self) -> str:
        """Return the heading before the colon and the suits of the collected runs."""
        return self.tr("runs collected")

    def pile(self, pile: VisiblePile) -> str:
        """Return the cards of a column, lowest first."""
        cards = ", ".join(self.card(card) for card in pile.face_up)
        if not cards:
            return self.empty_column()
        return f"{self.hidden(pile.hidden)}, {self.then()} {cards}" if pile.hidden else cards

    def hidden(self, count: int) -> str:
        """Return how many cards of a column lie face-down; a comma and `then` follow."""
        #: In front of “, then 3 of diamonds, …”
        return self.tr("%n face-down", "", count)

    def then(self) -> str:
        """Return the word between the face-down cards and the others."""
        #: Between “3 face-down,” and “3 of diamonds, …”
        return self.tr("then")

    def card(self, card: Card) -> str:
        """Return a card's name in this description's form."""
        return card_name(card, self._form, self._translate)
