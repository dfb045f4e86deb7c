"""The appearance and speed of tables, from the player's choices, the language and the system."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from scorpion_qt.model.storage.settings import Direction, Settings, Speed
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import Deck
from scorpion_qt.view.table import TableView
from scorpion_qt.view.theme import DEFAULT_THEME, THEMES, Theme

from .platform_hints import high_contrast, reduced_motion

DURATION_FACTORS: Final = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 2.0}
"""Speed → factor for the duration of animations."""
LETTERED: Final = (QLocale.Language.Ukrainian, QLocale.Language.Russian)
"""Languages with letters of their own for the cards."""


def apply_appearance(table: TableView, settings: Settings) -> None:
    """Apply the player's choice of appearance and speed to a table."""
    table.set_appearance(chosen_appearance(settings))
    table.set_duration_factor(0 if reduced_motion() else DURATION_FACTORS[settings.speed])


def chosen_appearance(settings: Settings) -> TableAppearance:
    """Return the current appearance of tables."""
    lettered = settings.local_letters and QLocale().language() in LETTERED
    deck = Deck(settings.deck, settings.four_colours, lettered, settings.back)
    return TableAppearance(deck, _theme(settings), _is_mirrored(settings.direction))


def _theme(settings: Settings) -> Theme:
    """Return the chosen theme, or high contrast if none was chosen and the system asks for it."""
    if not settings.store.contains("theme") and high_contrast():
        return THEMES["contrast"]
    return THEMES.get(settings.theme, THEMES[DEFAULT_THEME])


def _is_mirrored(direction: Direction) -> bool:
    if direction is Direction.AUTOMATIC:
        return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return direction is Direction.RIGHT_TO_LEFT
