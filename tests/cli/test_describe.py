"""The command describe, as a person at a terminal meets it."""

import json

import pytest

from scorpion_qt.__main__ import main
from scorpion_qt.arguments import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_described_is_read_back(capsys, tmp_path, code):
    words = ["describe", "--game", "wasp", "--number", "17"]
    assert main([*words, "--played", "deal", "--lang", code]) == 0
    text = capsys.readouterr().out
    file = tmp_path / "board.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["describe", "--read", str(file), "--game", "wasp"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert main(["moves", "--game", "wasp", "--number", "17", "--played", "deal", "--json"]) == 0
    known = json.loads(capsys.readouterr().out)
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
        (["--game", "scorpion", "--read", "x", "--number", "1"], "not allowed with argument"),
        (["--game", "scorpion", "--read", "x", "--played", "deal"], "leave out --played"),
        (["--game", "scorpion", "--number", "1", "--lang", "xx"], "invalid choice"),
    ],
)
def test_input_that_cannot_be_used(capsys, monkeypatch, tmp_path, words, message):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as left:
        main(["describe", *words])
    assert left.value.code == 2
    said = capsys.readouterr()
    assert message in said.err
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"column 1: 3 of flowers", "Line 1: “3 of flowers” is not a card"),
        (b"\xff\xfe\x00", "is not a text in UTF-8"),
        (b"x" * (2 << 20), "is too long to be a board"),
        ("стовпець 1: туз пік".encode(), "0 cards are counted face-down, but 51 are named nowhere"),
    ],
)
def test_a_file_that_is_no_board(capsys, tmp_path, content, message):
    file = tmp_path / "board.txt"
    file.write_bytes(content)
    with pytest.raises(SystemExit) as left:
        main(["describe", "--read", str(file), "--game", "scorpion"])
    assert left.value.code == 2
    assert message in capsys.readouterr().err
