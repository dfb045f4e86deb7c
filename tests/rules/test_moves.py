import pytest

from scorpion_qt.rules import DEAL, DECK, Card, Move, Suit, Unreadable, parse_move


def test_texts_round_trip():
    moves = [Move(card, column) for card in DECK for column in range(13)]
    assert [parse_move(str(move)) for move in [*moves, DEAL]] == [*moves, DEAL]
    assert parse_move("4H>7") == Move(Card(4, Suit.HEARTS), 6)
    assert str(DEAL) == "deal"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4H",
        "4H>",
        "4H>0",
        "4H>07",
        "4H>100",
        "4H>-1",
        "4h>7",
        "4H > 7",
        "4H>7 ",
        "4H>7\n",
        "10H>7",
        "Deal",
        "deal ",
        "4H>٧",
        "4H>7>8",
        "??>1",
    ],
)
def test_other_texts_are_no_moves(text):
    with pytest.raises(Unreadable, match="is not a move"):
        parse_move(text)
