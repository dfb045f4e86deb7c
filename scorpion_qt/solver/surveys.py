"""How many deals of each game can be won, with all cards known: counted, with the command that counted them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from scorpion_qt.rules import Game


@dataclass(frozen=True, slots=True)
class Survey:
    """What ``scorpion-qt survey`` counted for a game.

    Attributes:
        game: The identity of the game.
        won: Deals with a winning line.
        lost: Deals that are proven lost.
        unknown: Deals that are not decided.
    """

    game: str
    won: int
    lost: int
    unknown: int = 0

    @property
    def deals(self) -> int:
        """How many deals were looked at."""
        return self.won + self.lost + self.unknown

    @property
    def share(self) -> float:
        """The share with a winning line, 0 … 1; where deals are not decided it may be more."""
        return self.won / self.deals

    @property
    def command(self) -> str:
        """What counted them. The deals of a seed are the same on every machine."""
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
    """What was counted for a game; nothing was for most combinations of house rules."""
    return SURVEYS.get(game.id)
