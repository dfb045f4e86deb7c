"""Work spread over processes, with the answers in order."""

import argparse
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import Final, TypeVar

from .options import whole_number

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_CHUNK: Final = 16
"""Tasks sent to a process at a time: most take less than sending them."""


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--jobs``."""
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=whole_number(1),
        default=1,
        help="how many processes solve at once",
    )


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Generator[Answer]:
    """Do the work for each task and give the answers in the order of the tasks.

    No more tasks are taken than the processes need to stay busy, so there may be endlessly many.

    Args:
        work: A function of a module, for it is sent to processes; nothing when there is one job only.
        tasks: What it is called with.
        jobs: How many processes, at most one for each core; with 1 all is done in this one.
    """
    jobs = min(jobs, os.cpu_count() or 1)
    if jobs == 1:
        yield from map(work, tasks)
        return
    remaining = iter(tasks)
    waiting: deque[Future[list[Answer]]] = deque()
    # On Ctrl-C this process alone decides; the others would only print tracebacks.
    with ProcessPoolExecutor(jobs, initializer=_ignore_interrupts) as pool:
        try:
            while True:
                while len(waiting) < 2 * jobs and (chunk := list(islice(remaining, _CHUNK))):
                    waiting.append(pool.submit(_answers, work, chunk))
                if not waiting:
                    return
                yield from waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _answers(work: Callable[[Task], Answer], tasks: list[Task]) -> list[Answer]:
    return [work(task) for task in tasks]


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
