"""The rules of every game, as sections of paragraphs, table rows and pictures with ids."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Game
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.words import Translate, fill

from .family import RulesChoices, RulesVariants
from .opening import RulesDeal, RulesShort
from .parts import Block, Paragraph, Picture, Row, Rulebook, Section
from .piles import RulesEnd, RulesReserve, RulesRuns
from .playing import RulesEmpty, RulesFaceDown, RulesMoves
from .scoring import RulesRelaxed, RulesScore
from .section import LINK_SCHEME, Chapter
from .tactics import RulesTactics

CHAPTERS = {
    "short": RulesShort,
    "deal": RulesDeal,
    "moves": RulesMoves,
    "empty": RulesEmpty,
    "hidden": RulesFaceDown,
    "reserve": RulesReserve,
    "runs": RulesRuns,
    "end": RulesEnd,
    "relaxed": RulesRelaxed,
    "score": RulesScore,
    "choices": RulesChoices,
    "variants": RulesVariants,
    "tactics": RulesTactics,
}


class RulesTitle(Chapter):
    """The heading of the whole rulebook."""

    def title(self) -> str:
        """Return the heading."""
        return fill(self.tr("Rules of %1", "game name"), game_name(self.game, self._translate))


def rulebook(game: Game, translate: Translate = QCoreApplication.translate) -> Rulebook:
    """Return the rules of a game.

    Args:
        game: The game, house rules included.
        translate: Looks up the translations.
    """
    sections = []
    for name, kind in CHAPTERS.items():
        chapter = kind(game, translate)
        sections.append(Section(name, chapter.title(), tuple(chapter.blocks())))
    return Rulebook(RulesTitle(game, translate).title(), tuple(sections))


__all__ = [
    "LINK_SCHEME",
    "Block",
    "Paragraph",
    "Picture",
    "Row",
    "Rulebook",
    "Section",
    "rulebook",
]
