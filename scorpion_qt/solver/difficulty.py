"""How hard a winnable deal is, measured by the share of games won with random moves.

The number and the randomness of these play-outs are fixed, so that a deal has the same difficulty in
every version and on every machine, compiled or not.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from scorpion_qt.rules import Board, Build, Empty, Game
from scorpion_qt.solver import core, encoding
from scorpion_qt.solver.core import StopFlag

PLAY_OUTS: Final = 1000
"""The number of play-outs, which are games played with random moves."""


class Difficulty(Enum):
    """The difficulty of a winnable deal; the value is its text in files."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def has_difficulty(game: Game) -> bool:
    """Return whether play-outs distinguish the deals of a game.

    They do if each build is made only once. If cards move many times, random moves hardly ever win.
    """
    return game.build is Build.SUIT and game.empty is Empty.KING


def play_outs_won(board: Board, stop: StopFlag | None = None) -> int | None:
    """Count how many of :data:`PLAY_OUTS` random games from a board are won, making only moves that count.

    Args:
        board: The board they start from.
        stop: When set from another thread, the result is None.
    """
    play_outs = core.PlayOuts(encoding.table(board), stop or StopFlag())
    won: int = play_outs.count(PLAY_OUTS)
    return won if play_outs.finished == PLAY_OUTS else None


EASY_FROM: Final = 200
HARD_BELOW: Final = 50
"""The number of won play-outs below which a deal is hard; `EASY_FROM` is where it becomes easy.

Of the first 1,500 winnable deals of Scorpion from 50000001 on, a third each: 33 % easy, 34 % medium, 33 %
hard; on average 18.7 % of the play-outs are won. The other games use the same limits, although fewer of
their winnable deals are hard: 14 % in traditional Scorpion, 18 % in Scorpion II, 6 % in Three Blind Mice
(300 winnable deals each).
"""


def difficulty(won: int) -> Difficulty:
    """Return the difficulty of a deal with so many won play-outs of :data:`PLAY_OUTS`."""
    if won >= EASY_FROM:
        return Difficulty.EASY
    return Difficulty.HARD if won < HARD_BELOW else Difficulty.MEDIUM
