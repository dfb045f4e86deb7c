"""The icons of the toolbar: back points back, as the language reads."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPalette, QTransform

from scorpion_qt.text import language
from scorpion_qt.windows.common.icons import action_icon


def picture(name):
    return action_icon(name, QPalette()).pixmap(48, 48, QIcon.Mode.Normal).toImage()


@pytest.fixture
def both(qapp):
    """Gives the picture of an icon in each direction of the language."""

    def paint(name):
        pictures = []
        for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
            qapp.setLayoutDirection(direction)
            pictures.append(picture(name))
        return pictures

    before = qapp.layoutDirection()
    yield paint
    qapp.setLayoutDirection(before)


def differing(one, other):
    return sum(
        abs(one.pixelColor(x, y).alpha() - other.pixelColor(x, y).alpha()) > 60
        for x in range(one.width())
        for y in range(one.height())
    )


@pytest.mark.parametrize("name", ["undo", "redo"])
def test_back_and_forward_are_mirrored(both, name):
    left, right = both(name)
    assert differing(left, right) > 100
    assert differing(left.transformed(QTransform.fromScale(-1, 1)), right) < 20


@pytest.mark.parametrize("name", ["new", "hint", "restart", "replay-play"])
def test_all_others_are_not(both, name):
    assert differing(*both(name)) == 0


def test_they_turn_with_the_language_while_the_program_runs(program, qapp):
    action = program.actions.undo
    before = action.icon().pixmap(48, 48).toImage()
    language.install(qapp, "he")
    qapp.processEvents()
    assert differing(before, action.icon().pixmap(48, 48).toImage()) > 100
    language.install(qapp, "en")
    qapp.processEvents()
    assert differing(before, action.icon().pixmap(48, 48).toImage()) == 0
