"""What a person has asked the whole system for: less motion, more contrast."""

from __future__ import annotations

import sys

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle


def reduced_motion() -> bool:
    """Whether things are to appear without moving, as far as Qt knows."""
    style = QApplication.style()
    if style.styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0:
        return True
    # Elsewhere this is off wherever the platform's theme does not say anything about it.
    return sys.platform == "win32" and not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)


def high_contrast() -> bool:
    """Whether the system is set to high contrast; not known before Qt 6.10."""
    # WORKAROUND: PySide deletes what belongs to the style hints when their wrapper goes, so it is kept.
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    preference = hints.accessibility().contrastPreference()
    return bool(preference == Qt.ContrastPreference.HighContrast)
