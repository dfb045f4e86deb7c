"""Work spread over processes, with the answers in order."""

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
"""Tasks sent to a process at a time: most take less than sending them."""


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
    """Do the work for each task and give the answers in the order of the tasks.

    No more tasks are taken than the processes need to stay busy, so there may be endlessly many. When the
    generator is closed, by Ctrl-C too, no process works on.

    Args:
        work: A function of a module, for it is sent to processes; nothing when there is one job only.
        tasks: What it is called with.
        jobs: How many processes, at most one for each core; with 1 all is done in this one.

    Raises:
        KeyboardInterrupt: Ctrl-C was pressed.
        Unreadable: A process was ended from outside, as where memory is short.
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
            # Waited for: Python's own end would meet the pool's thread in the middle of its end.
            pool.shutdown(cancel_futures=True)


class _Interrupts:
    """Ctrl-C while there is a pool: ends its processes, which its user then sees.

    Raised wherever Python happens to be, as usual, it would leave the pool's locks held for ever.
    """

    def __init__(self) -> None:
        self._happened = False

    def __enter__(self) -> Self:
        self._before = signal.getsignal(signal.SIGINT)
        # What runs in the background goes on ignoring it.
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
    """Leave Ctrl-C to the process that gives out the work, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
