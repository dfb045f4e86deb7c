"""The frames on the table: each has a shape of its own, can be seen on every ground, and fades."""

import pytest
from PySide6.QtCore import QObject, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from scorpion_qt.view.frames import Fade, FrameItem, Mark
from scorpion_qt.view.theme import THEMES
from tests.contrast import contrast

pytestmark = pytest.mark.usefixtures("qapp")
LEAST = 3.0
"""Contrast that what is not text needs, by WCAG 2.2, 1.4.11."""
CARD = QColor("#fdf6e9")
MARKS = (Mark.TARGET, Mark.CHOSEN, Mark.FOCUS)
"""Those that tell something; the breath of light under the pointer tells nothing new."""


def painted(mark, theme, ground, width, aimed=False):
    """A frame on a ground."""
    image = QImage(width + 40, round(width * 1.4) + 40, QImage.Format.Format_RGB32)
    image.fill(ground)
    scene = QGraphicsScene()
    frame = FrameItem(mark, theme.target if mark is Mark.TARGET else theme.chosen)
    frame.place(QRectF(20, 20, width, width * 1.4))
    frame.appear(0)
    frame.aim(aimed, 0)
    scene.addItem(frame)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(image.rect()))
    painter.end()
    return image


def edge(image, width):
    """The colours met on the way out through the left edge, at several heights."""
    middle = image.height() // 2
    return [
        image.pixelColor(x, y)
        for y in range(middle - width // 4, middle + width // 4)
        for x in range(8, 32)
    ]


@pytest.mark.parametrize("width", [30, 52, 150])
@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("mark", MARKS)
def test_a_frame_stands_out_from_cloth_and_cards(mark, name, width):
    theme = THEMES[name]
    # Only the keyboard's frame comes to card backs and to faces of any deck.
    others = (QColor("black"), QColor("white")) if mark is Mark.FOCUS else ()
    for ground in (theme.light, theme.shade, CARD, *others):
        image = painted(mark, theme, ground, width)
        assert max(contrast(colour, ground) for colour in edge(image, width)) >= LEAST


@pytest.mark.parametrize("name", THEMES)
def test_the_marks_differ_without_colour(name):
    """In grey, and whatever their brightness: by where their lines are."""
    theme, width = THEMES[name], 100
    shapes = []
    for mark in MARKS:
        image = painted(mark, theme, theme.light, width).convertToFormat(
            QImage.Format.Format_Grayscale8
        )
        ground = image.pixelColor(2, 2).value()
        marked = {
            (x, y)
            for x in range(image.width())
            for y in range(image.height())
            if abs(image.pixelColor(x, y).value() - ground) > 60
        }
        shapes.append(marked)
    for one in shapes:
        for other in shapes:
            if one is not other:
                assert len(one ^ other) > 60


def test_a_number_glides_from_where_it_is(qtbot):
    shown = []
    owner = QObject()
    fade = Fade(owner, shown.append)
    fade.go(1.0, 60)
    qtbot.waitUntil(lambda: fade.now > 0.2)
    fade.go(0.0, 60)
    turned = len(shown)
    qtbot.waitUntil(lambda: fade.now == 0.0)
    up, down = shown[:turned], shown[turned:]
    assert up == sorted(up)
    assert down == sorted(down, reverse=True)
    assert fade.state() is QVariantAnimation.State.Stopped


def test_a_number_can_jump(qtbot):
    shown = []
    owner = QObject()
    fade = Fade(owner, shown.append)
    fade.go(1.0, 5000)
    fade.go(1.0, 0)
    assert (fade.now, shown[-1]) == (1.0, 1.0)
    assert fade.state() is QVariantAnimation.State.Stopped


@pytest.mark.parametrize("name", THEMES)
def test_an_aimed_target_throws_more_light(name):
    theme, width = THEMES[name], 100
    plain, aimed = (
        painted(Mark.TARGET, theme, CARD, width, aimed=aimed).pixelColor(70, 120).getRgb()
        for aimed in (False, True)
    )
    bare = CARD.getRgb()
    more = [
        abs(there - ground) - abs(here - ground)
        for here, there, ground in zip(plain, aimed, bare, strict=True)
    ]
    assert min(more) >= 0
    assert max(more) > 30
