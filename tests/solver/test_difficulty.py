"""How hard a deal is does not change: between machines, versions, compiled and uncompiled."""

import pytest

from scorpion_qt.rules import FAMILY, Board, Deal, DealNumber, deal
from scorpion_qt.solver import COMPILED, StopFlag, core, encoding
from scorpion_qt.solver.difficulty import (
    EASY_FROM,
    HARD_BELOW,
    PLAY_OUTS,
    Difficulty,
    difficulty,
    has_difficulty,
    play_outs_won,
)
from tests.solver.test_core import table, uncompiled  # noqa: F401  a fixture

SCORPION = FAMILY["scorpion"]
WORD = (1 << 64) - 1
SPREAD = 0x03F7_9D71_B4CB_0A89


def start(game, number):
    return deal(game, DealNumber.parse(str(number)))


def lot(game, move, noise):
    """A move's lot; the lowest is drawn."""
    pair = (63, 63) if isinstance(move, Deal) else (encoding.code(game, move.card), move.column)
    mixed = ((pair[0] * 64 + pair[1]) ^ noise) * SPREAD & WORD
    return (mixed ^ mixed >> 32) * SPREAD & WORD


def wins_by_the_rules(game, position, number, most=400):
    """One play-out with nothing but the rules."""
    noise = (1 + number) * SPREAD & WORD
    for _ in range(most):
        if Board(game, position).is_won:
            return True
        noise ^= noise << 13 & WORD
        noise ^= noise >> 7
        noise ^= noise << 17 & WORD
        moves = [
            move for move in Board(game, position).legal_moves if Board(game, position).counts(move)
        ]
        moves = [move for move in moves if not is_double(game, position, move)]
        if not moves:
            return False
        move = min(moves, key=lambda move: lot(game, move, noise))
        position = Board(game, position).play(move).position
    return False


def is_double(game, position, move):
    """Whether an earlier empty column is as good: before the deal the first ones are told apart."""
    if isinstance(move, Deal) or position.columns[move.column].cards:
        return False
    waiting = len(position.reserve) if game.reserve.value == "stock" else 0
    if move.column < waiting:
        return False
    return any(not column.cards for column in position.columns[waiting : move.column])


KNOWN = [
    ("scorpion", 5, 26),
    ("scorpion", 33, 233),
    ("scorpion-traditional", 37, 728),
    ("scorpion-ii", 1, 348),
    ("three-blind-mice", 4, 854),
]


@pytest.mark.parametrize(("name", "number", "count"), KNOWN)
def test_the_count_is_the_same_for_ever(name, number, count):
    game = FAMILY[name]
    assert play_outs_won(Board(game, start(game, number))) == count


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number", "count"), KNOWN[1:])
def test_play_outs_make_legal_moves_that_count(name, number, count):
    game = FAMILY[name]
    position = start(game, number)
    counted = core.PlayOuts(encoding.table(Board(game, position)), StopFlag()).count(20)
    expected = sum(wins_by_the_rules(game, position, number) for number in range(20))
    assert counted == expected > 0


@pytest.mark.skipif(not COMPILED, reason="there is no compiled core to compare with")
@pytest.mark.parametrize("name", FAMILY)
def test_compiled_and_uncompiled_count_the_same(uncompiled, name):  # noqa: F811
    game = FAMILY[name]
    position = start(game, 4)
    expected = core.PlayOuts(encoding.table(Board(game, position)), StopFlag()).count(5)
    by_hand = uncompiled.PlayOuts(table(game, position, uncompiled), uncompiled.StopFlag())
    assert by_hand.count(5) == expected


def test_a_stop_gives_no_figure():
    stop = StopFlag()
    stop.stop()
    assert play_outs_won(Board(SCORPION, start(SCORPION, 17)), stop) is None


def test_the_names():
    assert difficulty(PLAY_OUTS) is difficulty(EASY_FROM) is Difficulty.EASY
    assert difficulty(EASY_FROM - 1) is difficulty(HARD_BELOW) is Difficulty.MEDIUM
    assert difficulty(HARD_BELOW - 1) is difficulty(0) is Difficulty.HARD
    assert all(
        has_difficulty(FAMILY[name])
        for name in ("scorpion", "scorpion-traditional", "scorpion-ii", "three-blind-mice")
    )
    assert not any(has_difficulty(FAMILY[name]) for name in ("wasp", "wasp-ii", "curds-and-whey"))
    assert not any(has_difficulty(game) for game in FAMILY.values() if game != game.classic)
