"""The summary and the deal."""

from __future__ import annotations

from collections.abc import Iterator

from scorpion_qt.rules import DECK, Build, Empty, Game, Reserve, Suit
from scorpion_qt.text.words import fill

from .parts import Block, Paragraph
from .pictures import Pictures
from .section import Chapter, column_groups


class RulesShort(Chapter):
    """A summary of the game in a few sentences."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("In short")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        yield Paragraph("short.kin", self._kin())
        yield Paragraph("short.table", self._table())
        yield Paragraph("short.build", self._build())
        yield Paragraph("short.empty", self._empty())
        if self.game.collects:
            win = self.tr(
                "A complete run, from king to ace in one suit, leaves the table. "
                "When all %n run(s) have left it, the game is won.",
                "",
                len(Suit),
            )
        else:
            win = self.tr(
                "Complete runs, from king to ace in one suit, stay on the table. The game is won when every column "
                "that holds cards is exactly one complete run."
            )
        yield Paragraph("short.win", win)

    def _kin(self) -> str:
        if self.game.build is Build.CURDS:
            text = self.tr(
                "A solitaire, or patience, for one deck of %1 cards, invented by David Parlett. It is of the Spider "
                "kind, in the manner of Scorpion."
            )
        else:
            text = self.tr(
                "A solitaire, or patience, for one deck of %1 cards. It is related to Spider, "
                "but plays more like Yukon."
            )
        return fill(text, len(DECK))

    def _table(self) -> str:
        game, counts = self.game, self.counts()
        columns, cards = counts.columns(len(game.columns)), counts.cards(game.columns[0][0])
        if game.reserve is Reserve.NONE:
            #: %1 is “13 columns”, %2 “4 cards”
            return fill(
                self.tr("There are %1 of %2 each, all face-up, and no reserve."), columns, cards
            )
        if game.reserve is Reserve.OPEN:
            return fill(
                #: %1 is “10 columns”, %2 “5 cards”, %3 and %4 are numbers
                self.tr(
                    "There are %1 of %2 each. %3 cards are face-down, and %4 more lie open in the reserve."
                ),
                columns,
                cards,
                game.face_down,
                game.reserve_cards,
            )
        return fill(
            #: %1 is “7 columns”, %2 “7 cards”, %3 and %4 are numbers
            self.tr(
                "There are %1 of %2 each. %3 cards are face-down, and %4 more wait in the reserve."
            ),
            columns,
            cards,
            game.face_down,
            game.reserve_cards,
        )

    def _build(self) -> str:
        match self.game.build:
            case Build.SUIT:
                return self.tr(
                    "A card goes on a card of the same suit that is one rank higher. "
                    "Taken from the middle of a column, it brings along all the cards that lie on it."
                )
            case Build.ANY_SUIT:
                return self.tr(
                    "A card goes on any card that is one rank higher, regardless of suit. "
                    "Taken from the middle of a column, it brings along all the cards that lie on it."
                )
            case Build.CURDS:
                return self.tr(
                    "A card goes on a card of the same rank, or on a card of the same suit that is one rank higher. "
                    "Several cards move together only as a run of one suit or as a set of one rank."
                )

    def _empty(self) -> str:
        if self.game.build is Build.CURDS:
            return self.tr(
                "Only kings, or a run that starts with a king, can go to an empty column."
            )
        if self.game.empty is Empty.ANY:
            return self.tr("Any card may go to an empty column.")
        return self.tr("Only a king goes to an empty column.")


class RulesDeal(Chapter):
    """The layout of the cards at the start."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("The deal")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        game, counts = self.game, self.counts()
        columns, cards = counts.columns(len(game.columns)), counts.cards(game.columns[0][0])
        dealt = sum(height for height, _ in game.columns)
        if dealt == len(DECK):
            text = self.tr(
                "The deck has %1 cards and no jokers. All of them are dealt: %2 of %3 each."
            )
        else:
            text = self.tr(
                "The deck has %1 cards and no jokers. %n of them are dealt: %2 of %3 each.",
                "",
                dealt,
            )
        yield Paragraph("deal.deck", fill(text, len(DECK), columns, cards))
        for first, last, height, hidden in column_groups(game):
            yield self._group(first, last, height, hidden)
        if game.face_down:
            yield Paragraph(
                "deal.counts",
                fill(
                    self.tr("This makes %1 face-down and %2 face-up cards."),
                    game.face_down,
                    dealt - game.face_down,
                ),
            )
            yield Paragraph("deal.rows", self._rows())
        if game.reserve is Reserve.STOCK:
            yield Paragraph(
                "deal.reserve",
                self.tr(
                    "The remaining %n card(s) lie face-down beside the columns and form the reserve.",
                    "",
                    game.reserve_cards,
                ),
            )
        elif game.reserve is Reserve.OPEN:
            yield Paragraph(
                "deal.reserve",
                self.tr(
                    "The remaining %n card(s) lie face-up beside the columns and form the open reserve.",
                    "",
                    game.reserve_cards,
                ),
            )
        if game.collects:
            yield Paragraph(
                "deal.places",
                self.tr("Next to it, %n place(s) wait for the complete runs.", "", len(Suit)),
            )
        yield Pictures(game, self._translate).start()

    def _group(self, first: int, last: int, height: int, hidden: int) -> Block:
        if not hidden:
            text = self.tr("columns %1 to %2: %n card(s), all face-up", "", height)
            return Paragraph("deal.open", fill(text, first, last), bullet=True)
        counts = self.counts()
        return Paragraph(
            "deal.hidden",
            fill(
                #: %3 is “3 cards face-down”, %4 “4 cards face-up”
                self.tr("columns %1 to %2: %3, and on them %4"),
                first,
                last,
                counts.face_down(hidden),
                counts.face_up(height - hidden),
            ),
            bullet=True,
        )

    def _rows(self) -> str:
        first, last, _, hidden = hidden_group(self.game)
        return fill(
            self.tr(
                "With real cards one deals row by row. In the first %1 rows, the cards of columns %2 to %3 "
                "are laid face-down and the others face-up; after that, all rows are face-up. The rows may overlap."
            ),
            hidden,
            first,
            last,
        )


def hidden_group(game: Game) -> tuple[int, int, int, int]:
    """Return the columns with face-down cards, in the form of `column_groups`.

    Raises:
        StopIteration: There are none.
    """
    return next(group for group in column_groups(game) if group[3])
