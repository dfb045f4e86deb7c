"""The odds for a player who can't see the hidden cards, refined over time. No verdict uses them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.rules import Action

from .desk import Kind, Question, SolverDesk

if TYPE_CHECKING:
    from scorpion_qt.solver import Odds, Share, StopFlag

BATCH: Final = 40
"""Arrangements between two reported figures."""
SHARP: Final = 0.03
"""Half the width of the interval at which measuring ends."""
MOST: Final = 4000
"""Arrangements after which measuring ends in any case."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The result so far.

    Attributes:
        share: The share of arrangements of the hidden cards in which the game can still be won, 0 … 1;
            None while none is decided.
        low: Lower end of the 95 % interval.
        high: Upper end of the 95 % interval.
        samples: Number of arrangements solved.
        is_last: Whether it is as accurate as it gets, and no other follows.
        moves: The share after each legal move, over the same arrangements.
    """

    share: float | None
    low: float
    high: float
    samples: int
    is_last: bool
    moves: Mapping[Action, float] = field(default_factory=dict)


class OddsMeter(QObject):
    """Samples arrangements in the background until the figure is accurate or the position changes.

    Signals:
        measured: (Figure) There is a more accurate figure for the current position.
        ended: The figure is accurate enough, or measuring was stopped.
    """

    measured = Signal(object)
    ended = Signal()

    def __init__(self, model: GameModel, desk: SolverDesk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._desk = desk
        self._batches: list[Odds] = []

    @property
    def measuring(self) -> bool:
        """Whether arrangements are being solved."""
        return self._desk.is_open(Kind.ODDS)

    def start(self) -> None:
        """Start to measure the current position."""
        self.stop()
        self._batches.clear()
        self._measure()

    def stop(self) -> None:
        """Stop measuring and keep the last figure."""
        self._desk.drop(Kind.ODDS)

    def _measure(self) -> None:
        board, seed = self._model.board, len(self._batches)
        start = self._model.session.winnable_start

        def work(stop: StopFlag) -> Odds:
            from scorpion_qt.solver import odds

            return odds(board, BATCH, seed=seed, start=start, moves=True, stop=stop)

        self._desk.ask(Question(Kind.ODDS, work, self._on_batch, dropped=self.ended.emit))

    def _on_batch(self, batch: Odds) -> None:
        self._batches.append(batch)
        whole = _sum(self._batches)
        moves = {move: _sum([odds.moves[move] for odds in self._batches]) for move in batch.moves}
        low, high = whole.interval
        shares = {move: share.share for move, share in moves.items() if share.decided}
        ended = batch.samples < BATCH  # no more arrangements are found whose start can be won
        is_last = ended or high - low <= 2 * SHARP or whole.samples >= MOST
        self.measured.emit(
            Figure(
                whole.share if whole.decided else None, low, high, whole.samples, is_last, shares
            )
        )
        if is_last:
            self.ended.emit()
        else:
            self._measure()


def _sum(counted: Sequence[Share]) -> Share:
    from scorpion_qt.solver import Share

    return Share(
        sum(share.won for share in counted),
        sum(share.lost for share in counted),
        sum(share.unknown for share in counted),
    )
