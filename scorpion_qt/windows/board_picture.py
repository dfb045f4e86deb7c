"""A small drawing of how a game begins, for choosing it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap

from scorpion_qt.rules import Column, DealNumber, Game, Reserve, deal
from scorpion_qt.view.card_art import PAPER, PAPER_EDGE
from scorpion_qt.view.layout import Layout, arrange
from scorpion_qt.view.theme import Theme

BOARD_SIZE = QSize(132, 68)
"""Logical pixels; no higher than the cards as they are dealt need."""
_BACK = QColor("#24305e")
_RATIO = 2.0


def board_icon(game: Game, theme: Theme, mirrored: bool) -> QIcon:
    """The start of a game: every card where it is dealt, without its face.

    Args:
        game: The game.
        theme: The table's colours.
        mirrored: Column 1 at the right.
    """
    pixmap = QPixmap(BOARD_SIZE * _RATIO)
    pixmap.setDevicePixelRatio(_RATIO)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.light)
    painter.drawRoundedRect(QRectF(QPointF(), BOARD_SIZE.toSizeF()), 5, 5)
    layout = arrange(BOARD_SIZE.width(), BOARD_SIZE.height(), game, mirrored, _RATIO)
    _paint_board(painter, layout, game, theme)
    painter.end()
    icon = QIcon(pixmap)
    # Without this the chosen game's drawing would be tinted.
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _paint_board(painter: QPainter, layout: Layout, game: Game, theme: Theme) -> None:
    for corner in layout.places:
        painter.setPen(QPen(theme.line, 0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(_rect(layout, corner), 1, 1)
    for corner in layout.reserve:
        _paint_card(painter, layout, corner, face_up=game.reserve is Reserve.OPEN)
    start = deal(game, DealNumber(1, microsoft=True))
    for index, column in enumerate(start.columns):
        _paint_column(painter, layout, index, column)


def _paint_column(painter: QPainter, layout: Layout, index: int, column: Column) -> None:
    for depth, corner in enumerate(layout.corners(index, column)):
        _paint_card(painter, layout, corner, face_up=depth >= column.hidden)


def _paint_card(
    painter: QPainter, layout: Layout, corner: tuple[float, float], face_up: bool
) -> None:
    painter.setPen(QPen(PAPER_EDGE, 0.5))
    painter.setBrush(PAPER if face_up else _BACK)
    painter.drawRoundedRect(_rect(layout, corner), 1, 1)


def _rect(layout: Layout, corner: tuple[float, float]) -> QRectF:
    return QRectF(*corner, *layout.card)
