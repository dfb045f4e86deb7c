"""What a game needs besides its rules, for a new one to be at home everywhere.

A game that lacks some of it is left out of all tests but `tests/test_family.py`, which says what is
lacking and where to write it. So a forgotten line is one red test that names it, not hundreds.
"""

import inspect
from pathlib import Path

from scorpion_qt.rules import FAMILY
from scorpion_qt.solver import surveys
from scorpion_qt.text.game_names import GameLines, GameNames
from tests.rules import independent

ROOT = Path(__file__).parent.parent


def lacking(name):
    """Return what a game lacks: one sentence each, with file, line and what to write there."""
    found = []
    for what, say in {"a name": GameNames().name, "a sentence": GameLines().line}.items():
        try:
            say(name)
        except KeyError:
            found.append(f'{what}: {_place(say)}: "{name}": self.tr("…"),')
    if name not in surveys.SURVEYS:
        found.append(
            f'its count of winnable deals: {_place(surveys, "SURVEYS")}: Survey("{name}", won, lost, unknown), '
            f"counted by: scorpion-qt survey --game {name} --deals 1000 --seed 0"
        )
    plain = name.removesuffix("-relaxed")
    if plain not in independent.GAMES:
        found.append(
            f'a second opinion: {_place(independent, "GAMES")}: "{plain}": (height, face-down, words),'
        )
    return found


def _place(thing, variable=""):
    """Return file and line of a function, or of a variable of a module."""
    lines, first = inspect.getsourcelines(thing)
    within = next((n for n, line in enumerate(lines) if line.startswith(variable)), 0)
    file = Path(inspect.getsourcefile(thing)).relative_to(ROOT).as_posix()
    return f"{file}:{max(first, 1) + within}"


LACKING = {name: lacking(name) for name in FAMILY}
"""Each game of the program → what it lacks."""


def leave_out_incomplete():
    """Make the family of the tests that of the games that lack nothing, in both of their forms."""
    incomplete = {name.removesuffix("-relaxed") for name, missing in LACKING.items() if missing}
    for games in (FAMILY, surveys.SURVEYS):
        for identity in [*games]:
            if identity.partition("+")[0].removesuffix("-relaxed") in incomplete:
                del games[identity]
