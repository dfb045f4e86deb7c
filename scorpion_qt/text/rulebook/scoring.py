"""Classic and relaxed rules, and the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scorpion_qt.rules import UNDO_LIMIT, Build, Empty, Refusal, Reserve, Suit
from scorpion_qt.rules.score import FLIP, RUN, SAME_SUIT, least_winning_score, ranks_by_score
from scorpion_qt.text.refusal_words import refusal_text
from scorpion_qt.text.words import fill

from .parts import Block, Paragraph, Row
from .playing import EIGHT_OF_SPADES, SEVEN_OF_HEARTS
from .section import Chapter


class RulesRelaxed(Chapter):
    """The two sets of rules that New game offers."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Classic and relaxed")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        game = self.game
        if game.build is Build.CURDS:
            yield Paragraph(
                "relaxed.none",
                self.tr(
                    "There is no such choice in this game: it always has its own rule of building."
                ),
            )
            return
        yield Paragraph(
            "relaxed.choice",
            self.tr(
                "In the “New game” window you choose the classic rules, which are the default, or the relaxed ones."
            ),
        )
        yield Paragraph(
            "relaxed.rule",
            fill(
                self.tr(
                    "In relaxed mode a card goes on any card that is one rank higher, regardless of suit: the %1 on the %2."
                ),
                self.moved(SEVEN_OF_HEARTS),
                self.moved(EIGHT_OF_SPADES),
            ),
        )
        yield Paragraph("relaxed.rest", self._rest())
        yield Paragraph(
            "relaxed.refused",
            fill(
                #: %1 is the sentence by which the program refuses the move
                self.tr("By the classic rules this move is refused with the message “%1”."),
                refusal_text(Refusal.WRONG_SUIT, replace(game, build=Build.SUIT), self._translate),
            ),
        )
        other = replace(game, build=Build.SUIT if game.build is Build.ANY_SUIT else Build.ANY_SUIT)
        if game.build is Build.ANY_SUIT:
            text = self.tr("This text describes the relaxed rules. The classic ones: %1.")
        else:
            text = self.tr("This text describes the classic rules. The relaxed ones: %1.")
        yield Paragraph("relaxed.other", fill(text, self.link(other)))

    def _rest(self) -> str:
        if not self.game.collects:
            return self.tr(
                "Everything else stays the same. In particular, only a run of one suit is complete."
            )
        if self.game.empty is Empty.ANY:
            return self.tr(
                "Everything else stays the same. In particular, only complete runs of one suit leave the table."
            )
        return self.tr(
            "Everything else stays the same: only a king goes to an empty column, "
            "and only complete runs of one suit leave the table."
        )


class RulesScore(Chapter):
    """How many points each action is worth."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Score")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs and the table."""
        game = self.game
        yield Paragraph(
            "score.start", self.tr("The score starts at 0, and no move ever lowers it:")
        )
        yield Row("score.heading", (self.tr("What happens"), self.tr("Points")), heading=True)
        yield Row(
            "score.suit",
            (self.tr("A card is put on a card of its own suit"), self._points(SAME_SUIT)),
        )
        if game.face_down:
            if game.collects:
                flip = self.tr("A face-down card turns over, also after a run has left the table")
            else:
                flip = self.tr("A face-down card turns over")
            yield Row("score.flip", (flip, self._points(FLIP)))
        if game.collects:
            run = self.tr("A complete run leaves the table")
        else:
            run = self.tr("A run becomes complete in its column, once for each suit")
        yield Row("score.run", (run, self._points(RUN)))
        yield Row("score.other", (self._other(), "0"))
        yield Paragraph("score.least", self._least())
        if not ranks_by_score(game):
            yield Paragraph(
                "score.endless",
                self.tr(
                    "In this game points can be gathered without end, so results are not ranked by score."
                ),
            )
        yield Paragraph(
            "score.undo",
            self.tr("Undo takes the points of a move away again, and redo returns them."),
        )
        yield Paragraph(
            "score.kept",
            self.tr(
                "The program keeps the last %n action(s) for undo, or all of them if you turn the limit off in "
                "the preferences.",
                "",
                UNDO_LIMIT,
            ),
        )

    def _points(self, points: int) -> str:
        return fill(self.tr("+%1", "points"), points)

    def _other(self) -> str:
        game = self.game
        if game.build is Build.CURDS:
            return self.tr("Any other move, such as a card put on one of the same rank")
        moves = [
            self.tr("a king put in an empty column")
            if game.empty is Empty.KING
            else self.tr("a card put in an empty column")
        ]
        if game.build is Build.ANY_SUIT:
            moves.append(self.tr("a card put on another suit"))
        if game.reserve is Reserve.STOCK:
            moves.append(self.tr("dealing the reserve"))
        #: %1 is a list such as “a king put in an empty column, dealing the reserve”
        return fill(self.tr("Any other move: %1"), ", ".join(moves))

    def _least(self) -> str:
        game = self.game
        if game.face_down:
            text = self.tr(
                "So a game that is won without undo brings at least %1 points: %2 × %3 for cards turned over and "
                "%4 × %5 for complete runs. Each card put on its own suit adds %6 to that."
            )
        else:
            text = self.tr(
                "So a game that is won without undo brings at least %1 points: %4 × %5 for complete runs. "
                "Each card put on its own suit adds %6 to that."
            )
        return fill(
            text, least_winning_score(game), game.face_down, FLIP, len(Suit), RUN, SAME_SUIT
        )
