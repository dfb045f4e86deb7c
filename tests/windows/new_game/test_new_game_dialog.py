"""The dialog gives exactly the game that is chosen in it."""

from itertools import product

import pytest
from PySide6.QtCore import QRect, QSettings, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QRadioButton, QScrollArea

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import FAMILY, DealNumber, Unreadable, parse_game
from scorpion_qt.rules.games import HOUSE_RULES, house_rules, with_house_rule
from scorpion_qt.solver.difficulty import has_difficulty
from scorpion_qt.text import language
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import CardArt, Size
from scorpion_qt.windows.new_game.new_game_dialog import NewGameDialog


def combinations():
    """Every game of the family with every combination of house rules that it has."""
    for game in FAMILY.values():
        keys = list(house_rules(game))
        for values in product(*(HOUSE_RULES[key][1] for key in keys)):
            chosen = game
            for key, value in zip(keys, values, strict=True):
                chosen = with_house_rule(chosen, key, value)
            yield game, dict(zip(keys, values, strict=True)), chosen


@pytest.fixture
def open_dialog(qtbot, desks, tmp_path):
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    deals = WinnableDeals(desks())
    art = CardArt()
    art.resize(Size(80, 112, 1.0))

    def make(game=FAMILY["scorpion"]):
        dialog = NewGameDialog(game, art, TableAppearance(), deals, settings)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    yield make
    art.close()
    deals.close()


def choose(dialog, identity):
    """Choose the game in the list."""
    dialog.games.choose(FAMILY[identity])
    assert dialog.games.chosen == FAMILY[identity].classic


def taken(dialog, number="17"):
    """What the dialog gives when it is accepted."""
    results = []
    dialog.chosen.connect(lambda game, number: results.append((game.id, number and str(number))))
    dialog.number.setText(number)
    dialog.findChild(QDialogButtonBox).accepted.emit()
    return results


def test_every_game_and_combination_of_house_rules_can_be_chosen(open_dialog):
    dialog = open_dialog()
    seen = set()
    for game, values, expected in combinations():
        choose(dialog, game.id)
        build = dialog.classic if game == game.classic else dialog.relaxed
        if build.isVisible():
            build.click()
        for key, box in dialog.house.choices.items():
            # Shown are exactly the rules that the game has.
            assert box.isVisible() == (key in values)
            if key in values and house_rules(dialog.game)[key] != values[key]:
                box.click()
        assert dialog.game == expected
        seen.add(dialog.game.id)
    assert seen == {chosen.id for _, _, chosen in combinations()}
    assert len(seen) >= 65


@pytest.mark.parametrize("identity", [*FAMILY, "wasp-ii-relaxed+collect=uncovered+reserve=stuck"])
def test_the_game_that_is_played_is_offered_first(open_dialog, identity):
    assert taken(open_dialog(parse_game(identity))) == [(identity, "17")]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("17", "17"),
        (" #ms17 ", "17"),
        ("ms40000", "ms40000"),
        ("12,345", "12345"),
        ("9" * 20, "9" * 20),
    ],
)
def test_a_number_is_read_as_the_rules_read_it(open_dialog, text, number):
    assert taken(open_dialog(), text) == [("scorpion", number)]


@pytest.mark.parametrize("text", ["", "  "])
def test_no_number_means_a_random_one(open_dialog, text):
    assert taken(open_dialog(), text) == [("scorpion", None)]


@pytest.mark.parametrize("text", ["0", "abc", "-", "1" * 21, "ms8589934592", "१७", "1.5x"])
def test_a_bad_number_is_answered_with_a_sentence_and_nothing_else(open_dialog, text):
    with pytest.raises(Unreadable):
        DealNumber.parse(text)
    dialog = open_dialog()
    assert taken(dialog, text) == []
    assert dialog.isVisible()
    assert dialog.problem.isVisible()
    assert dialog.problem.text().startswith("There is no such deal.")
    assert dialog.number.hasFocus() or dialog.number.selectedText() == text
    # It goes when something else is entered, and a good number is taken.
    dialog.number.textEdited.emit("1")
    assert not dialog.problem.isVisible()
    dialog.number.setText("3")
    dialog.accept()
    assert not dialog.isVisible()


def test_classic_comes_first(open_dialog):
    dialog = open_dialog()
    assert dialog.classic.isChecked()
    choose(dialog, "curds-and-whey")
    assert not dialog.classic.isVisible()
    assert not dialog.relaxed.isVisible()


def test_the_result_is_named(open_dialog):
    dialog = open_dialog()
    dialog.house.choices["empty"].click()
    assert dialog.result_line.text() == "To be played: Wasp"
    dialog.relaxed.click()
    assert dialog.result_line.text() == "To be played: Wasp, relaxed"


SMALL, USUAL = QSize(480, 330), QSize(800, 560)
"""Screens of 480×360 and of 800×600, with a title bar."""


@pytest.fixture(params=LANGUAGES)
def spoken(request, qapp):
    language.install(qapp, request.param)
    yield request.param
    language.install(qapp, "en")


def whole(dialog):
    """Whether everything in the dialog is as wide as it has to be."""
    buttons = [*dialog.findChildren(QCheckBox), *dialog.findChildren(QRadioButton)]
    return all(
        button.width() >= button.sizeHint().width() for button in buttons if button.isVisible()
    )


def test_the_dialog_opens_within_a_screen_of_800_by_600(open_dialog, spoken):
    dialog = open_dialog()
    assert dialog.width() <= USUAL.width()
    assert dialog.height() <= USUAL.height()
    assert whole(dialog)
    # The choices stand beside the games, where all of them are seen.
    scroll = dialog.findChild(QScrollArea)
    assert scroll.y() == dialog.games.y()
    assert scroll.widget().height() <= scroll.viewport().height()
    assert scroll.widget().width() <= scroll.viewport().width()


def test_everything_is_reached_on_a_screen_of_480_by_360(open_dialog, spoken):
    dialog = open_dialog()
    dialog.resize(SMALL)
    assert dialog.size() == SMALL
    games, scroll = dialog.games, dialog.findChild(QScrollArea)
    dialog.layout().activate()
    assert scroll.y() >= games.y() + games.height()
    assert games.viewport().height() >= games.row_height
    assert scroll.widget().width() <= scroll.viewport().width()
    assert whole(dialog)
    # What scrolls is brought into sight by the keyboard.
    dialog.difficulty.setEnabled(True)
    scroll.ensureWidgetVisible(dialog.difficulty)
    assert not dialog.difficulty.visibleRegion().isEmpty()


def test_long_choices_are_heard_in_one_line(open_dialog, spoken):
    dialog = open_dialog()
    buttons = [dialog.relaxed, dialog.winnable, *dialog.house.choices.values()]
    for button in buttons:
        assert button.accessibleName() == button.text().replace("\n", " ").replace("&", "")
    if spoken == "uk":
        assert any("\n" in button.text() for button in buttons)


def test_the_chosen_tile_shows_what_is_chosen(open_dialog):
    dialog = open_dialog()
    games = dialog.games
    dialog.relaxed.click()
    assert games.currentItem().text() == "Scorpion, relaxed"
    dialog.house.choices["facedown"].click()
    choose(dialog, "wasp")
    assert games.currentItem().text() == "Wasp, relaxed"
    assert games.item(0).text() == "Scorpion"


def test_a_double_click_deals_the_game(open_dialog):
    dialog = open_dialog()
    results = []
    dialog.chosen.connect(lambda game, number: results.append((game.id, number)))
    games = dialog.games
    spot = games.visualItemRect(games.item(2)).center()
    QTest.mouseClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseDClick(games.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert results == [("scorpion-ii", None)]
    assert not dialog.isVisible()


@pytest.mark.parametrize(
    ("screen", "beside"), [((480, 350), False), ((800, 600), True), ((1920, 1040), True)]
)
def test_it_takes_what_the_screen_has(open_dialog, monkeypatch, screen, beside):
    class Screen:
        @staticmethod
        def availableGeometry():  # noqa: N802 - Qt's name
            return QRect(0, 0, *screen)

    monkeypatch.setattr(NewGameDialog, "screen", lambda _: Screen)
    dialog = open_dialog()
    assert dialog.width() <= screen[0]
    assert dialog.height() <= screen[1] - 20
    dialog.layout().activate()
    scroll = dialog.findChild(QScrollArea)
    assert (scroll.y() == dialog.games.y()) == beside
    if beside:
        # Whole games, and no more of the screen than they need.
        games = dialog.games
        rows = games.viewport().height() / games.row_height
        assert abs(rows - round(rows)) * games.row_height < 10
        assert round(rows) >= 4
    else:
        assert dialog.height() >= screen[1] - 45


@pytest.mark.parametrize("game", FAMILY.values(), ids=FAMILY)
def test_a_difficulty_is_offered_where_the_game_has_any(open_dialog, game):
    dialog = open_dialog(game)
    dialog.winnable.setChecked(True)
    assert dialog.difficulty.isVisible() == has_difficulty(game)
    dialog.winnable.setChecked(False)
    assert dialog.difficulty.isVisible() == has_difficulty(game)
    assert not dialog.difficulty.isEnabled()
    for identity in ("wasp", "scorpion"):
        choose(dialog, identity)
        assert dialog.difficulty.isVisible() == has_difficulty(dialog.game)
