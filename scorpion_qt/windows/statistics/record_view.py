"""How the tables of the statistics are shown: as wide as the window, each column as wide as it has to be."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from .attempt_table import RecordTable

_WIDEST: Final = 230
"""Of a column, until the player makes it wider: a game's name with all its house rules is long."""
_GAP: Final = 4
"""Between the texts of two columns, more than Qt leaves."""
_LEAST: Final = 110
"""Of the column with the games, where the others leave it no more."""
_LOOKED_AT: Final = 50
"""Rows that a column is measured by."""


class RecordView(QTableView):
    """A table of texts; the column with the games takes what the others leave.

    Args:
        table: What is shown.
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
        """Give each column the width that its texts want."""
        self.resizeColumnsToContents()
        for column in range(self._table.columnCount()):
            self.setColumnWidth(column, min(self.columnWidth(column) + _GAP, _WIDEST))
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new width."""
        super().resizeEvent(event)
        self._fill()

    def changeEvent(self, event: QEvent) -> None:
        """Measure anew in another font."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self.fit()

    def _fill(self) -> None:
        wide = self._table.wide
        others = self.horizontalHeader().length() - self.columnWidth(wide)
        self.setColumnWidth(wide, max(_LEAST, self.viewport().width() - others))
