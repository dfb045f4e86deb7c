"""The move list beside the table. A click on a move goes to the position after it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QCloseEvent, QFont, QFontMetrics, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QInputDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Bookmark, Session
from scorpion_qt.model.storage.save_file import LONGEST_NAME
from scorpion_qt.rules import Step
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.move_words import move_text
from scorpion_qt.text.words import fill

MARK = "★"
"""Sign after a move with a bookmark."""
_LEAST_WIDTH = 150
_LETTERS = 46
"""Letters of a move in words, in bold as the current one: “12. Queen of spades with 1 card to column 7”."""
_NAME_WIDTH = 280
"""Width of the field for a bookmark's name, in pixels."""
_MOST_ROWS = 5
"""Most bookmarks that are visible without scrolling."""

Index = QModelIndex | QPersistentModelIndex
STEP = Qt.ItemDataRole.UserRole


class StepList(QAbstractListModel):
    """A list of the steps of a game, each with its move. One of them can be on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps: list[Step] = []
        self._names: dict[int, str] = {}
        self._current = -1

    def show(
        self, steps: list[Step], current: Step | None, bookmarks: tuple[Bookmark, ...]
    ) -> None:
        """Show steps.

        Args:
            steps: The steps in the order of the list.
            current: The step on the table.
            bookmarks: The bookmarks of the game; those of steps that aren't listed are ignored.
        """
        self.beginResetModel()
        self._steps = steps
        self._names = {id(mark.step): mark.name for mark in bookmarks}
        found = (row for row, step in enumerate(steps) if step is current)
        self._current = next(found, -1)
        self.endResetModel()

    @property
    def current(self) -> QModelIndex:
        """The index of the step on the table."""
        return self.index(self._current)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  as Qt has it
        """Return the number of steps."""
        return 0 if parent.isValid() else len(self._steps)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text or style of a step, or for the role `STEP` the step itself."""
        if not index.isValid():
            return None
        row = index.row()
        step = self._steps[row]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._text(step)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case Qt.ItemDataRole.FontRole if row == self._current:
                font = QFont()
                font.setBold(True)
                return font
            case Qt.ItemDataRole.SizeHintRole:
                # As wide as the list, so that longer texts are elided.
                return QSize(0, QFontMetrics(QApplication.font()).height() + 4)
            case Qt.ItemDataRole.ForegroundRole if 0 <= self._current < row:
                palette = QApplication.palette()
                return palette.brush(QPalette.ColorGroup.Disabled, QPalette.ColorRole.Text)
            case _ if role == STEP:
                return step
        return None

    def _text(self, step: Step, mark: str = MARK) -> str:
        text = move_text(step)
        if step.length:
            number = isolate(QLocale().toString(step.length))
            text = fill(self.tr("%1. %2", "number of a move, and the move"), number, text)
        name = self._names.get(id(step))
        return text if name is None else f"{text} {mark} {name}".rstrip()

    def _spoken(self, row: int) -> str:
        text = self._text(self._steps[row], self.tr("bookmark:"))
        if row == self._current:
            return fill(self.tr("%1, on the table now"), text)
        return text


class _Contents(QWidget):
    """The contents of the dock. The main window asks it, not the dock, for the first width."""

    def sizeHint(self) -> QSize:
        """Return a width for most moves in words, including the column they go to."""
        # The average width that a font states is often not that of its small letters.
        bold = QFont(self.font())
        bold.setBold(True)
        width = QFontMetrics(bold).horizontalAdvance(_LETTERS * "e")
        return QSize(width, super().sizeHint().height())


class MovePanel(QDockWidget):
    """The list of moves and, if there are any, the bookmarks.

    Args:
        model: The game.
        parent: The window.

    Signals:
        closed: The player has closed the panel.
    """

    closed = Signal()

    def __init__(self, model: GameModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("moves")
        self.setFeatures(
            QDockWidget.DockWidgetFeature.DockWidgetClosable
            | QDockWidget.DockWidgetFeature.DockWidgetMovable
        )
        self._model = model
        self._tip: Step | None = None
        self.moves = QListView()
        self.bookmarks = QListView()
        self._move_steps = StepList(self)
        self._marked_steps = StepList(self)
        for view, steps in (
            (self.moves, self._move_steps),
            (self.bookmarks, self._marked_steps),
        ):
            view.setModel(steps)
            view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
            view.setUniformItemSizes(True)
            # The card and the column, at the two ends, stay visible where there is less room.
            view.setTextElideMode(Qt.TextElideMode.ElideMiddle)
            view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            view.setResizeMode(QListView.ResizeMode.Adjust)
            view.setMinimumWidth(_LEAST_WIDTH)
            view.clicked.connect(self._on_chosen)
            view.activated.connect(self._on_chosen)
            view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.moves.customContextMenuRequested.connect(self._on_moves_menu)
        self.bookmarks.customContextMenuRequested.connect(self._on_bookmarks_menu)
        self._label = QLabel()
        self._label.setBuddy(self.bookmarks)
        inside = _Contents()
        column = QVBoxLayout(inside)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self.moves, 1)
        column.addWidget(self._label)
        column.addWidget(self.bookmarks)
        self.setWidget(inside)
        model.changed.connect(self.refresh)
        model.noted.connect(self.refresh)
        self._retranslate()
        self.refresh()

    def refresh(self) -> None:
        """Show the current state of the game; a hidden panel is updated when it is shown."""
        if self.isHidden():
            return
        session = self._model.session
        steps = self._line(session)
        self._move_steps.show(steps, self._model.step, session.bookmarks)
        self.moves.setCurrentIndex(self._move_steps.current)
        self.moves.scrollTo(self._move_steps.current)
        marked = [mark.step for mark in session.bookmarks]
        self._marked_steps.show(marked, self._model.step, session.bookmarks)
        for widget in (self._label, self.bookmarks):
            widget.setVisible(bool(marked))
        rows = min(len(marked), _MOST_ROWS)
        self.bookmarks.setFixedHeight(rows * self.bookmarks.sizeHintForRow(0) + 8 if marked else 0)

    def _line(self, session: Session) -> list[Step]:
        """Return the line that was played, including the undone moves that follow it."""
        history = session.history
        known = ([self._tip] if self._tip is not None else []) + [*history.redoable]
        for tip in known:
            line = tip.line()
            if history.current in line:
                self._tip = tip
                return line
        self._tip = history.current
        return history.current.line()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the changes made while the panel was hidden."""
        super().showEvent(event)
        self.refresh()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Report that the panel is closed."""
        super().closeEvent(event)
        self.closed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
            self.refresh()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Moves"))
        self.moves.setAccessibleName(self.tr("Moves"))
        self._label.setText(self.tr("&Bookmarks"))
        self.bookmarks.setAccessibleName(self.tr("Bookmarks"))

    def _on_chosen(self, index: QModelIndex) -> None:
        step = index.data(STEP)
        if isinstance(step, Step) and not self._model.session.paused:
            self._model.jump(step)

    def _on_moves_menu(self, point: QPoint) -> None:
        self._menu(self.moves, point)

    def _on_bookmarks_menu(self, point: QPoint) -> None:
        self._menu(self.bookmarks, point)

    def _menu(self, view: QListView, point: QPoint) -> None:
        step = view.indexAt(point).data(STEP)
        if not isinstance(step, Step):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if self._model.session.bookmark(step):
            menu.addAction(self.tr("&Name this bookmark…")).triggered.connect(
                lambda: self.ask_name(step)
            )
            menu.addAction(self.tr("&Remove this bookmark")).triggered.connect(
                lambda: self._model.remove_bookmark(step)
            )
        else:
            menu.addAction(self.tr("Set a &bookmark here")).triggered.connect(
                lambda: self._model.set_bookmark(step)
            )
        menu.popup(view.viewport().mapToGlobal(point))

    def ask_name(self, step: Step) -> None:
        """Ask for the name of a bookmark."""
        dialog = QInputDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(self.tr("Name this bookmark"))
        dialog.setLabelText(self.tr("Name:"))
        dialog.setOkButtonText(self.tr("Set"))
        dialog.setCancelButtonText(self.tr("Cancel"))
        mark = self._model.session.bookmark(step)
        for line in dialog.findChildren(QLineEdit):
            line.setMinimumWidth(_NAME_WIDTH)
        dialog.setTextValue(mark.name if mark else "")
        dialog.textValueSelected.connect(lambda name: self._name(step, name))
        dialog.open()

    def _name(self, step: Step, name: str) -> None:
        printable = "".join(letter for letter in name if letter.isprintable())
        self._model.set_bookmark(step, printable.strip()[:LONGEST_NAME])
