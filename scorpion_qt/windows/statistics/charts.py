"""The charts of the statistics as SVG. Leather, which draws them, is imported on first use."""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QPalette

from scorpion_qt.model.storage.attempts import Counted
from scorpion_qt.view.colours import faint

WINDOW: Final = 20
"""Attempts averaged for each point of the win rate over time."""
MOST_POINTS: Final = 300
LONGEST_NAME: Final = 26
"""Most letters of the name beside a bar. Leather doesn't limit the room for names."""
BIN: Final = 50
"""Range of scores in one column of the score chart, in points."""
MOST_TICKS: Final = 5
"""Most steps of a scale."""
_LABEL: Final = 48
"""Width of a label under a column, in pixels."""

ChartSize = tuple[int, int]
_TEXT: Final = re.compile(r"<text ([^>]*)>")
_ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')


@dataclass(frozen=True, slots=True)
class ChartStyle:
    """The colours and font of a chart."""

    paper: str
    ink: str
    faint: str
    colour: str
    font: str

    @classmethod
    def of(cls, palette: QPalette, font: QFont) -> ChartStyle:
        """Return the style for a window's palette and font."""
        return cls(
            palette.color(QPalette.ColorRole.Base).name(),
            palette.color(QPalette.ColorRole.Text).name(),
            faint(palette).name(),
            palette.color(QPalette.ColorRole.Highlight).name(),
            font.family(),
        )


# Data


def share_over_time(outcomes: Sequence[Counted]) -> list[tuple[int, float]]:
    """Return the win rate after each attempt, in percent, over the last `WINDOW` attempts at most.

    Returns:
        (number of the attempt, percent), at most `MOST_POINTS`, evenly spaced, including the last.
    """
    recent: deque[int] = deque(maxlen=WINDOW)
    points = []
    for number, outcome in enumerate(outcomes, start=1):
        recent.append(outcome.won)
        points.append((number, 100 * sum(recent) / len(recent)))
    step = max(1, -(-len(points) // MOST_POINTS))
    return points[::-1][::step][::-1]


def scores(outcomes: Sequence[Counted], ranked: Callable[[str], bool]) -> list[tuple[int, int]]:
    """Return how many attempts had each score, for the games whose scores can be compared.

    Returns:
        (lowest score of a column, attempts), without gaps; empty where there is nothing to compare.
    """
    known: dict[str, bool] = {}
    counted: Counter[int] = Counter()
    for outcome in outcomes:
        if known.setdefault(outcome.game, ranked(outcome.game)):
            counted[outcome.score // BIN] += 1
    if not counted:
        return []
    return [(column * BIN, counted[column]) for column in range(min(counted), max(counted) + 1)]


# Drawing


def line_chart(points: list[tuple[int, float]], look: ChartStyle, size: ChartSize) -> bytes:
    """Return a line chart over numbers, with values from 0 to 100."""
    chart = _chart(look)
    chart.add_line(points, stroke_color=look.colour, width=2)
    attempts = whole_ticks(points[-1][0])
    chart.add_x_scale(0, attempts[-1])
    chart.add_x_axis(attempts, _number)
    chart.add_y_scale(0, 100)
    return _svg(chart, size)


def column_chart(columns: list[tuple[int, int]], look: ChartStyle, size: ChartSize) -> bytes:
    """Return a column chart of counts."""
    chart = _chart(look)
    chart.add_columns(
        [(_number(lowest), count) for lowest, count in columns], fill_color=look.colour
    )
    # Draw only as many labels as there is room for.
    step = -(-len(columns) * _LABEL // size[0])
    chart.add_x_axis(tick_formatter=lambda label, index, _: "" if index % step else label)
    counts = whole_ticks(max(count for _, count in columns))
    chart.add_y_scale(0, counts[-1])
    chart.add_y_axis(counts, _number)
    return _svg(chart, size)


def bar_chart(bars: list[tuple[str, float]], look: ChartStyle, size: ChartSize) -> bytes:
    """Return a chart of horizontal bars from 0 to 100, each beside its name."""
    chart = _chart(look)
    chart.add_bars([(share, _short(name)) for name, share in bars], fill_color=look.colour)
    chart.add_x_scale(0, 100)
    return _svg(chart, size)


def whole_ticks(most: int) -> list[int]:
    """Return round whole numbers from 0 up to at least `most`, in at most `MOST_TICKS` steps."""
    scale = 1
    while True:
        for step in (scale, 2 * scale, 5 * scale):
            if most <= step * MOST_TICKS:
                return [step * tick for tick in range(max(1, -(-most // step)) + 1)]
        scale *= 10


def _number(value: int, *_place: int) -> str:
    return QLocale().toString(value)


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


def _chart(look: ChartStyle) -> Any:
    import leather
    from leather import theme

    theme.background_color = look.paper
    theme.margin = 0.03
    for part in ("title", "tick", "legend", "axis_title"):
        for name, value in (("color", look.ink), ("font_family", look.font)):
            setattr(theme, f"{part}_{name}", value)
    theme.axis_title_font_family = look.font
    theme.tick_color = look.faint
    theme.zero_color = look.ink
    theme.label_color = look.ink
    return leather.Chart()


def _svg(chart: Any, size: ChartSize) -> bytes:
    width, height = size
    svg = chart.to_svg(width=width, height=height)
    return _TEXT.sub(_without_em, svg).encode()


def _without_em(match: re.Match[str]) -> str:
    """Return a text element with its ``dy`` in em added to its ``y``; QtSvg ignores ``em``."""
    attributes = dict(_ATTRIBUTE.findall(match[1]))
    shift = attributes.pop("dy", "")
    if shift.endswith("em"):
        drop = float(shift.removesuffix("em")) * float(attributes.get("font-size", 14))
        attributes["y"] = f"{float(attributes.get('y', 0)) + drop:.1f}"
    return "<text " + " ".join(f'{name}="{value}"' for name, value in attributes.items()) + ">"
