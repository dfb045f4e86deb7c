"""The tables of the statistics at every width and in every language."""

import pytest
from PySide6.QtCore import Qt

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.storage.attempts import Counted
from scorpion_qt.model.storage.summary import summarise
from scorpion_qt.text import language
from scorpion_qt.windows.statistics import record_view
from scorpion_qt.windows.statistics.attempt_table import SummaryTable
from scorpion_qt.windows.statistics.record_view import RecordView
from tests import fonts

PLAYED = [
    Counted(game, number % 2, 460, 87, 400.0)
    for number in range(900)
    for game in ("scorpion", "three-blind-mice-relaxed", "wasp")
]


@pytest.fixture
def make(qtbot, qapp):
    def make(code, width):
        language.install(qapp, code)
        table = SummaryTable()
        view = RecordView(table)
        qtbot.addWidget(view)
        view.resize(width, 300)
        view.show()
        total, games = summarise(PLAYED)
        table.show([total, *games])
        view._kept = table  # the view does not own it
        qtbot.wait(10)
        return view

    yield make
    language.install(qapp, "en")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [775, 1100, 1800])
def test_everything_is_seen_without_scrolling_sideways(make, pytestconfig, code, width):
    view = make(code, width)
    length = view.horizontalHeader().length()
    if pytestconfig.getoption("--font") == fonts.USUAL or width > 775:
        assert length == view.viewport().width()
    else:  # a screen of 800 pixels is narrow for a wide font: the games give way before the table scrolls
        assert (
            length == view.viewport().width()
            or view.columnWidth(view._table.wide) == record_view._LEAST
        )
    assert (view.horizontalScrollBar().maximum() > 0) == (length > view.viewport().width())
    metrics = view.horizontalHeader().fontMetrics()
    for column in range(1, view.model().columnCount()):
        title = view.model().headerData(column, Qt.Orientation.Horizontal)
        widest = max(metrics.horizontalAdvance(line) for line in title.split("\n"))
        assert widest <= view.columnWidth(column)


def test_a_title_is_heard_in_one_line(make):
    view = make("uk", 775)
    model = view.model()
    role = Qt.ItemDataRole.AccessibleTextRole
    shown = [model.headerData(n, Qt.Orientation.Horizontal) for n in range(model.columnCount())]
    heard = [
        model.headerData(n, Qt.Orientation.Horizontal, role) for n in range(model.columnCount())
    ]
    assert heard == [text.replace("\n", " ") for text in shown]
    assert any("\n" in text for text in shown)


def test_words_begin_and_numbers_end_their_columns(make):
    model = make("en", 775).model()
    role = Qt.ItemDataRole.TextAlignmentRole
    for column in range(model.columnCount()):
        side = Qt.AlignmentFlag.AlignTrailing if column else Qt.AlignmentFlag.AlignLeading
        assert model.index(0, column).data(role) & side
        assert model.headerData(column, Qt.Orientation.Horizontal, role) & side


@pytest.mark.parametrize("code", LANGUAGES)
def test_where_there_is_no_best_score_it_is_said_why(make, code):
    model = make(code, 775).model()
    role = Qt.ItemDataRole
    column = model.headers().index(model.tr("Best score"))
    for tip in (role.ToolTipRole, role.AccessibleDescriptionRole):
        why = model.headerData(column, Qt.Orientation.Horizontal, tip)
        assert len(why) > 30
        # All games, then Scorpion, which has one, and two games in which points have no end.
        told = [model.index(row, column).data(tip) == why for row in range(4)]
        assert told == [True, False, True, True]
    shown = [model.index(row, column).data() == "–" for row in range(4)]
    assert shown == told


def test_a_narrow_window_scrolls_rather_than_cuts_figures(make):
    view = make("ru", 420)
    assert view.horizontalScrollBar().maximum() > 0
    assert view.columnWidth(0) >= 110
