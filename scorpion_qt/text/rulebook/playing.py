"""Moves, the empty column, and face-down cards."""

from __future__ import annotations

from collections.abc import Iterator

from scorpion_qt.rules import Build, Card, Empty, Lift, Refusal, Suit
from scorpion_qt.text.refusal_words import refusal_text
from scorpion_qt.text.words import fill

from .parts import Block, Paragraph
from .pictures import Pictures
from .section import Chapter

NINE, TEN, NINE_OF_HEARTS = Card(9, Suit.SPADES), Card(10, Suit.SPADES), Card(9, Suit.HEARTS)
SEVEN_OF_HEARTS, EIGHT_OF_SPADES = Card(7, Suit.HEARTS), Card(8, Suit.SPADES)


class RulesMoves(Chapter):
    """Which cards can be moved, and where to."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Moves")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs and pictures."""
        yield Paragraph("moves.block", self._block())
        yield Paragraph(
            "moves.first",
            self.tr(
                "Only the first card of the block, the one you take hold of, decides where it may go:"
            ),
        )
        if self.game.build is Build.CURDS:
            yield Paragraph("moves.rank", self._rank(), bullet=True)
        yield Paragraph("moves.build", self._build(), bullet=True)
        yield Paragraph("moves.ace", self._ace(), bullet=True)
        yield Paragraph(
            "moves.last",
            self.tr("The last card of a column is the one on which nothing lies."),
        )
        pictures = Pictures(self.game, self._translate)
        example = pictures.example
        if example.known:
            text = self.tr(
                "An example, the first move of a game that was won: move the %1 from column %2 onto the %3 in column %4. "
                "The %5 comes along, although it is of another suit."
            )
        else:
            text = self.tr(
                "An example: move the %1 from column %2 onto the %3 in column %4. What lies on it comes along: %5."
            )
        yield Paragraph(
            "moves.example",
            fill(
                text,
                self.moved(example.block[0]),
                example.source + 1,
                self.moved(example.onto),
                example.target + 1,
                ", ".join(self.card(card) for card in example.block[1:]),
            ),
        )
        yield pictures.example_before()
        yield pictures.example_after()
        refused = pictures.refused_example
        assert refused.reason is not None
        yield Paragraph(
            "moves.refused",
            fill(
                #: %1 and %2 are cards, %3 is the sentence by which the program refuses the move
                self.tr(
                    "On the same board, you cannot put the %1 on the %2. The program answers: “%3”."
                ),
                self.moved(refused.block[0]),
                self.moved(refused.onto),
                refusal_text(refused.reason, self.game, self._translate),
            ),
        )
        yield pictures.refused()
        yield Paragraph(
            "moves.interactive",
            self.tr(
                "The reason is given as long as interactive rules are on in the preferences, as they are by default. When they are off, the block just goes back."
            ),
        )

    def _block(self) -> str:
        if self.game.lift is Lift.RUN_OR_SET:
            return self.tr(
                "The card you take and everything that lies on it are a block. It can be moved if it is a run, "
                "going down rank by rank in one suit, or a set, all of one rank. A mixed block stays where it is, "
                "and the program says why."
            )
        return self.tr(
            "Any face-up card can be moved, even from the middle of a column. It moves together with all the cards "
            "that lie on it, as one block, whether they are in order or not."
        )

    def _rank(self) -> str:
        return fill(
            self.tr(
                "it goes on the last card of a column if both have the same rank: the %1 on the %2;"
            ),
            self.moved(NINE),
            self.moved(NINE_OF_HEARTS),
        )

    def _build(self) -> str:
        if self.game.build is Build.ANY_SUIT:
            return fill(
                self.tr(
                    "it goes on the last card of a column if that one is one rank higher, regardless of suit: "
                    "the %1 on the %2, a jack on a queen;"
                ),
                self.moved(SEVEN_OF_HEARTS),
                self.moved(EIGHT_OF_SPADES),
            )
        return fill(
            self.tr(
                "it goes on the last card of a column if that one is of the same suit and one rank higher: "
                "the %1 on the %2, a jack on the queen of its suit;"
            ),
            self.moved(NINE),
            self.moved(TEN),
        )

    def _ace(self) -> str:
        if self.game.build is Build.CURDS:
            return self.tr("on an ace goes nothing but another ace.")
        return self.tr("nothing goes on an ace.")


class RulesEmpty(Chapter):
    """The rules for an empty column."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Empty column")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        yield Paragraph("empty.rule", self._rule())
        if self.game.empty is Empty.KING:
            yield Paragraph(
                "empty.refused",
                fill(
                    #: %1 is the sentence by which the program refuses the move
                    self.tr(
                        "Any other card is refused. If interactive rules are on, the program says: “%1”."
                    ),
                    refusal_text(Refusal.KING_ONLY, self.game, self._translate),
                ),
            )

    def _rule(self) -> str:
        if self.game.build is Build.CURDS:
            return self.tr(
                "A column that has become empty takes only kings: a run that starts with a king, or a set of kings."
            )
        if self.game.empty is Empty.ANY:
            return self.tr(
                "A column that has become empty takes any card, not only a king, alone or with the cards that lie on it."
            )
        return self.tr(
            "A column that has become empty takes only a king, alone or with the cards that lie on it."
        )


class RulesFaceDown(Chapter):
    """When a card turns over."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Face-down cards")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraph and the pictures."""
        if not self.game.face_down:
            yield Paragraph(
                "hidden.none",
                self.tr("There are none in this game: you see every card from the start."),
            )
            return
        yield Paragraph(
            "hidden.flip",
            self.tr(
                "When the last face-up card that lies on a face-down one leaves, the face-down card turns over by itself "
                "and can be played from then on."
            ),
        )
        pictures = Pictures(self.game, self._translate)
        yield pictures.flip_before()
        yield pictures.flip_after()
