"""Every verdict against a search that shares nothing with the solver, on small decks.

What is rare in the real games is common there: kings that head columns and move before the deal, cards
dealt onto empty columns, suits collected before the deal.
"""

import random
from dataclasses import replace

import pytest

from scorpion_qt.rules import Board, Build, Collect, Empty, Position, Timing
from scorpion_qt.solver import Lost, Unknown, Won, solve
from tests.solver.decks import (
    CURDS,
    FEW,
    FIVE,
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
        verdict = solve(Board(game, position))
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


@pytest.mark.slow
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


@pytest.mark.slow
@pytest.mark.parametrize(
    ("ranks", "columns", "count", "most", "least"),
    [(3, ((3, 0),) * 4, 4, 20_000, 1.0), (5, ((5, 0),) * 4, 20, 2_000, 0.2)],
    ids=["mostly won", "mostly lost"],
)
def test_curds_and_whey(ranks, columns, count, most, least):
    game = small(ranks, columns, CURDS)
    compare(game, deals(game, 50 * count if FULL else count, seed=8), most, least)


@pytest.mark.slow
@pytest.mark.parametrize("collect", Collect)
@pytest.mark.parametrize(
    ("ranks", "columns"), [(5, FIVE), (5, ((3, 1),) * 2 + ((4, 0),) * 3), (6, FEW)]
)
def test_any_card_to_an_empty_column(ranks, columns, collect):
    """Where moves to it can be put off: larger decks, in which one column is empty again and again."""
    game = small(ranks, columns, empty=Empty.ANY, collect=collect)
    compare(game, deals(game, 1_000 if FULL else 10, seed=9), 200_000 if FULL else 5_000, least=0.2)


@pytest.mark.parametrize(
    ("ranks", "columns", "board", "collect"),
    [
        (6, FEW, "<3C> <6S> 5S 2D 6D | <2H> 3D 2C 5C 6H | 3S 3H 4D AS 2S | AD 4C AH 4S AC 5D / 6C 5H 4H / ", Collect.UNCOVERED),
        (5, FIVE, "<5H> <4D> 3D 4H | <AH> AC 5S 2S | 2H 3H 2D 5D | <4C> 3S AS 3C 5C / 4S AD 2C / ", Collect.NEVER),
    ],
)  # fmt: skip
def test_a_card_moved_off_its_face_down_target_is_built_on_it(ranks, columns, board, collect):
    game = small(ranks, columns, empty=Empty.ANY, collect=collect)
    assert isinstance(solve(Board(game, Position.parse(board))), Won)


def test_what_is_collected_can_keep_the_cells_closed():
    """Cells that wait until no other move is left: to collect a run may make a move."""
    game = small(3, THREE, MICE, empty=Empty.ANY, timing=Timing.WHEN_STUCK)
    position = Position.parse("<2H> 3H 3S | <3D> 2C AD | 2S AS 3C / AC AH 2D / ")
    assert isinstance(solve(Board(game, position)), Won)
    assert winnable(game, position)


COUNTEREXAMPLE = "<3C> 3S 3D | <2H> 2D 2C | 2S AS 3H / AD AC AH / "
"""An uncovered run that stays can shield the card under it from the deal."""


@pytest.mark.parametrize(
    ("collect", "verdict"), [(Collect.UNCOVERED, Lost), (Collect.RECEIVING, Won)]
)
def test_a_run_that_stays_can_be_what_wins(collect, verdict):
    game = small(3, THREE, collect=collect)
    position = Position.parse(COUNTEREXAMPLE)
    assert isinstance(solve(Board(game, position)), verdict)
    assert winnable(game, position) is (verdict is Won)
