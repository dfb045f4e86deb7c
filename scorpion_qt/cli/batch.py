"""Batches: JSON lines in, each naming a game in play, and one line with an answer out for each."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, BinaryIO, Final

from scorpion_qt.rules import (
    Board,
    Collect,
    DealNumber,
    Game,
    History,
    Unreadable,
    deal,
    parse_game,
    shortened,
)
from scorpion_qt.rules.notation import read_position

from .options import replay, standard_input

LONGEST_LINE: Final = 1 << 20
"""Limit in bytes; no game needs a thousandth of it. A longer line is not even kept in memory."""

COLLECT: Final = ("rules", "never", "uncovered")
"""The values of ``collect`` in a batch: as in the game's rules, runs stay, or the house rule."""


def read_request(data: object) -> History:
    """Return the game in play that a JSON line names, by deal number or as a position.

    ``{"game": "wasp", "number": "1", "played": ["4H>7"], "collect": "rules"}``, or ``columns`` and
    ``reserve`` instead of ``number``.

    Raises:
        Unreadable: The line is unusable; the message says why.
    """
    if not isinstance(data, dict):
        raise Unreadable("a line has to hold an object, as in {“game”: “scorpion”, “number”: “1”}")
    if ("number" in data) == ("columns" in data):
        raise Unreadable("either “number” or “columns” has to tell what is dealt")
    game = game_of_request(data)
    if "columns" in data:
        start = read_position(game, data)
    else:
        start = deal(game, DealNumber.parse(_number(data["number"])))
    played = data.get("played", [])
    if not isinstance(played, list) or not all(isinstance(move, str) for move in played):
        raise Unreadable("“played” has to be a list of moves, as in [“4H>7”, “deal”]")
    return replay(History.begin(Board(game, start)), played)


def game_of_request(data: dict[str, Any]) -> Game:
    """Return the game that a JSON line names, with its value of ``collect``.

    Raises:
        Unreadable: It names no game; the message says why.
    """
    return with_collect(parse_game(_text(data, "game")), _text(data, "collect", "rules"))


def with_collect(game: Game, text: str) -> Game:
    """Return a game with a batch's value of ``collect``; games where runs stay are not changed.

    Raises:
        Unreadable: The value is not in :data:`COLLECT`.
    """
    if text not in COLLECT:
        raise Unreadable(f"“collect” can be {', '.join(COLLECT)}, not “{shortened(text)}”")
    if text == "rules" or not game.collects:
        return game
    return replace(game, collect=Collect[text.upper()])


def run_batch(answer: Callable[[Any], dict[str, Any]]) -> int:
    """Answer each line of standard input with one line on standard output, in order.

    Args:
        answer: Returns the object to print for the content of a line. If it raises :class:`Unreadable`,
            ``{"error": …}`` is printed instead.

    Returns:
        The exit code, 0: every line was answered.

    Raises:
        Unreadable: There is no standard input.
    """
    for line in _lines(standard_input()):
        try:
            result = answer(_json(line))
        except Unreadable as error:
            result = {"error": str(error)}
        # Flushed for programs that wait for each answer before they send the next line.
        sys.stdout.write(json.dumps(result) + "\n")
        sys.stdout.flush()
    return 0


def _text(data: dict[str, Any], key: str, default: str | None = None) -> str:
    text = data.get(key, default)
    if not isinstance(text, str):
        raise Unreadable(f"“{key}” has to be a text")
    return text


def _number(value: object) -> str:
    """Return a deal number's text; JSON may contain it as a number."""
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return str(value)
    if not isinstance(value, str):
        raise Unreadable("“number” has to be a deal number, as in “17”")
    return value


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Yield the lines of a stream; of a line that is too long, only the beginning."""
    while line := stream.readline(LONGEST_LINE):
        yield line
        while len(line) == LONGEST_LINE and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE)


def _json(line: bytes) -> Any:
    if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
        raise Unreadable(f"the line is longer than {LONGEST_LINE} bytes")
    try:
        return json.loads(line)
    except (ValueError, RecursionError):  # also for non-text bytes and for endless brackets
        raise Unreadable("the line is not JSON") from None
