"""The names of piles and cards on the table; each name says everything about its object.

Face-down cards are never named here. Cards are named in their spoken form.
"""

from __future__ import annotations

from scorpion_qt.rules import Board, Game, Position, Reserve, Suit

from .board_words import BoardWords, SuitNames
from .card_names import CardWords, card_name
from .visible_board import VisibleBoard
from .words import Words, fill


class TableNames(Words):
    """The names of piles and cards; each says everything about its object."""

    def table(self) -> str:
        """Return the name of the table."""
        return self.tr("Card table")

    def paused(self) -> str:
        """Return the name of the table while its cards are hidden."""
        return self.tr("Card table, paused")

    def column(self, position: Position, index: int) -> str:
        """Return the name of a column: its number, and how many cards it has."""
        column = position.columns[index]
        number = str(index + 1)
        if not column.cards:
            return fill(self.tr("column %1, empty"), number)
        cards = fill(self.tr("column %1, %n card(s)", "", len(column.cards)), number)
        hidden = BoardWords(self._translate).hidden(column.hidden)
        return f"{cards}, {hidden}" if column.hidden else cards

    def reserve(self, board: Board, index: int) -> str:
        """Return the name of the stock, or of one space of an open reserve."""
        game = board.game
        if game.reserve is Reserve.STOCK:
            words = BoardWords(self._translate)
            return f"{words.reserve()}: {words.reserve_content(VisibleBoard.of(board))}"
        return fill(self.tr("reserve, place %1 of %2"), index + 1, game.reserve_cards)

    def empty_cell(self, game: Game, index: int) -> str:
        """Return the name of a space in an open reserve whose card has been played."""
        return fill(self.tr("reserve, place %1 of %2, empty"), index + 1, game.reserve_cards)

    def place(self, position: Position, index: int) -> str:
        """Return the name of a foundation."""
        if index >= len(position.collected):
            return fill(self.tr("place %1 of %2, empty"), index + 1, len(Suit))
        suit = SuitNames(self._translate).name(position.collected[index])
        return fill(self.tr("place %1 of %2: %3"), index + 1, len(Suit), suit)

    def card_in_column(self, position: Position, index: int, depth: int) -> str:
        """Return the name of a card in a column: what it is if visible, its place, and the cards on it."""
        column = position.columns[index]
        length = len(column.cards)
        on_it = length - depth - 1
        if depth < column.hidden:
            name, on_it = CardWords(self._translate).face_down(), 0
        else:
            name = card_name(column.cards[depth], translate=self._translate)
        if on_it:
            pattern = self.tr("%1, column %2, card %3 of %4, %n card(s) on it", "", on_it)
        else:
            pattern = self.tr("%1, column %2, card %3 of %4")
        return fill(pattern, name, index + 1, depth + 1, length)

    def card_in_reserve(self, board: Board, index: int) -> str:
        """Return the name of a card in the reserve; in a stock all are face-down."""
        reserve = board.position.reserve
        card = reserve[index]
        if board.game.reserve is Reserve.STOCK or card is None:
            name = CardWords(self._translate).face_down()
        else:
            name = card_name(card, translate=self._translate)
        return fill(self.tr("%1, reserve, card %2 of %3"), name, index + 1, len(reserve))
