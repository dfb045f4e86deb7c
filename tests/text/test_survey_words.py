"""How hard a game is, in words that claim no more than was counted."""

from PySide6.QtCore import QLocale

from scorpion_qt.rules import FAMILY, parse_game
from scorpion_qt.solver.surveys import SURVEYS
from scorpion_qt.text.survey_words import SurveyWords


def test_the_share_and_how_many_were_looked_at(qapp):
    words = SurveyWords()
    for identity, survey in SURVEYS.items():
        text = words.share(parse_game(identity))
        assert QLocale().toString(survey.deals) in text
        assert text.startswith("All ") == (survey.won == survey.deals)
        assert text.startswith("At least ") == (survey.unknown > survey.deals / 2000)


def test_only_what_is_sure(qapp):
    words = SurveyWords()
    assert words.share(FAMILY["scorpion"]).startswith("12.2% of its deals can be won")
    assert words.share(FAMILY["wasp"]).startswith("At least 85.6% of")
    assert "has not been counted" in words.share(parse_game("wasp+reserve=stuck"))
