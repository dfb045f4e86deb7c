"""The commands that answer on the terminal: what they print, and what they say to input they cannot use."""

import io
import json
import subprocess
import sys

import pytest

from scorpion_qt import cli
from scorpion_qt.__main__ import main
from scorpion_qt.cli_input import LONGEST_LINE
from scorpion_qt.rules import FAMILY, DealNumber, deal, legal_moves
from scorpion_qt.rules.notation import position_data
from tests import golden
from tests.rules.test_history import WIN


@pytest.fixture
def run(capsys):
    def run(*words):
        """Run a command that is expected to work; return what it printed."""
        assert main(list(words)) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return run


@pytest.fixture
def refused(capsys):
    def refused(*words):
        """Run a command that is expected to refuse its input; return the sentence it said."""
        with pytest.raises(SystemExit) as exit_:
            main(list(words))
        assert exit_.value.code == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    return refused


@pytest.fixture
def batch(capsys, monkeypatch):
    def batch(*lines):
        """Send lines (objects, or bytes as they are) to `moves --batch`; return its answers."""
        raw = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
        stdin = io.TextIOWrapper(io.BytesIO(b"".join(line + b"\n" for line in raw)))
        monkeypatch.setattr(sys, "stdin", stdin)
        assert main(["moves", "--batch"]) == 0
        return [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return batch


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


class TestBatch:
    def test_answers_in_order_one_line_each(self, batch):
        answers = batch(
            {"game": "scorpion", "number": "1"},
            {"game": "scorpion", "number": "1", "played": ["4H>7"]},
            {"game": "wasp", "number": "1", "played": ["deal"], "collect": "rules"},
        )
        assert answers[0]["legal"] == ["5C>3", "5S>7", "7C>5", "7D>1", "JS>2", "deal"]
        assert list(answers[1]) == ["error"]
        assert answers[2]["score"] == 0
        assert answers[2]["move_left"] is True

    def test_the_same_as_the_command_alone(self, batch, run):
        words = ["--game", "wasp", "--number", "3", "--played", "deal", "--json"]
        alone = json.loads(run("moves", *words))
        assert batch({"game": "wasp", "number": "3", "played": ["deal"]}) == [alone]

    def test_a_number_may_be_a_number(self, batch):
        text, number = batch({"game": "wasp", "number": "7"}, {"game": "wasp", "number": 7})
        assert text == number

    def test_a_position_in_place_of_a_number(self, batch):
        position = position_data(deal(FAMILY["scorpion"], DealNumber.parse("1")))
        by_position, by_number = batch(
            {"game": "scorpion", "played": ["deal"]} | position,
            {"game": "scorpion", "played": ["deal"], "number": "1"},
        )
        assert by_position == by_number

    def test_collect_tells_what_becomes_of_runs(self, batch):
        """The win of deal 33 ends with an uncovered run that its king's move collects."""
        line = {"game": "scorpion", "number": "33", "played": WIN[:-1]}
        rules, never, uncovered, same = batch(
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

    def test_where_runs_stay_collect_means_nothing(self, batch):
        line = {"game": "scorpion-traditional", "number": "1"}
        assert len({str(answer) for answer in batch(line, line | {"collect": "uncovered"})}) == 1

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
    def test_a_bad_line_gets_an_error_line_and_the_next_its_answer(self, batch, line, said):
        good = {"game": "wasp", "number": "1"}
        before, error, after = batch(good, line, good)
        assert list(error) == ["error"]
        assert said in error["error"]
        assert len(error["error"]) < 500
        assert before == after
        assert "legal" in after

    def test_a_last_line_without_its_end(self, monkeypatch, capsys):
        stdin = io.TextIOWrapper(io.BytesIO(b'{"game": "wasp", "number": "1"}'))
        monkeypatch.setattr(sys, "stdin", stdin)
        assert main(["moves", "--batch"]) == 0
        assert "legal" in json.loads(capsys.readouterr().out)

    def test_nothing_in_nothing_out(self, batch):
        assert batch() == []

    def test_without_standard_input(self, monkeypatch, refused):
        monkeypatch.setattr(sys, "stdin", None)
        assert "no standard input" in refused("moves", "--batch")

    def test_golden_traces(self, shared, batch):
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
                    for move in legal_moves(game, position)
                }
                expected.append(sorted(by_golden[t] for t in step["legal"] if not t.endswith(">F")))
                text = step.get("play", ">F")
                if text.endswith(">F"):
                    break
                move = golden.action(position, text)
                played.append(str(move))
                position = golden.replayed(game, position, text).position
        answers = batch(*lines)
        assert [answer["legal"] for answer in answers] == expected
        assert len(lines) > 500


def test_every_command_says_what_it_does(capsys):
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit) as exit_:
            main([command, "--help"])
        assert exit_.value.code == 0
        assert command in capsys.readouterr().out


def started(*words, **streams):
    return subprocess.Popen([sys.executable, "-m", "scorpion_qt", *words], **streams)


def test_a_reader_who_has_seen_enough():
    """More answers into a pipe that is closed after the first."""
    pipe = subprocess.PIPE
    with started("moves", "--batch", stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.stdin.write(b'{"game": "wasp", "number": "1"}\n')
        process.stdin.flush()
        assert b"legal" in process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"game": "wasp", "number": "1"}\n' * 10)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signal to one process")
def test_ctrl_c_is_quiet():
    import signal

    pipe = subprocess.PIPE
    with started("moves", "--batch", stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.stdin.write(b'{"game": "wasp", "number": "1"}\n')
        process.stdin.flush()
        assert b"legal" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.stderr.read() == b""
