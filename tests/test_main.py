"""The start: which words do what, and that Qt stays out of what does not need it."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

import scorpion_qt
from scorpion_qt import __main__, __version__
from scorpion_qt.__main__ import main

LOADED = """
import sys
from scorpion_qt.__main__ import main
try:
    code = main(sys.argv[1:])
except SystemExit as exit:
    code = exit.code
loaded = sorted(name for name in sys.modules if name.partition(".")[0] in ("PySide6", "shiboken6"))
assert not loaded, loaded
sys.exit(code)
"""


@pytest.mark.parametrize(
    "words",
    ["--version", "--help", "play --help", "deal --game scorpion --number 1", "moves --help"],
)
def test_answers_without_qt(words):
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words.split()], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_version_names_program_qt_and_core(capsys):
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert __version__ in said
    assert "Qt" in said
    assert "compiled" in said


def test_help_lists_every_command_and_option(capsys):
    from scorpion_qt import cli

    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for word in (*cli.COMMANDS, "--game", "--number", "--lang", "--data-dir", "--log", "--smoke"):
        assert word in said


@pytest.mark.parametrize(
    "words",
    [
        "dael",
        "game.sav",
        "play deal",
        "play --lang fr",
        "--lang",
        "--no-such-option",
        "--num 3",
        "play a.scorpion b.scorpion",
        "a.scorpion --number 3",
    ],
)
def test_unusable_words_get_one_sentence(words, capsys):
    try:
        code = main(words.split())
    except SystemExit as end:
        code = end.code
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith("scorpion-qt")
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", {}),
        ("play --game wasp --number 7 --lang he", {"game": "wasp", "number": "7", "lang": "he"}),
        ("--smoke --lang uk", {"smoke": True, "lang": "uk"}),
        ("mine.scorpion", {"source": "mine.scorpion"}),
        ("play --data-dir d mine.scorpion", {"source": "mine.scorpion", "data_dir": "d"}),
        (
            "scorpion-qt://play?game=wasp&number=1",
            {"source": "scorpion-qt://play?game=wasp&number=1"},
        ),
    ],
)
def test_opens_the_window_with_what_was_asked(words, expected, monkeypatch):
    asked = []
    window = SimpleNamespace(run=lambda options: asked.append(options) or 0)
    monkeypatch.setattr(scorpion_qt, "application", window, raising=False)
    assert main(words.split()) == 0
    nothing = dict.fromkeys(("source", "game", "number", "lang", "data_dir", "log"))
    flags = {"smoke": False, "reset_settings": False}
    assert vars(asked[0]) == nothing | flags | expected


def test_an_unexpected_error_is_written_down_not_shown(monkeypatch, capsys, tmp_path):
    def fall(words):
        raise RuntimeError("boom")

    monkeypatch.setattr(__main__, "_run", fall)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    assert main([]) == 1
    said = capsys.readouterr().err
    assert "Traceback" not in said
    (log,) = tmp_path.glob("scorpion-qt-*.log")
    assert str(log) in said
    assert "boom" in log.read_text(encoding="utf-8")
