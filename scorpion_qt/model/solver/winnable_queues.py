"""The winnable deals that are ready, stored in a file between starts of the program. No Qt."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from scorpion_qt.model.storage.files import set_aside, write_whole
from scorpion_qt.rules import DealNumber, Game, Unreadable, parse_game

if TYPE_CHECKING:
    from scorpion_qt.solver.difficulty import Difficulty

MOST: Final = 4
"""Most deals of each kind."""

FORMAT: Final = "scorpion-qt-winnable"
VERSION: Final = 1
LARGEST: Final = 1 << 18
"""Most bytes to read from the file."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Wish:
    """A kind of winnable deal.

    Attributes:
        game: The game, including its house rules.
        difficulty: The difficulty; None for any.
    """

    game: Game
    difficulty: Difficulty | None = None


class Queues:
    """A queue of deals for each kind, read from the file on first use.

    Args:
        path: The file; None to store nothing.

    Attributes:
        changed: Whether the file is out of date.
    """

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._numbers: dict[Wish, list[DealNumber]] | None = None
        self.changed = False
        self._told: int | None = None

    def ready(self, wish: Wish) -> tuple[DealNumber, ...]:
        """Return the deals of a kind, the oldest one first."""
        return tuple(self._queue(wish))

    def is_full(self, wish: Wish) -> bool:
        """Return whether the queue of a kind is full."""
        return len(self._queue(wish)) >= MOST

    def take(self, wish: Wish) -> DealNumber | None:
        """Take the oldest deal of a kind, or return None if there is none."""
        queue = self._queue(wish)
        if not queue:
            return None
        self.changed = True
        return queue.pop(0)

    def add(self, wish: Wish, number: DealNumber) -> None:
        """Add a deal, unless it is already there or the queue is full."""
        if number not in self._queue(wish) and not self.is_full(wish):
            self._queue(wish).append(number)
            self.changed = True

    def data(self) -> bytes:
        """Return the content for the file."""
        deals: dict[str, dict[str, list[str]]] = {}
        for wish, numbers in (self._numbers or {}).items():
            if numbers:
                kind = wish.difficulty.value if wish.difficulty else "any"
                deals.setdefault(wish.game.id, {})[kind] = [str(number) for number in numbers]
        data = {"format": FORMAT, "version": VERSION, "deals": deals}
        return (json.dumps(data, indent=1) + "\n").encode()

    def write(self, data: bytes) -> bool:
        """Write the file, from any thread, and return whether that worked."""
        if self._path is None:
            return True
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self._path, data)
        except OSError as error:
            # The deals can be found again, so the player needs no message.
            if error.errno != self._told:
                self._told = error.errno
                log.warning("winnable deals are not kept: %s", error)
            return False
        self._told = None
        return True

    def _queue(self, wish: Wish) -> list[DealNumber]:
        if self._numbers is None:
            self._numbers = self._read()
        return self._numbers.setdefault(wish, [])

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


def _parse(data: bytes) -> Iterator[tuple[Wish, list[DealNumber]]]:
    """Yield the queues in a file, without those of unknown games.

    Raises:
        ValueError: The file is malformed.
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
            if not isinstance(numbers, list) or len(numbers) > MOST:
                raise ValueError(f"“{kind}” is not as it should be")
            yield Wish(game, hard), [DealNumber.parse(str(number)) for number in numbers]


def _dict(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ValueError("not as it should be")
    return value
