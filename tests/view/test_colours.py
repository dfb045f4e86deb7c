"""Colours in between."""

from PySide6.QtGui import QColor, QPalette

from scorpion_qt.view.colours import blend, faint
from tests.contrast import contrast


def test_blending():
    black, white = QColor("black"), QColor("white")
    assert blend(black, white, 1.0) == black
    assert blend(black, white, 0.0) == white
    assert blend(black, white, 0.5) == QColor(128, 128, 128)


def test_lines_are_seen_but_do_not_shout_in_light_and_dark(qapp):
    for text, base in (("#000000", "#ffffff"), ("#eff0f1", "#1b1e20")):
        palette = QPalette()
        palette.setColor(QPalette.ColorRole.Text, QColor(text))
        palette.setColor(QPalette.ColorRole.Base, QColor(base))
        assert 1.3 < contrast(faint(palette), QColor(base)) < 3
