"""A game has everything that the program says, shows and checks of each game."""

import pytest

from tests.family import LACKING, lacking


def test_no_game_lacks_anything():
    missing = [f"{name} lacks {what}" for name, found in LACKING.items() for what in found]
    if missing:
        pytest.fail("\n".join(missing), pytrace=False)


def test_what_a_new_game_lacks_is_named_with_its_place():
    name, sentence, count, opinion = lacking("no-such-game")
    assert name.startswith("a name: scorpion_qt/text/game_names.py:")
    assert sentence.startswith("a sentence: scorpion_qt/text/game_names.py:")
    assert count.startswith("its count of winnable deals: scorpion_qt/solver/surveys.py:")
    assert opinion.startswith("a second opinion: tests/rules/independent.py:")
    assert all('"no-such-game"' in what for what in (name, sentence, count, opinion))
