"""Positions from randomly played games, for property tests."""

import random
from functools import lru_cache

from hypothesis import strategies as st

from scorpion_qt.rules import FAMILY, Board, DealNumber, deal


@lru_cache(maxsize=200)
def played(identity, number, length):
    """Return the steps of a randomly played game as (position before, outcome) of each move."""
    game = FAMILY[identity]
    chance = random.Random(f"{identity} {number}")
    position = deal(game, DealNumber.parse(str(number)))
    steps = []
    for _ in range(length):
        moves = Board(game, position).legal_moves
        if not moves:
            break
        outcome = Board(game, position).play(chance.choice(moves))
        steps.append((position, outcome))
        position = outcome.position
    return game, tuple(steps)


games_played = st.builds(played, st.sampled_from(list(FAMILY)), st.integers(1, 40), st.just(60))
"""(game, steps) of random games."""


def some_step(data):
    """Return a step of a random game as (game, position before, outcome)."""
    game, steps = data.draw(games_played)
    before, outcome = data.draw(st.sampled_from(steps))
    return game, before, outcome
