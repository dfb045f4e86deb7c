from dataclasses import replace

import pytest

from scorpion_qt.rules import (
    DEFAULT,
    FAMILY,
    Board,
    Card,
    Column,
    DealNumber,
    Position,
    Suit,
    Unreadable,
    deal,
)

START = deal(DEFAULT, DealNumber.parse("1"))
MICE = FAMILY["three-blind-mice"]


@pytest.mark.parametrize("name", FAMILY)
def test_texts_round_trip(name):
    position = deal(FAMILY[name], DealNumber.parse("5"))
    assert Position.parse(str(position)) == position


def test_text_of_cells_empty_columns_and_collected_runs():
    text = "<JD> 5H | - | KC / 9C - / HS"
    position = Position.parse(text)
    assert position.columns == (
        Column((Card(11, Suit.DIAMONDS), Card(5, Suit.HEARTS)), 1),
        Column(),
        Column((Card(13, Suit.CLUBS),)),
    )
    assert position.reserve == (Card(9, Suit.CLUBS), None)
    assert position.collected == (Suit.HEARTS, Suit.SPADES)
    assert str(position) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "5H",
        "5H / 9C",
        "5H / 9C / H / ",
        "5X / / ",
        "5H / ?? / ",
        "5H / / X",
        "5H <4H> / / ",
        "<5H / / ",
    ],
)
def test_other_texts_are_no_positions(text):
    with pytest.raises(Unreadable):
        Position.parse(text)


def test_what_a_player_sees():
    assert len(list(Board(DEFAULT, START).visible)) == 37
    assert len(list(Board(DEFAULT, START).hidden)) == 12 + 3
    mice = deal(MICE, DealNumber.parse("1"))
    assert len(list(Board(MICE, mice).visible)) == 43
    assert len(list(Board(MICE, mice).hidden)) == 9


def test_a_sound_position_has_no_problems():
    assert Board(DEFAULT, START).problems() == []


FIRST = START.columns[0]


@pytest.mark.parametrize(
    ("game", "position", "said"),
    [
        (DEFAULT, replace(START, columns=START.columns[:6]), "6 columns instead of 7"),
        (
            DEFAULT,
            START.with_column(0, replace(FIRST, hidden=8)),
            "column 1 cannot have 8 face-down",
        ),
        (
            DEFAULT,
            START.with_column(0, replace(FIRST, hidden=-1)),
            "column 1 cannot have -1 face-down",
        ),
        (
            DEFAULT,
            START.with_column(0, replace(FIRST, hidden=7)),
            "last card of column 1 is face-down",
        ),
        (DEFAULT, START.with_column(0, Column(FIRST.cards[:-1], 3)), "missing: 8D"),
        (
            DEFAULT,
            START.with_column(0, Column((*FIRST.cards, FIRST.cards[0]), 3)),
            "more than once: JD",
        ),
        (DEFAULT, replace(START, reserve=START.reserve[:2]), "reserve has to hold 3 cards or none"),
        (
            DEFAULT,
            replace(START, reserve=(*START.reserve[:2], None)),
            "reserve has to hold 3 cards",
        ),
        (DEFAULT, replace(START, collected=(Suit.CLUBS,)), "more than once: 2C"),
        (MICE, replace(deal(MICE, DealNumber.parse("1")), reserve=()), "0 cells instead of 2"),
        (
            FAMILY["scorpion-traditional"],
            replace(START, collected=(Suit.CLUBS,)),
            "runs stay on the table in this game",
        ),
    ],
)
def test_problems_are_named(game, position, said):
    assert said in "; ".join(Board(game, position).problems())


def test_cards_of_a_larger_deck_are_foreign():
    small = replace(DEFAULT, columns=((12, 0),), reserve_cards=0, ranks=3)
    position = Position((Column(FIRST.cards),))
    assert "not of this deck: 4H 5H 8D JD KH TH" in Board(small, position).problems()
