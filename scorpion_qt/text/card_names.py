"""The names of cards in the reader's language, and short signs such as ``10♥``."""

from __future__ import annotations

from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Card, Suit

from . import card_phrases
from .words import Translate, Words

SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}


class Form(Enum):
    """The forms of a card name, each with its translation context and its 52 phrases."""

    WRITTEN = ("CardWritten", card_phrases.WRITTEN)
    """In board texts: “10 of hearts”."""
    NOMINATIVE = ("CardNominative", card_phrases.NOMINATIVE)
    """Spoken, and as a subject: “ten of hearts”."""
    ACCUSATIVE = ("CardAccusative", card_phrases.ACCUSATIVE)
    """What is moved, and the card it is moved onto."""
    INSTRUMENTAL = ("CardInstrumental", card_phrases.INSTRUMENTAL)
    """The card that covers another."""

    def __init__(self, context: str, phrases: tuple[str, ...]) -> None:
        self.context = context
        self.phrases = phrases


def card_name(
    card: Card, form: Form = Form.NOMINATIVE, translate: Translate = QCoreApplication.translate
) -> str:
    """Return the name of a card, such as “queen of spades”, in lower case.

    Args:
        card: The card.
        form: The form needed in the sentence.
        translate: Looks up the translations.
    """
    return translate(form.context, form.phrases[card.suit * 13 + card.rank - 1])


class Letters(Words):
    """The letters that the language uses for ace, jack, queen and king on the cards themselves."""

    def local(self) -> dict[int, str]:
        """Return rank → letter; the international ones for languages whose decks use them."""
        return {
            1: self.tr("A", "the letter on an ace; the international A where local decks use it"),
            11: self.tr("J", "the letter on a jack; the international J where local decks use it"),
            12: self.tr("Q", "the letter on a queen; the international Q where local decks use it"),
            13: self.tr("K", "the letter on a king; the international K where local decks use it"),
        }


INTERNATIONAL_LETTERS: Final = {1: "A", 11: "J", 12: "Q", 13: "K"}


def card_sign(card: Card, letters: dict[int, str] = INTERNATIONAL_LETTERS) -> str:
    """Return a card's sign: ``10♥``, ``Q♠``. Inside right-to-left text it needs an isolate.

    Args:
        card: The card.
        letters: Rank → letter for ace, jack, queen and king.
    """
    return letters.get(card.rank, str(card.rank)) + SUIT_SIGNS[card.suit]


class CardWords(Words):
    """Words that stand in place of a card's name."""

    def face_down(self) -> str:
        """Return the name for a card whose face is not visible."""
        return self.tr("face-down card")
