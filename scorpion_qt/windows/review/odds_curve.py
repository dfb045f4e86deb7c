"""The curve of the odds in the analysis of a game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QWidget

from scorpion_qt.model.solver.analysis import Analysis
from scorpion_qt.text.solver_words import OddsWords
from scorpion_qt.view.colours import faint

_HEIGHT = 130
_MARGIN = 8
_SHARES = (0.0, 0.5, 1.0)
"""The odds at which there is a line behind the curve."""
_SELECTED = 4.0
"""Radius of the dot at the selected step, in pixels."""


class Curve(QWidget):
    """A curve of the odds at each step, from 0 to 100 %, with the point where the win was lost.

    Signals:
        picked: (place) The player clicked a step.
    """

    picked = Signal(int)

    def __init__(self, analysis: Analysis, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._analysis = analysis
        self._selected = 0
        self.setMinimumHeight(_HEIGHT)
        # Charts run from left to right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def select(self, place: int) -> None:
        """Select a step and mark it."""
        self._selected = place
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report the step nearest to the pointer."""
        last = len(self._analysis.points) - 1
        area = self._area()
        share = (event.position().x() - area.left()) / max(1.0, area.width())
        self.picked.emit(min(last, max(0, round(share * last))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the curve."""
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
            # A dashed line differs from the curve by more than its colour.
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
