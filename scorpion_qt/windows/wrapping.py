"""Long words on buttons and over columns: broken into lines, which Qt does not do there by itself."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics


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
