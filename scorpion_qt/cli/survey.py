"""The command ``survey``: the share of random deals that can be won, with a file of all verdicts."""

import argparse
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, TextIO

from scorpion_qt import __version__
from scorpion_qt.arguments import ArgumentParser, file_name
from scorpion_qt.rules import Board, DealNumber, Game, Unreadable, parse_game, shortened
from scorpion_qt.rules.deals import FIRST_TWISTED
from scorpion_qt.solver import COMPILED, Limits, solve
from scorpion_qt.solver.interval import wilson

from .jobs import add_jobs_option, in_order
from .options import add_game_option, add_nodes_option, add_seed_option, whole_number, why
from .solve import verdict_data

VERDICTS: Final = ("won", "lost", "unknown")
HEADINGS: Final = "number,verdict,nodes,ms"
LAST_NUMBER: Final = 10**10


@dataclass(frozen=True, slots=True)
class Row:
    """The verdict of one deal: a line of the file below its header."""

    number: DealNumber
    verdict: str
    nodes: int
    ms: float

    def __str__(self) -> str:
        return f"{self.number},{self.verdict},{self.nodes},{self.ms}"

    @classmethod
    def parse(cls, line: str) -> "Row":
        """Read a line.

        Raises:
            ValueError: It is not such a line.
        """
        number, verdict, nodes, ms = line.split(",")
        if verdict not in VERDICTS:
            raise ValueError(verdict)
        return cls(DealNumber.parse(number), verdict, int(nodes), float(ms))


def run(parser: ArgumentParser, words: list[str]) -> int:
    """Run the command with its options; return the exit code.

    When interrupted, all verdicts so far are in the file.
    """
    add_game_option(parser)
    parser.add_argument(
        "--deals", metavar="D", type=whole_number(1), required=True, help="how many deals to solve"
    )
    add_seed_option(parser, "which deals")
    add_nodes_option(parser)
    add_jobs_option(parser)
    parser.add_argument(
        "--out",
        metavar="FILE",
        type=file_name,
        help="write every verdict to this CSV file; if it is there, go on where it ends (default: none)",
    )
    options = parser.parse_args(words)
    game = parse_game(options.game)
    header = _header(game, options)
    out = Path(options.out) if options.out else None
    rows = _begun(out, header, options.seed) if out else []
    rows = rows[: options.deals]
    interrupted = False
    usual = signal.getsignal(signal.SIGINT)
    if usual is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        _go_on(game, options, out, header, rows)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        signal.signal(signal.SIGINT, usual)
    print(_summary(game, options.seed, rows))
    if interrupted:
        again = f"; the same command goes on from {out}" if out else ""
        print(f"stopped after {len(rows)} of {options.deals} deals{again}", file=sys.stderr)
    return 130 if interrupted else 0


def numbers(seed: int) -> Iterator[DealNumber]:
    """Yield the deals of a survey, without end: a seed gives the same ones on any machine."""
    chance = random.Random(seed)
    while True:
        yield DealNumber(chance.randrange(FIRST_TWISTED, LAST_NUMBER), microsoft=False)


def _go_on(
    game: Game, options: argparse.Namespace, out: Path | None, header: list[str], rows: list[Row]
) -> None:
    """Solve the missing deals and add them to the rows and the file."""
    wanted = islice(numbers(options.seed), len(rows), options.deals)
    tasks = ((game, number, Limits(options.nodes)) for number in wanted)
    if len(rows) == options.deals:
        return
    with (
        _opened(out, header, rows) as file,
        # Closed at once when interrupted, so that no process keeps working.
        closing(in_order(_solve, tasks, options.jobs)) as answers,
        _progress_line(),
    ):
        for row in answers:
            print(row, file=file, flush=True)
            rows.append(row)
            _show_progress(len(rows), options.deals)


def _solve(task: tuple[Game, DealNumber, Limits]) -> Row:
    game, number, limits = task
    data = verdict_data(solve(Board.deal(game, number), limits))
    return Row(number, data["verdict"], data["nodes"], data["ms"])


def _show_progress(done: int, deals: int) -> None:
    """Show the survey's progress, only on a terminal, and a thousand times at most."""
    if sys.stderr.isatty() and done % max(1, deals // 1000) == 0:
        print(f"\r{done} of {deals} deals", end="", file=sys.stderr, flush=True)


@contextmanager
def _progress_line() -> Iterator[None]:
    """End the progress line, also when interrupted."""
    try:
        yield
    finally:
        if sys.stderr.isatty():
            print(file=sys.stderr)


def _header(game: Game, options: argparse.Namespace) -> list[str]:
    """Return the lines that say how the file was made; they must match for a survey to be resumed."""
    columns = " ".join(f"{cards}/{hidden}" for cards, hidden in game.columns)
    return [
        f"# scorpion-qt survey, version {__version__}",
        f"# game: {game.id}",
        f"# options: build {game.build.value}; empty column {game.empty.value}; "
        f"collect {game.collect.value}; reserve {game.reserve_cards} {game.reserve.value}, "
        f"{game.timing.value}; columns (cards/face-down) {columns}",
        f"# nodes: {options.nodes or 'default'}",
        f"# seed: {options.seed}",
        HEADINGS,
    ]


def _begun(path: Path, header: list[str], seed: int) -> list[Row]:
    """Return the rows that a file already has; none if the file does not exist.

    Raises:
        Unreadable: The file belongs to another survey or to none.
    """
    try:
        lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    except FileNotFoundError:
        return []
    except OSError as error:
        raise Unreadable(f"{path} cannot be read: {why(error)}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path} is not a text in UTF-8") from None
    found = [line.rstrip("\n") for line in lines[: len(header)]]
    for expected, line in zip(header, found, strict=False):
        if line != expected and not (line == found[-1] and expected.startswith(line)):
            raise Unreadable(
                f"{path} is of another survey: it has “{shortened(line, 80)}”, not “{shortened(expected, 80)}”"
            )
    # The last line may have been cut short by a crash.
    whole = [line for line in lines[len(header) :] if line.endswith("\n")]
    try:
        rows = [Row.parse(line) for line in whole]
    except ValueError:
        raise Unreadable(f"{path} has lines that are no verdicts") from None
    if any(row.number != number for row, number in zip(rows, numbers(seed), strict=False)):
        raise Unreadable(f"{path} has other deals than this survey")
    return rows


def _opened(path: Path | None, header: list[str], rows: list[Row]) -> TextIO:
    """Return the file, ready for the next row; without a path, the null device.

    Raises:
        Unreadable: It cannot be written.
    """
    if path is None:
        return open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123 - it is closed by the caller
    try:
        kept = "".join(f"{line}\n" for line in [*header, *map(str, rows)])
        if not path.exists() or path.read_text(encoding="utf-8") != kept:
            path.write_text(kept, encoding="utf-8", newline="\n")
        return path.open("a", encoding="utf-8", newline="\n")
    except OSError as error:
        raise Unreadable(f"{path} cannot be written: {why(error)}") from None


def _summary(game: Game, seed: int, rows: list[Row]) -> str:
    count = Counter(row.verdict for row in rows)
    lines = [
        f"{game.id}: {len(rows)} deals, seed {seed}, solver {'' if COMPILED else 'not '}compiled"
    ]
    for verdict in VERDICTS:
        low, high = wilson(count[verdict], len(rows))
        share = count[verdict] / len(rows) if rows else 0.0
        lines.append(
            f"{verdict:>8} {count[verdict]:>8}  {share:7.2%}  (95%: {low:.2%} to {high:.2%})"
        )
    if rows:
        ms = sorted(row.ms for row in rows)
        lines.append(
            f"    time  mean {sum(ms) / len(ms):.3f} ms, median {ms[len(ms) // 2]:.3f}, "
            f"99% below {ms[len(ms) * 99 // 100]:.3f}, longest {ms[-1]:.1f}"
        )
    return "\n".join(lines)
