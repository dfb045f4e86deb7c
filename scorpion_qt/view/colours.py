"""Colours between others."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

_FAINT = 0.25


def blend(over: QColor, under: QColor, share: float) -> QColor:
    """A colour laid over another with some opacity, 0 to 1."""
    parts = zip(over.getRgb()[:3], under.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(a * share + b * (1 - share)) for a, b in parts))


def faint(palette: QPalette) -> QColor:
    """For lines behind what is to be read, light windows or dark."""
    return blend(
        palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base), _FAINT
    )
