"""The list of games to choose from, each with a painted board, its name and a sentence."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt, QTimer
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QPainter,
    QPalette,
    QPen,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from scorpion_qt.rules import FAMILY, Game
from scorpion_qt.text.game_names import game_name, one_line
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import CardArt
from scorpion_qt.windows.common.board_picture import BoardPictures

BOARD: Final = QSize(216, 104)
"""Size of a painted board, in logical pixels, high enough for the cards as dealt."""
_TEXT: Final = 160
"""Smallest width of the text beside a board."""
_PAD: Final = 8
"""Space between the edge of a tile, its board and its text."""
_LINE: Final = 2
_GAP: Final = 3
"""Space between name and sentence."""
_PAUSE: Final = 50
"""Milliseconds between rendering cards and repainting the boards."""
_CLASSIC: Final = Qt.ItemDataRole.UserRole
_GAME: Final = Qt.ItemDataRole.UserRole + 1
_SENTENCE: Final = Qt.ItemDataRole.UserRole + 2

Index = QModelIndex | QPersistentModelIndex


class GameList(QListWidget):
    """The list of the games, with one tile for the classic and the relaxed form of a game.

    It shows as many whole tiles as fit, and scrolls by whole tiles.

    Args:
        art: The cards of the table, for painting the boards.
        look: Cloth and direction of the boards.
        parent: The dialog.

    Attributes:
        boards: The painted boards; see :meth:`want`.
    """

    def __init__(self, art: CardArt, look: TableAppearance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boards = BoardPictures(art, look, BOARD, self.devicePixelRatioF())
        self.setItemDelegate(_Tiles(self.boards, self))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMouseTracking(True)
        for game in FAMILY.values():
            if game == game.classic:
                item = QListWidgetItem()
                item.setData(_CLASSIC, game)
                self._describe(item, game)
                self.addItem(item)
        self._row_height = self.least_row()
        self._wanted: dict[str, Game] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._paint_boards)
        art.rendered.connect(self._on_rendered)

    @property
    def chosen(self) -> Game:
        """The chosen game in its classic form, without house rules."""
        game: Game = self.currentItem().data(_CLASSIC)
        return game

    def choose(self, game: Game) -> None:
        """Select a game, in any form and with any house rules."""
        plain = FAMILY[game.classic.base]
        for row in range(self.count()):
            if self.item(row).data(_CLASSIC) == plain:
                self.setCurrentRow(row)

    def show_chosen(self, game: Game) -> None:
        """Show a form of its game in the selected tile, and the classic form in the others."""
        for row in range(self.count()):
            item = self.item(row)
            self._describe(item, game if item is self.currentItem() else item.data(_CLASSIC))

    def height_of(self, rows: int) -> int:
        """Return the height that shows a number of whole tiles."""
        return rows * self.least_row() + 2 * self.frameWidth()

    def least_row(self) -> int:
        """Return the smallest height of a tile that cuts nothing off."""
        width = self.viewport().width() - BOARD.width() - 3 * _PAD - 2 * _LINE
        heights = (
            sum(map(_height, _texts(self.font(), self.item(row), max(_TEXT, width)))) + _GAP
            for row in range(self.count())
        )
        return max(BOARD.height() + 2 * _PAD, *heights) + 2 * _LINE

    @property
    def row_height(self) -> int:
        """The height of a tile, such that the visible tiles fill the list."""
        return self._row_height

    def minimumSizeHint(self) -> QSize:
        """Return the size of one tile."""
        width = (
            BOARD.width()
            + _TEXT
            + 3 * _PAD
            + 2 * _LINE
            + self.verticalScrollBar().sizeHint().width()
        )
        return QSize(width + 2 * self.frameWidth(), self.height_of(1))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tiles to the new height."""
        super().resizeEvent(event)
        least, height = self.least_row(), self.viewport().height()
        whole = max(1, height // least)
        row = least if whole > self.count() else max(least, height // whole)
        if row != self._row_height:
            self._row_height = row
            self.scheduleDelayedItemsLayout()
            # A narrower list needs higher tiles.
            self.updateGeometry()

    def _describe(self, item: QListWidgetItem, game: Game) -> None:
        # Setting unchanged data doesn't repaint the item.
        plain = FAMILY[game.base]
        name, sentence = game_name(plain), one_line(plain)
        item.setData(_GAME, game)
        item.setText(name)
        item.setData(_SENTENCE, sentence)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}. {sentence}")

    def want(self, game: Game) -> None:
        """Schedule the painting of a board, so that the tiles appear first."""
        self._wanted[game.id] = game
        self._timer.start(0)

    def _on_rendered(self) -> None:
        # Cards are rendered one at a time; the boards are repainted once for several of them.
        for row in range(self.count()):
            game: Game = self.item(row).data(_GAME)
            self._wanted[game.id] = game
        if not self._timer.isActive():
            self._timer.start(_PAUSE)

    def _paint_boards(self) -> None:
        for game in self._wanted.values():
            self.boards.paint(game)
        self._wanted.clear()
        self.viewport().update()


class _Tiles(QStyledItemDelegate):
    """Paints a tile: the board, with name and sentence beside it."""

    def __init__(self, boards: BoardPictures, games: GameList) -> None:
        super().__init__(games)
        self._boards = boards
        self._games = games

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of a tile, which is always as wide as the list."""
        return QSize(0, self._games.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a tile. The selected one gets a frame, so that its board keeps its colours."""
        tile = option.rect.adjusted(_LINE, _LINE, -_LINE, -_LINE)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_frame(painter, option, tile)
        board = QRect(tile.topLeft(), BOARD)
        board.translate(_PAD, (tile.height() - BOARD.height()) // 2)
        text = tile.adjusted(BOARD.width() + 2 * _PAD, 0, -_PAD, 0)
        if option.direction is Qt.LayoutDirection.RightToLeft:
            board.moveRight(tile.right() - _PAD)
            text.moveRight(board.left() - _PAD)
        picture = self._boards.picture(index.data(_GAME))
        if picture is not None:
            painter.drawPixmap(board, picture)
        else:
            self._games.want(index.data(_GAME))
        painter.setPen(option.palette.color(QPalette.ColorRole.Text))
        name, sentence = _texts(option.font, self._games.item(index.row()), text.width())
        height = _height(name) + _GAP + _height(sentence)
        top = QPointF(text.left(), text.top() + max(0.0, (text.height() - height) / 2))
        name.draw(painter, top)
        sentence.draw(painter, top + QPointF(0, _height(name) + _GAP))
        painter.restore()

    def _paint_frame(self, painter: QPainter, option: QStyleOptionViewItem, tile: QRect) -> None:
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if not selected and not option.state & QStyle.StateFlag.State_MouseOver:
            return
        colour = option.palette.color(QPalette.ColorRole.Highlight)
        veil = QColor(colour)
        veil.setAlpha(50 if selected else 25)
        painter.setBrush(veil)
        if not option.state & QStyle.StateFlag.State_HasFocus:
            # The keyboard focus is elsewhere.
            colour.setAlpha(140)
        painter.setPen(QPen(colour, _LINE) if selected else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(tile, _PAD, _PAD)


def _texts(font: QFont, item: QListWidgetItem, width: int) -> tuple[QTextLayout, QTextLayout]:
    """Return the name and the sentence of an item in lines of a given width."""
    bold = QFont(font)
    bold.setBold(True)
    direction = QGuiApplication.layoutDirection()
    return (
        _lines(item.text(), bold.toString(), width, direction),
        _lines(item.data(_SENTENCE), font.toString(), width, direction),
    )


@lru_cache(maxsize=128)
def _lines(text: str, described: str, width: int, direction: Qt.LayoutDirection) -> QTextLayout:
    """Return a text in lines aligned to the side where the language starts reading.

    In right-to-left text, `QPainter.drawText` would put the space at a line's end at its start.
    """
    # Unlike `drawText`, this does not mirror the alignment.
    right = direction is Qt.LayoutDirection.RightToLeft
    option = QTextOption(Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft)
    option.setTextDirection(direction)
    font = QFont()
    font.fromString(described)
    layout = QTextLayout(text, font)
    layout.setTextOption(option)
    layout.beginLayout()
    height = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        line.setPosition(QPointF(0, height))
        height += line.height()
    layout.endLayout()
    return layout


def _height(layout: QTextLayout) -> int:
    return math.ceil(layout.boundingRect().height())
