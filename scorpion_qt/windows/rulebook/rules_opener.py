"""The owner of the rules window, which makes it on first use and closes it with the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import Game
from scorpion_qt.view.appearance import TableAppearance

if TYPE_CHECKING:
    from .rules_window import RulesWindow


class RulesOpener:
    """Opens the rules window and passes it the appearance of the table.

    Args:
        settings: The player's choices.
        actions: The actions of the main window, for the list of keys.
        parent: The main window.
    """

    def __init__(self, settings: Settings, actions: Sequence[QAction], parent: QWidget) -> None:
        self._settings = settings
        self._actions = actions
        self._parent = parent
        self._look = TableAppearance()
        self.window: RulesWindow | None = None

    def set_appearance(self, look: TableAppearance) -> None:
        """Draw the boards like the table."""
        self._look = look
        if self.window is not None:
            self.window.set_appearance(look)

    def open(self, game: Game) -> None:
        """Show the rules of a game.

        If they are already open, or were the last ones open, they stay at the same place.
        """
        from .rules_window import RulesWindow

        if self.window is None:
            self.window = RulesWindow(self._settings, self._actions, self._parent)
            self.window.set_appearance(self._look)
            self.window.show_game(game)
        elif self.window.game != game:
            self.window.show_game(game)
        if self.window.isVisible():
            self.window.raise_()
        self.window.show()
        self.window.activateWindow()

    def close(self) -> None:
        """Close the window and stop its background work."""
        if self.window is not None:
            self.window.close_down()
