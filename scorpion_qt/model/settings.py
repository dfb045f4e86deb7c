"""What the player has chosen, kept between starts in QSettings."""

from __future__ import annotations

from enum import Enum
from typing import TypeVar

from PySide6.QtCore import QObject, QSettings, Signal

from scorpion_qt.arguments import LANGUAGES
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


class Asking(Enum):
    """When the solver is asked whether the game can be won."""

    ALWAYS = "always"
    """After every action."""
    ON_REQUEST = "on-request"
    """When the player asks."""
    NEVER = "never"


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
        code = self._text("language", "system")
        return code if code in LANGUAGES else "system"

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
    def verbose_speech(self) -> bool:
        """Whether a screen reader is given everything to say, or only what is new."""
        return self._text("verbose_speech", "false") == "true"

    @verbose_speech.setter
    def verbose_speech(self, verbose: bool) -> None:
        self._set("verbose_speech", "true" if verbose else "false")

    def shortcut(self, name: str) -> str | None:
        """The keys chosen for an action, in Qt's portable form; None for its usual ones."""
        text = self._text(f"shortcuts/{name}", "\0")
        return None if text == "\0" else text

    def set_shortcut(self, name: str, keys: str | None) -> None:
        """Choose keys for an action; None for its usual ones."""
        if keys is None:
            self._store.remove(f"shortcuts/{name}")
        else:
            self._store.setValue(f"shortcuts/{name}", keys)

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
    def asking(self) -> Asking:
        """When the solver is asked whether the game can be won: it knows the face-down cards."""
        return self._choice("asking", Asking.ON_REQUEST)

    @asking.setter
    def asking(self, asking: Asking) -> None:
        self._set("asking", asking.value)

    @property
    def fair_hints(self) -> bool:
        """Whether hints rest only on what the player sees."""
        return self._text("fair_hints", "false") == "true"

    @fair_hints.setter
    def fair_hints(self, fair: bool) -> None:
        self._set("fair_hints", "true" if fair else "false")

    @property
    def winnable_only(self) -> bool:
        """Whether new deals are chosen among those that can be won."""
        return self._text("winnable_only", "false") == "true"

    @winnable_only.setter
    def winnable_only(self, wanted: bool) -> None:
        self._set("winnable_only", "true" if wanted else "false")

    @property
    def difficulty(self) -> str:
        """How hard they are: ``easy``, ``medium``, ``hard`` or ``any``."""
        return self._text("difficulty", "any")

    @difficulty.setter
    def difficulty(self, text: str) -> None:
        self._set("difficulty", text)

    @property
    def undo_limit(self) -> int | None:
        """How many actions undo keeps; None keeps all."""
        return None if self._text("undo_limit", "") == "none" else UNDO_LIMIT

    @undo_limit.setter
    def undo_limit(self, limit: int | None) -> None:
        self._set("undo_limit", "none" if limit is None else str(limit))

    @property
    def deck(self) -> str:
        """Name of the deck of cards."""
        return self._text("deck", "linocut")

    @deck.setter
    def deck(self, name: str) -> None:
        self._set("deck", name)

    @property
    def four_colours(self) -> bool:
        """Whether each suit has a colour of its own."""
        return self._text("four_colours", "false") == "true"

    @four_colours.setter
    def four_colours(self, wanted: bool) -> None:
        self._set("four_colours", "true" if wanted else "false")

    @property
    def back(self) -> str:
        """Name of the card back; a deck that has no such back shows its first."""
        return self._text("back", "scorpion")

    @back.setter
    def back(self, name: str) -> None:
        self._set("back", name)

    @property
    def local_letters(self) -> bool:
        """Whether the court cards and aces bear Т К Д В, in languages that have them."""
        return self._text("local_letters", "false") == "true"

    @local_letters.setter
    def local_letters(self, wanted: bool) -> None:
        self._set("local_letters", "true" if wanted else "false")

    @property
    def theme(self) -> str:
        """Name of the table's theme."""
        return self._text("theme", "felt")

    @theme.setter
    def theme(self, name: str) -> None:
        self._set("theme", name)

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
