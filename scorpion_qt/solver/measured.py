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
@@ROWS@@
    )
}


def survey_of(game: Game) -> Survey | None:
    """What was counted for a game; nothing was for most combinations of house rules."""
    return SURVEYS.get(game.id)
