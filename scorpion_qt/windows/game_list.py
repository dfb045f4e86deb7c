"""The games to choose from: each as a drawn board with its name and a sentence."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from scorpion_qt.rules import FAMILY, Game
from scorpion_qt.text.games import game_name, one_line
from scorpion_qt.view.card_art import CardArt
from scorpion_qt.view.look import Look

from .board_picture import BoardPictures

BOARD: Final = QSize(216, 104)
"""Size of a drawn board, in logical pixels; as high as the cards as they are dealt need."""
RELAXED: Final = "-relaxed"
_TEXT: Final = 150
"""Least width of the text beside a board."""
_PAD: Final = 8
"""Between the edge of a tile, its board and its text."""
_LINE: Final = 2
_PAUSE: Final = 50
"""Milliseconds after which boards are painted anew when cards have been rendered."""
_BASE: Final = Qt.ItemDataRole.UserRole
_GAME: Final = Qt.ItemDataRole.UserRole + 1
_SENTENCE: Final = Qt.ItemDataRole.UserRole + 2
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

Index = QModelIndex | QPersistentModelIndex


class GameList(QListWidget):
    """The games of the family, one line each for the classic and the relaxed form.

    As many whole tiles are seen as there is room for; it scrolls by whole ones.

    Args:
        art: The cards of the table, with which the boards are drawn.
        look: Cloth and direction of the boards.
        parent: The dialog.
    """

    def __init__(self, art: CardArt, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._boards = BoardPictures(art, look, BOARD, self.devicePixelRatioF())
        self.setItemDelegate(_Tiles(self._boards, self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        for base, game in FAMILY.items():
            if not base.endswith(RELAXED):
                item = QListWidgetItem()
                item.setData(_BASE, base)
                self._describe(item, game)
                self.addItem(item)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self._on_rendered)
        art.rendered.connect(self._timer.start)

    @property
    def base(self) -> str:
        """The id of the chosen game's classic form."""
        return str(self.currentItem().data(_BASE))

    def choose(self, base: str) -> None:
        """Choose the game of which this is the classic form."""
        for row in range(self.count()):
            if self.item(row).data(_BASE) == base:
                self.setCurrentRow(row)

    def show_chosen(self, game: Game) -> None:
        """Let the chosen tile show a form of its game; the others show the classic ones."""
        for row in range(self.count()):
            item = self.item(row)
            self._describe(
                item, game if item is self.currentItem() else FAMILY[str(item.data(_BASE))]
            )

    def height_of(self, rows: int) -> int:
        """The height in which so many tiles are seen."""
        return rows * self.least_row() + 2 * self.frameWidth()

    def least_row(self) -> int:
        """Height of a tile, of which nothing is cut."""
        width = self.viewport().width() - BOARD.width() - 3 * _PAD - 2 * _LINE
        texts = (
            _heights(self.font(), self.item(row), max(_TEXT, width)) for row in range(self.count())
        )
        return max(BOARD.height(), *map(sum, texts)) + 2 * (_PAD + _LINE)

    def row_height(self) -> int:
        """Height of a tile: those that are seen fill the list."""
        least, height = self.least_row(), self.viewport().height()
        whole = max(1, height // least)
        return least if whole > self.count() else max(least, height // whole)

    def minimumSizeHint(self) -> QSize:
        """One tile."""
        width = (
            BOARD.width()
            + _TEXT
            + 3 * _PAD
            + 2 * _LINE
            + self.verticalScrollBar().sizeHint().width()
        )
        return QSize(width + 2 * self.frameWidth(), self.height_of(1))

    def _describe(self, item: QListWidgetItem, game: Game) -> None:
        # Nothing is painted anew where nothing changes.
        plain = FAMILY[game.base]
        name, sentence = game_name(plain), one_line(plain)
        item.setData(_GAME, game)
        item.setText(name)
        item.setData(_SENTENCE, sentence)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}. {sentence}")

    def _on_rendered(self) -> None:
        self._boards.forget()
        self.viewport().update()


class _Tiles(QStyledItemDelegate):
    """Paints a tile: the board, and beside it name and sentence."""

    def __init__(self, boards: BoardPictures, games: GameList) -> None:
        super().__init__(games)
        self._boards = boards
        self._games = games

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as the list."""
        return QSize(0, self._games.row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a tile; the chosen one is framed, so that its board keeps its colours."""
        tile = option.rect.adjusted(_LINE, _LINE, -_LINE, -_LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, option, tile)
        board = QRect(tile.topLeft(), BOARD)
        board.translate(_PAD, (tile.height() - BOARD.height()) // 2)
        text = tile.adjusted(BOARD.width() + 2 * _PAD, _PAD, -_PAD, -_PAD)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            board.moveRight(tile.right() - _PAD)
            text.moveRight(board.left() - _PAD)
        painter.drawPixmap(board, self._boards.picture(index.data(_GAME)))
        painter.setLayoutDirection(option.direction)
        self._paint_text(painter, option, text, index)
        painter.restore()

    def _paint_frame(self, painter: QPainter, option: QStyleOptionViewItem, tile: QRect) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if not selected and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        colour = option.palette.color(QPalette.ColorRole.Highlight)
        veil = QColor(colour)
        veil.setAlpha(50 if selected else 25)
        painter.setBrush(veil)
        painter.setPen(QPen(colour, _LINE) if selected else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(tile, _PAD, _PAD)

    def _paint_text(
        self, painter: QPainter, option: QStyleOptionViewItem, area: QRect, index: Index
    ) -> None:
        item = self._games.item(index.row())
        above, below = _heights(option.font, item, area.width())
        top = area.top() + max(0, (area.height() - above - below) // 2)
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        painter.setFont(_bold(option.font))
        painter.drawText(QRect(area.left(), top, area.width(), above), _WRAP, item.text())
        painter.setFont(option.font)
        painter.drawText(
            QRect(area.left(), top + above, area.width(), below), _WRAP, item.data(_SENTENCE)
        )


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold


def _heights(font: QFont, item: QListWidgetItem, width: int) -> tuple[int, int]:
    """Heights of name and sentence in lines of that width."""
    area = QRect(0, 0, width, 10_000)
    name = QFontMetrics(_bold(font)).boundingRect(area, _WRAP, item.text()).height()
    return name + 3, QFontMetrics(font).boundingRect(area, _WRAP, item.data(_SENTENCE)).height()
