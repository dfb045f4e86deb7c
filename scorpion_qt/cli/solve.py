"""The command ``solve``: verdicts for deals, games in play and positions."""

import json
from collections.abc import Iterator
from typing import Any

from scorpion_qt.arguments import ArgumentParser
from scorpion_qt.rules import Board, DealNumber, Game, Unreadable, parse_game, shortened
from scorpion_qt.solver import Limits, Verdict, Won, solve

from .batch import read_request, run_batch
from .jobs import add_jobs_option, in_order
from .options import add_nodes_option, add_play_options, begin, check_play_options


def run(parser: ArgumentParser, words: list[str]) -> int:
    """Run the command with its options, where the deal number can be a range; return the exit code."""
    add_play_options(
        parser,
        number="N[..M]",
        numbers="the deal number, or the first and the last of many",
        others="[--nodes LIMIT] [--jobs J] [--json]",
    )
    add_nodes_option(parser)
    add_jobs_option(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object for each deal")
    options = parser.parse_args(words)
    check_play_options(parser, options)
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
    """Return the deal numbers of a range ``N..M``, or the single number ``N``.

    Raises:
        Unreadable: It is neither, or the range ends before it begins.
    """
    first_text, dots, last_text = text.partition("..")
    first = DealNumber.parse(first_text)
    last = DealNumber.parse(last_text) if dots else first

    # Below 32000 a number is the same with and without “ms”, so the end decides which numbers follow.
    def at(value: int) -> DealNumber:
        return DealNumber.parse(f"{last.prefix}{value}")

    if last.value < first.value or at(first.value) != first:
        raise Unreadable(
            f"the range “{shortened(text)}” has to go from a deal number up to a higher one"
        )
    return map(at, range(first.value, last.value + 1))


def _solve_deal(task: tuple[Game, DealNumber, list[str], Limits]) -> dict[str, Any]:
    game, number, played, limits = task
    position = begin(game, number, played).current.position
    return {"number": str(number)} | verdict_data(solve(Board(game, position), limits))


def _solve_request(data: object, limits: Limits) -> dict[str, Any]:
    history = read_request(data)
    verdict = verdict_data(solve(history.current.board, limits))
    if isinstance(data, dict) and "number" in data:
        return {"number": str(DealNumber.parse(str(data["number"])))} | verdict
    return verdict


def verdict_data(verdict: Verdict) -> dict[str, Any]:
    """Return a verdict as JSON data: ``verdict``, ``nodes``, ``ms`` and, when won, ``moves``."""
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
