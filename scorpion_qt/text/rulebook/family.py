"""This program's own choices, and the other games of the family."""

from __future__ import annotations

from collections.abc import Iterator

from scorpion_qt.rules import FAMILY, Game
from scorpion_qt.text.game_names import one_line
from scorpion_qt.text.words import fill

from .opening import hidden_group
from .parts import Block, Paragraph
from .section import Chapter


class RulesChoices(Chapter):
    """The choices in which this program's rules differ from others."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Choices of this program and the traditional rule")

    def blocks(self) -> Iterator[Block]:
        """Yield the paragraphs."""
        yield Paragraph(
            "choices.none",
            self.tr(
                "Scorpion has no official rules. Three things are this program’s own choice, and worth knowing:"
            ),
        )
        yield Paragraph(
            "choices.collect",
            self.tr(
                "Runs leave the table. By the traditional rules, finished runs stay where they are, and such a column is "
                "usually left alone, unless it covers a face-down card. The program takes them off and lays them aside."
            ),
            bullet=True,
        )
        yield Paragraph(
            "choices.reserve",
            self.tr(
                "The reserve at any time. By the traditional rules, the reserve is dealt when no other move is possible. "
                "The program lets you deal it whenever you like."
            ),
            bullet=True,
        )
        yield Paragraph(
            "choices.score",
            self.tr(
                "The score. There is no generally accepted way of counting points; this one belongs to the program."
            ),
            bullet=True,
        )
        if self.game.base == "scorpion-traditional":
            return
        yield Paragraph(
            "choices.traditional",
            fill(
                #: %1 is a game name
                self.tr(
                    "If you prefer the traditional rules, choose this game in the “New game” window: %1."
                ),
                self.link(FAMILY["scorpion-traditional"]),
            ),
        )


class RulesVariants(Chapter):
    """One paragraph for each game of the family."""

    def title(self) -> str:
        """Return the heading."""
        return self.tr("Variants")

    def blocks(self) -> Iterator[Block]:
        """Yield the list of games and the sources."""
        yield Paragraph("variants.intro", self.tr("All games of the family are in this program:"))
        texts = self._texts()
        for name, game in FAMILY.items():
            if game != game.classic:
                continue
            text = texts.get(name) or one_line(game, self._translate)
            yield Paragraph(
                f"variants.{name}",
                fill(self.tr("%1: %2", "game name: what it is like"), self.link(game), text),
                bullet=True,
            )
        yield Paragraph(
            "variants.sources",
            self.tr(
                "Sources: an encyclopedia article on Scorpion, in English and Russian; an older guide to solitaire games, "
                "in Russian; the rules of another Scorpion program, in Ukrainian and Hebrew. What they leave open is "
                "played as in PySolFC, which the deal numbers come from, too."
            ),
        )

    def _texts(self) -> dict[str, str]:
        """Return what the sources say of games, by their ids; of others the one line says enough."""
        mice, curds = FAMILY["three-blind-mice"], FAMILY["curds-and-whey"]
        return {
            "scorpion": self.tr(
                "the game that all the others come from; a card goes on its own suit, a king to an empty column."
            ),
            "scorpion-traditional": self.tr(
                "complete runs stay on the table, and the reserve is dealt only when no other move is left."
            ),
            "scorpion-ii": self._second(FAMILY["scorpion-ii"]),
            "wasp": self.tr(
                "almost the same as Scorpion, but an empty column takes any card or run, not only a king. "
                "That gives you more chances of winning than in Scorpion."
            ),
            "wasp-ii": self._wasp_second(FAMILY["wasp-ii"]),
            "three-blind-mice": self._mice(mice),
            "curds-and-whey": self._curds(curds),
        }

    def _second(self, game: Game) -> str:
        first, last, _, _ = hidden_group(game)
        return fill(
            self.tr(
                "the numbers of columns with and without face-down cards are exchanged: only columns %1 to %2 have face-down cards, in the other %3 all cards are face-up. The play is the same, but winning is easier than in Scorpion."
            ),
            first,
            last,
            len(game.columns) - last,
        )

    def _wasp_second(self, game: Game) -> str:
        first, last, _, _ = hidden_group(game)
        return fill(
            self.tr("Wasp in which only columns %1 to %2 have face-down cards."),
            first,
            last,
        )

    def _mice(self, game: Game) -> str:
        first, last, height, hidden = hidden_group(game)
        counts = self.counts()
        return fill(
            self.tr(
                "%1 of %2 each. In columns %3 to %4, %5 lie at the bottom and %6 on them; the three “blind” cards in each of these columns gave the game its name, after the English nursery rhyme. In the other columns all cards are face-up. The last %7 cards lie open beside them "
                "and can be used at any time. Otherwise it is played like Scorpion."
            ),
            counts.columns(len(game.columns)),
            counts.cards(height),
            first,
            last,
            counts.face_down(hidden),
            counts.face_up(height - hidden),
            game.reserve_cards,
        )

    def _curds(self, game: Game) -> str:
        counts = self.counts()
        return fill(
            self.tr(
                "invented by David Parlett, another game of the Spider kind in the manner of Scorpion. "
                "%1 of %2 each, all face-up; cards of the same rank go on one another, too."
            ),
            counts.columns(len(game.columns)),
            counts.cards(game.columns[0][0]),
        )
