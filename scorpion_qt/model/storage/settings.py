"""What the player has chosen, kept between starts in QSettings."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from scorpion_qt.arguments import LANGUAGES
from scorpion_qt.rules import DEFAULT, UNDO_LIMIT, Game, parse_game

from .files import set_aside


def open_store(path: Path) -> tuple[QSettings, Path | None]:
    """Open the file of the settings. One that is damaged is kept beside; what can be read of it is taken over.

    Args:
        path: The file; it need not be there.

    Returns:
        The settings, and where the damaged file is kept now, None where there was no damage or it cannot be kept.
    """
    store = QSettings(str(path), QSettings.Format.IniFormat)
    readable = {key: store.value(key) for key in store.allKeys()}
    if store.status() is not QSettings.Status.FormatError:
        return store, None
    kept = set_aside(path, "damaged")
    if kept is None:
        return store, None
    store = QSettings(str(path), QSettings.Format.IniFormat)
    store.clear()
    for key, value in readable.items():
        store.setValue(key, value)
    store.sync()
    return store, kept


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


class VerdictMode(Enum):
    """When the solver is asked whether the game can be won."""

    ALWAYS = "always"
    """After every action."""
    ON_REQUEST = "on-request"
    """When the player asks."""
    NEVER = "never"


_T = TypeVar("_T")
_Choice = TypeVar("_Choice", bound=Enum)


class _Entry(Generic[_T]):
    """An attribute of :class:`Settings`, kept as text.

    Args:
        first: Its value where nothing that can be read was chosen.
        read: From text to value; a ValueError or KeyError says that it cannot be read.
        write: From value to text.
        key: The name of the entry, where that is not the attribute's.
    """

    def __init__(
        self,
        first: _T,
        read: Callable[[str], _T],
        write: Callable[[_T], str],
        key: str = "",
    ) -> None:
        self._first = first
        self._read = read
        self._write = write
        self._key = key

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name
        self._key = self._key or name

    @overload
    def __get__(self, settings: None, owner: type) -> _Entry[_T]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> _T: ...

    def __get__(self, settings: Settings | None, owner: type) -> _T | _Entry[_T]:
        if settings is None:
            return self
        text = settings.text(self._key)
        try:
            return self._first if text is None else self._read(text)
        except (ValueError, KeyError):
            return self._first

    def __set__(self, settings: Settings, value: _T) -> None:
        text = self._write(value)
        if settings.text(self._key) != text:
            settings.store.setValue(self._key, text)
            settings.changed.emit(self._name)


def _flag(first: bool, key: str = "") -> _Entry[bool]:
    return _Entry(
        first, {"true": True, "false": False}.__getitem__, lambda value: str(value).lower(), key
    )


def _choice(first: _Choice, key: str = "") -> _Entry[_Choice]:
    return _Entry(first, type(first), lambda value: str(value.value), key)


def _name(first: str) -> _Entry[str]:
    """A name that means something to others; one that they do not know is theirs to replace."""
    return _Entry(first, str, str)


class Settings(QObject):
    """The player's choices. An entry that cannot be read counts as not chosen.

    Signals:
        changed: (name) An attribute has another value.
    """

    changed = Signal(str)

    language = _Entry("system", {code: code for code in LANGUAGES}.__getitem__, str)
    """A language code such as ``uk``, or ``system``."""
    interactive_rules = _flag(True)
    """Whether a refused move is explained."""
    verbose_speech = _flag(False)
    """Whether a screen reader is given everything to say, or only what is new."""
    speed = _choice(Speed.NORMAL)
    """How fast cards move."""
    direction = _choice(Direction.AUTOMATIC)
    """Where column 1 lies."""
    verdict_mode = _choice(VerdictMode.ON_REQUEST, "asking")
    """When the solver is asked whether the game can be won: it knows the face-down cards."""
    fair_hints = _flag(False)
    """Whether hints rest only on what the player sees."""
    winnable_only = _flag(False)
    """Whether new deals are chosen among those that can be won."""
    difficulty = _name("any")
    """How hard they are: ``easy``, ``medium``, ``hard`` or ``any``."""
    undo_limit = _Entry[int | None](
        UNDO_LIMIT,
        lambda text: None if text == "none" else UNDO_LIMIT,
        lambda limit: "none" if limit is None else str(limit),
    )
    """How many actions undo keeps; None keeps all."""
    deck = _name("linocut")
    """Name of the deck of cards."""
    four_colours = _flag(False)
    """Whether each suit has a colour of its own."""
    back = _name("scorpion")
    """Name of the card back; a deck that has no such back shows its first."""
    local_letters = _flag(False)
    """Whether the court cards and aces bear Т К Д В, in languages that have them."""
    theme = _name("felt")
    """Name of the table's theme."""
    game = _Entry[Game](DEFAULT, parse_game, lambda game: game.id)
    """The game chosen last."""
    shows_moves = _flag(False, "window/moves")
    """Whether the list of moves is beside the table."""
    shows_toolbar = _flag(True, "window/toolbar")
    """Whether the main window has its toolbar."""
    compares_rules = _flag(True, "rules/compare")
    """Whether a click on a paragraph of translated rules shows its English original."""
    english_buttons = _flag(True, "rules/buttons")
    """Whether each paragraph of translated rules has a button for its English original."""

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store or QSettings()

    @property
    def store(self) -> QSettings:
        """Where windows keep their size and place."""
        return self._store

    def text(self, key: str) -> str | None:
        """What an entry of the store holds; None for nothing, or what is no text."""
        value = self._store.value(key)
        return value if isinstance(value, str) else None

    def arrangement(self, key: str) -> QByteArray:
        """How a window or a part of it was left, as Qt has written it; empty where nothing is kept."""
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def shortcut(self, name: str) -> str | None:
        """The keys chosen for an action, in Qt's portable form; None for its usual ones."""
        return self.text(f"shortcuts/{name}")

    def set_shortcut(self, name: str, keys: str | None) -> None:
        """Choose keys for an action; None for its usual ones."""
        if keys is None:
            self._store.remove(f"shortcuts/{name}")
        else:
            self._store.setValue(f"shortcuts/{name}", keys)
