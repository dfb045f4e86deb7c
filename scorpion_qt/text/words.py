"""How the modules of this package get at translated sentences.

A class stands for one area of text and gives its sentences their translation context. The calls have
to be ``self.tr(…)`` inside a class: that is the one form in which lupdate for Python sees plural forms
when the number is not a literal (with ``translate(context, source, "", n)`` it silently does not).
"""

from __future__ import annotations

import re
from typing import Final, Protocol

from PySide6.QtCore import QCoreApplication

_PLACE: Final = re.compile(r"%([1-9])")


class Translate(Protocol):
    """What turns a source sentence into the reader's: of `QCoreApplication` or of one catalogue."""

    def __call__(
        self, context: str, key: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Look a sentence up; the sentence itself where there is no translation."""
        ...


class Words:
    """Sentences of one area; the name of the class is their translation context.

    Args:
        translate: Where the translations come from; those of the running program when left out.
    """

    def __init__(self, translate: Translate = QCoreApplication.translate) -> None:
        self._translate = translate

    def tr(self, source: str, comment: str = "", n: int = -1) -> str:
        """The translation of a sentence.

        Args:
            source: The sentence in English; ``%n`` in it stands for the number.
            comment: What tells it from another one with the same English words.
            n: The number that decides the plural form; -1 for a sentence without one.
        """
        return self._translate(type(self).__name__, source, comment, n)


def fill(sentence: str, *values: object) -> str:
    """Put values in the places ``%1`` to ``%9`` of a sentence, all at once: none is searched for places again."""
    return _PLACE.sub(lambda place: str(values[int(place[1]) - 1]), sentence)


def unmarked(text: str) -> str:
    """The text of an action, button or tab without the mark of its underlined letter."""
    return text.replace("&", "")


def capitalised(text: str) -> str:
    """A text with its first letter large."""
    return text[:1].upper() + text[1:]
