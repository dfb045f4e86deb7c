"""The table as a tree of what is drawn, without Qt's interfaces."""

import pytest

from scorpion_qt.rules import DECK, FAMILY, Board, DealNumber, Reserve
from scorpion_qt.view.accessible_tree import (
    children,
    focused_item,
    hit_at,
    name,
    pile_at,
    pile_holding,
    table_of,
)
from scorpion_qt.view.hit import Hit, PileKind


@pytest.fixture(params=FAMILY)
def tree(request, table):
    game = FAMILY[request.param]
    table.set_duration_factor(0)
    table.set_board(Board.deal(game, DealNumber.parse("17")))
    return table


def test_every_card_is_once_in_the_pile_that_holds_it_and_has_a_name_of_its_own(tree):
    cards = [card for pile in children(tree) for card in children(pile)]
    assert sorted(card.card for card in cards) == sorted(DECK)
    for pile in children(tree):
        assert table_of(pile) is tree
        assert all(pile_holding(tree, card) is pile for card in children(pile))
    if tree.game.reserve is Reserve.STOCK:
        # Nobody can tell the cards of a stock apart.
        cards = [card for card in cards if pile_holding(tree, card).pile is PileKind.COLUMN]
    assert len({name(card) for card in cards}) == len(cards)


def test_what_the_keyboard_is_on_is_a_card_or_a_pile(tree):
    card = tree.position.columns[1].last
    tree.set_focus(
        Hit(PileKind.COLUMN, 1, card, len(tree.position.columns[1].cards) - 1), framed=True
    )
    assert focused_item(tree) is tree.cards[card]
    tree.set_focus(Hit(PileKind.COLUMN, 1), framed=True)
    assert focused_item(tree) is pile_at(tree, Hit(PileKind.COLUMN, 1))
    tree.set_covered(True)
    assert focused_item(tree) is None
    assert children(tree) == ()


def test_what_lies_under_a_point_of_the_screen_is_in_the_tree(tree):
    card = tree.position.columns[2].last
    middle = tree.cards[card].sceneBoundingRect().center().toPoint()
    point = tree.viewport().mapToGlobal(middle)
    hit = hit_at(tree, point.x(), point.y())
    assert hit.card == card
    assert tree.cards[card] in children(pile_at(tree, hit))
