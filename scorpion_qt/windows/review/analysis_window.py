"""The analysis of a game: where the win was lost, which moves kept it, and how the odds changed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import (
    QCloseEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QProgressBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.analysis import Analysis, Chance, Point
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.game_names import deal_name
from scorpion_qt.text.move_words import move_text
from scorpion_qt.text.solver_words import OddsWords
from scorpion_qt.text.words import fill
from scorpion_qt.windows.common.fitting import resize_first
from scorpion_qt.windows.common.wrapping import wrapped

from .odds_curve import Curve

_FIRST_SIZE = QSize(640, 620)
_TITLE = 110
"""Width of a line of a column's title, in pixels."""


class AnalysisWindow(QWidget):
    """Shows the moves of a game with the result for each, and the curve of the odds.

    Args:
        session: The game; the moves that lead to its current position are analysed.
        desk: Where the solver is asked.
        parent: The main window.
    """

    def __init__(self, session: Session, desk: SolverDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_first(self, _FIRST_SIZE)
        self._session = session
        self._steps = session.history.current.line()
        self.analysis = Analysis(session, desk, self)
        self.summary = QLabel()
        self.summary.setWordWrap(True)
        self.curve = Curve(self.analysis)
        self.moves = QTreeWidget()
        self.moves.setRootIsDecorated(False)
        self.moves.setUniformRowHeights(True)
        self.moves.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.moves.setColumnCount(4)
        header = self.moves.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.progress = QProgressBar()
        self.progress.setTextVisible(False)
        whole = QVBoxLayout(self)
        for widget in (self.summary, self.curve, self.moves, self.progress):
            whole.addWidget(widget, 1 if widget is self.moves else 0)
        self.moves.addTopLevelItems([QTreeWidgetItem() for _ in self._steps])
        self.moves.currentItemChanged.connect(self._on_selected)
        self.curve.picked.connect(self._on_picked)
        self.analysis.measured.connect(self._on_measured)
        self.analysis.finished.connect(self._on_finished)
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        self._retranslate()
        self.moves.setCurrentItem(self._item(0))
        self.progress.setMaximum(self.analysis.progress[1])
        self.analysis.start()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the analysis."""
        self.analysis.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, and suspend the analysis while the window is minimized."""
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
            case QEvent.Type.WindowStateChange:
                self.analysis.set_suspended(self.isMinimized())
        super().changeEvent(event)

    def _retranslate(self) -> None:
        title = deal_name(self._session.game, self._session.number)
        self.setWindowTitle(fill(self.tr("%1 – Analysis", "window title"), title))
        titles = [
            self.tr("Move"),
            self.tr("Verdict"),
            self.tr("Moves that keep the win"),
            self.tr("Odds"),
        ]
        metrics = self.moves.header().fontMetrics()
        self.moves.setHeaderLabels([wrapped(title, metrics, _TITLE) for title in titles])
        self.moves.setAccessibleName(self.tr("Moves"))
        self.progress.setAccessibleName(self.tr("Progress"))
        self.curve.setAccessibleName(
            self.tr("Curve of the odds; the list below tells the same figures")
        )
        for place, step in enumerate(self._steps):
            text = move_text(step)
            if place:
                text = fill(
                    self.tr("%1. %2", "number of a move, and the move"),
                    isolate(self.locale().toString(place)),
                    text,
                )
            self._item(place).setText(0, text)
            self._item(place).setToolTip(0, text)
            self._show(place)
        self._summarise()

    def _item(self, place: int) -> QTreeWidgetItem:
        item = self.moves.topLevelItem(place)
        assert item is not None
        return item

    def _show(self, place: int) -> None:
        point = self.analysis.points[place]
        if point is None:
            return
        item = self._item(place)
        item.setText(1, self._verdict(place, point))
        kept = point.chance is Chance.WINNABLE and point.moves
        if kept:
            counted = fill(
                self.tr("%1 of %2", "moves that keep the win, of all moves"),
                isolate(self.locale().toString(point.keeping)),
                isolate(self.locale().toString(point.moves)),
            )
            item.setText(2, counted)
        if point.odds is not None:
            item.setText(3, OddsWords().percent(point.odds))
        font = item.font(1)
        font.setBold(place == self.analysis.lost_at)
        for column in range(self.moves.columnCount()):
            item.setFont(column, font)

    def _verdict(self, place: int, point: Point) -> str:
        if place == self.analysis.lost_at:
            return self.tr("here the win was lost")
        match point.chance:
            case Chance.WINNABLE:
                return self.tr("winnable", "of a position")
            case Chance.LOST:
                return self.tr("cannot be won", "of a position")
            case Chance.UNKNOWN:
                return self.tr("not decided", "of a position")

    def _summarise(self) -> None:
        done, most = self.analysis.progress
        lost, first = self.analysis.lost_at, self.analysis.points[0]
        if lost is not None:
            text = fill(
                self.tr("The win was lost with move %1"),
                isolate(self.locale().toString(lost)),
            )
        elif 2 * done < most:
            text = self.tr("Looking…")
        elif all(
            point is not None and point.chance is Chance.WINNABLE for point in self.analysis.points
        ):
            text = self.tr("It could be won to the end")
        elif first is not None and first.chance is Chance.LOST:
            text = self.tr("This deal cannot be won")
        else:
            text = self.tr("Where it was lost is not decided")
        self.summary.setText(text)

    def _on_measured(self, place: int) -> None:
        self._show(place)
        done, _ = self.analysis.progress
        self.progress.setValue(done)
        self._summarise()
        self.curve.update()

    def _on_finished(self) -> None:
        self.progress.hide()

    def _on_selected(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.curve.select(self.moves.indexOfTopLevelItem(item))

    def _on_picked(self, place: int) -> None:
        self.moves.setCurrentItem(self._item(place))
        self.moves.scrollToItem(self._item(place))
