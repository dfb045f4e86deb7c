import random

import pytest

from scorpion_qt.rules import DECK, FAMILY, Board, DealNumber, Unreadable, deal
from scorpion_qt.rules.deals import shuffled

LAST_MS = 2**33 - 1
LAST = 10**20 - 1


@pytest.mark.parametrize(
    ("text", "stored"),
    [
        ("1", "1"),
        ("17", "17"),
        ("ms17", "17"),
        ("#ms17", "17"),
        ("MS-17", "17"),
        (" # 1_7. ", "17"),
        ("1,000,000", "1000000"),
        ("000017", "17"),
        ("31999", "31999"),
        ("ms31999", "31999"),
        ("32000", "32000"),
        ("ms32000", "ms32000"),
        ("00000000000000032000", "32000"),
        (f"ms{LAST_MS}", f"ms{LAST_MS}"),
        (str(LAST), str(LAST)),
    ],
)
def test_numbers_are_stored_in_one_form(text, stored):
    assert str(DealNumber.parse(text)) == stored
    assert DealNumber.parse(stored) == DealNumber.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "0",
        "000",
        "ms0",
        "#",
        "abc",
        "17a",
        "ms",
        "sm17",
        "msms17",
        "+17",
        "1e5",
        "0x11",
        "1/2",
        "1" * 21,
        "0" * 20 + "1",
        f"ms{LAST_MS + 1}",
        "٣",
        "１７",
        "²",
        "17½",
        "９" * 20,
        " " * 200 + "17",
        "1" * 5000,
        "\ud800",
        "\x00",
        "17\x00",
    ],
    ids=lambda value: repr(value)[:40],
)
def test_other_texts_are_no_numbers(text):
    with pytest.raises(Unreadable, match="is not a deal number") as refused:
        DealNumber.parse(text)
    assert len(str(refused.value)) < 200


def test_neighbours():
    def neighbour(text, step):
        found = DealNumber.parse(text).neighbour(step)
        return found and str(found)

    assert neighbour("17", 1) == "18"
    assert neighbour("17", -1) == "16"
    assert neighbour("1", -1) is None
    assert neighbour("3", -5) is None
    assert neighbour("31999", 1) == "32000"
    assert neighbour("32000", -1) == "31999"
    assert neighbour("ms32000", 1) == "ms32001"
    assert neighbour(f"ms{LAST_MS}", 1) is None
    assert neighbour(str(LAST), 1) is None
    assert neighbour(str(LAST), -1) == str(LAST - 1)


def test_generators_differ_where_both_have_the_number():
    assert shuffled(DealNumber.parse("32000")) != shuffled(DealNumber.parse("ms32000"))
    assert shuffled(DealNumber.parse("31999")) == shuffled(DealNumber.parse("ms31999"))


def test_each_range_of_microsofts_generator_shuffles_all_cards():
    for value in (1, 2**31 - 1, 2**31, 2**32 - 1, 2**32, LAST_MS):
        assert sorted(shuffled(DealNumber.parse(f"ms{value}"))) == sorted(DECK)


def test_random_numbers_are_short_and_can_be_stored():
    for _ in range(50):
        number = DealNumber.random()
        assert len(str(number)) <= 9
        assert DealNumber.parse(str(number)) == number


@pytest.mark.parametrize("name", FAMILY)
def test_every_game_deals_all_cards(name):
    game, choose = FAMILY[name], random.Random(1)
    for _ in range(20):
        position = deal(game, DealNumber.parse(str(choose.randrange(1, 10**6))))
        assert Board(game, position).problems() == []
        assert [(len(column.cards), column.hidden) for column in position.columns] == list(
            game.columns
        )
        assert len(position.reserve) == game.reserve_cards
