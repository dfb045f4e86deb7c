"""What the solver says, on the table: odds on the cards that can move."""

import threading
import time
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QDialog, QPushButton

from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver import query
from scorpion_qt.model.solver.odds_meter import Figure
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.model.storage.settings import VerdictMode
from scorpion_qt.rules import DEFAULT, Board, Deal, DealNumber, Move, parse_move
from scorpion_qt.solver import Lost, solve
from scorpion_qt.text.solver_words import OddsWords
from scorpion_qt.text.words import unmarked
from tests.boards import WAITING_FOR_EACH_OTHER, WON_BUT_ONE, board


@pytest.fixture
def measured(program, qtbot):
    """A program in which odds were asked for, and the first figures are there."""
    program.actions.odds.trigger()
    qtbot.waitUntil(lambda: bool(program.table.tags), timeout=60_000)
    return program


def show(program, shares):
    """Let the odds of the moves be these."""
    best = max(shares.values())
    figure = Figure(best, best, best, 40, is_last=True, moves=shares)
    program.window.parts.solver_panel.meter.measured.emit(figure)


def test_odds_hang_on_the_cards_that_can_move(measured):
    legal = measured.model.board.legal_moves
    cards = {move.card for move in legal if isinstance(move, Move)}
    assert measured.table.tags.keys() == cards | {None for move in legal if isinstance(move, Deal)}


def test_the_best_odds_are_bright(measured):
    shares = {tag: int(tag.text.removesuffix("%")) for tag in measured.table.tags.values()}
    bright = [share for tag, share in shares.items() if tag.bright]
    assert bright == ([max(shares.values())] if max(shares.values()) else [])


def test_no_odds_are_bright_where_none_is_above_nought(program):
    show(program, dict.fromkeys(program.model.board.legal_moves, 0.0))
    assert {(tag.text, tag.bright) for tag in program.table.tags.values()} == {("0%", False)}


def test_all_of_the_best_are_bright_each_card_with_its_best_move(program):
    program.lay("4H | 5H 4S | 5S | QD KC | - | KD | - / / ")
    shares = {"4H>2": 0.25, "4S>3": 0.5, "QD>6": 0.25, "KC>7": 0.5, "KC>5": 0.0, "KD>5": 0.0}
    show(program, {parse_move(text): share for text, share in shares.items()})
    tags = {str(card): (tag.text, tag.bright) for card, tag in program.table.tags.items()}
    assert tags == {
        "4H": ("25%", False),
        "4S": ("50%", True),
        "QD": ("25%", False),
        "KC": ("50%", True),
        "KD": ("0%", False),
    }


def test_where_nothing_could_be_counted_no_odds_are_shown(program, qtbot):
    session = Session.from_board(Board(DEFAULT, board(WAITING_FOR_EACH_OTHER)))
    program.model.load(replace(session, chosen_winnable=True))
    program.actions.odds.trigger()
    qtbot.waitUntil(lambda: not program.window.parts.solver_panel.meter.measuring, timeout=60_000)
    assert program.notice().endswith("so the odds are not known")
    assert not program.table.tags


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
    assert program.table._highlights.arrows == ()
    program.actions.pause.trigger()
    answered = {
        "why": lambda: bool(program.table._highlights.arrows),
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
    qtbot.waitUntil(lambda: bool(program.table._highlights.arrows), timeout=60_000)
    english, buttons = program.notice(), len(program.window.notice.buttons)
    program.settings.language = "uk"
    qtbot.waitUntil(lambda: program.notice() not in ("", english))
    assert len(program.window.notice.buttons) == buttons
    assert program.table._highlights.arrows
    assert program.window.notice.buttons[-1].text() == "Закрити"


def test_nothing_is_asked_of_the_solver_that_nobody_wants(program, qtbot, monkeypatch):
    asked = []
    monkeypatch.setattr(program.window.parts.desk, "ask", asked.append)
    for mode in (VerdictMode.NEVER, VerdictMode.ON_REQUEST):
        program.settings.verdict_mode = mode
        for _ in range(5):
            program.model.play(program.model.board.legal_moves[0])
    assert asked == []


def test_of_a_game_that_is_won_no_odds_are_asked_for(program):
    program.lay(WON_BUT_ONE)
    program.model.play(parse_move("QS>1"))
    helps = program.model.session.helps
    program.actions.odds.trigger()
    assert not program.window.parts.solver_panel.meter.measuring
    assert program.model.session.helps == helps


def offered(program):
    """The buttons of the notice."""
    buttons = program.window.notice.findChildren(QPushButton)
    return [unmarked(button.text()) for button in buttons if button.isVisible()]


@pytest.mark.parametrize(
    ("steps", "buttons"),
    [
        (1, ["Close"]),
        (2, ["Previous step", "Next step", "Close"]),
        (5, ["Previous step", "Next step", "Close"]),
    ],
)
def test_a_reason_with_steps_can_be_stepped_through(program, steps, buttons):
    program.window.parts.solver_panel.proofs.told.emit("A circle", "The queen waits", steps)
    assert sorted(offered(program)) == sorted(buttons)


def test_back_to_what_can_be_won_is_offered_only_where_there_is_such_a_thing(program, qtbot):
    """Deal 17 never could be won; deal 33 can be lost."""
    solver_panel, model = program.window.parts.solver_panel, program.model
    assert model.number == DealNumber.parse("17")
    program.actions.verdict.trigger()
    qtbot.waitUntil(lambda: solver_panel.solver.status is GameStatus.DEAL_LOST, timeout=20_000)
    program.actions.hint.trigger()
    qtbot.waitUntil(lambda: bool(offered(program)), timeout=20_000)
    assert not any(text.startswith("Back to") for text in offered(program))
    model.load(Session.begin(DEFAULT, DealNumber.parse("33")))
    while not isinstance(solve(Board(DEFAULT, model.position)), Lost):
        model.play(Board(DEFAULT, model.position).legal_moves[-1])
    program.table.complete()
    program.actions.hint.trigger()
    qtbot.waitUntil(lambda: bool(offered(program)), timeout=20_000)
    assert any(text.startswith("Back to") for text in offered(program))


def test_in_a_pause_a_change_of_language_says_nothing_about_covered_cards(program, qtbot):
    program.actions.why.trigger()
    qtbot.waitUntil(lambda: bool(program.table._highlights.arrows), timeout=60_000)
    program.actions.pause.trigger()
    program.settings.language = "uk"
    qtbot.waitUntil(lambda: "призупинено" in program.window.notice.title.text())
    assert program.table._highlights.arrows == ()
    program.actions.pause.trigger()
    assert program.notice() == ""


def test_odds_and_a_proof_take_each_others_place(program, qtbot):
    panel = program.window.parts.solver_panel
    program.actions.why.trigger()
    qtbot.waitUntil(lambda: bool(program.table._highlights.arrows), timeout=60_000)
    program.actions.odds.trigger()
    qtbot.waitUntil(lambda: bool(program.table.tags), timeout=60_000)
    assert program.table._highlights.arrows == ()
    program.actions.why.trigger()
    qtbot.waitUntil(lambda: bool(program.table._highlights.arrows), timeout=60_000)
    assert not panel.meter.measuring
    assert not program.table.tags


def test_a_win_found_behind_a_dialog_is_not_played(programs, qtbot):
    program = programs().show()
    program.model.load(Session.begin(DEFAULT, DealNumber.parse("33")))
    program.table.complete()
    dialog = QDialog(program.window)
    dialog.open()
    with qtbot.waitSignal(program.window.parts.solver_panel.solver.line_found, timeout=60_000):
        program.window.parts.solver_panel.solver.show_line()
    qtbot.wait(50)
    assert program.model.step.length == 0
    assert not program.model.session.shown
    dialog.close()


def test_when_nobody_looks_for_a_deal_any_more_the_pause_says_so_again(program, qtbot):
    program.actions.pause.trigger()
    paused = program.window.notice.title.text()
    dealer = program.window.parts.deal_actions.dealer
    dealer.looking.emit(True)
    assert program.window.notice.title.text() != paused
    dealer.looking.emit(False)
    assert program.window.notice.title.text() == paused


def test_where_nothing_was_decided_no_odds_are_named(program):
    program.window.parts.solver_panel.meter.measured.emit(Figure(None, 0.0, 1.0, 40, is_last=True))
    assert program.notice() == OddsWords().unknown()
    assert not program.table.tags
