"""The commands `deal` and `moves`: what they print, and what they say to input they cannot use."""

import json

import pytest

from scorpion_qt.rules import FAMILY, DealNumber, deal
from scorpion_qt.rules.notation import position_data
from tests.rules.test_history import WIN


class TestDeal:
    def test_as_json(self, run):
        out = json.loads(run("deal", "--game", "scorpion+empty=any", "--number", "#ms17", "--json"))
        position = deal(FAMILY["wasp"], DealNumber.parse("17"))
        assert out == {"game": "wasp", "number": "17"} | position_data(position)

    def test_as_text(self, run):
        out = run("deal", "--game", "scorpion", "--number", "1").splitlines()
        assert out[0] == "scorpion, deal 1"
        assert out[1].split() == ["1", "<JD>", "<5H>", "<KH>", "AS", "4H", "TH", "8D"]
        assert out[-1].split() == ["reserve", "9C", "2H", "6H"]
        assert len(out) == 1 + 7 + 1
        assert len(run("deal", "--game", "curds-and-whey", "--number", "1").splitlines()) == 1 + 13

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--game", "scorpion", "--number", "0"], "“0” is not a deal number"),
            (["--game", "scorpion", "--number", "1" * 21], "is not a deal number"),
            (["--game", "scorpion", "--number", "x"], "“x” is not a deal number"),
            (["--game", "spider", "--number", "1"], "“spider” is not a game"),
            (["--game", "scorpion+empty=no", "--number", "1"], "is not a house rule"),
            (["--game", "scorpion"], "--number"),
            (["--number", "1"], "--game"),
            (["--game", "scorpion", "--number", "1", "more"], "more"),
            (["--game", "scorpion", "--num", "1"], "--number"),
        ],
    )
    def test_unusable_input(self, refused, words, said):
        assert said in refused("deal", *words)


class TestMoves:
    def test_one_a_line_sorted_as_text(self, run):
        out = run("moves", "--game", "scorpion", "--number", "1")
        assert out.split("\n") == ["5C>3", "5S>7", "7C>5", "7D>1", "JS>2", "deal", ""]

    def test_after_moves(self, run):
        out = json.loads(
            run("moves", "--game", "scorpion", "--number", "1", "--played", "5C>3 deal", "--json")
        )
        assert out["score"] == 5
        assert out["reserve"] == []
        assert out["legal"] == sorted(out["legal"])
        assert list(out) == [
            "legal", "columns", "reserve", "collected", "score", "won", "move_left",
        ]  # fmt: skip

    def test_a_whole_game(self, run):
        out = json.loads(
            run(
                "moves", "--game", "scorpion", "--number", "33", "--played", " ".join(WIN), "--json"
            )
        )
        assert out == {
            "legal": [],
            "columns": [[]] * 7,
            "reserve": [],
            "collected": 4,
            "score": 695,
            "won": True,
            "move_left": False,
        }

    def test_no_move_prints_nothing(self, run):
        words = ["moves", "--game", "scorpion", "--number", "33", "--played", " ".join(WIN)]
        assert run(*words) == ""

    @pytest.mark.parametrize(
        ("words", "said"),
        [
            (["--played", "4H>7"], "move 1, “4H>7”: the card is not one rank lower"),
            (["--played", "deal deal"], "move 2, “deal”: there is no reserve to deal"),
            (["--played", "deal 4H>>7"], "move 2, “4H>>7”: “4H>>7” is not a move"),
            (["--played", "JD>2"], "move 1, “JD>2”: the card is face-down"),
            (["--batch"], "with --batch"),
        ],
    )
    def test_unusable_input(self, refused, words, said):
        assert said in refused("moves", "--game", "scorpion", "--number", "1", *words)

    def test_what_is_needed(self, refused):
        assert "--game and --number" in refused("moves", "--game", "scorpion")
