"""The actions of the rules window, with their names and keys."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence, QPalette

from scorpion_qt.controller.key_list import action_text, key_sequences, keys_text
from scorpion_qt.windows.common.icons import action_icon

Keys = QKeySequence | QKeySequence.StandardKey | str


class RulesActions(QObject):
    """The actions of the rules window, each an attribute named for what it does.

    The window connects them.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        standard = QKeySequence.StandardKey
        self.back = self._make("Alt+Left", standard.Back)
        self.forward = self._make("Alt+Right", standard.Forward)
        self.smaller = self._make("Ctrl+-")
        self.larger = self._make("Ctrl++", "Ctrl+=")
        self.copy = self._make("Ctrl+Shift+C")
        self.print_text = self._make("Ctrl+P")
        self.find = self._make("Ctrl+F")
        self.find_next = self._make("F3", "Ctrl+G")
        self.find_previous = self._make("Shift+F3", "Ctrl+Shift+G")
        self.compare = self._make("Ctrl+E", checkable=True)
        self.buttons = self._make("Ctrl+Shift+E", checkable=True)
        self.close = self._make("Ctrl+W")

    def groups(self) -> list[list[QAction]]:
        """Return the toolbar's actions in groups. The others have keys only."""
        return [
            [self.back, self.forward],
            [self.smaller, self.larger],
            [self.copy, self.print_text],
            [self.compare, self.buttons],
        ]

    def all(self) -> list[QAction]:
        """Return all actions in the order in which they were made."""
        return [child for child in self.children() if isinstance(child, QAction)]

    def set_icons(self, palette: QPalette) -> None:
        """Draw the arrows in the colours of the window and the direction of the language."""
        arrows = [action_icon(f"replay-{name}", palette) for name in ("back", "forward")]
        if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            arrows.reverse()
        for action, icon in zip((self.back, self.forward), arrows, strict=True):
            action.setIcon(icon)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        #: Make the text smaller
        self.smaller.setText(self.tr("Smaller"))
        #: Make the text larger
        self.larger.setText(self.tr("Larger"))
        self.copy.setText(self.tr("Copy"))
        self.print_text.setText(self.tr("Print…"))
        self.find.setText(self.tr("Search the text"))
        self.find_next.setText(self.tr("Next match"))
        self.find_previous.setText(self.tr("Previous match"))
        #: Switched on, a click on a paragraph shows its English original
        self.compare.setText(self.tr("Compare with English"))
        #: Switched on, there is a button EN under each paragraph
        self.buttons.setText(self.tr("EN buttons"))
        self.close.setText(self.tr("Close"))
        for action in self.all():
            keys = keys_text(action.shortcuts()[:1])
            action.setToolTip(f"{action_text(action)} (\u2066{keys}\u2069)")

    def _make(self, *keys: Keys, checkable: bool = False) -> QAction:
        action = QAction(self)
        action.setShortcuts(key_sequences(*keys))
        action.setCheckable(checkable)
        return action
