"""The command `odds`: what it prints, and what it refuses."""

import json

from scorpion_qt.rules import Board, DealNumber, deal, parse_game
from scorpion_qt.rules.notation import position_data


def test_as_json(run):
    words = ("odds", "--game", "scorpion", "--number", "32001", "--samples", "40", "--json")
    found = json.loads(run(*words))
    assert found["samples"] == 40 == found["won"] + found["lost"] + found["unknown"]
    assert found["low"] <= found["share"] <= found["high"]
    assert set(found["moves"]) == {"2S>7", "QS>4", "5H>2", "deal"}
    assert json.loads(run(*words)) == found
    assert json.loads(run(*words, "--seed", "5")) != found


def test_in_words(run):
    said = run("odds", "--game", "scorpion", "--number", "32001", "--samples", "10")
    assert "of the arrangements of the unseen cards can be won" in said
    assert "10 samples" in said


def test_a_position_with_unknown_cards(batch):
    position = deal(parse_game("scorpion"), DealNumber.parse("32001"))
    seen = position_data(position, frozenset(Board(parse_game("scorpion"), position).hidden))
    partly = position_data(position, frozenset(position.reserve))
    known, unseen, some, wrong = batch(
        ["odds", "--batch", "--samples", "20"],
        {"game": "scorpion", "number": "32001"},
        {"game": "scorpion", **seen},
        {"game": "scorpion", **partly},
        {"game": "scorpion", "columns": []},
    )
    assert set(known["moves"]) == set(unseen["moves"])
    assert unseen["samples"] == 20
    assert some["won"] + some["lost"] + some["unknown"] == 20
    assert "error" in wrong


def test_refusals(refused):
    assert "from 1 up" in refused("odds", "--game", "scorpion", "--number", "1", "--samples", "0")
    assert "from 0 up" in refused("odds", "--game", "scorpion", "--number", "1", "--seed", "x")
    assert "at most" in refused(
        "odds", "--game", "scorpion", "--number", "1", "--samples", "9999999"
    )
