"""One game being played: which deal, and everything done in it so far. A value."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorpion_qt.rules import UNDO_LIMIT, DealNumber, Game, History, deal


@dataclass(frozen=True, slots=True)
class Session:
    """A deal and its history.

    Attributes:
        game: The rules.
        number: The deal number.
        history: What was played.
        seconds: Time played, in seconds.
    """

    game: Game
    number: DealNumber
    history: History
    seconds: float = 0.0

    @classmethod
    def begin(cls, game: Game, number: DealNumber, limit: int | None = UNDO_LIMIT) -> Session:
        """A fresh deal."""
        return cls(game, number, History.begin(game, deal(game, number), limit))

    def with_history(self, history: History) -> Session:
        """The same deal with another history."""
        return replace(self, history=history)
