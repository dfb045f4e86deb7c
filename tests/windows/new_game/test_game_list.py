"""The drawn games: whole tiles at every size, their boards, and what is heard of them."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import FAMILY, parse_game
from scorpion_qt.text import language
from scorpion_qt.text.game_names import game_name, one_line
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import CardArt, Size
from scorpion_qt.windows.new_game.game_list import BOARD, GameList

CLASSIC = [game for game in FAMILY.values() if game == game.classic]


@pytest.fixture
def art(qapp):
    art = CardArt()
    art.resize(Size(80, 112, 1.0))
    yield art
    art.close()


@pytest.fixture
def make(qtbot, art):
    def make(width=480, height=500):
        games = GameList(art, TableAppearance())
        qtbot.addWidget(games)
        games.setCurrentRow(0)
        games.resize(width, height)
        games.show()
        QTest.qWait(0)
        return games

    return make


def rects(games):
    return [games.visualItemRect(games.item(row)) for row in range(games.count())]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [400, 480, 700])
@pytest.mark.parametrize("height", [126, 260, 500, 700, 1200])
def test_no_tile_is_cut(qapp, make, code, width, height):
    language.install(qapp, code)
    try:
        games = make(width, height)
    finally:
        language.install(qapp, "en")
    area = games.viewport().rect()
    for first in range(games.count()):
        games.scrollToItem(games.item(first), GameList.ScrollHint.PositionAtTop)
        for rect in rects(games):
            # A few pixels at the end of the list may show the bare margin of the next tile.
            seen = rect.intersected(area).height()
            assert seen <= 10 or seen == rect.height() or rect.height() > area.height()
            assert rect.height() >= BOARD.height()


def test_every_game_is_heard_with_its_sentence(make):
    games = make()
    heard = [
        games.item(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(games.count())
    ]
    assert heard == [f"{game_name(game)}. {one_line(game)}" for game in CLASSIC]


def test_the_keyboard_chooses(make):
    games = make()
    assert games.chosen.id == "scorpion"
    QTest.keyClick(games, Qt.Key.Key_End)
    assert games.chosen == CLASSIC[-1]
    assert games.viewport().rect().contains(rects(games)[-1])
    QTest.keyClick(games, Qt.Key.Key_Home)
    assert games.chosen.id == "scorpion"
    # By its first letter.
    QTest.keyClick(games, Qt.Key.Key_T)
    assert games.chosen.id == "three-blind-mice"


def test_the_tiles_come_first_and_the_boards_soon_after(qtbot, make, art):
    games = make()
    qtbot.waitUntil(lambda: games.boards.picture(FAMILY["scorpion"]) is not None)
    qtbot.waitUntil(lambda: art.complete)
    games.boards.paint(FAMILY["scorpion"])
    before = games.boards.picture(FAMILY["scorpion"]).toImage()
    # Another form of the chosen game has a board of its own.
    games.show_chosen(parse_game("scorpion+facedown=3"))
    games.viewport().repaint()
    qtbot.waitUntil(lambda: games.boards.picture(parse_game("scorpion+facedown=3")) is not None)
    assert games.boards.picture(parse_game("scorpion+facedown=3")).toImage() != before


@pytest.mark.parametrize("code", ["en", "he"])
def test_boards_lie_where_reading_begins(qapp, qtbot, make, code):
    language.install(qapp, code)
    try:
        games = make()
        qtbot.waitUntil(lambda: games.boards.picture(FAMILY["scorpion"]) is not None)
        shot = games.viewport().grab().toImage()
    finally:
        language.install(qapp, "en")
    rect = rects(games)[1]
    # The cloth is coloured; neither texts nor the paper they are on are.
    left, right = (
        any(
            QColor(shot.pixel(x, y)).saturation() > 60
            for y in range(rect.top() + 10, rect.bottom() - 10)
        )
        for x in (rect.left() + 60, rect.right() - 60)
    )
    assert (left, right) == ((code == "en"), (code == "he"))
