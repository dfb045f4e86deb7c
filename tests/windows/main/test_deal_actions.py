"""New games in the window: winnable ones at once or after a look, the deal of the day with its streak."""

import pytest
from PySide6.QtCore import QDate

from scorpion_qt.model.solver import daily
from scorpion_qt.model.solver.daily import deal_of
from scorpion_qt.model.solver.winnable_deals import wish_for
from scorpion_qt.model.solver.winnable_queues import Wish
from scorpion_qt.rules import FAMILY, Board, DealNumber, parse_game
from scorpion_qt.solver import Won, solve
from scorpion_qt.solver.difficulty import Difficulty, difficulty, play_outs_won
from scorpion_qt.windows.new_game.new_game_dialog import NewGameDialog
from tests.model.solver.test_daily import TODAY, Calendar

SCORPION = FAMILY["scorpion"]
READY = DealNumber.parse("33")


@pytest.fixture
def deal_actions(program):
    return program.window.parts.deal_actions


def put(deal_actions, wish, *numbers):
    """Have deals in the queue."""
    for number in numbers:
        deal_actions.deals.queues.add(wish, number)


def dialog_of(program):
    program.actions.new_game.trigger()
    return program.window.findChild(NewGameDialog)


def winnable(program):
    session = program.model.session
    assert session.chosen_winnable
    return isinstance(solve(Board(session.game, session.history.current.position)), Won)


def test_random_deals_follow_the_choice(qtbot, program, deal_actions):
    program.settings.winnable_only = True
    put(deal_actions, Wish(SCORPION), READY)
    program.actions.random_deal.trigger()
    assert program.model.number == READY
    assert winnable(program)
    program.settings.winnable_only = False
    program.actions.random_deal.trigger()
    assert not program.model.session.chosen_winnable


def test_an_empty_queue_is_waited_for_in_the_open(qtbot, program, deal_actions):
    program.settings.winnable_only = True
    program.settings.difficulty = "hard"
    before = program.model.number
    program.actions.random_deal.trigger()
    assert program.model.number == before
    assert program.notice() == "Looking for a winnable deal…"
    qtbot.waitUntil(lambda: program.model.number != before, timeout=60_000)
    assert winnable(program)
    won = play_outs_won(Board.deal(SCORPION, program.model.number))
    assert difficulty(won) is Difficulty.HARD
    assert program.notice() == ""


@pytest.mark.parametrize("how", ["cancel", "a move"])
def test_waiting_ends_when_one_does_something_else(qtbot, program, deal_actions, how):
    program.settings.winnable_only = True
    before = program.model.number
    program.actions.random_deal.trigger()
    if how == "cancel":
        deal_actions.cancel.trigger()
    else:
        program.model.deal_reserve()
    assert program.notice() == ""
    qtbot.wait(150)
    assert program.model.number == before


def test_the_dialog_deals_at_once_what_is_ready(qtbot, program, deal_actions):
    put(deal_actions, Wish(SCORPION, Difficulty.EASY), READY)
    dialog = dialog_of(program)
    assert not dialog.difficulty.isEnabled()
    dialog.winnable.click()
    dialog.difficulty.setCurrentIndex(dialog.difficulty.findData("easy"))
    dialog.accept()
    assert program.model.number == READY
    assert winnable(program)
    # The choice is there the next time, and for random deals.
    assert (program.settings.winnable_only, program.settings.difficulty) == (True, "easy")
    again = dialog_of(program)
    assert again.winnable.isChecked()
    assert again.difficulty.currentData() == "easy"
    again.reject()


def test_the_dialog_leaves_the_looking_to_the_window(qtbot, program, deal_actions):
    before = program.model.number
    dialog = dialog_of(program)
    dialog.games.choose(FAMILY["wasp"])
    dialog.winnable.click()
    dialog.accept()
    assert not dialog.isVisible()
    assert program.notice() == "Looking for a winnable deal…"
    assert program.model.number == before
    qtbot.waitUntil(lambda: program.model.number != before, timeout=60_000)
    assert program.model.game.id == "wasp"
    assert winnable(program)


def test_the_looking_of_the_dialog_can_be_cancelled(qtbot, program, deal_actions):
    before = program.model.number
    dialog = dialog_of(program)
    dialog.winnable.click()
    dialog.accept()
    deal_actions.cancel.trigger()
    assert program.notice() == ""
    qtbot.wait(100)
    assert program.model.number == before


def test_a_number_counts_more_than_the_wish(program):
    dialog = dialog_of(program)
    dialog.winnable.click()
    dialog.number.setText("17")
    assert not dialog.winnable.isEnabled()
    dialog.accept()
    assert str(program.model.number) == "17"
    assert not program.model.session.chosen_winnable


def test_what_cannot_be_found_is_not_offered(program):
    program.settings.winnable_only = True
    program.window.parts.games.begin(parse_game("wasp-relaxed+reserve=stuck"), READY)
    dialog = dialog_of(program)
    assert not dialog.winnable.isEnabled()
    dialog.accept()
    assert not program.model.session.chosen_winnable
    program.actions.random_deal.trigger()
    assert not program.model.session.chosen_winnable


def test_nothing_is_looked_for_in_a_minimised_window(qtbot, program, deal_actions):
    program.settings.winnable_only = True
    deals, wish = (
        deal_actions.deals,
        wish_for(program.model.game, True, program.settings.difficulty),
    )
    deals._idle.setInterval(0)
    program.window.showMinimized()
    deal_actions.dealer.prepare()
    qtbot.wait(100)
    assert not deals.queues.ready(wish)
    program.window.showNormal()
    qtbot.waitUntil(lambda: bool(deals.queues.ready(wish)), timeout=20_000)


def test_the_deal_of_the_day(qtbot, program, deal_actions, monkeypatch):
    monkeypatch.setattr(daily, "date", Calendar)
    with qtbot.waitSignal(deal_actions.daily.found, timeout=20_000):
        program.actions.deal_of_the_day.trigger()
    model = program.model
    assert (model.game, model.number) == (SCORPION, deal_of(TODAY))
    assert model.session.chosen_winnable
    shown = program.window.locale().toString(
        QDate(TODAY), program.window.locale().FormatType.LongFormat
    )
    assert program.notice().startswith("Deal of the day: ")
    assert shown in program.notice()
    # Asked for again, it goes on.
    model.deal_reserve()
    program.actions.deal_of_the_day.trigger()
    assert model.step.length == 1
    model.undo()
    for move in solve(Board(SCORPION, model.position)).line:
        model.play(move)
    assert "won on 1 day" in program.notice()


def test_the_game_that_was_left_for_it_comes_back(qtbot, program, deal_actions):
    program.model.deal_reserve()
    before = program.model.session.attempt
    with qtbot.waitSignal(deal_actions.daily.found, timeout=20_000):
        program.actions.deal_of_the_day.trigger()
    program.actions.undo.trigger()
    assert program.model.session.attempt == before
