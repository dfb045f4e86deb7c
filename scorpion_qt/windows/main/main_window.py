"""The main window: the table, the strip below, and a notice over it. `assembly` connects them."""

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
"""Smallest size of the window, which fits a screen of 480 × 360 with a title bar."""


class MainWindow(QMainWindow):
    """Shows the table, the status strip and the notice.

    Attributes:
        table: The table.
        strip: The status strip.
        notice: The notice over the table.

    Signals:
        system_changed: (QEvent.Type) The language, direction, palette, font, activity or state of
            the window has changed.
        closing: The window is being closed; its size and place have been saved.
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
        """Show the deal in the title and in the strip."""
        # Qt appends the program's name.
        self.setWindowTitle(game_name(game))
        self.strip.set_deal(game, number)

    def restore_place(self) -> None:
        """Restore the size and the place from the last start."""
        resize_first(self, FIRST_SIZE)
        # If the screen of the window no longer exists, Qt moves it to another one.
        self.restoreGeometry(self._settings.arrangement("window/geometry"))
        self.restoreState(self._settings.arrangement("window/state"))

    def changeEvent(self, event: QEvent) -> None:
        """Report changes made by the system or the player."""
        self.system_changed.emit(event.type())
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save size and place, and report the closing."""
        store = self._settings.store
        store.setValue("window/geometry", self.saveGeometry())
        store.setValue("window/state", self.saveState())
        self.closing.emit()
        super().closeEvent(event)


def _column(table: QWidget, strip: QWidget) -> QWidget:
    """Return a widget with the strip below the table, which takes the remaining height."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(table, 1)
    column.addWidget(strip)
    return whole
