"""Numbers, card signs, shortcuts and Latin names inside right-to-left sentences.

Without isolates ``+5`` is shown as ``5+`` there, and ``J♠ K♥`` exchange their suits. Translations carry
the isolates around their placeholders themselves; this module is for texts that are put together.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt

ISOLATE = "\u2068"
"""First strong isolate: what follows keeps the direction of its own first letter, or left to right."""
POP = "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"


def isolate(text: str, locale: QLocale | None = None) -> str:
    """Keep a piece of text whole inside a sentence; unchanged where the language runs left to right.

    Args:
        text: Such as ``+5``, ``4♥``, ``Ctrl+Z`` or ``Scorpion``.
        locale: The language of the sentence; that of the program when left out.
    """
    if (locale or QLocale()).textDirection() != Qt.LayoutDirection.RightToLeft:
        return text
    return f"{ISOLATE}{text}{POP}"


def paragraph(text: str, locale: QLocale | None = None) -> str:
    """Let a text run in the language's direction even when it starts with digits or Latin letters."""
    if (locale or QLocale()).textDirection() != Qt.LayoutDirection.RightToLeft:
        return text
    return RIGHT_TO_LEFT_MARK + text


def plain(text: str) -> str:
    """The text without direction marks, for reading it back."""
    return text.translate(
        dict.fromkeys([0x200E, 0x200F, 0x061C, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
    )
