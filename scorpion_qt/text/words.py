"""How the modules of this package get translated sentences.

A class stands for one area of text and gives its sentences their translation context. The calls must
have the form ``self.tr(…)`` inside a class: only in this form does lupdate for Python recognize plural
forms when the number is not a literal (with ``translate(context, source, "", n)`` it silently does not).
"""

from __future__ import annotations

import re
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

_PLACE: Final = re.compile(r"%([1-9])")


class Translate(Protocol):
    """Translates source sentences; `QCoreApplication.translate` or the method of one catalogue."""

    def __call__(
        self, context: str, key: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Look up a sentence; return the sentence itself if there is no translation."""
        ...


class Words:
    """Sentences of one area; the class name is their translation context.

    Args:
        translate: Looks up the translations; by default those of the running program.
    """

    def __init__(self, translate: Translate = QCoreApplication.translate) -> None:
        self._translate = translate

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """Return the translation of a sentence.

        Args:
            source: The sentence in English; ``%n`` in it stands for the number.
            comment: Distinguishes it from a sentence with the same English words.
            n: The number that decides the plural form; -1 for a sentence without one.
        """
        return self._translate(type(self).__name__, source, comment, n)


def fill(sentence: str, *values: object) -> str:
    """Fill the places ``%1`` to ``%9`` of a sentence all at once; places inside the values are left alone."""
    return _PLACE.sub(lambda place: str(values[int(place[1]) - 1]), sentence)


def unmarked(text: str) -> str:
    """Return the text of an action, button or tab without the mark of its underlined letter."""
    return text.replace("&", "")


def capitalised(text: str) -> str:
    """Return a text with its first letter in upper case."""
    return text[:1].upper() + text[1:]
