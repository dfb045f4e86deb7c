"""Summaries of the results of many attempts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from scorpion_qt.rules import Unreadable, parse_game
from scorpion_qt.rules.score import ranks_by_score
from scorpion_qt.solver.interval import wilson

from .attempts import Counted


@dataclass(slots=True)
class Summary:
    """The totals for one game, or for all.

    Attributes:
        game: The identity; an empty text for all games together.
        ranked: Whether scores can be compared.
        played: Attempts that have ended.
        won: Those that were won.
        streak: Wins in a row up to now.
        longest_streak: The most wins in a row.
        best_score: The highest score; None if scores aren't compared or nothing was played.
        fastest: Seconds of the fastest win; None without a win.
        fewest_moves: Moves of the shortest win; None without a win.
        seconds: Time spent.
    """

    game: str
    ranked: bool
    played: int = 0
    won: int = 0
    streak: int = 0
    longest_streak: int = 0
    best_score: int | None = None
    fastest: float | None = None
    fewest_moves: int | None = None
    seconds: float = 0.0

    @property
    def share(self) -> float | None:
        """The win rate, or None if nothing was played."""
        return self.won / self.played if self.played else None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson(self.won, self.played)

    def add(self, won: int, score: int, moves: int, seconds: float) -> None:
        """Count one more attempt, which ended after those counted before."""
        self.played += 1
        self.seconds += seconds
        if self.ranked and (self.best_score is None or score > self.best_score):
            self.best_score = score
        if not won:
            self.streak = 0
            return
        self.won += 1
        self.streak += 1
        if self.streak > self.longest_streak:
            self.longest_streak = self.streak
        if self.fastest is None or seconds < self.fastest:
            self.fastest = seconds
        if self.fewest_moves is None or moves < self.fewest_moves:
            self.fewest_moves = moves


def summarise(outcomes: Iterable[Counted]) -> tuple[Summary, list[Summary]]:
    """Sum up attempts.

    Args:
        outcomes: The attempts in the order in which they ended.

    Returns:
        The summary of all together and one for each game, those with most attempts first.
    """
    total = Summary("", ranked=False)
    games: dict[str, Summary] = {}
    for game, won, score, moves, seconds in outcomes:
        summary = games.get(game)
        if summary is None:
            summary = games[game] = Summary(game, is_ranked(game))
        summary.add(won, score, moves, seconds)
        total.add(won, score, moves, seconds)
    return total, sorted(games.values(), key=lambda summary: -summary.played)


def is_ranked(identity: str) -> bool:
    """Return whether scores of a game can be compared; False for a game that no longer exists."""
    try:
        return ranks_by_score(parse_game(identity))
    except Unreadable:
        return False
