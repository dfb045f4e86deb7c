"""Exporting and resetting the statistics."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from scorpion_qt.model.storage.export import csv_text, json_text
from scorpion_qt.model.storage.files import write_whole
from scorpion_qt.model.storage.statistics_fault import StatisticsUnavailable
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.storage_words import statistics_fault_text, write_fault_text
from scorpion_qt.text.words import fill


class StatisticsFiles(QObject):
    """Exports and resets all attempts.

    Args:
        storage: Where the attempts are stored.
        window: The parent of the dialogs.

    Signals:
        said: (sentence) There is a message for the player.
        begun_anew: The statistics have been reset.
    """

    said = Signal(str)
    begun_anew = Signal()

    def __init__(self, storage: Storage, window: QWidget) -> None:
        super().__init__(window)
        self._storage = storage
        self._window = window

    def ask_export(self) -> None:
        """Ask for the name of the export file."""
        dialog = QFileDialog(self._window, self.tr("Export the statistics"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        filters = [
            fill(self.tr("Comma-separated values (%1)"), "*.csv"),
            fill(self.tr("JSON (%1)"), "*.json"),
        ]
        dialog.setNameFilters(filters)
        dialog.setDefaultSuffix("csv")
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("csv" if chosen == filters[0] else "json")
        )
        dialog.selectFile("scorpion-qt-statistics")
        dialog.fileSelected.connect(lambda name: self.export_to(Path(name)))
        dialog.open()

    def export_to(self, path: Path) -> None:
        """Write all attempts to a file, as JSON or comma-separated values depending on its name."""
        try:
            attempts = self._storage.statistics.everything()
            text = json_text(attempts) if path.suffix.lower() == ".json" else csv_text(attempts)
            write_whole(path, text.encode())
        except StatisticsUnavailable as problem:
            self.said.emit(statistics_fault_text(problem))
        except OSError as error:
            failed = self.tr("The statistics could not be exported")
            self.said.emit(write_fault_text(failed, error))
        else:
            self.said.emit(fill(self.tr("Exported to %1"), isolate(path.name)))

    def ask_reset(self) -> None:
        """Ask for confirmation before resetting the statistics."""
        box = QMessageBox(self._window)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setIcon(QMessageBox.Icon.Question)
        box.setWindowTitle(self.tr("Begin the statistics anew"))
        box.setText(
            self.tr("Begin the statistics anew? The present ones are kept in a backup file.")
        )
        anew = box.addButton(self.tr("Begin anew"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole))
        anew.clicked.connect(self.begin_anew)
        box.open()

    def begin_anew(self) -> None:
        """Back up the statistics to a file and reset them."""
        try:
            kept = self._storage.reset_statistics()
        except StatisticsUnavailable as problem:
            self.said.emit(statistics_fault_text(problem))
            return
        except OSError as error:
            failed = self.tr("No backup of the statistics could be made")
            self.said.emit(write_fault_text(failed, error))
            return
        self.begun_anew.emit()
        if kept:
            self.said.emit(
                fill(self.tr("The statistics up to now are kept as %1"), isolate(kept.name))
            )
