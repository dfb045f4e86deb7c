"""How a change is shown: whatever it is, the motion ends where the cards belong."""

from collections import defaultdict
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorpion_qt.rules import (
    DECK,
    FAMILY,
    Board,
    Card,
    DealNumber,
    Dealt,
    Suit,
    deal,
    parse_move,
)
from scorpion_qt.view.layout import arrange
from scorpion_qt.view.motion import FLIP, Manner, Stage, plan, stages
from scorpion_qt.view.placement import Placement, placements
from tests.boards import ALMOST_COMPLETE, board, run
from tests.positions import games_played, some_step

ACE_OF_CLUBS = Card(1, Suit.CLUBS)


def planned(game, start, following, layout=None):
    """The tracks from a position through stages."""
    layout = layout or arrange(900, 700, game)

    def place(position):
        return placements(layout, Board(game, position))

    lying = place(start) if not isinstance(start, dict) else start
    return lying, plan(lying, following, place, layout.card[1])


def assert_sound(start, end, tracks):
    """No card is in two tracks at once or jumps; each ends where it belongs."""
    ways = defaultdict(list)
    for track in tracks:
        ways[track.card].append(track)
    for card in DECK:
        way = sorted(ways[card], key=lambda track: track.begin)
        now = start[card]
        for track in way:
            assert track.start == now
            assert track.duration > 0
            now = track.end
        assert now == end[card]
        for one, following in pairwise(way):
            assert following.begin >= one.finish


@pytest.mark.slow
@given(st.data(), st.booleans())
def test_an_action_ends_at_its_position(data, mirrored):
    game, before, outcome = some_step(data)
    layout = arrange(900, 700, game, mirrored)
    start, tracks = planned(game, before, stages(before, outcome.events), layout)
    assert_sound(start, placements(layout, Board(game, outcome.position)), tracks)


@pytest.mark.slow
@given(st.data())
def test_a_jump_ends_at_its_position(data):
    game, steps = data.draw(games_played)
    one, other = data.draw(st.sampled_from(steps))[0], data.draw(st.sampled_from(steps))[0]
    start, tracks = planned(game, one, [Stage(other, Manner.TOGETHER)])
    assert_sound(start, placements(arrange(900, 700, game), Board(game, other)), tracks)
    assert {track.begin for track in tracks} <= {0.0}


@pytest.mark.slow
@given(st.data())
def test_a_motion_from_anywhere_ends_at_its_position(data):
    """As when a block is dropped somewhere, or lies over all other cards."""
    game, before, outcome = some_step(data)
    layout = arrange(900, 700, game)
    start = placements(layout, Board(game, before))
    for card in data.draw(st.lists(st.sampled_from(DECK), max_size=9)):
        x, y = data.draw(st.tuples(st.integers(-100, 1000), st.integers(-100, 800)))
        start[card] = Placement(x, y, 2000, start[card].face_up)
    _, tracks = planned(game, start, stages(before, outcome.events), layout)
    assert_sound(start, placements(layout, Board(game, outcome.position)), tracks)


@pytest.mark.parametrize("identity", FAMILY)
def test_a_deal_sends_every_card_out_one_after_the_other(identity):
    game = FAMILY[identity]
    position = deal(game, DealNumber.parse("17"))
    layout = arrange(900, 700, game)
    pile = {card: Placement(-200, -300, 0, False) for card in DECK}
    start, tracks = planned(game, pile, [Stage(position, Manner.DEALT)], layout)
    assert_sound(start, placements(layout, Board(game, position)), tracks)
    begins = [track.begin for track in tracks]
    assert begins == sorted(set(begins))
    rows = [column.cards[0] for column in position.columns]
    assert [track.card for track in tracks[: len(rows)]] == rows
    assert tracks[-1].finish < 2000


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_collected_run_is_gathered_from_its_end_the_ace_first(mirrored):
    """Each card sets out when nothing lies on it any more, and all of them go to the same place."""
    game, before = FAMILY["scorpion"], board(ALMOST_COMPLETE)
    outcome = Board(game, before).play(parse_move("8S>1"))
    layout = arrange(900, 700, game, mirrored)
    _, tracks = planned(game, before, stages(before, outcome.events), layout)
    gathered = [track for track in tracks if (track.end.x, track.end.y) == layout.places[0]]
    assert [str(track.card) for track in gathered] == run("S").split()[::-1]
    begins = [track.begin for track in gathered]
    assert begins == sorted(set(begins))


@pytest.mark.slow
@given(st.data())
def test_tracks_come_in_the_order_in_which_they_begin_within_a_stage(data):
    game, before, outcome = some_step(data)
    following = stages(before, outcome.events)
    for stage, last in zip(following, [before, *(s.position for s in following)], strict=False):
        _, tracks = planned(game, last, [stage])
        assert [track.begin for track in tracks] == sorted(track.begin for track in tracks)


@pytest.mark.slow
@given(st.data())
def test_an_action_is_short(data):
    game, before, outcome = some_step(data)
    _, tracks = planned(game, before, stages(before, outcome.events))
    assert max(track.finish for track in tracks) < 2500


@pytest.mark.slow
@given(st.data())
def test_stages_lead_to_the_new_position(data):
    _, before, outcome = some_step(data)
    following = stages(before, outcome.events)
    assert following[-1].position == outcome.position
    dealt = sum(isinstance(event, Dealt) for event in outcome.events)
    assert len([s for s in following if s.manner is Manner.DEALT]) == (dealt > 0)


def one_way(x, y):
    """The duration of a way."""
    card, start, end = ACE_OF_CLUBS, Placement(0, 0, 0, True), Placement(x, y, 0, True)
    (track,) = plan({card: start}, [Stage(None, Manner.TOGETHER)], lambda _: {card: end}, 140)
    return track.duration


@given(st.integers(1, 800), st.integers(1, 800), st.integers(0, 300))
def test_longer_ways_take_longer_up_to_a_bound(x, y, more):
    assert one_way(x, y) <= one_way(x + more, y + more) <= one_way(100_000, 100_000) < 600


def test_a_longer_way_takes_really_longer():
    assert one_way(50, 0) < one_way(200, 0) < one_way(500, 0)


def test_a_card_that_only_turns_takes_the_time_of_a_flip():
    card = ACE_OF_CLUBS
    start = {card: Placement(5, 5, 0, False)}
    end = {card: Placement(5, 5, 0, True)}
    (track,) = plan(start, [Stage(None, Manner.TURNED)], lambda _: end, 140)
    assert track.duration == FLIP
    assert not track.airborne


def test_nothing_moves_where_nothing_changes():
    game = FAMILY["scorpion"]
    position = deal(game, DealNumber.parse("17"))
    assert planned(game, position, [Stage(position, Manner.TOGETHER)])[1] == []


@pytest.mark.slow
@given(st.data())
def test_a_block_moves_as_one(data):
    game, before, outcome = some_step(data)
    moved = next((event for event in outcome.events if hasattr(event, "cards")), None)
    block = getattr(moved, "cards", ())
    if not isinstance(block, tuple):
        return
    _, tracks = planned(game, before, stages(before, outcome.events)[:1])
    ways = {(t.begin, t.duration, t.airborne) for t in tracks if t.card in block}
    assert len(ways) <= 1
