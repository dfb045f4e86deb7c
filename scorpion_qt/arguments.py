"""The command line's words: the parser every command uses and the options of the window."""

import argparse
from typing import Any, Final, NoReturn

LANGUAGES: Final = {"en": "English", "uk": "Українська", "he": "עברית", "ru": "Русский"}
"""Code of each language → its name for itself, in the order in which they are offered."""

LINK_SCHEME = "scorpion-qt:"
SAVE_SUFFIX = ".scorpion"


class ArgumentParser(argparse.ArgumentParser):
    """A parser that says what is wrong in one sentence, and accepts no abbreviated options."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        """Print ``message`` to stderr and exit with code 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def is_game_source(word: str) -> bool:
    """Tell whether ``word`` is a saved game's file name or a link to a deal."""
    return word.endswith(SAVE_SUFFIX) or word.startswith(LINK_SCHEME)


def add_window_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``play``, which stand for themselves when no command is named."""
    parser.add_argument(
        "source",
        nargs="?",
        metavar="FILE.scorpion | scorpion-qt://…",
        help="a saved game, or a link to a deal",
    )
    parser.add_argument("--game", metavar="ID", help="the game, with house rules if any")
    parser.add_argument("--number", metavar="N", help="the deal number")
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="the language of this run, instead of the chosen one or the system's",
    )
    parser.add_argument(
        "--data-dir", metavar="DIR", help="keep settings and games in this directory"
    )
    parser.add_argument("--log", metavar="FILE", help="write messages for helpers to this file")
    parser.add_argument(
        "--reset-settings",
        action="store_true",
        help="start with the settings as they were at first",
    )
    parser.add_argument(
        "--smoke",
        action="store_true",
        help="exit after the first painting, with code 0 if it worked",
    )
