"""Work beside the window: answers come in order, dropped questions never answer, threads end."""

import gc
import threading
import time
import weakref

import pytest

from scorpion_qt.model.solver.desk import SolverDesk


@pytest.fixture
def make(qapp):
    made = []

    def background():
        made.append(SolverDesk())
        return made[-1]

    yield background
    for each in made:
        each.close()


def test_answers_come_in_the_order_of_the_questions(qtbot, make):
    background, answers = make(), []
    for number in range(20):
        background.ask(lambda _, number=number: number, answers.append)
    assert background.busy
    qtbot.waitUntil(lambda: not background.busy)
    assert answers == list(range(20))


def test_work_is_done_elsewhere_and_answered_here(qtbot, make):
    background, threads = make(), []
    background.ask(lambda _: threading.get_ident(), lambda at: threads.append(at))
    qtbot.waitUntil(lambda: bool(threads))
    assert threads[0] != threading.get_ident()


def test_a_question_that_was_dropped_is_never_answered(qtbot, make):
    background, answers, begun = make(), [], threading.Event()

    def work(stop):
        begun.set()
        while not stop.stopped:
            time.sleep(0.001)
        return "dropped"

    background.ask(work, answers.append)
    assert begun.wait(5)
    background.drop()
    assert not background.busy
    background.ask(lambda _: "next", answers.append)
    qtbot.waitUntil(lambda: bool(answers))
    qtbot.wait(50)
    assert answers == ["next"]


def test_what_goes_wrong_there_is_raised_here(qtbot, make):
    background = make()

    def work(_):
        raise ZeroDivisionError

    with qtbot.captureExceptions() as errors:
        background.ask(work, lambda _: None)
        qtbot.waitUntil(lambda: not background.busy)
    assert [kind for kind, *_ in errors] == [ZeroDivisionError]


def test_only_one_of_them_works_at_a_time(qtbot, make):
    working, most, done = [], [], []

    def work(_):
        working.append(1)
        most.append(len(working))
        time.sleep(0.005)
        working.pop()

    several = [make() for _ in range(3)]
    for background in several:
        for _ in range(10):
            background.ask(work, done.append)
    qtbot.waitUntil(lambda: len(done) == 30)
    assert max(most) == 1


def test_closing_waits_for_what_runs_and_not_for_what_waits(make):
    background, done = make(), []

    def work(stop):
        while not stop.stopped:
            time.sleep(0.001)
        done.append(1)

    for _ in range(5):
        background.ask(work, lambda _: None)
    time.sleep(0.02)
    background.close()
    assert len(done) <= 1


def test_what_is_asked_after_the_end_is_not_begun(make):
    """Else its thread would run when the program ends, which Qt answers by an abort."""
    background, done = make(), []
    background.close()
    background.ask(lambda _: done.append(1), lambda _: None)
    assert not background.busy
    assert not done


def test_what_waited_is_let_go_at_the_end(make):
    class Asked:
        """What a question needs."""

    background, running = make(), threading.Event()

    def work(stop):
        running.set()
        while not stop.stopped:
            time.sleep(0.001)

    background.ask(work, lambda _: None)
    assert running.wait(20)
    asked = Asked()
    background.ask(lambda _, needed=asked: None, lambda _: None)
    kept = weakref.ref(asked)
    del asked
    background.close()
    gc.collect()
    assert kept() is None
