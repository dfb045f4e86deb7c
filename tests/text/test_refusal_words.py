import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DEFAULT, FAMILY, Refusal
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.refusal_words import refusal_text

from .conftest import TRANSLATED


@pytest.mark.parametrize(
    ("code", "reason", "sentence"),
    [
        ("uk", Refusal.KING_ONLY, "У порожній стовпець можна покласти лише короля"),
        ("he", Refusal.KING_ONLY, "רק מלך יכול לעבור לעמודה ריקה"),
        ("uk", Refusal.WRONG_SUIT, "Правило: карти мають бути однієї масті"),
        ("he", Refusal.WRONG_SUIT, "כלל: הקלפים חייבים להיות מאותה סדרה"),
    ],
)
def test_the_two_sentences_of_the_rules_documents(code, reason, sentence, shared):
    assert refusal_text(reason, DEFAULT, catalogue(code).translate) == sentence
    name = {"uk": "000_b636901b30385716.txt", "he": "001_811abbde3d1eb85c.txt"}[code]
    assert sentence in (shared / "seeds" / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", FAMILY.values(), ids=FAMILY)
def test_each_reason_has_one_sentence_without_a_full_stop(code, game):
    for reason in Refusal:
        sentence = refusal_text(reason, game, catalogue(code).translate)
        assert sentence
        assert not sentence.endswith(".")
        assert "%" not in sentence


@pytest.mark.parametrize("code", TRANSLATED)
def test_reasons_are_told_apart(code):
    for game in FAMILY.values():
        sentences = [refusal_text(reason, game, catalogue(code).translate) for reason in Refusal]
        assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("code", LANGUAGES)
def test_curds_and_whey_has_rules_of_its_own(code):
    translate, curds = catalogue(code).translate, FAMILY["curds-and-whey"]
    for reason in (Refusal.KING_ONLY, Refusal.WRONG_RANK, Refusal.WRONG_SUIT, Refusal.NO_RESERVE):
        assert refusal_text(reason, curds, translate) != refusal_text(reason, DEFAULT, translate)
