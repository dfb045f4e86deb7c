"""Which search answers for which game: the one table of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Build, Empty, Game

NO_ORACLE: Final = 0
WAITING_RULES: Final = 1
EMPTYING: Final = 2


@dataclass(frozen=True, slots=True)
class Layouts:
    """The depth-first search goes on, up to so many nodes in all. It wins and refutes."""

    nodes: int


@dataclass(frozen=True, slots=True)
class Beams:
    """So many beams of that width, scored by the game's weights. They only win."""

    number: int
    width: int


@dataclass(frozen=True, slots=True)
class Layers:
    """How the positions of a game are searched.

    Attributes:
        oracle: What the depth-first search asks at its root and where it helps.
        steps: The searches in their order.
        weights: How beams score a state; see `core.Beam`.
    """

    oracle: int
    steps: tuple[Layouts | Beams, ...]
    weights: tuple[int, ...] = (0,) * 8


TIDY: Final = (156, 10, 1, 4, 6, -14, -6, -2)
LINKS_ONLY: Final = (0, 10, 1, 0, 0, 0, 0, 0)

LAYERS: Final = {
    (Build.SUIT, Empty.KING): Layers(WAITING_RULES, (Layouts(1_000_000),)),
    (Build.SUIT, Empty.ANY): Layers(
        EMPTYING, (Layouts(20_000), Beams(10, 10), Layouts(700_000)), TIDY
    ),
    (Build.ANY_SUIT, Empty.KING): Layers(NO_ORACLE, (Beams(60, 30), Layouts(300_000)), TIDY),
    (Build.ANY_SUIT, Empty.ANY): Layers(NO_ORACLE, (Beams(60, 30), Layouts(300_000)), TIDY),
    (Build.CURDS, Empty.KING): Layers(NO_ORACLE, (Beams(40, 30), Layouts(300_000)), LINKS_ONLY),
}


def layers(game: Game) -> Layers:
    """The searches that answer for a game."""
    return LAYERS[game.build, game.empty]
