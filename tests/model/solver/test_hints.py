"""Which moves are good advice where nothing is proven."""

from scorpion_qt.model.solver.hints import promising_moves
from scorpion_qt.rules import FAMILY, Board, Position

GAME = FAMILY["scorpion"]


def test_flips_come_first_then_points_then_smaller_blocks_and_the_reserve_last():
    position = Position.parse("3C 7H 2H | 8H | 3D 9S | TS | <2C> 4H | 5H | 6D KD | - / AS AD AH / ")
    assert [str(move) for move in promising_moves(Board(GAME, position))] == [
        "4H>6",
        "9S>4",
        "7H>2",
        "KD>8",
        "deal",
    ]


def test_a_whole_column_is_not_carried_to_an_empty_one():
    assert promising_moves(Board(GAME, Position.parse("KD 3C | - | 9S / / "))) == []
