"""The surface under the cards: cloth, and a pointer whose every deed is told."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QTouchEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMainWindow, QMenu

from scorpion_qt.view.surface import Surface
from scorpion_qt.view.theme import THEMES

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


@pytest.fixture
def surface(qtbot):
    surface = Surface()
    qtbot.addWidget(surface)
    surface.resize(400, 300)
    surface.show()
    return surface


@pytest.fixture
def told(surface):
    """What the surface tells, in order."""
    told = []
    surface.pressed.connect(lambda point, button: told.append(("pressed", point, button)))
    surface.pressed_again.connect(lambda point, button: told.append(("again", point, button)))
    surface.dragged.connect(lambda point: told.append(("dragged", point)))
    surface.released.connect(lambda point, button: told.append(("released", point, button)))
    surface.pointed.connect(lambda point: told.append(("pointed", point)))
    surface.lost.connect(lambda: told.append(("lost",)))
    return told


def kinds(told):
    return [kind for kind, *_ in told]


def test_what_the_pointer_does_is_told(surface, told):
    QTest.mouseMove(surface.viewport(), QPoint(30, 40))
    QTest.mousePress(surface.viewport(), LEFT, pos=QPoint(30, 40))
    QTest.mouseRelease(surface.viewport(), LEFT, pos=QPoint(60, 40))
    assert kinds(told) == ["pointed", "pressed", "released"]
    assert told[1][1:] == (QPointF(30, 40), LEFT)
    assert told[2][1:] == (QPointF(60, 40), LEFT)
    assert not surface.touched


def test_the_second_press_of_a_double_click_is_told_as_such(surface, told):
    """Once, and as nothing else: whoever does not listen to it makes nothing of it."""
    QTest.mouseClick(surface.viewport(), LEFT, pos=QPoint(30, 40))
    QTest.mouseDClick(surface.viewport(), LEFT, pos=QPoint(31, 41))
    assert kinds(told) == ["pressed", "released", "again"]
    assert told[2][1:] == (QPointF(31, 41), LEFT)


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_second_press_has_its_button(surface, told, button):
    QTest.mouseClick(surface.viewport(), button)
    QTest.mouseDClick(surface.viewport(), button)
    assert told[2][::2] == ("again", button)


@pytest.fixture(scope="module")
def touch(qapp):
    """A touch screen."""
    return QTest.createTouchDevice()


def finger(surface, touch):
    """What a finger does on the surface, as it comes from the window."""
    return QTest.touchEvent(surface.window().windowHandle(), touch)


def cancel_touch(surface, touch):
    """The system takes the touch away. It is told to the window, as Qt's own plugins do."""
    event = QTouchEvent(QEvent.Type.TouchCancel, touch)
    QApplication.sendEvent(surface.window().windowHandle(), event)


def test_a_finger_is_a_mouse_that_touches(qtbot, surface, told, touch):
    qtbot.waitExposed(surface)
    finger(surface, touch).press(0, QPoint(30, 40)).commit()
    assert surface.touched
    finger(surface, touch).release(0, QPoint(30, 40)).commit()
    assert [kind for kind in kinds(told) if kind != "pointed"] == ["pressed", "released"]


def test_a_touch_that_was_cancelled_is_lost_before_it_is_released(qtbot, surface, told, touch):
    qtbot.waitExposed(surface)
    finger(surface, touch).press(0, QPoint(30, 40)).commit()
    told.clear()
    cancel_touch(surface, touch)
    assert kinds(told)[0] == "lost"
    assert kinds(told).count("lost") == 1


def test_a_cancelled_touch_is_told_inside_a_window_too(qtbot, touch):
    """There the surface is a part of a window that was made before or after it."""
    window = QMainWindow()
    surface = Surface()
    window.setCentralWidget(surface)
    qtbot.addWidget(window)
    for _ in range(2):  # also when it is seen again, and then once
        window.show()
        qtbot.waitExposed(window)
        lost = []
        surface.lost.connect(lambda lost=lost: lost.append(True))
        cancel_touch(surface, touch)
        assert lost == [True]
        window.hide()


def test_a_surface_out_of_sight_has_lost_the_pointer(surface, told):
    QTest.mousePress(surface.viewport(), LEFT)
    told.clear()
    surface.hide()
    assert "lost" in kinds(told)


def test_what_takes_the_keyboard_takes_the_pointer_too(qtbot, told, surface):
    surface.setFocus()
    surface.activateWindow()
    qtbot.waitUntil(surface.hasFocus)
    told.clear()
    other = QLineEdit(surface)
    other.show()
    other.setFocus()
    assert not surface.hasFocus()
    assert kinds(told) == ["lost"]


@pytest.mark.qt_log_ignore("This plugin does not support (raise|grabbing)")
def test_a_menu_takes_the_pointer(qtbot, told, surface):
    surface.setFocus()
    surface.activateWindow()
    qtbot.waitUntil(surface.hasFocus)
    told.clear()
    menu = QMenu(surface)
    menu.addAction("Undo")
    menu.popup(surface.mapToGlobal(QPoint(5, 5)))
    qtbot.waitUntil(lambda: "lost" in kinds(told))
    menu.close()


def test_another_window_takes_the_pointer(qtbot, told, surface):
    surface.setFocus()
    surface.activateWindow()
    qtbot.waitUntil(surface.hasFocus)
    told.clear()
    dialog = QDialog(surface)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: "lost" in kinds(told))
    dialog.close()


def test_a_surface_that_rests_has_lost_nothing(qtbot, surface, told):
    surface.setFocus()
    surface.activateWindow()
    qtbot.waitUntil(surface.hasFocus)
    told.clear()
    QTest.mouseClick(surface.viewport(), LEFT)
    surface.resize(500, 400)
    QTest.keyClick(surface, Qt.Key.Key_F5)
    assert "lost" not in kinds(told)


def test_points_of_the_scene_are_those_of_the_viewport(surface):
    for size in ((400, 300), (700, 500)):
        surface.resize(*size)
        assert surface.mapToScene(QPoint(13, 17)) == QPointF(13, 17)
        assert surface.sceneRect().size() == surface.viewport().size().toSizeF()


def test_another_size_is_told(surface):
    told = []
    surface.reshaped.connect(lambda: told.append(surface.viewport().width()))
    surface.resize(500, 400)
    assert told == [500]


def test_another_cloth_is_seen(surface):
    middles = set()
    for theme in THEMES.values():
        surface.set_theme(theme)
        middles.add(surface.viewport().grab().toImage().pixelColor(200, 108).rgb())
    assert len(middles) == len(THEMES)
