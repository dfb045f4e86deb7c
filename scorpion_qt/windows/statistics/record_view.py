"""The view of the statistics' tables: as wide as the window, with columns fitted to their texts."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from .attempt_table import RecordTable

_WIDEST: Final = 230
"""Largest width a column gets automatically. A game's name with all its house rules is long."""
_GAP: Final = 4
"""Space between the texts of two columns, added to Qt's."""
_LEAST: Final = 110
"""Smallest width of the column with the games."""
_LOOKED_AT: Final = 50
"""Rows measured for the width of a column."""


class RecordView(QTableView):
    """A table of texts whose column with the games takes the width left by the others.

    Args:
        table: The model to show.
        parent: The owner.
    """

    def __init__(self, table: RecordTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.setModel(table)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.setHighlightSections(False)
        header.setResizeContentsPrecision(_LOOKED_AT)
        table.modelReset.connect(self.fit)

    def fit(self) -> None:
        """Fit the width of each column to its texts."""
        self.resizeColumnsToContents()
        for column in range(self._table.columnCount()):
            self.setColumnWidth(column, min(self.columnWidth(column) + _GAP, _WIDEST))
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new width."""
        super().resizeEvent(event)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Fit the columns again when the font changes."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit()

    def _fill(self) -> None:
        wide = self._table.wide
        others = self.horizontalHeader().length() - self.columnWidth(wide)
        self.setColumnWidth(wide, max(_LEAST, self.viewport().width() - others))
