"""The table that says which searches are used for which game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Build, Empty, Game

NO_ORACLE: Final = 0
WAITING_RULES: Final = 1
EMPTYING: Final = 2


@dataclass(frozen=True, slots=True)
class DepthFirst:
    """A step of depth-first search, started or resumed, up to a total cost in nodes. It wins or refutes."""

    nodes: int


@dataclass(frozen=True, slots=True)
class Beams:
    """A step that runs some beams of one width. Beams only win.

    A score that never finds some win may be complemented by another that finds it at once; hence several
    steps in a row.

    Attributes:
        number: How many beams to run.
        width: How many states each beam keeps.
        weights: The weights of a state's score; see `core.Beam`.
    """

    number: int
    width: int
    weights: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Strategy:
    """How the positions of a game are searched.

    Attributes:
        oracle: The oracle that the depth-first search asks at its root and wherever it helps.
        steps: The searches in their order.
    """

    oracle: int
    steps: tuple[DepthFirst | Beams, ...]


# Weights per: collected card, card on its target, card on another of the rank it needs, king at the
# bottom, empty column, face-down card, undealt reserve, card above its predecessor.
TIDY: Final = (156, 10, 1, 4, 6, -14, -6, -2)
LINKS: Final = (0, 10, 1, 0, 0, 0, 0, 0)
ORDER: Final = (0, 10, 2, 3, 6, 0, 0, -1)
UNTANGLE: Final = (0, 10, 0, 0, 0, 0, 0, -2)

_RELAXED: Final = Strategy(NO_ORACLE, (Beams(60, 30, TIDY), DepthFirst(300_000)))

STRATEGIES: Final = {
    (Build.SUIT, Empty.KING): Strategy(WAITING_RULES, (DepthFirst(1_000_000),)),
    (Build.SUIT, Empty.ANY): Strategy(
        EMPTYING, (DepthFirst(20_000), Beams(10, 10, TIDY), DepthFirst(800_000))
    ),
    (Build.ANY_SUIT, Empty.KING): _RELAXED,
    (Build.ANY_SUIT, Empty.ANY): _RELAXED,
    (Build.CURDS, Empty.KING): Strategy(
        NO_ORACLE,
        (Beams(16, 30, LINKS), Beams(40, 30, ORDER), Beams(40, 30, UNTANGLE), DepthFirst(300_000)),
    ),
}


def strategy(game: Game) -> Strategy:
    """Return the searches for the positions of a game."""
    return STRATEGIES[game.build, game.empty]
