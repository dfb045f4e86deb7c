"""The themes of the table: the cloth, and the lines and frames on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a table.

    Attributes:
        light: The cloth in the light.
        shade: The cloth at the edges.
        line: Outlines of piles and the crown of empty columns; contrast of at least 3:1 on the
            cloth.
        hollow: Painted over the cloth inside the outlines.
        target: The frame around columns that accept the held block.
        chosen: The frame around the chosen block.
        soft: Whether the cloth has a nap and an edge, and covered outlines fade.
    """

    light: QColor
    shade: QColor
    line: QColor
    hollow: QColor
    target: QColor
    chosen: QColor
    soft: bool = True


_DIM = QColor(0, 0, 0, 26)
_GOLD = QColor("#ffd54a")
_WHITE = QColor("#ffffff")
_SKY = QColor("#3db8ff")

THEMES: Final[dict[str, Theme]] = {
    "felt": Theme(QColor("#36795c"), QColor("#153d2e"), QColor("#b9d8cb"), _DIM, _GOLD, _SKY),
    "slate": Theme(QColor("#566675"), QColor("#2b3640"), QColor("#c3ced8"), _DIM, _GOLD, _SKY),
    "sand": Theme(
        QColor("#e6d6b4"), QColor("#c3a878"), QColor("#5b4728"), QColor(90, 66, 30, 26),
        QColor("#9c1f12"), QColor("#1d1c54"),
    ),
    "midnight": Theme(QColor("#2b3358"), QColor("#0e1226"), QColor("#8e9bd0"), _DIM, _GOLD, _SKY),
    "contrast": Theme(
        QColor("#000000"), QColor("#000000"), _WHITE, QColor("#000000"), QColor("#ffee00"),
        QColor("#00e5ff"), soft=False,
    ),
}  # fmt: skip
"""Themes by name; the first is the default."""

DEFAULT_THEME: Final = "felt"

DARK: Final = QColor(0, 0, 0, 215)
"""The colour around or below bright items, which makes them visible on every background."""


def edge(colour: QColor) -> QColor:
    """Return the colour that sets off a line from every background.

    It is dark for a bright line and light for a dark one.
    """
    return QColor(255, 255, 255, 225) if colour.lightnessF() < 0.4 else DARK
