import random
from dataclasses import replace

import pytest

from scorpion_qt.rules import (
    DEFAULT,
    FAMILY,
    Build,
    Collect,
    Empty,
    Game,
    Lift,
    Reserve,
    Timing,
    Unreadable,
    parse_game,
)
from scorpion_qt.rules.games import HOUSE_RULES, house_rules, with_house_rule
from tests.rules.test_independent import all_combinations

TABLE = {
    # columns and height, of them face-down, reserve, timing, build, lift, empty, collect
    "scorpion": (7, 7, [1, 2, 3, 4], "stock 3", "any", "suit", "any", "king", "receiving"),
    "scorpion-relaxed": (
        7,
        7,
        [1, 2, 3, 4],
        "stock 3",
        "any",
        "any suit",
        "any",
        "king",
        "receiving",
    ),
    "scorpion-traditional": (
        7,
        7,
        [1, 2, 3, 4],
        "stock 3",
        "stuck",
        "suit",
        "any",
        "king",
        "never",
    ),
    "scorpion-ii": (7, 7, [1, 2, 3], "stock 3", "any", "suit", "any", "king", "receiving"),
    "wasp": (7, 7, [1, 2, 3, 4], "stock 3", "any", "suit", "any", "any", "receiving"),
    "wasp-ii": (7, 7, [1, 2, 3], "stock 3", "any", "suit", "any", "any", "receiving"),
    "three-blind-mice": (10, 5, [8, 9, 10], "open 2", "any", "suit", "any", "king", "receiving"),
    "curds-and-whey": (13, 4, [], "none 0", "any", "curds", "run or set", "king", "never"),
}


@pytest.mark.parametrize("name", TABLE)
def test_the_table_of_games(name):
    width, height, down, reserve, timing, build, lift, empty, collect = TABLE[name]
    kind, cards = reserve.split()
    assert FAMILY[name] == Game(
        columns=tuple((height, 3 if n in down else 0) for n in range(1, width + 1)),
        reserve=Reserve(kind),
        reserve_cards=int(cards),
        timing=Timing(timing),
        build=Build(build),
        lift=Lift(lift),
        empty=Empty(empty),
        collect=Collect(collect),
    )


def test_relaxed_exists_for_every_game_built_by_suit_and_differs_in_nothing_else():
    by_suit = {name for name, game in FAMILY.items() if game.build is Build.SUIT}
    relaxed = {name for name, game in FAMILY.items() if game.build is Build.ANY_SUIT}
    assert relaxed == {f"{name}-relaxed" for name in by_suit}
    for name in by_suit:
        assert FAMILY[f"{name}-relaxed"] == replace(FAMILY[name], build=Build.ANY_SUIT)
    assert set(FAMILY) - by_suit - relaxed == {"curds-and-whey"}


@pytest.mark.parametrize(
    ("identity", "reserve", "places"),
    [
        ("scorpion", 1, 4),
        ("scorpion-traditional", 1, 0),
        ("three-blind-mice", 2, 4),
        ("curds-and-whey", 0, 0),
    ],
)
def test_piles_beside_the_columns(identity, reserve, places):
    game = FAMILY[identity]
    assert (game.reserve_piles, game.places) == (reserve, places)


def test_the_default_is_scorpion():
    assert DEFAULT.id == "scorpion"
    assert next(iter(FAMILY)) == "scorpion"


@pytest.mark.parametrize("identity", all_combinations())
def test_classic_and_relaxed_are_forms_of_one_game(identity):
    game = parse_game(identity)
    assert game in (game.classic, game.relaxed)
    assert game.classic.relaxed == game.relaxed
    assert game.relaxed.classic == game.classic
    base, *rules = game.classic.id.split("+")
    relaxed = f"{base}-relaxed" if f"{base}-relaxed" in FAMILY else base
    assert game.relaxed.id == "+".join([relaxed, *rules])


def test_every_combination_has_one_identity_text_that_round_trips():
    texts = {}
    for identity in all_combinations():
        game = parse_game(identity)
        assert parse_game(game.id) == game
        assert texts.setdefault(game, game.id) == game.id
        base, *rules = game.id.split("+")
        assert base == game.base
        assert rules == sorted(rules)
        assert len(rules) <= identity.count("+")
        # No rule is named that the game has anyway.
        own = house_rules(FAMILY[base])
        assert all(own[key] != value for key, value in (rule.split("=") for rule in rules))
    # The games dealt in seven columns, traditional Scorpion among them, Three Blind Mice, Curds and Whey.
    assert len(set(texts.values())) == len(texts) >= 32 + 16 + 16 + 1


def test_rules_are_read_in_any_order():
    rules = ["+collect=uncovered", "+empty=any", "+facedown=3", "+reserve=stuck"]
    shuffle = random.Random(3).shuffle
    for _ in range(10):
        shuffle(rules)
        assert (
            parse_game("scorpion" + "".join(rules)).id == "wasp-ii+collect=uncovered+reserve=stuck"
        )


@pytest.mark.parametrize(
    ("identity", "canonical"),
    [
        ("scorpion+empty=any", "wasp"),
        ("wasp+empty=king", "scorpion"),
        ("scorpion+facedown=3", "scorpion-ii"),
        ("scorpion-ii+facedown=4", "scorpion"),
        ("scorpion+empty=any+facedown=3", "wasp-ii"),
        ("wasp-ii-relaxed+facedown=4", "wasp-relaxed"),
        ("scorpion+collect=receiving", "scorpion"),
        ("scorpion-ii+empty=any+reserve=stuck", "wasp-ii+reserve=stuck"),
        ("scorpion+reserve=stuck", "scorpion+reserve=stuck"),
        ("scorpion-traditional+reserve=any", "scorpion-traditional+reserve=any"),
        ("scorpion-traditional+empty=any+facedown=3", "scorpion-traditional+empty=any+facedown=3"),
        ("three-blind-mice+empty=any", "three-blind-mice+empty=any"),
    ],
)
def test_a_combination_that_has_a_name_takes_it(identity, canonical):
    assert parse_game(identity).id == canonical


@pytest.mark.parametrize(
    "identity",
    [
        "",
        "Scorpion",
        "scorpion ",
        "solitaire",
        "+empty=any",
        "scorpion+",
        "scorpion+empty",
        "scorpion+empty=",
        "scorpion+empty=queen",
        "scorpion+empty=any+empty=any",
        "scorpion+empty=any+empty=king",
        "scorpion+colour=red",
        "scorpion+collect=never",
        "scorpion-traditional+collect=uncovered",
        "three-blind-mice+facedown=3",
        "curds-and-whey+empty=any",
        "curds-and-whey-relaxed",
        "scorpion+facedown=٣",
        "scorpion" * 1000,
    ],
    ids=lambda value: repr(value)[:40],
)
def test_other_texts_are_no_identity(identity):
    with pytest.raises(Unreadable) as refused:
        parse_game(identity)
    assert len(str(refused.value)) < 400


def test_house_rules_offered():
    assert set(house_rules(FAMILY["scorpion"])) == set(HOUSE_RULES)
    assert set(house_rules(FAMILY["scorpion-traditional"])) == {"empty", "facedown", "reserve"}
    assert set(house_rules(FAMILY["three-blind-mice"])) == {"collect", "empty", "reserve"}
    assert house_rules(FAMILY["curds-and-whey"]) == {}
    assert list(HOUSE_RULES) == sorted(HOUSE_RULES)


def test_a_house_rule_changes_its_field_alone():
    game = with_house_rule(DEFAULT, "collect", "uncovered")
    assert game == replace(DEFAULT, collect=Collect.UNCOVERED)
    assert with_house_rule(game, "collect", "receiving") == DEFAULT


def test_a_game_outside_the_family_has_no_identity():
    with pytest.raises(ValueError, match="no identity"):
        _ = replace(DEFAULT, ranks=3).id


def test_face_down_cards():
    assert {name: FAMILY[name].face_down for name in TABLE} == {
        "scorpion": 12,
        "scorpion-relaxed": 12,
        "scorpion-traditional": 12,
        "scorpion-ii": 9,
        "wasp": 12,
        "wasp-ii": 9,
        "three-blind-mice": 9,
        "curds-and-whey": 0,
    }


def test_what_cannot_be_read_is_quoted_whole_or_ends_in_an_ellipsis():
    with pytest.raises(Unreadable, match="“collect=uncovered,reserve=stuck” is not a house rule"):
        parse_game("scorpion+collect=uncovered,reserve=stuck")
    with pytest.raises(Unreadable, match=f"“{'x' * 39}…” is not a game"):
        parse_game("x" * 41)
