"""A game being played: the deal, and everything done in it so far. A value."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace

from scorpion_qt.rules import Board, DealNumber, Game, History, Step


def new_attempt() -> str:
    """Return a unique name for an attempt, of 32 hexadecimal digits."""
    return os.urandom(16).hex()


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A position that the player wants to find again.

    Attributes:
        step: The step of the position.
        name: The player's name for it, or an empty text.
    """

    step: Step
    name: str = ""


@dataclass(frozen=True, slots=True)
class Session:
    """A deal, its history, and the data of the attempt to win it.

    Attributes:
        game: The rules.
        number: The deal number; None for a board set up by hand.
        history: The actions played. The model decides how many of them can be undone.
        seconds: Time played, in seconds.
        attempt: The name of the attempt from `new_attempt`. An attempt has one result.
        counted: Whether its result belongs in the statistics.
        started: When the first action was made, in seconds since 1970 (UTC); None before it.
        undos: Number of actions undone.
        helps: Number of times help was used.
        shown: Whether the program has played moves to show a win.
        chosen_winnable: Whether the deal was chosen because it is winnable.
        bookmarks: The bookmarks in the order in which they were set, at most one for a step.
        paused: Whether the player has paused the game.
    """

    game: Game
    number: DealNumber | None
    history: History
    seconds: float = 0.0
    attempt: str = field(default_factory=new_attempt)
    counted: bool = True
    started: int | None = None
    undos: int = 0
    helps: int = 0
    shown: bool = False
    chosen_winnable: bool = False
    bookmarks: tuple[Bookmark, ...] = ()
    paused: bool = False

    @classmethod
    def begin(
        cls,
        game: Game,
        number: DealNumber,
        *,
        counted: bool = True,
        chosen_winnable: bool = False,
    ) -> Session:
        """Return a new deal."""
        return cls(
            game,
            number,
            History.begin(Board.deal(game, number), limit=None),
            counted=counted,
            chosen_winnable=chosen_winnable,
        )

    @classmethod
    def from_board(cls, board: Board) -> Session:
        """Return a game from a board set up by hand, which is never counted."""
        return cls(board.game, None, History.begin(board, limit=None), counted=False)

    @property
    def is_won(self) -> bool:
        """Whether the game is won in its current position."""
        return self.history.current.board.is_won

    @property
    def winnable_start(self) -> Board | None:
        """The start if the deal was chosen as winnable, which rules out some arrangements."""
        return self.history.current.start.board if self.chosen_winnable else None

    def bookmark(self, step: Step) -> Bookmark | None:
        """Return the bookmark of a step, or None."""
        return next((mark for mark in self.bookmarks if mark.step is step), None)

    def with_history(self, history: History) -> Session:
        """Return the same deal with another history."""
        return replace(self, history=history)

    def from_step(self, step: Step) -> Session:
        """Return a new attempt that starts with the moves up to a step and isn't counted."""
        history = History(step, tuple(step.line()[:-1]), limit=None)
        return Session(self.game, self.number, history, counted=False)
