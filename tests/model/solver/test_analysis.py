"""The analysis says of each step what a fresh search says, and stops when nobody looks."""

import random
from dataclasses import replace

import pytest

from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.analysis import Analysis, Chance, look_at
from scorpion_qt.rules import FAMILY, Board, DealNumber, deal
from scorpion_qt.solver import Lost, StopFlag, Won, odds, solve
from tests.boards import WAITING_FOR_EACH_OTHER, board

SCORPION = FAMILY["scorpion"]


def played(number, moves, seed=1, aside=6, **chosen):
    """A game that follows the win for a while and then the lot."""
    session = Session.begin(SCORPION, DealNumber.parse(str(number)), **chosen)
    history = session.history
    line = getattr(solve(Board(SCORPION, history.current.position)), "line", ())
    chance = random.Random(seed)
    for count in range(moves):
        position = history.current.position
        legal = Board(SCORPION, position).useful_moves
        if not legal:
            break
        history = history.play(line[count] if line and count < aside else chance.choice(legal))
    return session.with_history(history)


@pytest.fixture
def analyse(qtbot, desks):
    made = []

    def start(session):
        made.append(Analysis(session, desks()))
        return made[-1]

    yield start
    for analysis in made:
        analysis.close()


def finish(qtbot, analysis):
    with qtbot.waitSignal(analysis.finished, timeout=60_000):
        analysis.start()


@pytest.mark.slow
@pytest.mark.parametrize("number", [33, 37, 17])
def test_every_step_is_what_a_fresh_search_says(qtbot, analyse, number):
    session = played(number, 12)
    steps = session.history.current.line()
    analysis = analyse(session)
    finish(qtbot, analysis)
    assert analysis.progress == (2 * len(steps), 2 * len(steps))
    truth = [isinstance(solve(Board(SCORPION, step.position)), Won) for step in steps]
    for step, point, winnable in zip(steps, analysis.points, truth, strict=True):
        position = step.position
        assert point.chance is (Chance.WINNABLE if winnable else Chance.LOST)
        moves = Board(SCORPION, position).useful_moves
        assert point.moves == len(moves)
        after = [Board(SCORPION, position).play(move).position for move in moves]
        assert point.keeping == sum(isinstance(solve(Board(SCORPION, each)), Won) for each in after)
        assert point.odds == odds(Board(SCORPION, position), 80).share
    if all(truth) or not truth[0]:
        assert analysis.lost_at is None
    else:
        assert analysis.lost_at == truth.index(False)


def test_in_rest_it_waits_and_goes_on(qtbot, analyse):
    analysis = analyse(played(33, 8))
    analysis.start()
    analysis.set_suspended(True)
    done, _ = analysis.progress
    qtbot.wait(100)
    assert analysis.progress[0] == done
    with qtbot.waitSignal(analysis.finished, timeout=60_000):
        analysis.set_suspended(False)


@pytest.mark.slow
def test_odds_of_a_chosen_deal_count_what_was_possible_then(qtbot, analyse):
    analysis = analyse(played(33, 2, chosen_winnable=True))
    finish(qtbot, analysis)
    assert analysis.points[0].odds == 1.0


def test_where_no_arrangement_can_be_counted_there_are_no_odds(qtbot, analyse):
    session = Session.from_board(Board(SCORPION, board(WAITING_FOR_EACH_OTHER)))
    analysis = analyse(replace(session, chosen_winnable=True))
    finish(qtbot, analysis)
    assert [point.odds for point in analysis.points] == [None]


def test_what_is_not_decided_is_not_called_lost(monkeypatch):
    from scorpion_qt import solver
    from scorpion_qt.solver import Spent, Unknown

    monkeypatch.setattr(solver, "solve", lambda *_: Unknown(Spent(1, 0.0)))
    position = deal(SCORPION, DealNumber.parse("33"))
    assert look_at(Board(SCORPION, position), False, StopFlag()).chance is Chance.UNKNOWN
    monkeypatch.setattr(solver, "solve", lambda *_: Lost(Spent(1, 0.0)))
    assert look_at(Board(SCORPION, position), False, StopFlag()).chance is Chance.LOST
