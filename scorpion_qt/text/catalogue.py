"""The translations of a language other than the one the program is shown in.

Used to compare the rules with English, for board texts in other languages, and on the command line.
"""

from __future__ import annotations

import logging
from functools import cache
from pathlib import Path

from PySide6.QtCore import QLocale, QTranslator

from scorpion_qt import paths

log = logging.getLogger(__name__)

SOURCE_LANGUAGE = "en"


def load(language: str) -> QTranslator | None:
    """Return the program's own catalogue of a language, or None, with a log entry, if it is unreadable."""
    return load_file(paths.translations_dir() / f"scorpion_{language}.qm")


def load_file(path: Path) -> QTranslator | None:
    """Return a compiled catalogue, or None, with a log entry, if it is missing or damaged."""
    translator = QTranslator()
    if translator.load(str(path)) and not translator.isEmpty():
        return translator
    log.warning("translation %s: %s", path, "cannot be read" if path.exists() else "missing")
    return None


class Catalogue:
    """The translations of one language; sentences it lacks stay English.

    Args:
        language: A language code such as ``uk``.
    """

    def __init__(self, language: str) -> None:
        loaded = load(language)
        self.language = language if loaded else SOURCE_LANGUAGE
        self._translators = [loaded] if loaded else []
        # English has a catalogue too, for its plural forms.
        if language != SOURCE_LANGUAGE and (english := load(SOURCE_LANGUAGE)):
            self._translators.append(english)
        self._locale = QLocale(self.language)

    def translate(
        self, context: str, key: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str:
        """Look up a sentence, as `QCoreApplication.translate` does in the installed catalogues."""
        found = (
            translator.translate(context, key, disambiguation, n)
            for translator in self._translators
        )
        sentence = next(filter(None, found), key)
        if n < 0:
            return sentence
        return sentence.replace("%Ln", self._locale.toString(n)).replace("%n", str(n))


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language, which is loaded once."""
    return Catalogue(language)
