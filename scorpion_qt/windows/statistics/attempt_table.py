"""The tables of the statistics: the totals for each game, and the list of attempts."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.storage.attempts import Attempt, Result
from scorpion_qt.model.storage.statistics import Filter, Statistics
from scorpion_qt.model.storage.statistics_fault import StatisticsUnavailable
from scorpion_qt.model.storage.summary import Summary
from scorpion_qt.rules import Unreadable, parse_game
from scorpion_qt.text.durations import duration
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.words import fill
from scorpion_qt.windows.common.wrapping import wrapped

Index = QModelIndex | QPersistentModelIndex
ROOT: Final = QModelIndex()
PAGE: Final = 200
"""Attempts read at a time while scrolling."""
NOTHING: Final = "–"
_BEST_SCORE: Final = 6
_TIPS: Final = (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole)
_TITLE: Final = 66
"""Width of a line of a column's title, in pixels."""


def name_of(identity: str) -> str:
    """Return the name of a game, or its identity if the game no longer exists."""
    try:
        return game_name(parse_game(identity))
    except Unreadable:
        return identity


class RecordTable(QAbstractTableModel):
    """The base of both tables: text cells, aligned for reading.

    Attributes:
        wide: The column that takes the width left by the others.
        words: The columns with words and names. Numbers are aligned at the end of their columns.
    """

    wide = 0
    words: frozenset[int] = frozenset({0})

    def headers(self) -> list[str]:
        """Return the titles of the columns."""
        raise NotImplementedError

    def cells(self, row: int) -> list[str]:
        """Return the texts of a row."""
        raise NotImplementedError

    def columnCount(self, parent: Index = ROOT) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(self.headers())

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the title of a column, broken into lines if it is long, or its alignment."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                metrics = QFontMetrics(QApplication.font())
                return wrapped(self.headers()[section], metrics, _TITLE)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.headers()[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                return self._alignment(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the text of a cell, or its alignment."""
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self.cells(index.row())[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._alignment(index.column())
        return None

    def _alignment(self, column: int) -> Qt.AlignmentFlag:
        flag = Qt.AlignmentFlag
        side = flag.AlignLeading if column in self.words else flag.AlignTrailing
        return side | flag.AlignVCenter


class SummaryTable(RecordTable):
    """All games together, then each game on its own."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Summary] = []

    def show(self, rows: list[Summary]) -> None:
        """Show the totals."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of games, including the total."""
        return 0 if parent.isValid() else len(self._rows)

    def headers(self) -> list[str]:
        """Return the titles of the columns."""
        return [
            self.tr("Game"),
            self.tr("Played"),
            self.tr("Won"),
            self.tr("Share won"),
            self.tr("Streak"),
            self.tr("Longest streak"),
            self.tr("Best score"),
            self.tr("Fastest win"),
            self.tr("Fewest moves"),
            self.tr("Time spent"),
        ]

    def cells(self, row: int) -> list[str]:
        """Return the texts of a row."""
        summary, locale = self._rows[row], QLocale()

        def number(value: int | None) -> str:
            return NOTHING if value is None else locale.toString(value)

        def time(value: float | None) -> str:
            return NOTHING if value is None else duration(int(value))

        return [
            name_of(summary.game) if summary.game else self.tr("All games"),
            number(summary.played),
            number(summary.won),
            self.share(summary),
            number(summary.streak),
            number(summary.longest_streak),
            number(summary.best_score),
            time(summary.fastest),
            number(summary.fewest_moves),
            time(summary.seconds),
        ]

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """Return the base class's data, and a tool tip that says when there is a best score."""
        if orientation is Qt.Orientation.Horizontal and section == _BEST_SCORE and role in _TIPS:
            return self._when_compared()
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the base class's data, and a tool tip that says why there is no best score."""
        if index.isValid() and index.column() == _BEST_SCORE and role in _TIPS:
            summary = self._rows[index.row()]
            if summary.best_score is None:
                return self._when_compared()
        return super().data(index, role)

    def _when_compared(self) -> str:
        return self.tr(
            "Scores are compared only within one game, and only where points cannot be gathered without end"
        )

    def share(self, summary: Summary) -> str:
        """Return the win rate with its interval, such as “30% (21–41%)”."""
        if summary.share is None:
            return NOTHING
        low, high = summary.interval
        locale = QLocale()
        return fill(
            self.tr("%1% (%2–%3%)", "share of games won, and its 95 % interval"),
            *(locale.toString(round(100 * value)) for value in (summary.share, low, high)),
        )

    def retranslate(self) -> None:
        """Follow the language."""
        self.show(self._rows)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)


class AttemptTable(RecordTable):
    """Attempts, the last one first, read from the database while scrolling.

    Args:
        statistics: The database.
        parent: The owner.
    """

    wide = 1
    words = frozenset({0, 1, 2, 3})

    def __init__(self, statistics: Statistics, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._statistics = statistics
        self._filter = Filter()
        self._rows: list[Attempt] = []
        self._complete = True

    def show(self, chosen: Filter) -> None:
        """Show the attempts that match a filter.

        Raises:
            StatisticsUnavailable: The database can't be read.
        """
        rows = self._statistics.attempts(chosen, 0, PAGE)
        self.beginResetModel()
        self._filter, self._rows, self._complete = chosen, rows, len(rows) < PAGE
        self.endResetModel()

    def attempt(self, index: Index) -> Attempt:
        """Return the attempt of a row."""
        return self._rows[index.row()]

    def rowCount(self, parent: Index = ROOT) -> int:
        """Return the number of attempts read so far."""
        return 0 if parent.isValid() else len(self._rows)

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether there are more attempts to read."""
        return not parent.isValid() and not self._complete

    def fetchMore(self, parent: Index) -> None:
        """Read the next attempts."""
        try:
            more = self._statistics.attempts(self._filter, len(self._rows), PAGE)
        except StatisticsUnavailable:
            more = []
        self._complete = len(more) < PAGE
        if more:
            self.beginInsertRows(ROOT, len(self._rows), len(self._rows) + len(more) - 1)
            self._rows += more
            self.endInsertRows()

    def headers(self) -> list[str]:
        """Return the titles of the columns."""
        return [
            self.tr("Ended"),
            self.tr("Game"),
            self.tr("Deal"),
            self.tr("Result"),
            self.tr("Score"),
            self.tr("Moves"),
            self.tr("Time"),
            self.tr("Undone"),
            self.tr("Help"),
        ]

    def cells(self, row: int) -> list[str]:
        """Return the texts of a row."""
        attempt, locale = self._rows[row], QLocale()
        ended = QDateTime.fromSecsSinceEpoch(attempt.ended)
        return [
            locale.toString(ended, QLocale.FormatType.ShortFormat),
            name_of(attempt.game),
            attempt.number,
            self.result(attempt),
            locale.toString(attempt.score),
            locale.toString(attempt.moves),
            duration(int(attempt.seconds)),
            locale.toString(attempt.undos),
            locale.toString(attempt.helps),
        ]

    def result(self, attempt: Attempt) -> str:
        """Return how an attempt ended, in a word or two."""
        if attempt.shown:
            return self.tr("shown, not counted", "the program has played moves to show a win")
        return self.tr("won") if attempt.result is Result.WON else self.tr("given up")

    def retranslate(self) -> None:
        """Follow the language."""
        self.beginResetModel()
        self.endResetModel()
