"""The letters and digits of pressed keys as on a US keyboard, for every keyboard layout.

Keys are identified by their place if the system reports it, and otherwise by their letter, because
the Cyrillic and Hebrew layouts have each letter in only one place.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_ROWS: Final = ("1234567890", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./")
_FIRST_CODES: Final = (2, 16, 30, 44)
"""First codes of the rows above on PC keyboards; X11 and Wayland add 8."""
_PC_KEYS: Final = {
    first + place: key
    for first, row in zip(_FIRST_CODES, _ROWS, strict=True)
    for place, key in enumerate(row)
}
_MAC_CODES: Final = (
    (18, 19, 20, 21, 23, 22, 26, 28, 25, 29),
    (12, 13, 14, 15, 17, 16, 32, 34, 31, 35, 33, 30),
    (0, 1, 2, 3, 5, 4, 38, 40, 37, 41, 39),
    (6, 7, 8, 9, 11, 45, 46, 43, 47, 44),
)
"""Codes of the rows above on macOS."""
_MAC_KEYS: Final = {
    code: key
    for codes, row in zip(_MAC_CODES, _ROWS, strict=True)
    for code, key in zip(codes, row, strict=True)
}
_SIGNS: Final = {
    sign: key
    for signs, keys in (
        ("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ", "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,."),
        ("ІЇЄ", "S]'"),
        ("קראטוןםפשדגכעיחלךףזסבהנמצתץ", "ERTYUIOPASDFGHJKL;ZXCVBNM,."),
        ("!@#$%^&*()", "1234567890"),
        ('"№', "23"),
    )
    for sign, key in zip(signs, keys, strict=True)
}
_HEBREW_SIGNS: Final = {("Q", "/"), ("W", "'")}
"""Places of letters where only the Hebrew layout has these signs."""
_FIRST_NON_LATIN: Final = 0x370


def latin_key(event: QKeyEvent) -> str:
    """Return the sign of the pressed key on a US keyboard (``D``, ``7``, ``,``), or an empty text.

    A Latin letter stands for itself, wherever its layout has it.
    """
    key = event.key()
    sign = chr(key).upper() if 0x20 < key < 0x10000 else ""
    place = _by_place(event)
    if sign.isascii() and sign.isalnum():
        return sign
    if place.isdigit() or (place, sign) in _HEBREW_SIGNS:
        return place
    if sign and ord(sign) >= _FIRST_NON_LATIN:
        return place or _SIGNS.get(sign, sign)
    return sign


def digit(event: QKeyEvent) -> int | None:
    """Return the digit of the pressed key, with or without Shift, or None."""
    sign = latin_key(event)
    sign = _SIGNS.get(sign, sign)
    return int(sign) if len(sign) == 1 and sign in _ROWS[0] else None


def _by_place(event: QKeyEvent) -> str:
    """Return the key by its place; empty if unknown, as for events made by a program."""
    if sys.platform == "darwin":
        # 0 is the key A, but is meaningless in an event without a scan code and text.
        known = bool(event.nativeVirtualKey() or event.nativeScanCode())
        return _MAC_KEYS.get(event.nativeVirtualKey(), "") if known else ""
    code = event.nativeScanCode()
    return _PC_KEYS.get(code if sys.platform == "win32" else code - 8, "")


def is_plain(event: QKeyEvent) -> bool:
    """Return whether no modifier but Shift is held."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return held == Qt.KeyboardModifier.NoModifier


class NativeShortcuts(QObject):
    """Makes shortcuts work by the place of the key, on keyboards whose letters aren't Latin.

    Keys are handled here only after everything that uses them as they are.

    Args:
        window: The window whose actions are triggered.

    Signals:
        unavailable: (QAction) The shortcut of a disabled action was pressed.
    """

    unavailable = Signal(QAction)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find the action for the key."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            actions = self._actions(event)
            action = next(filter(QAction.isEnabled, actions), None)
            if action is not None:
                action.trigger()
            elif actions and not event.isAutoRepeat():
                self.unavailable.emit(actions[0])
            if actions:
                event.accept()
                return True
        return super().eventFilter(watched, event)

    def _actions(self, event: QKeyEvent) -> list[QAction]:
        """Return the actions with the key as it is, which Qt ignores if disabled, or by place."""
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        meant = [QKeySequence(QKeyCombination(held, Qt.Key(event.key())))]
        sign = latin_key(event)
        if sign.isascii() and len(sign) == 1:
            meant.append(QKeySequence(QKeyCombination(held, Qt.Key(ord(sign)))))
        return [
            action
            for action in self._window.actions()
            if any(keys in action.shortcuts() for keys in meant)
        ]
