"""The table follows the game in a written order, and what is seen is reported."""

import pytest
from PySide6.QtCore import QPointF

from scorpion_qt.model.game.game_model import GameState
from scorpion_qt.rules import Card, DealNumber, parse_move
from tests.boards import ALMOST_COMPLETE, STUCK_NEXT, WON_BUT_ONE
from tests.controller.test_mouse_input import PLAY


@pytest.mark.parametrize("undo", [False, True], ids=["dropped", "undone meanwhile"])
def test_dragged_cards_set_out_from_where_they_are(players, undo):
    player = players(duration_factor=20)
    player.lay(PLAY)
    player.play("3H>6")
    player.table.complete()
    head = Card.parse("TS")
    start = player.find(head)
    player.press(start)
    player.move(start + QPointF(-150, 40))
    held = player.table.cards[head].pos()
    if undo:
        player.model.undo()
    else:
        player.model.play(parse_move("TS>3"))
    assert player.table.moving
    assert (player.table.cards[head].pos() - held).manhattanLength() < 3
    player.release(start)
    player.assert_picture()


def test_the_score_grows_with_what_is_seen(players, qtbot):
    player = players(duration_factor=0.3)
    player.lay(ALMOST_COMPLETE)
    told = []
    player.presenter.progressed.connect(lambda score, moves: told.append((score, moves)))
    with qtbot.waitSignal(player.table.settled):
        player.play("8S>1")
        assert told == [(0, 1)]
    scores = [score for score, _ in told]
    assert scores == sorted(scores)
    assert len(set(scores)) > 2
    assert scores[-1] == player.model.step.score


@pytest.mark.parametrize(
    ("text", "move", "state"),
    [(WON_BUT_ONE, "QS>1", GameState.WON), (STUCK_NEXT, "4S>1", GameState.STUCK)],
)
@pytest.mark.parametrize("factor", [0.0, 0.3])
def test_an_end_is_reported_once_when_it_has_been_seen(players, qtbot, text, move, state, factor):
    player = players(duration_factor=factor)
    player.lay(text)
    ended = []
    player.presenter.ended.connect(ended.append)
    player.play(move)
    assert ended == ([] if factor else [state])
    qtbot.waitUntil(lambda: bool(ended))
    player.model.set_paused(True)
    player.model.set_paused(False)
    qtbot.wait(20)
    assert ended == [state]


def test_every_change_of_a_stuck_game_is_an_end_again(player):
    """The king goes to an empty column and back: it is stuck before and after."""
    player.table.set_duration_factor(0)
    player.lay(STUCK_NEXT)
    ended = []
    player.presenter.ended.connect(ended.append)
    player.play("4S>1")
    player.play("KS>3")
    player.model.undo()
    assert ended == [GameState.STUCK] * 3


@pytest.mark.parametrize(
    "leave",
    [
        lambda model: model.undo(),
        lambda model: model.restart(),
        lambda model: model.new_game(model.game, DealNumber.parse("17")),
    ],
    ids=["undo", "restart", "another deal"],
)
def test_points_that_are_gone_are_not_shown_until_the_cards_have_arrived(players, leave):
    player = players(duration_factor=50)
    player.lay(ALMOST_COMPLETE)
    player.play("8S>1")
    player.table.complete()
    told = []
    player.presenter.progressed.connect(lambda score, moves: told.append((score, moves)))
    leave(player.model)
    assert player.table.moving
    assert told[-1:] == [(0, 0)]
