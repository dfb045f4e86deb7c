"""What the player's choices, the language and the system's wishes come to: how a table looks and moves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication

from scorpion_qt.model.settings import Direction, Settings, Speed
from scorpion_qt.view.card_art import Deck
from scorpion_qt.view.look import Look
from scorpion_qt.view.table import TableView
from scorpion_qt.view.theme import DEFAULT_THEME, THEMES, Theme

from .system_wishes import high_contrast, reduced_motion

SLOWNESS: Final = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 2.0}
"""Factor on the time that motions take."""
LETTERED: Final = (QLocale.Language.Ukrainian, QLocale.Language.Russian)
"""Languages whose cards can bear letters of their own."""


def dress(table: TableView, settings: Settings) -> None:
    """Give a table the look and the speed that the player has chosen."""
    table.set_look(chosen_look(settings))
    table.set_slowness(0 if reduced_motion() else SLOWNESS[settings.speed])


def chosen_look(settings: Settings) -> Look:
    """How tables look now."""
    lettered = settings.local_letters and QLocale().language() in LETTERED
    deck = Deck(settings.deck, settings.four_colours, lettered, settings.back)
    return Look(deck, _theme(settings), _is_mirrored(settings.direction))


def _theme(settings: Settings) -> Theme:
    """The colours of tables; where none were chosen, the system may wish for high contrast."""
    if not settings.store.contains("theme") and high_contrast():
        return THEMES["contrast"]
    return THEMES.get(settings.theme, THEMES[DEFAULT_THEME])


def _is_mirrored(direction: Direction) -> bool:
    if direction is Direction.AUTOMATIC:
        return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    return direction is Direction.RIGHT_TO_LEFT
