"""The games of the family as data, their house rules, and the identity text of each combination.

A game is a value, not a subclass. Two games are the same when their data are: Scorpion with any card
allowed on an empty column *is* Wasp, and takes its name.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import cache
from typing import Any, Final

from .cards import KING, Suit
from .errors import Unreadable, shortened


class Reserve(Enum):
    """What is set aside at the start."""

    STOCK = "stock"
    """Face-down cards, dealt once, one face-up onto each of the first columns."""
    OPEN = "open"
    """Face-up cells whose cards can be played, never refilled."""
    NONE = "none"


class Timing(Enum):
    """When the reserve may be used."""

    ANY_TIME = "any"
    WHEN_STUCK = "stuck"


class Build(Enum):
    """Which card can be put on which."""

    SUIT = "suit"
    """Same suit, one rank lower."""
    ANY_SUIT = "any suit"
    """Any suit, one rank lower."""
    CURDS = "curds"
    """Same rank, or same suit and one rank lower."""


class Lift(Enum):
    """Which blocks can be lifted."""

    ANY = "any"
    """Any face-up card with everything that lies on it."""
    RUN_OR_SET = "run or set"
    """Only a run of one suit or a set of one rank."""


class Empty(Enum):
    """What an empty column accepts."""

    KING = "king"
    ANY = "any"


class Collect(Enum):
    """When a complete run leaves the table."""

    RECEIVING = "receiving"
    """It leaves when its column has just received cards."""
    UNCOVERED = "uncovered"
    """It leaves as soon as nothing lies on it."""
    NEVER = "never"
    """It stays on the table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """The rules of one game, as data.

    Attributes:
        columns: For each column, how many cards are dealt to it and how many of them (the lowest)
            face-down.
        reserve: The kind of reserve.
        reserve_cards: How many cards it holds at the start.
        timing: When the reserve may be used.
        build: Which card can be put on which.
        lift: Which blocks can be lifted.
        empty: What an empty column accepts.
        collect: When a complete run leaves the table.
        ranks: How many ranks a suit has: 13, or fewer to check solvers on small decks.
    """

    columns: tuple[tuple[int, int], ...]
    reserve: Reserve
    reserve_cards: int
    timing: Timing = Timing.ANY_TIME
    build: Build = Build.SUIT
    lift: Lift = Lift.ANY
    empty: Empty = Empty.KING
    collect: Collect = Collect.RECEIVING
    ranks: int = KING

    @property
    def id(self) -> str:
        """The identity text, such as ``wasp-relaxed+reserve=stuck``; each set of rules has exactly one."""
        return _identity(self)

    @property
    def base(self) -> str:
        """The identity text without its house rules: a key of :data:`FAMILY`."""
        return self.id.partition("+")[0]

    @property
    def classic(self) -> Game:
        """The form of the game that builds by suit, or the game itself if it is not a relaxed one."""
        return replace(self, build=Build.SUIT) if self.build is Build.ANY_SUIT else self

    @property
    def relaxed(self) -> Game:
        """The form of the game that builds in any suit, or the game itself if it has none."""
        return replace(self, build=Build.ANY_SUIT) if self.build is Build.SUIT else self

    @property
    def face_down(self) -> int:
        """The number of cards dealt face-down to the columns."""
        return sum(hidden for _, hidden in self.columns)

    @property
    def collects(self) -> bool:
        """Whether complete runs leave the table."""
        return self.collect is not Collect.NEVER

    @property
    def reserve_piles(self) -> int:
        """The number of reserve piles: one for a stock, or one per open cell."""
        return 1 if self.reserve is Reserve.STOCK else self.reserve_cards

    @property
    def places(self) -> int:
        """The number of places for collected runs."""
        return len(Suit) if self.collects else 0


def _seven(hidden_columns: int) -> tuple[tuple[int, int], ...]:
    return ((7, 3),) * hidden_columns + ((7, 0),) * (7 - hidden_columns)


def _family() -> dict[str, Game]:
    scorpion = Game(columns=_seven(4), reserve=Reserve.STOCK, reserve_cards=3)
    by_suit = {
        "scorpion": scorpion,
        "scorpion-traditional": replace(scorpion, timing=Timing.WHEN_STUCK, collect=Collect.NEVER),
        "scorpion-ii": replace(scorpion, columns=_seven(3)),
        "wasp": replace(scorpion, empty=Empty.ANY),
        "wasp-ii": replace(scorpion, columns=_seven(3), empty=Empty.ANY),
        "three-blind-mice": replace(
            scorpion, columns=((5, 0),) * 7 + ((5, 3),) * 3, reserve=Reserve.OPEN, reserve_cards=2
        ),
    }
    games: dict[str, Game] = {}
    for name, game in by_suit.items():
        games[name] = game
        games[f"{name}-relaxed"] = game.relaxed
    games["curds-and-whey"] = Game(
        columns=((4, 0),) * 13,
        reserve=Reserve.NONE,
        reserve_cards=0,
        build=Build.CURDS,
        lift=Lift.RUN_OR_SET,
        collect=Collect.NEVER,
    )
    return games


FAMILY: Final = _family()
"""Name → game, for every game with a name of its own, in the order in which they are offered."""

DEFAULT: Final = FAMILY["scorpion"]

HOUSE_RULES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "collect": ("collect", {"receiving": Collect.RECEIVING, "uncovered": Collect.UNCOVERED}),
    "empty": ("empty", {"king": Empty.KING, "any": Empty.ANY}),
    "facedown": ("columns", {"3": _seven(3), "4": _seven(4)}),
    "reserve": ("timing", {"any": Timing.ANY_TIME, "stuck": Timing.WHEN_STUCK}),
}
"""Key in an identity text → (field of :class:`Game`, value text → value). Sorted by key, as identities are."""


def house_rules(game: Game) -> dict[str, str]:
    """Return the house rules that can be chosen for a game: key → its current value text.

    A rule exists if the game's own value is one of the choices (so nothing about collecting where runs
    stay). None exists for Curds and Whey.
    """
    if game.lift is Lift.RUN_OR_SET:
        return {}
    chosen = {}
    for key, (field, values) in HOUSE_RULES.items():
        for text, value in values.items():
            if getattr(game, field) == value:
                chosen[key] = text
    return chosen


def with_house_rule(game: Game, key: str, text: str) -> Game:
    """Return the game with one house rule set.

    Raises:
        Unreadable: The game has no such rule, or the rule has no such value.
    """
    if key not in house_rules(game):
        raise Unreadable(f"“{shortened(key)}” is not a house rule of this game")
    field, values = HOUSE_RULES[key]
    if text not in values:
        raise Unreadable(
            f"“{key}={shortened(text)}” is not a house rule; {key} can be {' or '.join(values)}"
        )
    return replace(game, **{field: values[text]})


def parse_game(identity: str) -> Game:
    """Read an identity text, house rules included, in any order.

    Raises:
        Unreadable: There is no such game or house rule, or a house rule is given twice.
    """
    base, *rules = identity.split("+")
    game = FAMILY.get(base)
    if game is None:
        raise Unreadable(f"“{shortened(base)}” is not a game; the games are {', '.join(FAMILY)}")
    seen = set()
    for rule in rules:
        key, equals, text = rule.partition("=")
        if not equals:
            raise Unreadable(f"“{shortened(rule)}” is not a house rule; write it as key=value")
        if key in seen:
            raise Unreadable(f"the house rule “{key}” is given twice")
        seen.add(key)
        game = with_house_rule(game, key, text)
    return game


@cache
def _identity(game: Game) -> str:
    """Return the named game that differs in the fewest house rules, with those rules, sorted."""
    wanted = house_rules(game)
    best: list[str] | None = None
    for name, named in FAMILY.items():
        rules = house_rules(named)
        differing = [key for key in sorted(wanted) if rules.get(key) != wanted[key]]
        fields = {
            HOUSE_RULES[key][0]: getattr(game, HOUSE_RULES[key][0])
            for key in differing
            if key in rules
        }
        if replace(named, **fields) == game and (best is None or len(differing) < len(best) - 1):
            best = [name, *(f"{key}={wanted[key]}" for key in differing)]
    if best is None:
        raise ValueError("a game outside the family has no identity text")
    return "+".join(best)
