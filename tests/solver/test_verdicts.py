"""Verdicts of real games: lines that the rules play, proofs that hold, limits that are kept."""

import random
import threading
from dataclasses import replace

import pytest

from scorpion_qt.rules import (
    FAMILY,
    Board,
    Build,
    Collect,
    DealNumber,
    Empty,
    Timing,
    parse_move,
)
from scorpion_qt.solver import (
    COMPILED,
    Limits,
    Lost,
    StopFlag,
    Unknown,
    UnsoundLine,
    Won,
    encoding,
    solve,
)
from scorpion_qt.solver.strategy import STRATEGIES, strategy
from tests import golden
from tests.boards import WON_BUT_ONE, board
from tests.rules.independent import Board as SecondBoard
from tests.solver.decks import FULL

EVERY_GAME = [
    replace(game, collect=collect, timing=timing, empty=empty)
    for game in FAMILY.values()
    if game.build is not Build.CURDS
    for collect in (
        [Collect.NEVER] if not game.collects else [Collect.RECEIVING, Collect.UNCOVERED]
    )
    for timing in Timing
    for empty in Empty
] + [FAMILY["curds-and-whey"]]

QUICK = Limits(nodes=20_000)


def start(game, number):
    return Board.deal(game, DealNumber.parse(str(number)))


@pytest.mark.parametrize("game", dict.fromkeys(EVERY_GAME), ids=lambda game: game.id)
def test_a_line_wins_by_the_rules_written_a_second_time(game):
    for number in range(1, 200 if FULL else 12 if COMPILED else 3):
        verdict = solve(start(game, number), QUICK)
        if isinstance(verdict, Won):
            second = SecondBoard(game.id, number)
            for action in verdict.line:
                assert str(action) in second.legal()
                second.play(str(action))
            assert second.won()


def test_every_game_has_its_layers():
    assert {(game.build, game.empty) for game in EVERY_GAME} == set(STRATEGIES)
    assert all(strategy(game).steps for game in EVERY_GAME)


@pytest.mark.parametrize("nth", range(20))
def test_no_position_of_a_game_that_pysolfc_won_is_lost(shared, nth):
    entry = golden.load(shared, "pysolfc_traces.json")["won_games"][nth]
    game = golden.game_of(entry, collecting=Collect.UNCOVERED)
    at = start(game, entry["deal"])
    for played, text in enumerate(entry["moves"]):
        if COMPILED or played % 20 == 0:
            verdict = solve(at, Limits(nodes=100_000 if COMPILED else 2_000))
            assert not isinstance(verdict, Lost)
        if not text.endswith(">F"):  # collected already, in this game
            at = at.play(golden.action(at.position, text)).board
    assert at.is_won


@pytest.mark.parametrize(
    "identity", ["scorpion", "scorpion-traditional", "wasp", "three-blind-mice"]
)
def test_lost_stays_lost_and_won_was_won_before(identity):
    game = FAMILY[identity]
    chance = random.Random(identity)
    for number in range(1, 300 if FULL else 15 if COMPILED else 4):
        at = start(game, number)
        before = type(solve(at, QUICK))
        for _ in range(40):
            if not at.legal_moves:
                break
            at = at.play(chance.choice(at.legal_moves)).board
            after = type(solve(at, QUICK))
            assert (before, after) != (Lost, Won)
            before = Unknown if Unknown in (before, after) else after
            if before is Lost and chance.random() < 0.8:
                break


def test_a_game_that_is_won_needs_no_moves():
    game = FAMILY["scorpion"]
    position = board("- | - | - | - | - | - | - / / CDHS")
    assert solve(Board(game, position)).line == ()


def test_one_move_from_the_win():
    game = FAMILY["scorpion"]
    verdict = solve(Board(game, board(WON_BUT_ONE)))
    assert [str(action) for action in verdict.line] == ["QS>1"]


def test_the_house_rule_decides():
    """One deal, won where any card may go to an empty column and lost where only kings may."""
    number = next(
        n for n in range(1, 50) if isinstance(solve(start(FAMILY["wasp"], n), QUICK), Won)
    )
    assert isinstance(solve(start(FAMILY["scorpion"], number)), Lost)


class TestLimits:
    def test_out_of_nodes_is_unknown_and_says_what_was_spent(self):
        game = FAMILY["curds-and-whey"]
        verdict = solve(start(game, 1), Limits(nodes=10))
        assert isinstance(verdict, Unknown)
        assert 10 <= verdict.spent.nodes < 1000

    def test_out_of_memory_is_unknown(self):
        game = FAMILY["scorpion-traditional"]
        lost = start(game, 330)  # after 11299 nodes
        assert isinstance(solve(lost, Limits(memory=1 << 16)), Unknown)
        assert isinstance(solve(lost), Lost)

    def test_a_stop_before_the_search(self):
        game = FAMILY["scorpion-relaxed"]
        stop = StopFlag()
        stop.stop()
        answer = solve(start(game, 1), stop=stop)
        assert isinstance(answer, Unknown)
        assert answer.spent.nodes == 0
        assert stop.stopped

    def test_a_stop_from_another_thread(self):
        stop = StopFlag()
        stopper = threading.Timer(0.02, stop.stop)
        stopper.start()
        answered = solve(hard_curds(), stop=stop)
        stopper.join()
        assert isinstance(answered, Unknown)


def hard_curds():
    """A board of Curds and Whey that no search finishes soon."""
    game = FAMILY["curds-and-whey"]
    return next(
        board
        for board in (start(game, number) for number in range(1, 100))
        if isinstance(solve(board, Limits(100_000 if COMPILED else 3_000)), Unknown)
    )


@pytest.mark.skipif(not COMPILED, reason="so many nodes take long without the compiled core")
def test_a_search_gives_up_only_when_it_has_looked_at_all_it_may():
    """What it looked at before the beams does not count twice when it goes on after them."""
    most = 45_000
    verdict = solve(start(FAMILY["wasp"], 23), Limits(nodes=most))
    assert isinstance(verdict, Won) or verdict.spent.nodes > 0.9 * most


def test_a_line_that_the_rules_refuse_is_never_returned(monkeypatch):
    one_from_win = Board(FAMILY["scorpion"], board(WON_BUT_ONE))
    monkeypatch.setattr(encoding, "actions", lambda game, line: [])
    with pytest.raises(UnsoundLine):
        solve(one_from_win)
    twice = [one_from_win.legal_moves[0]] * 2
    assert twice[0] != parse_move("QS>1")
    monkeypatch.setattr(encoding, "actions", lambda game, line: twice)
    with pytest.raises(UnsoundLine):
        solve(one_from_win)


def test_several_questions_at_once_get_the_answers_of_one_at_a_time():
    questions = [
        start(FAMILY[name], number)
        for name in ("scorpion", "wasp", "scorpion-relaxed")
        for number in range(1, 6 if COMPILED else 3)
    ]
    limits = Limits(nodes=30_000 if COMPILED else 1_000)
    alone = [answer(solve(question, limits)) for question in questions]
    together = [None] * len(questions)

    def ask(n):
        together[n] = answer(solve(questions[n], limits))

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(len(questions))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert together == alone


def answer(verdict):
    return type(verdict), verdict.spent.nodes, getattr(verdict, "line", None)
