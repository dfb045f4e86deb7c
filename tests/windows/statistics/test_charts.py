"""What the charts show, and that QtSvg can show it."""

import re
from itertools import pairwise

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QFont, QPalette
from PySide6.QtSvg import QSvgRenderer

from scorpion_qt.model.storage.attempts import Counted
from scorpion_qt.windows.statistics import charts
from scorpion_qt.windows.statistics.charts import BIN, MOST_POINTS, WINDOW, ChartStyle


def outcomes(*won, game="scorpion", score=100):
    return [Counted(game, one, score, 50, 60.0) for one in won]


def test_the_share_is_taken_over_the_last_attempts():
    points = charts.share_over_time(outcomes(*[1] * WINDOW, *[0] * WINDOW))
    assert points[0] == (1, 100)
    assert points[WINDOW - 1] == (WINDOW, 100)
    assert points[WINDOW + 9] == (WINDOW + 10, 50)
    assert points[-1] == (2 * WINDOW, 0)


@pytest.mark.parametrize("count", [0, 1, 299, 300, 301, 12_345])
def test_points_are_few_and_the_last_one_is_among_them(count):
    points = charts.share_over_time(outcomes(*[1] * count))
    assert len(points) <= MOST_POINTS
    assert (points[-1][0] if points else 0) == count


def test_scores_are_counted_without_gaps_where_they_can_be_compared():
    played = outcomes(1, score=0) + outcomes(1, 1, score=2 * BIN + 7) + outcomes(1, game="wasp")
    assert charts.scores(played, lambda game: game == "scorpion") == [
        (0, 1),
        (BIN, 0),
        (2 * BIN, 2),
    ]
    assert charts.scores(outcomes(1, game="wasp"), lambda game: False) == []


@pytest.mark.parametrize(
    "draw",
    [
        lambda *of: charts.line_chart([(1, 0.0), (2, 50.0)], *of),
        lambda *of: charts.line_chart([(1, 0.0)], *of),
        lambda *of: charts.column_chart([(0, 3), (50, 0)], *of),
        lambda *of: charts.bar_chart([("Скорпіон & “<Wasp>”", 0.0), ("עברית" * 20, 100.0)], *of),
    ],
)
def test_every_chart_can_be_shown(qapp, draw):
    look = ChartStyle.of(QPalette(), QFont("Sans"))
    svg = draw(look, (400, 240))
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    assert (renderer.defaultSize().width(), renderer.defaultSize().height()) == (400, 240)
    assert "em" not in re.findall(rb'dy="([^"]*)"', svg)
    assert b'dy="1em"' not in svg
    assert look.paper.encode() in svg


@pytest.mark.parametrize("most", [*range(13), 38, 99, 100, 101, 999, 12_345])
def test_scales_count_whole_things(most):
    ticks = charts.whole_ticks(most)
    assert ticks[0] == 0
    assert ticks[-1] >= max(most, 1)
    assert 2 <= len(ticks) <= charts.MOST_TICKS + 1
    assert len({b - a for a, b in pairwise(ticks)}) == 1
    assert all(isinstance(tick, int) for tick in ticks)
    # None of them is needless.
    assert most == 0 or ticks[-2] < most


@pytest.mark.parametrize("width", [280, 760])
def test_labels_under_columns_do_not_touch(qapp, width):
    svg = charts.column_chart(
        [(BIN * n, n % 3) for n in range(24)],
        ChartStyle.of(QPalette(), QFont("Sans")),
        (width, 220),
    ).decode()
    labels = [float(x) for x, text in re.findall(r'x="([\d.]+)"[^>]*>([^<]+)<', svg) if text]
    below = sorted(x for x in labels if x > 0)
    assert len(below) > 2
    assert all(b - a > 30 for a, b in pairwise(below))
    assert not re.search(r">\d+\.\d+<", svg)
