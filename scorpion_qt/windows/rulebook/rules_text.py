"""The text of the rules window: the rules of a game, their English original, and what is opened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QSize

from scorpion_qt.rules import DEFAULT, Game
from scorpion_qt.text.catalogue import SOURCE_LANGUAGE, catalogue
from scorpion_qt.text.rulebook import Picture, Rulebook, rulebook
from scorpion_qt.text.words import Words

from .rules_page import Labels, Options, page


class RulesText(Words):
    """Makes the pages of the rules window.

    Attributes:
        game: The game.
        book: Its rules in the language that is shown; None until they are needed.
        english: Id of a paragraph → its English original; empty where the rules are in English.
    """

    def __init__(self) -> None:
        super().__init__()
        self.game = DEFAULT
        self.book: Rulebook | None = None
        self.english: dict[str, str] = {}
        self._opened: set[str] = set()

    def load(self, game: Game) -> Rulebook:
        """Load the rules of a game in the current language."""
        self._opened.clear()
        self.game = game
        self.book = rulebook(game)
        self.english = {}
        if is_translated():
            self.english = rulebook(game, catalogue(SOURCE_LANGUAGE).translate).texts()
        return self.book

    @property
    def pictures(self) -> list[Picture]:
        """The pictures of boards in the rules."""
        blocks = self.book.blocks() if self.book else ()
        return [block for block in blocks if isinstance(block, Picture)]

    def toggle(self, name: str) -> None:
        """Show or hide the English of a paragraph, or the words of a board."""
        self._opened ^= {name}

    def page(
        self,
        picture: QSize,
        keys: Sequence[tuple[str, str]],
        *,
        buttons: bool,
        right_to_left: bool,
    ) -> str:
        """Return the rules as rich text.

        Args:
            picture: Size of the boards, in logical pixels.
            keys: The names of the actions, each with its keys.
            buttons: Whether each paragraph has a button for its English original.
            right_to_left: Whether the text runs from right to left.
        """
        assert self.book is not None
        options = Options(
            labels=Labels(
                #: A link under a picture of a board
                words=self.tr("In words"),
                keys=self.tr("Keys"),
                action=self.tr("What to do", "heading over a list of commands"),
                shortcut=self.tr("Keys", "heading over a list of shortcuts"),
            ),
            picture=picture,
            right_to_left=right_to_left,
            buttons=buttons and bool(self.english),
            opened=frozenset(self._opened),
            keys=keys,
        )
        return page(self.book, self.english, options)


def is_translated() -> bool:
    """Return whether the program is shown in another language than that of the sources."""
    return QLocale().name().partition("_")[0] != SOURCE_LANGUAGE
