"""The curve of the odds: painted from the first figure on, a click finds the step."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.analysis import Analysis, Chance, Point
from scorpion_qt.rules import DEFAULT, Board, DealNumber
from scorpion_qt.text import language
from scorpion_qt.windows.review.odds_curve import Curve


@pytest.fixture
def curve(qtbot, desks):
    session = Session.begin(DEFAULT, DealNumber.parse("33"))
    history = session.history
    for _ in range(4):
        history = history.play(Board(DEFAULT, history.current.position).legal_moves[0])
    analysis = Analysis(session.with_history(history), desks())
    curve = Curve(analysis)
    qtbot.addWidget(curve)
    curve.resize(400, 130)
    yield curve
    analysis.close()


def picture(curve):
    return curve.grab().toImage()


def test_it_grows_with_what_is_known(curve):
    nothing = picture(curve)
    points = curve._analysis.points
    points[0] = Point(Chance.WINNABLE, keeping=2, moves=2, odds=0.9)
    one = picture(curve)
    points[1] = Point(Chance.LOST, keeping=0, moves=2, odds=0.1)
    two = picture(curve)
    assert nothing != one != two != nothing


def test_a_click_finds_the_nearest_step(curve):
    picked = []
    curve.picked.connect(picked.append)
    area = curve._area()
    for step in range(5):
        x = area.left() + step / 4 * area.width() + 7
        QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(round(x), 40))
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(0, 40))
    assert picked == [0, 1, 2, 3, 4, 0]


@pytest.mark.parametrize("code", ["en", "he", "ru"])
def test_the_scale_has_room_beside_the_curve(curve, qapp, code):
    language.install(qapp, code)
    try:
        area = curve._area()
        widest = curve.fontMetrics().horizontalAdvance("100 %" if code == "ru" else "100%")
        assert widest < area.left() < 90
        assert area.right() < curve.width()
    finally:
        language.install(qapp, "en")
