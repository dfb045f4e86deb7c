"""Motions that change nothing end where they began."""

from itertools import pairwise

import pytest

from scorpion_qt.rules import DECK, FAMILY, Board, DealNumber
from scorpion_qt.view.flourish import celebration, shake
from scorpion_qt.view.layout import arrange
from scorpion_qt.view.placement import placements


@pytest.fixture
def lying():
    game = FAMILY["scorpion"]
    layout = arrange(900, 700, game)
    return layout, placements(layout, Board.deal(game, DealNumber.parse("17")))


def assert_returns(start, tracks):
    for card, placement in start.items():
        way = [track for track in tracks if track.card == card]
        assert way[0].start == placement
        assert way[-1].end == placement
        for one, following in pairwise(way):
            assert one.end == following.start
            assert following.begin >= one.finish


def test_a_shaken_block_lies_again_where_it_lay(lying):
    layout, start = lying
    block = {card: start[card] for card in DECK[:5]}
    tracks = shake(block, layout.card[0])
    assert_returns(block, tracks)
    assert {track.card for track in tracks} == set(block)
    assert max(track.finish for track in tracks) < 400
    assert max(abs(t.end.x - start[t.card].x) for t in tracks) < layout.card[0] / 10


def test_a_celebration_takes_all_cards_inside_the_window_and_home_again(lying):
    layout, start = lying
    tracks = celebration(start, (900, 700), layout.card)
    assert_returns(start, tracks)
    assert {track.card for track in tracks} == set(DECK)
    assert max(track.finish for track in tracks) < 3500
    middles = [
        (t.end.x + layout.card[0] / 2, t.end.y + layout.card[1] / 2)
        for t in tracks
        if t.start == start[t.card]
    ]
    assert all(0 < x < 900 and 0 < y < 700 for x, y in middles)
    assert len(set(middles)) == 52
