"""The texts of a window, and those of them that aren't translated yet."""

import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QTabWidget,
    QWidget,
)

from scorpion_qt.languages import LANGUAGES

TRANSLATIONS = Path(__file__).parent.parent.parent / "translations"
_WORD = re.compile(r"[A-Za-z]{2,}")
_KEYS = re.compile(r"\u2066[^\u2069]*\u2069|<[^>]*>")
"""Isolated parts of a text (names of keys, numbers, versions), and rich-text markup."""
UNTRANSLATED = {"Qt", "MIT", "LGPL"}
"""Names that are texts of their own, the same in every language."""


def texts_of(window):
    """Return every text of a window, visible or not, always in the same order."""
    found = []
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isWindow():
            found.append(widget.windowTitle())
        found.append(widget.toolTip())
        if isinstance(widget, (QLabel, QAbstractButton)):
            found.append(widget.text())
        elif isinstance(widget, QGroupBox):
            found.append(widget.title())
        elif isinstance(widget, QComboBox):
            found += [widget.itemText(index) for index in range(widget.count())]
        elif isinstance(widget, QListWidget):
            found += [widget.item(row).text() for row in range(widget.count())]
        elif isinstance(widget, QTabWidget):
            found += [widget.tabText(index) for index in range(widget.count())]
        elif isinstance(widget, QLineEdit):
            found.append(widget.placeholderText())
    for action in window.findChildren(QAction):
        found += [action.text(), action.toolTip()]
    return [text for text in found if text]


def english_left(texts, code):
    """Return the texts with English words, except names that the translations don't change.

    Texts that the catalogue lacks don't count, because the check of the catalogues finds them.
    """
    unfinished, kept = _unfinished(code), UNTRANSLATED | _kept(code)
    left = []
    for text in texts:
        plain = text.replace("&", "")
        if plain in LANGUAGES.values() or any(source.fullmatch(text) for source in unfinished):
            continue
        words = set(_WORD.findall(_KEYS.sub("", plain))) - kept
        if words:
            left.append(text)
    return left


def _messages(code):
    return ElementTree.parse(TRANSLATIONS / f"scorpion_{code}.ts").iter("message")


@cache
def _kept(code):
    """Return words that are English in the translations themselves, such as names of games."""
    texts = ("".join(message.find("translation").itertext()) for message in _messages(code))
    return {word for text in texts for word in _WORD.findall(text)}


@cache
def _unfinished(code):
    """Return patterns of the English sentences that have no translation yet."""
    sources = [
        message.findtext("source")
        for message in _messages(code)
        if message.find("translation").get("type") == "unfinished"
    ]
    return [
        re.compile(re.sub(r"%(?:\\ )?[1-9n]", ".*", re.escape(variant)) + r"[^A-Za-z]*(\(.*\))?")
        for source in sources
        for variant in {source, source.replace("&", ""), source.replace("&", "").rstrip("…")}
    ]
