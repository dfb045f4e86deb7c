"""The shortcuts of actions: the default ones, and those chosen by the player instead."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence

from scorpion_qt.model.storage.settings import Settings

from .keyboard_input import TableKey

_FORMAT = QKeySequence.SequenceFormat.PortableText
_NO_MODIFIER = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)
_DIGITS = range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)
_FUNCTION_KEYS = range(Qt.Key.Key_F1.value, Qt.Key.Key_F35.value + 1)


class Shortcuts(QObject):
    """Gives actions their shortcuts, and stores the player's choices.

    Args:
        actions: The actions, each with its default keys and an object name under which a choice is
            stored.
        settings: Where choices are stored.
        parent: The owner.

    Signals:
        changed: The keys of an action have changed.
    """

    changed = Signal()

    def __init__(self, actions: Sequence[QAction], settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.actions = tuple(actions)
        self._settings = settings
        self._usual = {action: action.shortcuts() for action in actions}
        for action in actions:
            text = settings.shortcut(action.objectName())
            if text is not None:
                chosen = QKeySequence.listFromString(text, _FORMAT)
                action.setShortcuts([keys for keys in chosen if not keys.isEmpty()])

    def choose(self, action: QAction, keys: Sequence[QKeySequence]) -> None:
        """Give an action other keys, or none. :meth:`objection` checks whether they are free."""
        self._give(action, keys, QKeySequence.listToString(keys, _FORMAT))

    def reset(self, action: QAction) -> None:
        """Give an action its default keys, except those of another action."""
        usual = self._usual[action]
        free = [keys for keys in usual if self.owner(keys) in (None, action)]
        self._give(
            action, free, None if free == usual else QKeySequence.listToString(free, _FORMAT)
        )

    def reset_all(self) -> None:
        """Give all actions their default keys."""
        for action in self.actions:
            self._give(action, self._usual[action], None)

    def owner(self, keys: QKeySequence) -> QAction | None:
        """Return the action with these keys, or None."""
        return next((action for action in self.actions if keys in action.shortcuts()), None)

    def is_tables(self, keys: QKeySequence) -> bool:
        """Return whether the table itself needs these keys for playing."""
        combination = _combination(keys)
        key, held = combination.key(), combination.keyboardModifiers()
        if held not in _NO_MODIFIER:
            return False
        return key.value in _DIGITS or any(key in command.keys for command in TableKey)

    @staticmethod
    def is_bare(keys: QKeySequence) -> bool:
        """Return whether these keys are easy to press by accident, as without Ctrl or Alt."""
        combination = _combination(keys)
        functional = combination.key().value in _FUNCTION_KEYS
        return combination.keyboardModifiers() in _NO_MODIFIER and not functional

    def _give(self, action: QAction, keys: Sequence[QKeySequence], kept: str | None) -> None:
        action.setShortcuts(list(keys))
        self._settings.set_shortcut(action.objectName(), kept)
        self.changed.emit()


def _combination(keys: QKeySequence) -> QKeyCombination:
    """Return the first of the keys that are pressed in sequence."""
    return QKeyCombination.fromCombined(keys[0].toCombined())  # type: ignore[index]
