"""Hints lead to the win, the way back is one action, and a win that is shown is marked as such."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scorpion_qt.controller import solution_player
from scorpion_qt.controller.hint_presenter import HintPresenter
from scorpion_qt.controller.solution_player import SolutionPlayer
from scorpion_qt.model.game.game_model import GameState
from scorpion_qt.model.solver.hints import HintBasis
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.rules import FAMILY, Board, Deal, DealNumber
from scorpion_qt.solver import COMPILED, Limits, Won, solve
from tests.model.solver.test_service import lose
from tests.solver.decks import FULL

WINNABLE, HOPELESS = DealNumber.parse("33"), DealNumber.parse("17")
SAMPLE = ("scorpion", "scorpion-traditional", "wasp", "three-blind-mice", "curds-and-whey")


class Coached:
    """A player whom the solver helps, and what was said."""

    def __init__(self, player, desk):
        self.player = player
        self.model, self.table = player.model, player.table
        self.solver = SolverService(self.model, desk)
        self.film = SolutionPlayer(self.model, self.table)
        self.hints = HintPresenter(self.model, self.solver, self.table, self.film)
        self.suggestions, self.told, self.lost = [], [], []
        self.solver.hint_found.connect(self.suggestions.append)
        self.hints.told.connect(self.told.append)
        self.hints.lost.connect(self.lost.append)

    def hint(self, qtbot):
        with qtbot.waitSignal(self.solver.hint_found, timeout=60_000):
            self.hints.hint()
        return self.suggestions[-1]


@pytest.fixture
def coached(players, desks, monkeypatch):
    monkeypatch.setattr(solution_player, "WATCHING", 5)
    player = players(duration_factor=0.0)
    coached = Coached(player, desks(player.model))
    coached.player.deal(number=WINNABLE)
    return coached


def wheel(widget):
    """Turn the mouse wheel over a widget."""
    point = QPointF(widget.rect().center())
    event = QWheelEvent(
        point,
        widget.mapToGlobal(point),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def winnable(game, count):
    found = 0
    for value in range(1, 2000):
        number = DealNumber.parse(str(value))
        if isinstance(solve(Board.deal(game, number), Limits(nodes=50_000)), Won):
            found += 1
            yield number
            if found == count:
                return


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="uncompiled it takes hours")
@pytest.mark.parametrize("name", FAMILY if FULL else SAMPLE)
def test_who_follows_the_hints_wins(qtbot, coached, name):
    game, model = FAMILY[name], coached.model
    for number in winnable(game, 20 if FULL else 1):
        coached.player.deal(game, number)
        for _ in range(400):
            if model.is_won:
                break
            hint = coached.hint(qtbot)
            assert hint.basis is HintBasis.PROVEN
            assert Board(game, model.position).refusal(hint.move) is None
            assert model.play(hint.move)
        assert model.is_won, f"{name} {number}"


def test_a_hint_shows_where_from_and_where_to(qtbot, coached):
    hint = coached.hint(qtbot)
    move = hint.move
    (pointer,) = coached.table._highlights.arrows
    assert (pointer.start, pointer.end) == (move.card, move.column)
    assert coached.told[-1].startswith("Move the ")
    assert f"column {move.column + 1}" in coached.told[-1].replace("\u2066", "").replace(
        "\u2069", ""
    )
    assert coached.model.session.helps == 1
    # The next action takes it away.
    coached.model.play(move)
    coached.table.complete()
    assert coached.table._highlights.arrows == ()


def test_where_only_the_reserve_helps_the_hint_points_at_it(qtbot, coached):
    from tests.boards import ONLY_THE_RESERVE

    coached.player.lay(ONLY_THE_RESERVE)
    hint = coached.hint(qtbot)
    if hint.basis is HintBasis.LOST:
        pytest.fail("the board is not fit for this test")
    assert isinstance(hint.move, Deal)
    assert {pointer.start for pointer in coached.table._highlights.arrows} == {None}
    assert coached.told[-1] == "Deal the reserve"


def test_where_all_is_lost_it_says_so_and_leads_back(qtbot, coached):
    model = coached.model
    lose(model)
    lost_at = model.step
    coached.hint(qtbot)
    assert coached.lost == ["The game can no longer be won from here"]
    assert coached.table._highlights.arrows == ()
    undoable = len(model.history.undoable)
    with qtbot.waitSignal(coached.solver.way_back_found, timeout=20_000):
        coached.hints.way_back()
    assert isinstance(solve(model.board), Won)
    assert len(model.history.undoable) == undoable + 1
    model.undo()
    assert model.step is lost_at


def test_of_a_deal_that_never_could_be_won_it_does_not_say_no_longer(qtbot, coached):
    coached.player.deal(number=HOPELESS)
    coached.hint(qtbot)
    assert coached.lost == ["This deal cannot be won"]


def test_without_a_way_back_nothing_moves(qtbot, coached):
    coached.player.deal(number=HOPELESS)
    coached.model.play(coached.model.board.legal_moves[0])
    step = coached.model.step
    with qtbot.waitSignal(coached.hints.told, timeout=20_000):
        coached.hints.way_back()
    assert coached.model.step is step


def test_where_the_game_can_still_be_won_the_way_back_says_so(qtbot, coached):
    step = coached.model.step
    with qtbot.waitSignal(coached.hints.told, timeout=20_000):
        coached.hints.way_back()
    assert coached.told == ["Winnable"]
    assert coached.model.step is step


def test_the_win_is_played_to_its_end_and_marked(qtbot, coached):
    model = coached.model
    coached.film._wait.setInterval(1)
    coached.solver.show_line()
    qtbot.waitUntil(lambda: model.is_won, timeout=30_000)
    assert model.session.shown
    assert model.state is not GameState.SHOWING
    while model.history.undoable:
        model.undo()
    assert model.step.previous is None
    assert model.session.shown


@pytest.mark.parametrize(
    "how",
    [
        "key",
        "click",
        "wheel",
        "undo",
        "new game",
        "pause",
        "dialog",
        "key elsewhere",
        "click elsewhere",
    ],
)
def test_whatever_one_does_stops_it(qtbot, coached, how):
    model, table = coached.model, coached.table
    coached.film._wait.setInterval(20)
    coached.solver.show_line()
    qtbot.waitUntil(lambda: model.step.length >= 3, timeout=30_000)
    assert model.state is GameState.SHOWING
    other = QWidget()
    qtbot.addWidget(other)
    match how:
        case "pause":
            model.set_paused(True)
        case "wheel":
            wheel(table.viewport())
        case "dialog":
            dialog = QDialog(table)
            qtbot.addWidget(dialog)
            dialog.open()
        case "key elsewhere":
            other.show()
            QTest.keyClick(other, Qt.Key.Key_A)
        case "click elsewhere":
            other.show()
            QTest.mouseClick(other, Qt.MouseButton.LeftButton)
        case "key":
            QTest.keyClick(table, Qt.Key.Key_Shift)
        case "click":
            coached.player.click(coached.player.reserve_point())
        case "undo":
            model.undo()
        case "new game":
            model.new_game(model.game, HOPELESS)
    assert model.state is not GameState.SHOWING
    position = model.position
    qtbot.wait(150)
    assert model.position == position


def test_no_win_to_show(qtbot, coached):
    coached.player.deal(number=HOPELESS)
    with qtbot.waitSignal(coached.hints.told, timeout=20_000):
        coached.solver.show_line()
    assert not coached.model.session.shown
    assert coached.model.step.length == 0


def test_a_win_that_was_shown_is_no_record(qtbot, coached, tmp_path):
    from scorpion_qt.model.storage.attempts import Result, attempt

    coached.film._wait.setInterval(1)
    coached.solver.show_line()
    qtbot.waitUntil(lambda: coached.model.is_won, timeout=30_000)
    assert attempt(coached.model.session, Result.WON, 0).shown
