"""The main window: the table, the strip under it, and a notice over it. What they do is connected in `assembly`."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DealNumber, Game
from scorpion_qt.text.game_names import game_name
from scorpion_qt.view.table import TableView
from scorpion_qt.windows.common.fitting import resize_first

from .notice import Notice
from .status_strip import StatusStrip

FIRST_SIZE = QSize(1000, 720)
LEAST_SIZE = QSize(480, 320)
"""What a screen of 480 × 360 has room for, under a title bar."""


class MainWindow(QMainWindow):
    """The main window.

    Attributes:
        table: The cards.
        strip: What is known of the game, in a line.
        notice: What is said over the table.

    Signals:
        system_changed: (QEvent.Type) Language, direction, palette, font, activity or state of the window has changed.
        closing: The window is being closed; size and place have been kept.
    """

    system_changed = Signal(QEvent.Type)
    closing = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self.table = TableView()
        self.strip = StatusStrip()
        self.setCentralWidget(_column(self.table, self.strip))
        self.notice = Notice(self.table)
        self.table.setFocus()
        self.setMinimumSize(LEAST_SIZE)

    def show_deal(self, game: Game, number: DealNumber | None) -> None:
        """Name the deal in the title and in the strip."""
        # Qt adds the program's name to that of the game.
        self.setWindowTitle(game_name(game))
        self.strip.set_deal(game, number)

    def restore_place(self) -> None:
        """Take the size and the place of the last time."""
        resize_first(self, FIRST_SIZE)
        # Qt moves a window whose screen is gone onto one that exists.
        self.restoreGeometry(self._settings.arrangement("window/geometry"))
        self.restoreState(self._settings.arrangement("window/state"))

    def changeEvent(self, event: QEvent) -> None:
        """Report what the system or the person has changed."""
        self.system_changed.emit(event.type())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place, and report the end."""
        store = self._settings.store
        store.setValue("window/geometry", self.saveGeometry())
        store.setValue("window/state", self.saveState())
        self.closing.emit()
        super().closeEvent(event)


def _column(table: QWidget, strip: QWidget) -> QWidget:
    """Return a table, as high as there is room, on a strip."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(table, 1)
    column.addWidget(strip)
    return whole
