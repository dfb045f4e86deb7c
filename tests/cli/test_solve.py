"""The command `solve`: what it prints, and what it refuses."""

import json

import pytest

from scorpion_qt.rules import Board, DealNumber, deal, parse_game, parse_move
from scorpion_qt.rules.notation import position_data


def replay(identity, number, moves):
    game = parse_game(identity)
    position = deal(game, DealNumber.parse(number))
    for move in moves:
        position = Board(game, position).play(parse_move(move)).position
    return Board(game, position).is_won


class TestSolve:
    def test_a_range_in_order_as_json(self, run):
        lines = run("solve", "--game", "scorpion", "--number", "1..30", "--json").splitlines()
        answers = [json.loads(line) for line in lines]
        assert [answer["number"] for answer in answers] == [str(n) for n in range(1, 31)]
        assert {answer["verdict"] for answer in answers} == {"won", "lost"}
        for answer in answers:
            assert answer["nodes"] >= 1
            assert answer["ms"] >= 0
            assert ("moves" in answer) == (answer["verdict"] == "won")
            if "moves" in answer:
                assert replay("scorpion", answer["number"], answer["moves"])

    def test_processes_give_the_same_answers(self, run):
        def answers(jobs):
            lines = run(
                "solve", "--game", "scorpion", "--number", "1..40", "--json", "--jobs", jobs
            )
            return [json.loads(line) | {"ms": 0} for line in lines.splitlines()]

        assert answers("2") == answers("1")

    def test_in_words(self, run):
        assert run("solve", "--game", "scorpion", "--number", "1").startswith("1: lost, 1 nodes, ")

    def test_moves_already_made(self, run):
        line = json.loads(run("solve", "--game", "scorpion", "--number", "5", "--json"))["moves"]
        words = (
            "solve",
            "--game",
            "scorpion",
            "--number",
            "5",
            "--played",
            " ".join(line[:-1]),
            "--json",
        )
        assert json.loads(run(*words))["moves"] == line[-1:]

    def test_a_limit(self, run):
        words = ("solve", "--game", "curds-and-whey", "--number", "1", "--nodes", "5", "--json")
        assert json.loads(run(*words))["verdict"] == "unknown"

    @pytest.mark.parametrize(
        ("text", "numbers"),
        [
            ("31999..32001", ["31999", "32000", "32001"]),
            ("ms31999..ms32001", ["31999", "ms32000", "ms32001"]),
            ("7..7", ["7"]),
        ],
    )
    def test_ranges_follow_one_generator(self, run, text, numbers):
        lines = run("solve", "--game", "scorpion", "--number", text, "--json").splitlines()
        assert [json.loads(line)["number"] for line in lines] == numbers

    def test_a_batch(self, batch):
        position = position_data(deal(parse_game("wasp"), DealNumber.parse("3")))
        answers = batch(
            ["solve", "--batch"],
            {"game": "wasp", "number": "3"},
            {"game": "wasp", **position},
            {"game": "wasp", "number": "0"},
        )
        assert answers[0]["number"] == "3"
        assert {k: v for k, v in answers[0].items() if k not in ("ms", "number")} == {
            k: v for k, v in answers[1].items() if k != "ms"
        }
        assert "error" in answers[2]

    @pytest.mark.parametrize(
        ("words", "what"),
        [
            (["--game", "scorpion"], "--number"),
            (["--game", "scorpion", "--number", "9..3"], "range"),
            # The end would say which generator's deal the beginning is.
            (["--game", "scorpion", "--number", "40000..ms40001"], "range"),
            (["--game", "scorpion", "--number", "ms40000..40001"], "range"),
            (["--game", "scorpion", "--number", "1..x"], "deal number"),
            (["--game", "scorpion", "--number", "1", "--jobs", "0"], "from 1 up"),
            (["--game", "scorpion", "--number", "1", "--nodes", "-3"], "--nodes"),
            (["--game", "patience", "--number", "1"], "not a game"),
            (["--game", "scorpion", "--number", "1", "--batch"], "--batch"),
            (["--game", "scorpion", "--number", "1", "--played", "4H>9"], "move 1"),
        ],
    )
    def test_refusals(self, refused, words, what):
        assert what in refused("solve", *words)
