"""Small pictures of a table, for the rules and the list of games."""

from __future__ import annotations

from typing import Final, Protocol

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem

from scorpion_qt.rules import Board, Card, DealNumber, Game, Position, deal
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import CORNER, CardArt, Size
from scorpion_qt.view.felt import paint_felt
from scorpion_qt.view.layout import Layout, arrange
from scorpion_qt.view.piles import Piles
from scorpion_qt.view.placement import Placement, placements

_ROUND: Final = 8
"""Radius of the corners of the cloth, in logical pixels."""
_INSET: Final = 3
"""Space between a small table's edge and its board, for keeping cards out of the round corners."""
_EDGE: Final = QColor(0, 0, 0, 90)
"""Colour of the edge around a small card, whose own edge and shadow are too thin to see."""
_DEAL: Final = DealNumber(7, microsoft=True)
"""The deal shown in the picture of a game."""


class Cards(Protocol):
    """The pictures of the cards at one size."""

    @property
    def size(self) -> Size:
        """The size of the cards."""
        ...

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card, with the rim that holds its shadow."""
        ...

    def back(self) -> QPixmap:
        """Return the back of the cards, with the rim that holds its shadow."""
        ...


class SmallCards:
    """The cards of a table scaled down, which is faster than rendering them again.

    Args:
        art: The cards of the table.
        size: The size of the small cards.
    """

    def __init__(self, art: CardArt, size: Size) -> None:
        self.size = size
        self._art = art
        self._made: dict[int, QPixmap] = {}

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card."""
        return self._small(self._art.face(card))

    def back(self) -> QPixmap:
        """Return the back of the cards."""
        return self._small(self._art.back())

    def _small(self, large: QPixmap) -> QPixmap:
        key = large.cacheKey()
        if key not in self._made:
            self._made[key] = self._scaled(large)
        return self._made[key]

    def _scaled(self, large: QPixmap) -> QPixmap:
        """Return a card scaled to whole device pixels, with the rim of the new size."""
        size, ratio = self.size, self.size.ratio
        rim = round(self._art.size.shadow * large.devicePixelRatio())
        card = large.toImage().copy(large.rect().adjusted(rim, rim, -rim, -rim))
        small = card.scaled(
            QSize(round(size.width * ratio), round(size.height * ratio)),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        small.setDevicePixelRatio(ratio)
        edge = round(size.shadow * ratio)
        pixmap = QPixmap(small.size() + QSize(2 * edge, 2 * edge))
        pixmap.fill(Qt.GlobalColor.transparent)
        pixmap.setDevicePixelRatio(ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(QPointF(size.shadow, size.shadow), small)
        painter.setPen(QPen(_EDGE, 1 / ratio))
        half = size.shadow - 0.5 / ratio
        radius = CORNER * size.width + half
        outer = QRectF(QPointF(), pixmap.deviceIndependentSize())
        painter.drawRoundedRect(
            outer.adjusted(*(size.shadow - half,) * 2, *(half - size.shadow,) * 2), radius, radius
        )
        painter.end()
        return pixmap


def paint_cloth(painter: QPainter, size: QSize, look: TableAppearance) -> None:
    """Paint the cloth of a table and clip further painting to its rounded corners."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    area = QRect(QPoint(), size)
    cloth = QPainterPath()
    cloth.addRoundedRect(area.toRectF(), _ROUND, _ROUND)
    painter.setClipPath(cloth)
    paint_felt(painter, area, look.theme)


def paint_board(
    painter: QPainter,
    size: QSize,
    game: Game,
    position: Position,
    cards: Cards,
    look: TableAppearance,
) -> tuple[Layout, dict[Card, Placement]]:
    """Paint the piles and cards of a table.

    Args:
        painter: A painter as `paint_cloth` leaves it; the board starts at its origin.
        size: Of the table, in logical pixels.
        game: The game.
        position: The position to show.
        cards: The pictures of the cards, at the size of `board_cards`.
        look: Colours and direction.

    Returns:
        The places of the piles and of every card.
    """
    layout = arrange(size.width(), size.height(), game, look.mirrored, cards.size.ratio)
    scene = QGraphicsScene()
    piles = Piles(scene, look.theme)
    piles.make(game)
    piles.place(layout)
    for item in piles.items:
        painter.save()
        painter.translate(item.pos())
        item.paint(painter, QStyleOptionGraphicsItem())
        painter.restore()
    rim = cards.size.shadow
    placed = placements(layout, Board(game, position))
    for card, place in sorted(placed.items(), key=lambda entry: entry[1].z):
        if not place.buried:
            picture = cards.face(card) if place.face_up else cards.back()
            target = QRectF(place.x, place.y, *layout.card).adjusted(-rim, -rim, rim, rim)
            painter.drawPixmap(target, picture, picture.rect().toRectF())
    return layout, placed


def board_cards(size: QSize, game: Game, ratio: float) -> Size:
    """Return the size of the cards on a board.

    Args:
        size: Of the board, in logical pixels.
        game: The game.
        ratio: Device pixels per logical pixel.
    """
    return Size(*arrange(size.width(), size.height(), game, False, ratio).card, ratio)


class BoardPictures:
    """Small pictures of how games start, made with the cards of a table.

    Args:
        art: The cards.
        look: Cloth and direction.
        size: Of a picture, in logical pixels.
        ratio: Device pixels per logical pixel.
    """

    def __init__(self, art: CardArt, look: TableAppearance, size: QSize, ratio: float) -> None:
        self._art = art
        self._look = look
        self._size = size
        self._ratio = ratio
        self._cards: dict[Size, SmallCards] = {}
        self._painted: dict[str, QPixmap] = {}

    def picture(self, game: Game) -> QPixmap | None:
        """Return the picture of how a game starts, or None before it is painted."""
        return self._painted.get(game.id)

    def paint(self, game: Game) -> None:
        """Paint how a game starts, or repaint it."""
        self._painted[game.id] = self._paint(game)

    def _paint(self, game: Game) -> QPixmap:
        board = self._size - QSize(2 * _INSET, 2 * _INSET)
        card = board_cards(board, game, self._ratio)
        cards = self._cards.setdefault(card, SmallCards(self._art, card))
        pixmap = QPixmap(self._size * self._ratio)
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_cloth(painter, self._size, self._look)
        painter.translate(_INSET, _INSET)
        paint_board(painter, board, game, deal(game, _DEAL), cards, self._look)
        painter.end()
        return pixmap
