"""The statistics page with the charts, and the widget that shows a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QByteArray, QCoreApplication, QLocale, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from scorpion_qt.model.storage.attempts import Counted
from scorpion_qt.model.storage.summary import is_ranked, summarise
from scorpion_qt.text.words import fill

from . import charts
from .attempt_table import name_of
from .charts import ChartSize, ChartStyle

MOST_BARS: Final = 12
Draw = Callable[[ChartStyle, ChartSize], bytes]


def charts_page(outcomes: Sequence[Counted]) -> QWidget:
    """Return a page with every chart that has data."""
    page = QWidget()
    column = QVBoxLayout(page)
    for title, draw in _charts(outcomes):
        label = QLabel(title)
        label.setWordWrap(True)
        column.addWidget(label)
        column.addWidget(ChartView(draw, title), 1)
    if not column.count():
        nothing = QCoreApplication.translate("StatisticsWindow", "There is nothing to show yet")
        column.addWidget(QLabel(nothing))
    return page


def _charts(outcomes: Sequence[Counted]) -> list[tuple[str, Draw]]:
    """Return the charts with their titles."""
    translate = QCoreApplication.translate
    points = charts.share_over_time(outcomes)
    columns = charts.scores(outcomes, is_ranked)
    _, games = summarise(outcomes)
    bars = [(name_of(game.game), 100 * (game.share or 0)) for game in games[:MOST_BARS]]
    titled: list[tuple[str, Draw]] = []
    if len(points) > 1:
        title = translate(
            "StatisticsWindow", "Percent won of the last %1 attempts, attempt by attempt"
        )
        window = QLocale().toString(charts.WINDOW)
        titled.append((fill(title, window), partial(charts.line_chart, points)))
    if columns:
        title = translate("StatisticsWindow", "Attempts by score")
        titled.append((title, partial(charts.column_chart, columns)))
    if bars:
        title = translate("StatisticsWindow", "Percent won of each game")
        titled.append((title, partial(charts.bar_chart, bars[::-1])))
    return titled


class ChartView(QWidget):
    """Shows a chart at the widget's size, and redraws it when the size changes.

    Args:
        draw: Style and (width, height) → SVG.
        title: What the chart shows, for screen readers.
        parent: The owner.
    """

    def __init__(self, draw: Draw, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self._renderer: QSvgRenderer | None = None
        self.setMinimumSize(280, 220)
        self.setAccessibleName(title)
        # Charts run from left to right in every language.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Redraw the chart at the next paint event."""
        self._renderer = None
        super().resizeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the chart."""
        if self._renderer is None:
            svg = self._draw(
                ChartStyle.of(self.palette(), self.font()), (self.width(), self.height())
            )
            self._renderer = QSvgRenderer(QByteArray(svg))
        painter = QPainter(self)
        self._renderer.render(painter, self.rect().toRectF())
        painter.end()
