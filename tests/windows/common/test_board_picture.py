"""Boards painted small: with the cards of the table, every card where the rules deal it."""

import math

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter

from scorpion_qt.rules import FAMILY, Card, DealNumber, deal
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import CardArt, Size
from scorpion_qt.view.theme import THEMES
from scorpion_qt.windows.common.board_picture import (
    BoardPictures,
    SmallCards,
    board_cards,
    paint_board,
    paint_cloth,
)

SIZE = QSize(216, 104)
CARD = Size(22, 31, 2.0)


@pytest.fixture
def art(qapp, qtbot):
    art = CardArt()
    art.resize(Size(80, 112, 1.0))
    qtbot.waitUntil(lambda: art.complete)
    yield art
    art.close()


def painted(game, art, look=None):
    image = QImage(SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    cards = SmallCards(art, board_cards(SIZE, game, 1.0))
    start = deal(game, DealNumber.parse("17"))
    paint_cloth(painter, SIZE, look or TableAppearance())
    layout, _ = paint_board(painter, SIZE, game, start, cards, look or TableAppearance())
    painter.end()
    return image, layout, start


def mean(image, x, y, width, height):
    """The mean of red, green and blue in a rectangle."""
    pixels = [
        image.pixelColor(round(x) + dx, round(y) + dy)
        for dx in range(round(width))
        for dy in range(round(height))
    ]
    return tuple(
        sum(part) / len(pixels) for part in zip(*(p.getRgb()[:3] for p in pixels), strict=True)
    )


def test_small_cards_have_the_size_asked_for(art):
    small = SmallCards(art, CARD).face(Card.parse("2S"))
    rim = round(CARD.shadow * CARD.ratio)
    assert small.size() == QSize(44 + 2 * rim, 62 + 2 * rim)
    assert small.devicePixelRatio() == 2.0
    # Paper, not shadow, at the edge.
    assert small.toImage().pixelColor(rim + 2, small.height() // 2).lightness() > 200


def test_a_card_is_made_small_once(art):
    cards = SmallCards(art, CARD)
    assert cards.back() is cards.back()
    assert cards.face(Card.parse("QS")).cacheKey() != cards.face(Card.parse("KS")).cacheKey()


@pytest.mark.parametrize("identity", ["scorpion", "scorpion-ii", "wasp", "three-blind-mice"])
def test_face_down_cards_and_the_reserve_are_seen(art, identity):
    game = FAMILY[identity]
    image, layout, start = painted(game, art)
    cards = SmallCards(art, board_cards(SIZE, game, 1.0))
    width, height = layout.card
    rim = cards.size.shadow
    strip = (3, 1, width - 6, 1)
    for (x, y), column in zip(layout.columns, start.columns, strict=True):
        # What shows of the lowest card tells on which side it lies.
        found = mean(image, x + strip[0], y + strip[1], *strip[2:])
        sides = {False: cards.face(column.cards[0]), True: cards.back()}
        apart = {
            hidden: math.dist(
                found, mean(side.toImage(), rim + strip[0], rim + strip[1], *strip[2:])
            )
            for hidden, side in sides.items()
        }
        assert apart[bool(column.hidden)] < apart[not column.hidden]
    for x, y in layout.reserve:
        found = mean(image, x + 3, y + 4, width - 6, height - 8)
        expected = mean(cards.back().toImage(), rim + 3, rim + 4, width - 6, height - 8)
        same = all(abs(a - b) < 25 for a, b in zip(found, expected, strict=True))
        assert same == (identity != "three-blind-mice")


def test_boards_mirror_and_lie_on_the_chosen_cloth(art):
    game = FAMILY["scorpion"]
    image, layout, _ = painted(game, art)
    other, mirrored, _ = painted(game, art, TableAppearance(mirrored=True, theme=THEMES["sand"]))
    assert layout.columns[0][0] + layout.card[0] == SIZE.width() - mirrored.columns[0][0]
    middle = (SIZE.width() // 2, SIZE.height() - 4)
    assert image.pixelColor(*middle).green() > image.pixelColor(*middle).red()
    assert other.pixelColor(*middle).red() > other.pixelColor(*middle).green()
    # Round corners.
    assert image.pixelColor(0, 0).alpha() == 0


def test_pictures_are_kept_until_they_are_painted_anew(art):
    pictures = BoardPictures(art, TableAppearance(), SIZE, 1.0)
    game = FAMILY["wasp"]
    assert pictures.picture(game) is None
    pictures.paint(game)
    first = pictures.picture(game)
    assert first.size() == SIZE
    assert pictures.picture(game) is first
    pictures.paint(game)
    assert pictures.picture(game) is not first
