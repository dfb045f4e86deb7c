"""The languages of the program: which one is shown, and how to change it at run time."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator

from scorpion_qt.languages import LANGUAGES

from .catalogue import SOURCE_LANGUAGE, load, load_file

if TYPE_CHECKING:
    from PySide6.QtGui import QGuiApplication

SYSTEM: Final = "system"
"""The choice "as in the system"."""


def resolve(choice: str) -> str:
    """Return the language code that a choice stands for.

    Args:
        choice: A code of `LANGUAGES`, or `SYSTEM` for the first of the person's languages that the program
            has. Anything else, such as a value from an old settings file, counts as `SYSTEM`.
    """
    if choice in LANGUAGES:
        return choice
    ours = {QLocale(code).language(): code for code in LANGUAGES}
    for tag in QLocale.system().uiLanguages():
        if code := ours.get(QLocale(tag).language()):
            return code
    return SOURCE_LANGUAGE


def install(app: QGuiApplication, choice: str) -> str:
    """Show the program in a language: texts, Qt's own texts, number format and layout direction.

    Widgets receive ``LanguageChange`` when everything is in place. If a language's catalogue is missing or
    damaged, the whole program is shown in English, and the log says why.

    Returns:
        The code of the language shown now.
    """
    language = resolve(choice)
    own = load(language)
    if own is None:
        language = SOURCE_LANGUAGE
    translators = [own]
    if language != SOURCE_LANGUAGE:
        translators.insert(0, load_file(_qt_catalogue(language)))
    locale = QLocale(language)
    QLocale.setDefault(locale)
    app.setLayoutDirection(locale.textDirection())
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.setParent(None)
    # Qt asks the translator installed last first.
    for translator in translators:
        if translator is not None:
            translator.setParent(app)
            app.installTranslator(translator)
    return language


def _qt_catalogue(language: str) -> Path:
    directory = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    return Path(directory) / f"qtbase_{language}.qm"
