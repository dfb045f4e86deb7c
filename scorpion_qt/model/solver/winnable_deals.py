"""Deals that are proven winnable, found ahead, so that nobody who wants one has to wait."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from scorpion_qt.rules import Board, Build, DealNumber, Empty, Game, Timing

from .desk import Kind, Question, SolverDesk
from .winnable_queues import Queues, Wish

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag
    from scorpion_qt.solver.difficulty import Difficulty

IDLE: Final = 1500
"""Milliseconds without an action after which deals are looked for."""
NODES: Final = 50_000
"""What one deal may cost: of one that is harder to decide, nothing is known, and another is taken."""


@dataclass(frozen=True, slots=True)
class _Find:
    """A number that was looked at; how hard the deal is, where that is known."""

    number: DealNumber
    won: bool
    difficulty: Difficulty | None


def wish_for(game: Game, winnable: bool, difficulty: str) -> Wish | None:
    """What kind of winnable deal is wanted; None where any deal will do, or none can be found.

    Args:
        game: The game.
        winnable: As in `Settings.winnable_only`.
        difficulty: As in `Settings.difficulty`; any is meant where the game has none, or none of this name.
    """
    if not winnable or not can_find_wins(game):
        return None
    from scorpion_qt.solver.difficulty import Difficulty, has_difficulty

    known = {hard.value: hard for hard in Difficulty} if has_difficulty(game) else {}
    return Wish(game, known.get(difficulty))


def can_find_wins(game: Game) -> bool:
    """Whether winnable deals of a game are found in reasonable time.

    In all games they are, after 1 to 450 ms of computing on average, but where cards of any suit build,
    any card fills an empty column and the reserve waits: there it took more than 10 s.
    """
    return not (
        game.build is Build.ANY_SUIT
        and game.empty is Empty.ANY
        and game.timing is Timing.WHEN_STUCK
    )


class WinnableDeals(QObject):
    """Keeps a few winnable deals of each kind that was wished for, and finds more while nothing happens.

    Args:
        desk: Where the solver is asked.
        path: The file in which they are kept between starts; None where nothing is kept.
        parent: The owner.

    Attributes:
        queues: What is ready.

    Signals:
        found: (Wish, DealNumber) The deal that :meth:`look` was asked for.
    """

    found = Signal(object, object)

    def __init__(
        self, desk: SolverDesk, path: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.queues = Queues(path)
        self._wish: Wish | None = None
        self._awaited: Wish | None = None
        self._desk = desk
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._work)

    def take(self, wish: Wish) -> DealNumber | None:
        """Take a deal from its queue, None where that is empty; either way more are prepared."""
        number = self.queues.take(wish)
        self.prepare(wish)
        return number

    def prepare(self, wish: Wish | None) -> None:
        """From now on keep the queue of that kind filled; None looks for nothing."""
        self._wish = wish
        self.disturb()

    def look(self, wish: Wish) -> None:
        """Somebody waits for a deal: look for it at once, and tell it by ``found``."""
        self._desk.drop(Kind.PREPARED_DEAL)
        self._awaited = wish
        self._work()

    def give_up(self) -> None:
        """Nobody waits any more."""
        self._awaited = None
        self._desk.drop(Kind.WINNABLE_DEAL)
        self.disturb()

    def disturb(self) -> None:
        """Something else is going on: go on when nothing has happened for a while."""
        if self._awaited is None:
            self._desk.drop(Kind.PREPARED_DEAL)
            self._idle.stop()
            if self._wish is not None:
                self._idle.start()

    def close(self) -> None:
        """Look no further and keep what there is."""
        self._awaited = self._wish = None
        self._idle.stop()
        self._desk.drop(Kind.WINNABLE_DEAL, Kind.PREPARED_DEAL)
        if self.queues.changed:
            self.queues.write(self.queues.data())

    def _work(self) -> None:
        """Look at another deal, if one is wanted."""
        if self._awaited is None:
            if self._wish is None:
                return
            if self.queues.is_full(self._wish):
                self._keep()
                return
        wish = self._awaited or self._wish
        assert wish is not None
        game = wish.game
        kind = Kind.PREPARED_DEAL if self._awaited is None else Kind.WINNABLE_DEAL
        self._desk.ask(
            Question(kind, lambda stop: _look_at(game, DealNumber.random(), stop), self._on_find)
        )

    def _on_find(self, find: _Find) -> None:
        wish = self._awaited or self._wish
        if find.won and wish is not None:
            fits = wish.difficulty in (None, find.difficulty)
            if fits and self._awaited is not None:
                self._awaited = None
                self.prepare(wish)
                self.found.emit(wish, find.number)
                return
            # One that is not as hard as was wished is kept for another time.
            self.queues.add(wish if fits else Wish(wish.game, find.difficulty), find.number)
        self._work()

    def _keep(self) -> None:
        """Write in the thread, which waits for the disk; what is dropped there is written later."""
        if self.queues.changed:
            data = self.queues.data()
            self._desk.ask(
                Question(Kind.PREPARED_DEAL, lambda _: self.queues.write(data), self._on_kept)
            )

    def _on_kept(self, kept: bool) -> None:
        self.queues.changed = not kept


def _look_at(game: Game, number: DealNumber, stop: StopFlag) -> _Find:
    """Find out in the thread whether a deal can be won, and how hard it is."""
    from scorpion_qt.solver import Limits, Won, solve
    from scorpion_qt.solver.difficulty import difficulty, has_difficulty, play_outs_won

    board = Board.deal(game, number)
    won = isinstance(solve(board, Limits(nodes=NODES), stop), Won)
    hard = None
    if won and has_difficulty(game):
        wins = play_outs_won(board, stop)
        hard = None if wins is None else difficulty(wins)
    return _Find(number, won, hard)
