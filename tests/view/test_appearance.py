"""What a player sees, computed from rendered pictures: outlines, crisp cards, strips that can be read."""

import json
import os
import subprocess
import sys
from functools import cache
from itertools import combinations, groupby, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene

from scorpion_qt.rules import DECK, DEFAULT, Column, parse_game
from scorpion_qt.view.card_art import DECKS, CardArt, Deck, Size, render
from scorpion_qt.view.felt import paint_felt
from scorpion_qt.view.hit import PileKind
from scorpion_qt.view.items import PileItem
from scorpion_qt.view.layout import COMPACT_BELOW, READABLE, arrange
from scorpion_qt.view.theme import THEMES
from tests.contrast import contrast, luminance

pytestmark = pytest.mark.usefixtures("qapp")
ROOT = Path(__file__).parents[2]
RATIOS = (1.0, 1.25, 1.5, 2.0)
LEAST = 3.0
"""Contrast that what is not text needs, by WCAG 2.2, 1.4.11."""
INDEX = {"linocut": 98 / 240, "deco": 98 / 240, "contrast": 134 / 240}
"""Width of the corner with rank and suit, in card widths."""
INDEX_END = 66 / 240
"""Where it ends, likewise; where less shows of a card it is made smaller."""
TABLE_AT_800_600 = (800, 500)
"""What menu bar, toolbar and strip leave of such a window, and a little less."""
TABLE_AT_480_360 = (480, 255)
"""The same of the smallest window."""
SMALLEST = 30
"""Width of a card in logical pixels; 13 columns in the smallest window are a little wider."""


# Outlines


@pytest.mark.parametrize("corner", [(20, 20), (312, 140)], ids=["dark", "lit"])
@pytest.mark.parametrize("width", [30, 52, 171])
@pytest.mark.parametrize("ratio", RATIOS)
@pytest.mark.parametrize("name", THEMES)
def test_an_outline_stands_out_from_the_cloth(name, ratio, width, corner):
    """On both sides, all along the edges: grain and rounding included."""
    image = QImage(round(800 * ratio), round(500 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_felt(painter, QRect(0, 0, 800, 500), THEMES[name])
    scene = QGraphicsScene()
    item = PileItem(PileKind.PLACE, 0, THEMES[name])
    item.place(*corner, width, width * 1.4, width * 1.4)
    scene.addItem(item)
    scene.render(painter, QRectF(0, 0, 800, 500), QRectF(0, 0, 800, 500))
    painter.end()
    for share in (0.2, 0.4, 0.6, 0.8):
        y = round((corner[1] + share * width * 1.4) * ratio)
        x = round(corner[0] * ratio)
        across = [image.pixelColor(x + step, y) for step in range(-6, 9)]
        line = max(range(len(across)), key=lambda i: contrast(across[i], across[0]))
        assert contrast(across[line], across[0]) >= LEAST
        assert contrast(across[line], across[-1]) >= LEAST


@pytest.mark.parametrize("name", THEMES)
def test_a_covered_outline_goes_into_the_dark(name):
    """Its upper edge is as clear as that of a whole one; contrast themes keep it clear all along."""
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_felt(painter, QRect(0, 0, 200, 200), THEMES[name])
    cloth = image.copy()
    scene = QGraphicsScene()
    item = PileItem(PileKind.PLACE, 0, THEMES[name])
    item.place(40, 40, 100, 140, 60)
    scene.addItem(item)
    scene.render(painter, QRectF(0, 0, 200, 200), QRectF(0, 0, 200, 200))
    painter.end()

    def stands_out(x, y):
        return contrast(image.pixelColor(x, y), cloth.pixelColor(x, y))

    assert stands_out(90, 40) >= LEAST
    assert stands_out(40, 52) >= LEAST
    faded = [stands_out(40, y) for y in (50, 65, 80, 98)]
    if THEMES[name].soft:
        assert faded == sorted(faded, reverse=True)
        assert faded[-1] < 1.5
    else:
        assert min(faded) >= LEAST
    assert stands_out(40, 110) == 1


# Cards


WINDOW_AT_A_RATIO = """
import json, sys, tempfile
from PySide6.QtCore import QEventLoop, QPoint, QRect, QSettings, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.storage.settings import Settings
from tests.main_window import main_window

def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()

def pixels(image, rect):
    part = image.convertToFormat(QImage.Format.Format_RGB32).copy(rect)
    return part.constBits().tobytes()

app = QApplication([])
with tempfile.TemporaryDirectory() as home:
    model = GameModel()
    window = main_window(model, Settings(QSettings(home + "/s.ini", QSettings.Format.IniFormat)))
    table = window.table
    table.set_duration_factor(0.0)
    table.set_board(model.board)
    window.resize(1000, 700)
    window.show()
    while not table.art.complete:
        wait(10)
    wait(50)
    ratio = table.devicePixelRatioF()
    shot = window.grab().toImage()
    at = table.viewport().mapTo(window, QPoint())
    different = []
    for column in model.position.columns:
        item = table.cards[column.last]
        face = table.art.face(column.last).toImage()
        rim = table.art.size.shadow
        left, top = (at.x() + item.x() - rim) * ratio, (at.y() + item.y() - rim) * ratio
        # The face without the shadow and the rounded corners, through which the table shows.
        inner = QRect(0, 0, face.width(), face.height()).adjusted(*[round(face.width() / 8)] * 2,
                                                                *[-round(face.width() / 8)] * 2)
        # Where the table begins between two device pixels, Qt shifts all of it to one of them.
        places = [inner.translated(int(left) + x, int(top) + y) for x in (0, 1) for y in (0, 1)]
        if not any(pixels(shot, place) == pixels(face, inner) for place in places):
            different.append(str(column.last))
    print(json.dumps({"ratio": ratio, "different": different}))
    window.close()
"""


@pytest.mark.slow
@pytest.mark.parametrize("ratio", RATIOS)
def test_cards_in_a_window_are_drawn_pixel_for_pixel(ratio):
    """No resampling, wherever toolbar and menu bar let the table begin."""
    environment = os.environ | {"QT_SCALE_FACTOR": str(ratio), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", WINDOW_AT_A_RATIO],
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == {"ratio": ratio, "different": []}


@pytest.mark.parametrize("hidden", [0, 4])
def test_strips_of_a_column_of_twenty_cards_are_high_enough(hidden):
    layout = arrange(*TABLE_AT_800_600, DEFAULT)
    offsets = layout.offsets(Column(DECK[:20], hidden))[hidden:]
    assert min(b - a for a, b in pairwise(offsets)) >= READABLE


@pytest.fixture
def printed(qtbot):
    """Gives the art of a deck, rendered at a size."""
    made = []

    def art(deck, size):
        made.append(CardArt())
        made[-1].set_deck(deck)
        made[-1].resize(size)
        qtbot.waitUntil(lambda: made[-1].complete)
        return made[-1]

    yield art
    for each in made:
        each.close()


def strip_of(art, card, strip):
    """What shows of a covered card, without the rim of the shadow."""
    image = art.face(card).toImage()
    patch = art.index(card, strip)
    if patch is not None:
        painter = QPainter(image)
        painter.drawPixmap(patch.corner, patch.pixmap)
        painter.end()
    rim = round(art.size.shadow)
    return image.copy(rim, rim, round(art.size.width), round(strip))


@pytest.mark.parametrize(("cards", "high"), [(20, READABLE), (30, 6)])
@pytest.mark.parametrize("letters", [False, True], ids=["latin", "local"])
@pytest.mark.parametrize("four", [False, True], ids=["two", "four"])
@pytest.mark.parametrize("style", DECKS)
def test_rank_and_suit_can_be_read_in_each_strip(printed, style, four, letters, cards, high):
    """Of a column of face-up cards at 800 × 600: whole, so many pixels high, side by side."""
    layout = arrange(*TABLE_AT_800_600, DEFAULT)
    size = Size(*layout.card, 1.0)
    offsets = layout.offsets(Column(DECK[:cards]))
    strip = min(b - a for a, b in pairwise(offsets))
    art = printed(Deck(style, four_colours=four, local_letters=letters), size)
    for card in DECK:
        image = strip_of(art, card, strip)
        paper = image.pixelColor(3, image.height() - 1)
        right = round(INDEX[style] * size.width * min(1, strip / INDEX_END / size.width))
        ink = {
            (x, y)
            for x in range(3, right)
            for y in range(2, image.height())
            if contrast(image.pixelColor(x, y), paper) >= LEAST
        }
        columns = sorted(x for x, _ in ink)
        third = (columns[-1] - columns[0]) / 3
        for part in (
            [y for x, y in ink if x <= columns[0] + third],
            [y for x, y in ink if x >= columns[-1] - third],
        ):
            assert max(part) - min(part) + 1 >= high, (card, strip)
            assert max(part) < image.height() - 1, (card, strip)


def test_an_index_is_made_smaller_only_where_it_would_be_cut(printed):
    layout = arrange(*TABLE_AT_800_600, DEFAULT)
    art = printed(Deck(), Size(*layout.card, 1.0))
    offsets = layout.offsets(Column(DECK[:7]))
    assert art.index(DECK[0], offsets[1]) is None
    patches = [art.index(DECK[0], strip) for strip in (20, 15, 10)]
    tops = [patch.corner.y() for patch in patches]
    assert tops == sorted(tops, reverse=True)
    for patch in patches:
        # While it moves more of the card may show: of the larger index nothing does.
        end = patch.corner.y() - art.size.shadow + patch.pixmap.height()
        assert end == pytest.approx(INDEX_END * layout.card[0], abs=1)


@cache
def is_ink(pixel, paper):
    return contrast(QColor(pixel), QColor(paper)) >= LEAST


def compact_signs(deck, card):
    """Rows of ink of each sign of the index on the smallest card, from left to right, in logical pixels."""
    ratio = 8.0
    size = Size(SMALLEST, SMALLEST * 1.4, ratio)
    image = render(deck.path(str(card)).read_bytes(), size)
    rim = round(size.shadow * ratio)
    paper = image.pixel(rim + 220, rim + 24)
    columns = [
        [y for y in range(3, 90) if is_ink(image.pixel(rim + x, rim + y), paper)]
        for x in range(6, 222)
    ]
    signs = [
        [y for column in run for y in column] for inked, run in groupby(columns, key=bool) if inked
    ]
    return [(min(rows) / ratio, (max(rows) + 1) / ratio) for rows in signs]


@pytest.mark.parametrize("letters", [False, True], ids=["latin", "local"])
@pytest.mark.parametrize("style", DECKS)
def test_the_index_is_nine_pixels_high_on_the_smallest_card(style, letters):
    """Rank and suit, side by side, above everything else, and whole in the strip of a covered card."""
    game = parse_game("curds-and-whey")
    layout = arrange(*TABLE_AT_480_360, game)
    assert SMALLEST <= layout.card[0] < COMPACT_BELOW
    strip = min(b - a for a, b in pairwise(layout.offsets(Column(DECK[:8]))))
    for card in DECK:
        if letters and str(card)[0] not in "AKQJ":
            continue  # the same file as without
        signs = compact_signs(Deck(style, local_letters=letters), card)
        assert len(signs) == (3 if str(card)[0] == "T" else 2), (card, signs)
        for top, bottom in signs:
            assert top > 0.5, (card, signs)
            assert bottom - top >= READABLE, (card, signs)
            assert bottom * layout.card[0] / SMALLEST <= strip, (card, signs, strip)


@pytest.mark.parametrize("style", DECKS)
def test_indices_are_told_apart_on_the_smallest_card(style):
    """No two indices of a deck look alike: they differ in the pixels of a strip of nine pixels."""
    size = Size(SMALLEST, SMALLEST * 1.4, 1.0)
    strips = {}
    for card in DECK:
        image = render(Deck(style).path(str(card)).read_bytes(), size)
        rim = round(size.shadow)
        strips[card] = [
            luminance(image.pixelColor(rim + x, rim + y)) for y in range(1, 9) for x in range(1, 24)
        ]
    for (one, a), (two, b) in combinations(strips.items(), 2):
        difference = sum(abs(p - q) for p, q in zip(a, b, strict=True))
        assert difference > 1.5, f"{one} and {two} differ by {difference:.2f} white pixels"


@pytest.mark.parametrize("style", DECKS)
def test_the_face_changes_at_one_width_whatever_the_pixel_ratio(style):
    """A larger index below it, the same art from it on; the choice is made in logical pixels."""
    svg = Deck(style).path("KS").read_bytes()
    for ratio in RATIOS:
        heights = []
        for width in (COMPACT_BELOW - 0.5, COMPACT_BELOW):
            size = Size(width, width * 1.4, ratio)
            image = render(svg, size)
            rim = round(size.shadow * ratio)
            edge = rim + round(0.07 * width * ratio)  # in the stem of the K
            paper = image.pixelColor(rim + round(0.9 * width * ratio), rim + round(2 * ratio))
            column = [image.pixelColor(edge, rim + y) for y in range(round(width * ratio / 2))]
            inked = [contrast(pixel, paper) >= LEAST for pixel in column]
            first = inked.index(True)
            heights.append(inked.index(False, first) - first)
        assert heights[0] > 1.4 * heights[1], (ratio, heights)
