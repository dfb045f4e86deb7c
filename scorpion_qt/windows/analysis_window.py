"""A game looked back on: where it was lost, which moves kept it, and how the odds went."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QColor,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
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

from scorpion_qt.model.analysis import Analysis, Chance, Point
from scorpion_qt.model.session import Session
from scorpion_qt.text.advice import OddsWords
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.games import game_name
from scorpion_qt.text.move_words import move_text
from scorpion_qt.text.words import fill

from .colours import faint
from .wrapping import wrapped

_FIRST_SIZE = QSize(640, 620)
_CURVE_HEIGHT = 130
_MARGIN = 8
_TITLE = 130
"""Pixels of a line of a column's title."""
_SHARES = (0.0, 0.5, 1.0)
"""The lines behind the curve."""
_SELECTED = 4.0
"""Radius of the dot at the selected step, in pixels."""


class Curve(QWidget):
    """The odds from step to step, from 0 to 100 % upwards, and where the game was lost.

    Signals:
        picked: (place) A step was clicked.
    """

    picked = Signal(int)

    def __init__(self, analysis: Analysis, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._selected = 0
        self.setMinimumHeight(_CURVE_HEIGHT)
        # Numbers run left to right everywhere.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def select(self, place: int) -> None:
        """Mark a step."""
        self._selected = place
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Find the step nearest to the pointer."""
        last = len(self._analysis.points) - 1
        area = self._area()
        share = (event.position().x() - area.left()) / max(1.0, area.width())
        self.picked.emit(min(last, max(0, round(share * last))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette, area = self.palette(), self._area()
        painter.fillRect(self.rect(), palette.color(QPalette.ColorRole.Base))
        ink = palette.color(QPalette.ColorRole.Text)
        for share in _SHARES:
            left = self._at(0, share, area)
            painter.setPen(QPen(faint(palette), 1))
            painter.drawLine(left, self._at(-1, share, area))
            painter.setPen(ink)
            label = QRectF(_MARGIN, left.y() - _MARGIN, area.left() - 2 * _MARGIN, 2 * _MARGIN)
            flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(label, flags | Qt.TextFlag.TextDontClip, _percent(share))
        lost = self._analysis.lost_at
        if lost is not None:
            # A broken line: told apart from the curve without its colour.
            painter.setPen(QPen(ink, 1.5, Qt.PenStyle.DashLine))
            painter.drawLine(self._at(lost, 0.0, area), self._at(lost, 1.0, area))
        known = [
            self._at(place, point.odds, area)
            for place, point in enumerate(self._analysis.points)
            if point is not None and point.odds is not None
        ]
        colour = QColor(palette.color(QPalette.ColorRole.Highlight))
        painter.setPen(QPen(colour, 2.0))
        painter.drawPolyline(QPolygonF(known))
        point = self._analysis.points[self._selected]
        if point is not None and point.odds is not None:
            painter.setPen(QPen(ink, 1.5))
            painter.setBrush(colour)
            painter.drawEllipse(self._at(self._selected, point.odds, area), _SELECTED, _SELECTED)
        painter.end()

    def _area(self) -> QRectF:
        labels = max(self.fontMetrics().horizontalAdvance(_percent(share)) for share in _SHARES)
        edges = 2 * _MARGIN + labels, _MARGIN, -_MARGIN, -_MARGIN
        return QRectF(self.rect()).adjusted(*edges)

    def _at(self, place: int, share: float, area: QRectF) -> QPointF:
        last = max(1, len(self._analysis.points) - 1)
        across = (last if place < 0 else place) / last
        return QPointF(area.left() + across * area.width(), area.bottom() - share * area.height())


def _percent(share: float) -> str:
    return OddsWords().percent(share)


class AnalysisWindow(QWidget):
    """The moves of a game with what was proven of each, and the curve of the odds.

    Args:
        session: The game; the line that leads to where it stands is looked at.
        parent: The window it belongs to.
    """

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(_FIRST_SIZE)
        self._session = session
        self._steps = session.history.current.line()
        self.analysis = Analysis(session, self)
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
        """Stop what runs."""
        self.analysis.close()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language; compute nothing out of sight."""
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
            case QEvent.Type.WindowStateChange:
                self.analysis.set_resting(self.isMinimized())
        super().changeEvent(event)

    def _retranslate(self) -> None:
        game, number = self._session.game, self._session.number
        title = game_name(game)
        if number is not None:
            title = fill(self.tr("%1, deal %2"), title, isolate(str(number)))
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
                self.tr("Winnable became lost with move %1"),
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
