"""The appearance of a table: cards, cloth and direction."""

from __future__ import annotations

from dataclasses import dataclass, field

from .card_art import Deck
from .theme import DEFAULT_THEME, THEMES, Theme


@dataclass(frozen=True, slots=True)
class TableAppearance:
    """The appearance of a table, or of a picture of one.

    Attributes:
        deck: The cards.
        theme: The cloth.
        mirrored: Whether column 1 is on the right.
    """

    deck: Deck = field(default_factory=Deck)
    theme: Theme = THEMES[DEFAULT_THEME]
    mirrored: bool = False
