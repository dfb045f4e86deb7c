"""What the scene is made of: cards, the outlines of piles, and frames.

Cards and piles are QGraphicsObjects, so that each can have an accessible interface. A card paints nothing itself:
its picture is a plain pixmap item, which Qt draws without calling Python (a fourth of the cost a frame).
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from scorpion_qt.rules import Card

from .card_art import BACK, CORNER, CardArt
from .hit import Pile
from .theme import Theme

_GLOW_INSIDE = 36
"""Opacity of the light that a frame throws on what it surrounds, of 255."""
_GLOW_AIMED = 96
"""The same where a held block would be put if it were let go now."""
_EDGE = 215
"""Opacity of the dark edge of a frame, of 255: it keeps 3:1 to white cards and to the bright line."""


class CardItem(QGraphicsObject):
    """One card. Its position is the top left corner of the card itself; the shadow lies outside."""

    def __init__(self, card: Card, art: CardArt) -> None:
        super().__init__()
        self.card = card
        self.face_up = False
        self._art = art
        self._rect = QRectF()
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def show_side(self, face_up: bool) -> None:
        """Show the face or the back."""
        if self.face_up != face_up:
            self.face_up = face_up
            self.refresh()

    def bury(self, buried: bool) -> None:
        """Draw nothing, or the card again."""
        self._picture.setVisible(not buried)

    def shows(self, name: str) -> bool:
        """Whether this is the picture, by its name in the art, that the card shows."""
        return name == (str(self.card) if self.face_up else BACK)

    def refresh(self) -> None:
        """Show the picture that the art has now, scaled where it is of another size."""
        size = self._art.size
        if self._rect.width() != size.width or self._rect.height() != size.height:
            self.prepareGeometryChange()
            self._rect = QRectF(0, 0, size.width, size.height)
            self.setTransformOriginPoint(self._rect.center())
        pixmap = self._pixmap()
        self._picture.setPixmap(pixmap)
        self._picture.setPos(-size.shadow, -size.shadow)
        width = pixmap.deviceIndependentSize().width()
        # A pixmap of the right size is off by less than a device pixel and must not be resampled.
        scale = (size.width + 2 * size.shadow) / width if width else 1.0
        self._picture.setScale(1.0 if abs(scale - 1) * width * size.ratio < 1 else scale)

    def turn(self, openness: float) -> None:
        """Turn about the upright axis: 1 is flat, 0 is edge-on."""
        if openness >= 1:
            self.resetTransform()
        else:
            middle = self._rect.width() / 2
            self.setTransform(
                QTransform.fromTranslate(middle, 0)
                .scale(max(0.01, openness), 1)
                .translate(-middle, 0)
            )

    def boundingRect(self) -> QRectF:
        """The card without its shadow."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Nothing: see the module's text."""

    def _pixmap(self) -> QPixmap:
        return self._art.face(self.card) if self.face_up else self._art.back()


class PileItem(QGraphicsObject):
    """The quiet outline where a pile lies or can lie.

    Attributes:
        pile: The kind of pile.
        index: Which of its kind.
    """

    def __init__(self, pile: Pile, index: int, theme: Theme, kings_only: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.pile = pile
        self.index = index
        self._kings_only = kings_only
        self._rect = QRectF()
        self._shown = 0.0

    def set_theme(self, theme: Theme) -> None:
        """Paint in other colours."""
        self._theme = theme
        self.update()

    def place(self, x: float, y: float, width: float, height: float, shown: float) -> None:
        """Move and resize; of the height only ``shown`` is not covered by the next outline."""
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, width, height)
        self._shown = shown
        self.setPos(x, y)
        self.update()

    def boundingRect(self) -> QRectF:
        """The outline."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the outline, and on a column that takes only kings a crown."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A line of whole device pixels between two of them is crisp and keeps its contrast.
        ratio = painter.deviceTransform().m11()
        line = max(1, round(self._rect.width() * 0.012 * ratio)) / ratio
        radius = CORNER * self._rect.width()
        inner = self._rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        if self._shown < self._rect.height():
            painter.setClipRect(QRectF(0, 0, self._rect.width(), self._shown + line))
        painter.setPen(QPen(self._theme.line, line))
        painter.setBrush(self._theme.hollow)
        painter.drawRoundedRect(inner, radius, radius)
        if self._kings_only:
            self._paint_crown(painter)

    def _paint_crown(self, painter: QPainter) -> None:
        unit = self._rect.width() / 10
        centre = QPointF(self._rect.center().x(), self._rect.top() + self._rect.width() * 0.5)
        points = [(-2, 1.2), (-2.4, -1.2), (-1, 0.1), (0, -1.8), (1, 0.1), (2.4, -1.2), (2, 1.2)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.line)
        painter.setOpacity(0.55)
        painter.drawPolygon([centre + QPointF(x, y) * unit for x, y in points])
        painter.drawRoundedRect(
            QRectF(centre + QPointF(-2, 1.5) * unit, centre + QPointF(2, 2.1) * unit),
            unit / 5,
            unit / 5,
        )


class Mark(Enum):
    """What a frame means; each has a shape of its own, so that colour is never needed to tell."""

    TARGET = auto()
    """A column that takes the held block: an arrow points at where it would lie."""
    CHOSEN = auto()
    """The block that is held: a double line."""
    HOVER = auto()
    """The block under the pointer that a press would take up: a thin line."""
    FOCUS = auto()
    """Where the keyboard is: dashes, black on white, which show on every ground."""


class FrameItem(QGraphicsObject):
    """A frame around a card, a block or a pile."""

    def __init__(self, mark: Mark, colour: QColor) -> None:
        super().__init__()
        self.mark = mark
        self._rect = QRectF()
        self._colour = colour
        self._aimed = False

    def aim(self, aimed: bool) -> None:
        """Shine brighter while the held block would be put here."""
        if aimed != self._aimed:
            self._aimed = aimed
            self.update()

    def place(self, rect: QRectF) -> None:
        """Surround a rectangle of the scene."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        """The frame."""
        reach = 2 * self._line()
        return self._rect.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the frame: bright lines between dark ones, and a breath of light inside."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Two lines side by side need the room of two.
        line = self._line() * (1.5 if self.mark is Mark.CHOSEN else 1)
        radius = min(CORNER * self._rect.width(), self._rect.height() / 2)
        bright = Qt.GlobalColor.white if self.mark is Mark.FOCUS else self._colour
        if self.mark in (Mark.TARGET, Mark.CHOSEN):
            light = QColor(self._colour)
            light.setAlpha(_GLOW_AIMED if self._aimed else _GLOW_INSIDE)
            painter.fillPath(_rounded(self._rect, radius), light)
        painter.setPen(QPen(QColor(0, 0, 0, _EDGE), line * 2.1))
        painter.drawRoundedRect(self._rect, radius, radius)
        painter.setPen(QPen(bright, line))
        painter.drawRoundedRect(self._rect, radius, radius)
        if self.mark is Mark.CHOSEN:
            painter.setPen(QPen(Qt.GlobalColor.black, line * 0.3))
            painter.drawRoundedRect(self._rect, radius, radius)
        elif self.mark is Mark.FOCUS:
            dashes = QPen(Qt.GlobalColor.black, line * 0.6)
            dashes.setDashPattern([3.5, 3])
            dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(dashes)
            painter.drawRoundedRect(self._rect, radius, radius)
        elif self.mark is Mark.TARGET:
            self._paint_arrow(painter, line)

    def _paint_arrow(self, painter: QPainter, line: float) -> None:
        """An arrow down, in the middle of the upper edge."""
        unit = max(2.5, self._rect.width() * 0.045)
        tip = QPointF(self._rect.center().x(), self._rect.top() + 1.6 * unit)
        shape = [QPointF(0, 0), QPointF(-2 * unit, -2.6 * unit), QPointF(2 * unit, -2.6 * unit)]
        painter.setPen(QPen(QColor(0, 0, 0, _EDGE), line * 0.5))
        painter.setBrush(self._colour)
        painter.drawPolygon([tip + point for point in shape])

    def _line(self) -> float:
        line = max(3.0, min(self._rect.width(), 200) * 0.036)
        return line / 2 if self.mark is Mark.HOVER else line


def _rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path
