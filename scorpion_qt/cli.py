"""The commands that answer on the terminal, in English and without Qt.

``deal`` and ``moves`` are here; the others have modules of their own, loaded when they are called.
"""

import json
from collections.abc import Sequence
from typing import Any, Final

from scorpion_qt.arguments import ArgumentParser
from scorpion_qt.cli_input import (
    add_batch_option,
    add_deal_options,
    add_played_option,
    begin,
    check_deal_options,
    read_request,
    run_batch,
)
from scorpion_qt.rules import (
    DealNumber,
    History,
    Position,
    Unreadable,
    deal,
    legal_moves,
    move_left,
    parse_game,
    won,
)
from scorpion_qt.rules.notation import position_data

COMMANDS: Final = {
    "deal": "show how a deal begins",
    "moves": "list the legal moves of a game in play",
    "describe": "say in words what lies where, or read such words",
    "solve": "tell whether deals can be won, and how",
    "odds": "tell in how many arrangements of the unseen cards a game can be won",
    "survey": "solve random deals and tell which share can be won",
}
"""Every command → what it does, in a few words."""


def main(words: Sequence[str]) -> int:
    """Run a command.

    Args:
        words: The command, a key of :data:`COMMANDS`, and its options.

    Returns:
        The exit code: 0, or 2 for input that cannot be used.
    """
    command, *options = words
    parser = ArgumentParser(prog=f"scorpion-qt {command}", description=COMMANDS[command] + ".")
    try:
        return _RUN[command](parser, options)
    except Unreadable as error:
        parser.error(str(error))


def _deal(parser: ArgumentParser, words: list[str]) -> int:
    add_deal_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(words)
    game, number = parse_game(options.game), DealNumber.parse(options.number)
    position = deal(game, number)
    if options.json:
        heading = {"game": game.id, "number": str(number)}
        print(json.dumps(heading | position_data(position)))
    else:
        print(f"{game.id}, deal {number}")
        print(_picture(position))
    return 0


def _picture(position: Position) -> str:
    """A line for each column, bottom card first, and one for the reserve; face-down cards as ``<9C>``."""
    lines = [f"{number:>7}  {column}" for number, column in enumerate(position.columns, start=1)]
    if position.reserve:
        lines.append("reserve  " + " ".join(str(card) for card in position.reserve))
    return "\n".join(lines)


def _moves(parser: ArgumentParser, words: list[str]) -> int:
    add_deal_options(parser, required=False)
    add_played_option(parser)
    parser.add_argument("--json", action="store_true", help="print the whole state as JSON")
    add_batch_option(parser)
    options = parser.parse_args(words)
    check_deal_options(parser, options)
    if options.batch:
        return run_batch(lambda data: _state(read_request(data)))
    game, number = parse_game(options.game), DealNumber.parse(options.number)
    history = begin(game, number, options.played.split())
    if options.json:
        print(json.dumps(_state(history)))
    else:
        for move in _legal(history):
            print(move)
    return 0


def _describe(parser: ArgumentParser, words: list[str]) -> int:
    from scorpion_qt import cli_describe

    return cli_describe.run(parser, words)


def _solve(parser: ArgumentParser, words: list[str]) -> int:
    from scorpion_qt import cli_solve

    return cli_solve.run_solve(parser, words)


def _odds(parser: ArgumentParser, words: list[str]) -> int:
    from scorpion_qt import cli_solve

    return cli_solve.run_odds(parser, words)


def _survey(parser: ArgumentParser, words: list[str]) -> int:
    from scorpion_qt import cli_survey

    return cli_survey.run(parser, words)


_RUN: Final = {
    "deal": _deal,
    "moves": _moves,
    "describe": _describe,
    "solve": _solve,
    "odds": _odds,
    "survey": _survey,
}


def _legal(history: History) -> list[str]:
    return sorted(str(move) for move in legal_moves(history.game, history.current.position))


def _state(history: History) -> dict[str, Any]:
    game, step = history.game, history.current
    return {
        "legal": _legal(history),
        **position_data(step.position),
        "collected": len(step.position.collected),
        "score": step.score,
        "won": won(game, step.position),
        "move_left": move_left(game, step.position),
    }
