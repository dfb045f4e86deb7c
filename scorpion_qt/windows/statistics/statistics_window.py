"""The statistics window: totals, charts, and the list of attempts."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.storage.attempts import Attempt, Counted
from scorpion_qt.model.storage.statistics import Filter
from scorpion_qt.model.storage.statistics_fault import StatisticsUnavailable
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.model.storage.summary import summarise
from scorpion_qt.text.storage_words import statistics_damaged_text, statistics_fault_text
from scorpion_qt.text.words import unmarked
from scorpion_qt.windows.common.fitting import resize_first

from .attempt_table import AttemptTable, SummaryTable, name_of
from .record_view import RecordView
from .statistics_files import StatisticsFiles

DAY: Final = 86_400
PERIODS: Final = (None, 7 * DAY, 30 * DAY, 365 * DAY)
"""Length of each period up to now, in seconds; None for all time."""
_FIRST_SIZE: Final = QSize(860, 560)
_CHARTS = 1
"""Index of the page with the charts."""


class StatisticsWindow(QWidget):
    """Shows the statistics.

    Args:
        storage: Where the attempts are stored.
        parent: The main window.

    Signals:
        again_requested: (Attempt) The player wants to play the deal of an attempt again.
        replay_requested: (Attempt) The player wants to see an attempt move by move.
    """

    again_requested = Signal(object)
    replay_requested = Signal(object)

    def __init__(self, storage: Storage, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_first(self, _FIRST_SIZE)
        self._storage = storage
        self._outcomes: list[Counted] = []
        self._charted = False
        self.files = StatisticsFiles(storage, self)
        self.game = QComboBox()
        self.period = QComboBox()
        self.game.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.game.setMinimumContentsLength(12)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.hide()
        self.sums = SummaryTable(self)
        self.attempts = AttemptTable(storage.statistics, self)
        self.sums_view = RecordView(self.sums)
        self.attempts_view = RecordView(self.attempts)
        self.attempts_view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.pages = QTabWidget()
        self.charts = QScrollArea()
        self.charts.setWidgetResizable(True)
        self.again = QPushButton()
        self.replay = QPushButton()
        self.export = QPushButton()
        self.reset = QPushButton()
        self.close_ = QPushButton()
        self._lay_out()
        self.game.activated.connect(self.refresh)
        self.period.activated.connect(self.refresh)
        self.pages.currentChanged.connect(self._on_page)
        self.again.clicked.connect(lambda: self._request(self.again_requested.emit))
        self.replay.clicked.connect(lambda: self._request(self.replay_requested.emit))
        self.attempts_view.activated.connect(lambda: self._request(self.replay_requested.emit))
        self.attempts_view.selectionModel().selectionChanged.connect(self._on_selected)
        self.export.clicked.connect(self.files.ask_export)
        self.reset.clicked.connect(self.files.ask_reset)
        self.files.begun_anew.connect(self.refresh)
        self.files.said.connect(self._tell)
        self.close_.clicked.connect(self.close)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        storage.results_changed.connect(self.refresh)
        self._retranslate()
        self.refresh()

    def _lay_out(self) -> None:
        filters = QHBoxLayout()
        filters.addWidget(self.game, 1)
        filters.addWidget(self.period)
        filters.addStretch(1)
        listed = QWidget()
        column = QVBoxLayout(listed)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.attempts_view)
        row = QHBoxLayout()
        row.setContentsMargins(6, 0, 6, 6)
        row.addWidget(self.again)
        row.addWidget(self.replay)
        row.addStretch()
        column.addLayout(row)
        for page in (self.sums_view, self.charts, listed):
            self.pages.addTab(page, "")
        below = QHBoxLayout()
        below.addWidget(self.export)
        below.addWidget(self.reset)
        below.addStretch()
        below.addWidget(self.close_)
        whole = QVBoxLayout(self)
        whole.addLayout(filters)
        whole.addWidget(self.problem)
        whole.addWidget(self.pages, 1)
        whole.addLayout(below)

    @property
    def filter(self) -> Filter:
        """The filter for the attempts that are shown."""
        back = self.period.currentData()
        return Filter(self.game.currentData(), None if back is None else int(time.time()) - back)

    def refresh(self) -> None:
        """Read the database again."""
        self.problem.hide()
        try:
            self._fill_games()
            self._outcomes = self._storage.statistics.outcomes(self.filter)
            self.attempts.show(self.filter)
        except StatisticsUnavailable as problem:
            self._outcomes = []
            self._tell(statistics_fault_text(problem))
        if kept := self._storage.statistics.damaged():
            self._tell(statistics_damaged_text(kept))
        total, games = summarise(self._outcomes)
        self.sums.show(games if len(games) == 1 else [total, *games])
        self._on_selected()
        some = bool(self._outcomes)
        self.export.setEnabled(some)
        self.reset.setEnabled(some and self._storage.writable)
        self._clear_charts()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
                self.sums.retranslate()
                self.attempts.retranslate()
                self._clear_charts()
            case QEvent.Type.PaletteChange:
                self._clear_charts()
        super().changeEvent(event)

    def _tell(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self.game.setAccessibleName(self.tr("Game"))
        self.period.setAccessibleName(self.tr("Period"))
        chosen = max(0, self.period.currentIndex())
        self.period.clear()
        for back, text in zip(
            PERIODS,
            (
                self.tr("All time"),
                self.tr("Last 7 days"),
                self.tr("Last 30 days"),
                self.tr("Last 365 days"),
            ),
            strict=True,
        ):
            self.period.addItem(text, back)
        self.period.setCurrentIndex(chosen)
        for row in range(self.game.count()):
            self.game.setItemText(row, self._game_text(self.game.itemData(row)))
        for page, text in enumerate(
            (self.tr("&Results"), self.tr("&Charts"), self.tr("&Attempts"))
        ):
            self.pages.setTabText(page, text)
        self.sums_view.setAccessibleName(self.tr("Results"))
        self.attempts_view.setAccessibleName(self.tr("Attempts"))
        self.charts.setAccessibleName(unmarked(self.pages.tabText(_CHARTS)))
        self.again.setText(self.tr("&Play again"))
        self.replay.setText(self.tr("Re&play"))
        self.export.setText(self.tr("&Export…"))
        self.reset.setText(self.tr("Begin a&new…"))
        self.close_.setText(self.tr("C&lose"))

    def _game_text(self, identity: str | None) -> str:
        return self.tr("All games") if identity is None else name_of(identity)

    def _fill_games(self) -> None:
        chosen = self.game.currentData()
        games: list[str | None] = [None, *self._storage.statistics.games()]
        self.game.clear()
        for identity in games:
            self.game.addItem(self._game_text(identity), identity)
        self.game.setCurrentIndex(games.index(chosen) if chosen in games else 0)

    # Attempts

    def _request(self, emit: Callable[[Attempt], None]) -> None:
        index = self.attempts_view.currentIndex()
        if index.isValid():
            emit(self.attempts.attempt(index))

    def _on_selected(self) -> None:
        chosen = self.attempts_view.currentIndex().isValid()
        self.again.setEnabled(chosen)
        self.replay.setEnabled(chosen)

    # Charts

    def _clear_charts(self) -> None:
        self._charted = False
        self.charts.setWidget(QWidget())
        if self.pages.currentIndex() == _CHARTS:
            self._on_page(_CHARTS)

    def _on_page(self, page: int) -> None:
        """Draw the charts on their page, or select an attempt in the list."""
        if page == _CHARTS and not self._charted:
            from .charts_page import charts_page

            self._charted = True
            self.charts.setWidget(charts_page(self._outcomes))
        elif page > _CHARTS and not self.attempts_view.currentIndex().isValid():
            self.attempts_view.selectionModel().setCurrentIndex(
                self.attempts.index(0, 0),
                QItemSelectionModel.SelectionFlag.ClearAndSelect
                | QItemSelectionModel.SelectionFlag.Rows,
            )
