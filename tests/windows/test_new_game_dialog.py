"""The dialog gives exactly the game that is chosen in it."""

from itertools import product

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QDialogButtonBox

from scorpion_qt.model.settings import Settings
from scorpion_qt.model.winnable import WinnableDeals
from scorpion_qt.rules import FAMILY, DealNumber, Unreadable, parse_game
from scorpion_qt.rules.games import HOUSE_RULES, house_rules, with_house_rule
from scorpion_qt.text import language
from scorpion_qt.text.language import NATIVE_NAMES
from scorpion_qt.view.theme import DEFAULT_THEME, THEMES
from scorpion_qt.windows.new_game_dialog import NewGameDialog


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
def open_dialog(qtbot, tmp_path):
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    deals = WinnableDeals()

    def make(game=FAMILY["scorpion"]):
        dialog = NewGameDialog(game, THEMES[DEFAULT_THEME], deals, settings)
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog

    yield make
    deals.close()


def choose_base(dialog, base):
    """Click the game in the list."""
    for row in range(dialog._games.count()):
        if dialog._games.item(row).data(Qt.ItemDataRole.UserRole) == base:
            dialog._games.setCurrentRow(row)
            return
    raise AssertionError(f"{base} is not in the list")


def taken(dialog, number="17"):
    """What the dialog gives when it is accepted."""
    results = []
    dialog.chosen.connect(lambda game, number: results.append((game.id, str(number))))
    dialog._number.setText(number)
    dialog.findChild(QDialogButtonBox).accepted.emit()
    return results


def test_every_game_and_combination_of_house_rules_can_be_chosen(open_dialog):
    dialog = open_dialog()
    seen = set()
    for game, values, expected in combinations():
        choose_base(dialog, game.base.removesuffix("-relaxed"))
        build = dialog._relaxed if game.base.endswith("-relaxed") else dialog._classic
        if build.isVisible():
            build.click()
        for key, box in dialog._choices.items():
            # Shown are exactly the rules that the game has.
            assert box.isVisible() == (key in values)
            if key in values and house_rules(dialog.game)[key] != values[key]:
                box.click()
        assert dialog.game == expected
        seen.add(dialog.game.id)
    assert seen == {chosen.id for _, _, chosen in combinations()}
    assert len(seen) == 65


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


def test_no_number_means_a_random_one(open_dialog):
    results = [taken(open_dialog(), text)[0][1] for text in ("", "  ", "")]
    assert len(set(results)) == 3
    for number in results:
        assert str(DealNumber.parse(number)) == number


@pytest.mark.parametrize("text", ["0", "abc", "-", "1" * 21, "ms8589934592", "१७", "1.5x"])
def test_a_bad_number_is_answered_with_a_sentence_and_nothing_else(open_dialog, text):
    with pytest.raises(Unreadable):
        DealNumber.parse(text)
    dialog = open_dialog()
    assert taken(dialog, text) == []
    assert dialog.isVisible()
    assert dialog._problem.isVisible()
    assert dialog._problem.text().startswith("There is no such deal.")
    assert dialog._number.hasFocus() or dialog._number.selectedText() == text
    # It goes when something else is entered, and a good number is taken.
    dialog._number.textEdited.emit("1")
    assert not dialog._problem.isVisible()
    dialog._number.setText("3")
    dialog.accept()
    assert not dialog.isVisible()


def test_classic_comes_first(open_dialog):
    dialog = open_dialog()
    assert dialog._classic.isChecked()
    choose_base(dialog, "curds-and-whey")
    assert not dialog._classic.isVisible()
    assert not dialog._relaxed.isVisible()


def test_the_result_is_named(open_dialog):
    dialog = open_dialog()
    dialog._choices["empty"].click()
    assert dialog._result.text() == "To be played: Wasp"
    dialog._relaxed.click()
    assert dialog._result.text() == "To be played: Wasp, relaxed"


@pytest.mark.parametrize("code", NATIVE_NAMES)
def test_the_dialog_fits_into_a_small_screen(open_dialog, qapp, code):
    """800×600, with a title bar."""
    language.install(qapp, code)
    try:
        dialog = open_dialog()
        choose_base(dialog, "three-blind-mice")
        hint = dialog.sizeHint()
    finally:
        language.install(qapp, "en")
    assert hint.width() <= 800
    assert hint.height() <= 560
