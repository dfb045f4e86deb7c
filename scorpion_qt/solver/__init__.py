"""Verdicts, hints and odds: what can still become of a game. Pure Python, and one compiled core."""

from scorpion_qt.paths import compiled_core_dirs

__path__[:0] = compiled_core_dirs()
