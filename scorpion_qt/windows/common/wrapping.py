"""Line breaks for long texts on buttons and in table headings, which Qt doesn't wrap."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton

from scorpion_qt.text.words import unmarked

WIDEST_CHOICE: Final = 200
"""Width of a line beside a check box, in pixels."""


def wrapped(text: str, metrics: QFontMetrics, widest: int) -> str:
    """Return a text with line breaks between its words.

    Args:
        text: Words separated by spaces; no-break spaces keep words together.
        metrics: The metrics of its font.
        widest: Largest width of a line, in pixels; only a single word may be wider.
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
    """Break the text of a button or check box into lines; screen readers get it in one line."""
    text = button.text()
    button.setAccessibleName(unmarked(text))
    button.setText(wrapped(text, button.fontMetrics(), widest))
