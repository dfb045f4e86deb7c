"""The window follows the system: its colours, and the screens that exist."""

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from tests.screenshots import dark_palette


def ink(action):
    """The brightest colour of an action's icon."""
    image = action.icon().pixmap(24, 24, QIcon.Mode.Normal).toImage()
    drawn = [image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height())]
    return max(colour.lightness() for colour in drawn if colour.alpha() > 200)


def test_the_icons_follow_the_colours_of_the_system_while_it_runs(program, qapp):
    before = qapp.palette()
    action = program.actions.new_game
    assert ink(action) < 100
    qapp.setPalette(dark_palette())
    QApplication.processEvents()
    try:
        assert ink(action) > 200
        assert program.window.strip.palette().windowText().color() == QColor("#eff0f1")
    finally:
        qapp.setPalette(before)
    QApplication.processEvents()
    assert ink(action) < 100


def test_a_window_whose_screen_is_gone_comes_back_on_one_that_exists(programs):
    first = programs().show(700, 500)
    first.window.move(QPoint(9000, 7000))
    QApplication.processEvents()
    first.close()
    again = programs().show(700, 500)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    frame = again.window.frameGeometry()
    assert any(screen.contains(frame.topLeft()) for screen in screens)
    assert any(screen.intersected(frame).width() > 100 for screen in screens)
