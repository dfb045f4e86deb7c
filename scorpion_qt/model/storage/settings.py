"""The player's settings, stored between starts in QSettings."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DEFAULT, UNDO_LIMIT, Game, parse_game

from .files import set_aside


def open_store(path: Path) -> tuple[QSettings, Path | None]:
    """Open the settings file. A damaged one is renamed, and its readable entries are kept.

    Args:
        path: The file; it need not exist.

    Returns:
        The settings, and the new path of the damaged file. The path is None if there was no damage
        or the file can't be renamed.
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
    """The speed of cards."""

    OFF = "off"
    FAST = "fast"
    NORMAL = "normal"
    SLOW = "slow"


class Direction(Enum):
    """The direction of the table, with column 1 at its start."""

    AUTOMATIC = "automatic"
    """The reading direction of the language."""
    LEFT_TO_RIGHT = "left-to-right"
    RIGHT_TO_LEFT = "right-to-left"


class VerdictMode(Enum):
    """The time when the solver checks whether the game can be won."""

    ALWAYS = "always"
    """After every action."""
    ON_REQUEST = "on-request"
    """Only when the player asks."""
    NEVER = "never"


_T = TypeVar("_T")
_Choice = TypeVar("_Choice", bound=Enum)


class Setting(Generic[_T]):
    """An attribute of :class:`Settings`, stored as text.

    Args:
        first: Its value if none, or no readable one, was chosen.
        read: Text → value; raises a ValueError or KeyError if the text isn't readable.
        write: Value → text.
        key: The name of the entry if it differs from the attribute's.
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
        self.key = key

    def __set_name__(self, owner: type, name: str) -> None:
        self.key = self.key or name

    @overload
    def __get__(self, settings: None, owner: type) -> Setting[_T]: ...

    @overload
    def __get__(self, settings: Settings, owner: type) -> _T: ...

    def __get__(self, settings: Settings | None, owner: type) -> _T | Setting[_T]:
        if settings is None:
            return self
        text = settings.text(self.key)
        try:
            return self._first if text is None else self._read(text)
        except (ValueError, KeyError):
            return self._first

    def __set__(self, settings: Settings, value: _T) -> None:
        text = self._write(value)
        if settings.text(self.key) != text:
            settings.store.setValue(self.key, text)
            settings.changed.emit(self)


def _flag(first: bool, key: str = "") -> Setting[bool]:
    return Setting(
        first, {"true": True, "false": False}.__getitem__, lambda value: str(value).lower(), key
    )


def _choice(first: _Choice, key: str = "") -> Setting[_Choice]:
    return Setting(first, type(first), lambda value: str(value.value), key)


def _name(first: str) -> Setting[str]:
    """Return an entry for a name that only other code understands and replaces if it is unknown."""
    return Setting(first, str, str)


class Settings(QObject):
    """The player's settings. An entry that can't be read counts as not chosen.

    Signals:
        changed: (Setting) The value of an attribute has changed.
    """

    changed = Signal(object)

    language = Setting("system", {code: code for code in LANGUAGES}.__getitem__, str)
    """A language code such as ``uk``, or ``system``."""
    interactive_rules = _flag(True)
    """Whether a refused move is explained."""
    verbose_speech = _flag(False)
    """Whether a screen reader says everything, or only what is new."""
    speed = _choice(Speed.NORMAL)
    """The speed of cards."""
    direction = _choice(Direction.AUTOMATIC)
    """The direction of the table."""
    verdict_mode = _choice(VerdictMode.ON_REQUEST, "asking")
    """When the solver, which knows the face-down cards, checks whether the game can be won."""
    fair_hints = _flag(False)
    """Whether hints use only the cards that the player can see."""
    winnable_only = _flag(False)
    """Whether new deals are chosen from the winnable ones."""
    difficulty = _name("any")
    """The difficulty of winnable deals: ``easy``, ``medium``, ``hard`` or ``any``."""
    undo_limit = Setting[int | None](
        UNDO_LIMIT,
        lambda text: None if text == "none" else UNDO_LIMIT,
        lambda limit: "none" if limit is None else str(limit),
    )
    """Most actions that can be undone; None for all."""
    deck = _name("linocut")
    """Name of the deck of cards."""
    four_colours = _flag(False)
    """Whether each suit has a colour of its own."""
    back = _name("scorpion")
    """Name of the card back; a deck without such a back shows its first."""
    local_letters = _flag(False)
    """Whether court cards and aces have Т К Д В, in languages with these letters."""
    theme = _name("felt")
    """Name of the table's theme."""
    game = Setting[Game](DEFAULT, parse_game, lambda game: game.id)
    """The game chosen last."""
    shows_moves = _flag(False, "window/moves")
    """Whether the move list is beside the table."""
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
        """The store, in which windows also save their size and place."""
        return self._store

    def text(self, key: str) -> str | None:
        """Return the text of an entry of the store, or None if it is missing or isn't text."""
        value = self._store.value(key)
        return value if isinstance(value, str) else None

    def arrangement(self, key: str) -> QByteArray:
        """Return the saved state of a window or a part of it, as written by Qt; empty if none."""
        value = self._store.value(key)
        return value if isinstance(value, QByteArray) else QByteArray()

    def shortcut(self, name: str) -> str | None:
        """Return the shortcut chosen for an action in Qt's portable form; None for the default."""
        return self.text(f"shortcuts/{name}")

    def set_shortcut(self, name: str, keys: str | None) -> None:
        """Set the shortcut for an action; None for the default."""
        if keys is None:
            self._store.remove(f"shortcuts/{name}")
        else:
            self._store.setValue(f"shortcuts/{name}", keys)
