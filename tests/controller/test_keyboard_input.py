"""The table played by keys."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorpion_qt.controller.cursor import Cursor
from scorpion_qt.controller.keyboard_input import TableKey
from scorpion_qt.rules import DEAL, FAMILY, Board, Card, Refusal
from scorpion_qt.view.frames import FrameItem, Mark
from scorpion_qt.view.hit import PileKind
from tests.boards import ALMOST_COMPLETE, ONLY_THE_RESERVE
from tests.typist import SHIFT, Typist, key_event

NONE = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def keys(player):
    """A player with a keyboard, who has dealt."""
    player.typist = Typist(player.table)
    player.table.set_duration_factor(0)
    player.deal()
    player.table.activateWindow()
    player.table.setFocus()
    QTest.qWaitForWindowActive(player.table)
    return player


def press(keys, *names):
    for name in names:
        shift = name.startswith("Shift+")
        keys.typist.press(name.removeprefix("Shift+"), SHIFT if shift else NONE)


def frames(keys, mark):
    return [
        item
        for item in keys.table.scene().items()
        if isinstance(item, FrameItem) and item.lit and item.mark is mark
    ]


def test_a_move_by_keys_alone(keys):
    before = keys.model.position
    move = next(m for m in Board(keys.model.game, before).legal_moves if m != DEAL)
    spot = before.find(move.card)
    above = len(before.columns[spot.column].cards) - 1 - spot.index
    press(keys, str(spot.column + 1), *["Up"] * above, "Return")
    assert keys.mouse.chosen == move.card
    press(keys, str(move.column + 1), "Space")
    assert keys.model.step.move == move
    assert keys.mouse.chosen is None
    # The focus is with the block.
    assert keys.table.focus.card == move.card
    keys.assert_picture()


def test_shift_enter_makes_the_only_move(keys):
    before = keys.model.position
    legal = [m for m in Board(keys.model.game, before).legal_moves if m != DEAL]
    move = next(m for m in legal if [o.card for o in legal].count(m.card) == 1)
    spot = before.find(move.card)
    above = len(before.columns[spot.column].cards) - 1 - spot.index
    press(keys, str(spot.column + 1), *["Up"] * above, "Shift+Return")
    assert keys.model.step.move == move


def test_shift_enter_where_there_is_not_just_one_move_only_tells(keys, qtbot):
    keys.lay(ONLY_THE_RESERVE)
    with qtbot.waitSignal(keys.keyboard.undecided):
        press(keys, "1", "Shift+Return")
    assert keys.model.step.move is None


def test_escape_lets_go_and_nothing_more(keys, qtbot):
    press(keys, "5", "Return")
    held = keys.mouse.chosen
    with qtbot.waitSignal(keys.mouse.put_down, check_params_cb=lambda card: card == held):
        press(keys, "Escape")
    assert keys.mouse.chosen is None
    assert not frames(keys, Mark.CHOSEN)
    position = keys.model.position
    press(keys, "Escape")
    assert keys.model.position == position


def test_a_refused_move_says_why_and_keeps_the_block(keys):
    press(keys, "5", "Return", "Left", "Return")
    assert keys.refused[-1] in (Refusal.WRONG_RANK, Refusal.WRONG_SUIT)
    assert keys.mouse.chosen is not None
    assert frames(keys, Mark.CHOSEN)


def test_a_face_down_card_cannot_be_picked_up(keys):
    press(keys, "1", "Home", "Return")
    assert keys.refused[-1] is Refusal.FACE_DOWN
    assert keys.mouse.chosen is None


def test_the_reserve_is_dealt_by_enter(keys):
    press(keys, "Tab")
    assert keys.table.focus.pile is PileKind.RESERVE
    press(keys, "Return")
    assert keys.model.step.move == DEAL
    assert keys.table.focus.pile is PileKind.RESERVE


def test_tab_goes_round_within_the_table_and_out(keys):
    assert keys.keyboard.cursor.pile is PileKind.COLUMN
    press(keys, "Tab")
    press(keys, "Tab")
    assert keys.keyboard.cursor.pile is PileKind.PLACE
    QTest.keyClick(keys.table, Qt.Key.Key_Backtab, SHIFT)
    assert keys.keyboard.cursor.pile is PileKind.RESERVE
    QTest.keyClick(keys.table, Qt.Key.Key_Tab, SHIFT)
    assert keys.keyboard.cursor.pile is PileKind.COLUMN


@pytest.mark.parametrize("mirrored", [False, True])
def test_arrows_go_where_they_point(keys, mirrored):
    keys.table.set_mirrored(mirrored)
    press(keys, "4")
    for name, sign in (("Right", 1), ("Left", -1)):
        before = keys.table.table_layout.columns[keys.keyboard.cursor.column][0]
        press(keys, name)
        after = keys.table.table_layout.columns[keys.keyboard.cursor.column][0]
        assert (after - before) * sign > 0


@pytest.mark.parametrize("layout", ["us", "ru", "uk", "he"])
def test_digits_with_and_without_shift_reach_thirteen_columns(keys, layout):
    keys.deal(FAMILY["curds-and-whey"])
    for number in range(1, 14):
        place, held = str(number % 10), SHIFT if number > 10 else NONE
        QApplication.sendEvent(keys.table, key_event(layout, place, held))
        assert keys.keyboard.cursor.column == number - 1


def test_shift_and_a_digit_is_the_digit_where_there_are_not_so_many_columns(keys):
    # As on keyboards that have digits only with Shift.
    QApplication.sendEvent(keys.table, key_event("us", "3", SHIFT))
    assert keys.keyboard.cursor.column == 2
    before = keys.keyboard.cursor
    QApplication.sendEvent(keys.table, key_event("us", "8"))
    assert keys.keyboard.cursor == before


@pytest.mark.parametrize(
    "held", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier]
)
def test_keys_with_ctrl_or_alt_are_not_the_tables(keys, held):
    before = keys.keyboard.cursor
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return, Qt.Key.Key_3):
        QTest.keyClick(keys.table, key, held)
    assert keys.keyboard.cursor == before
    assert keys.mouse.chosen is None


def test_no_key_works_while_the_cards_are_hidden(keys):
    before = keys.keyboard.cursor
    keys.table.set_covered(True)
    press(keys, "Right", "Return", "4")
    assert (keys.keyboard.cursor, keys.mouse.chosen) == (before, None)
    assert not frames(keys, Mark.FOCUS)


def test_the_frame_shows_with_keys_and_not_with_the_mouse(keys):
    assert not frames(keys, Mark.FOCUS)
    press(keys, "Right")
    assert len(frames(keys, Mark.FOCUS)) == 1
    keys.click_card(keys.model.position.columns[5].cards[3])
    assert not frames(keys, Mark.FOCUS)
    # Keys go on from where the mouse was.
    press(keys, "Down")
    assert keys.keyboard.cursor.column == 5
    assert len(frames(keys, Mark.FOCUS)) == 1


def test_the_frame_surrounds_what_would_be_lifted(keys):
    press(keys, "6", "Up", "Up")
    (frame,) = frames(keys, Mark.FOCUS)
    items = [keys.table.cards[card] for card in keys.model.position.columns[5].cards[-3:]]
    block = items[0].sceneBoundingRect() | items[-1].sceneBoundingRect()
    assert frame.sceneBoundingRect().center() == block.center()
    assert frame.sceneBoundingRect().contains(block)


def test_a_squeezed_column_fans_out_under_the_focus(keys):
    long = " ".join(f"{rank}{suit}" for suit in "SHD" for rank in "23456789TJQ")
    rest = " ".join(f"{rank}{suit}" for suit in "SHD" for rank in "AK")
    keys.lay(f"{long} | {rest} | AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC | - | - | - | - / / ")
    keys.table.resize(480, 360)
    press(keys, "1", *["Up"] * 12)
    depth = keys.keyboard.cursor.depth
    cards = keys.model.position.columns[0].cards
    tops = [keys.table.cards[card].y() for card in cards]
    strips = [lower - upper for upper, lower in pairwise(tops)]
    assert max(strips) == strips[depth]
    assert strips[depth] > 1.5 * strips[-1]
    assert strips[depth] >= 9


def test_new_deals_undo_and_other_games_never_lose_the_cursor(keys):
    for identity in [*FAMILY, "scorpion"]:
        keys.deal(FAMILY[identity])
        press(keys, "Right", "Up")
        for _ in range(3):
            legal = keys.model.board.legal_moves
            keys.model.play(legal[0])
            assert keys.table.focus is not None
        keys.model.undo()
        keys.model.restart()
        focus = keys.table.focus
        assert focus == keys.keyboard.cursor.on(keys.model.board)
    assert keys.keyboard.cursor.pile is PileKind.COLUMN


def test_after_a_collected_run_the_focus_stays_in_its_column(keys):
    keys.lay(ALMOST_COMPLETE)
    press(keys, "2")
    for _ in range(7):
        press(keys, "Up")
    press(keys, "Return", "1", "Return")
    assert keys.model.position.collected
    assert keys.keyboard.cursor == Cursor(0, 0)
    assert keys.table.focus.card == Card.parse("2H")


def test_peeking_by_key_shows_a_covered_card_until_the_cursor_moves(keys):
    press(keys, "5", "Up", "Up")
    card = keys.table.focus.card
    keys.keyboard.peek()
    over = max(item.zValue() for other, item in keys.table.cards.items() if other != card)
    assert keys.table.peeking
    assert keys.table.cards[card].zValue() > over
    assert keys.table.cards[card].strip is None
    press(keys, "Escape")
    assert not keys.table.peeking
    assert keys.table.cards[card].strip is not None
    keys.keyboard.peek()
    press(keys, "Up")
    assert not keys.table.peeking


def test_nobody_peeks_at_a_face_down_card(keys):
    press(keys, "1", "Home")
    keys.keyboard.peek()
    assert not keys.table.peeking


def test_every_key_of_the_table_is_one_of_a_kind():
    pairs = [(key, command.modifier) for command in TableKey for key in command.keys]
    assert len(pairs) == len(set(pairs))
