"""The surface under the cards: cloth, and a pointer whose every deed is told."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from scorpion_qt.view.surface import Surface
from scorpion_qt.view.theme import THEMES

LEFT = Qt.MouseButton.LeftButton


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
    surface.dragged.connect(lambda point: told.append(("dragged", point)))
    surface.released.connect(lambda point, button: told.append(("released", point, button)))
    surface.pointed.connect(lambda point: told.append(("pointed", point)))
    return told


def test_what_the_pointer_does_is_told(surface, told):
    QTest.mouseMove(surface.viewport(), QPoint(30, 40))
    QTest.mousePress(surface.viewport(), LEFT, pos=QPoint(30, 40))
    QTest.mouseRelease(surface.viewport(), LEFT, pos=QPoint(60, 40))
    kinds = [kind for kind, *_ in told]
    assert kinds == ["pointed", "pressed", "released"]
    assert told[1][1:] == (QPointF(30, 40), LEFT)
    assert told[2][1:] == (QPointF(60, 40), LEFT)
    assert not surface.touched


def test_a_double_click_is_two_presses(surface, told):
    QTest.mouseClick(surface.viewport(), LEFT)
    QTest.mouseDClick(surface.viewport(), LEFT)
    assert [kind for kind, *_ in told].count("pressed") == 2


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
