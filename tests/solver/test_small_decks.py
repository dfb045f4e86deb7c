"""Every verdict against a search that shares nothing with the solver, on small decks.

What is rare in the real games is common there: kings that head columns and move before the deal, cards
dealt onto empty columns, suits collected before the deal.
"""

import random
from dataclasses import replace

import pytest

from scorpion_qt.rules import Build, Collect, Empty, Position, Timing
from scorpion_qt.solver import Lost, Unknown, Won, solve
from tests.solver.decks import (
    CURDS,
    FOUR,
    FULL,
    MICE,
    OPTIONS,
    SEVEN,
    SIX,
    SIX_TALL,
    THREE,
    deals,
    small,
    walk,
)
from tests.solver.reference import winnable


def compare(game, positions, most=20_000, least=0.5):
    """Solve positions both ways; whatever both decide must be the same."""
    decided = 0
    for position in positions:
        truth = winnable(game, position, most)
        if truth is None:
            continue
        verdict = solve(game, position)
        if isinstance(verdict, Unknown):
            continue
        decided += 1
        assert isinstance(verdict, Won if truth else Lost), str(position)
    assert decided >= least * len(positions)


def name(rules):
    return " ".join(value.value for value in rules.values())


@pytest.mark.parametrize("rules", OPTIONS, ids=name)
def test_three_ranks_under_every_option(rules):
    game = small(3, THREE, **rules)
    compare(game, deals(game, 30_000 if FULL else 80, seed=1), least=1.0)


@pytest.mark.parametrize("rules", OPTIONS, ids=name)
def test_four_ranks_with_room_for_runs_that_stay(rules):
    game = small(4, FOUR, **rules)
    compare(game, deals(game, 3_000 if FULL else 8, seed=2))


@pytest.mark.parametrize(
    "rules", [rules for rules in OPTIONS if rules["empty"] is Empty.KING], ids=name
)
@pytest.mark.parametrize(("ranks", "columns"), [(6, SIX), (6, SIX_TALL), (7, SEVEN)])
def test_six_and_seven_ranks(ranks, columns, rules):
    game = small(ranks, columns, **rules)
    most = 200_000 if FULL else 2_000
    compare(game, deals(game, 500 if FULL else 6, seed=3), most, least=0.1)


@pytest.mark.parametrize("rules", OPTIONS, ids=name)
def test_positions_in_play(rules):
    game = small(3, THREE, **rules)
    chance = random.Random(4)
    started = deals(game, 20_000 if FULL else 60, seed=5)
    compare(game, [walk(game, position, chance, 8) for position in started], least=1.0)


@pytest.mark.parametrize(
    "rules", [{}, {"collect": Collect.UNCOVERED}, {"timing": Timing.WHEN_STUCK}]
)
@pytest.mark.parametrize("base", [MICE, replace(MICE, empty=Empty.ANY)])
def test_open_cells(base, rules):
    game = small(4, ((3, 0),) * 2 + ((4, 2),) * 2, base, **rules)
    compare(game, deals(game, 5_000 if FULL else 40, seed=6), least=0.9)


@pytest.mark.parametrize("empty", Empty)
def test_building_by_rank(empty):
    game = small(3, THREE, build=Build.ANY_SUIT, empty=empty)
    compare(game, deals(game, 5_000 if FULL else 40, seed=7), least=1.0)


@pytest.mark.parametrize(
    ("ranks", "columns", "count", "most", "least"),
    [(3, ((3, 0),) * 4, 4, 20_000, 1.0), (5, ((5, 0),) * 4, 20, 2_000, 0.2)],
    ids=["mostly won", "mostly lost"],
)
def test_curds_and_whey(ranks, columns, count, most, least):
    game = small(ranks, columns, CURDS)
    compare(game, deals(game, 50 * count if FULL else count, seed=8), most, least)


COUNTEREXAMPLE = "<3C> 3S 3D | <2H> 2D 2C | 2S AS 3H / AD AC AH / "
"""An uncovered run that stays can shield the card under it from the deal."""


@pytest.mark.parametrize(
    ("collect", "verdict"), [(Collect.UNCOVERED, Lost), (Collect.RECEIVING, Won)]
)
def test_a_run_that_stays_can_be_what_wins(collect, verdict):
    game = small(3, THREE, collect=collect)
    position = Position.parse(COUNTEREXAMPLE)
    assert isinstance(solve(game, position), verdict)
    assert winnable(game, position) is (verdict is Won)
