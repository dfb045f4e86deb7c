"""The graphics items of the scene: cards and the outlines of piles.

Cards and piles are QGraphicsObjects, so that each can have an accessible interface. A card paints
nothing itself: its picture is a plain pixmap item, which Qt draws without calling Python, at a
fourth of the cost per frame.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from scorpion_qt.rules import Card

from .card_art import BACK, CORNER, CardArt
from .hit import PileKind
from .theme import Theme


class CardItem(QGraphicsObject):
    """A card. Its position is the top left corner of the card itself, without the shadow.

    Attributes:
        card: The card.
        face_up: Whether its face is visible.
        strip: Height that is visible where others cover it, in logical pixels; None if all is
            visible.
    """

    def __init__(self, card: Card, art: CardArt) -> None:
        super().__init__()
        self.card = card
        self.face_up = False
        self._art = art
        self._rect = QRectF()
        self.strip: float | None = None
        self._picture = QGraphicsPixmapItem(self)
        self._index = QGraphicsPixmapItem(self._picture)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def show_side(self, face_up: bool) -> None:
        """Show the face or the back."""
        if self.face_up != face_up:
            self.face_up = face_up
            self.refresh()

    def show_strip(self, strip: float | None) -> None:
        """Scale rank and suit to fit the visible height of the card; None for a whole card."""
        if self.strip != strip:
            self.strip = strip
            self._refresh_index()

    def bury(self, buried: bool) -> None:
        """Hide the picture, or show it again."""
        self._picture.setVisible(not buried)

    def shows(self, name: str) -> bool:
        """Return whether the card shows the picture with this name in the art."""
        return name == (str(self.card) if self.face_up else BACK)

    def refresh(self) -> None:
        """Show the current picture of the art, scaled if it has another size."""
        size = self._art.size
        if self._rect.width() != size.width or self._rect.height() != size.height:
            self.prepareGeometryChange()
            self._rect = QRectF(0, 0, size.width, size.height)
            self.setTransformOriginPoint(self._rect.center())
        pixmap = self._pixmap()
        self._picture.setPixmap(pixmap)
        self._picture.setPos(-size.shadow, -size.shadow)
        width = pixmap.deviceIndependentSize().width()
        # A pixmap of the right size differs by less than a device pixel and must not be resampled.
        scale = (size.width + 2 * size.shadow) / width if width else 1.0
        self._picture.setScale(1.0 if abs(scale - 1) * width * size.ratio < 1 else scale)
        self._refresh_index()

    def turn(self, openness: float) -> None:
        """Turn the card about its vertical axis; 1 is flat, 0 is edge-on."""
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
        """Return the rectangle of the card without its shadow."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint nothing; see the module's docstring."""

    def _refresh_index(self) -> None:
        patch = None
        if self.face_up and self.strip is not None:
            patch = self._art.index(self.card, self.strip)
        self._index.setVisible(patch is not None)
        if patch is not None:
            self._index.setPixmap(patch.pixmap)
            self._index.setPos(patch.corner)

    def _pixmap(self) -> QPixmap:
        return self._art.face(self.card) if self.face_up else self._art.back()


class PileItem(QGraphicsObject):
    """The outline of a pile, whether or not there are cards on it.

    Attributes:
        pile: The kind of pile.
        index: Its number within its kind.
    """

    def __init__(self, pile: PileKind, index: int, theme: Theme, kings_only: bool = False) -> None:
        super().__init__()
        self._theme = theme
        self.pile = pile
        self.index = index
        self._kings_only = kings_only
        self._rect = QRectF()
        self._shown = 0.0

    def set_theme(self, theme: Theme) -> None:
        """Change the colours."""
        self._theme = theme
        self.update()

    def place(self, x: float, y: float, width: float, height: float, shown: float) -> None:
        """Move and resize the outline.

        Args:
            x: Left edge, in logical pixels.
            y: Top edge.
            width: Width of the outline.
            height: Height of the outline.
            shown: Height that isn't covered by the next outline.
        """
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, width, height)
        self._shown = shown
        self.setPos(x, y)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle of the outline."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint the outline, with a crown on a column that takes only kings."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # A line of whole device pixels, aligned to them, is crisp and keeps its contrast.
        ratio = painter.deviceTransform().m11()
        line = max(1, round(self._rect.width() * 0.012 * ratio)) / ratio
        radius = CORNER * self._rect.width()
        inner = self._rect.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        ink = QBrush(self._theme.line)
        if self._shown < self._rect.height():
            painter.setClipRect(QRectF(0, 0, self._rect.width(), self._shown + line))
        if self._shown < self._rect.height() and self._theme.soft:
            # The line fades out towards the next outline.
            fading = QLinearGradient(0, min(radius, self._shown / 2), 0, self._shown)
            fading.setColorAt(0, self._theme.line)
            fading.setColorAt(1, _clear(self._theme.line))
            ink = QBrush(fading)
        painter.setPen(QPen(ink, line))
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


def _clear(colour: QColor) -> QColor:
    """Return a fully transparent version of a colour."""
    return QColor(colour.red(), colour.green(), colour.blue(), 0)
