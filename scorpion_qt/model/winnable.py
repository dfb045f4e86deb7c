"""Deals that are proven winnable, found ahead, so that nobody who wants one has to wait."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QTimer, Signal

from scorpion_qt.rules import Build, DealNumber, Empty, Game, Timing, Unreadable, deal, parse_game

from .background import Background
from .files import set_aside, write_whole

if TYPE_CHECKING:
    from scorpion_qt.solver import StopFlag
    from scorpion_qt.solver.difficulty import Difficulty

QUEUE: Final = 4
"""Deals that are kept of each kind."""
IDLE: Final = 1500
"""Milliseconds without an action after which deals are looked for."""
NODES: Final = 50_000
"""What one deal may cost: of one that is harder to decide, nothing is known, and another is taken."""

FORMAT: Final = "scorpion-qt-winnable"
VERSION: Final = 1
LARGEST: Final = 1 << 18
"""Bytes of the file that are read."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wish:
    """What kind of winnable deal is wanted.

    Attributes:
        game: The game, house rules included.
        difficulty: How hard; None for any.
    """

    game: Game
    difficulty: Difficulty | None = None


@dataclass(frozen=True, slots=True)
class _Find:
    """A number that was looked at; how hard the deal is, where that is known."""

    number: DealNumber
    won: bool
    difficulty: Difficulty | None


def wish_for(game: Game, difficulty: str) -> Wish:
    """A wish.

    Args:
        game: The game.
        difficulty: As in `Settings.difficulty`; any is meant where the game has none, or none of this name.
    """
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
        path: The file in which they are kept between starts; None where nothing is kept.
        parent: The owner.

    Signals:
        found: (Wish, DealNumber) The deal that :meth:`look` was asked for.
    """

    found = Signal(object, object)

    def __init__(self, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._queues: dict[Wish, list[DealNumber]] | None = None
        self._wish: Wish | None = None
        self._awaited: Wish | None = None
        self._resting = False
        self._changed = False
        self._background = Background(self)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE)
        self._idle.timeout.connect(self._work)

    def take(self, wish: Wish) -> DealNumber | None:
        """Take a deal from its queue, None where that is empty; either way more are prepared."""
        queue = self._queue(wish)
        number = queue.pop(0) if queue else None
        self._changed |= number is not None
        self.prepare(wish)
        return number

    def prepare(self, wish: Wish | None) -> None:
        """From now on keep the queue of that kind filled; None looks for nothing."""
        self._wish = wish
        self.disturb()

    def look(self, wish: Wish) -> None:
        """Somebody waits for a deal: look for it at once, and tell it by ``found``."""
        self._background.drop()
        self._awaited = wish
        self._work()

    def give_up(self) -> None:
        """Nobody waits any more."""
        self._awaited = None
        self.disturb()

    def disturb(self) -> None:
        """Something else is going on: go on when nothing has happened for a while."""
        if self._awaited is None:
            self._background.drop()
            self._idle.stop()
            if self._wish is not None and not self._resting:
                self._idle.start()

    def set_resting(self, resting: bool) -> None:
        """Look for nothing while the window is out of sight."""
        self._resting = resting
        self.disturb()

    def close(self) -> None:
        """End the thread and keep what there is."""
        self._awaited = self._wish = None
        self._idle.stop()
        self._background.close()
        if self._changed:
            self._write(self._data())

    # Looking

    def _work(self) -> None:
        """Look at another deal, if one is wanted."""
        if self._awaited is None:
            if self._wish is None or self._resting:
                return
            if len(self._queue(self._wish)) >= QUEUE:
                self._keep()
                return
        wish = self._awaited or self._wish
        assert wish is not None
        game = wish.game
        self._background.ask(lambda stop: _look_at(game, DealNumber.random(), stop), self._on_find)

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
            queue = self._queue(wish if fits else Wish(wish.game, find.difficulty))
            if len(queue) < QUEUE and find.number not in queue:
                queue.append(find.number)
                self._changed = True
        self._work()

    # The file

    def _queue(self, wish: Wish) -> list[DealNumber]:
        if self._queues is None:
            self._queues = self._read()
        return self._queues.setdefault(wish, [])

    def _keep(self) -> None:
        """Write in the thread, which waits for the disk; what is dropped there is written later."""
        if self._changed:
            data = self._data()
            self._background.ask(lambda _: self._write(data), self._on_kept)

    def _on_kept(self, kept: bool) -> None:
        self._changed = not kept

    def _data(self) -> bytes:
        deals: dict[str, dict[str, list[str]]] = {}
        for wish, numbers in (self._queues or {}).items():
            if numbers:
                kind = wish.difficulty.value if wish.difficulty else "any"
                deals.setdefault(wish.game.id, {})[kind] = [str(number) for number in numbers]
        data = {"format": FORMAT, "version": VERSION, "deals": deals}
        return (json.dumps(data, indent=1) + "\n").encode()

    def _write(self, data: bytes) -> bool:
        if self._path is None:
            return True
        try:
            write_whole(self._path, data)
        except OSError as error:
            # They are found again; there is nothing to tell the player.
            log.warning("winnable deals are not kept: %s", error)
            return False
        return True

    def _read(self) -> dict[Wish, list[DealNumber]]:
        if self._path is None or not self._path.exists():
            return {}
        try:
            with self._path.open("rb") as file:
                return dict(_parse(file.read(LARGEST + 1)))
        except OSError as error:
            log.warning("winnable deals cannot be read: %s", error)
        except (ValueError, RecursionError) as error:
            kept = set_aside(self._path, "damaged")
            log.warning("the file of winnable deals is begun anew (%s), kept as %s", error, kept)
        return {}


def _look_at(game: Game, number: DealNumber, stop: StopFlag) -> _Find:
    """Find out in the thread whether a deal can be won, and how hard it is."""
    from scorpion_qt.solver import Limits, Won, solve
    from scorpion_qt.solver.difficulty import difficulty, has_difficulty, play_outs_won

    position = deal(game, number)
    won = isinstance(solve(game, position, Limits(nodes=NODES), stop), Won)
    hard = None
    if won and has_difficulty(game):
        wins = play_outs_won(game, position, stop)
        hard = None if wins is None else difficulty(wins)
    return _Find(number, won, hard)


def _parse(data: bytes) -> Iterator[tuple[Wish, list[DealNumber]]]:
    """The queues in a file. A game that this version does not know is left out.

    Raises:
        ValueError: It is not as it should be.
    """
    from scorpion_qt.solver.difficulty import Difficulty

    if len(data) > LARGEST:
        raise ValueError("far too large")
    fields: Any = json.loads(data)
    match fields:
        case {"format": str(name), "version": int(version), "deals": dict(games)} if (
            name == FORMAT and version == VERSION
        ):
            pass
        case _:
            raise ValueError("not of this format and version")
    for identity, kinds in games.items():
        try:
            game = parse_game(identity)
        except Unreadable:
            continue
        for kind, numbers in _dict(kinds).items():
            hard = None if kind == "any" else Difficulty(kind)
            if not isinstance(numbers, list) or len(numbers) > QUEUE:
                raise ValueError(f"“{kind}” is not as it should be")
            yield Wish(game, hard), [DealNumber.parse(str(number)) for number in numbers]


def _dict(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("not as it should be")
    return value
