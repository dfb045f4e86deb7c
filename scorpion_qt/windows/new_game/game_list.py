"""The games to choose from: each as a drawn board with its name and a sentence."""

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
"""Size of a drawn board, in logical pixels; as high as the cards as they are dealt need."""
_TEXT: Final = 160
"""Least width of the text beside a board."""
_PAD: Final = 8
"""Between the edge of a tile, its board and its text."""
_LINE: Final = 2
_GAP: Final = 3
"""Between name and sentence."""
_PAUSE: Final = 50
"""Milliseconds after which boards are painted anew when cards have been rendered."""
_CLASSIC: Final = Qt.ItemDataRole.UserRole
_GAME: Final = Qt.ItemDataRole.UserRole + 1
_SENTENCE: Final = Qt.ItemDataRole.UserRole + 2

Index = QModelIndex | QPersistentModelIndex


class GameList(QListWidget):
    """The games of the family, a tile for each, whether its classic or its relaxed form is chosen.

    As many whole tiles are seen as there is room for; it scrolls by whole ones.

    Args:
        art: The cards of the table, with which the boards are drawn.
        look: Cloth and direction of the boards.
        parent: The dialog.

    Attributes:
        boards: The drawn ones; see :meth:`want`.
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
        """Choose a game, whatever its form and its house rules."""
        plain = FAMILY[game.classic.base]
        for row in range(self.count()):
            if self.item(row).data(_CLASSIC) == plain:
                self.setCurrentRow(row)

    def show_chosen(self, game: Game) -> None:
        """Let the chosen tile show a form of its game; the others show the classic ones."""
        for row in range(self.count()):
            item = self.item(row)
            self._describe(item, game if item is self.currentItem() else item.data(_CLASSIC))

    def height_of(self, rows: int) -> int:
        """The height in which so many tiles are seen."""
        return rows * self.least_row() + 2 * self.frameWidth()

    def least_row(self) -> int:
        """Height of a tile, of which nothing is cut."""
        width = self.viewport().width() - BOARD.width() - 3 * _PAD - 2 * _LINE
        heights = (
            sum(map(_height, _texts(self.font(), self.item(row), max(_TEXT, width)))) + _GAP
            for row in range(self.count())
        )
        return max(BOARD.height() + 2 * _PAD, *heights) + 2 * _LINE

    @property
    def row_height(self) -> int:
        """Height of a tile: those that are seen fill the list."""
        return self._row_height

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

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the tiles in."""
        super().resizeEvent(event)
        least, height = self.least_row(), self.viewport().height()
        whole = max(1, height // least)
        row = least if whole > self.count() else max(least, height // whole)
        if row != self._row_height:
            self._row_height = row
            self.scheduleDelayedItemsLayout()

    def _describe(self, item: QListWidgetItem, game: Game) -> None:
        # Nothing is painted anew where nothing changes.
        plain = FAMILY[game.base]
        name, sentence = game_name(plain), one_line(plain)
        item.setData(_GAME, game)
        item.setText(name)
        item.setData(_SENTENCE, sentence)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}. {sentence}")

    def want(self, game: Game) -> None:
        """Have a board painted soon: the tiles are there first."""
        self._wanted[game.id] = game
        self._timer.start(0)

    def _on_rendered(self) -> None:
        # Cards come one by one; the boards are painted anew when some have come.
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
    """Paints a tile: the board, and beside it name and sentence."""

    def __init__(self, boards: BoardPictures, games: GameList) -> None:
        super().__init__(games)
        self._boards = boards
        self._games = games

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As wide as the list."""
        return QSize(0, self._games.row_height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a tile; the chosen one is framed, so that its board keeps its colours."""
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
            # The keyboard is elsewhere.
            colour.setAlpha(140)
        painter.setPen(QPen(colour, _LINE) if selected else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(tile, _PAD, _PAD)


def _texts(font: QFont, item: QListWidgetItem, width: int) -> tuple[QTextLayout, QTextLayout]:
    """Name and sentence in lines of that width."""
    bold = QFont(font)
    bold.setBold(True)
    direction = QGuiApplication.layoutDirection()
    return (
        _lines(item.text(), bold.toString(), width, direction),
        _lines(item.data(_SENTENCE), font.toString(), width, direction),
    )


@lru_cache(maxsize=128)
def _lines(text: str, described: str, width: int, direction: Qt.LayoutDirection) -> QTextLayout:
    """A text in lines that are flush where the language begins to read.

    `QPainter.drawText` is not used: in right-to-left lines it leaves the space at a line's end at its beginning.
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
