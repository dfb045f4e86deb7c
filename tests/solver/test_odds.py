"""The share of arrangements that can be won: the same for a seed, and honest about what is unknown."""

import pytest

from scorpion_qt.rules import FAMILY, Board, DealNumber, Position, deal
from scorpion_qt.solver import COMPILED, Limits, Share, StopFlag, Won, odds, solve
from scorpion_qt.solver.interval import wilson
from scorpion_qt.solver.odds import relabelled
from tests.boards import ONE_OF_720, WAITING_FOR_EACH_OTHER, board
from tests.solver.decks import FULL

GAME = FAMILY["scorpion"]
DEAL = Board.deal(GAME, DealNumber.parse("32001"))
MANY = 200 if COMPILED else 12

RULES_BOARD = (
    "<AC> <AH> <2C> 3D JH TH 3S | <2D> <2S> <4S> QH 3C 4H 7S | <5D> <5S> <6C> AS 7D 7H 3H | "
    "<8S> <TC> <TS> KD 8H 7C 9S | 6H 8C JS 4C 9C 8D 5C | 6D QC KH 4D KS 9H JC | AD QD 9D 6S 2H TD 5H / JD QS KC / "
)
"""The board in the rules window, 37 cards known; the other 15 lie here in some order."""


def test_a_seed_gives_one_answer():
    one = odds(DEAL, MANY, seed=3, moves=True)
    assert odds(DEAL, MANY, seed=3, moves=True) == one
    assert one.samples == MANY
    assert odds(DEAL, MANY, seed=4, moves=True) != one


def test_what_lies_unseen_is_not_looked_at():
    """Exchanging unseen cards changes nothing that a player sees, and so not the odds' distribution."""
    unseen = sorted(DEAL.hidden)
    other = Board(
        GAME, relabelled(DEAL.position, dict(zip(unseen, unseen[1:] + unseen[:1], strict=True)))
    )
    assert set(other.hidden) == set(unseen)
    assert list(other.visible) == list(DEAL.visible)
    first, second = odds(DEAL, 4 * MANY), odds(other, 4 * MANY)
    assert first.interval[0] <= second.interval[1]
    assert second.interval[0] <= first.interval[1]


def test_a_position_without_unseen_cards_has_one_arrangement():
    open_deal = Board.deal(FAMILY["curds-and-whey"], DealNumber.parse("1"))
    limits = Limits(50_000 if COMPILED else 2_000)
    verdict = solve(open_deal, limits)
    found = odds(open_deal, 2, limits=limits)
    assert found.won == (2 if isinstance(verdict, Won) else 0)


def test_moves_are_the_legal_moves_and_none_beats_the_position():
    found = odds(DEAL, MANY, moves=True)
    assert tuple(found.moves) == DEAL.legal_moves
    assert all(share.samples == found.samples for share in found.moves.values())
    assert max(share.won for share in found.moves.values()) <= found.won + found.unknown
    best = max(found.moves.values(), key=lambda share: share.won)
    assert best.won > 0 or found.won == 0


def test_only_arrangements_that_can_be_won_from_the_start_count():
    found = odds(DEAL, MANY // 4, start=DEAL)
    assert found.won == found.samples


def test_a_seed_gives_the_arrangements_that_it_gave_before():
    """As counted when this was written."""
    start = position = deal(GAME, DealNumber.parse("33"))
    for move in solve(Board(GAME, start)).line[:6]:
        position = Board(GAME, position).play(move).position
    found = odds(Board(GAME, position), 30, seed=7, start=Board(GAME, start))
    assert (found.won, found.lost, found.unknown) == (4, 26, 0)
    assert odds(Board(GAME, start), 30, seed=7).won == 1


def test_an_arrangement_that_cannot_be_is_never_counted():
    """Often none is found of those that can: then there are fewer samples, and none of them is lost."""
    position = board(ONE_OF_720)
    found = [
        odds(Board(GAME, position), 12, seed=seed, start=Board(GAME, position)) for seed in range(3)
    ]
    assert all(each.won == each.samples for each in found)
    assert any(0 < each.samples < 12 for each in found)
    assert odds(Board(GAME, position), 12, seed=0, start=Board(GAME, position)) == found[0]


def test_where_no_arrangement_can_be_nothing_is_counted():
    position = board(WAITING_FOR_EACH_OTHER)
    found = odds(Board(GAME, position), 1_000_000, start=Board(GAME, position), moves=True)
    assert (found.samples, found.interval) == (0, (0.0, 1.0))
    assert tuple(found.moves) == Board(GAME, position).legal_moves
    assert all(share.samples == 0 for share in found.moves.values())


def test_where_all_is_known_nothing_is_drawn():
    """A deal that was chosen as winnable is taken at its word, however hard it is to prove."""
    game = FAMILY["curds-and-whey"]
    start = deal(game, DealNumber.parse("1"))
    found = odds(Board(game, start), 2, start=Board(game, start), limits=Limits(1))
    assert found.samples == 2


def test_cards_that_are_known_stay_where_they_are():
    unseen = sorted(DEAL.hidden)
    nothing_unknown = odds(DEAL, 3, unseen=())
    assert nothing_unknown.won in (0, 3)
    assert odds(DEAL, MANY, unseen=unseen) == odds(DEAL, MANY)


def test_where_no_place_is_unknown_the_face_down_cards_count_as_known_too():
    """With its face-down cards anywhere else this deal can hardly ever be won."""
    found = odds(Board.deal(GAME, DealNumber.parse("33")), 5, unseen=())
    assert (found.won, found.samples) == (5, 5)


def test_unknown_widens_the_interval_and_is_not_lost():
    share = Share(won=30, lost=50, unknown=20)
    assert share.share == 30 / 80
    assert share.interval == (wilson(30, 100)[0], wilson(50, 100)[1])


def test_a_stop_ends_it_with_what_was_counted():
    stop = StopFlag()
    stop.stop()
    assert odds(DEAL, 10_000, stop=stop).samples == 0


@pytest.mark.slow
@pytest.mark.skipif(
    not COMPILED, reason="thousands of arrangements take minutes without the compiled core"
)
def test_the_interval_holds_on_the_board_of_the_rules():
    board = Board(GAME, Position.parse(RULES_BOARD))
    few = odds(board, 2_000, seed=1)
    many = odds(board, 20_000 if FULL else 5_000, seed=2)
    assert few.interval[0] <= many.share <= few.interval[1]
    assert 0.12 < many.share < 0.16
