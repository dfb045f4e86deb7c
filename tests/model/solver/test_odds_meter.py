"""Odds: sharpened while one looks, honest as a forecast, and never about another position."""

import random
from collections import defaultdict
from dataclasses import replace
from math import sqrt

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.odds_meter import BATCH, MOST, SHARP, OddsMeter
from scorpion_qt.rules import FAMILY, Board, DealNumber
from scorpion_qt.solver import COMPILED, Lost, Won, odds, solve
from tests.boards import ONE_OF_720, WAITING_FOR_EACH_OTHER, board
from tests.solver.decks import FULL

SCORPION = FAMILY["scorpion"]
NUMBER = DealNumber.parse("33")


@pytest.fixture
def model(qapp):
    model = GameModel()
    model.load(Session.begin(SCORPION, NUMBER))
    yield model
    model.clock.stop()


@pytest.fixture
def meter(model, desks):
    return OddsMeter(model, desks(model))


@pytest.mark.skipif(not COMPILED, reason="uncompiled it takes minutes")
def test_it_sharpens_until_it_is_sharp(qtbot, model, meter):
    figures = []
    meter.measured.connect(figures.append)
    with qtbot.waitSignal(meter.ended, timeout=60_000):
        meter.start()
    assert not meter.measuring
    assert [figure.samples for figure in figures] == [
        BATCH * number for number in range(1, len(figures) + 1)
    ]
    widths = [figure.high - figure.low for figure in figures]
    assert all(width > 2 * SHARP for width in widths[:-1])
    assert widths[-1] <= 2 * SHARP or figures[-1].samples >= MOST
    assert [figure.is_last for figure in figures] == [False] * (len(figures) - 1) + [True]
    for figure in figures:
        assert figure.low <= figure.share <= figure.high
        assert set(figure.moves) == set(model.board.legal_moves)
        # Who moves gives something up, or nothing: no arrangement becomes winnable by it.
        assert max(figure.moves.values()) <= figure.share + 1e-9
    # The same arrangements every time: a look again shows the same.
    again = []
    meter.measured.connect(again.append)
    meter.start()
    qtbot.waitUntil(lambda: bool(again), timeout=20_000)
    assert again[0] == figures[0]


def test_it_stops_when_the_position_changes(qtbot, model, meter):
    figures = []
    meter.measured.connect(figures.append)
    meter.start()
    model.play(model.board.legal_moves[0])
    assert not meter.measuring
    qtbot.wait(200)
    assert figures == []


def test_it_stops_when_told_to(qtbot, meter):
    with qtbot.waitSignal(meter.ended):
        meter.start()
        meter.stop()
    assert not meter.measuring


@pytest.mark.parametrize(("text", "most"), [(WAITING_FOR_EACH_OTHER, 0), (ONE_OF_720, MOST - 1)])
def test_it_ends_where_no_more_arrangements_are_found(qtbot, model, meter, text, most):
    """The deal counts as chosen because it can be won, and of its arrangements none, or hardly any, can."""
    model.load(replace(Session.from_board(Board(SCORPION, board(text))), chosen_winnable=True))
    figures = []
    meter.measured.connect(figures.append)
    with qtbot.waitSignal(meter.ended, timeout=60_000):
        meter.start()
    assert not meter.measuring
    assert [figure.is_last for figure in figures] == [False] * (len(figures) - 1) + [True]
    assert figures[-1].samples % BATCH or not figures[-1].samples
    assert figures[-1].samples <= most
    assert figures[-1].high == 1.0


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="uncompiled it takes hours")
@pytest.mark.parametrize("chosen", [False, True], ids=["any deal", "chosen as winnable"])
def test_what_is_shown_comes_true_as_often_as_it_says(chosen):
    """Calibration over positions whose hidden cards nobody has looked at, overall and by tenths."""
    # Where the deal was chosen, each arrangement is drawn about eight times until its start can be won.
    full, sample = ((100, 100), (24, 60)) if chosen else ((400, 200), (60, 60))
    positions, samples = full if FULL else sample
    shown, truth = [], []
    for start, dealt in unseen_boards(positions, chosen):
        answer = solve(dealt)
        counted = odds(dealt, samples, seed=1, start=start if chosen else None)
        assert isinstance(answer, Won | Lost)
        assert counted.unknown <= counted.samples / 20
        shown.append(counted.share)
        truth.append(isinstance(answer, Won))
    check(shown, truth, samples)
    tenths = defaultdict(list)
    for share, came_true in zip(shown, truth, strict=True):
        tenths[min(9, int(10 * share))].append((share, came_true))
    assert len(tenths) >= 4
    for pairs in tenths.values():
        check(*zip(*pairs, strict=True), samples)


def unseen_boards(count, chosen):
    """Boards in play, each with the start of its deal; moves are chosen by lot among those that are legal, which shows on the table."""
    chance = random.Random(f"odds {chosen}")
    games = [FAMILY[name] for name in ("scorpion", "scorpion-ii", "three-blind-mice")]
    number = 0
    while count:
        number += 1
        game = games[number % len(games)]
        board = start = Board.deal(game, DealNumber.parse(str(number)))
        if chosen and not isinstance(solve(start), Won):
            continue
        for _ in range(chance.randrange(0, 14)):
            if not board.legal_moves:
                break
            board = board.play(chance.choice(board.legal_moves)).board
        yield start, board
        count -= 1


def check(shown, truth, samples):
    """The sum of what came true lies within four standard deviations of what was said."""
    expected = sum(shown)
    # Of what happens, and of the figures, which come from samples themselves.
    spread = sum(share * (1 - share) * (1 + 1 / samples) + 1 / samples**2 for share in shown)
    assert abs(sum(truth) - expected) <= 4 * sqrt(spread) + 1e-9
