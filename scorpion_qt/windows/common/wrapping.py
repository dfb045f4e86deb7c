"""Long words on buttons and over columns: broken into lines, which Qt does not do there by itself."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton

from scorpion_qt.text.words import unmarked

WIDEST_CHOICE: Final = 200
"""Pixels of a line beside a check box."""


def wrapped(text: str, metrics: QFontMetrics, widest: int) -> str:
    """A text with line breaks between its words.

    Args:
        text: Words with blanks between them; other spaces keep words together.
        metrics: Of the font that it is shown in.
        widest: Pixels of a line; only a single word may be wider.
    """
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".lstrip()
        if lines[-1] and metrics.horizontalAdvance(longer) > widest:
            lines.append(word)
        else:
            lines[-1] = longer
    return "\n".join(lines)


def wrap_button(button: QAbstractButton, widest: int = WIDEST_CHOICE) -> None:
    """Break the text of a button or check box into lines; it is heard in one."""
    text = button.text()
    button.setAccessibleName(unmarked(text))
    button.setText(wrapped(text, button.fontMetrics(), widest))
