"""Where arrows run and tags hang: seen from the cards they are about, and not over each other."""

from itertools import combinations

import pytest

from scorpion_qt.rules import FAMILY, Board, DealNumber, deal
from scorpion_qt.view.arrow_geometry import Arrow, ArrowGeometry, bowed
from scorpion_qt.view.layout import arrange
from scorpion_qt.view.placement import placements

GAME = FAMILY["scorpion"]
START = deal(GAME, DealNumber.parse("17"))


@pytest.fixture(params=[(800, 500), (1600, 900), (480, 270)], ids=str)
def anchors(request):
    return laid(*request.param)


def laid(width, height, mirrored=False):
    layout = arrange(width, height, GAME, mirrored)
    return ArrowGeometry(layout, START, placements(layout, Board(GAME, START)))


def apex(way):
    """The point where a quadratic curve bows most."""
    return tuple(
        (a + 2 * c + b) / 4 for a, c, b in zip(way.start, way.control, way.end, strict=True)
    )


def circle(column):
    """Arrows from each of some cards of a column to the next, and back to the first."""
    cards = START.columns[column].cards[:4]
    return [Arrow(a, b) for a, b in zip(cards, cards[1:] + cards[:1], strict=True)]


def test_an_arrow_runs_from_what_shows_of_a_card_to_what_shows_of_another(anchors):
    first, second = START.columns[0].cards[2], START.columns[4].cards[5]
    (way,) = anchors.curves([Arrow(first, second)])
    for card, point in ((first, way.start), (second, way.end)):
        spot = START.find(card)
        shown = anchors.layout.card_at(spot.column, START.columns[spot.column], point[1])
        assert shown == spot.index
        assert 0 < point[0] - anchors.lying[card].x < anchors.layout.card[0]


def test_an_arrow_to_a_column_points_at_its_last_card_or_its_place(anchors):
    (way,) = anchors.curves([Arrow(None, 3)])
    last = anchors.lying[START.columns[3].last]
    assert way.end[1] == last.y + anchors.layout.card[1] / 2
    x, y = anchors.layout.reserve[0]
    assert way.start == (x + anchors.layout.card[0] / 2, y + anchors.layout.card[1] / 2)


def test_arrows_there_and_back_do_not_hide_each_other():
    there, back = bowed((0, 0), (100, 0)), bowed((100, 0), (0, 0))
    assert apex(there)[1] > 5
    assert apex(back)[1] < -5


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("column", range(7))
def test_arrows_within_a_column_run_beside_it_apart_from_each_other(column, mirrored):
    anchors = laid(800, 500, mirrored)
    width = anchors.layout.card[0]
    left = anchors.layout.columns[column][0]
    pointers = circle(column)
    ways = anchors.curves(pointers)
    for pointer, way in zip(pointers, ways, strict=True):
        assert way.start[1] == anchors.middle(pointer.start)[1]
        assert way.end[1] == anchors.middle(pointer.end)[1]
        x, y = apex(way)
        assert 0 <= x <= 800
        assert 0 <= y <= 500
        assert not left < x < left + width
    for one, other in combinations(ways, 2):
        assert abs(apex(one)[0] - apex(other)[0]) > 0.3 * width


def test_a_longer_arrow_within_a_column_is_further_out():
    anchors = laid(1600, 900)
    short, *_, back = anchors.curves(circle(3))
    left = anchors.layout.columns[3][0]
    assert apex(back)[0] < apex(short)[0] < left


def test_a_tag_hangs_in_the_strip_of_its_card_and_not_over_its_index(anchors):
    width, height = anchors.layout.card
    for column in START.columns:
        for card in column.cards:
            (x, y), strip = anchors.tag(card)
            place = anchors.lying[card]
            assert place.x + 0.9 * width < x <= place.x + width
            assert place.y < y < place.y + min(anchors.shown(card), 0.3 * height)
            assert strip <= anchors.shown(card)
    (x, y), _ = anchors.tag(None)
    assert anchors.layout.box(anchors.layout.reserve[0]).contains(x, y)


def test_what_shows_of_a_card():
    anchors = laid(1600, 900)
    column = START.columns[6].cards
    assert anchors.shown(column[-1]) == anchors.layout.card[1]
    assert anchors.shown(column[0]) == anchors.lying[column[1]].y - anchors.lying[column[0]].y
    assert anchors.shown(START.reserve[0]) == anchors.layout.card[1]
