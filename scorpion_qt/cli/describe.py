"""The command ``describe``: prints a board in words, or reads one. The only command that loads Qt's core."""

import json
import sys
from pathlib import Path
from typing import Any, Final

from scorpion_qt.arguments import ArgumentParser, file_name
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import Game, History, Unreadable, parse_game

from .options import add_game_option, add_played_option, game_in_play, standard_input, why

LARGEST_FILE: Final = 1 << 20
"""Limit in bytes; a board in words has about three thousand."""


def run(parser: ArgumentParser, words: list[str]) -> int:
    """Run the command with its options; return the exit code."""
    add_game_option(parser)
    board = parser.add_mutually_exclusive_group(required=True)
    board.add_argument("--number", metavar="N", type=file_name, help="the deal number")
    board.add_argument(
        "--read",
        metavar="FILE",
        type=file_name,
        help="read a description, in any of the languages, and print its position as JSON; - is standard input",
    )
    add_played_option(parser)
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default="en",
        help="the language of the description (default: %(default)s)",
    )
    options = parser.parse_args(words)
    if options.read is None:
        _print(_described(game_in_play(options), options.lang))
    else:
        if options.played:
            parser.error("with --read, the file tells what lies where: leave out --played")
        _print(json.dumps(_read(_text(options.read), parse_game(options.game))))
    return 0


def _described(history: History, language: str) -> str:
    from scorpion_qt.text.board_words import describe
    from scorpion_qt.text.catalogue import catalogue

    return describe(history.current.board, catalogue(language).translate)


def _read(text: str, game: Game) -> dict[str, Any]:
    from scorpion_qt.text.board_reader import read_board

    return read_board(text).data(game)


def _text(name: str) -> str:
    try:
        if name == "-":
            data = standard_input().read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Unreadable(f"{name} cannot be read: {why(error)}") from None
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"{name} is too long to be a board")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(f"{name} is not a text in UTF-8") from None


def _print(text: str) -> None:
    """Print in UTF-8, whatever encoding an old or foreign terminal declares."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode() + b"\n")
    sys.stdout.buffer.flush()
