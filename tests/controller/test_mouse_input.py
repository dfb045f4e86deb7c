"""Playing with the mouse. After whatever was done, the picture equals the model."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorpion_qt.model.game.game_model import GameState
from scorpion_qt.rules import DEFAULT, FAMILY, Card, DealNumber, Refusal
from scorpion_qt.view.frames import FrameItem, Mark
from tests.boards import ALMOST_COMPLETE, STUCK_NEXT, WON_BUT_ONE, run
from tests.player import LEFT, RIGHT

PLAY = (
    "KH 5S 4S 3S 2S | 6S 9H 8H AS | KS QS JS | QH JH TH | TS 9S 8S 7S | 7H 6H 5H 4H | "
    "3H 2H AH / / DC"
)
"""No empty column; A♠ goes on 2♠, 10♠ with its block on the jack, 3♥ with its block on 4♥."""
KINGS = (
    f"2S {run('S', 'K', '9')} | {run('S', '8', '3')} | AS {run('H', 'K', '8')} | "
    f"{run('H', '7', '2')} | AH | - | - / / DC"
)
"""Two empty columns, for two kings."""


def card(text):
    return Card.parse(text)


def column_of(player, text):
    return player.model.position.find(card(text)).column


def glows(player):
    """The frames of targets and of what is chosen."""
    frames = [item for item in player.table.scene().items() if isinstance(item, FrameItem)]
    return [frame for frame in frames if frame.lit and frame.mark is not Mark.HOVER]


def undone(player):
    """Take the last action back and see that the picture follows."""
    player.model.undo()
    player.assert_picture()


# Drags


def test_a_drag_takes_the_whole_block_along(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press(start)
    player.move(start + QPointF(-40, 30))
    player.move(start + QPointF(-90, 50))
    block = [player.table.cards[card(text)] for text in ("TS", "9S", "8S", "7S")]
    x, y = player.table.table_layout.columns[4]
    assert (block[0].x(), block[0].y()) == (x - 90, y + 50)
    assert len({item.x() for item in block}) == 1
    others = [item.zValue() for item in player.table.cards.values() if item not in block]
    assert min(item.zValue() for item in block) > max(others)
    assert [item.zValue() for item in block] == sorted(item.zValue() for item in block)
    player.release(start + QPointF(-90, 50))
    player.assert_picture()


def test_a_drag_makes_the_move(player):
    player.lay(PLAY)
    player.drag_card(card("TS"), 2)
    assert column_of(player, "7S") == 2
    assert player.refused == []
    player.assert_picture()
    undone(player)


def test_legal_targets_light_up_while_a_block_is_dragged(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press(start)
    assert glows(player) == []
    player.move(start + QPointF(30, 30))
    (glow,) = glows(player)
    jack = player.table.cards[card("JS")]
    assert glow.sceneBoundingRect().contains(jack.sceneBoundingRect())
    player.release(start + QPointF(30, 30))
    assert glows(player) == []


def test_a_small_tremble_is_a_click_not_a_drag(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press(start)
    player.move(start + QPointF(QApplication.startDragDistance() - 2, 0))
    player.release(start + QPointF(QApplication.startDragDistance() - 2, 0))
    assert column_of(player, "TS") == 2
    player.assert_picture()


def test_a_drop_counts_where_the_card_overlaps_a_legal_column_not_where_the_pointer_is(player):
    player.lay(PLAY)
    layout = player.table.table_layout
    corner = player.table.cards[card("AS")].pos()
    # Held at its right edge, so that the pointer stays over the column it came from.
    start = QPointF(corner.x() + layout.card[0] - 3, corner.y() + layout.card[1] / 2)
    pitch = layout.columns[1][0] - layout.columns[0][0]
    end = start - QPointF(0.25 * pitch, -20)
    player.drag(start, end)
    assert player.table.hit(end).index == 1
    assert column_of(player, "AS") == 0
    player.assert_picture()


def test_a_drop_beside_every_other_column_goes_back_without_a_word(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.drag(start, start + QPointF(4, 60))
    assert column_of(player, "TS") == 4
    assert player.refused == []
    player.assert_picture()


@pytest.mark.parametrize(
    ("laid", "text", "column", "reason"),
    [
        (PLAY, "7S", 1, Refusal.NOTHING_ON_ACE),
        (PLAY, "7S", 2, Refusal.WRONG_RANK),
        (PLAY, "9S", 3, Refusal.WRONG_SUIT),
        (KINGS, "3S", 5, Refusal.KING_ONLY),
    ],
)
def test_a_refused_drop_glides_back_and_says_why(player, laid, text, column, reason):
    player.lay(laid)
    there = player.table.cards[card(text)].pos()
    revision = player.model.revision
    player.drag_card(card(text), column)
    assert player.refused == [reason]
    assert player.model.revision == revision
    assert player.table.moving
    assert player.table.cards[card(text)].pos() != there
    player.assert_picture()


def test_a_refused_drop_has_glided_back_by_itself(player, qtbot):
    player.lay(PLAY)
    player.table.set_duration_factor(0.2)
    with qtbot.waitSignal(player.table.settled):
        player.drag_card(card("7S"), 2)
    assert not player.table.moving
    player.assert_picture()


def test_a_face_down_card_cannot_be_dragged(player):
    player.lay(ALMOST_COMPLETE)
    start = player.find(card("2H"))
    player.drag(start, start + QPointF(200, 0))
    assert player.refused == [Refusal.FACE_DOWN]
    player.assert_picture()


def test_a_mixed_block_cannot_be_dragged_in_curds_and_whey(player):
    player.deal(FAMILY["curds-and-whey"])
    column = next(
        column
        for column in player.model.position.columns
        if len({c.rank for c in column.cards[-2:]}) == 2
        and column.cards[-2].suit != column.cards[-1].suit
    )
    start = player.find(column.cards[-2])
    player.drag(start, start + QPointF(200, 0))
    assert player.refused == [Refusal.NOT_RUN_OR_SET]
    player.assert_picture()


def test_bare_table_places_and_empty_columns_cannot_be_dragged(player):
    player.lay(KINGS)
    for start in (player.place_point(0), player.column_point(5), QPointF(1, 1)):
        player.drag(start, start + QPointF(90, 30))
        player.assert_picture()
    assert player.refused == []


def test_a_drag_that_leaves_the_window_can_be_dropped_there(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.drag(start, QPointF(-300, -300))
    player.assert_picture()


# Clicks


def test_a_click_moves_where_there_is_one_target(player):
    player.lay(PLAY)
    player.click_card(card("3H"))
    assert column_of(player, "AH") == 5
    assert player.mouse.chosen is None
    player.assert_picture()
    undone(player)


def test_a_click_chooses_where_there_are_several_targets_and_the_next_says_where_to(player):
    player.lay(KINGS)
    player.click_card(card("KH"))
    assert player.mouse.chosen == card("KH")
    assert len(glows(player)) == 3
    player.assert_picture()
    player.click(player.column_point(6))
    assert column_of(player, "8H") == 6
    assert player.mouse.chosen is None
    assert glows(player) == []
    player.assert_picture()


def test_the_whole_height_of_a_target_column_takes_the_second_click(player):
    player.lay(KINGS)
    player.click_card(card("KH"))
    point = player.column_point(5)
    player.click(QPointF(point.x(), player.table.table_layout.bottom - 5))
    assert column_of(player, "KH") == 5
    player.assert_picture()


def test_a_press_on_one_empty_column_that_is_let_go_on_another_moves_nothing(player):
    player.lay(KINGS)
    before = player.model.position
    player.click_card(card("KH"))
    player.drag(player.column_point(5), player.column_point(6))
    assert player.model.position == before
    assert player.mouse.chosen == card("KH")
    player.assert_picture()


def test_a_second_click_on_the_chosen_card_lets_it_go(player):
    player.lay(KINGS)
    player.click_card(card("KH"))
    player.click_card(card("KH"))
    assert player.mouse.chosen is None
    assert glows(player) == []
    player.assert_picture()


def test_a_click_on_the_bare_table_lets_the_chosen_block_go(player):
    player.lay(KINGS)
    player.click_card(card("KH"))
    player.click(QPointF(1, 1))
    assert player.mouse.chosen is None
    assert glows(player) == []


def test_a_second_click_where_it_is_not_allowed_says_why(player):
    player.lay(KINGS)
    player.click_card(card("KH"))
    player.click_card(card("AH"))
    assert player.refused == [Refusal.NOTHING_ON_ACE]
    player.assert_picture()


def test_a_click_on_another_card_of_the_same_column_chooses_that_one(player):
    player.lay(KINGS)
    player.click_card(card("KS"))
    player.click_card(card("9S"))
    # 9♠ has no target: it is told that nothing takes it.
    assert player.mouse.chosen in (card("9S"), None)
    assert column_of(player, "KS") == 0
    player.assert_picture()


def test_a_card_that_no_column_takes_says_so(player, qtbot):
    player.lay(PLAY)
    with qtbot.waitSignal(player.mouse.nowhere) as signal:
        player.click_card(card("KH"))
    assert signal.args == [card("KH")]
    player.assert_picture()


def test_a_click_on_a_face_down_card_says_why(player):
    player.lay(ALMOST_COMPLETE)
    player.click_card(card("2H"))
    assert player.refused == [Refusal.FACE_DOWN]
    player.assert_picture()


def test_a_resize_keeps_a_block_chosen_and_its_lights_at_their_places(player):
    player.lay(KINGS)
    player.click_card(card("KH"))
    player.table.resize(700, 600)
    assert player.mouse.chosen == card("KH")
    king = player.table.cards[card("KH")]
    assert any(glow.sceneBoundingRect().contains(king.pos()) for glow in glows(player))
    assert len(glows(player)) == 3


def test_a_double_click_chooses_once(player):
    player.lay(KINGS)
    told = []
    player.mouse.picked_up.connect(lambda card: told.append("up"))
    player.mouse.put_down.connect(lambda card: told.append("down"))
    player.double_click(player.find(card("KH")))
    assert told == ["up"]
    assert player.mouse.chosen == card("KH")
    player.mouse.put_back()
    player.assert_picture()


@pytest.mark.parametrize("number", ["17", "33", "628", "44", "5"])
def test_a_double_click_is_one_action_at_most(player, number):
    """The second press, at the same place, belongs to the first: what lies there now is something else."""
    player.deal(number=DealNumber.parse(number))
    for column in player.model.position.columns:
        for each in column.face_up[-2:]:
            before = player.model.revision
            player.double_click(player.find(each))
            assert player.model.revision - before <= 1, each
            player.mouse.put_back()
            if player.model.revision > before:
                player.model.undo()
    player.double_click(player.reserve_point())
    assert player.model.position.reserve == ()
    assert Refusal.NO_RESERVE not in player.refused
    player.assert_picture()


def test_the_second_press_of_a_double_click_can_begin_a_drag(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press_again(start)
    player.move(start + QPointF(40, 30))
    assert player.table.dragging
    player.release(start + QPointF(0, 2))
    player.assert_picture()


# Reserve, collects, flips


def test_a_click_deals_the_reserve(player):
    player.deal()
    reserve = player.model.position.reserve
    player.click(player.reserve_point())
    assert [column.last for column in player.model.position.columns[:3]] == list(reserve)
    player.assert_picture()
    undone(player)
    assert player.model.position.reserve == reserve


def test_a_press_on_the_reserve_that_is_let_go_elsewhere_deals_nothing(player):
    player.deal()
    player.drag(player.reserve_point(), player.column_point(5))
    assert player.model.position.reserve
    player.assert_picture()


def test_a_press_on_the_reserve_with_a_tremble_deals_it(player):
    player.deal()
    player.drag(player.reserve_point(), player.reserve_point() + QPointF(14, 3))
    assert not player.model.position.reserve
    player.assert_picture()


def test_a_reserve_that_waits_says_so(player):
    player.deal(FAMILY["scorpion-traditional"])
    player.click(player.reserve_point())
    assert player.refused == [Refusal.RESERVE_NOT_YET]
    player.assert_picture()


def test_an_open_reserve_is_played_by_click_and_by_drag(player):
    game = FAMILY["three-blind-mice"]
    columns = f"{run('H', 'K', '4')} | {run('S', 'K', '4')} | 2H AH | 2S AS" + " | -" * 6
    player.lay(f"{columns} / 3H 3S / DC", game)
    player.click_card(card("3H"))
    assert player.model.position.reserve == (None, card("3S"))
    player.assert_picture()
    player.drag_card(card("3S"), 1)
    assert player.model.position.reserve == (None, None)
    player.assert_picture()
    player.click(player.reserve_point())
    player.assert_picture()


def test_a_move_that_flips_and_collects(player):
    player.lay(ALMOST_COMPLETE)
    player.drag_card(card("8S"), 0)
    assert [suit.letter for suit in player.model.position.collected] == ["S"]
    player.assert_picture()
    undone(player)
    player.click_card(card("8S"))
    assert player.model.step.score == 5 + 5 + 100 + 5
    player.assert_picture()


def test_a_flip_shows_the_back_first_and_the_face_in_the_end(players, qtbot):
    player = players(duration_factor=0.2)
    player.lay(ALMOST_COMPLETE)
    item = player.table.cards[card("3H")]
    with qtbot.waitSignal(player.table.settled):
        player.play("8S>1")
        assert not item.face_up
    assert item.face_up
    player.assert_picture()


def test_a_game_is_won_by_the_mouse(player, qtbot):
    player.lay(WON_BUT_ONE)
    ended = qtbot.waitSignal(player.presenter.ended, check_params_cb=lambda s: s is GameState.WON)
    with ended:
        player.click_card(card("QS"))
    player.assert_picture()


def test_no_move_left_by_the_mouse(player, qtbot):
    player.lay(STUCK_NEXT)
    ended = qtbot.waitSignal(player.presenter.ended, check_params_cb=lambda s: s is GameState.STUCK)
    with ended:
        player.click_card(card("4S"))
    player.assert_picture()


# During motion


def test_undo_during_an_animation(players):
    player = players(duration_factor=20)
    player.lay(PLAY)
    before = player.model.position
    player.play("TS>3")
    QTest.qWait(30)
    assert player.table.moving
    player.model.undo()
    assert player.model.position == before
    assert player.table.moving
    QTest.qWait(30)
    player.model.redo()
    player.assert_picture()
    player.model.undo()
    player.assert_picture()


def test_a_motion_ends_by_itself_at_the_picture(players, qtbot):
    player = players(duration_factor=0.3)
    player.lay(ALMOST_COMPLETE)
    for act in (lambda: player.play("8S>1"), player.model.undo, player.model.redo):
        with qtbot.waitSignal(player.table.settled):
            act()
        assert not player.table.moving
        player.assert_picture()


def test_a_press_during_an_animation_completes_it_and_acts(players):
    player = players(duration_factor=50)
    player.lay(PLAY)
    player.play("TS>3")
    assert player.table.moving
    # Where the ace of hearts lies in the end; on its way nothing is asked.
    player.click(player.point(card("3H")))
    assert column_of(player, "3H") == 5
    player.assert_picture()


def test_a_drag_during_the_deal_completes_it_and_lifts(players):
    player = players(duration_factor=50)
    player.model.new_game(DEFAULT, player.model.number)
    assert player.table.moving
    top = player.model.position.columns[6].last
    start = player.point(top)
    player.press(start)
    assert not player.table.moving
    player.move(start + QPointF(20, 40))
    assert player.table.cards[top].zValue() > 1000
    player.release(start + QPointF(20, 40))
    player.assert_picture()


def test_resize_during_the_deal(players):
    player = players(duration_factor=20)
    player.model.new_game(DEFAULT, player.model.number)
    QTest.qWait(30)
    player.table.resize(500, 420)
    assert player.table.moving
    QTest.qWait(30)
    player.table.resize(1100, 800)
    player.assert_picture()


def test_resize_during_a_move_lays_the_resting_cards_out_at_once(players):
    player = players(duration_factor=50)
    player.lay(PLAY)
    player.play("AS>1")
    QTest.qWait(20)
    player.table.resize(600, 500)
    assert player.table.moving
    for index, column in enumerate(player.model.position.columns):
        corners = player.table.table_layout.corners(index, column)
        for resting, corner in zip(column.cards, corners, strict=True):
            if resting != card("AS"):
                item = player.table.cards[resting]
                assert (item.x(), item.y()) == corner, resting
    player.assert_picture()


def test_resize_during_a_drag_puts_the_block_back(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press(start)
    player.move(start + QPointF(50, 50))
    player.table.resize(600, 500)
    player.move(start + QPointF(70, 70))
    player.release(start + QPointF(70, 70))
    assert player.refused == []
    player.assert_picture()


def test_another_direction_during_a_drag_puts_the_block_back(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press(start)
    player.move(start + QPointF(50, 50))
    player.table.set_mirrored(True)
    player.move(start + QPointF(70, 70))
    player.release(start + QPointF(70, 70))
    player.assert_picture()
    player.drag_card(card("TS"), 2)
    assert column_of(player, "TS") == 2
    player.assert_picture()


@pytest.mark.parametrize("act", ["undo", "redo", "restart", "new game", "deal"])
def test_an_action_by_key_during_a_drag_lets_the_block_go(player, act):
    player.deal()
    player.model.play(next(iter(_moves(player))))
    player.model.play(next(iter(_moves(player))))
    player.model.undo()
    top = player.model.position.columns[6].last
    start = player.point(top)
    player.press(start)
    player.move(start + QPointF(50, 50))
    {
        "undo": player.model.undo,
        "redo": player.model.redo,
        "restart": player.model.restart,
        "new game": lambda: player.model.new_game(FAMILY["wasp"], player.model.number),
        "deal": player.model.deal_reserve,
    }[act]()
    revision = player.model.revision
    player.move(start + QPointF(90, 90))
    player.release(start + QPointF(90, 90))
    assert player.model.revision == revision
    player.assert_picture()


def _moves(player):
    from scorpion_qt.rules import Move

    moves = player.model.board.legal_moves
    return [move for move in moves if isinstance(move, Move)]


@pytest.mark.parametrize("ratio", [1.25, 1.5, 2.0])
def test_another_pixel_ratio_lays_the_table_out_anew(player, monkeypatch, ratio):
    player.deal()
    monkeypatch.setattr(player.table, "devicePixelRatioF", lambda: ratio)
    QApplication.sendEvent(player.table, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert player.table.table_layout.ratio == ratio
    assert player.table.art.size.ratio == ratio
    player.assert_picture()
    for item in player.table.cards.values():
        assert round(item.x() * ratio, 6) == round(item.x() * ratio)


def test_a_move_without_animation_is_there_at_once(players):
    player = players(duration_factor=0)
    player.lay(PLAY)
    player.click_card(card("TS"))
    assert not player.table.moving
    player.assert_picture()


# Peeking


def test_a_right_press_shows_a_covered_card_until_it_is_let_go(player):
    player.lay(PLAY)
    point = player.find(card("KH"))
    item = player.table.cards[card("KH")]
    player.press(point, RIGHT)
    over = [other.zValue() for other in player.table.cards.values() if other is not item]
    assert item.zValue() > max(over)
    assert item.pos().toTuple() == player.table.table_layout.columns[0]
    player.release(point, RIGHT)
    assert item.zValue() == 0
    player.assert_picture()


def test_a_right_press_shows_no_face_down_card(player):
    player.lay(ALMOST_COMPLETE)
    point = player.find(card("2H"))
    player.press(point, RIGHT)
    assert player.table.cards[card("2H")].zValue() == 0
    assert not player.table.cards[card("2H")].face_up
    player.release(point, RIGHT)
    player.assert_picture()


def test_a_right_click_plays_nothing(player):
    player.lay(PLAY)
    revision = player.model.revision
    player.click(player.point(card("AS")), RIGHT)
    player.click(player.reserve_point(), RIGHT)
    player.click(player.point(card("AS")), Qt.MouseButton.MiddleButton)
    assert player.model.revision == revision
    player.assert_picture()


def test_a_right_button_during_a_drag_does_not_disturb_it(player):
    player.lay(PLAY)
    start = player.find(card("TS"))
    player.press(start)
    player.move(start + QPointF(50, 50))
    player.press(start + QPointF(50, 50), RIGHT)
    player.release(start + QPointF(50, 50), RIGHT)
    player.move(start + QPointF(60, 60))
    item = player.table.cards[card("TS")]
    x, y = player.table.table_layout.columns[4]
    assert (item.x(), item.y()) == (x + 60, y + 60)
    player.release(start + QPointF(60, 60))
    player.assert_picture()


def test_a_left_press_ends_a_peek_or_waits_and_the_picture_is_right_in_the_end(player):
    player.lay(PLAY)
    point = player.find(card("KH"))
    player.press(point, RIGHT)
    player.press(point, LEFT)
    player.move(point + QPointF(60, 60), LEFT | RIGHT)
    player.release(point, RIGHT)
    player.move(point + QPointF(80, 60), LEFT)
    player.release(point + QPointF(80, 60), LEFT)
    player.assert_picture()


def test_a_resize_during_a_peek_ends_it(player):
    player.lay(PLAY)
    point = player.find(card("KH"))
    player.press(point, RIGHT)
    player.table.resize(700, 500)
    player.release(point, RIGHT)
    player.assert_picture()


# What a press would take up


def test_the_block_under_the_pointer_is_framed_quietly(player):
    player.lay(PLAY)
    pointer = player.table.viewport()
    QTest.mouseMove(pointer, player.find(card("TS")).toPoint())
    lifted = player.model.position.block(card("TS"))
    assert player.table._highlights.hovered == lifted
    assert pointer.cursor().shape() is Qt.CursorShape.PointingHandCursor
    QTest.mouseMove(pointer, QPoint(1, 1))
    assert player.table._highlights.hovered == ()
    assert pointer.cursor().shape() is Qt.CursorShape.ArrowCursor
    player.press(player.find(card("TS")))
    player.move(QPointF(300, 300))
    assert player.table._highlights.hovered == ()


def test_after_everything_is_let_go_the_block_under_the_pointer_is_framed_again(player):
    """The next tremble of the pointer does it, although it is still over the same card."""
    player.lay(PLAY)
    point = player.find(card("TS"))
    lifted = player.model.position.block(card("TS"))
    assert player.table._highlights.hovered == lifted
    player.mouse.let_go()
    assert player.table._highlights.hovered == ()
    player.hover(point + QPointF(1, 0))
    assert player.table._highlights.hovered == lifted


def test_the_column_that_would_take_the_held_block_shines_brighter(player):
    player.lay(KINGS)
    start = player.find(card("KH"))
    player.press(start)
    player.move(start + QPointF(30, 10))
    aimed = set()
    for column in player.table._highlights.columns:
        x, y = player.table.table_layout.columns[column]
        player.move(QPointF(x + 30, y + 40))
        assert player.table._highlights.aimed == column
        aimed.add(column)
    assert len(aimed) == 2


def test_a_block_that_is_held_casts_a_shadow(player):
    player.lay(PLAY)
    shadow = player.table._dragged.shadow
    assert not shadow.isVisible()
    start = player.find(card("TS"))
    player.press(start)
    player.move(start + QPointF(40, 30))
    items = [player.table.cards[c] for c in player.model.position.block(card("TS"))]
    assert shadow.isVisible()
    assert all(shadow.zValue() < item.zValue() for item in items)
    assert all(shadow.sceneBoundingRect().contains(item.sceneBoundingRect()) for item in items)
    player.release(start + QPointF(40, 30))
    assert not shadow.isVisible()


# A column too long to be read


@pytest.mark.slow
def test_every_card_of_a_long_column_can_be_dragged(players):
    player = players(480, 270)
    order = [f"{rank}{suit}" for rank in "KJ97Q8T65432A" for suit in "SHD"][:35]
    player.lay(
        f"{' '.join(order)} | 4H 3H 2H AH | - | - | - | - | - / / C".replace(
            "4H 3H 2H AH", _rest(order)
        )
    )
    for text in order:
        start = player.find(card(text))
        player.press(start)
        player.move(start + QPointF(30, 5))
        held = player.table.cards[card(text)]
        assert held.zValue() > 1000, text
        player.release(start + QPointF(30, 5))
        player.table.complete()
    player.assert_picture()


def _rest(order):
    """The cards of three suits that are not in a list."""
    return " ".join(f"{r}{s}" for s in "SHD" for r in "A23456789TJQK" if f"{r}{s}" not in order)
