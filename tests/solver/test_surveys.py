"""What is said of how many deals can be won is what the command counts."""

import pytest

from scorpion_qt.cli.survey import numbers
from scorpion_qt.rules import Board, Build, parse_game
from scorpion_qt.solver import Limits, Lost, Won, solve
from scorpion_qt.solver.interval import wilson
from scorpion_qt.solver.surveys import SURVEYS, survey_of
from tests.solver.decks import FULL

QUICK = [name for name, survey in SURVEYS.items() if survey.deals >= 10_000]


@pytest.mark.parametrize("identity", QUICK)
def test_the_same_deals_counted_again_agree(identity):
    """A part of the deals of the command, by the same numbers: the share lies where it should."""
    survey, game = SURVEYS[identity], parse_game(identity)
    drawn = numbers(0)
    count = 10_000 if FULL else 400
    won = lost = 0
    for _ in range(count):
        answer = solve(Board.deal(game, next(drawn)), Limits(nodes=100_000))
        won += isinstance(answer, Won)
        lost += isinstance(answer, Lost)
    low, _ = wilson(won, count, 4)
    _, high = wilson(count - lost, count, 4)
    assert low <= survey.share <= high


def test_what_was_counted_is_enough_and_can_be_counted_again():
    for identity, survey in SURVEYS.items():
        assert survey.game == identity == parse_game(identity).id
        assert survey.deals >= 100
        assert survey.command == (
            f"scorpion-qt survey --game {identity} --deals {survey.deals} --seed 0"
        )
        # Where any suit builds, nobody can prove a loss; nothing is claimed.
        assert survey.lost == 0 or parse_game(identity).build is Build.SUIT


def test_house_rules_that_nobody_has_counted():
    assert survey_of(parse_game("wasp+reserve=stuck")) is None
