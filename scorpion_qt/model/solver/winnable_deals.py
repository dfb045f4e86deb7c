"""The search for winnable deals in advance, so that the player need not wait for one."""

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
"""Milliseconds without an action before the search for deals starts."""
NODES: Final = 50_000
"""Most nodes to search for one deal. Deals that take more are skipped as undecided."""


@dataclass(frozen=True, slots=True)
class _Find:
    """A deal number that was examined, with the difficulty if it is known."""

    number: DealNumber
    won: bool
    difficulty: Difficulty | None


def wish_for(game: Game, winnable: bool, difficulty: str) -> Wish | None:
    """Return the kind of winnable deal to find; None if any deal will do, or none can be found.

    Args:
        game: The game.
        winnable: As in `Settings.winnable_only`.
        difficulty: As in `Settings.difficulty`; any if the game has none, or none of this name.
    """
    if not winnable or not can_find_wins(game):
        return None
    from scorpion_qt.solver.difficulty import Difficulty, has_difficulty

    known = {hard.value: hard for hard in Difficulty} if has_difficulty(game) else {}
    return Wish(game, known.get(difficulty))


def can_find_wins(game: Game) -> bool:
    """Return whether winnable deals of a game can be found in reasonable time.

    This takes 1 to 450 ms on average in all games, except where cards build on any suit, any card
    fills an empty column and the reserve waits; there it took more than 10 s.
    """
    return not (
        game.build is Build.ANY_SUIT
        and game.empty is Empty.ANY
        and game.timing is Timing.WHEN_STUCK
    )


class WinnableDeals(QObject):
    """Keeps a few winnable deals of each requested kind, and finds more while the game is idle.

    Args:
        desk: Where the solver is asked.
        path: The file that stores them between starts; None to store nothing.
        parent: The owner.

    Attributes:
        queues: The deals that are ready.

    Signals:
        found: (Wish, DealNumber) The deal requested by :meth:`look`.
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
        """Take a deal from its queue, or return None if it is empty; in both cases prepare more."""
        number = self.queues.take(wish)
        self.prepare(wish)
        return number

    def prepare(self, wish: Wish | None) -> None:
        """Keep the queue of this kind filled from now on; None stops the search."""
        self._wish = wish
        self.disturb()

    def look(self, wish: Wish) -> None:
        """Search for a deal that the player waits for, and report it by ``found``."""
        self._desk.drop(Kind.PREPARED_DEAL)
        self._awaited = wish
        self._work()

    def give_up(self) -> None:
        """Stop the search for the deal that the player was waiting for."""
        self._awaited = None
        self._desk.drop(Kind.WINNABLE_DEAL)
        self.disturb()

    def disturb(self) -> None:
        """Interrupt the search until the game has been idle for a while."""
        if self._awaited is None:
            self._desk.drop(Kind.PREPARED_DEAL)
            self._idle.stop()
            if self._wish is not None:
                self._idle.start()

    def close(self) -> None:
        """Stop the search and store the found deals."""
        self._awaited = self._wish = None
        self._idle.stop()
        self._desk.drop(Kind.WINNABLE_DEAL, Kind.PREPARED_DEAL)
        if self.queues.changed:
            self.queues.write(self.queues.data())

    def _work(self) -> None:
        """Examine another deal, if one is wanted."""
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
            # Keep a deal of another difficulty for later.
            self.queues.add(wish if fits else Wish(wish.game, find.difficulty), find.number)
        self._work()

    def _keep(self) -> None:
        """Write the file in the thread, which waits for the disk. A dropped write is done later."""
        if self.queues.changed:
            data = self.queues.data()
            self._desk.ask(
                Question(Kind.PREPARED_DEAL, lambda _: self.queues.write(data), self._on_kept)
            )

    def _on_kept(self, kept: bool) -> None:
        self.queues.changed = not kept


def _look_at(game: Game, number: DealNumber, stop: StopFlag) -> _Find:
    """Find out, in the thread, whether a deal is winnable and how hard it is."""
    from scorpion_qt.solver import Limits, Won, solve
    from scorpion_qt.solver.difficulty import difficulty, has_difficulty, play_outs_won

    board = Board.deal(game, number)
    won = isinstance(solve(board, Limits(nodes=NODES), stop), Won)
    hard = None
    if won and has_difficulty(game):
        wins = play_outs_won(board, stop)
        hard = None if wins is None else difficulty(wins)
    return _Find(number, won, hard)
