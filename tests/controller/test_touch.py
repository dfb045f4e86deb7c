"""Playing with a finger: Qt makes mouse events of it, which the hand knows for a finger's."""

import pytest
from PySide6.QtGui import QGuiApplication, QPointingDevice
from PySide6.QtTest import QTest

from scorpion_qt.rules import Card, Refusal
from tests.boards import WON_BUT_ONE

PRESS_AND_HOLD = 60


@pytest.fixture(scope="module")
def screen(qapp):
    return QTest.createTouchDevice()


@pytest.fixture
def finger(player, screen):
    """Does with a finger what is asked for, at points of the table."""
    hints = QGuiApplication.styleHints()
    before = hints.mousePressAndHoldInterval()
    hints.setMousePressAndHoldInterval(PRESS_AND_HOLD)
    player.table.set_duration_factor(0)
    player.deal()
    yield Finger(player, screen)
    hints.setMousePressAndHoldInterval(before)


class Finger:
    def __init__(self, player, screen):
        self._player = player
        self._screen = screen

    def _touch(self):
        return QTest.touchEvent(self._player.table.viewport(), self._screen, False)

    def press(self, point):
        self._touch().press(0, point.toPoint(), self._player.table.viewport()).commit()

    def move(self, point):
        self._touch().move(0, point.toPoint(), self._player.table.viewport()).commit()

    def release(self, point):
        self._touch().release(0, point.toPoint(), self._player.table.viewport()).commit()


def test_a_finger_drags(player, finger):
    player.lay(WON_BUT_ONE)
    start, end = player.point(Card.parse("QS")), player.column_point(0)
    finger.press(start)
    for step in range(1, 5):
        finger.move(start + (end - start) * (step / 4))
    finger.release(end)
    assert player.model.is_won
    player.assert_picture()


def test_a_tap_is_a_click(player, finger):
    player.lay(WON_BUT_ONE)
    point = player.point(Card.parse("QS"))
    finger.press(point)
    finger.release(point)
    assert player.model.is_won


def test_a_long_touch_peeks_and_does_not_move(player, finger, qtbot):
    card = player.model.position.columns[4].cards[2]
    point = player.point(card)
    finger.press(point)
    assert player.table.touched
    qtbot.waitUntil(lambda: player.table.peeking)
    finger.release(point)
    assert not player.table.peeking
    assert player.model.step.move is None
    assert player.mouse.chosen is None


def test_after_a_long_touch_the_finger_can_still_drag(player, finger, qtbot):
    player.lay(WON_BUT_ONE)
    start, end = player.point(Card.parse("QS")), player.column_point(0)
    finger.press(start)
    qtbot.waitUntil(lambda: player.table.peeking)
    finger.move(end)
    assert not player.table.peeking
    finger.release(end)
    assert player.model.is_won


def test_a_long_touch_shows_no_face_down_card(player, finger):
    hidden = player.model.position.columns[0].cards[0]
    point = player.point(hidden)
    finger.press(point)
    QTest.qWait(2 * PRESS_AND_HOLD)
    assert not player.table.peeking
    finger.release(point)
    assert player.refused[-1] is Refusal.FACE_DOWN


def test_a_slow_click_of_a_mouse_stays_a_click(player, finger):
    player.lay(WON_BUT_ONE)
    point = player.point(Card.parse("QS"))
    player.press(point)
    QTest.qWait(2 * PRESS_AND_HOLD)
    assert not player.table.touched
    assert not player.table.peeking
    player.release(point)
    assert player.model.is_won


def test_a_finger_is_told_from_a_mouse(screen):
    assert screen.pointerType() is QPointingDevice.PointerType.Finger
