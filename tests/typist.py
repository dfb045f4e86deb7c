"""Key events as sent by keyboards of several layouts on X11."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

ROWS = ("1234567890", "QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM,./")
PLACES = {
    sign: first + index
    for first, row in zip((10, 24, 38, 52), ROWS, strict=True)
    for index, sign in enumerate(row)
}
"""The key codes of X11."""
LAYOUTS = {
    "us": ROWS,
    "ru": ("1234567890", "ЙЦУКЕНГШЩЗ", "ФЫВАПРОЛД", "ЯЧСМИТЬБЮ."),
    "uk": ("1234567890", "ЙЦУКЕНГШЩЗ", "ФІВАПРОЛД", "ЯЧСМИТЬБЮ."),
    "he": ("1234567890", "/'קראטוןםפ", "שדגכעיחלך", "זסבהנמצתץ."),
}
SHIFTED = {"us": "!@#$%^&*()", "ru": '!"№;%:?*()', "uk": '!"№;%:?*()', "he": "!@#$%^&*()"}
NAMED = {
    name: getattr(Qt.Key, f"Key_{name}")
    for name in ("Left", "Right", "Up", "Down", "Home", "End", "Return", "Space", "Escape", "Tab")
}
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def key_event(layout, place, modifiers=NONE, *, place_told=True):
    """Return the press of a key that is called `place` on a US keyboard."""
    row = next(index for index, keys in enumerate(ROWS) if place in keys)
    index = ROWS[row].index(place)
    sign = LAYOUTS[layout][row][index]
    if row == 0 and modifiers & SHIFT:
        sign = SHIFTED[layout][index]
    code = PLACES[place] if place_told else 0
    text = sign if modifiers & SHIFT else sign.lower()
    return QKeyEvent(QEvent.Type.KeyPress, ord(sign), modifiers, code, 0, 0, text)


class Typist:
    """Presses keys on the widget with the focus in a window.

    Args:
        window: The window.
        layout: The layout of the keyboard.
    """

    def __init__(self, window, layout="us"):
        self._window = window
        self._layout = layout

    def press(self, name, modifiers=NONE):
        target = self._window.focusWidget() or self._window
        if name in NAMED or self._layout == "us":
            key = NAMED.get(name) or Qt.Key(ord(name))
            QTest.keyClick(target, key, modifiers)
        else:
            # The test library knows only Latin keys. Others aren't shortcuts of Qt, so sending the
            # event to the widget is enough.
            QApplication.sendEvent(target, key_event(self._layout, name, modifiers))
        QApplication.processEvents()
