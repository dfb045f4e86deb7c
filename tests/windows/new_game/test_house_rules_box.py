"""House rules as check boxes: what is shown is what comes out."""

import pytest

from scorpion_qt.rules import FAMILY, parse_game
from scorpion_qt.rules.games import house_rules
from scorpion_qt.windows.new_game.house_rules_box import HouseRulesBox


@pytest.fixture
def box(qtbot):
    box = HouseRulesBox()
    qtbot.addWidget(box)
    return box


@pytest.mark.parametrize("identity", [*FAMILY, "wasp-ii+collect=uncovered+reserve=stuck"])
def test_a_game_that_is_shown_comes_out_again(box, identity):
    game = parse_game(identity)
    box.show_rules(parse_game("scorpion+facedown=3"))
    box.show_rules(game)
    assert box.applied(FAMILY[game.base]) == game
    shown = {key for key, choice in box.choices.items() if not choice.isHidden()}
    assert shown == set(house_rules(game))
    assert box.isHidden() == (not shown)


def test_every_choice_is_told(box, qtbot):
    box.show_rules(FAMILY["scorpion"])
    for choice in box.choices.values():
        before = box.applied(FAMILY["scorpion"])
        with qtbot.waitSignal(box.changed):
            choice.click()
        assert box.applied(FAMILY["scorpion"]) != before
