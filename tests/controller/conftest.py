import pytest

from tests.player import Player


@pytest.fixture
def players(qtbot):
    """Return a function that makes players, and close their tables at the end."""
    made = []

    def make(width=900, height=700, duration_factor=1.0):
        made.append(Player(duration_factor=duration_factor).show(width, height))
        return made[-1]

    yield make
    for player in made:
        player.close()


@pytest.fixture
def player(players):
    return players()
