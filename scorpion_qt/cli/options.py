"""The options that several commands share, and the game in play that they describe."""

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import BinaryIO, Final

from scorpion_qt.arguments import not_empty
from scorpion_qt.rules import (
    Board,
    DealNumber,
    Game,
    History,
    IllegalMove,
    Unreadable,
    parse_game,
    parse_move,
    shortened,
)

_UNLESS_BATCH: Final = " (needed, unless --batch)"


def add_game_option(parser: argparse.ArgumentParser, *, batch: bool = False) -> None:
    """Add ``--game``, required unless ``--batch`` is available too."""
    parser.add_argument(
        "--game",
        metavar="ID",
        type=not_empty,
        required=not batch,
        help="the game, with house rules if any" + (_UNLESS_BATCH if batch else ""),
    )


def add_played_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--played``."""
    parser.add_argument(
        "--played",
        metavar="MOVES",
        default="",
        help='the moves made so far, as "4H>7 deal" (default: none)',
    )


def add_play_options(
    parser: argparse.ArgumentParser,
    *,
    number: str = "N",
    numbers: str = "the deal number",
    others: str,
) -> None:
    """Add ``--game``, ``--number`` and ``--played``, which describe a game in play, or ``--batch``.

    Args:
        parser: The parser to add them to.
        number: The form of a value of ``--number``.
        numbers: The help text for that value.
        others: The rest of the usage line, which argparse cannot write for such a choice.
    """
    parser.usage = (
        f"%(prog)s [-h] (--game ID --number {number} [--played MOVES] | --batch) {others}"
    )
    add_game_option(parser, batch=True)
    parser.add_argument("--number", metavar=number, type=not_empty, help=numbers + _UNLESS_BATCH)
    add_played_option(parser)
    parser.add_argument(
        "--batch", action="store_true", help="answer JSON lines from standard input"
    )


def add_nodes_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--nodes``."""
    parser.add_argument(
        "--nodes",
        metavar="LIMIT",
        type=whole_number(1),
        help="give up a deal after so many positions (default: what is sensible for the game)",
    )


def add_seed_option(parser: argparse.ArgumentParser, what: str) -> None:
    """Add ``--seed``; ``what`` is its help, saying what is drawn."""
    parser.add_argument(
        "--seed",
        metavar="K",
        type=whole_number(0),
        default=0,
        help=f"{what}: a whole number from 0 up (default: %(default)s)",
    )


def whole_number(least: int) -> Callable[[str], int]:
    """Return a function that reads a number of at most 15 digits and refuses one below ``least``."""

    def read(text: str) -> int:
        if text.isascii() and text.isdigit() and len(text) < 16 and int(text) >= least:
            return int(text)
        raise argparse.ArgumentTypeError(
            f"“{shortened(text)}” is not a whole number from {least} up"
        )

    return read


def standard_input() -> BinaryIO:
    """Return the binary standard input.

    Raises:
        Unreadable: There is none: the caller has closed it.
    """
    if sys.stdin is None:
        raise Unreadable("there is no standard input to read from")
    return sys.stdin.buffer


def why(error: OSError) -> str:
    """Return why a file could not be read or written, in words, without error number and file name."""
    return error.strerror or str(error)


def check_play_options(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Refuse ``--batch`` together with options that describe a game, and the absence of both."""
    if options.batch:
        if options.game or options.number or options.played:
            parser.error("with --batch, the lines tell what is played, not options")
    elif options.game is None or options.number is None:
        parser.error("--game and --number are needed, or --batch")


def game_in_play(options: argparse.Namespace) -> History:
    """Return the game in play that the options describe.

    Raises:
        Unreadable: One of them is unusable; the message says why.
    """
    game, number = parse_game(options.game), DealNumber.parse(options.number)
    return begin(game, number, options.played.split())


def begin(game: Game, number: DealNumber, played: Iterable[str]) -> History:
    """Return a deal with the moves made so far.

    Raises:
        Unreadable: A move cannot be read or is not allowed; the message says which and why.
    """
    return replay(History.begin(Board.deal(game, number)), played)


def replay(history: History, played: Iterable[str]) -> History:
    """Return a game with further moves made in it.

    Raises:
        Unreadable: A move cannot be read or is not allowed; the message says which and why.
    """
    for count, text in enumerate(played, start=1):
        try:
            history = history.play(parse_move(text))
        except (Unreadable, IllegalMove) as error:
            raise Unreadable(f"move {count}, “{shortened(text)}”: {error}") from None
    return history
