"""What the player has chosen, kept between starts in QSettings."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from scorpion_qt.rules import DEFAULT, UNDO_LIMIT, Game, Unreadable, parse_game


class Speed(Enum):
    """How fast cards move."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Direction(Enum):
    """Where column 1 lies."""

    AUTOMATIC = "automatic"
    """Where the language begins to read."""
    LEFT_TO_RIGHT = "left-to-right"
    RIGHT_TO_LEFT = "right-to-left"


_Choice = TypeVar("_Choice", bound=Enum)


class Settings(QObject):
    """The player's choices. An entry that cannot be read counts as not chosen.

    Signals:
        changed: (name) An attribute has another value.
    """

    changed = Signal(str)

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store or QSettings()

    @property
    def language(self) -> str:
        """A language code such as ``uk``, or ``system``."""
        return self._text("language", "system")

    @language.setter
    def language(self, code: str) -> None:
        self._set("language", code)

    @property
    def interactive_rules(self) -> bool:
        """Whether a refused move is explained."""
        return self._text("interactive_rules", "true") != "false"

    @interactive_rules.setter
    def interactive_rules(self, explained: bool) -> None:
        self._set("interactive_rules", "true" if explained else "false")

    @property
    def speed(self) -> Speed:
        """How fast cards move."""
        return self._choice("speed", Speed.NORMAL)

    @speed.setter
    def speed(self, speed: Speed) -> None:
        self._set("speed", speed.value)

    @property
    def direction(self) -> Direction:
        """Where column 1 lies."""
        return self._choice("direction", Direction.AUTOMATIC)

    @direction.setter
    def direction(self, direction: Direction) -> None:
        self._set("direction", direction.value)

    @property
    def undo_limit(self) -> int | None:
        """How many actions undo keeps; None keeps all."""
        return None if self._text("undo_limit", "") == "none" else UNDO_LIMIT

    @undo_limit.setter
    def undo_limit(self, limit: int | None) -> None:
        self._set("undo_limit", "none" if limit is None else str(limit))

    @property
    def game(self) -> Game:
        """The game chosen last."""
        try:
            return parse_game(self._text("game", DEFAULT.id))
        except Unreadable:
            return DEFAULT

    @game.setter
    def game(self, game: Game) -> None:
        self._set("game", game.id)

    @property
    def store(self) -> QSettings:
        """Where windows keep their size and place."""
        return self._store

    def _text(self, name: str, default: str) -> str:
        value = self._store.value(name, default)
        return value if isinstance(value, str) else default

    def _choice(self, name: str, default: _Choice) -> _Choice:
        try:
            return type(default)(self._text(name, default.value))
        except ValueError:
            return default

    def _set(self, name: str, text: str) -> None:
        if self._text(name, "\0") != text:
            self._store.setValue(name, text)
            self.changed.emit(name)
