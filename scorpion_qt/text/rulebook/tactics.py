"""Advice on how to play well."""

from __future__ import annotations

from collections.abc import Iterator

from scorpion_qt.rules import Build, Card, Empty, Suit
from scorpion_qt.text.card_names import card_sign
from scorpion_qt.text.words import fill

from .parts import Block, Paragraph
from .section import Chapter

CROSSED = tuple(
    card_sign(card)
    for card in (
        Card(9, Suit.SPADES),
        Card(6, Suit.HEARTS),
        Card(5, Suit.HEARTS),
        Card(10, Suit.SPADES),
    )
)
"""Card signs: the first lies on the second, the third on the fourth, and neither pair can be parted."""

REVERSED = tuple(Card(rank, Suit.CLUBS) for rank in (11, 12, 13))
"""Card signs of a column, the lowest card first."""


class RulesTactics(Chapter):
    """Advice on tactics."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Tactics")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        game = self.game
        yield Paragraph(
            "tactics.hard",
            self.tr("This is not an easy game: it asks for attention and foresight."),
        )
        yield Paragraph(
            "tactics.look",
            self.tr("First look carefully through the whole deal. Some deals cannot be won."),
        )
        if game.build is Build.SUIT:
            yield Paragraph("tactics.cross", self._crossed())
        yield Paragraph(
            "tactics.reversed",
            fill(
                self.tr(
                    #: %1 is the jack of clubs, %2 the queen, %3 the king; each lies on the one before
                    "A run that lies in reverse order in one column is a burden: say the %1, on it the %2, and the %3 on "
                    "top. Older books give up such a deal at once. It need not be lost: such deals are won too, they "
                    "only take more work, because the run has to be taken apart card by card."
                ),
                *(self.card(card) for card in REVERSED),
            ),
        )
        if game.face_down:
            yield Paragraph(
                "tactics.uncover",
                self.tr(
                    "If the deal looks promising, try to uncover the face-down cards first. Often this takes a move "
                    "before it, which frees the card that you want to build on."
                ),
            )
        if not game.collects and game.face_down:
            yield Paragraph(
                "tactics.finished",
                self.tr(
                    "Leave a finished column alone, unless a face-down card lies under it: then move the run to an empty column."
                ),
            )
        yield Paragraph(
            "tactics.think",
            self.tr(
                "Think before every move. One careless move can block the game; undo is there for that."
            ),
        )

    def _crossed(self) -> str:
        text = fill(
            self.tr(
                "Look for cards that lie criss-cross: say %1 on %2 in one column and %3 on %4 in another. "
                "%1 fits only on %4, and %3 only on %2, so each pair waits for the other."
            ),
            *CROSSED,
        )
        if self.game.empty is Empty.ANY:
            rest = self.tr("Only an empty column can part them.")
        else:
            rest = self.tr("Such a deal cannot be won, and playing on is a waste of time.")
        return f"{text} {rest}"
