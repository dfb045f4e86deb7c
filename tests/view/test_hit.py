"""What a click means, and where a dragged card belongs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorpion_qt.rules import FAMILY, Board, DealNumber, Reserve, deal
from scorpion_qt.view.hit import Hit, PileKind, best_column, hit
from scorpion_qt.view.layout import Box, arrange
from scorpion_qt.view.placement import placements
from tests.boards import WON_BUT_ONE, board
from tests.positions import some_step


@pytest.mark.slow
@given(st.data(), st.booleans(), st.sampled_from([(900, 700), (480, 900), (1600, 500)]))
def test_a_click_on_a_card_means_that_card(data, mirrored, size):
    """The picture decides: what lies on top at a point is what is hit there."""
    game, position, _ = some_step(data)
    layout = arrange(*size, game, mirrored)
    found = placements(layout, Board(game, position))
    x = data.draw(st.integers(0, size[0] - 1))
    y = data.draw(st.integers(0, size[1] - 1))
    there = [card for card, p in found.items() if layout.box((p.x, p.y)).contains(x, y)]
    result = hit(layout, Board(game, position), x, y)
    in_columns = {card for column in position.columns for card in column.cards}
    if not there:
        assert result is None or result.card is None
    else:
        top = max(there, key=lambda card: found[card].z)
        assert result is not None
        if top in in_columns:
            column = position.columns[result.index]
            assert (result.pile, result.card) == (PileKind.COLUMN, top)
            assert column.cards[result.depth] == top
        elif top.suit in position.collected:
            assert (result.pile, result.card) == (PileKind.PLACE, None)
            assert position.collected[result.index] == top.suit
        elif game.reserve is Reserve.OPEN:
            assert (result.pile, result.card) == (PileKind.RESERVE, top)
        # The edges of the stock reach out below its outline.
        else:
            assert result == Hit(PileKind.RESERVE, 0)


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("identity", FAMILY)
def test_every_pile_is_hit_at_its_place(identity, mirrored):
    game = FAMILY[identity]
    layout = arrange(900, 700, game, mirrored)
    position = deal(game, DealNumber.parse("17"))

    def at(corner):
        return hit(layout, Board(game, position), corner[0] + 3, corner[1] + 3)

    for index, corner in enumerate(layout.places):
        assert at(corner) == Hit(PileKind.PLACE, index)
    for index, corner in enumerate(layout.reserve):
        card = position.reserve[index] if game.reserve is Reserve.OPEN else None
        assert at(corner) == Hit(PileKind.RESERVE, index, card)
    for index, corner in enumerate(layout.columns):
        assert at(corner) == Hit(PileKind.COLUMN, index, position.columns[index].cards[0], 0)


@pytest.mark.parametrize("mirrored", [False, True])
def test_where_piles_of_the_lane_overlap_the_upper_one_is_hit(mirrored):
    """In a low window; of the open reserve and of the places, each lies on the one before."""
    start = Board.deal(FAMILY["three-blind-mice"], DealNumber.parse("17"))
    layout = arrange(1600, 500, start.game, mirrored)
    for piles, last in ((layout.reserve, 1), (layout.places, 3)):
        x, y = piles[last]
        assert layout.box(piles[last - 1]).contains(x + 3, y + 3)
    card = start.position.reserve[1]
    x, y = layout.reserve[1]
    assert hit(layout, start, x + 3, y + 3) == Hit(PileKind.RESERVE, 1, card)
    x, y = layout.places[3]
    assert hit(layout, start, x + 3, y + 3) == Hit(PileKind.PLACE, 3)


def test_an_empty_column_is_hit_in_its_whole_height():
    game, position = FAMILY["scorpion"], board(WON_BUT_ONE)
    layout = arrange(900, 700, game)
    x, y = layout.columns[4]
    assert hit(layout, Board(game, position), x + 5, y + 5) == Hit(PileKind.COLUMN, 4)
    assert hit(layout, Board(game, position), x + 5, layout.bottom - 5) == Hit(PileKind.COLUMN, 4)


def test_beside_the_cards_is_bare_table():
    game = FAMILY["scorpion"]
    layout = arrange(2000, 500, game)
    position = deal(game, DealNumber.parse("17"))
    assert hit(layout, Board(game, position), 2, 250) is None
    assert hit(layout, Board(game, position), 1998, 250) is None


def test_a_drop_means_the_column_that_is_overlapped_most():
    layout = arrange(900, 700, FAMILY["scorpion"])
    width, height = layout.card
    left, right = layout.columns[2][0], layout.columns[3][0]
    nearer_right = Box(left + 0.7 * (right - left), 300, width, height)
    assert best_column(layout, nearer_right, range(7)) == 3
    assert best_column(layout, nearer_right, [2, 6]) == 2
    assert best_column(layout, nearer_right, [5]) is None
    assert best_column(layout, nearer_right, []) is None


def test_the_whole_height_of_a_column_counts_for_a_drop():
    layout = arrange(900, 700, FAMILY["scorpion"])
    x, y = layout.columns[3]
    for top in (y - layout.card[1] + 2, y + 200, layout.bottom - 2):
        assert best_column(layout, Box(x, top, *layout.card), [3]) == 3
    assert best_column(layout, Box(x, layout.bottom + 1, *layout.card), [3]) is None
