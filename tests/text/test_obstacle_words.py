import pytest

from scorpion_qt.rules import DEFAULT, FAMILY
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.obstacle_words import Obstacle, obstacle_text

from .conftest import LANGUAGES


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_obstacle_has_one_sentence_of_its_own_without_a_full_stop(code):
    translate = catalogue(code).translate
    sentences = [obstacle_text(obstacle, DEFAULT, translate) for obstacle in Obstacle]
    assert all(sentences)
    assert len(set(sentences)) == len(sentences)
    assert not any(sentence.endswith(".") or "%" in sentence for sentence in sentences)


def test_a_game_may_have_no_reserve_at_all():
    translate = catalogue("en").translate
    dealt, none = (
        obstacle_text(Obstacle.NO_RESERVE, FAMILY[name], translate)
        for name in ("scorpion", "curds-and-whey")
    )
    assert dealt == "The reserve has already been dealt"
    assert none == "There is no reserve to deal in this game"
