"""Work spread over processes: however it ends, nothing goes on, nothing is said, nothing waits."""

import os
import signal
import subprocess
import sys
import threading
import time
from multiprocessing import active_children
from pathlib import Path

import pytest

from scorpion_qt.cli.jobs import in_order
from scorpion_qt.rules import Unreadable

ROOT = Path(__file__).parent.parent.parent
posix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@pytest.fixture(autouse=True)
def two_cores(monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 2)


@pytest.fixture(autouse=True)
def interrupts_that_count():
    """What runs in the background ignores them, and so would what is started from there."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def double(task):
    return 2 * task


def die(task):
    os.kill(os.getpid(), signal.SIGTERM)


@pytest.fixture
def assert_nothing_left():
    # What earlier tests left is not ours: Python keeps a stand-in for each thread of Qt's it has met.
    before = set(threading.enumerate())

    def check():
        # A thread of the pool that still ends when Python ends meets files that are closed.
        assert set(threading.enumerate()) <= before
        assert active_children() == []

    return check


def test_answers_come_in_order_and_nothing_is_left(assert_nothing_left):
    assert list(in_order(double, range(100), 2)) == list(range(0, 200, 2))
    assert_nothing_left()


def test_endless_work_that_is_given_up(assert_nothing_left):
    def endless():
        number = 0
        while True:
            yield number
            number += 1

    answers = in_order(double, endless(), 2)
    assert [next(answers), next(answers)] == [0, 2]
    answers.close()
    assert_nothing_left()


def test_an_interrupt_comes_between_answers_and_the_signal_is_given_back(assert_nothing_left):
    before = signal.getsignal(signal.SIGINT)
    answers = in_order(double, range(10_000), 2)
    next(answers)
    signal.raise_signal(signal.SIGINT)
    with pytest.raises(KeyboardInterrupt):
        list(answers)
    assert signal.getsignal(signal.SIGINT) is before
    assert_nothing_left()


@posix
def test_a_process_that_is_ended_from_outside_is_told(assert_nothing_left):
    with pytest.raises(Unreadable, match="ended from outside"):
        list(in_order(die, range(100), 2))
    assert_nothing_left()


def wait_for_rows(path):
    end = time.monotonic() + 20
    while not path.exists() or path.stat().st_size < 1000:
        assert time.monotonic() < end
        time.sleep(0.02)


COMMANDS = [
    ["solve", "--game", "scorpion", "--number", "1..1000000"],
    ["survey", "--game", "scorpion", "--deals", "1000000", "--out", "survey.csv"],
]
RUN = "import os, sys; os.cpu_count = lambda: 2; from scorpion_qt.__main__ import main; sys.exit(main())"


@posix
@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: words[0])
@pytest.mark.parametrize("group", [False, True], ids=["one", "group"])
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM"])
def test_a_signal_ends_all_processes_without_a_word(words, group, name, tmp_path):
    number = getattr(signal, name)
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, *words, "--jobs", "2"],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with process:
        if words[0] == "survey":
            wait_for_rows(tmp_path / "survey.csv")
        else:
            process.stdout.readline()
        (os.killpg if group else os.kill)(process.pid, number)
        # Whatever process is left holds the pipes open.
        said = process.communicate(timeout=30)[1]
    assert process.returncode == (130 if number == signal.SIGINT else -signal.SIGTERM)
    if words[0] == "survey" and number == signal.SIGINT:
        assert said.startswith("stopped after")
        assert said.count("\n") == 1
    else:
        assert said == ""
