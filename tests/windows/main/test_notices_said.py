"""Notices are heard: each once, whatever it is about."""

import pytest

from scorpion_qt.model.solver.odds_meter import BATCH, Figure
from scorpion_qt.rules import Board, Move, parse_move
from scorpion_qt.windows.main import notice as notice_module
from tests.boards import STUCK_NEXT, WON_BUT_ONE
from tests.player import Player

CHOICE = "Press Tab to choose: Undo move; Restart; New game."


@pytest.fixture
def heard(program, qapp):
    """Gives what has been said since the last time."""
    said = []
    program.window.parts.speech.said.connect(said.append)

    def take():
        qapp.processEvents()
        taken = " ".join(said)
        said.clear()
        return taken

    take()
    return take


def play(program, text):
    assert program.model.play(parse_move(text))


def test_a_win(program, heard):
    program.lay(WON_BUT_ONE)
    heard()
    play(program, "QS>1")
    assert heard() == (
        "Queen of spades with 11 cards to column 1. Column 2 is empty. Spades complete, 4 of 4. "
        "Column 1 is empty. The game is won! Score: 105. Press Tab to choose: New game; Undo move."
    )


def test_no_moves_left_and_not_again_after_another_notice(program, heard, qtbot, monkeypatch):
    program.lay(STUCK_NEXT)
    heard()
    play(program, "4S>1")
    assert heard().endswith(f"No moves left. {CHOICE}")
    notice = program.window.notice
    monkeypatch.setattr(notice_module, "SECONDS_TO_READ", 0)
    program.actions.copy_number.trigger()
    with qtbot.waitSignal(notice.faded):
        assert heard() == "Deal number copied."
    assert notice.text == "No moves left"
    assert heard() == ""
    # After it was taken back and made again it is news.
    program.model.undo()
    heard()
    program.model.redo()
    assert heard().endswith(f"No moves left. {CHOICE}")


def test_what_is_asked_for_again_is_heard_again(program, heard):
    for _ in range(2):
        program.window.parts.solver_panel.hints.lost.emit("This deal cannot be won")
        assert heard().startswith("This deal cannot be won. Press Tab")
        program.window.notice.hide()


def test_of_figures_that_grow_sharper_the_first_and_the_last_are_heard(program, heard):
    for number, is_last in ((1, False), (2, False), (3, True)):
        figure = Figure(0.1 * number, 0.0, 1.0, BATCH * number, is_last)
        program.window.parts.solver_panel.meter.measured.emit(figure)
        shown = f"{10 * number}.0%"
        assert shown in program.window.notice.text
        assert (shown in heard()) == (number != 2)


def test_pause_and_refusal(program, heard):
    program.actions.pause.trigger()
    assert heard() == "The game is paused."
    program.actions.pause.trigger()
    assert heard() == ""
    program.actions.pause.trigger()
    assert heard() == "The game is paused."
    program.actions.pause.trigger()
    hidden = program.model.position.columns[0].cards[0]
    program.model.play(Move(hidden, 0))
    assert heard() == "A face-down card cannot be moved."


def test_a_question_with_a_title(program, heard):
    notice, actions = program.window.notice, program.actions
    assert not actions.undo.isEnabled()
    notice.ask("Why", "because", [actions.undo])
    assert heard() == "Why. Because."
    notice.ask("Why", "because", [actions.undo, actions.hint, actions.new_game])
    assert heard() == "Why. Because. Press Tab to choose: Hint; New game."
    # From step to step the buttons are the same, and the focus may be on one of them.
    notice.ask("How", "because", [actions.undo, actions.hint, actions.new_game])
    assert heard() == "How. Because."
    notice.hide()
    notice.ask("How", "because", [actions.undo, actions.hint, actions.new_game])
    assert heard() == "How. Because. Press Tab to choose: Hint; New game."


def test_a_block_that_no_column_takes_is_answered_once(program, heard):
    heard()
    game, position = program.model.game, program.model.position
    tops = [column.cards[-1] for column in position.columns]
    card = next(card for card in tops if not Board(game, position).targets(card))
    mouse = Player(program.model, program.table, duration_factor=0)
    for choose in (
        lambda: mouse.click(mouse.point(card)),
        lambda: program.window.parts.mouse.choose(card),
    ):
        choose()
        assert heard().endswith(". No column takes it now.")
        assert program.notice() == "No column takes this card now"
        program.window.parts.mouse.put_back()
        heard()
