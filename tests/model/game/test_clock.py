"""The playing time, with a clock of our own instead of the machine's."""

import pytest

from scorpion_qt.model.game import clock as clock_module
from scorpion_qt.model.game.clock import Clock


class FakeTime:
    def __init__(self):
        self.now = 1000.0

    def monotonic(self):
        return self.now


@pytest.fixture
def passing(monkeypatch):
    fake = FakeTime()
    monkeypatch.setattr(clock_module, "time", fake)
    return fake


@pytest.fixture
def clock(qapp, passing):
    clock = Clock()
    yield clock
    clock.stop()


def test_nothing_is_counted_before_the_first_action(clock, passing):
    passing.now += 60
    assert clock.seconds == 0
    assert not clock.running


def test_it_counts_from_start_to_stop(clock, passing):
    clock.start()
    passing.now += 12.5
    assert clock.seconds == 12.5
    clock.stop()
    passing.now += 100
    assert clock.seconds == 12.5


def test_starting_twice_counts_once(clock, passing):
    clock.start()
    passing.now += 5
    clock.start()
    passing.now += 5
    assert clock.seconds == 10


def test_a_hold_stops_the_counting_and_its_end_goes_on(clock, passing):
    clock.start()
    passing.now += 3
    clock.hold("pause", True)
    assert not clock.running
    passing.now += 1000
    clock.hold("pause", False)
    passing.now += 4
    assert clock.seconds == 7


def test_it_runs_only_when_every_hold_is_given_up(clock, passing):
    clock.start()
    clock.hold("pause", True)
    clock.hold("window", True)
    clock.hold("pause", True)
    clock.hold("pause", False)
    passing.now += 9
    assert not clock.running
    assert clock.seconds == 0
    clock.hold("window", False)
    passing.now += 2
    assert clock.seconds == 2


def test_a_hold_that_was_never_set_can_be_given_up(clock):
    clock.hold("pause", False)
    clock.start()
    assert clock.running


def test_a_held_clock_that_is_started_counts_from_the_end_of_the_hold(clock, passing):
    clock.hold("window", True)
    clock.start()
    passing.now += 50
    clock.hold("window", False)
    passing.now += 1
    assert clock.seconds == 1


def test_reset_shows_another_games_time_and_waits_for_its_next_action(clock, passing):
    told = []
    clock.ticked.connect(told.append)
    clock.start()
    passing.now += 30
    clock.reset(75.9)
    assert told == [75]
    passing.now += 30
    assert clock.seconds == 75.9
    clock.start()
    passing.now += 1
    assert clock.seconds == pytest.approx(76.9)


def test_holds_outlive_a_reset(clock, passing):
    clock.hold("pause", True)
    clock.reset(0)
    clock.start()
    assert not clock.running


def test_the_sleep_of_the_machine_is_not_played(clock, passing):
    clock.start()
    passing.now += 10
    clock._on_timeout()
    passing.now += 8 * 3600
    clock._on_timeout()
    assert clock.seconds <= 10 + clock_module.LONGEST_GAP
    passing.now += 5
    assert clock.seconds <= 15 + clock_module.LONGEST_GAP


def test_it_ticks_only_while_it_runs(clock, passing, qtbot):
    clock.start()
    clock._timer.setInterval(5)
    with qtbot.waitSignal(clock.ticked) as signal:
        passing.now += 61.7
    assert signal.args == [61]
    clock.hold("pause", True)
    assert not clock._timer.isActive()
