"""The commands ``deal`` and ``moves``, which the rules alone can answer."""

import json
from typing import Any

from scorpion_qt.arguments import ArgumentParser, not_empty
from scorpion_qt.rules import (
    DealNumber,
    History,
    Position,
    deal,
    parse_game,
)
from scorpion_qt.rules.notation import position_data

from .batch import read_request, run_batch
from .options import add_game_option, add_play_options, check_play_options, game_in_play


def run_deal(parser: ArgumentParser, words: list[str]) -> int:
    """Run ``deal`` with its options; return the exit code."""
    add_game_option(parser)
    parser.add_argument(
        "--number", metavar="N", type=not_empty, required=True, help="the deal number"
    )
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
    """Return one line per column, bottom card first, and one for the reserve; face-down cards as ``<9C>``."""
    lines = [f"{number:>7}  {column}" for number, column in enumerate(position.columns, start=1)]
    if position.reserve:
        lines.append("reserve  " + " ".join(str(card) for card in position.reserve))
    return "\n".join(lines)


def run_moves(parser: ArgumentParser, words: list[str]) -> int:
    """Run ``moves`` with its options; return the exit code."""
    add_play_options(parser, others="[--json]")
    parser.add_argument("--json", action="store_true", help="print the whole state as JSON")
    options = parser.parse_args(words)
    check_play_options(parser, options)
    if options.batch:
        return run_batch(lambda data: _state(read_request(data)))
    history = game_in_play(options)
    if options.json:
        print(json.dumps(_state(history)))
    else:
        for move in _legal(history):
            print(move)
    return 0


def _legal(history: History) -> list[str]:
    return sorted(str(move) for move in history.current.board.legal_moves)


def _state(history: History) -> dict[str, Any]:
    step = history.current
    return {
        "legal": _legal(history),
        **position_data(step.position),
        "collected": len(step.position.collected),
        "score": step.score,
        "won": step.board.is_won,
        "move_left": bool(step.board.useful_moves),
    }
