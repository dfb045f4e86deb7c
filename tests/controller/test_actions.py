"""Actions alone: what they ask of the model, and when they can be asked for."""

import pytest
from PySide6.QtGui import QKeySequence

from scorpion_qt.controller.actions import Actions
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import FAMILY, Board, DealNumber
from tests.boards import STUCK_NEXT, WON_BUT_ONE, board

NUMBER = DealNumber.parse("17")


@pytest.fixture
def model(qapp):
    model = GameModel()
    model.load(Session.begin(FAMILY["scorpion"], NUMBER))
    yield model
    model.clock.stop()


@pytest.fixture
def actions(model):
    return Actions(model)


def test_every_action_has_a_text_and_a_tip_with_its_key(actions):
    for action in actions.all():
        assert action.text()
        assert action.toolTip()
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        assert key in action.toolTip()
        assert "&" not in action.toolTip().partition(" (")[0]


def test_no_key_is_given_twice(actions):
    keys = [key.toString() for action in actions.all() for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    assert all(keys)


def test_every_icon_is_there(actions):
    from scorpion_qt import paths

    for name in actions.icons.values():
        assert paths.resource("icons", "actions", f"{name}.svg").is_file()


def test_undo_redo_restart_and_reserve(actions, model):
    actions.deal_reserve.trigger()
    assert not model.position.reserve
    actions.undo.trigger()
    assert model.position.reserve
    actions.redo.trigger()
    actions.restart.trigger()
    assert model.position.reserve
    assert model.step.length == 0


@pytest.mark.parametrize("identity", ["three-blind-mice", "curds-and-whey"])
def test_a_game_without_stock_has_no_reserve_to_deal(actions, model, identity):
    model.new_game(FAMILY[identity], NUMBER)
    assert not actions.deal_reserve.isEnabled()


def test_a_pause_leaves_nothing_to_do_in_the_game(actions, model):
    model.deal_reserve()
    model.undo()
    model.play(model.board.legal_moves[0])
    actions.pause.setChecked(True)
    actions.update_availability()
    for action in (actions.undo, actions.redo, actions.restart, actions.deal_reserve):
        assert not action.isEnabled()
    assert actions.new_game.isEnabled()
    actions.pause.setChecked(False)
    actions.update_availability()
    assert actions.undo.isEnabled()
    assert actions.restart.isEnabled()


@pytest.mark.parametrize("text", [WON_BUT_ONE, STUCK_NEXT])
def test_a_board_without_a_number_has_no_neighbours(actions, model, text):
    model.load(Session.from_board(Board(FAMILY["scorpion"], board(text))))
    assert not actions.next_deal.isEnabled()
    assert not actions.previous_deal.isEnabled()
    assert not actions.copy_number.isEnabled()
