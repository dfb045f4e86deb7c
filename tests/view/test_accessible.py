"""The tree of the table as interfaces of Qt, without a bus."""

import gc

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QAccessible

from scorpion_qt.rules import DECK, FAMILY, Board, Card, DealNumber, deal
from scorpion_qt.text.card_names import Form, card_name
from scorpion_qt.view.accessible import AccessibleTable
from scorpion_qt.view.accessible_tree import children, name
from scorpion_qt.view.hit import Hit, PileKind
from tests.boards import ALMOST_COMPLETE, board

NUMBER = DealNumber.parse("17")


@pytest.fixture
def tree(table, qapp):
    AccessibleTable(table)
    table.set_duration_factor(0)
    table.set_board(Board.deal(FAMILY["scorpion"], NUMBER))
    return table


def interface(node):
    return QAccessible.queryAccessibleInterface(node)


def text(node):
    return interface(node).text(QAccessible.Text.Name)


def cards_in(tree):
    return [card for pile in children(tree) for card in children(pile)]


@pytest.mark.parametrize("identity", FAMILY)
def test_the_tree_holds_every_card_that_lies_on_the_table(tree, identity):
    game = FAMILY[identity]
    position = deal(game, NUMBER)
    tree.set_board(Board(game, position))
    assert {item.card for item in cards_in(tree)} == set(DECK)
    kinds = [pile.pile for pile in children(tree)]
    assert kinds == sorted(kinds, key=[PileKind.COLUMN, PileKind.RESERVE, PileKind.PLACE].index)
    assert kinds.count(PileKind.COLUMN) == len(game.columns)
    # Parents and children agree.
    root = interface(tree)
    assert root.childCount() == len(kinds)
    for index in range(root.childCount()):
        pile = root.child(index)
        assert root.indexOfChild(pile) == index
        assert pile.parent().object() is tree
        for place in range(pile.childCount()):
            assert pile.child(place).parent().object() is pile.object()
            assert pile.indexOfChild(pile.child(place)) == place
        assert pile.child(pile.childCount()) is None


@pytest.mark.parametrize("identity", FAMILY)
def test_faces_are_named_and_backs_are_not(tree, identity):
    game = FAMILY[identity]
    position = deal(game, NUMBER)
    tree.set_board(Board(game, position))
    seen = set(Board(game, position).visible)
    for item in cards_in(tree):
        named = card_name(item.card, Form.NOMINATIVE) in text(item)
        assert named == (item.card in seen), text(item)
        if not named:
            assert text(item).startswith("face-down card")


def test_names_say_where_a_card_lies_and_what_lies_on_it(tree):
    tree.set_board(Board(FAMILY["scorpion"], board(ALMOST_COMPLETE)))
    assert text(tree.cards[Card.parse("2H")]) == "face-down card, column 1, card 1 of 6"
    assert text(tree.cards[Card.parse("9S")]) == "nine of spades, column 1, card 6 of 6"
    assert text(tree.cards[Card.parse("KS")]).startswith("king of spades, column 1, card 2 of 6, ")


def test_roles_and_other_texts(tree):
    assert interface(tree).role() == QAccessible.Role.Grouping
    pile = children(tree)[0]
    assert interface(pile).role() == QAccessible.Role.List
    assert interface(children(pile)[0]).role() == QAccessible.Role.ListItem
    assert interface(pile).text(QAccessible.Text.Description) == ""
    assert interface(tree).relations() == []


def test_nothing_is_read_while_the_cards_are_hidden(tree):
    items = cards_in(tree)
    tree.set_covered(True)
    assert interface(tree).childCount() == 0
    assert "paused" in text(tree)
    assert {text(item) for item in items} == {""}
    tree.set_covered(False)
    assert len(cards_in(tree)) == 52


def test_focus_and_choice_are_states(tree, qtbot):
    tree.activateWindow()
    tree.setFocus()
    qtbot.waitUntil(tree.hasFocus)
    position = tree.position
    card = position.columns[2].cards[4]
    tree.set_focus(Hit(PileKind.COLUMN, 2, card, 4), framed=True)
    tree.light([0], position.columns[2].cards[4:])
    focused = [item for item in cards_in(tree) if interface(item).state().focused]
    selected = [item.card for item in cards_in(tree) if interface(item).state().selected]
    assert focused == [tree.cards[card]]
    assert selected == list(position.columns[2].cards[4:])
    assert interface(tree).focusChild().object() is tree.cards[card]
    tree.set_focus(Hit(PileKind.PLACE, 1), framed=True)
    assert interface(tree).focusChild().object().index == 1


def test_what_lies_under_a_point_of_the_screen(tree):
    card = tree.position.columns[5].cards[-1]
    item = tree.cards[card]
    box = interface(item).rect()
    inside = box.center()
    pile = interface(tree).childAt(inside.x(), inside.y())
    assert pile.object() in children(tree)
    assert pile.childAt(inside.x(), inside.y()).object() is item
    corner = tree.mapToGlobal(QPoint(1, 1))
    assert interface(tree).childAt(corner.x(), corner.y()) is None
    assert interface(tree).rect().contains(box)


def test_collected_cards_are_told_by_their_place(tree):
    position = board("- | KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS | - | - | - | - | - / / HDC")
    tree.set_board(Board(FAMILY["scorpion"], position))
    assert {item.card for item in cards_in(tree)} == set(position.columns[1].cards)
    places = [pile for pile in children(tree) if pile.pile is PileKind.PLACE]
    assert [text(pile) for pile in places][:2] == ["place 1 of 4: hearts", "place 2 of 4: diamonds"]
    gone = tree.cards[Card.parse("KH")]
    assert position.find(gone.card) is None
    assert text(gone) == ""
    assert interface(gone).parent() is None


def test_piles_of_a_table_that_is_no_more_answer_with_nothing(tree):
    old = interface(children(tree)[0])
    assert old.text(QAccessible.Text.Name)
    piles = list(children(tree))
    tree.set_board(Board.deal(FAMILY["curds-and-whey"], NUMBER))
    for pile in piles:
        assert name(pile) == ""
        assert children(pile) == ()
        assert interface(pile).parent() is None
        assert interface(pile).rect().isEmpty()
        assert interface(pile).window() is None
        assert not interface(pile).state().focused


def test_many_deals_leave_nothing_that_breaks(tree):
    for number in range(1, 31):
        game = list(FAMILY.values())[number % len(FAMILY)]
        tree.set_board(Board.deal(game, DealNumber.parse(str(number))))
        for item in cards_in(tree)[::5]:
            assert text(item)
    gc.collect()
    assert len(cards_in(tree)) == 52
