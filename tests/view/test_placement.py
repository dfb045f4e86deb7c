"""What a position looks like."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorpion_qt.rules import DECK, FAMILY, KING, Board, Position, Reserve
from scorpion_qt.view.layout import Fan, arrange
from scorpion_qt.view.placement import placements
from tests.boards import WON_BUT_ONE, board
from tests.positions import some_step


@pytest.mark.slow
@given(st.data())
def test_every_card_lies_once_and_shows_the_side_that_the_rules_say(data):
    game, position, _ = some_step(data)
    found = placements(arrange(900, 700, game), Board(game, position))
    assert set(found) == set(DECK)
    visible = set(Board(game, position).visible)
    collected = {card for card in DECK if card.suit in position.collected}
    for card, placement in found.items():
        assert placement.face_up == (card in visible or card in collected)


@pytest.mark.slow
@given(st.data(), st.booleans())
def test_cards_of_a_column_lie_over_each_other_in_their_order(data, mirrored):
    game, position, _ = some_step(data)
    layout = arrange(900, 700, game, mirrored)
    found = placements(layout, Board(game, position))
    for index, column in enumerate(position.columns):
        lying = [found[card] for card in column.cards]
        assert [place.z for place in lying] == sorted({place.z for place in lying})
        assert {place.x for place in lying} <= {layout.columns[index][0]}
        assert [place.y for place in lying] == sorted(place.y for place in lying)


def test_the_next_card_of_the_stock_lies_on_top():
    game = FAMILY["scorpion"]
    position = board("- | - | - | - | - | - | - / 2C 3C 4C / ")
    found = placements(arrange(900, 700, game), Board(game, position))
    first, second, third = (found[card] for card in position.reserve)
    assert first.z > second.z > third.z
    assert first.y > second.y > third.y


def test_played_cells_of_an_open_reserve_stay_empty():
    game = FAMILY["three-blind-mice"]
    layout = arrange(900, 700, game)
    position = Position(tuple(board("-" + " | -" * 9 + " / - 7H / ").columns), (None, DECK[6]))
    assert game.reserve is Reserve.OPEN
    found = placements(layout, Board(game, position))
    assert [(p.x, p.y) for p in found.values()] == [layout.reserve[1]]


def test_collected_runs_lie_on_the_places_in_their_order_with_the_king_on_top():
    game, position = FAMILY["scorpion"], board(WON_BUT_ONE)
    layout = arrange(900, 700, game)
    found = placements(layout, Board(game, position))
    heights = [found[card].z for suit in position.collected for card in DECK if card.suit == suit]
    assert heights == sorted(set(heights)), "where places overlap, the next one lies over the whole"
    for place, suit in enumerate(position.collected):
        pile = [found[card] for card in DECK if card.suit == suit]
        assert {(p.x, p.y) for p in pile} == {layout.places[place]}
        top = max((card for card in DECK if card.suit == suit), key=lambda card: found[card].z)
        assert top.rank == KING
        # The others would only add their shadows to that of the king.
        assert [card for card in DECK if card.suit == suit and not found[card].buried] == [top]


def test_a_fan_moves_cards_of_its_column_only():
    game = FAMILY["scorpion"]
    position = board(" ".join(map(str, DECK[:41])) + " | 2S | - | - | - | - | - / / ")
    layout = arrange(480, 270, game)
    plain = placements(layout, Board(game, position))
    fanned = placements(layout, Board(game, position), Fan(0, 20))
    moved = {card for card in plain if plain[card] != fanned[card]}
    assert moved
    assert moved <= set(DECK[1:40])
