"""What the solver says, on the table: odds on the cards that can move."""

import threading
import time

import pytest

from scorpion_qt.model.solver import query
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.rules import Deal, Move


@pytest.fixture
def measured(program, qtbot):
    """A program in which odds were asked for, and the first figures are there."""
    program.actions.odds.trigger()
    qtbot.waitUntil(lambda: bool(program.table.tags), timeout=60_000)
    return program


def test_odds_hang_on_the_cards_that_can_move(measured):
    legal = measured.model.board.legal_moves
    cards = {move.card for move in legal if isinstance(move, Move)}
    assert measured.table.tags.keys() == cards | {None for move in legal if isinstance(move, Deal)}


def test_the_best_odds_are_bright(measured):
    shares = {tag: int(tag.text.removesuffix("%")) for tag in measured.table.tags.values()}
    bright = [share for tag, share in shares.items() if tag.bright]
    assert bright == ([max(shares.values())] if max(shares.values()) else [])


def test_odds_that_are_shown_go_when_they_are_asked_for_again(measured, qtbot):
    window = measured.window
    measured.actions.odds.trigger()  # enough of looking
    assert measured.table.tags
    assert not window.notice.isHidden()
    measured.actions.odds.trigger()
    assert not measured.table.tags
    assert window.notice.isHidden()
    helps = measured.model.session.helps
    measured.actions.odds.trigger()
    assert measured.model.session.helps == helps + 1
    qtbot.waitUntil(lambda: bool(measured.table.tags), timeout=60_000)


def test_a_move_takes_the_odds_away(measured):
    legal = measured.model.board.legal_moves
    measured.model.play(next(move for move in legal if isinstance(move, Move)))
    measured.table.complete()
    assert not measured.table.tags


# What answers come when, and where they are shown


@pytest.fixture
def slow(monkeypatch):
    """Let every question take until the test says so."""
    go_on = threading.Event()
    work = query.SolverQuery.verdict

    def verdict(self, board):
        while not (go_on.is_set() or self._stop.stopped):
            time.sleep(0.001)
        return work(self, board)

    monkeypatch.setattr(query.SolverQuery, "verdict", verdict)
    return go_on


@pytest.mark.parametrize("ask", ["why", "odds", "hint", "verdict"])
def test_an_answer_that_comes_in_a_pause_waits_for_its_end(program, qtbot, slow, ask):
    """The notice of the pause stays, and nothing is said of the covered cards."""
    getattr(program.actions, ask).trigger()
    program.actions.pause.trigger()
    slow.set()
    paused = program.notice()
    qtbot.wait(300)
    assert program.notice() == paused
    assert not program.table.tags
    assert program.table._highlights.pointers == ()
    program.actions.pause.trigger()
    answered = {
        "why": lambda: bool(program.table._highlights.pointers),
        "odds": lambda: bool(program.table.tags),
        "hint": lambda: bool(program.notice()),
        "verdict": lambda: (
            program.window.parts.solver_panel.verdict.text() == "This deal cannot be won"
        ),
    }
    qtbot.waitUntil(answered[ask], timeout=60_000)


def test_a_verdict_asked_for_during_a_fair_hint_comes(programs, qtbot):
    program = programs(fair_hints=True).show()
    program.actions.hint.trigger()
    program.actions.verdict.trigger()
    verdict = program.window.parts.solver_panel.verdict
    assert verdict.text() == "Looking…"
    qtbot.waitUntil(lambda: verdict.text() == "This deal cannot be won", timeout=60_000)


def test_the_way_back_ends_the_odds(program, qtbot):
    meter = program.window.parts.solver_panel.meter
    program.actions.odds.trigger()
    assert meter.measuring
    program.actions.way_back.trigger()
    assert not meter.measuring
    qtbot.waitUntil(lambda: "can be won" in program.notice(), timeout=60_000)


def test_a_change_of_language_keeps_the_proof_and_its_arrows_together(program, qtbot):
    program.actions.why.trigger()
    qtbot.waitUntil(lambda: bool(program.table._highlights.pointers), timeout=60_000)
    english, buttons = program.notice(), len(program.window.notice.buttons)
    program.settings.language = "uk"
    qtbot.waitUntil(lambda: program.notice() not in ("", english))
    assert len(program.window.notice.buttons) == buttons
    assert program.table._highlights.pointers
    assert program.window.notice.buttons[-1].text() == "Закрити"


def test_nothing_is_asked_of_the_solver_that_nobody_wants(program, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(program.window.parts.desk, "ask", asked.append)
    for mode in (VerdictMode.NEVER, VerdictMode.ON_REQUEST):
        program.settings.verdict_mode = mode
        for _ in range(5):
            program.model.play(program.model.board.legal_moves[0])
    assert asked == []
