"""The common base of the sections: their game, counted nouns, card names, links."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Card, Game
from scorpion_qt.text.card_names import Form, card_name
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.words import Translate, Words

from .parts import Block

LINK_SCHEME = "game"
"""The scheme of links to the rules of other games, such as ``game:wasp``."""


class Chapter(Words):
    """Sentences about one game.

    Args:
        game: The game.
        translate: Looks up the translations.
    """

    def __init__(self, game: Game, translate: Translate = QCoreApplication.translate) -> None:
        super().__init__(translate)
        self.game = game

    def title(self) -> str:
        """Return the heading."""
        raise NotImplementedError

    def blocks(self) -> Iterator[Block]:
        """Yield the blocks under the heading; none by default."""
        return iter(())

    def card(self, card: Card) -> str:
        """Return a card's name as the subject of a sentence."""
        return card_name(card, Form.NOMINATIVE, self._translate)

    def moved(self, card: Card) -> str:
        """Return the name of a card that is moved, or that another is moved onto."""
        return card_name(card, Form.ACCUSATIVE, self._translate)

    def with_card(self, card: Card) -> str:
        """Return the name of a card with which, or by which, something happens."""
        return card_name(card, Form.INSTRUMENTAL, self._translate)

    def counts(self) -> Counts:
        """Return counted nouns in the same language."""
        return Counts(self._translate)

    def link(self, game: Game) -> str:
        """Return a game's name as a link to its rules."""
        return f'<a href="{LINK_SCHEME}:{game.id}">{game_name(game, self._translate)}</a>'


class Counts(Words):
    """Counted nouns that stand alone or follow a preposition that leaves them unchanged."""

    def columns(self, n: int) -> str:
        """Return “7 columns”."""
        return self.tr("%n column(s)", "", n)

    def cards(self, n: int) -> str:
        """Return “7 cards”."""
        return self.tr("%n card(s)", "", n)

    def face_down(self, n: int) -> str:
        """Return “3 cards face-down”."""
        return self.tr("%n card(s) face-down", "", n)

    def face_up(self, n: int) -> str:
        """Return “4 cards face-up”."""
        return self.tr("%n card(s) face-up", "", n)


def column_groups(game: Game) -> list[tuple[int, int, int, int]]:
    """Return groups of neighboring columns that are dealt alike.

    Each group is its first and last column number, the cards per column, and how many of those are
    face-down.
    """
    groups = []
    numbered = enumerate(game.columns, start=1)
    for (height, hidden), members in groupby(numbered, key=lambda entry: entry[1]):
        numbers = [number for number, _ in members]
        groups.append((numbers[0], numbers[-1], height, hidden))
    return groups
