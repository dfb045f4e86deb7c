"""The parser for all commands, and the options of the window."""

import argparse
import os
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.names import LINK_SCHEME, SAVE_SUFFIX


class ArgumentParser(argparse.ArgumentParser):
    """A parser that reports a mistake in one sentence and accepts no abbreviated options."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**options, allow_abbrev=False)

    def print_help(self, file: "SupportsWrite[str] | None" = None) -> None:
        """Print the help; unlike argparse's own method, raise an error where it cannot be written."""
        print(self.format_help(), end="", file=file)

    def error(self, message: str) -> NoReturn:
        """Print ``message`` to stderr and exit with code 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def not_empty(word: str) -> str:
    """Return ``word`` if it is not empty: a name, a number or a file.

    Raises:
        ArgumentTypeError: It is empty, for example because a script left a variable unset.
    """
    if not word.strip():
        raise argparse.ArgumentTypeError("it is empty")
    return word


def file_name(word: str) -> str:
    """Return ``word`` if it can name a file.

    Raises:
        ArgumentTypeError: It is empty, or ends with a separator, as only a folder's name does.
    """
    if not_empty(word).endswith(("/", os.sep)):
        raise argparse.ArgumentTypeError(f"'{word}' is the name of a folder, not of a file")
    return word


def is_game_source(word: str) -> bool:
    """Return whether ``word`` is a saved game's file name or a link to a deal."""
    return word.endswith(SAVE_SUFFIX) or word.startswith(LINK_SCHEME)


def add_window_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of ``play``, which also work when no command is given."""
    parser.add_argument(
        "source",
        nargs="?",
        type=not_empty,
        metavar="FILE.scorpion | scorpion-qt://…",
        help="a saved game, or a link to a deal",
    )
    parser.add_argument(
        "--game",
        metavar="ID",
        type=not_empty,
        help="the game, with house rules if any (default: the one played last)",
    )
    parser.add_argument(
        "--number",
        metavar="N",
        type=not_empty,
        help="the deal number (default: the game that was left, or any deal)",
    )
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        help="the language of this run (default: the chosen one, or the system's)",
    )
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        type=not_empty,
        help="keep settings and games in this directory, made if it is not there "
        "(default: the system's place for them)",
    )
    parser.add_argument(
        "--log",
        metavar="FILE",
        type=file_name,
        help="write messages for helpers to this file (default: scorpion-qt.log beside the settings)",
    )
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
