"""Which key of a keyboard was pressed, whatever layout it has: letters and digits as on a US keyboard.

Keys are known by their place where the system tells it. Where it does not, by the letter they gave: the
Cyrillic and Hebrew layouts put each letter on one place.
"""

from __future__ import annotations

import sys
from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

_ROWS: Final = ("1234567890", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./")
_FIRST_CODES: Final = (2, 16, 30, 44)
"""Of the rows above, as PC keyboards number keys; X11 and Wayland add 8."""
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
"""Of the rows above, as macOS numbers keys."""
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
"""Places of letters on which the Hebrew layout, and no other, has these signs."""
_FIRST_NON_LATIN: Final = 0x370


def latin_key(event: QKeyEvent) -> str:
    """The sign on a US keyboard of the key that was pressed: ``D``, ``7``, ``,``; empty for other keys.

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
    """The digit on the key that was pressed, with or without Shift, or None."""
    sign = latin_key(event)
    sign = _SIGNS.get(sign, sign)
    return int(sign) if len(sign) == 1 and sign in _ROWS[0] else None


def _by_place(event: QKeyEvent) -> str:
    """The key by its place; empty where the system does not tell, as with events that a program makes."""
    if sys.platform == "darwin":
        # 0 is the key A there, and means nothing in an event without a scan code and text.
        known = bool(event.nativeVirtualKey() or event.nativeScanCode())
        return _MAC_KEYS.get(event.nativeVirtualKey(), "") if known else ""
    code = event.nativeScanCode()
    return _PC_KEYS.get(code if sys.platform == "win32" else code - 8, "")


def is_plain(event: QKeyEvent) -> bool:
    """Whether no modifier but Shift is held."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    return held == Qt.KeyboardModifier.NoModifier


class NativeShortcuts(QObject):
    """Lets shortcuts work on keyboards whose letters are not Latin: what counts is the place of the key.

    A key comes here after everything that had a use for it as it is.

    Args:
        window: The window whose actions are meant.

    Signals:
        unavailable: (QAction) The key of an action was pressed that is off.
    """

    unavailable = Signal(QAction)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look for an action that means the key."""
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
        """Those that have the key: as it is, which Qt passes over where they are off, or by its place."""
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
