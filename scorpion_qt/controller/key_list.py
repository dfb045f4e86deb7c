"""The list of all keys with their meanings, from the actions and the table, for the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QAction, QKeySequence

from scorpion_qt.text.words import Words, unmarked

from .keyboard_input import TableKey

_FORMAT = QKeySequence.SequenceFormat.NativeText


class KeyWords(Words):
    """The texts for the keys of the table."""

    def table(self) -> dict[TableKey, str]:
        """Return the texts for the table's keys, in the order of the list."""
        return {
            TableKey.LEFT: self.tr("To the column on the left"),
            TableKey.RIGHT: self.tr("To the column on the right"),
            TableKey.UP: self.tr("To the card above, to lift more"),
            TableKey.DOWN: self.tr("To the card below, to lift less"),
            TableKey.FIRST: self.tr("To the first card of the column"),
            TableKey.LAST: self.tr("To the last card of the column"),
            TableKey.ENTER: self.tr(
                "Pick up the card and all that lies on it, or put it down; on the reserve: deal it"
            ),
            TableKey.ONLY_MOVE: self.tr("Make the move, if only one is possible"),
            TableKey.LET_GO: self.tr("Put back what is held"),
            TableKey.NEXT_GROUP: self.tr(
                "On to the reserve, to the places and to the line below the table"
            ),
            TableKey.PREVIOUS_GROUP: self.tr("The same way back"),
        }

    def digits(self, mirrored: bool) -> list[tuple[str, str]]:
        """Return the texts and keys for the digits, mentioning a column 1 on the right."""
        if mirrored:
            by_number = self.tr("To a column by its number; column 1 is at the right")
        else:
            by_number = self.tr("To a column by its number")
        return [
            (by_number, "1 … 9"),
            (self.tr("To column 10"), "0"),
            (self.tr("To columns 11 to 13"), f"{_shift()}+1 … 3"),
        ]


def key_list(actions: Iterable[QAction], mirrored: bool = False) -> list[tuple[str, str]]:
    """Return the list of keys as pairs of text and keys, as written by the system.

    Args:
        actions: The actions of the window; those without keys are left out.
        mirrored: Whether column 1 is on the right.
    """
    words = KeyWords()
    named = [(action_text(action), keys_text(action.shortcuts())) for action in actions]
    return [
        *((text, keys) for text, keys in named if keys),
        *((text, _table_keys(command)) for command, text in words.table().items()),
        *words.digits(mirrored),
    ]


def action_text(action: QAction) -> str:
    """Return the name of an action outside of menus."""
    return unmarked(action.text()).rstrip("…")


def keys_text(keys: Sequence[QKeySequence]) -> str:
    """Return keys as written by the system, the usual one first."""
    return ", ".join(sequence.toString(_FORMAT) for sequence in keys)


def key_sequences(
    *keys: QKeySequence | QKeySequence.StandardKey | str,
) -> list[QKeySequence]:
    """Return keys for an action without repetitions, which Qt would ignore as ambiguous."""
    return list(dict.fromkeys(QKeySequence(key) for key in keys))


def _table_keys(command: TableKey) -> str:
    # Backtab, which Shift+Tab sends, has no name on a keyboard.
    keys = [key for key in command.keys if key is not Qt.Key.Key_Backtab]
    return keys_text([QKeySequence(QKeyCombination(command.modifier, key)) for key in keys])


def _shift() -> str:
    """Return the name of the Shift key."""
    keys = QKeySequence(QKeyCombination(TableKey.ONLY_MOVE.modifier, TableKey.ONLY_MOVE.keys[0]))
    return keys.toString(_FORMAT).split("+")[0]
