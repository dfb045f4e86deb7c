"""The commands ``solve`` and ``odds``: verdicts for deals, games in play and positions."""

import argparse
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from scorpion_qt.arguments import ArgumentParser
from scorpion_qt.cli_input import (
    add_batch_option,
    add_deal_options,
    add_played_option,
    begin,
    check_deal_options,
    game_of_request,
    read_request,
    run_batch,
)
from scorpion_qt.cli_jobs import add_jobs_option, in_order, positive
from scorpion_qt.rules import Action, Card, DealNumber, Game, Position, Unreadable, parse_game
from scorpion_qt.rules.notation import read_partial_position
from scorpion_qt.solver import Limits, Odds, Share, Verdict, Won, odds, solve

MOST_SAMPLES: Final = 1_000_000


def run_solve(parser: ArgumentParser, words: list[str]) -> int:
    """Do what the options of ``solve`` say; its deal number can be a range, ``1..100``.

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
    add_nodes_option(parser)
    add_jobs_option(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each deal")
    add_batch_option(parser)
    options = parser.parse_args(words)
    check_deal_options(parser, options)
    limits = Limits(options.nodes)
    if options.batch:
        return run_batch(lambda data: _solve_request(data, limits))
    game = parse_game(options.game)
    played = options.played.split()
    tasks = ((game, number, played, limits) for number in numbers(options.number))
    for answer in in_order(_solve_deal, tasks, options.jobs):
        print(json.dumps(answer) if options.json else _verdict_text(answer), flush=True)
    return 0


def numbers(text: str) -> Iterator[DealNumber]:
    """The deal numbers of a range ``N..M``, or the one of ``N``.

    Raises:
        Unreadable: It is neither, or the range ends before it begins.
    """
    first_text, dots, last_text = text.partition("..")
    first = DealNumber.parse(first_text)
    last = DealNumber.parse(last_text) if dots else first
    if last.value < first.value or str(last).startswith("ms") < str(first).startswith("ms"):
        raise Unreadable(f"the range “{text[:50]}” has to go from a deal number up to a higher one")
    # Below 32000 a number is the same with and without “ms”; the end says which ones follow.
    prefix = "ms" if str(last).startswith("ms") else ""
    return (DealNumber.parse(f"{prefix}{value}") for value in range(first.value, last.value + 1))


def _solve_deal(task: tuple[Game, DealNumber, list[str], Limits]) -> dict[str, Any]:
    game, number, played, limits = task
    position = begin(game, number, played).current.position
    return {"number": str(number)} | verdict_data(solve(game, position, limits))


def _solve_request(data: object, limits: Limits) -> dict[str, Any]:
    history = read_request(data)
    verdict = verdict_data(solve(history.game, history.current.position, limits))
    if isinstance(data, dict) and "number" in data:
        return {"number": str(DealNumber.parse(str(data["number"])))} | verdict
    return verdict


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """A verdict as JSON data: ``verdict``, ``nodes``, ``ms`` and, when won, ``moves``."""
    data: dict[str, Any] = {
        "verdict": type(verdict).__name__.lower(),
        "nodes": verdict.spent.nodes,
        "ms": round(1000 * verdict.spent.seconds, 3),
    }
    if isinstance(verdict, Won):
        data["moves"] = [str(action) for action in verdict.line]
    return data


def _verdict_text(answer: dict[str, Any]) -> str:
    text = f"{answer['number']}: {answer['verdict']}, {answer['nodes']} nodes, {answer['ms']} ms"
    return "\n".join([text, *(["  " + " ".join(answer["moves"])] if "moves" in answer else [])])


def run_odds(parser: ArgumentParser, words: list[str]) -> int:
    """Do what the options of ``odds`` say.

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
        "--samples", metavar="S", type=positive, default=200, help="how many arrangements to solve"
    )
    add_seed_option(parser, "which arrangements")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    add_batch_option(parser)
    options = parser.parse_args(words)
    check_deal_options(parser, options)
    if options.samples > MOST_SAMPLES:
        parser.error(f"--samples can be {MOST_SAMPLES} at most")

    def ask(game: Game, position: Position, unseen: frozenset[Card] | None) -> Odds:
        return odds(game, position, options.samples, seed=options.seed, unseen=unseen, moves=True)

    if options.batch:
        return run_batch(lambda data: odds_data(_odds_request(data, ask)))
    game = parse_game(options.game)
    history = begin(game, DealNumber.parse(options.number), options.played.split())
    found = ask(game, history.current.position, None)
    print(json.dumps(odds_data(found)) if options.json else _odds_text(found))
    return 0


def _odds_request(
    data: object, ask: Callable[[Game, Position, frozenset[Card] | None], Odds]
) -> Odds:
    if not isinstance(data, dict) or "columns" not in data or data.get("played"):
        history = read_request(data)
        return ask(history.game, history.current.position, None)
    game = game_of_request(data)
    position, unknown = read_partial_position(game, data)
    # A face-down card that the line names is known to whoever asks; one without any “??” names them all
    # because it has to, as for the other commands.
    return ask(game, position, unknown or None)


def odds_data(found: Odds) -> dict[str, Any]:
    """Odds as JSON data."""
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


def add_nodes_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--nodes``."""
    parser.add_argument(
        "--nodes", metavar="LIMIT", type=positive, help="give up a deal after so many positions"
    )


def add_seed_option(parser: argparse.ArgumentParser, what: str) -> None:
    """Add ``--seed``, which says what is drawn."""
    parser.add_argument(
        "--seed", metavar="K", type=_seed, default=0, help=f"{what}: a whole number from 0 up"
    )


def _seed(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 16):
        raise argparse.ArgumentTypeError(f"“{text[:20]}” is not a whole number from 0 up")
    return int(text)
