"""How many deals of each game can be won if all cards are known, with the commands that counted them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Game


@dataclass(frozen=True, slots=True)
class Survey:
    """The result of ``scorpion-qt survey`` for a game.

    Attributes:
        game: The identity of the game.
        won: The number of deals with a winning line.
        lost: The number of deals that are proven lost.
        unknown: The number of undecided deals.
    """

    game: str
    won: int
    lost: int
    unknown: int = 0

    @property
    def deals(self) -> int:
        """The number of deals examined."""
        return self.won + self.lost + self.unknown

    @property
    def share(self) -> float:
        """The share of deals with a winning line, 0 … 1; undecided deals may make it larger."""
        return self.won / self.deals

    @property
    def command(self) -> str:
        """The command that counted them. The deals of a seed are the same on every machine."""
        return f"scorpion-qt survey --game {self.game} --deals {self.deals} --seed 0"


SURVEYS: Final = {
    survey.game: survey
    for survey in (
        Survey("scorpion", 6090, 43909, 1),
        Survey("scorpion-traditional", 1967, 18033),
        Survey("scorpion-traditional-relaxed", 27, 0, 73),
        Survey("scorpion-ii", 4025, 15975),
        Survey("scorpion+collect=uncovered", 1247, 8753),
        Survey("scorpion-relaxed", 998, 0, 2),
        Survey("scorpion-ii-relaxed", 994, 0, 6),
        Survey("wasp", 1713, 271, 16),
        Survey("wasp-ii", 1925, 67, 8),
        Survey("wasp-relaxed", 1000, 0),
        Survey("wasp-ii-relaxed", 300, 0),
        Survey("three-blind-mice", 4276, 15724),
        Survey("three-blind-mice-relaxed", 299, 0, 1),
        Survey("curds-and-whey", 397, 0, 3),
    )
}


def survey_of(game: Game) -> Survey | None:
    """Return the survey of a game, or None; most combinations of house rules have none."""
    return SURVEYS.get(game.id)
