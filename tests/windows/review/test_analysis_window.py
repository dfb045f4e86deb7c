"""The analysis in its window: rows, the curve, progress, and where it is opened from."""

import pytest
from PySide6.QtCore import QPoint, Qt

from scorpion_qt.model.solver.analysis import Chance
from scorpion_qt.model.solver.desk import Kind
from scorpion_qt.rules import DEFAULT, Board, DealNumber
from scorpion_qt.solver import solve
from scorpion_qt.windows.review.analysis_window import AnalysisWindow
from scorpion_qt.windows.review.replay_window import ReplayWindow
from tests.model.solver.test_service import lose

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support (raise|propagateSizeHints)")


@pytest.fixture
def opened(qtbot, program):
    """Loses a winnable game, and opens the analysis of it."""
    program.window.parts.games.begin(DEFAULT, DealNumber.parse("33"))
    for move in solve(Board(DEFAULT, program.model.position)).line[:5]:
        program.model.play(move)
    lose(program.model)
    program.actions.analysis.trigger()
    window = program.window.findChild(AnalysisWindow)
    qtbot.waitUntil(lambda: window.progress.isHidden(), timeout=60_000)
    return window


def texts(window, column):
    items = (window.moves.topLevelItem(row) for row in range(window.moves.topLevelItemCount()))
    return [item.text(column) for item in items]


def test_it_tells_where_the_win_was_lost(program, opened):
    lost = opened.analysis.lost_at
    assert lost == program.model.step.length
    assert opened.summary.text() == f"The win was lost with move {lost}"
    verdicts = texts(opened, 1)
    assert verdicts == ["winnable"] * lost + ["here the win was lost"]
    assert all(text.endswith("%") for text in texts(opened, 3))
    for point, text in zip(opened.analysis.points, texts(opened, 2), strict=True):
        if point.chance is Chance.WINNABLE:
            assert text == f"{point.keeping} of {point.moves}"
        else:
            assert text == ""
    assert texts(opened, 0)[0] == "Start of the deal"
    assert opened.moves.topLevelItem(lost).font(1).bold()


def test_the_curve_leads_to_the_moves(qtbot, opened):
    curve, last = opened.curve, len(opened.analysis.points) - 1
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(curve.width() - 1, 20))
    assert opened.moves.indexOfTopLevelItem(opened.moves.currentItem()) == last
    qtbot.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(0, 20))
    assert opened.moves.indexOfTopLevelItem(opened.moves.currentItem()) == 0
    # Something is drawn.
    image = curve.grab().toImage()
    colours = {image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}
    assert len(colours) > 3


def test_before_the_win_it_is_help(program, opened):
    assert program.model.session.helps == 1


def test_it_is_opened_from_a_replay_too(qtbot, program):
    program.model.deal_reserve()
    program.actions.replay.trigger()
    program.window.findChild(ReplayWindow).analyse.click()
    window = program.window.findChild(AnalysisWindow)
    assert window.moves.topLevelItemCount() == 2
    window.close()


def test_closing_the_main_window_ends_it(qtbot, program):
    program.actions.analysis.trigger()
    window = program.window.findChild(AnalysisWindow)
    analysis = window.analysis
    program.window.close()
    assert not program.window.parts.desk.is_open(Kind.ANALYSIS)
    done = analysis.progress[0]
    qtbot.wait(50)
    assert analysis.progress[0] == done


def test_out_of_sight_it_rests(qtbot, program):
    program.actions.analysis.trigger()
    window = program.window.findChild(AnalysisWindow)
    window.showMinimized()
    assert window.analysis._suspended
    window.showNormal()
    assert not window.analysis._suspended
    window.close()
