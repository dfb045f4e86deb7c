"""The languages of the program: for a new one, add it here and a catalogue of its name in ``translations/``."""

from typing import Final

LANGUAGES: Final = {"en": "English", "uk": "Українська", "he": "עברית", "ru": "Русский"}
"""Code of each language → its name for itself, in the order in which they are offered."""
