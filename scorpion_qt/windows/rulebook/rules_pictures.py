"""The boards of the rules text, painted with the cards of the table."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from scorpion_qt.rules import Card, Game
from scorpion_qt.text.rulebook import Picture
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.arrow_geometry import bowed
from scorpion_qt.view.arrows import ArrowItem
from scorpion_qt.view.card_art import CORNER, CardArt, Size
from scorpion_qt.view.layout import Layout
from scorpion_qt.view.placement import Placement
from scorpion_qt.view.theme import Theme, edge
from scorpion_qt.windows.common.board_picture import board_cards, paint_board, paint_cloth

_PAUSE: Final = 50
"""Milliseconds."""
_REFUSED: Final = QColor("#ff5a4a")


def picture_size(game: Game, width: int) -> QSize:
    """Return the size of a picture of a given width; the more columns a game has, the lower it is.

    Args:
        game: The game.
        width: In logical pixels.
    """
    return QSize(width, round(width * max(0.36, 4.3 / len(game.columns))))


def card_size(game: Game, width: int, ratio: float) -> Size:
    """Return the size of the cards in a picture of a game.

    Args:
        game: The game.
        width: Of the picture, in logical pixels.
        ratio: Device pixels per logical pixel.
    """
    return board_cards(picture_size(game, width), game, ratio)


def paint_picture(
    picture: Picture, width: int, ratio: float, art: CardArt, look: TableAppearance
) -> QImage:
    """Paint a board.

    Args:
        picture: What to paint.
        width: In logical pixels.
        ratio: Device pixels per logical pixel.
        art: The cards, at `card_size`.
        look: Cloth and direction.
    """
    size = picture_size(picture.game, width)
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_cloth(painter, size, look)
    lies = paint_board(painter, size, picture.game, picture.position, art, look)
    _Marks(painter, picture, *lies, look.theme).paint()
    painter.end()
    return image


class BoardPainter(QObject):
    """Paints the pictures of a page, again each time more cards have been rendered.

    Signals:
        repainted: Some pictures have changed.
    """

    repainted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = TableAppearance()
        self._width = 0
        self._ratio = 1.0
        self._pictures: dict[str, Picture] = {}
        self._painted: dict[str, QImage] = {}
        self._art = CardArt(self)
        # Cards are rendered one at a time; a board is repainted once for several of them.
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._on_rendered)
        self._art.rendered.connect(lambda _name: self._timer.start())

    @property
    def size(self) -> tuple[int, float]:
        """Width of the pictures in logical pixels, and device pixels per logical pixel."""
        return self._width, self._ratio

    @property
    def names(self) -> list[str]:
        """The ids of the pictures."""
        return [*self._pictures]

    def set_appearance(self, look: TableAppearance) -> None:
        """Change the cards, the cloth and the direction of the pictures."""
        if look != self._look:
            self._look = look
            self._art.set_deck(look.deck)
            self._on_rendered()

    def set_pictures(self, pictures: list[Picture], width: int, ratio: float) -> None:
        """Set the pictures and their size.

        Args:
            pictures: The pictures, all of one game.
            width: In logical pixels.
            ratio: Device pixels per logical pixel.
        """
        self._pictures = {picture.id: picture for picture in pictures}
        self._width, self._ratio = width, ratio
        self._painted.clear()
        self._art.resize(card_size(pictures[0].game, width, ratio))

    def image(self, name: str) -> QImage:
        """Return the picture with an id, or an empty image if there is none."""
        if name not in self._painted:
            if name not in self._pictures:
                return QImage()
            self._painted[name] = paint_picture(
                self._pictures[name], self._width, self._ratio, self._art, self._look
            )
        return self._painted[name]

    def close(self) -> None:
        """Stop the background work."""
        self._timer.stop()
        self._art.close()

    def _on_rendered(self) -> None:
        self._painted.clear()
        self.repainted.emit()


class _Marks:
    """Draws the marks on a painted board."""

    def __init__(
        self,
        painter: QPainter,
        picture: Picture,
        layout: Layout,
        placed: dict[Card, Placement],
        theme: Theme,
    ) -> None:
        self._painter = painter
        self._picture = picture
        self._layout = layout
        self._placed = placed
        self._theme = theme

    def paint(self) -> None:
        """Draw the frames and the arrow."""
        for frame in self._marked():
            self._outline(frame, self._theme.chosen, 3)
        if self._picture.moving:
            self._arrow()

    def _marked(self) -> list[QRectF]:
        """Return one frame for each pile, around its marked cards."""
        frames: dict[float, QRectF] = {}
        for card in self._picture.marked:
            place = self._placed[card]
            rect = self._rect((place.x, place.y))
            frames[place.x] = frames.get(place.x, rect).united(rect)
        return [*frames.values()]

    def _arrow(self) -> None:
        moving = [self._placed[card] for card in self._picture.moving]
        block = self._rect((moving[0].x, moving[0].y)).united(
            self._rect((moving[-1].x, moving[-1].y))
        )
        refused = self._picture.refused
        self._outline(block, _REFUSED if refused else self._theme.chosen, 3)
        start, end = block.center(), self._target()
        width = max(2.0, self._layout.card[0] / 14)
        colour = _REFUSED if refused else self._theme.target
        way = bowed((start.x(), start.y()), (end.x(), end.y()))
        ArrowItem(way, colour, width).paint(self._painter, QStyleOptionGraphicsItem())
        if refused:
            self._cross((start + end) / 2, 4 * width)

    def _target(self) -> QPointF:
        """Return the middle of the card or empty place that the arrow points to."""
        index = self._picture.target
        assert index is not None
        column = self._picture.position.columns[index]
        corner = self._layout.columns[index]
        if column.last:
            corner = self._placed[column.last].x, self._placed[column.last].y
        return self._rect(corner).center()

    def _cross(self, centre: QPointF, reach: float) -> None:
        for colour, width in ((edge(_REFUSED), reach / 1.4), (_REFUSED, reach / 2.4)):
            self._painter.setPen(
                QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            )
            for slope in (1, -1):
                arm = QPointF(reach, slope * reach)
                self._painter.drawLine(centre - arm, centre + arm)

    def _outline(self, rect: QRectF, colour: QColor, width: float) -> None:
        self._painter.setPen(QPen(colour, width))
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = CORNER * self._layout.card[0]
        self._painter.drawRoundedRect(rect, radius, radius)

    def _rect(self, corner: tuple[float, float]) -> QRectF:
        return QRectF(*corner, *self._layout.card)
