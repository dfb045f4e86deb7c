"""Fixtures for the tests of texts."""

import pytest
from PySide6.QtCore import QLocale, QTranslator

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.text import language

TRANSLATED = tuple(code for code in LANGUAGES if code != "en")


@pytest.fixture
def english_again(qapp):
    """Reset the program to English after a test that chooses another language."""
    locale, direction = QLocale(), qapp.layoutDirection()
    yield qapp
    language.install(qapp, "en")
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(direction)
