"""The deal of the day, the same winnable deal of Scorpion for everybody, and the streak of wins.

``docs/deal-of-the-day.md`` describes how the deal of a date is chosen.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.change import Change, ChangeKind
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DEFAULT, Board, DealNumber

from .desk import Kind, Question, SolverDesk

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag

GAME: Final = DEFAULT
NODES: Final = 1_000_000
"""Nodes after which an undecided deal is skipped. A time limit would differ between machines."""

_DAY: Final = timedelta(days=1)


def candidates(day: date) -> Iterator[DealNumber]:
    """Yield the deal numbers of a day without end, in the order in which they are tried."""
    place = 0
    while True:
        seed = f"Scorpion {day.isoformat()} {place}".encode()
        value = int.from_bytes(hashlib.sha256(seed).digest()[:8], "big")
        yield DealNumber(100_000_000 + value % 900_000_000, microsoft=False)
        place += 1


def deal_of(day: date, stop: StopFlag | None = None) -> DealNumber | None:
    """Return the deal of a day, which is the first of its candidates that is proven winnable.

    Args:
        day: The date.
        stop: Makes the function return None when set from another thread.
    """
    from scorpion_qt.solver import Limits, StopFlag, Won, solve

    stop = stop or StopFlag()
    for number in candidates(day):
        verdict = solve(Board.deal(GAME, number), Limits(nodes=NODES), stop)
        if stop.stopped:
            break
        if isinstance(verdict, Won):
            return number
    return None


@dataclass(frozen=True, slots=True)
class Streak:
    """A row of days on which the deal of the day was won.

    Attributes:
        last: The last of them; None if there is none yet.
        length: The number of days.
        longest: The number of days of the longest streak.
    """

    last: date | None = None
    length: int = 0
    longest: int = 0

    def with_win(self, day: date) -> Streak:
        """Return the streak after a win of a day's deal; a second win on a day changes nothing."""
        if self.last is None or day > self.last + _DAY:
            length, last = 1, day
        elif day == self.last + _DAY:
            length, last = self.length + 1, day
        elif day == self.last - self.length * _DAY:
            # The day before the streak, won after midnight or after travelling west.
            length, last = self.length + 1, self.last
        else:
            return self
        return Streak(last, length, max(self.longest, length))

    def at(self, today: date) -> int:
        """Return the length on a day. A streak ends when a day has passed without a win."""
        return self.length if self.last is not None and self.last >= today - _DAY else 0


class Daily(QObject):
    """Finds the deal of the day, and notices when it is won.

    Args:
        model: The game on the table.
        settings: Where the streak is stored.
        desk: Where the solver is asked.
        parent: The owner.

    Signals:
        found: (DealNumber) The requested deal.
    """

    found = Signal(object)

    def __init__(
        self,
        model: GameModel,
        settings: Settings,
        desk: SolverDesk,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._store = settings.store
        self._desk = desk
        self._deals: dict[DealNumber, date] = {}
        number = self._text("number")
        day = _day(self._text("day"))
        if number.isascii() and number.isdigit() and day is not None:
            self._deals[DealNumber(int(number), microsoft=False)] = day
        model.changed.connect(self._on_changed)

    @property
    def streak(self) -> Streak:
        """The current streak."""
        last = _day(self._text("last"))
        if last is None:
            return Streak()
        length = max(1, _count(self._text("length")))
        return Streak(last, length, max(length, _count(self._text("longest"))))

    @property
    def day(self) -> date | None:
        """The day whose deal is on the table, if that deal was requested."""
        if self._model.game != GAME or self._model.number is None:
            return None
        return self._deals.get(self._model.number)

    def ask(self) -> None:
        """Ask for today's deal."""
        today = date.today()
        for number, day in self._deals.items():
            if day == today:
                self.found.emit(number)
                return

        def learn(number: DealNumber | None) -> None:
            if number is not None:
                self._deals[number] = today
                self._store.setValue("daily/number", str(number))
                self._store.setValue("daily/day", today.isoformat())
                self.found.emit(number)

        self._desk.ask(Question(Kind.DEAL_OF_THE_DAY, lambda stop: deal_of(today, stop), learn))

    def _on_changed(self, change: Change) -> None:
        session, day = self._model.session, self.day
        if change.kind is ChangeKind.NEW or day is None or not self._model.is_won:
            return
        # A win shown by the program isn't a win of the player.
        if session.counted and not session.shown:
            streak = self.streak.with_win(day)
            assert streak.last is not None
            self._store.setValue("daily/last", streak.last.isoformat())
            self._store.setValue("daily/length", str(streak.length))
            self._store.setValue("daily/longest", str(streak.longest))

    def _text(self, name: str) -> str:
        return str(self._store.value(f"daily/{name}", ""))


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _count(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
