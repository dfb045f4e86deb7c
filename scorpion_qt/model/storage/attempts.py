"""Attempts and the moments when they get their result.

An attempt lasts from the first action to the win, or until another game takes its place in its
slot, which is a new deal or an opened file of the same kind. Restart and undo continue it. After
closing the program or changing to a game of another kind, it can be resumed. Undoing New game
withdraws the result. A won attempt stays won, whatever is undone and played afterwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from scorpion_qt.model.game.change import Switch, Switched
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import DealNumber, IllegalMove, Unreadable, parse_game, parse_move


class Result(Enum):
    """The end of an attempt; the value is its text in files."""

    WON = "won"
    GIVEN_UP = "given up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """An attempt that has ended.

    Attributes:
        id: Its name, see `session.new_attempt`.
        game: The identity of the game, including its house rules.
        number: The deal number.
        result: How it ended.
        score: Points of the line played.
        moves: Length of the line played.
        seconds: Time played.
        undos: Number of actions undone.
        helps: Number of times help was used.
        shown: Whether the program has played moves to show a win.
        winnable: Whether the deal was chosen because it is winnable.
        started: When the first action was made, in seconds since 1970 (UTC).
        ended: When it ended, in seconds since 1970 (UTC).
        line: The moves, separated by spaces.
        bookmarks: The number of moves that lead to each bookmark of the line, with its name.
    """

    id: str
    game: str
    number: str
    result: Result
    score: int
    moves: int
    seconds: float
    undos: int
    helps: int
    shown: bool = False
    winnable: bool = False
    started: int
    ended: int
    line: str = ""
    bookmarks: tuple[tuple[int, str], ...] = ()


class Counted(NamedTuple):
    """The data of an attempt that the statistics count.

    Attributes:
        game: The identity of the game.
        won: 1 for won and 0 for not won.
        score: Points.
        moves: Number of moves.
        seconds: Time played.
    """

    game: str
    won: int
    score: int
    moves: int
    seconds: float


def attempt(session: Session, result: Result, now: float) -> Attempt | None:
    """Return the attempt of a game.

    Args:
        session: The game in its current state.
        result: How it ends.
        now: The current time, in seconds since 1970 (UTC).

    Returns:
        The attempt, or None for a game that isn't counted or in which nothing was done.
    """
    if not session.counted or session.started is None or session.number is None:
        return None
    step = session.history.current
    steps = step.line()
    names = {id(mark.step): mark.name for mark in session.bookmarks}
    return Attempt(
        id=session.attempt,
        game=session.game.id,
        number=str(session.number),
        result=result,
        score=step.score,
        moves=step.length,
        seconds=round(session.seconds, 1),
        undos=session.undos,
        helps=session.helps,
        shown=session.shown,
        winnable=session.chosen_winnable,
        started=session.started,
        # If the clock was set back, an attempt still doesn't end before it started.
        ended=max(int(now), session.started),
        line=" ".join(str(each.move) for each in steps[1:]),
        bookmarks=tuple((each.length, names[id(each)]) for each in steps if id(each) in names),
    )


def session_of(attempt: Attempt, line: str) -> Session | None:
    """Return the game of an attempt, for looking back on it. The game isn't counted any more.

    Args:
        attempt: The attempt.
        line: Its moves, separated by spaces.

    Returns:
        The game, or None if it no longer exists or a move is against the rules.
    """
    try:
        game = parse_game(attempt.game)
        session = Session.begin(game, DealNumber.parse(attempt.number), counted=False)
        history = session.history
        for text in line.split():
            history = history.play(parse_move(text))
    except (Unreadable, IllegalMove):
        return None
    return session.with_history(history)


class Attempts:
    """Follows the changes of the game and finds when an attempt gets its result or loses it again.

    Args:
        model: The game.
        record: Records an attempt that has ended. It ignores later results of a won attempt.
    """

    def __init__(self, model: GameModel, record: Callable[[Attempt], object]) -> None:
        self._model = model
        self._record = record

    def record_win(self) -> None:
        """Record that the attempt on the table is won."""
        self._end(self._model.session, Result.WON)

    def follow_switch(self, switched: Switched) -> str | None:
        """Record the result of the game that was left, if it ended there.

        Returns:
            The name of the attempt that is resumed, whose earlier result is void; None if none is.
        """
        left, entered = switched.left, switched.entered
        same_slot = left.game == entered.game and left.attempt != entered.attempt
        if switched.how in (Switch.NEW, Switch.REDONE) and same_slot and not left.is_won:
            self._end(left, Result.GIVEN_UP)
        goes_on = entered.started is not None and entered.counted
        return entered.attempt if goes_on else None

    def _end(self, session: Session, result: Result) -> None:
        ended = attempt(session, result, time.time())
        if ended is not None:
            self._record(ended)
