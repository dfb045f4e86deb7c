"""The words of the command line agree with the rest of the program."""

from pathlib import Path

import pytest

from scorpion_qt.arguments import ArgumentParser, is_game_source
from scorpion_qt.languages import LANGUAGES

TRANSLATIONS = Path(__file__).parent.parent / "translations"


def test_every_language_can_be_asked_for_and_has_a_catalogue():
    catalogues = {path.name for path in TRANSLATIONS.glob("*.ts")}
    assert catalogues == {f"scorpion_{language}.ts" for language in LANGUAGES}


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("a.scorpion", True),
        ("scorpion-qt://play?game=wasp&number=1", True),
        ("deal", False),
        ("scorpion", False),
        ("--game", False),
    ],
)
def test_what_the_window_opens(word, expected):
    assert is_game_source(word) is expected


def test_an_error_is_one_line_and_code_2(capsys):
    with pytest.raises(SystemExit) as end:
        ArgumentParser(prog="scorpion-qt").parse_args(["--nothing"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "scorpion-qt: unrecognized arguments: --nothing\n"
