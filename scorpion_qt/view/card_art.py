"""The pictures of the cards, rendered from vector art at the size they have on screen.

Rendering a deck takes longer than a frame, so a thread does it. Until a picture is ready, a plain
card or the scaled old picture replaces it.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PySide6.QtCore import (
    QByteArray,
    QObject,
    QPointF,
    QRectF,
    Qt,
    QThread,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scorpion_qt import paths
from scorpion_qt.rules import DECK, Card

from .layout import COMPACT_BELOW

CORNER = 14.5 / 240
"""Radius of a card's corners, in card widths, as in the art."""
PAPER = QColor("#fcf7ea")
PAPER_EDGE = QColor("#b9ae97")
SHADOW = 0.035
"""Reach of a card's shadow, in card widths. As part of the picture it costs nothing to move."""
_COMPACT = "compact"
"""Id of the element with a face's picture for small cards; backs have none."""
_INDEX, _COMPACT_INDEX = "index", "compact-index"
"""Ids of the elements with rank and suit, in the ordinary picture and in that for small cards."""
_INDEX_LEFT = 5.0
_INDEX_HEIGHT, _COMPACT_INDEX_HEIGHT = (6.0, 66.0), (5.0, 103.0)
"""Top and bottom of these elements with the paper around them, in the art's units."""
_ART_WIDTH = 240.0
"""Width of a card in the art's units."""
BACK = "back"
_NAMES = (BACK, *map(str, DECK))
"""Names of all pictures, in the order in which they are rendered."""


@dataclass(frozen=True, slots=True)
class Size:
    """The size of a card's picture.

    Attributes:
        width: Of the card, in logical pixels.
        height: Of the card.
        ratio: Device pixels per logical pixel.
    """

    width: float
    height: float
    ratio: float

    @property
    def shadow(self) -> float:
        """Width of the transparent rim that holds the shadow, in logical pixels."""
        return round(SHADOW * self.width * self.ratio) / self.ratio


@dataclass(frozen=True, slots=True)
class Patch:
    """A picture that covers part of a card's picture.

    Attributes:
        pixmap: The picture.
        corner: Its top left corner within the picture of the card, in logical pixels.
    """

    pixmap: QPixmap
    corner: QPointF


DECKS: Final = ("linocut", "deco", "contrast")
"""The folders of ``resources/cards``; the first is the default."""


@dataclass(frozen=True, slots=True)
class Deck:
    """The choice of a deck of cards.

    Attributes:
        style: One of :data:`DECKS`.
        four_colours: Whether each suit has a colour of its own.
        local_letters: Whether aces and court cards have Т К Д В instead of A K Q J.
        back: Name of the back; the deck's first back replaces one that it doesn't have.
    """

    style: str = DECKS[0]
    four_colours: bool = False
    local_letters: bool = False
    back: str = ""

    def path(self, name: str) -> Path:
        """Return the file of a picture.

        Args:
            name: A card's text, or :data:`BACK`.
        """
        if name == BACK:
            known = backs(self.style)
            return _folder(self.style) / f"back-{self.back if self.back in known else known[0]}.svg"
        folder = _folder(self.style) / ("four-colour" if self.four_colours else "two-colour")
        local = folder / "cyrillic" / f"{name}.svg"
        return local if self.local_letters and local.exists() else folder / f"{name}.svg"


def backs(style: str) -> list[str]:
    """Return the names of a deck's backs."""
    files = sorted(_folder(style).glob("back-*.svg"))
    return [file.stem.removeprefix("back-") for file in files]


def _folder(style: str) -> Path:
    return paths.resource("cards", style if style in DECKS else DECKS[0])


class CardArt(QObject):
    """The pictures of one deck at one size.

    Signals:
        rendered: (name) The picture of a card or of the back is ready at the current size.
    """

    rendered = Signal(str)
    _wanted = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = Deck()
        self._size = Size(0, 0, 1)
        self._pictures: dict[str, QPixmap] = {}
        self._indices: dict[str, QImage] = {}
        self._missing: set[str] = set()
        self._closed = False
        self._plain = QPixmap()
        self._printer = _Printer()
        self._thread = QThread()
        self._printer.moveToThread(self._thread)
        self._wanted.connect(self._printer.render_deck)
        self._printer.rendered.connect(self._on_rendered)

    @property
    def deck(self) -> Deck:
        """The deck of the pictures."""
        return self._deck

    @property
    def size(self) -> Size:
        """The current size."""
        return self._size

    @property
    def complete(self) -> bool:
        """Whether all pictures are ready at the current size."""
        return not self._missing

    def face(self, card: Card) -> QPixmap:
        """Return the face of a card, at the current size once it is rendered."""
        return self._pictures.get(str(card), self._plain)

    def back(self) -> QPixmap:
        """Return the back of the cards, at the current size once it is rendered."""
        return self._pictures.get(BACK, self._plain)

    def index(self, card: Card, strip: float) -> Patch | None:
        """Return rank and suit, scaled to fit the visible strip of a covered card.

        Args:
            card: The card.
            strip: Visible height of the card, in logical pixels.

        Returns:
            None if the whole index is visible or isn't rendered yet.
        """
        image = self._indices.get(str(card))
        if image is None or str(card) in self._missing:
            return None
        ratio, rim = self._size.ratio, self._size.shadow * self._size.ratio
        left, top = image.offset().x(), image.offset().y() - rim
        # Scale everything above the end of the index by the same factor.
        bottom = top + image.height()
        shown = round(strip * ratio)
        if not 0 < shown < bottom:
            return None
        above = round(top * shown / bottom)
        patch = _lower(image, shown - above, round(bottom) - above)
        return Patch(QPixmap.fromImage(patch), QPointF(left, above + rim) / ratio)

    def resize(self, size: Size) -> None:
        """Render all pictures at another size, and stop rendering them at the old one."""
        if size == self._size:
            return
        self._size = size
        self._plain = QPixmap.fromImage(_plain_card(size))
        self._order()

    def set_deck(self, deck: Deck) -> None:
        """Render another deck. Each card replaces that of the old deck as soon as it is ready."""
        if deck != self._deck:
            self._deck = deck
            if self._size.width:
                self._order()

    def close(self) -> None:
        """Stop rendering permanently and wait until it has stopped."""
        self._closed = True
        self._printer.order = None
        self._thread.quit()
        self._thread.wait()

    def _order(self) -> None:
        if self._closed:
            # A closing window still receives changes of its size and appearance.
            return
        if not self._thread.isRunning():
            # Low priority, so that rendering doesn't delay the first display of the window.
            self._thread.start(QThread.Priority.LowPriority)
        self._missing = set(_NAMES)
        self._printer.order = _Order(self._deck, self._size)
        self._wanted.emit(self._printer.order)

    @Slot(object, str, QImage, QImage)
    def _on_rendered(self, order: _Order, name: str, image: QImage, index: QImage) -> None:
        if order is self._printer.order:
            self._pictures[name] = QPixmap.fromImage(image)
            self._indices[name] = index
            self._missing.discard(name)
            self.rendered.emit(name)


@dataclass(frozen=True, slots=True, eq=False)
class _Order:
    deck: Deck
    size: Size


class _Printer(QObject):
    """Renders the requested pictures, in a thread of its own.

    Attributes:
        order: The current order, set by the other thread. Older ones are dropped between two cards.
    """

    rendered = Signal(object, str, QImage, QImage)

    def __init__(self) -> None:
        super().__init__()
        self.order: _Order | None = None

    @Slot(object)
    def render_deck(self, order: _Order) -> None:
        """Render the back, then all faces."""
        for name in _NAMES:
            if order is not self.order:
                return
            renderer = QSvgRenderer(QByteArray(order.deck.path(name).read_bytes()))
            image = _render(renderer, order.size)
            index = QImage() if name == BACK else _render_index(renderer, image, order.size)
            self.rendered.emit(order, name, image, index)


def render(svg: bytes, size: Size) -> QImage:
    """Return a picture of vector art with the shadow of a card."""
    return _render(QSvgRenderer(QByteArray(svg)), size)


def _render(renderer: QSvgRenderer, size: Size) -> QImage:
    image = _blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, size)
    card = _card_rect(size)
    if size.width < COMPACT_BELOW and renderer.elementExists(_COMPACT):
        # The compact picture is larger than the card, so clip it to the card's outline.
        outline = QPainterPath()
        outline.addRoundedRect(card, CORNER * card.width(), CORNER * card.width())
        painter.setClipPath(outline)
        renderer.render(painter, _COMPACT, _place(renderer, _COMPACT, card))
    else:
        renderer.render(painter, card)
    painter.end()
    return image


def _render_index(renderer: QSvgRenderer, face: QImage, size: Size) -> QImage:
    """Return rank and suit on paper as on a face, with their place there as the image's offset."""
    compact = size.width < COMPACT_BELOW
    name, (top, bottom) = (
        (_COMPACT_INDEX, _COMPACT_INDEX_HEIGHT) if compact else (_INDEX, _INDEX_HEIGHT)
    )
    card = _card_rect(size)
    drawn, scale = _place(renderer, name, card), card.width() / _ART_WIDTH
    corner = card.topLeft() + QPointF(_INDEX_LEFT, top) * scale
    area = QRectF(corner, QPointF(drawn.right(), card.top() + bottom * scale))
    whole = QRectF(area.topLeft() * size.ratio, area.size() * size.ratio).toAlignedRect()
    image = QImage(whole.size(), face.format())
    image.setOffset(whole.topLeft())
    # Below the index there is only paper.
    image.fill(face.pixelColor(whole.bottomLeft()))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-whole.topLeft())
    painter.scale(size.ratio, size.ratio)
    renderer.render(painter, name, drawn)
    painter.end()
    image.setDevicePixelRatio(size.ratio)
    return image


def _lower(index: QImage, height: int, covered: int) -> QImage:
    """Return an index scaled to a height, on paper of the height it had.

    Args:
        index: The index.
        height: Of the scaled index, in device pixels.
        covered: Height of the whole image, in device pixels.
    """
    image = QImage(index.width(), covered, index.format())
    image.fill(index.pixelColor(0, index.height() - 1))
    painter = QPainter(image)
    painter.drawImage(
        QPointF(), index.scaledToHeight(height, Qt.TransformationMode.SmoothTransformation)
    )
    painter.end()
    image.setDevicePixelRatio(index.devicePixelRatio())
    return image


def _place(renderer: QSvgRenderer, name: str, card: QRectF) -> QRectF:
    """Return the rectangle of an element of the art on a card."""
    scale = card.width() / _ART_WIDTH
    drawn = renderer.boundsOnElement(name)
    return QRectF(drawn.topLeft() * scale + card.topLeft(), drawn.size() * scale)


def _plain_card(size: Size) -> QImage:
    image = _blank(size)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, size)
    painter.setPen(PAPER_EDGE)
    painter.setBrush(PAPER)
    radius = CORNER * size.width
    painter.drawRoundedRect(_card_rect(size).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.end()
    return image


def _blank(size: Size) -> QImage:
    rim = 2 * size.shadow
    image = QImage(
        max(1, round((size.width + rim) * size.ratio)),
        max(1, round((size.height + rim) * size.ratio)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(size.ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _card_rect(size: Size) -> QRectF:
    return QRectF(
        QPointF(size.shadow, size.shadow),
        QPointF(size.shadow + size.width, size.shadow + size.height),
    )


def _paint_shadow(painter: QPainter, size: Size) -> None:
    """Paint a shadow that fades outwards, lower than the card as light comes from above.

    It is narrow at the sides, where the shadows of all cards of a column add up.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 16))
    steps = 5
    for step in range(steps):
        reach = size.shadow * (1 - step / steps)
        radius = CORNER * size.width + reach
        beside = reach * 0.3
        rect = _card_rect(size).adjusted(-beside, -reach * 0.4, beside, reach)
        painter.drawRoundedRect(rect, radius, radius)
