"""The icons of the toolbar, drawn in the colour of the text around them."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QImage, QPainter, QPalette, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from scorpion_qt import paths

_INK = "#000"
_SIZES = (24, 48)
"""Sizes of the toolbar's icons: logical, and for screens of twice the density."""
_DIRECTED = {"undo", "redo"}
"""Icons that point back or forward in reading direction. Those of media players never change."""


def action_icon(name: str, palette: QPalette) -> QIcon:
    """Return the icon of an action in a palette's colours and the current language's direction.

    Args:
        name: A file of ``resources/icons/actions``.
        palette: Its text colours are the icon's.
    """
    drawing = paths.resource("icons", "actions", f"{name}.svg").read_text(encoding="utf-8")
    icon = QIcon()
    mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    for mode, group in (
        (QIcon.Mode.Normal, QPalette.ColorGroup.Active),
        (QIcon.Mode.Disabled, QPalette.ColorGroup.Disabled),
    ):
        ink = palette.color(group, QPalette.ColorRole.ButtonText).name()
        renderer = QSvgRenderer(QByteArray(drawing.replace(_INK, ink).encode()))
        for size in _SIZES:
            image = QImage(QSize(size, size), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            if mirrored and name in _DIRECTED:
                painter.setTransform(QTransform(-1, 0, 0, 1, size, 0))
            renderer.render(painter)
            painter.end()
            icon.addPixmap(QPixmap.fromImage(image), mode)
    return icon


def app_icon() -> QIcon:
    """Return the icon of the program."""
    return QIcon(str(paths.resource("icons", "scorpion-qt.svg")))
