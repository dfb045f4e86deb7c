"""How hard a winnable deal is: in what share of games played with random moves it is won.

The number and the randomness of the play-outs are fixed, so that a deal is as hard in every version, on
every machine, compiled or not.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

from scorpion_qt.rules import Board, Build, Empty, Game
from scorpion_qt.solver import core, encoding
from scorpion_qt.solver.core import StopFlag

PLAY_OUTS: Final = 1000
"""How many games are played with random moves."""


class Difficulty(Enum):
    """How hard a winnable deal is; the value is its text in files."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def has_difficulty(game: Game) -> bool:
    """Whether play-outs tell deals of a game apart.

    They do where each build is made once. Where cards move many times, random moves hardly ever win.
    """
    return game.build is Build.SUIT and game.empty is Empty.KING


def play_outs_won(board: Board, stop: StopFlag | None = None) -> int | None:
    """How many of :data:`PLAY_OUTS` games of random moves that count are won from a board.

    Args:
        board: Where they begin.
        stop: When set from another thread, the answer is None.
    """
    play_outs = core.PlayOuts(encoding.table(board), stop or StopFlag())
    won: int = play_outs.count(PLAY_OUTS)
    return won if play_outs.finished == PLAY_OUTS else None


EASY_FROM: Final = 200
HARD_BELOW: Final = 50
"""Play-outs won at which a deal is called easy, and below which it is called hard.

Of the first 1,500 winnable deals of Scorpion from 50000001 on, a third each: 33 % easy, 34 % medium,
33 % hard; on average 18.7 % of the play-outs are won. The same shares of play-outs are meant in the
other games, where fewer winnable deals are hard: 14 % in traditional Scorpion, 18 % in Scorpion II,
6 % in Three Blind Mice (300 winnable deals each).
"""


def difficulty(won: int) -> Difficulty:
    """What so many won play-outs of :data:`PLAY_OUTS` are called."""
    if won >= EASY_FROM:
        return Difficulty.EASY
    return Difficulty.HARD if won < HARD_BELOW else Difficulty.MEDIUM
