"""Mixed colours."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPalette

_FAINT = 0.25


def blend(over: QColor, under: QColor, share: float) -> QColor:
    """Return a colour over another with an opacity between 0 and 1."""
    parts = zip(over.getRgb()[:3], under.getRgb()[:3], strict=True)  # type: ignore[index]
    return QColor(*(round(a * share + b * (1 - share)) for a, b in parts))


def faint(palette: QPalette) -> QColor:
    """Return a colour for lines behind content, in light and dark windows."""
    return blend(
        palette.color(QPalette.ColorRole.Text), palette.color(QPalette.ColorRole.Base), _FAINT
    )
