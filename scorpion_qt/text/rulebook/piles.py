"""The reserve, complete runs, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterator

from scorpion_qt.rules import Collect, Empty, Reserve, Suit, Timing
from scorpion_qt.text.words import fill

from .parts import Block, Paragraph
from .pictures import Pictures
from .section import Chapter


class RulesReserve(Chapter):
    """The cards set aside."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Reserve")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs and the picture."""
        match self.game.reserve:
            case Reserve.NONE:
                yield Paragraph(
                    "reserve.none",
                    self.tr("This game has no reserve: all cards are on the table from the start."),
                )
            case Reserve.OPEN:
                yield from self._open()
            case Reserve.STOCK:
                yield from self._stock()

    def _stock(self) -> Iterator[Block]:
        game = self.game
        yield Paragraph(
            "reserve.deal",
            fill(
                self.tr(
                    "The reserve of %n card(s) is dealt only once, with one click: one card, face-up, onto each of "
                    "columns 1 to %1, even onto an empty one.",
                    "",
                    game.reserve_cards,
                ),
                game.reserve_cards,
            ),
        )
        if game.timing is Timing.ANY_TIME:
            when = self.tr("In this program it can be done at any time.")
        else:
            when = self.tr(
                "It has to wait until no other move is left; if you ask for it earlier, the program says so."
            )
        yield Paragraph("reserve.when", when)
        yield Paragraph(
            "reserve.move",
            self.tr("Dealing the reserve counts as one move, and one undo takes it back."),
        )
        yield Pictures(game, self._translate).reserve_dealt()

    def _open(self) -> Iterator[Block]:
        game = self.game
        yield Paragraph(
            "reserve.open",
            self.tr(
                "The reserve of %n card(s) lies face-up, and its cards are played one by one.",
                "",
                game.reserve_cards,
            ),
        )
        if game.empty is Empty.KING:
            where = self.tr(
                "Each of them goes onto a column where it fits; a king also goes to an empty column."
            )
        else:
            where = self.tr("Each of them goes onto a column where it fits, or to an empty column.")
        yield Paragraph("reserve.where", where)
        if game.timing is Timing.ANY_TIME:
            when = self.tr("You can play them at any time.")
        else:
            when = self.tr("You can play them only when no other move is left.")
        yield Paragraph("reserve.when", when)
        yield Paragraph(
            "reserve.stay",
            self.tr("A place that has been emptied stays empty: nothing is put back there."),
        )


class RulesRuns(Chapter):
    """How complete runs are handled."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Complete runs")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs and pictures."""
        if not self.game.collects:
            yield Paragraph(
                "runs.stay",
                self.tr(
                    "A complete run is %n face-up card(s) of one suit, from king to ace. "
                    "In this game it stays on the table.",
                    "",
                    self.game.ranks,
                ),
            )
            if self.game.face_down:
                yield Paragraph(
                    "runs.alone",
                    self.tr(
                        "A column that is finished is usually left alone, unless it covers a face-down card."
                    ),
                )
            return
        yield Paragraph(
            "runs.leave",
            fill(
                self.tr(
                    "When a column ends in a complete run, %n face-up card(s) of one suit from king to ace, the program "
                    "takes it off the table and puts it on one of the %1 places.",
                    "",
                    self.game.ranks,
                ),
                len(Suit),
            ),
        )
        yield Paragraph("runs.checked", self._checked())
        yield Paragraph("runs.covered", self._covered())
        yield Paragraph(
            "runs.flip",
            self.tr("If there is a face-down card under the run, it turns over."),
        )
        yield Paragraph("runs.hand", self.tr("No card is ever put on these places by hand."))
        pictures = Pictures(self.game, self._translate)
        yield pictures.run_before()
        yield pictures.run_after()

    def _checked(self) -> str:
        if self.game.collect is Collect.UNCOVERED:
            return self.tr("After each move the program looks at every column.")
        if self.game.reserve is Reserve.STOCK:
            return fill(
                self.tr(
                    "The program looks only at the column that has just received cards; "
                    "after dealing the reserve, at columns 1 to %1 in turn."
                ),
                self.game.reserve_cards,
            )
        return self.tr("The program looks only at the column that has just received cards.")

    def _covered(self) -> str:
        if self.game.collect is Collect.UNCOVERED:
            return self.tr(
                "A run covered by other cards stays where it is until those cards leave."
            )
        return self.tr(
            "A run covered by other cards stays where it is, and it also stays when those cards leave later. "
            "To make it leave, move its king to an empty column."
        )


class RulesEnd(Chapter):
    """When the game is over."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("End of the game")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        if self.game.collects:
            won = self.tr("The game is won when all %n run(s) have left the table.", "", len(Suit))
        else:
            won = self.tr(
                "The game is won when every column is either empty or exactly one complete run."
            )
        yield Paragraph("end.won", won)
        yield Paragraph(
            "end.stuck",
            self.tr(
                "When no move is left, the program says so. You can then undo moves or start a new game."
            ),
        )
        yield Paragraph("end.counts", self._counts())

    def _counts(self) -> str:
        if self.game.collects:
            return self.tr(
                "Moving a whole column to an empty column is allowed, but it counts as a move that is left "
                "only if a complete run leaves the table by it."
            )
        return self.tr(
            "Moving a whole column to an empty column is allowed, but as it changes nothing, "
            "it does not count as a move that is left."
        )
