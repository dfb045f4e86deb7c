"""The adviser says of each position what was proven of that one, however slow the answers are."""

import random
import time

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver import query
from scorpion_qt.model.solver.hints import HintBasis, promising_moves
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import DEALS_REMEMBERED, SolverService
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.rules import FAMILY, Board, DealNumber
from scorpion_qt.solver import Lost, Spent, Unknown, Won, solve

SCORPION = FAMILY["scorpion"]
WINNABLE, HOPELESS = DealNumber.parse("33"), DealNumber.parse("17")
LOST_WORDS = {GameStatus.NO_LONGER_WINNABLE, GameStatus.DEAL_LOST, GameStatus.LOST}


@pytest.fixture
def model(qapp):
    model = GameModel()
    model.load(Session.begin(SCORPION, WINNABLE))
    yield model
    model.clock.stop()


@pytest.fixture
def solver(model, desks):
    return SolverService(model, desks(model))


def settled(qtbot, solver):
    qtbot.waitUntil(lambda: solver.status is not GameStatus.LOOKING, timeout=10_000)
    return solver.status


def asked(qtbot, signal, ask):
    """What a question is answered with."""
    with qtbot.waitSignal(signal, timeout=20_000) as answer:
        ask()
    return answer.args[0]


def lose(model):
    """Make moves until the game cannot be won any more."""
    while isinstance(solve(model.board), Won):
        moves = [m for m in model.board.legal_moves if model.board.counts(m)]
        after = {move: model.board.play(move).position for move in moves}
        losing = (m for m in moves if isinstance(solve(Board(SCORPION, after[m])), Lost))
        model.play(next(losing, moves[0]))
    assert not model.is_won


class Slow:
    """The solver, made slow on purpose; deaf to stops if wished. It remembers what was asked and true."""

    def __init__(self, seconds, deaf):
        self.seconds = seconds
        self.deaf = deaf
        self.truth = {}

    def __call__(self, game, position, limits=None, stop=None, **_):
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            time.sleep(0.001)
            if stop.stopped and not self.deaf:
                return Unknown(Spent(0, 0.0))
        return self.of(position)

    def of(self, position):
        if position not in self.truth:
            self.truth[position] = solve(Board(SCORPION, position))
        return self.truth[position]


@pytest.mark.parametrize("deaf", [False, True])
@pytest.mark.parametrize("number", [5, 33, 37, 17, 40])
def test_no_verdict_ever_on_another_position(qtbot, model, desks, monkeypatch, number, deaf):
    """Quick play, undo, redo, restarts and new deals, with a solver that answers when all has changed."""
    slow, seen = Slow(0.015, deaf), []
    monkeypatch.setattr(query, "solve", slow)
    solver = SolverService(model, desks(model))

    def check():
        verdict = solver.verdict
        if verdict in (GameStatus.NOT_ASKED, GameStatus.LOOKING):
            return
        seen.append(verdict)
        truth = slow.of(model.board)
        if verdict is GameStatus.WINNABLE:
            assert isinstance(truth, Won)
            line = solver.proof_cache.winning_line(model.board)
            assert not line or model.board.refusal(line[0]) is None
        else:
            assert verdict in LOST_WORDS
            assert isinstance(truth, Lost)
            assert (verdict is GameStatus.DEAL_LOST) <= isinstance(
                slow.of(model.step.start.board), Lost
            )

    solver.status_changed.connect(check)
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    model.load(Session.begin(SCORPION, DealNumber.parse(str(number))))
    chance = random.Random(number)
    for _ in range(60):
        moves = model.board.legal_moves
        lot = chance.random()
        if lot < 0.55 and moves:
            model.play(chance.choice(moves))
        elif lot < 0.75:
            model.undo()
        elif lot < 0.9:
            model.redo()
        elif lot < 0.95:
            model.restart()
        else:
            model.new_game(SCORPION, DealNumber.parse(str(chance.randrange(1, 60))))
        check()
        qtbot.wait(chance.choice([0, 1, 5, 20, 40]))
    assert settled(qtbot, solver) is not GameStatus.NOT_ASKED
    assert len(seen) > 10


def test_it_asks_only_when_told_to(qtbot, model, solver):
    model.play(model.board.legal_moves[0])
    qtbot.wait(50)
    assert solver.status is GameStatus.NOT_ASKED
    solver.ask()
    assert solver.status is GameStatus.LOOKING
    assert settled(qtbot, solver) in {GameStatus.WINNABLE, *LOST_WORDS}
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    model.play(model.board.legal_moves[-1])
    assert settled(qtbot, solver) is not GameStatus.NOT_ASKED


def test_an_answer_is_remembered(qtbot, model, solver, monkeypatch):
    solver.ask()
    known = settled(qtbot, solver)
    monkeypatch.setattr(query, "solve", None)
    model.play(model.board.legal_moves[0])
    model.undo()
    assert solver.status is known
    solver.ask()
    assert solver.status is known


def test_undoing_a_new_game_finds_its_verdicts_again(qtbot, model, solver):
    solver.ask()
    known = settled(qtbot, solver)
    model.new_game(SCORPION, HOPELESS)
    assert solver.status is GameStatus.NOT_ASKED
    model.undo()
    assert solver.status is known
    for number in range(1, DEALS_REMEMBERED + 3):
        model.new_game(SCORPION, DealNumber.parse(str(number)))
    assert len(solver._known) <= DEALS_REMEMBERED


def test_the_same_board_under_other_rules_is_another_question(qtbot, model, solver):
    solver.ask()
    settled(qtbot, solver)
    model.new_game(FAMILY["scorpion-relaxed"], WINNABLE)
    assert solver.status is GameStatus.NOT_ASKED


def test_verdicts_of_a_game_that_is_lost_on_the_way(qtbot, model, solver):
    solver.ask()
    assert settled(qtbot, solver) is GameStatus.WINNABLE
    lose(model)
    solver.ask()
    assert settled(qtbot, solver) is GameStatus.NO_LONGER_WINNABLE
    model.new_game(SCORPION, HOPELESS)
    solver.ask()
    assert settled(qtbot, solver) is GameStatus.DEAL_LOST


def test_what_is_not_decided_says_how_far_it_looked(qtbot, model, solver, monkeypatch):
    monkeypatch.setattr(query, "solve", lambda *_, **__: Unknown(Spent(123, 0.1)))
    solver.ask()
    assert settled(qtbot, solver) is GameStatus.NOT_DECIDED
    assert solver.nodes == 123


def test_in_rest_nothing_is_asked(qtbot, model, solver):
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    solver.set_suspended(True)
    model.play(model.board.legal_moves[0])
    qtbot.wait(50)
    assert solver.status is GameStatus.NOT_ASKED
    solver.set_suspended(False)
    assert settled(qtbot, solver) is not GameStatus.NOT_ASKED


def test_a_hint_does_not_cost_the_verdict(qtbot, model, solver, monkeypatch):
    """In the fair way nothing is proven by it, and it takes the place of the verdict's question."""
    monkeypatch.setattr(query, "FAIR_SAMPLES", 5)
    solver.set_fair(True)
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    asked(qtbot, solver.hint_found, solver.hint)
    assert settled(qtbot, solver) is not GameStatus.NOT_ASKED


def test_hints_that_are_asked_for_again_are_others_and_proven(qtbot, model, solver):
    shown = []
    while (hint := asked(qtbot, solver.hint_found, solver.hint)).move is not None:
        assert hint.basis is HintBasis.PROVEN
        assert hint.move not in shown
        shown.append(hint.move)
        after = model.board.play(hint.move).position
        assert isinstance(solve(Board(SCORPION, after)), Won)
    assert hint.basis is HintBasis.NO_OTHER
    proven = [
        move
        for move in promising_moves(model.board)
        if isinstance(solve(Board(SCORPION, model.board.play(move).position)), Won)
    ]
    assert set(shown) == set(proven)
    # After the last one, and after an action, one begins anew.
    assert asked(qtbot, solver.hint_found, solver.hint).move == shown[0]
    model.play(shown[0])
    model.undo()
    assert asked(qtbot, solver.hint_found, solver.hint).move == shown[0]


def test_no_hint_where_all_is_lost(qtbot, model, solver):
    model.load(Session.begin(SCORPION, HOPELESS))
    for _ in range(2):
        hint = asked(qtbot, solver.hint_found, solver.hint)
        assert (hint.basis, hint.move) == (HintBasis.LOST, None)


def test_advice_is_marked_as_such(qtbot, model, solver, monkeypatch):
    monkeypatch.setattr(query, "solve", lambda *_, **__: Unknown(Spent(1, 0.0)))
    shown = []
    while (hint := asked(qtbot, solver.hint_found, solver.hint)).move is not None:
        assert hint.basis is HintBasis.ADVICE
        shown.append(hint.move)
    assert shown == promising_moves(model.board)
    assert hint.basis is HintBasis.ADVICE


def test_a_fair_hint_looks_at_no_hidden_card(qtbot, model, solver, monkeypatch):
    """With the unseen cards exchanged it is the same."""
    from dataclasses import replace

    from scorpion_qt.rules import History
    from scorpion_qt.solver.odds import relabelled

    monkeypatch.setattr(query, "FAIR_SAMPLES", 12)
    solver.set_fair(True)
    position = model.position
    unseen = sorted(Board(SCORPION, position).hidden)
    hints = []
    for turn in (0, 3, 7):
        cards = dict(zip(unseen, unseen[turn:] + unseen[:turn], strict=True))
        history = History.begin(Board(SCORPION, relabelled(position, cards)))
        model.load(replace(model.session, number=None, counted=False, history=history))
        hints.append(asked(qtbot, solver.hint_found, solver.hint))
    assert hints[0].basis is HintBasis.BEST_ODDS
    assert len({(str(hint.move), hint.share) for hint in hints}) == 1


def test_the_way_back_leads_to_the_last_winnable_position(qtbot, model, solver):
    line = solve(model.board).line
    for move in line[:3]:
        model.play(move)
    lose(model)
    for _ in range(3):
        moves = model.board.legal_moves
        if moves:
            model.play(moves[0])
    step = asked(qtbot, solver.way_back_found, solver.way_back)
    steps = model.step.line()
    winnable = [isinstance(solve(Board(SCORPION, each.position)), Won) for each in steps]
    assert step is steps[max(i for i, can_be_won in enumerate(winnable) if can_be_won)]


def test_without_a_winnable_position_there_is_no_way_back(qtbot, model, solver):
    model.load(Session.begin(SCORPION, HOPELESS))
    model.play(model.board.legal_moves[0])
    assert asked(qtbot, solver.way_back_found, solver.way_back) is None
