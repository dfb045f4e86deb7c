"""Isolates numbers, card signs, shortcuts and Latin names inside right-to-left sentences.

Without isolates, ``+5`` is shown there as ``5+``, and the suits in ``J♠ K♥`` are swapped. Translations
contain the isolates around their placeholders; this module is for texts that are put together.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt

ISOLATE = "\u2068"
"""First strong isolate: the text after it takes the direction of its first letter, left to right if none."""
POP = "\u2069"
RIGHT_TO_LEFT_MARK = "\u200f"


def isolate(text: str, locale: QLocale | None = None) -> str:
    """Isolate a piece of text inside a sentence; return it unchanged if the language runs left to right.

    Args:
        text: A text such as ``+5``, ``4♥``, ``Ctrl+Z`` or ``Scorpion``.
        locale: The language of the sentence; by default the program's.
    """
    if (locale or QLocale()).textDirection() != Qt.LayoutDirection.RightToLeft:
        return text
    return f"{ISOLATE}{text}{POP}"


def paragraph(text: str, locale: QLocale | None = None) -> str:
    """Give a text the direction of the language even if it starts with digits or Latin letters."""
    if (locale or QLocale()).textDirection() != Qt.LayoutDirection.RightToLeft:
        return text
    return RIGHT_TO_LEFT_MARK + text


def plain(text: str) -> str:
    """Return the text without direction marks, for reading it back."""
    return text.translate(
        dict.fromkeys([0x200E, 0x200F, 0x061C, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
    )
