"""The program's languages. To add one, add it here and a catalogue with its code in ``translations/``."""

from typing import Final

LANGUAGES: Final = {"en": "English", "uk": "Українська", "he": "עברית", "ru": "Русский"}
"""Code of each language → its own name for itself, in the order in which they are offered."""
