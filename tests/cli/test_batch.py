"""Batches: every line gets its answer, whatever stands in it. `moves` stands for all commands that have them."""

import io
import json
import sys

import pytest

from scorpion_qt.__main__ import main
from scorpion_qt.cli.batch import LONGEST_LINE
from scorpion_qt.rules import FAMILY, Board, DealNumber, deal
from scorpion_qt.rules.notation import position_data
from tests import golden
from tests.rules.test_history import WIN


@pytest.fixture
def moves(batch):
    def moves(*lines):
        """The answers of `moves --batch`."""
        return batch(["moves", "--batch"], *lines)

    return moves


def test_answers_in_order_one_line_each(moves):
    answers = moves(
        {"game": "scorpion", "number": "1"},
        {"game": "scorpion", "number": "1", "played": ["4H>7"]},
        {"game": "wasp", "number": "1", "played": ["deal"], "collect": "rules"},
    )
    assert answers[0]["legal"] == ["5C>3", "5S>7", "7C>5", "7D>1", "JS>2", "deal"]
    assert list(answers[1]) == ["error"]
    assert answers[2]["score"] == 0
    assert answers[2]["move_left"] is True


def test_the_same_as_the_command_alone(moves, run):
    words = ["--game", "wasp", "--number", "3", "--played", "deal", "--json"]
    alone = json.loads(run("moves", *words))
    assert moves({"game": "wasp", "number": "3", "played": ["deal"]}) == [alone]


def test_a_number_may_be_a_number(moves):
    text, number = moves({"game": "wasp", "number": "7"}, {"game": "wasp", "number": 7})
    assert text == number


def test_a_position_in_place_of_a_number(moves):
    position = position_data(deal(FAMILY["scorpion"], DealNumber.parse("1")))
    by_position, by_number = moves(
        {"game": "scorpion", "played": ["deal"]} | position,
        {"game": "scorpion", "played": ["deal"], "number": "1"},
    )
    assert by_position == by_number


def test_collect_tells_what_becomes_of_runs(moves):
    """The win of deal 33 ends with an uncovered run that its king's move collects."""
    line = {"game": "scorpion", "number": "33", "played": WIN[:-1]}
    rules, never, uncovered, same = moves(
        line,
        line | {"collect": "never"},
        line | {"collect": "uncovered"},
        line | {"game": "scorpion+collect=uncovered"},
    )
    assert (rules["collected"], never["collected"], uncovered["collected"]) == (3, 0, 4)
    assert (rules["won"], never["won"], uncovered["won"]) == (False, True, True)
    assert never["score"] == uncovered["score"] == 695
    assert rules["score"] == 595
    assert same == uncovered


def test_where_runs_stay_collect_means_nothing(moves):
    line = {"game": "scorpion-traditional", "number": "1"}
    assert len({str(answer) for answer in moves(line, line | {"collect": "uncovered"})}) == 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe{}", "not JSON"),
        (b"[" * 100_000, "not JSON"),
        (b'{"game": "wasp", "number": ' + b"1" * 5000 + b"}", "not JSON"),
        (b"x" * (3 * LONGEST_LINE), "longer than"),
        (b"null", "has to hold an object"),
        (b"[]", "has to hold an object"),
        (b'"wasp"', "has to hold an object"),
        ({}, "either “number” or “columns”"),
        ({"game": "wasp"}, "either “number” or “columns”"),
        ({"game": "wasp", "number": "1", "columns": []}, "either “number” or “columns”"),
        ({"number": "1"}, "“game” has to be a text"),
        ({"game": 1, "number": "1"}, "“game” has to be a text"),
        ({"game": ["wasp"], "number": "1"}, "“game” has to be a text"),
        ({"game": "bee", "number": "1"}, "“bee” is not a game"),
        ({"game": "wasp", "number": None}, "“number” has to be"),
        ({"game": "wasp", "number": 1.0}, "“number” has to be"),
        ({"game": "wasp", "number": True}, "“number” has to be"),
        ({"game": "wasp", "number": -1}, "“number” has to be"),
        ({"game": "wasp", "number": "\ud800"}, "is not a deal number"),
        ({"game": "wasp", "number": 10**20}, "is not a deal number"),
        ({"game": "wasp", "number": "1", "played": "deal"}, "“played” has to be a list"),
        ({"game": "wasp", "number": "1", "played": [1]}, "“played” has to be a list"),
        ({"game": "wasp", "number": "1", "played": {}}, "“played” has to be a list"),
        ({"game": "wasp", "number": "1", "played": [""]}, "move 1"),
        ({"game": "wasp", "number": "1", "collect": "often"}, "“collect” can be"),
        ({"game": "wasp", "number": "1", "collect": None}, "“collect” has to be a text"),
        ({"game": "wasp", "columns": []}, "0 columns instead of 7"),
    ],
    ids=lambda value: repr(value)[:40],
)
def test_a_bad_line_gets_an_error_line_and_the_next_its_answer(moves, line, said):
    good = {"game": "wasp", "number": "1"}
    before, error, after = moves(good, line, good)
    assert list(error) == ["error"]
    assert said in error["error"]
    assert len(error["error"]) < 500
    assert before == after
    assert "legal" in after


def test_a_last_line_without_its_end(monkeypatch, capsys):
    stdin = io.TextIOWrapper(io.BytesIO(b'{"game": "wasp", "number": "1"}'))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert main(["moves", "--batch"]) == 0
    assert "legal" in json.loads(capsys.readouterr().out)


def test_nothing_in_nothing_out(moves):
    assert moves() == []


def test_without_standard_input(monkeypatch, refused):
    monkeypatch.setattr(sys, "stdin", None)
    assert "no standard input" in refused("moves", "--batch")


@pytest.mark.slow
def test_golden_traces(shared, moves):
    """The recorded moves through the command itself, up to the first collect by hand."""
    traces = golden.load(shared, "pysolfc_traces.json")["traces"]
    lines, expected = [], []
    for trace in traces:
        game, played = golden.never(trace), []
        number = DealNumber.parse(trace["deal"])
        position = deal(game, number)
        for step in trace["steps"]:
            lines.append(
                {
                    "game": golden.GAMES[trace["game"]],
                    "number": trace["deal"],
                    "played": [*played],
                    "collect": "never",
                }
            )
            by_golden = {
                golden.golden_text(position, move): str(move)
                for move in Board(game, position).legal_moves
            }
            expected.append(sorted(by_golden[t] for t in step["legal"] if not t.endswith(">F")))
            text = step.get("play", ">F")
            if text.endswith(">F"):
                break
            move = golden.action(position, text)
            played.append(str(move))
            position = golden.replayed(game, position, text).position
    answers = moves(*lines)
    assert [answer["legal"] for answer in answers] == expected
    assert len(lines) > 500
