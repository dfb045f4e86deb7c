"""The command ``odds``: in how many arrangements of the hidden cards a game in play can be won."""

import json
from collections.abc import Callable
from typing import Any, Final

from scorpion_qt.arguments import ArgumentParser
from scorpion_qt.rules import Action, Board, Card
from scorpion_qt.rules.notation import read_partial_position
from scorpion_qt.solver import Odds, Share, odds

from .batch import game_of_request, read_request, run_batch
from .options import (
    add_play_options,
    add_seed_option,
    check_play_options,
    game_in_play,
    whole_number,
)

MOST_SAMPLES: Final = 1_000_000


def run(parser: ArgumentParser, words: list[str]) -> int:
    """Run the command with its options; return the exit code."""
    add_play_options(parser, others="[--samples S] [--seed K] [--json]")
    parser.add_argument(
        "--samples",
        metavar="S",
        type=whole_number(1),
        default=200,
        help="how many arrangements to solve (default: %(default)s)",
    )
    add_seed_option(parser, "which arrangements")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    options = parser.parse_args(words)
    check_play_options(parser, options)
    if options.samples > MOST_SAMPLES:
        parser.error(f"--samples can be {MOST_SAMPLES} at most")

    def ask(board: Board, unseen: frozenset[Card] | None) -> Odds:
        return odds(board, options.samples, seed=options.seed, unseen=unseen, moves=True)

    if options.batch:
        return run_batch(lambda data: _odds_data(_odds_request(data, ask)))
    history = game_in_play(options)
    found = ask(history.current.board, None)
    print(json.dumps(_odds_data(found)) if options.json else _odds_text(found))
    return 0


def _odds_request(data: object, ask: Callable[[Board, frozenset[Card] | None], Odds]) -> Odds:
    if not isinstance(data, dict) or "columns" not in data or data.get("played"):
        history = read_request(data)
        return ask(history.current.board, None)
    game = game_of_request(data)
    position, unknown = read_partial_position(game, data)
    # A face-down card named in the line is known to the caller. A line without any “??” names all cards,
    # as the other commands require, and tells nothing about that.
    return ask(Board(game, position), unknown or None)


def _odds_data(found: Odds) -> dict[str, Any]:
    """Return odds as JSON data."""
    low, high = found.interval
    return {
        "samples": found.samples,
        "won": found.won,
        "lost": found.lost,
        "unknown": found.unknown,
        "share": round(found.share, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "moves": {str(move): round(share.share, 6) for move, share in _by_share(found)},
    }


def _odds_text(found: Odds) -> str:
    low, high = found.interval
    lines = [
        f"{found.share:.1%} of the arrangements of the unseen cards can be won "
        f"(95%: {low:.1%} to {high:.1%})",
        f"{found.samples} samples: {found.won} won, {found.lost} lost, {found.unknown} unknown",
    ]
    return "\n".join(
        lines + [f"{move!s:>8}  {share.share:.1%}" for move, share in _by_share(found)]
    )


def _by_share(found: Odds) -> list[tuple[Action, Share]]:
    return sorted(found.moves.items(), key=lambda item: (-item[1].share, str(item[0])))
