import json
from dataclasses import replace

import pytest

from scorpion_qt.rules import (
    DEFAULT,
    FAMILY,
    Board,
    Card,
    DealNumber,
    History,
    Suit,
    Unreadable,
    deal,
    parse_move,
)
from scorpion_qt.rules.notation import position_data, read_partial_position, read_position
from tests.rules.test_history import WIN

SMALL = replace(DEFAULT, columns=((4, 3), (8, 0)), reserve_cards=0, ranks=3)
MICE = FAMILY["three-blind-mice"]
TRADITIONAL = FAMILY["scorpion-traditional"]


def start(game, number="1"):
    return deal(game, DealNumber.parse(number))


def through_json(data):
    return json.loads(json.dumps(data))


def test_the_shape():
    data = position_data(start(DEFAULT))
    assert data["columns"][0][:4] == [["JD", 0], ["5H", 0], ["KH", 0], ["AS", 1]]
    assert data["reserve"] == ["9C", "2H", "6H"]
    assert list(data) == ["columns", "reserve"]


@pytest.mark.parametrize("name", FAMILY)
def test_deals_round_trip(name):
    position = start(FAMILY[name], "7")
    assert read_position(FAMILY[name], through_json(position_data(position))) == position


def test_a_whole_game_round_trips_collected_runs_included():
    history = History.begin(Board(DEFAULT, start(DEFAULT, "33")))
    for move in WIN:
        history = history.play(parse_move(move))
        position = history.current.position
        again = read_position(DEFAULT, through_json(position_data(position)))
        assert again.columns == position.columns
        assert again.reserve == position.reserve
        assert set(again.collected) == set(position.collected)
    assert len(again.collected) == 4


def test_an_open_cell_that_was_played_is_null():
    history = History.begin(Board(MICE, start(MICE, "3")))
    while None not in history.current.position.reserve:
        moves = Board(MICE, history.current.position).legal_moves
        history = history.play(
            next((m for m in moves if m.card in history.current.position.reserve), moves[0])
        )
    data = through_json(position_data(history.current.position))
    assert None in data["reserve"]
    assert read_position(MICE, data) == history.current.position
    # A program that leaves out what is not there means the same cards.
    data["reserve"] = [card for card in data["reserve"] if card]
    assert Board(MICE, read_position(MICE, data)).problems() == []


class TestUnknownCards:
    def test_unseen_cards_are_written_and_filled(self):
        position = start(DEFAULT)
        unseen = frozenset(Board(DEFAULT, position).hidden)
        data = through_json(position_data(position, unseen))
        assert data["columns"][0][:4] == [["??", 0], ["??", 0], ["??", 0], ["AS", 1]]
        assert data["reserve"] == ["??"] * 3
        filled, unknown = read_partial_position(DEFAULT, data)
        assert unknown == unseen
        assert Board(DEFAULT, filled).problems() == []
        assert [column.face_up for column in filled.columns] == [
            c.face_up for c in position.columns
        ]
        with pytest.raises(Unreadable, match="every card has to be known"):
            read_position(DEFAULT, data)

    def test_some_face_down_cards_may_be_known(self):
        position = start(DEFAULT)
        some = frozenset({Card.parse("JD"), Card.parse("9C")})
        filled, unknown = read_partial_position(DEFAULT, position_data(position, some))
        assert unknown == some
        assert filled.columns[1:] == position.columns[1:]

    def test_collected_runs_beside_unknown_cards(self):
        known = ["2D", "AD", "3H", "2H", "AH", "3S", "2S"]
        data = {"columns": [[["??", 0], ["3D", 1]], [[card, 1] for card in known]]}
        filled, unknown = read_partial_position(SMALL, data)
        assert filled.collected == (Suit.CLUBS,)
        assert unknown == {Card.parse("AS")}
        assert Board(SMALL, filled).problems() == []

    def test_all_of_a_suit_unknown_is_not_collected(self):
        known = ["2C", "AC", "3D", "2D", "AD", "3H", "2H", "AH"]
        data = {"columns": [[["??", 0]] * 3 + [["3C", 1]], [[card, 1] for card in known]]}
        filled, unknown = read_partial_position(SMALL, data)
        assert filled.collected == ()
        assert {str(card) for card in unknown} == {"AS", "2S", "3S"}

    def test_which_suits_are_gone_has_to_be_clear(self):
        data = {"columns": [[["??", 0]] * 3 + [["3C", 1]], [["2C", 1], ["AC", 1]]]}
        with pytest.raises(Unreadable, match="too many cards are unknown"):
            read_partial_position(SMALL, data)


def changed(**changes):
    return position_data(start(DEFAULT)) | changes


def without(game, *texts):
    data = position_data(start(game))
    data["columns"] = [[card for card in c if card[0] not in texts] for c in data["columns"]]
    return data


COLUMNS = position_data(start(DEFAULT))["columns"]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (None, "“columns”"),
        ([], "“columns”"),
        ({}, "“columns”"),
        ({"columns": {}}, "“columns”"),
        ({"columns": []}, "0 columns instead of 7"),
        (changed(columns=[1, *COLUMNS[1:]]), "column 1 has to be a list"),
        (changed(columns=["JD", *COLUMNS[1:]]), "column 1 has to be a list"),
        (changed(columns=[["JD"], *COLUMNS[1:]]), "a card of column 1 has to be written as"),
        (changed(columns=[[["JD"]], *COLUMNS[1:]]), "a card of column 1 has to be written as"),
        (changed(columns=[[["JD", 2]], *COLUMNS[1:]]), "a card of column 1 has to be written as"),
        (
            changed(columns=[[["JD", True]], *COLUMNS[1:]]),
            "a card of column 1 has to be written as",
        ),
        (changed(columns=[[["JD", 1.0]], *COLUMNS[1:]]), "a card of column 1 has to be written as"),
        (changed(columns=[[[3, 1]], *COLUMNS[1:]]), "a card of column 1 has to be written as"),
        (changed(columns=[[["XX", 1]], *COLUMNS[1:]]), "“XX” is not a card"),
        (changed(columns=[[["??", 1]], *COLUMNS[1:]]), "a face-up card of column 1 is not known"),
        (
            changed(columns=[[["JD", 1], ["5H", 0]], *COLUMNS[1:]]),
            "face-down card lies on a face-up",
        ),
        (changed(columns=[*COLUMNS[:6], COLUMNS[0]]), "there more than once"),
        (changed(columns=[*COLUMNS[:6], [["??", 0]] * 7]), "last card of column 7 is face-down"),
        (changed(reserve="9C"), "“reserve” has to be a list"),
        (changed(reserve=[1]), "“reserve” has to be a list"),
        (changed(reserve=["9C", "2H"]), "missing: 6H"),
        (changed(reserve=["9C", "2H", None]), "the reserve has to hold 3 cards or none"),
        (changed(reserve=["9C", "2H", "??", "??"]), "2 cards are unknown, but 1 are missing"),
        (without(DEFAULT, "4H", "TS"), "missing: 4H TS"),
    ],
)
def test_unusable_data_is_refused_with_a_reason(data, said):
    with pytest.raises(Unreadable) as refused:
        read_partial_position(DEFAULT, data)
    assert said in str(refused.value)


def test_a_missing_suit_is_missing_where_runs_stay():
    hearts = [f"{rank}H" for rank in "A23456789TJQK"]
    data = without(TRADITIONAL, *hearts)
    data["reserve"] = []
    with pytest.raises(Unreadable, match="missing: AH"):
        read_position(TRADITIONAL, data)


def test_an_open_cell_has_to_be_known():
    data = position_data(start(MICE))
    data["reserve"][0] = "??"
    with pytest.raises(Unreadable, match="an open card of the reserve is not known"):
        read_partial_position(MICE, data)


def test_positions_of_other_games_are_refused():
    with pytest.raises(Unreadable, match="7 columns instead of 10"):
        read_position(MICE, position_data(start(DEFAULT)))
    with pytest.raises(Unreadable, match="13 columns instead of 7"):
        read_position(DEFAULT, position_data(start(FAMILY["curds-and-whey"])))
