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
    """The board of a position in words; what lies face-down is counted, not named.

    Args:
        board: The board.
        translate: Where the translations come from.
    """
    return BoardWords(translate).description(board.game, VisibleBoard.of(board))


class SuitNames(Words):
    """What the suits are called on their own."""

    def name(self, suit: Suit) -> str:
        """The suit's name in lower case."""
        return (self.tr("clubs"), self.tr("diamonds"), self.tr("hearts"), self.tr("spades"))[suit]


class BoardWords(Words):
    """The phrases of a description, all in lower case.

    Args:
        translate: Where the translations come from.
        form: How cards are named: as they are written, or as they are spoken.
    """

    def __init__(
        self,
        translate: Translate = QCoreApplication.translate,
        form: Form = Form.WRITTEN,
    ) -> None:
        super().__init__(translate)
        self._form = form

    def description(self, game: Game, board: VisibleBoard) -> str:
        """See `describe`."""
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
        """What stands before the colon and the reserve."""
        return self.tr("reserve")

    def column(self, number: int) -> str:
        """What stands before the colon and a column."""
        return fill(self.tr("column %1"), number)

    def reserve_content(self, board: VisibleBoard) -> str:
        """What the reserve holds."""
        if board.cells:
            return ", ".join(self.card(card) if card else self.empty_cell() for card in board.cells)
        return self.stock(board.stock) if board.stock else self.empty_reserve()

    def stock(self, count: int) -> str:
        """A face-down reserve."""
        return self.tr("%n face-down card(s)", "", count)

    def empty_reserve(self) -> str:
        """A reserve that has been dealt."""
        return self.tr("empty", "the reserve, after it has been dealt")

    def empty_cell(self) -> str:
        """A place of an open reserve whose card has been played."""
        return self.tr("empty place", "where a card of the open reserve lay")

    def empty_column(self) -> str:
        """A column without cards."""
        return self.tr("empty", "a column")

    def collected(self, suits: tuple[Suit, ...]) -> str:
        """Which runs have left the table."""
        if not suits:
            return self.none_collected()
        names = SuitNames(self._translate)
        return f"{self.runs_collected()}: {', '.join(names.name(suit) for suit in suits)}"

    def none_collected(self) -> str:
        """No run has left the table."""
        return self.tr("no run collected")

    def runs_collected(self) -> str:
        """What stands before the colon and the suits of the runs that have left."""
        return self.tr("runs collected")

    def pile(self, pile: VisiblePile) -> str:
        """The cards of a column, lowest first."""
        cards = ", ".join(self.card(card) for card in pile.face_up)
        if not cards:
            return self.empty_column()
        return f"{self.hidden(pile.hidden)}, {self.then()} {cards}" if pile.hidden else cards

    def hidden(self, count: int) -> str:
        """How many cards of a column lie face-down; a comma and `then` follow."""
        #: In front of “, then 3 of diamonds, …”
        return self.tr("%n face-down", "", count)

    def then(self) -> str:
        """What leads from the face-down cards to the others."""
        #: Between “3 face-down,” and “3 of diamonds, …”
        return self.tr("then")

    def card(self, card: Card) -> str:
        """A card as the description names it."""
        return card_name(card, self._form, self._translate)
