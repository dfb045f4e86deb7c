"""The icons: one style, one colour the program may change, and an emblem for every size."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICONS = Path(__file__).resolve().parents[2] / "resources" / "icons"
ACTIONS = sorted((ICONS / "actions").glob("*.svg"))


def paint(svg: str, size: int) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    assert renderer.isValid()
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(image.rect()))
    painter.end()
    return image


def colours(image: QImage) -> list[QColor]:
    """The opaque pixels of a picture."""
    every = (image.pixelColor(x, y) for x in range(image.width()) for y in range(image.height()))
    return [colour for colour in every if colour.alpha() > 200]


@pytest.mark.parametrize("file", ACTIONS, ids=lambda f: f.stem)
def test_an_action_icon_is_one_colour_which_can_be_changed(file: Path, qapp: object) -> None:
    text = file.read_text(encoding="utf-8")
    assert 'viewBox="0 0 24 24"' in text
    assert set(re.findall(r'#\w+|stroke-width="[^"]+"', text)) == {"#000", 'stroke-width="1.8"'}
    painted = colours(paint(text.replace("#000", "#3366cc"), 96))
    assert len(painted) > 300
    for colour in painted:
        assert abs(colour.red() - 0x33) + abs(colour.blue() - 0xCC) < 24


@pytest.mark.parametrize("file", ACTIONS, ids=lambda f: f.stem)
def test_an_action_icon_keeps_inside_its_square(file: Path, qapp: object) -> None:
    image = paint(file.read_text(encoding="utf-8"), 96)
    edge = [(i, j) for i in range(96) for j in (0, 1, 94, 95)]
    assert not any(image.pixelColor(*p).alpha() for i, j in edge for p in ((i, j), (j, i)))


def test_no_two_action_icons_are_the_same(qapp: object) -> None:
    pictures = {bytes(paint(f.read_text(encoding="utf-8"), 22).constBits()) for f in ACTIONS}
    assert len(pictures) == len(ACTIONS) >= 9


@pytest.mark.parametrize("size", [16, 24, 32, 48, 64, 128, 256, 512])
def test_the_app_icon_shows_a_pale_scorpion_on_red_at_every_size(size: int, qapp: object) -> None:
    image = paint((ICONS / "scorpion-qt.svg").read_text(encoding="utf-8"), size)
    painted = colours(image)
    pale = sum(c.red() > 200 and c.green() > 180 and c.blue() > 150 for c in painted)
    red = sum(c.red() > 170 and c.green() < 110 for c in painted)
    assert 0.08 < pale / len(painted) < 0.5
    assert 0.15 < red / len(painted) < 0.7
