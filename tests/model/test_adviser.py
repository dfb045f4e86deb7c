"""The adviser says of each position what was proven of that one, however slow the answers are."""

import random
import time

import pytest

from scorpion_qt.model import inquiry
from scorpion_qt.model.adviser import DEALS_REMEMBERED, Adviser
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.model.hints import Standing, advised
from scorpion_qt.model.knowledge import Verdict
from scorpion_qt.model.session import Session
from scorpion_qt.model.settings import Asking
from scorpion_qt.rules import FAMILY, DealNumber, counts, legal_moves, play, refusal
from scorpion_qt.solver import Lost, Spent, Unknown, Won, solve

SCORPION = FAMILY["scorpion"]
WINNABLE, HOPELESS = DealNumber.parse("33"), DealNumber.parse("17")
LOST_WORDS = {Verdict.NO_LONGER_WINNABLE, Verdict.DEAL_LOST, Verdict.LOST}


@pytest.fixture
def model(qapp):
    model = GameModel()
    model.load(Session.begin(SCORPION, WINNABLE))
    yield model
    model.clock.stop()


@pytest.fixture
def adviser(model):
    adviser = Adviser(model)
    yield adviser
    adviser.close()


def settled(qtbot, adviser):
    qtbot.waitUntil(lambda: adviser.verdict is not Verdict.LOOKING, timeout=10_000)
    return adviser.verdict


def asked(qtbot, signal, ask):
    """What a question is answered with."""
    with qtbot.waitSignal(signal, timeout=20_000) as answer:
        ask()
    return answer.args[0]


def lose(model):
    """Make moves until the game cannot be won any more."""
    while isinstance(solve(SCORPION, model.position), Won):
        moves = [
            m for m in legal_moves(SCORPION, model.position) if counts(SCORPION, model.position, m)
        ]
        after = {move: play(SCORPION, model.position, move).position for move in moves}
        losing = (m for m in moves if isinstance(solve(SCORPION, after[m]), Lost))
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
            self.truth[position] = solve(SCORPION, position)
        return self.truth[position]


@pytest.mark.parametrize("deaf", [False, True])
@pytest.mark.parametrize("number", [5, 33, 37, 17, 40])
def test_no_verdict_ever_on_another_position(qtbot, model, monkeypatch, number, deaf):
    """Quick play, undo, redo, restarts and new deals, with a solver that answers when all has changed."""
    slow, seen = Slow(0.015, deaf), []
    monkeypatch.setattr(inquiry, "solve", slow)
    adviser = Adviser(model)

    def check():
        verdict = adviser.verdict
        if verdict in (Verdict.NOT_ASKED, Verdict.LOOKING):
            return
        seen.append(verdict)
        truth = slow.of(model.position)
        if verdict is Verdict.WINNABLE:
            assert isinstance(truth, Won)
            line = adviser.knowledge.winning_line(model.position)
            assert not line or refusal(SCORPION, model.position, line[0]) is None
        else:
            assert verdict in LOST_WORDS
            assert isinstance(truth, Lost)
            assert (verdict is Verdict.DEAL_LOST) <= isinstance(
                slow.of(model.step.start.position), Lost
            )

    adviser.verdict_changed.connect(check)
    adviser.set_asking(Asking.ALWAYS)
    model.load(Session.begin(SCORPION, DealNumber.parse(str(number))))
    chance = random.Random(number)
    for _ in range(60):
        moves = legal_moves(SCORPION, model.position)
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
    assert settled(qtbot, adviser) is not Verdict.NOT_ASKED
    assert len(seen) > 10
    adviser.close()


def test_it_asks_only_when_told_to(qtbot, model, adviser):
    model.play(legal_moves(SCORPION, model.position)[0])
    qtbot.wait(50)
    assert adviser.verdict is Verdict.NOT_ASKED
    adviser.ask()
    assert adviser.verdict is Verdict.LOOKING
    assert settled(qtbot, adviser) in {Verdict.WINNABLE, *LOST_WORDS}
    adviser.set_asking(Asking.ALWAYS)
    model.play(legal_moves(SCORPION, model.position)[-1])
    assert settled(qtbot, adviser) is not Verdict.NOT_ASKED


def test_an_answer_is_remembered(qtbot, model, adviser, monkeypatch):
    adviser.ask()
    known = settled(qtbot, adviser)
    monkeypatch.setattr(inquiry, "solve", None)
    model.play(legal_moves(SCORPION, model.position)[0])
    model.undo()
    assert adviser.verdict is known
    adviser.ask()
    assert adviser.verdict is known


def test_undoing_a_new_game_finds_its_verdicts_again(qtbot, model, adviser):
    adviser.ask()
    known = settled(qtbot, adviser)
    model.new_game(SCORPION, HOPELESS)
    assert adviser.verdict is Verdict.NOT_ASKED
    model.undo()
    assert adviser.verdict is known
    for number in range(1, DEALS_REMEMBERED + 3):
        model.new_game(SCORPION, DealNumber.parse(str(number)))
    assert len(adviser._known) <= DEALS_REMEMBERED


def test_the_same_board_under_other_rules_is_another_question(qtbot, model, adviser):
    adviser.ask()
    settled(qtbot, adviser)
    model.new_game(FAMILY["scorpion-relaxed"], WINNABLE)
    assert adviser.verdict is Verdict.NOT_ASKED


def test_verdicts_of_a_game_that_is_lost_on_the_way(qtbot, model, adviser):
    adviser.ask()
    assert settled(qtbot, adviser) is Verdict.WINNABLE
    lose(model)
    adviser.ask()
    assert settled(qtbot, adviser) is Verdict.NO_LONGER_WINNABLE
    model.new_game(SCORPION, HOPELESS)
    adviser.ask()
    assert settled(qtbot, adviser) is Verdict.DEAL_LOST


def test_what_is_not_decided_says_how_far_it_looked(qtbot, model, adviser, monkeypatch):
    monkeypatch.setattr(inquiry, "solve", lambda *_, **__: Unknown(Spent(123, 0.1)))
    adviser.ask()
    assert settled(qtbot, adviser) is Verdict.NOT_DECIDED
    assert adviser.nodes == 123


def test_in_rest_nothing_is_asked(qtbot, model, adviser):
    adviser.set_asking(Asking.ALWAYS)
    adviser.set_resting(True)
    model.play(legal_moves(SCORPION, model.position)[0])
    qtbot.wait(50)
    assert adviser.verdict is Verdict.NOT_ASKED
    adviser.set_resting(False)
    assert settled(qtbot, adviser) is not Verdict.NOT_ASKED


def test_a_hint_does_not_cost_the_verdict(qtbot, model, adviser, monkeypatch):
    """In the fair way nothing is proven by it, and it takes the place of the verdict's question."""
    monkeypatch.setattr(inquiry, "FAIR_SAMPLES", 5)
    adviser.set_fair(True)
    adviser.set_asking(Asking.ALWAYS)
    asked(qtbot, adviser.suggested, adviser.hint)
    assert settled(qtbot, adviser) is not Verdict.NOT_ASKED


def test_hints_that_are_asked_for_again_are_others_and_proven(qtbot, model, adviser):
    shown = []
    while (suggestion := asked(qtbot, adviser.suggested, adviser.hint)).move is not None:
        assert suggestion.standing is Standing.PROVEN
        assert suggestion.move not in shown
        shown.append(suggestion.move)
        after = play(SCORPION, model.position, suggestion.move).position
        assert isinstance(solve(SCORPION, after), Won)
    assert suggestion.standing is Standing.NO_OTHER
    proven = [
        move
        for move in advised(SCORPION, model.position)
        if isinstance(solve(SCORPION, play(SCORPION, model.position, move).position), Won)
    ]
    assert set(shown) == set(proven)
    # After the last one, and after an action, one begins anew.
    assert asked(qtbot, adviser.suggested, adviser.hint).move == shown[0]
    model.play(shown[0])
    model.undo()
    assert asked(qtbot, adviser.suggested, adviser.hint).move == shown[0]


def test_no_hint_where_all_is_lost(qtbot, model, adviser):
    model.load(Session.begin(SCORPION, HOPELESS))
    for _ in range(2):
        suggestion = asked(qtbot, adviser.suggested, adviser.hint)
        assert (suggestion.standing, suggestion.move) == (Standing.LOST, None)


def test_advice_is_marked_as_such(qtbot, model, adviser, monkeypatch):
    monkeypatch.setattr(inquiry, "solve", lambda *_, **__: Unknown(Spent(1, 0.0)))
    shown = []
    while (suggestion := asked(qtbot, adviser.suggested, adviser.hint)).move is not None:
        assert suggestion.standing is Standing.ADVICE
        shown.append(suggestion.move)
    assert shown == advised(SCORPION, model.position)
    assert suggestion.standing is Standing.ADVICE


def test_a_fair_hint_looks_at_no_hidden_card(qtbot, model, adviser, monkeypatch):
    """With the unseen cards exchanged it is the same."""
    from dataclasses import replace

    from scorpion_qt.rules import History
    from scorpion_qt.solver.odds import relabelled

    monkeypatch.setattr(inquiry, "FAIR_SAMPLES", 12)
    adviser.set_fair(True)
    position = model.position
    unseen = sorted(position.unseen(SCORPION))
    hints = []
    for turn in (0, 3, 7):
        cards = dict(zip(unseen, unseen[turn:] + unseen[:turn], strict=True))
        history = History.begin(SCORPION, relabelled(position, cards))
        model.load(replace(model.session, number=None, counted=False, history=history))
        hints.append(asked(qtbot, adviser.suggested, adviser.hint))
    assert hints[0].standing is Standing.BEST_ODDS
    assert len({(str(hint.move), hint.share) for hint in hints}) == 1


def test_the_way_back_leads_to_the_last_winnable_position(qtbot, model, adviser):
    line = solve(SCORPION, model.position).line
    for move in line[:3]:
        model.play(move)
    lose(model)
    for _ in range(3):
        moves = legal_moves(SCORPION, model.position)
        if moves:
            model.play(moves[0])
    step = asked(qtbot, adviser.way_back_found, adviser.way_back)
    steps = model.step.line()
    winnable = [isinstance(solve(SCORPION, each.position), Won) for each in steps]
    assert step is steps[max(i for i, can_be_won in enumerate(winnable) if can_be_won)]


def test_without_a_winnable_position_there_is_no_way_back(qtbot, model, adviser):
    model.load(Session.begin(SCORPION, HOPELESS))
    model.play(legal_moves(SCORPION, model.position)[0])
    assert asked(qtbot, adviser.way_back_found, adviser.way_back) is None
