"""What the tests of texts share."""

import pytest
from PySide6.QtCore import QLocale, QTranslator

from scorpion_qt.arguments import LANGUAGES
from scorpion_qt.text import language

TRANSLATED = tuple(code for code in LANGUAGES if code != "en")


@pytest.fixture
def english_again(qapp):
    """The program in a language of the test's choice; afterwards it is English again."""
    locale, direction = QLocale(), qapp.layoutDirection()
    yield qapp
    language.install(qapp, "en")
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)
    QLocale.setDefault(locale)
    qapp.setLayoutDirection(direction)
