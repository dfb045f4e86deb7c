"""The player's system-wide preferences for less motion and more contrast."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle


def reduced_motion() -> bool:
    """Return whether animations should be off, as far as Qt knows the system's setting."""
    style = QApplication.style()
    if style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:
        return True
    # On other systems this is off whenever the platform's theme doesn't define it.
    return sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)


def high_contrast() -> bool:
    """Return whether the system is set to high contrast; always False before Qt 6.10."""
    # WORKAROUND: PySide deletes the style hints' objects with their wrapper, so keep a reference.
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    preference = hints.accessibility().contrastPreference()
    return bool(preference == Qt.ContrastPreference.HighContrast)
