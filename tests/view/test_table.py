"""The table alone: it shows positions, however it came to them."""

import random

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from scorpion_qt.rules import (
    DECK,
    FAMILY,
    Board,
    Card,
    Collected,
    DealNumber,
    Flipped,
    Moved,
    deal,
    parse_move,
)
from scorpion_qt.view.frames import Mark
from scorpion_qt.view.hit import Hit, PileKind
from scorpion_qt.view.layout import arrange
from scorpion_qt.view.motion import Manner, Stage, stages
from scorpion_qt.view.placement import placements
from scorpion_qt.view.table import TableView
from tests.boards import ALMOST_COMPLETE, WON_BUT_ONE, board
from tests.painted import painted, wait

GAME, NUMBER = FAMILY["scorpion"], DealNumber.parse("17")
START = deal(GAME, NUMBER)


def assert_shows(table, game, position):
    size, layout = table.viewport().size(), table.table_layout
    assert layout == arrange(size.width(), size.height(), game, layout.mirrored)
    for card, there in placements(layout, Board(game, position)).items():
        item = table.cards[card]
        assert (item.x(), item.y(), item.zValue(), item.face_up) == (
            there.x,
            there.y,
            there.z,
            there.face_up,
        )


def assert_agree(table, game, position):
    table.complete()
    assert not table.moving
    assert_shows(table, game, position)


@pytest.mark.parametrize("identity", FAMILY)
def test_a_position_is_shown_at_once(table, identity):
    game = FAMILY[identity]
    position = deal(game, NUMBER)
    table.set_board(Board(game, position))
    assert not table.moving
    assert (table.game, table.position) == (game, position)
    assert_shows(table, game, position)


def test_games_can_follow_each_other(table):
    for game in [*FAMILY.values(), GAME]:
        table.deal(Board.deal(game, NUMBER))
        assert table.moving
        QTest.qWait(5)
    assert_agree(table, GAME, START)


def test_a_deal_begins_in_one_pile_and_ends_at_the_position(table, qtbot):
    table.set_duration_factor(0.2)
    with qtbot.waitSignal(table.settled):
        table.deal(Board(GAME, START))
        assert len({item.pos().toTuple() for item in table.cards.values()}) == 1
        assert not any(item.face_up for item in table.cards.values())
    assert_shows(table, GAME, START)


def test_an_action_ends_at_the_new_position(table, qtbot):
    position = board(ALMOST_COMPLETE)
    outcome = Board(GAME, position).play(parse_move("8S>1"))
    table.set_board(Board(GAME, position))
    table.set_duration_factor(0.2)
    with qtbot.waitSignal(table.settled):
        table.play(position, outcome.position, outcome.events)
    assert_shows(table, GAME, outcome.position)


def test_a_block_on_its_way_passes_over_everything_that_lies(table, qtbot):
    position = board(ALMOST_COMPLETE)
    outcome = Board(GAME, position).play(parse_move("8S>1"))
    table.set_board(Board(GAME, position))
    table.set_duration_factor(50)
    moving = set(outcome.events[0].cards)
    last = table.cards[outcome.events[0].cards[-1]]
    before = last.pos()
    table.play(position, outcome.position, outcome.events)
    qtbot.waitUntil(lambda: last.pos() != before)
    lying = max(item.zValue() for card, item in table.cards.items() if card not in moving)
    block = [table.cards[card].zValue() for card in outcome.events[0].cards]
    assert lying < block[0]
    assert block == sorted(set(block))
    assert_agree(table, GAME, outcome.position)


def test_the_end_of_a_motion_is_told_once(table):
    told = []
    table.settled.connect(lambda: told.append(True))
    table.deal(Board(GAME, START))
    table.complete()
    table.complete()
    assert told == [True]


def test_without_motion_nothing_moves(table):
    table.set_duration_factor(0)
    table.deal(Board(GAME, START))
    assert not table.moving
    assert_shows(table, GAME, START)


def test_a_hidden_table_does_not_animate(table):
    table.hide()
    table.deal(Board(GAME, START))
    assert not table.moving
    assert_shows(table, GAME, START)


def test_covered_cards_are_hidden_and_cannot_be_hit(table):
    table.set_board(Board(GAME, START))
    table.set_covered(True)
    x, y = table.table_layout.columns[0]
    assert table.hit(QPointF(x + 5, y + 5)) is None
    assert not any(item.isVisible() for item in table.cards.values())
    picture = table.grab().toImage()
    table.set_board(Board(GAME, board(WON_BUT_ONE)))
    table.resize(880, 700)
    table.resize(900, 700)
    assert not any(item.isVisible() for item in table.cards.values())
    # Nothing of the position shows through: the places alone are there.
    assert table.grab().toImage() == picture
    table.set_covered(False)
    assert all(item.isVisible() for item in table.cards.values())
    assert_shows(table, GAME, board(WON_BUT_ONE))


def test_a_hit_is_what_the_layout_says(table):
    table.set_board(Board(GAME, START))
    x, y = table.table_layout.columns[2]
    assert table.hit(QPointF(x + 5, y + 2)) == Hit(PileKind.COLUMN, 2, START.columns[2].cards[0], 0)


def test_held_cards_follow_and_are_put_back(table):
    table.set_board(Board(GAME, START))
    block = START.columns[6].cards[3:]
    table.hold(block)
    table.carry(QPointF(-30, 12))
    x, _ = table.table_layout.columns[6]
    assert table.cards[block[0]].x() == x - 30
    assert table.drop_column([5, 6]) == 6
    assert table.drop_column([5]) == 5
    assert table.drop_column([0]) is None
    table.put_back()
    assert table.drop_column(range(7)) is None
    assert_agree(table, GAME, START)


def test_a_gesture_that_is_interrupted_is_told(table):
    told = []
    table.interrupted.connect(lambda: told.append(True))
    table.set_board(Board(GAME, START))
    table.hold(START.columns[6].cards[3:])
    table.resize(800, 600)
    assert told == [True]
    assert_agree(table, GAME, START)


def test_a_celebration_ends_at_the_position(table, qtbot):
    won = board(WON_BUT_ONE)
    table.set_board(Board(GAME, won))
    table.set_duration_factor(0.1)
    turned = []
    for item in table.cards.values():
        item.rotationChanged.connect(lambda item=item: turned.append(item.rotation()))
    with qtbot.waitSignal(table.settled):
        table.celebrate()
    assert any(turned)
    assert all(item.rotation() == 0 for item in table.cards.values())
    assert_shows(table, GAME, won)


def test_a_celebration_can_be_resized_and_completed(table):
    won = board(WON_BUT_ONE)
    table.set_board(Board(GAME, won))
    table.celebrate()
    QTest.qWait(20)
    table.resize(600, 500)
    QTest.qWait(20)
    assert_agree(table, GAME, won)
    assert all(item.rotation() == 0 for item in table.cards.values())


def test_a_resize_in_every_motion_keeps_the_end(table):
    position = board(ALMOST_COMPLETE)
    outcome = Board(GAME, position).play(parse_move("8S>1"))
    for begin in (
        lambda: table.deal(Board(GAME, position)),
        lambda: table.travel(START),
        lambda: table.play(position, outcome.position, outcome.events),
        lambda: table.shake(position.columns[2].cards),
    ):
        table.set_board(Board(GAME, position))
        begin()
        for size in ((500, 400), (1000, 300), (900, 700)):
            QTest.qWait(3)
            table.resize(*size)
        assert_agree(table, GAME, table.position)


def test_mirroring_in_a_motion(table):
    table.deal(Board(GAME, START))
    QTest.qWait(10)
    table.set_mirrored(True)
    assert table.moving
    assert table.table_layout.columns[0][0] > table.table_layout.columns[6][0]
    assert_agree(table, GAME, START)


@pytest.mark.parametrize("size", [(480, 270), (500, 900), (1600, 1000)])
@pytest.mark.parametrize("identity", FAMILY)
def test_every_size_is_laid_out_anew(table, identity, size):
    game = FAMILY[identity]
    table.set_board(Board.deal(game, NUMBER))
    table.resize(*size)
    assert_shows(table, game, deal(game, NUMBER))


def test_pictures_are_made_at_the_size_of_the_cards_and_shown(table, qtbot):
    table.set_board(Board(GAME, START))
    qtbot.waitUntil(lambda: table.art.complete, timeout=20000)
    size = table.art.size
    assert (size.width, size.height) == table.table_layout.card
    seen = set()
    for card in DECK:
        picture = table.art.face(card)
        assert abs(picture.deviceIndependentSize().width() - size.width - 2 * size.shadow) <= 1
        seen.add(picture.cacheKey())
    assert len(seen) == 52
    assert table.art.back().cacheKey() not in seen


def test_the_picture_of_a_face_is_where_the_card_lies(table, qtbot):
    """What is painted: the faces at their places, backs where cards are face-down."""
    table.set_board(Board(GAME, START))
    qtbot.waitUntil(lambda: table.art.complete, timeout=20000)
    painted = table.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    for column in (0, 6):
        card = START.columns[column].last
        assert looks_like(painted, table, card)
        assert not looks_like(painted, table, Card(card.rank % 13 + 1, card.suit), card)


def looks_like(painted, table, card, at=None):
    """Whether a card's picture is painted where a card, itself if not told otherwise, lies."""
    face = table.art.face(card).toImage()
    item, rim = table.cards[at or card], table.art.size.shadow
    different = 0
    for x in range(10, int(table.art.size.width) - 10, 3):
        for y in range(10, int(table.art.size.height) - 10, 3):
            there = painted.pixelColor(int(item.x()) + x, int(item.y()) + y)
            here = face.pixelColor(int(rim) + x, int(rim) + y)
            different += abs(there.lightness() - here.lightness()) > 60
    return different == 0


# The stages of a change

POSITION = board(ALMOST_COMPLETE)
OUTCOME = Board(GAME, POSITION).play(parse_move("8S>1"))
STAGES = stages(POSITION, OUTCOME.events)
"""A move, a flip under it, a run that is collected and a flip under that."""


@pytest.fixture
def started(table):
    """The stages that the table tells of; a board lies on it on which a move has four of them."""
    started = []
    table.stage_started.connect(started.append)
    table.set_board(Board(GAME, POSITION))
    kinds = [type(event) for stage in STAGES for event in stage.events]
    assert kinds == [Moved, Flipped, Collected, Flipped]
    return started


def play(table):
    table.play(POSITION, OUTCOME.position, OUTCOME.events)


def test_each_stage_is_told_as_it_is_seen(table, started, qtbot):
    """One after the other, and then that the cards lie."""
    table.set_duration_factor(0.5)
    table.settled.connect(lambda: started.append("settled"))
    play(table)
    for count in range(1, len(STAGES) + 1):
        qtbot.waitUntil(lambda count=count: len(started) >= count)
        assert table.moving
        assert started == STAGES[: len(started)]
    qtbot.waitUntil(lambda: not table.moving)
    assert started == [*STAGES, "settled"]


def test_without_motion_each_stage_is_told_at_once(table, started):
    table.set_duration_factor(0)
    play(table)
    assert started == STAGES


@pytest.mark.parametrize("hide", [TableView.hide, lambda table: table.set_covered(True)])
def test_out_of_sight_each_stage_is_told_at_once(table, started, hide):
    hide(table)
    play(table)
    assert started == STAGES


@pytest.mark.parametrize("after", range(1, len(STAGES) + 1))
def test_a_motion_that_is_completed_tells_the_rest_of_its_stages(table, started, qtbot, after):
    table.set_duration_factor(0.5)
    play(table)
    qtbot.waitUntil(lambda: len(started) >= after)
    table.complete()
    assert started == STAGES
    table.complete()
    assert started == STAGES


OTHERS = {
    "the next move": lambda table: table.play(OUTCOME.position, *NEXT),
    "a jump": lambda table: table.travel(START),
    "a deal": lambda table: table.deal(Board(GAME, START)),
    "another board": lambda table: table.set_board(Board(GAME, START)),
    "a shake": lambda table: table.shake(OUTCOME.position.columns[4].cards[-1:]),
    "a celebration": lambda table: table.celebrate(),
    "a pause": lambda table: table.set_covered(True),
    "a card that is held": lambda table: table.hold(OUTCOME.position.columns[4].cards[-1:]),
    "a card that is peeked at": lambda table: table.peek(OUTCOME.position.columns[4].cards[0]),
    "the end": lambda table: table.close_down(),
}
_NEXT_OUTCOME = OUTCOME.board.play(parse_move("7H>5"))
NEXT = _NEXT_OUTCOME.position, _NEXT_OUTCOME.events
FOLLOWING = {
    "the next move": stages(OUTCOME.position, _NEXT_OUTCOME.events),
    "a jump": [Stage(START, Manner.TOGETHER)],
}


@pytest.mark.parametrize("other", OTHERS)
def test_whatever_comes_next_the_stages_before_it_have_been_told(table, started, other):
    play(table)
    assert table.moving
    QTest.qWait(5)
    OTHERS[other](table)
    assert started[: len(STAGES)] == STAGES
    table.complete()
    assert started == [*STAGES, *FOLLOWING.get(other, [])]


def test_a_motion_without_a_change_has_no_stages(table, started, qtbot):
    table.set_duration_factor(0.2)
    for begin in (
        lambda: table.shake(POSITION.columns[0].cards[-1:]),
        table.celebrate,
        lambda: table.deal(Board(GAME, POSITION)),
    ):
        with qtbot.waitSignal(table.settled):
            begin()
    assert started == []


@pytest.mark.parametrize("after", [1, 2, 3, 4])
def test_a_resize_tells_no_stage_twice_and_leaves_none_out(table, started, qtbot, after):
    table.set_duration_factor(0.5)
    play(table)
    qtbot.waitUntil(lambda: len(started) >= after)
    for size in ((500, 400), (1000, 300), (900, 700)):
        table.resize(*size)
        assert started == STAGES[: len(started)]
        QTest.qWait(3)
    qtbot.waitUntil(lambda: not table.moving)
    assert started == STAGES


def test_a_table_turned_round_and_fanned_out_meanwhile_tells_each_stage_once(table, started, qtbot):
    table.set_focus(Hit(PileKind.COLUMN, 4, POSITION.columns[4].last, 5), framed=False)
    table.set_duration_factor(0.5)
    play(table)
    table.set_mirrored(True)
    QTest.qWait(20)
    table.set_framed(True)
    QTest.qWait(20)
    table.set_mirrored(False)
    table.set_framed(False)
    qtbot.waitUntil(lambda: not table.moving)
    assert started == STAGES


def test_who_hears_of_a_stage_may_complete_the_motion(table, started, qtbot):
    table.stage_started.connect(lambda stage: table.complete())
    play(table)
    qtbot.waitUntil(lambda: bool(started))
    assert not table.moving
    assert started == STAGES
    assert_shows(table, GAME, OUTCOME.position)


def test_a_whole_game_tells_its_stages_whatever_the_speed(table, qtbot):
    """Moves faster than they can be shown, slower ones, and some that cannot be seen."""
    table.set_board(Board(GAME, START))
    started, expected, chance = [], [], random.Random(3)
    table.stage_started.connect(started.append)
    at = Board(GAME, START)
    for _ in range(25):
        if not at.legal_moves:
            break
        table.set_duration_factor(chance.choice([0, 0.05, 1]))
        outcome = at.play(chance.choice(at.legal_moves))
        expected += stages(at.position, outcome.events)
        table.play(at.position, outcome.position, outcome.events)
        at = outcome.board
        QTest.qWait(chance.choice([0, 1, 20]))
    table.complete()
    assert len(expected) > 20
    assert started == expected


# Painting


@pytest.fixture
def resting(table, qtbot):
    """A table with all its pictures, on which the keyboard is, and nothing is left to be painted."""
    table.set_board(Board(GAME, START))
    table.set_focus(Hit(PileKind.COLUMN, 0, START.columns[0].last, 6), framed=True)
    qtbot.waitUntil(lambda: table.art.complete, timeout=20000)
    wait(100)
    return table


def test_nothing_repaints_while_nothing_changes(resting):
    with painted() as widgets:
        wait(300)
    assert widgets == []
    assert not resting.moving


def test_a_pointer_that_changes_nothing_repaints_nothing(resting):
    bare = QPoint(resting.width() - 3, resting.height() - 3)
    QTest.mouseMove(resting.viewport(), bare)
    wait(100)
    with painted() as widgets:
        for step in range(1, 20):
            QTest.mouseMove(resting.viewport(), bare - QPoint(0, step))
            wait(5)
    assert widgets == []


def test_a_light_fades_in_and_out_and_then_rests(resting):
    strengths = []
    with painted() as widgets:
        resting.light([3])
        (frame,) = (f for f in resting._highlights.frames if f.mark is Mark.TARGET)
        while frame.opacity() < 1:
            strengths.append(frame.opacity())
            wait(10)
        frames = len(widgets)
        wait(200)
    assert strengths[0] == 0
    assert strengths == sorted(strengths)
    assert len(set(strengths)) >= 3
    assert len(widgets) <= frames + 1
    resting.clear_highlights()
    assert frame.isVisible()
    assert not frame.lit
    wait(250)
    assert not frame.isVisible()


def test_a_light_that_comes_again_goes_on_from_where_it_is(resting):
    resting.light([3])
    wait(60)
    before = {f: f.opacity() for f in resting._highlights.frames}
    resting.light([])
    resting.light([3])
    assert {f: f.opacity() for f in resting._highlights.frames} == before
    wait(250)
    assert all(f.opacity() == 1 for f in resting._highlights.frames)


def test_without_motion_lights_switch(resting):
    resting.set_duration_factor(0)
    resting.light([3])
    (frame,) = (f for f in resting._highlights.frames if f.mark is Mark.TARGET)
    assert frame.opacity() == 1
    resting.clear_highlights()
    assert not frame.isVisible()


def test_what_changes_is_painted(resting):
    with painted() as widgets:
        resting.set_framed(False)
        wait(100)
    assert widgets == [resting.viewport()]
