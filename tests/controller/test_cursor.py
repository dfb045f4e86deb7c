"""Where keys lead, on positions alone."""

import pytest

from scorpion_qt.controller import cursor as moves
from scorpion_qt.controller.cursor import Cursor, PickUp, PutBack
from scorpion_qt.model.game.change import Change, ChangeKind
from scorpion_qt.rules import DEAL, FAMILY, Board, Card, DealNumber, Move, deal
from scorpion_qt.view.hit import Hit, PileKind
from tests.boards import ALMOST_COMPLETE, ONLY_THE_RESERVE, board

SCORPION, MICE, CURDS = (
    FAMILY[name] for name in ("scorpion", "three-blind-mice", "curds-and-whey")
)
NUMBER = DealNumber.parse("17")


def ground(game=SCORPION, position=None):
    return Board(game, position or deal(game, NUMBER))


def card(text):
    return Card.parse(text)


def test_a_game_begins_on_the_last_card_of_column_1():
    assert moves.start(ground()) == Cursor(0, 6)


def test_sideways_stops_at_the_edge():
    here, at = ground(), Cursor(0, 3)
    reached = []
    for _ in range(8):
        at = moves.sideways(here, at, 1)
        reached.append((at.column, at.depth))
    assert reached == [*((column, 6) for column in range(1, 7)), (6, 6), (6, 6)]


def test_sideways_at_the_edge_goes_to_the_last_card():
    assert moves.sideways(ground(), Cursor(0, 6), -1) == Cursor(0, 6)


def test_up_lifts_more_and_down_less_within_the_column():
    here = ground()
    assert moves.upright(here, Cursor(2, 6), -1) == Cursor(2, 5)
    assert moves.upright(here, Cursor(2, 6), 1) == Cursor(2, 6)
    assert moves.upright(here, Cursor(2, 0), -1) == Cursor(2, 0)
    assert moves.to_end(here, Cursor(2, 4), last=False) == Cursor(2, 0)
    assert moves.to_end(here, Cursor(2, 4), last=True) == Cursor(2, 6)


def test_an_empty_column_has_a_place_for_the_cursor():
    here = ground(position=board(ONLY_THE_RESERVE))
    at = moves.to_column(here, Cursor(), 3)
    assert at == Cursor(3, 0)
    assert at.on(here) == Hit(PileKind.COLUMN, 3, None)
    assert moves.upright(here, at, 1) == moves.upright(here, at, -1) == at


def test_there_is_no_going_to_a_column_that_is_not_there():
    assert moves.to_column(ground(), Cursor(4, 2), 7) == Cursor(4, 2)
    assert moves.to_column(ground(CURDS), Cursor(4, 2), 12).column == 12


@pytest.mark.parametrize(
    ("game", "groups"),
    [
        (SCORPION, [PileKind.RESERVE, PileKind.PLACE, None]),
        (MICE, [PileKind.RESERVE, PileKind.PLACE, None]),
        (CURDS, [None]),
    ],
)
def test_tab_goes_through_the_groups_there_are_and_back(game, groups):
    here, at = ground(game), Cursor(3, 2)
    for group in groups[:-1]:
        at = moves.to_group(here, at, 1)
        assert at.pile is group
    assert moves.to_group(here, at, 1) is None
    for _ in groups[:-1]:
        at = moves.to_group(here, at, -1)
    assert (at.pile, at.column, at.depth) == (PileKind.COLUMN, 3, 2)
    assert moves.to_group(here, at, -1) is None


def test_the_focus_comes_to_the_table_at_the_nearer_end():
    assert moves.to_outer_group(ground(), Cursor(3, 2), last=False).pile is PileKind.COLUMN
    assert moves.to_outer_group(ground(), Cursor(3, 2), last=True).pile is PileKind.PLACE
    assert moves.to_outer_group(ground(CURDS), Cursor(3, 2), last=True).pile is PileKind.COLUMN


def test_open_cells_and_places_are_gone_through_by_both_arrows():
    here = ground(MICE)
    at = moves.to_group(here, Cursor(), 1)
    for go, back in ((moves.sideways, moves.sideways), (moves.upright, moves.upright)):
        second = go(here, at, 1)
        assert second.index == 1
        assert second.on(here) == Hit(PileKind.RESERVE, 1, here.position.reserve[1])
        assert go(here, second, 1) == second
        assert back(here, second, -1) == at
    places = moves.to_group(here, at, 1)
    assert moves.to_end(here, places, last=True).index == 3


def test_the_pointer_leads_the_cursor():
    here = ground()
    cards = here.position.columns[4].cards
    assert moves.to_hit(here, Cursor(), Hit(PileKind.COLUMN, 4, cards[2], 2)) == Cursor(4, 2)
    # Below the cards of a column.
    assert moves.to_hit(here, Cursor(), Hit(PileKind.COLUMN, 4)) == Cursor(4, 6)
    assert moves.to_hit(here, Cursor(1, 1), Hit(PileKind.PLACE, 2)) == Cursor(
        1, 1, PileKind.PLACE, 2
    )


def test_enter_picks_up_and_puts_down_and_puts_back():
    here = ground()
    cards = here.position.columns[4].cards
    assert moves.enter(here, Cursor(4, 2), None) == PickUp(cards[2])
    assert moves.enter(here, Cursor(6, 6), cards[2]) == Move(cards[2], 6)
    assert moves.enter(here, Cursor(4, 2), cards[2]) == PutBack()
    # Another card of the same column: more or less is lifted.
    assert moves.enter(here, Cursor(4, 3), cards[2]) == PickUp(cards[3])


def test_enter_on_what_cannot_be_lifted_asks_for_it_all_the_same():
    here = ground()
    hidden = here.position.columns[0].cards[0]
    assert moves.enter(here, Cursor(0, 0), None) == PickUp(hidden)


def test_enter_on_the_reserve_deals_it_and_on_an_open_cell_picks_up():
    assert moves.enter(ground(), Cursor(pile=PileKind.RESERVE), None) == DEAL
    mice = ground(MICE)
    first = mice.position.reserve[0]
    assert moves.enter(mice, Cursor(pile=PileKind.RESERVE), None) == PickUp(first)
    assert moves.enter(mice, Cursor(pile=PileKind.RESERVE), first) == PutBack()
    assert moves.enter(mice, Cursor(2, 4), first) == Move(first, 2)


def test_enter_where_there_is_nothing_asks_for_nothing():
    empty = ground(position=board(ONLY_THE_RESERVE))
    assert moves.enter(empty, Cursor(3, 0), None) is None
    assert moves.enter(ground(), Cursor(pile=PileKind.PLACE, index=1), None) is None


@pytest.mark.parametrize("identity", FAMILY)
def test_the_only_move_is_made_when_there_is_just_one(identity):
    game = FAMILY[identity]
    here = ground(game)
    legal = [move for move in Board(game, here.position).legal_moves if move != DEAL]
    for column, pile in enumerate(here.position.columns):
        for depth in range(pile.hidden, len(pile.cards)):
            own = [move for move in legal if move.card == pile.cards[depth]]
            expected = own[0] if len(own) == 1 else None
            assert moves.only_move(here, Cursor(column, depth), None) == expected


def test_the_only_move_of_what_is_held_counts_before_that_of_the_focus():
    position = board(ALMOST_COMPLETE)
    here = ground(position=position)
    eight = card("8S")
    assert moves.only_move(here, Cursor(4, 0), eight) == Move(eight, 0)


def change(before, after, kind=ChangeKind.PLAYED, events=()):
    return Change(1, kind, before, after, tuple(events))


def after_move(position, move, cursor):
    outcome = Board(SCORPION, position).play(move)
    there = ground(position=outcome.position)
    told = change(position, outcome.position, events=outcome.events)
    return moves.followed(there, cursor, told), there


def test_the_cursor_follows_the_block_that_moved():
    start = deal(SCORPION, NUMBER)
    for move in Board(SCORPION, start).legal_moves:
        if move != DEAL:
            at, there = after_move(start, move, Cursor(0, 0))
            assert at.on(there).card == move.card
            assert at.column == move.column


def test_the_cursor_stays_in_the_column_whose_run_was_collected():
    at, there = after_move(board(ALMOST_COMPLETE), Move(card("8S"), 0), Cursor(1, 1))
    assert at == Cursor(0, 0)
    assert at.on(there).card == card("2H")


def test_dealing_the_reserve_leaves_the_cursor_on_its_card():
    start = deal(SCORPION, NUMBER)
    at, there = after_move(start, DEAL, Cursor(1, 6))
    assert at == Cursor(1, 6)
    assert at.on(there).card == start.columns[1].cards[6]
    # On the reserve it stays there.
    at, _ = after_move(start, DEAL, Cursor(1, 6, PileKind.RESERVE))
    assert at.pile is PileKind.RESERVE


def test_taking_back_takes_the_cursor_along():
    start = deal(SCORPION, NUMBER)
    move = next(move for move in Board(SCORPION, start).legal_moves if move != DEAL)
    at, there = after_move(start, move, Cursor(0, 0))
    back = change(there.position, start, ChangeKind.JUMPED)
    assert moves.followed(ground(position=start), at, back).on(ground()).card == move.card


def test_a_card_that_went_back_into_the_reserve_leaves_the_cursor_in_its_column():
    start = deal(SCORPION, NUMBER)
    dealt = Board(SCORPION, start).play(DEAL).position
    back = change(dealt, start, ChangeKind.JUMPED)
    assert moves.followed(ground(position=start), Cursor(0, 7), back) == Cursor(0, 6)


def test_a_new_deal_begins_anew():
    told = change(deal(CURDS, NUMBER), deal(SCORPION, NUMBER), ChangeKind.NEW)
    assert moves.followed(ground(), Cursor(12, 3), told) == Cursor(0, 6)
