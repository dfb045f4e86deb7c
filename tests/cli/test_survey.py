"""The command `survey`: its shares, its file, and going on where it was stopped."""

import errno
import os

import pytest

from scorpion_qt.__main__ import main
from scorpion_qt.cli import survey as command
from scorpion_qt.rules import FAMILY, Board
from scorpion_qt.solver import solve


@pytest.fixture
def survey(capsys):
    def survey(*words, code=0):
        """Run a survey; return what it printed and what it said."""
        assert exit_code("survey", *map(str, words)) == code
        return capsys.readouterr()

    return survey


def exit_code(*words):
    try:
        return main(list(words))
    except SystemExit as refused:
        return refused.code


def verdicts(path):
    """The lines without the times, which differ."""
    return [
        line.rpartition(",")[0] if line[0].isdigit() else line
        for line in path.read_text().splitlines()
    ]


def test_shares_and_file(survey, tmp_path):
    path = tmp_path / "survey.csv"
    said = survey("--game", "scorpion", "--deals", 40, "--seed", 3, "--out", path)
    assert said.err == ""
    assert said.out.startswith("scorpion: 40 deals, seed 3, solver ")
    lines = path.read_text().splitlines()
    header = [line for line in lines if line.startswith("#")]
    assert any("game: scorpion" in line for line in header)
    assert any("seed: 3" in line for line in header)
    assert any("version" in line for line in header)
    assert lines[len(header)] == "number,verdict,nodes,ms"
    rows = [command.Row.parse(line) for line in lines[len(header) + 1 :]]
    assert len(rows) == 40
    game = FAMILY["scorpion"]
    for row in rows[:5]:
        assert type(solve(Board.deal(game, row.number))).__name__.lower() == row.verdict
    won = sum(row.verdict == "won" for row in rows)
    assert f"won {won:>8}  {won / 40:7.2%}" in said.out


def test_it_goes_on_where_the_file_ends(survey, tmp_path):
    whole, parts = tmp_path / "whole.csv", tmp_path / "parts.csv"
    survey("--game", "scorpion", "--deals", 30, "--out", whole)
    survey("--game", "scorpion", "--deals", 10, "--out", parts)
    with parts.open("a") as file:
        file.write("1234,wo")  # the machine went down here
    survey("--game", "scorpion", "--deals", 30, "--out", parts, "--jobs", 2)
    assert verdicts(parts) == verdicts(whole)
    before = parts.read_bytes()
    assert survey("--game", "scorpion", "--deals", 30, "--out", parts).out.startswith(
        "scorpion: 30"
    )
    assert survey("--game", "scorpion", "--deals", 20, "--out", parts).out.startswith(
        "scorpion: 20"
    )
    assert parts.read_bytes() == before


@pytest.mark.parametrize("cut", [0, 10, 60, 200])
def test_a_header_cut_short_is_no_obstacle(survey, tmp_path, cut):
    whole, torn = tmp_path / "whole.csv", tmp_path / "torn.csv"
    survey("--game", "scorpion", "--deals", 5, "--out", whole)
    torn.write_text(whole.read_text()[:cut])
    survey("--game", "scorpion", "--deals", 5, "--out", torn)
    assert verdicts(torn) == verdicts(whole)


def test_an_interrupt_keeps_what_was_done(survey, tmp_path, monkeypatch):
    path = tmp_path / "survey.csv"
    solve_one = command._solve
    done = []

    def solve_some(task):
        if len(done) == 7:
            raise KeyboardInterrupt
        done.append(task)
        return solve_one(task)

    monkeypatch.setattr(command, "_solve", solve_some)
    said = survey("--game", "scorpion", "--deals", 30, "--out", path, code=130)
    assert "scorpion: 7 deals" in said.out
    assert "stopped after 7 of 30 deals" in said.err
    assert "Traceback" not in said.err
    monkeypatch.undo()
    survey("--game", "scorpion", "--deals", 30, "--out", path)
    whole = tmp_path / "whole.csv"
    survey("--game", "scorpion", "--deals", 30, "--out", whole)
    assert verdicts(path) == verdicts(whole)


@pytest.mark.parametrize(
    ("content", "what"),
    [("a letter to my aunt\n", "of another survey"), (b"\xff\xfe", "is not a text in UTF-8")],
)
def test_another_file_is_left_alone(survey, tmp_path, content, what):
    path = tmp_path / "other"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    before = path.read_bytes()
    said = survey("--game", "scorpion", "--deals", 3, "--out", path, code=2)
    assert what in said.err
    assert said.err.count("\n") == 1
    assert path.read_bytes() == before


def test_another_survey_is_left_alone(survey, tmp_path):
    path = tmp_path / "survey.csv"
    survey("--game", "scorpion", "--deals", 3, "--out", path)
    for other in (["--seed", "9"], ["--nodes", "77"]):
        said = survey("--game", "scorpion", "--deals", 3, "--out", path, *other, code=2)
        assert "of another survey" in said.err
    assert "of another survey" in survey("--game", "wasp", "--deals", 3, "--out", path, code=2).err


def test_a_place_that_cannot_be_written(survey, tmp_path):
    place = tmp_path / "no" / "such"
    said = survey("--game", "scorpion", "--deals", 3, "--out", place, code=2)
    assert said.err == (
        f"scorpion-qt survey: {place} cannot be written: {os.strerror(errno.ENOENT)}\n"
    )


def test_a_folder_is_no_file(survey, tmp_path):
    said = survey("--game", "scorpion", "--deals", 3, "--out", tmp_path, code=2)
    assert "Errno" not in said.err
    assert said.err.count(str(tmp_path)) == 1
    said = survey("--game", "scorpion", "--deals", 3, "--out", f"{tmp_path}/new/", code=2)
    assert "new/' is the name of a folder, not of a file" in said.err
    assert not (tmp_path / "new").exists()
