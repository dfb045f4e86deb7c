"""Small games and random positions for checking the solver."""

import os
import random
from dataclasses import replace

from scorpion_qt.rules import (
    DEFAULT,
    FAMILY,
    Board,
    Collect,
    Column,
    Empty,
    Position,
    Timing,
)
from scorpion_qt.rules.cards import make_deck

FULL = os.environ.get("SCORPION_QT_FULL") == "1"
"""Whether checks run in full (hours) instead of on a sample (seconds); see docs/solver.md."""


def small(ranks, columns, base=DEFAULT, **rules):
    """Return a game with a small deck; columns are (cards, face-down)."""
    return replace(base, ranks=ranks, columns=columns, **rules)


THREE = ((3, 1), (3, 1), (3, 0))
SIX = ((3, 1),) * 4 + ((3, 0),) * 3
SIX_TALL = ((7, 2), (7, 2), (7, 0))
SEVEN = ((5, 1),) * 3 + ((5, 0),) * 2
FIVE = ((4, 2), (4, 1), (4, 0), (5, 1))
FEW = ((5, 2), (5, 1), (5, 0), (6, 0))
FOUR = ((3, 1),) * 2 + ((3, 0),) * 2 + ((2, 0),) * 2

OPTIONS = [
    {"collect": collect, "timing": timing, "empty": empty}
    for collect in Collect
    for timing in Timing
    for empty in Empty
]


def deal_small(game, chance):
    """Return a random deal of a game."""
    deck = list(make_deck(game.ranks))
    chance.shuffle(deck)
    columns = []
    for cards, hidden in game.columns:
        columns.append(Column(tuple(deck[:cards]), hidden))
        del deck[:cards]
    return Position(tuple(columns), tuple(deck))


def deals(game, count, seed=0):
    """Yield random deals, the same every time."""
    chance = random.Random(seed)
    return [deal_small(game, chance) for _ in range(count)]


def walk(game, position, chance, most):
    """Return a position some random moves later."""
    for _ in range(chance.randrange(most)):
        moves = Board(game, position).legal_moves
        if not moves or Board(game, position).is_won:
            break
        position = Board(game, position).play(chance.choice(moves)).position
    return position


MICE = FAMILY["three-blind-mice"]
CURDS = FAMILY["curds-and-whey"]
