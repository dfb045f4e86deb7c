"""A game of every kind, won by the solver, played through the window with the mouse."""

from itertools import count

import pytest

from scorpion_qt.model.solver.hints import promising_moves
from scorpion_qt.rules import (
    DECK,
    FAMILY,
    Board,
    Column,
    DealNumber,
    Position,
)
from scorpion_qt.solver import Limits, Won, solve
from tests.controller.test_golden_play import by_mouse

CURDS = FAMILY["curds-and-whey"]


def winnable(game):
    """The first deal that can be won, and how."""
    for number in map(DealNumber.parse, map(str, count(1))):
        answer = solve(Board.deal(game, number), Limits(nodes=200_000))
        if isinstance(answer, Won):
            return number, answer.line
    raise AssertionError("there is no end of deals")


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILY)
def test_a_game_of_every_kind_is_won_by_mouse(players, name):
    game = FAMILY[name]
    number, line = winnable(game)
    player = players(1280, 960, duration_factor=0.01)
    player.deal(game, number)
    for turn, move in enumerate(line):
        by_mouse(player, move, drag=turn % 3 == 0)
    assert player.model.is_won
    assert player.refused == []


# In Curds and Whey the last card alone is a run and a set; with those on it a card may be neither.
SUFFIXES = (
    "KS 9H 5D | 6D 2C | 5C | 4H",  # 5♦ goes onto 6♦ alone, and onto 5♣ as a set
    "KS QS 9H | TH 3D 3C | 4D | 2H",  # 3♦ and 3♣ lift as a set, 3♣ alone as well
)


def filled(text):
    """A position with these columns first; all other cards are spread over the rest."""
    start = Position.parse(f"{text} / / ")
    used = {card for column in start.columns for card in column.cards}
    others = [card for card in DECK if card not in used]
    rest = len(CURDS.columns) - len(start.columns)
    columns = (Column(tuple(others[pile::rest])) for pile in range(rest))
    return Position((*start.columns, *columns))


@pytest.mark.parametrize("text", SUFFIXES)
def test_short_suffixes_of_curds_and_whey_are_offered_lit_and_playable(players, text):
    position = filled(text)
    moves = Board(CURDS, position).legal_moves
    covered = {column.cards[0] for column in position.columns if len(column.cards) > 1}
    assert {move.card for move in moves} - covered
    # A hint can name each of them.
    assert set(promising_moves(Board(CURDS, position))) == {
        m for m in moves if Board(CURDS, position).counts(m)
    }
    player = players(1280, 960, duration_factor=0)
    for move in moves:
        player.lay(str(position), CURDS)
        targets = {other.column for other in moves if other.card == move.card}
        start = player.find(move.card)
        player.press(start)
        player.move(start + (player.column_point(move.column) - start) * 0.5)
        assert set(player.table._highlights.columns) == targets, str(move)
        player.release(start)
        player.lay(str(position), CURDS)
        by_mouse(player, move, drag=True)
