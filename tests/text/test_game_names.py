import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import FAMILY, parse_game
from scorpion_qt.rules.games import HOUSE_RULES
from scorpion_qt.text.bidi import plain
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.game_names import game_name, house_rule_text, one_line


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_has_a_name_and_a_sentence_of_its_own(code):
    translate = catalogue(code).translate
    assert len({game_name(game, translate) for game in FAMILY.values()}) == len(FAMILY)
    lines = [one_line(game, translate) for game in FAMILY.values()]
    assert len(set(lines)) == len(FAMILY)
    assert all(line.endswith(".") and line.count(".") == 1 for line in lines)


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("en", "Wasp, relaxed"),
        ("uk", "Wasp, спрощені правила"),
        ("he", "Wasp, הכלל המקל"),
        ("ru", "«Оса», упрощённые правила"),
    ],
)
def test_relaxed(code, name):
    assert plain(game_name(FAMILY["wasp-relaxed"], catalogue(code).translate)) == name


@pytest.mark.parametrize(
    ("code", "name"),
    [
        (
            "en",
            "Scorpion; uncovered runs are collected too, reserve only when no other move is left",
        ),
        (
            "uk",
            "Scorpion; прибираються й відкриті згодом послідовності, резерв, лише коли інших ходів більше немає",
        ),
    ],
)
def test_house_rules_are_told_in_words(code, name):
    game = parse_game("scorpion+reserve=stuck+collect=uncovered")
    assert game_name(game, catalogue(code).translate) == name


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_value_of_every_house_rule_has_words(code):
    texts = {
        house_rule_text(key, value, catalogue(code).translate)
        for key, (_, values) in HOUSE_RULES.items()
        for value in values
    }
    assert len(texts) == sum(len(values) for _, values in HOUSE_RULES.values())


def test_a_combination_that_is_a_game_bears_its_name():
    assert game_name(parse_game("scorpion+empty=any"), catalogue("en").translate) == "Wasp"
