"""The command ``describe``: a board in words, and such words read back. The one command that loads Qt's core."""

import json
import sys
from pathlib import Path
from typing import Final

from scorpion_qt.arguments import LANGUAGES, ArgumentParser
from scorpion_qt.cli_input import add_deal_options, add_played_option, begin
from scorpion_qt.rules import DealNumber, Unreadable, parse_game

LARGEST_FILE: Final = 1 << 20
"""In bytes; a board in words has about three thousand."""


def run(parser: ArgumentParser, words: list[str]) -> int:
    """Do what the options say.

    Args:
        parser: Reads them.
        words: The options.

    Returns:
        The exit code, 0.

    Raises:
        Unreadable: The input cannot be used; the message says why.
    """
    add_deal_options(parser, required=False)
    add_played_option(parser)
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="the language of the description"
    )
    parser.add_argument(
        "--read",
        metavar="FILE",
        help="read a description, in any of the languages, and print its position as JSON; - is standard input",
    )
    options = parser.parse_args(words)
    if options.game is None:
        parser.error("--game is needed")
    game = parse_game(options.game)
    if options.read is not None:
        if options.number or options.played:
            parser.error(
                "with --read, the file tells what lies where: leave out --number and --played"
            )
        from scorpion_qt.text.board_reader import read_board

        _print(json.dumps(read_board(_text(options.read)).data(game)))
        return 0
    if options.number is None:
        parser.error("--number is needed, or --read")
    history = begin(game, DealNumber.parse(options.number), options.played.split())

    from scorpion_qt.text.board_words import describe
    from scorpion_qt.text.catalogue import catalogue

    _print(describe(game, history.current.position, catalogue(options.lang).translate))
    return 0


def _text(name: str) -> str:
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST_FILE + 1)
        else:
            with Path(name).open("rb") as file:
                data = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise Unreadable(f"{name} cannot be read: {error.strerror or error}") from None
    if len(data) > LARGEST_FILE:
        raise Unreadable(f"{name} is too long to be a board")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable(f"{name} is not a text in UTF-8") from None


def _print(text: str) -> None:
    """Print in UTF-8, whatever the terminal of another time or system says it can show."""
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode() + b"\n")
    sys.stdout.buffer.flush()
