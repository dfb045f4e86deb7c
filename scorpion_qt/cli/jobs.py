"""Runs work in several processes and returns the answers in order."""

import argparse
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, parent_process
from threading import Thread
from typing import Final, Self, TypeVar

from scorpion_qt.rules import Unreadable

from .options import whole_number

Task = TypeVar("Task")
Answer = TypeVar("Answer")

_CHUNK: Final = 16
"""Tasks sent to a process at a time: most take less time than sending them."""


def add_jobs_option(parser: argparse.ArgumentParser) -> None:
    """Add ``--jobs``."""
    parser.add_argument(
        "--jobs",
        metavar="J",
        type=whole_number(1),
        default=1,
        help="how many processes solve at once, at most one for each core (default: %(default)s)",
    )


def in_order(work: Callable[[Task], Answer], tasks: Iterable[Task], jobs: int) -> Generator[Answer]:
    """Run the work for each task and yield the answers in the order of the tasks.

    It takes only as many tasks as the processes need to stay busy, so there may be endlessly many. When the
    generator is closed, also by Ctrl-C, no process keeps working.

    Args:
        work: A module-level function, because it is sent to processes; any function with one job.
        tasks: The arguments it is called with.
        jobs: How many processes to use, at most one per core; 1 does all the work in this process.

    Raises:
        KeyboardInterrupt: Ctrl-C was pressed.
        Unreadable: A process was ended from outside, for example because memory is short.
    """
    jobs = min(jobs, os.cpu_count() or 1)
    if jobs == 1:
        yield from map(work, tasks)
        return
    remaining = iter(tasks)
    waiting: deque[Future[list[Answer]]] = deque()
    with _Interrupts() as interrupts:
        pool = ProcessPoolExecutor(jobs, initializer=_begin)
        done = False
        try:
            while not done:
                while len(waiting) < 2 * jobs and (chunk := list(islice(remaining, _CHUNK))):
                    waiting.append(pool.submit(_answers, work, chunk))
                interrupts.check()
                if waiting:
                    yield from waiting.popleft().result()
                else:
                    done = True
        except BrokenProcessPool:
            interrupts.check()
            raise Unreadable("a process that solved was ended from outside") from None
        finally:
            if not done:
                _end_processes()
            # Wait for the pool: Python's shutdown would interfere with its thread while that is ending.
            pool.shutdown(cancel_futures=True)


class _Interrupts:
    """Handles Ctrl-C while a pool exists: ends its processes and lets the pool's user check for it.

    An exception raised at an arbitrary point, as usual, would leave the pool's locks held for good.
    """

    def __init__(self) -> None:
        self._happened = False

    def __enter__(self) -> Self:
        self._before = signal.getsignal(signal.SIGINT)
        # A background process keeps ignoring the signal.
        if self._before is not signal.SIG_IGN:
            signal.signal(signal.SIGINT, self._take)
        return self

    def __exit__(self, *_error: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def check(self) -> None:
        if self._happened:
            raise KeyboardInterrupt

    def _take(self, _number: int, _frame: object) -> None:
        self._happened = True
        _end_processes()


def _end_processes() -> None:
    for process in active_children():
        process.terminate()


def _answers(work: Callable[[Task], Answer], tasks: list[Task]) -> list[Answer]:
    return [work(task) for task in tasks]


def _begin() -> None:
    """Ignore Ctrl-C in a worker and end with the parent process, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
