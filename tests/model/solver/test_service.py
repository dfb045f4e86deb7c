"""The service says of each board what was proven of that one, however slow the answers are."""

import random
import time
from dataclasses import replace

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver import query
from scorpion_qt.model.solver.desk import Kind
from scorpion_qt.model.solver.hints import HintBasis, promising_moves
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.solver.service import DEALS_REMEMBERED, SolverService
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.rules import FAMILY, Board, DealNumber
from scorpion_qt.solver import Lost, Spent, Unknown, Won, solve
from tests.boards import WAITING_FOR_EACH_OTHER, board

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
def desk(model, desks):
    return desks(model)


@pytest.fixture
def solver(model, desk):
    return SolverService(model, desk)


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
        moves = model.board.useful_moves
        losing = (m for m in moves if isinstance(solve(model.board.play(m).board), Lost))
        model.play(next(losing, moves[0]))
    assert not model.is_won


class Slow:
    """The solver, made slow on purpose; deaf to stops if wished. It remembers what was asked and true."""

    def __init__(self, seconds, deaf):
        self.seconds = seconds
        self.deaf = deaf
        self.truth = {}

    def __call__(self, board, limits=None, stop=None, **_):
        end = time.monotonic() + self.seconds
        while time.monotonic() < end:
            time.sleep(0.001)
            if stop.stopped and not self.deaf:
                return Unknown(Spent(0, 0.0))
        return self.of(board)

    def of(self, board):
        if board not in self.truth:
            self.truth[board] = solve(board)
        return self.truth[board]


@pytest.mark.slow
@pytest.mark.parametrize("deaf", [False, True])
@pytest.mark.parametrize("number", [5, 33, 37, 17, 40])
def test_no_verdict_ever_on_another_position(qtbot, model, desk, monkeypatch, number, deaf):
    """Quick play, undo, redo, restarts and new deals, with a solver that answers when all has changed."""
    slow, seen = Slow(0.015, deaf), []
    monkeypatch.setattr(query, "solve", slow)
    solver = SolverService(model, desk)

    def check():
        status = solver.status
        if status in (GameStatus.NOT_ASKED, GameStatus.LOOKING):
            return
        seen.append(status)
        truth = slow.of(model.board)
        if status is GameStatus.WINNABLE:
            assert isinstance(truth, Won)
            line = solver.proof_cache.winning_line(model.board)
            assert not line or model.board.refusal(line[0]) is None
        else:
            assert status in LOST_WORDS
            assert isinstance(truth, Lost)
            assert (status is GameStatus.DEAL_LOST) <= isinstance(
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
    assert len(solver._caches) <= DEALS_REMEMBERED


def test_the_deals_forgotten_are_those_not_played_for_longest(model, solver):
    """A deal that is played again is not the oldest any more, though it was begun first."""
    first = solver.proof_cache
    for number in range(1, DEALS_REMEMBERED):
        model.load(Session.begin(SCORPION, DealNumber.parse(str(number))))
    model.load(Session.begin(SCORPION, WINNABLE))
    assert solver.proof_cache is first
    model.load(Session.begin(SCORPION, DealNumber.parse(str(DEALS_REMEMBERED))))
    model.load(Session.begin(SCORPION, WINNABLE))
    assert solver.proof_cache is first


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


def test_out_of_sight_nothing_is_computed(qtbot, model, desk, solver, monkeypatch):
    computed = []
    monkeypatch.setattr(query, "solve", lambda *args, **_: computed.append(args) or solve(*args))
    desk.set_suspended(True)
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    model.play(model.board.legal_moves[0])
    qtbot.wait(50)
    assert solver.status is GameStatus.LOOKING
    assert not computed
    desk.set_suspended(False)
    assert settled(qtbot, solver) is not GameStatus.NOT_ASKED
    assert computed


@pytest.mark.parametrize("mode", VerdictMode)
def test_a_question_is_asked_after_a_change_only_where_every_verdict_is_wanted(
    qtbot, model, desk, solver, monkeypatch, mode
):
    """What nobody wants to know is not computed."""
    questions, ask = [], desk.ask
    monkeypatch.setattr(desk, "ask", lambda question: questions.append(question) or ask(question))
    solver.set_verdict_mode(mode)
    told = []
    solver.status_changed.connect(lambda: told.append(solver.status))
    for act in (
        lambda: model.play(model.board.legal_moves[0]),
        lambda: model.play(model.board.legal_moves[-1]),
        model.undo,
        model.restart,
        model.undo,
        lambda: model.new_game(SCORPION, HOPELESS),
    ):
        questions.clear()
        act()
        if mode is VerdictMode.ALWAYS:
            assert {question.kind for question in questions} <= {Kind.VERDICT}
            settled(qtbot, solver)
        else:
            assert questions == []
            assert not desk.is_open(*Kind)
            assert told[-1] is solver.status is GameStatus.NOT_ASKED
    if mode is VerdictMode.ALWAYS:
        assert solver.status is GameStatus.DEAL_LOST
    else:
        # On request it is.
        solver.ask()
        assert [question.kind for question in questions] == [Kind.VERDICT]
        assert settled(qtbot, solver) is GameStatus.DEAL_LOST


def test_what_follows_from_the_line_is_asked_of_nobody(qtbot, model, desk, solver, monkeypatch):
    """With every verdict wanted: along a winning line, and after a loss, all is known."""
    solver.set_verdict_mode(VerdictMode.ALWAYS)
    assert settled(qtbot, solver) is GameStatus.WINNABLE
    monkeypatch.setattr(desk, "ask", None)
    for move in solver.proof_cache.winning_line(model.board)[:5]:
        model.play(move)
        assert solver.status is GameStatus.WINNABLE
    monkeypatch.undo()
    model.new_game(SCORPION, HOPELESS)
    assert settled(qtbot, solver) is GameStatus.DEAL_LOST
    monkeypatch.setattr(desk, "ask", None)
    for _ in range(3):
        model.play(model.board.legal_moves[0])
        assert solver.status is GameStatus.DEAL_LOST


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
        assert isinstance(solve(model.board.play(hint.move).board), Won)
    assert hint.basis is HintBasis.NO_OTHER
    proven = [
        move
        for move in promising_moves(model.board)
        if isinstance(solve(model.board.play(move).board), Won)
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
    from scorpion_qt.rules import History
    from scorpion_qt.solver.odds import relabelled

    monkeypatch.setattr(query, "FAIR_SAMPLES", 12)
    solver.set_fair(True)
    position = model.position
    unseen = sorted(model.board.hidden)
    hints = []
    for turn in (0, 3, 7):
        cards = dict(zip(unseen, unseen[turn:] + unseen[:turn], strict=True))
        history = History.begin(Board(SCORPION, relabelled(position, cards)))
        model.load(replace(model.session, number=None, counted=False, history=history))
        hints.append(asked(qtbot, solver.hint_found, solver.hint))
    assert hints[0].basis is HintBasis.BEST_ODDS
    assert len({(str(hint.move), hint.share) for hint in hints}) == 1


def test_without_odds_a_fair_hint_is_only_advice(qtbot, model, solver):
    """No arrangement of this board can be won from its start, so none can be counted."""
    position = board(WAITING_FOR_EACH_OTHER)
    model.load(replace(Session.from_board(Board(SCORPION, position)), chosen_winnable=True))
    solver.set_fair(True)
    shown = []
    while (hint := asked(qtbot, solver.hint_found, solver.hint)).move is not None:
        assert hint.basis is HintBasis.ADVICE
        shown.append(hint.move)
    assert hint.basis is HintBasis.ADVICE
    assert shown == promising_moves(Board(SCORPION, position))


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
    winnable = [isinstance(solve(each.board), Won) for each in steps]
    assert step is steps[max(i for i, can_be_won in enumerate(winnable) if can_be_won)]


def test_without_a_winnable_position_there_is_no_way_back(qtbot, model, solver):
    model.load(Session.begin(SCORPION, HOPELESS))
    model.play(model.board.legal_moves[0])
    assert asked(qtbot, solver.way_back_found, solver.way_back) is None
