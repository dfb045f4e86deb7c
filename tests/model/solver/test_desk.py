"""Questions to the solver: the most urgent first, each answered once, none after it was ended."""

import gc
import threading
import time
import weakref

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.desk import Kind, Question
from scorpion_qt.rules import DEAL, DEFAULT, DealNumber

ABOUT_TABLE = [kind for kind in Kind if kind.about_table]
SHOWN = [kind for kind in ABOUT_TABLE if kind is not Kind.VERDICT]


@pytest.fixture
def model(qapp):
    model = GameModel()
    model.load(Session.begin(DEFAULT, DealNumber.parse("33")))
    yield model
    model.clock.stop()


@pytest.fixture
def desk(model, desks):
    return desks(model)


class Asked:
    """A question whose work ends when it is told to, or is stopped."""

    def __init__(self, desk, kind, answer=None):
        self.begun, self.ends = threading.Event(), threading.Event()
        self.runs, self.answers, self.drops = 0, [], 0
        self.question = Question(kind, self._work, self.answers.append, self._on_dropped)
        self._answer = answer or kind.name
        desk.ask(self.question)

    def _work(self, stop):
        self.runs += 1
        self.begun.set()
        while not (stop.stopped or self.ends.is_set()):
            time.sleep(0.001)
        return self._answer

    def _on_dropped(self):
        self.drops += 1

    def end(self, qtbot):
        self.ends.set()
        qtbot.waitUntil(lambda: bool(self.answers))


def quick(desk, kind, answers, answer=None):
    desk.ask(Question(kind, lambda _: answer or kind.name, answers.append))


def test_work_is_done_elsewhere_and_answered_here(qtbot, desk):
    threads = []
    desk.ask(Question(Kind.HINT, lambda _: threading.get_ident(), threads.append))
    qtbot.waitUntil(lambda: bool(threads))
    assert threads[0] != threading.get_ident()


def test_questions_of_one_urgency_are_answered_in_their_order(qtbot, desk):
    answers = []
    for number in range(20):
        quick(desk, Kind.ANALYSIS, answers, number + 1)
    assert desk.is_open(Kind.ANALYSIS)
    qtbot.waitUntil(lambda: not desk.is_open(*Kind))
    assert answers == list(range(1, 21))


def test_what_the_player_asks_interrupts_prepared_work_which_begins_again(qtbot, desk):
    prepared = Asked(desk, Kind.PREPARED_DEAL)
    assert prepared.begun.wait(5)
    hint = Asked(desk, Kind.HINT)
    hint.end(qtbot)
    assert (prepared.answers, prepared.drops) == ([], 0)
    prepared.end(qtbot)
    assert (prepared.runs, prepared.answers) == (2, ["PREPARED_DEAL"])


@pytest.mark.parametrize("older", SHOWN)
@pytest.mark.parametrize("newer", SHOWN)
def test_a_new_question_of_the_player_ends_the_older_one(qtbot, desk, older, newer):
    """Hints, proofs, odds and ways back are shown in one place: none may come after what was asked later."""
    first = Asked(desk, older)
    assert first.begun.wait(5)
    second = Asked(desk, newer)
    second.end(qtbot)
    qtbot.wait(20)
    assert (first.answers, first.drops) == ([], 1)


@pytest.mark.parametrize("other", SHOWN)
def test_a_verdict_asked_during_another_question_is_answered_too(qtbot, desk, other):
    first = Asked(desk, other)
    assert first.begun.wait(5)
    verdict = Asked(desk, Kind.VERDICT)
    first.end(qtbot)
    verdict.end(qtbot)
    assert (first.drops, verdict.drops) == (0, 0)


@pytest.mark.parametrize("kind", ABOUT_TABLE)
def test_a_change_of_the_game_ends_questions_about_it(qtbot, desk, model, kind):
    asked = Asked(desk, kind)
    assert asked.begun.wait(5)
    model.play(DEAL)
    assert asked.drops == 1
    assert not desk.is_open(kind)
    qtbot.wait(20)
    assert asked.answers == []


@pytest.mark.parametrize("kind", [Kind.ANALYSIS, Kind.WINNABLE_DEAL, Kind.DEAL_OF_THE_DAY])
def test_other_questions_outlive_a_change(qtbot, desk, model, kind):
    asked = Asked(desk, kind)
    model.play(DEAL)
    asked.end(qtbot)


@pytest.mark.parametrize("kind", ABOUT_TABLE)
def test_in_a_pause_questions_about_the_table_wait(qtbot, desk, model, kind):
    asked = Asked(desk, kind)
    assert asked.begun.wait(5)
    model.set_paused(True)
    asked.ends.set()
    qtbot.wait(30)
    assert asked.answers == []
    assert desk.is_open(kind)
    model.set_paused(False)
    qtbot.waitUntil(lambda: bool(asked.answers))


def test_an_answer_that_comes_in_a_pause_waits_for_its_end(qtbot, desk, model):
    asked = Asked(desk, Kind.LOSS_PROOF)
    assert asked.begun.wait(5)
    asked.ends.set()
    time.sleep(0.05)  # the answer is on its way, and the window has not looked yet
    model.set_paused(True)
    qtbot.wait(30)
    assert asked.answers == []
    model.set_paused(False)
    qtbot.waitUntil(lambda: asked.answers == ["LOSS_PROOF"])


def test_a_pause_of_the_table_does_not_stop_an_analysis(qtbot, desk, model):
    model.set_paused(True)
    Asked(desk, Kind.ANALYSIS).end(qtbot)


def test_out_of_sight_what_the_window_would_show_waits_and_other_windows_are_answered(qtbot, desk):
    answers = []
    desk.set_suspended(True)
    for kind in (Kind.HINT, Kind.ANALYSIS, Kind.PREPARED_DEAL):
        quick(desk, kind, answers)
    qtbot.waitUntil(lambda: bool(answers))
    qtbot.wait(30)
    assert answers == ["ANALYSIS"]
    desk.set_suspended(False)
    qtbot.waitUntil(lambda: answers == ["ANALYSIS", "HINT", "PREPARED_DEAL"])


def test_odds_that_ask_again_and_again_do_not_keep_a_verdict_waiting(qtbot, desk):
    batches, answers = [], []

    def again(answer):
        batches.append(answer)
        if len(batches) < 1000:
            desk.ask(Question(Kind.ODDS, lambda _: len(batches), again))

    desk.ask(Question(Kind.ODDS, lambda _: 0, again))
    desk.ask(Question(Kind.VERDICT, lambda _: None, lambda _: answers.append(len(batches))))
    qtbot.waitUntil(lambda: bool(answers))
    assert answers[0] < 5


def test_who_asked_hears_that_an_error_ended_the_question(qtbot, desk):
    dropped = []

    def work(_):
        raise ZeroDivisionError

    with qtbot.captureExceptions():
        desk.ask(Question(Kind.VERDICT, work, print, lambda: dropped.append(1)))
        qtbot.waitUntil(lambda: bool(dropped))


def test_a_question_that_was_dropped_is_never_answered(qtbot, desk):
    asked, answers = Asked(desk, Kind.ANALYSIS), []
    assert asked.begun.wait(5)
    desk.withdraw(asked.question)
    assert not desk.is_open(Kind.ANALYSIS)
    quick(desk, Kind.ANALYSIS, answers)
    qtbot.waitUntil(lambda: bool(answers))
    assert (asked.answers, asked.drops) == ([], 1)


def test_what_goes_wrong_there_is_raised_here_and_the_next_question_is_answered(qtbot, desk):
    answers = []

    def work(_):
        raise ZeroDivisionError

    with qtbot.captureExceptions() as errors:
        desk.ask(Question(Kind.ANALYSIS, work, answers.append))
        quick(desk, Kind.ANALYSIS, answers)
        qtbot.waitUntil(lambda: bool(answers))
    assert [kind for kind, *_ in errors] == [ZeroDivisionError]


def test_closing_waits_for_what_runs_and_not_for_what_waits(desk):
    asked = [Asked(desk, Kind.ANALYSIS) for _ in range(5)]
    assert asked[0].begun.wait(5)
    desk.close()
    assert [each.runs for each in asked] == [1, 0, 0, 0, 0]


def test_what_is_asked_after_the_end_is_not_begun(desk):
    """Else its thread would run when the program ends, which Qt answers by an abort."""
    desk.close()
    asked = Asked(desk, Kind.HINT)
    assert not desk.is_open(*Kind)
    assert not asked.begun.wait(0.05)


def test_what_waited_is_let_go_at_the_end(desk):
    class Needed:
        """What a question needs."""

    running = Asked(desk, Kind.ANALYSIS)
    assert running.begun.wait(20)
    needed = Needed()
    desk.ask(Question(Kind.ANALYSIS, lambda _, needed=needed: None, lambda _: None))
    kept = weakref.ref(needed)
    del needed
    desk.close()
    gc.collect()
    assert kept() is None
