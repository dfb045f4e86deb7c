"""The deal of the day is the same for everybody, can be won, and a win of it counts once."""

import re
from datetime import date, timedelta

import pytest
from PySide6.QtCore import QSettings

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver import daily
from scorpion_qt.model.solver.daily import GAME, Daily, Streak, candidates, deal_of
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import Board, DealNumber
from scorpion_qt.solver import Limits, Lost, StopFlag, Won, solve
from tests.conftest import ROOT

TODAY = date(2026, 1, 2)


def documented():
    text = (ROOT / "docs" / "deal-of-the-day.md").read_text(encoding="utf-8")
    return re.findall(r"\| (\d{4}-\d\d-\d\d) \| (\d+) \|", text)


def test_the_deals_are_those_of_the_document():
    assert len(documented()) == 5
    for day, number in documented():
        assert str(deal_of(date.fromisoformat(day))) == number


def test_it_is_the_first_that_can_be_won_and_all_before_it_are_lost():
    for offset in range(5):
        day = TODAY + timedelta(days=offset)
        chosen = deal_of(day)
        for number in candidates(day):
            answer = solve(Board.deal(GAME, number))
            if number == chosen:
                assert isinstance(answer, Won)
                break
            # Not one that a larger budget would find winnable.
            assert isinstance(answer, Lost)


def test_no_limit_is_near():
    """A hundredth of the budget finds the same deals: what decides is not how much is spent."""
    for offset in range(10):
        day = TODAY + timedelta(days=offset)
        expected = deal_of(day)
        for number in candidates(day):
            if isinstance(solve(Board.deal(GAME, number), Limits(nodes=10_000)), Won):
                assert number == expected
                break


def test_numbers_are_short_enough_to_read_out():
    day = iter(candidates(TODAY))
    for _ in range(100):
        number = next(day)
        assert len(str(number)) == 9
        assert DealNumber.parse(str(number)) == number


def test_a_stop_gives_no_deal():
    stop = StopFlag()
    stop.stop()
    assert deal_of(TODAY, stop) is None


def days(*numbers):
    return [TODAY + timedelta(days=number) for number in numbers]


@pytest.mark.parametrize(
    ("won", "today", "length", "longest"),
    [
        ((), 0, 0, 0),
        ((0,), 0, 1, 1),
        ((0, 0, 0), 0, 1, 1),
        ((0, 1, 2), 2, 3, 3),
        ((0, 1, 2), 3, 3, 3),
        ((0, 1, 2), 4, 0, 3),
        ((0, 1, 4), 4, 1, 2),
        ((0, 1, 4, 5, 6), 6, 3, 3),
        ((1, 0), 1, 2, 2),
        ((2, 3, 1, 0), 3, 4, 4),
        ((5, 1), 5, 1, 1),
    ],
)
def test_streaks(won, today, length, longest):
    streak = Streak()
    for day in days(*won):
        streak = streak.with_win(day)
    assert streak.at(TODAY + timedelta(days=today)) == length
    assert streak.longest == longest


class Calendar(date):
    @classmethod
    def today(cls):
        return TODAY


@pytest.fixture
def model(qapp):
    model = GameModel()
    yield model
    model.clock.stop()


@pytest.fixture
def settings(tmp_path):
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def starts(model, settings, desks, monkeypatch):
    monkeypatch.setattr(daily, "date", Calendar)
    return lambda: Daily(model, settings, desks(model))


def asked(qtbot, today):
    with qtbot.waitSignal(today.found, timeout=20_000) as found:
        today.ask()
    return found.args[0]


def win(model, number, **session):
    from dataclasses import replace

    model.load(replace(Session.begin(GAME, number), **session))
    for move in solve(model.board).line:
        model.play(move)
    assert model.is_won


def test_a_win_counts_and_is_kept(qtbot, model, starts):
    first = starts()
    number = asked(qtbot, first)
    assert number == deal_of(TODAY)
    assert first.streak == Streak()
    win(model, number)
    assert first.streak == Streak(TODAY, 1, 1)
    model.undo()
    model.redo()
    assert first.streak == Streak(TODAY, 1, 1)
    second = starts()
    assert second.streak == Streak(TODAY, 1, 1)
    # The deal is known without being looked for: a game of the day that was left can be won.
    assert second.day == TODAY


@pytest.mark.parametrize("session", [{"shown": True}, {"counted": False}])
def test_what_is_no_win_of_the_players_does_not_count(qtbot, model, starts, session):
    today = starts()
    win(model, asked(qtbot, today), **session)
    assert today.streak == Streak()


def test_another_deal_does_not_count(qtbot, model, starts):
    today = starts()
    asked(qtbot, today)
    win(model, DealNumber.parse("33"))
    assert today.streak == Streak()


@pytest.mark.parametrize("entry", ["", "x", "-5", "9999999999", "2026-13-01", "٣"])
def test_damaged_entries_count_as_none(model, starts, settings, entry):
    for name in ("last", "length", "longest", "number", "day"):
        settings.store.setValue(f"daily/{name}", entry)
    assert starts().streak == Streak()
    settings.store.setValue("daily/last", "2026-01-01")
    assert starts().streak.last == date(2026, 1, 1)
