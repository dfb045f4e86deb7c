"""The command describe, as a person at a terminal meets it."""

import json
import sys

import pytest

from scorpion_qt.languages import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_described_is_read_back(run, tmp_path, code):
    played = ["--game", "wasp", "--number", "17", "--played", "deal"]
    text = run("describe", *played, "--lang", code)
    file = tmp_path / "board.txt"
    file.write_text(text, encoding="utf-8")
    data = json.loads(run("describe", "--read", str(file), "--game", "wasp"))
    known = json.loads(run("moves", *played, "--json"))
    assert data["reserve"] == known["reserve"] == []
    assert data["columns"] == [
        [["??", 0] if not face_up else [card, 1] for card, face_up in column]
        for column in known["columns"]
    ]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--number", "1"], "are required: --game"),
        (["--game", "scorpion"], "one of the arguments --number --read is required"),
        (["--game", "skorpion", "--number", "1"], "“skorpion” is not a game"),
        (["--game", "scorpion", "--number", "0"], "“0” is not a deal number"),
        (["--game", "scorpion", "--read", "nowhere.txt"], "nowhere.txt cannot be read: "),
        (["--game", "scorpion", "--read", "nowhere/"], "is the name of a folder, not of a file"),
        (["--game", "scorpion", "--read", "x", "--number", "1"], "not allowed with argument"),
        (["--game", "scorpion", "--read", "x", "--played", "deal"], "leave out --played"),
        (["--game", "scorpion", "--number", "1", "--lang", "xx"], "invalid choice"),
    ],
)
def test_input_that_cannot_be_used(refused, monkeypatch, tmp_path, words, message):
    monkeypatch.chdir(tmp_path)
    assert message in refused("describe", *words)


def test_without_standard_input(monkeypatch, refused):
    monkeypatch.setattr(sys, "stdin", None)
    assert "no standard input" in refused("describe", "--game", "scorpion", "--read", "-")


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"column 1: 3 of flowers", "Line 1: “3 of flowers” is not a card"),
        (b" \n", "This text is empty"),
        (b"\xff\xfe\x00", "is not a text in UTF-8"),
        (b"x" * (2 << 20), "is too long to be a board"),
        ("стовпець 1: туз пік".encode(), "0 cards are counted face-down, but 51 are named nowhere"),
    ],
)
def test_a_file_that_is_no_board(refused, tmp_path, content, message):
    file = tmp_path / "board.txt"
    file.write_bytes(content)
    assert message in refused("describe", "--read", str(file), "--game", "scorpion")
