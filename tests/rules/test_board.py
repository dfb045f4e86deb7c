"""What is allowed, why not, and what a move does; positions are written as text."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorpion_qt.rules import (
    DEAL,
    DEFAULT,
    FAMILY,
    Board,
    Collect,
    Collected,
    Completed,
    Dealt,
    Flipped,
    IllegalMove,
    Move,
    Moved,
    Position,
    Refusal,
    Reserve,
    Spot,
    parse_game,
    parse_move,
)
from scorpion_qt.rules.cards import Card
from scorpion_qt.rules.runs import is_run, is_set

RELAXED = FAMILY["scorpion-relaxed"]
TRADITIONAL = FAMILY["scorpion-traditional"]
WASP = FAMILY["wasp"]
MICE = FAMILY["three-blind-mice"]
CURDS = FAMILY["curds-and-whey"]
UNCOVERED = parse_game("scorpion+collect=uncovered")

C, D, H, S = (" ".join(f"{rank}{suit}" for rank in "KQJT98765432A") for suit in "CDHS")
"""The four complete runs."""


def legal(game, position):
    return sorted(str(move) for move in Board(game, position).legal_moves)


def why(game, text, move):
    return Board(game, Position.parse(text)).refusal(parse_move(move))


def after(game, text, move):
    return str(Board(game, Position.parse(text)).play(parse_move(move)).position)


def events(game, text, move):
    return [
        type(event) for event in Board(game, Position.parse(text)).play(parse_move(move)).events
    ]


class TestBlocks:
    def test_any_face_up_card_lifts_with_all_that_lies_on_it(self):
        assert after(DEFAULT, "<2C> 4H 7S KD | 5H /  / ", "4H>2") == "2C | 5H 4H 7S KD /  / "

    @pytest.mark.parametrize("name", FAMILY)
    def test_a_card_in_the_middle_of_a_column_lifts_in_every_game(self, name):
        assert after(FAMILY[name], "9C 4H 3H 2H | 5H /  / ", "4H>2") == "9C | 5H 4H 3H 2H /  / "

    def test_find_and_block(self):
        position = Position.parse("<2C> 4H 7S | 5H / 9C 8C - / D")
        card = Card.parse
        assert position.find(card("7S")) == Spot(0, 2)
        assert position.find(card("8C")) == Spot(None, 1)
        assert position.find(card("AD")) is None
        assert position.block(card("4H")) == (card("4H"), card("7S"))
        assert position.block(card("9C")) == (card("9C"),)
        assert position.block(card("AD")) == ()

    def test_runs_and_sets(self):
        def cards(text):
            return [Card.parse(word) for word in text.split()]

        assert is_run(cards("5H 4H 3H"))
        assert is_run(cards("5H"))
        assert not is_run(cards("5H 4S"))
        assert not is_run(cards("4H 5H"))
        assert not is_run(cards("5H 3H"))
        assert is_set(cards("5H 5S 5C"))
        assert not is_set(cards("5H 5S 4C"))


class TestRefusals:
    @pytest.mark.parametrize(
        ("game", "text", "move", "reason"),
        [
            (DEFAULT, "4H | 5H /  / C", "2C>1", Refusal.NOT_ON_TABLE),
            (DEFAULT, "4H | 5H /  / ", "4H>3", Refusal.NOT_ON_TABLE),
            (DEFAULT, "<4H> 3C | 5H /  / ", "4H>2", Refusal.FACE_DOWN),
            (DEFAULT, "4C | 5H / 4H 2C 3C / ", "4H>2", Refusal.FACE_DOWN),
            (CURDS, "4H 4S 3S | 5H /  / ", "4H>2", Refusal.NOT_RUN_OR_SET),
            (DEFAULT, "4H | 5H /  / ", "deal", Refusal.NO_RESERVE),
            (MICE, "4H | 5H / 9C 8D / ", "deal", Refusal.NO_RESERVE),
            (CURDS, "4H | 5H /  / ", "deal", Refusal.NO_RESERVE),
            (TRADITIONAL, "4H | 5H | 9C / 2C 2D 2S / ", "deal", Refusal.RESERVE_NOT_YET),
            (
                parse_game("three-blind-mice+reserve=stuck"),
                "4H | 5H | TC / 9C - / ",
                "9C>3",
                Refusal.RESERVE_NOT_YET,
            ),
            (DEFAULT, "5H 4H | 6S /  / ", "4H>1", Refusal.OWN_COLUMN),
            (DEFAULT, "5H 4H | 6S /  / ", "5H>1", Refusal.OWN_COLUMN),
            (DEFAULT, "QH 4H | - /  / ", "QH>2", Refusal.KING_ONLY),
            (CURDS, "4D QH QS | - /  / ", "QH>2", Refusal.KING_ONLY),
            (DEFAULT, "4H | AH /  / ", "4H>2", Refusal.NOTHING_ON_ACE),
            (RELAXED, "KS | AH /  / ", "KS>2", Refusal.NOTHING_ON_ACE),
            (DEFAULT, "4H | 6H /  / ", "4H>2", Refusal.WRONG_RANK),
            (DEFAULT, "4H | 3H /  / ", "4H>2", Refusal.WRONG_RANK),
            (DEFAULT, "4H | 4S /  / ", "4H>2", Refusal.WRONG_RANK),
            (DEFAULT, "4H | 6S /  / ", "4H>2", Refusal.WRONG_RANK),
            (RELAXED, "4H | 6S /  / ", "4H>2", Refusal.WRONG_RANK),
            (CURDS, "4H | 6H /  / ", "4H>2", Refusal.WRONG_RANK),
            (CURDS, "4H | AS /  / ", "4H>2", Refusal.WRONG_RANK),
            (DEFAULT, "4H | 5S /  / ", "4H>2", Refusal.WRONG_SUIT),
            (CURDS, "4H | 5S /  / ", "4H>2", Refusal.WRONG_SUIT),
            (DEFAULT, "4H | 5H /  / ", "4H>2", None),
            (RELAXED, "4H | 5S /  / ", "4H>2", None),
            (WASP, "QH 4H | - /  / ", "4H>2", None),
            (CURDS, "4H | 4S /  / ", "4H>2", None),
            (CURDS, "AH | AS /  / ", "AH>2", None),
        ],
    )
    def test_each_reason(self, game, text, move, reason):
        assert why(game, text, move) is reason

    @pytest.mark.parametrize(
        ("game", "text", "move", "reason"),
        [
            # Every pair of neighbours in the order, where a move can have both.
            (DEFAULT, "<4H> 3C | 5H /  / ", "4H>1", Refusal.FACE_DOWN),
            (CURDS, "4H 4S 3S | 5H /  / ", "4H>1", Refusal.NOT_RUN_OR_SET),
            (CURDS, "QH 9S | - /  / ", "QH>2", Refusal.NOT_RUN_OR_SET),
            (DEFAULT, "<QH> 9S | - /  / ", "QH>2", Refusal.FACE_DOWN),
            (
                parse_game("three-blind-mice+reserve=stuck"),
                "4H | 5H | - / 9C - / ",
                "9C>3",
                Refusal.RESERVE_NOT_YET,
            ),
            (DEFAULT, "9S AH | 6H /  / ", "AH>1", Refusal.OWN_COLUMN),
            (DEFAULT, "KH | AS /  / ", "KH>2", Refusal.NOTHING_ON_ACE),
            (DEFAULT, "4H | AS /  / ", "4H>2", Refusal.NOTHING_ON_ACE),
            (DEFAULT, "4H | 7S /  / ", "4H>2", Refusal.WRONG_RANK),
        ],
    )
    def test_the_first_reason_is_said(self, game, text, move, reason):
        assert why(game, text, move) is reason

    def test_the_reasons_stand_in_the_order_in_which_they_are_looked_for(self):
        assert [reason.name for reason in Refusal] == [
            "NOT_ON_TABLE",
            "FACE_DOWN",
            "NOT_RUN_OR_SET",
            "NO_RESERVE",
            "RESERVE_NOT_YET",
            "OWN_COLUMN",
            "KING_ONLY",
            "NOTHING_ON_ACE",
            "WRONG_RANK",
            "WRONG_SUIT",
        ]

    def test_a_refused_move_raises_its_refusal(self):
        with pytest.raises(IllegalMove, match="only a king") as refused:
            Board(DEFAULT, Position.parse("QH 4H | - /  / ")).play(parse_move("QH>2"))
        assert refused.value.refusal is Refusal.KING_ONLY

    def test_a_column_before_the_first_is_no_column(self):
        position = Position.parse("4H | 5H /  / ")
        assert Board(DEFAULT, position).refusal(Move(Card.parse("4H"), -1)) is Refusal.NOT_ON_TABLE

    def test_lift_refusal(self):
        position = Position.parse("<4H> 3C 3S 2S | 5H / 9C 8C 7C / D")
        said = {
            text: Board(CURDS, position).lift_refusal(Card.parse(text))
            for text in ("4H", "3C", "3S", "2S", "AD")
        }
        assert said == {
            "4H": Refusal.FACE_DOWN,
            "3C": Refusal.NOT_RUN_OR_SET,
            "3S": None,
            "2S": None,
            "AD": Refusal.NOT_ON_TABLE,
        }
        assert Board(DEFAULT, position).lift_refusal(Card.parse("9C")) is Refusal.FACE_DOWN
        assert Board(MICE, position).lift_refusal(Card.parse("9C")) is None


class TestEmptyColumns:
    def test_a_king_alone_or_with_its_block(self):
        text = "3C KH 4S | - | KD /  / "
        assert legal(DEFAULT, Position.parse(text)) == ["KD>2", "KH>2"]
        assert after(DEFAULT, text, "KH>2") == "3C | KH 4S | KD /  / "

    def test_any_card_in_wasp(self):
        assert legal(WASP, Position.parse("3C KH 4S | - /  / ")) == ["3C>2", "4S>2", "KH>2"]

    def test_a_king_goes_on_no_card(self):
        assert legal(RELAXED, Position.parse("KH | AS | KD | QH /  / ")) == ["QH>1", "QH>3"]


class TestReserve:
    def test_one_card_each_onto_the_first_columns_even_empty_ones(self):
        text = "9D | - | <2C> 4H | 7S / 9C 2H 6H / "
        assert after(DEFAULT, text, "deal") == "9D 9C | 2H | <2C> 4H 6H | 7S /  / "
        assert events(DEFAULT, text, "deal") == [Dealt, Dealt, Dealt]

    def test_the_three_columns_are_checked_in_turn(self):
        c, h = C.removesuffix(" AC"), H.removesuffix(" AH")
        text = f"<9S> {c} | 5S | {h} | {D} / AC 4S AH / "
        outcome = Board(DEFAULT, Position.parse(text)).play(DEAL)
        assert str(outcome.position) == f"9S | 5S 4S | - | {D} /  / CH"
        assert [type(event) for event in outcome.events] == [
            Dealt,
            Dealt,
            Dealt,
            Collected,
            Flipped,
            Collected,
        ]

    def test_open_cells_play_and_stay_empty(self):
        text = "TC | - | 9D / 9C KH / "
        assert legal(MICE, Position.parse(text)) == ["9C>1", "KH>2"]
        assert after(MICE, text, "9C>1") == "TC 9C | - | 9D / - KH / "
        assert after(MICE, "TC 9C | - | 9D / - KH / ", "KH>2") == "TC 9C | KH | 9D / - - / "

    def test_only_when_stuck(self):
        stuck = "4H | 6H | 9C / 2C 2D 2S / "
        assert legal(TRADITIONAL, Position.parse(stuck)) == ["deal"]
        assert "deal" not in legal(TRADITIONAL, Position.parse("4H | 5H | 9C / 2C 2D 2S / "))
        assert "deal" in legal(DEFAULT, Position.parse("4H | 5H | 9C / 2C 2D 2S / "))

    def test_a_whole_column_to_an_empty_one_does_not_keep_the_reserve_waiting(self):
        text = "KH 4S | - | 9C | 3D / 2C 2D 2S / "
        assert legal(TRADITIONAL, Position.parse(text)) == ["KH>2", "deal"]
        # Not so a king that leaves a card behind.
        assert legal(TRADITIONAL, Position.parse("7D KH 4S | - | 9C / 2C 2D 2S / ")) == ["KH>2"]

    def test_a_whole_column_that_collects_its_run_keeps_it_waiting(self):
        text = f"{H} | - | 9C / 2C 2D 2S / "
        assert legal(parse_game("scorpion+reserve=stuck"), Position.parse(text)) == ["KH>2"]
        assert legal(TRADITIONAL, Position.parse(text)) == ["KH>2", "deal"]

    def test_open_cells_that_wait(self):
        game = parse_game("three-blind-mice+reserve=stuck")
        assert legal(game, Position.parse("TC | 4H | 5H / 9C 3H / ")) == ["4H>3"]
        assert legal(game, Position.parse("TC | 9D | 5H 4H / 9C 3H / ")) == ["3H>3", "9C>1"]


class TestMoveLeft:
    @pytest.mark.parametrize(
        ("game", "text", "left"),
        [
            (DEFAULT, "4H | 6H /  / ", False),
            (DEFAULT, "4H | 5H /  / ", True),
            (DEFAULT, "4H | 6H / 2C 2D 2S / ", True),
            (TRADITIONAL, "4H | 6H / 2C 2D 2S / ", True),
            (DEFAULT, "KH 4S | - /  / ", False),
            (DEFAULT, "9D KH 4S | - /  / ", True),
            (DEFAULT, "<9D> KH 4S | - /  / ", True),
            (WASP, "5D 4S | - /  / ", True),
            (WASP, "5D | - | 9C /  / ", False),
            (DEFAULT, f"{H} | - /  / ", True),
            (TRADITIONAL, f"{H} | - /  / ", False),
            (DEFAULT, f"{H} 4S | - /  / ", False),
            (MICE, "4H | 6H | - / - 9C / ", False),
            (MICE, "4H | 6H | - / - KC / ", True),
            (CURDS, "KH KS | - | 3C /  / ", True),
            (CURDS, "KH QH | - | 3C /  / ", False),
        ],
    )
    def test_whether_something_can_change(self, game, text, left):
        assert bool(Board(game, Position.parse(text)).useful_moves) is left

    def test_the_move_itself_is_legal(self):
        assert legal(DEFAULT, Position.parse("KH 4S | - /  / ")) == ["KH>2"]


class TestCollecting:
    def test_a_run_leaves_when_it_is_complete_in_the_column_that_receives(self):
        h = H.removesuffix(" AH")
        text = f"<9S> {h} | 4C AH /  / "
        outcome = Board(DEFAULT, Position.parse(text)).play(parse_move("AH>1"))
        assert str(outcome.position) == "9S | 4C /  / H"
        assert [type(event) for event in outcome.events] == [Moved, Collected, Flipped]

    def test_the_flip_in_the_column_left_comes_before_the_collect(self):
        h = H.removesuffix(" AH")
        text = f"<9S> {h} | <4C> AH /  / "
        assert events(DEFAULT, text, "AH>1") == [Moved, Flipped, Collected, Flipped]

    def test_a_run_of_which_a_card_is_face_down_is_none(self):
        h = H.removesuffix(" AH").replace("KH", "<KH>")
        assert events(DEFAULT, f"{h} | 4C AH /  / ", "AH>1") == [Moved]

    def test_a_covered_run_stays_when_what_covers_it_leaves(self):
        text = f"{H} 4S | 5S | - /  / "
        assert after(DEFAULT, text, "4S>2") == f"{H} | 5S 4S | - /  / "
        assert after(DEFAULT, f"{H} | 5S 4S | - /  / ", "KH>3") == "- | 5S 4S | - /  / H"

    def test_a_covered_run_is_not_collected_when_a_collect_uncovers_it(self):
        s = S.removesuffix(" AS")
        text = f"{H} {s} | AS /  / "
        assert after(DEFAULT, text, "AS>1") == f"{H} | - /  / S"
        assert after(UNCOVERED, text, "AS>1") == "- | - /  / SH"

    def test_uncovered_runs_leave_from_every_column(self):
        text = f"{H} 4S | 5S | - /  / "
        assert after(UNCOVERED, text, "4S>2") == "- | 5S 4S | - /  / H"
        assert events(UNCOVERED, f"<9C> {text}", "4S>2") == [Moved, Collected, Flipped]

    def test_uncovered_runs_leave_until_none_is_left(self):
        """Each of them uncovers the one under it: in the column that receives, and in the one left."""
        s = S.removesuffix(" AS")
        assert after(UNCOVERED, f"{H} {C} {D} {s} | AS /  / ", "AS>1") == "- | - /  / SDCH"
        text = f"<9S> {H} {C} {D} 4S | 5S | - /  / "
        assert after(UNCOVERED, text, "4S>2") == "9S | 5S 4S | - /  / DCH"
        assert events(UNCOVERED, text, "4S>2") == [Moved, *[Collected] * 3, Flipped]

    @given(st.permutations([C, D, H]), st.tuples(*[st.integers(0, 3)] * 3))
    def test_wherever_runs_lie_upon_each_other_all_of_them_leave(self, runs, where):
        columns = [[], [], [], []]
        for run, column in zip(runs, where, strict=True):
            columns[column].append(run)
        lying = " | ".join(" ".join(column) or "-" for column in columns)
        columns, _, collected = after(UNCOVERED, f"5S | 4S | {lying} /  / ", "4S>1").split(" / ")
        assert columns == "5S 4S | - | - | - | - | -"
        assert sorted(collected) == ["C", "D", "H"]

    def test_dealing_uncovers_nothing_but_completes(self):
        c = C.removesuffix(" AC")
        text = f"{H} {c} | 5S | 7D / AC 2S 3S / "
        assert after(DEFAULT, text, "deal") == f"{H} | 5S 2S | 7D 3S /  / C"
        assert after(UNCOVERED, text, "deal") == "- | 5S 2S | 7D 3S /  / CH"

    def test_where_runs_stay_they_are_noted_when_complete_covered_or_not(self):
        h = H.removesuffix(" AH")
        assert events(TRADITIONAL, f"{h} | 4C AH /  / ", "AH>1") == [Moved, Completed]
        # The block that completes it covers it in the same move.
        assert events(TRADITIONAL, f"{h} | 4C AH 9S /  / ", "AH>1") == [Moved, Completed]
        assert events(TRADITIONAL, f"{H} 4S | 5S /  / ", "4S>2") == [Moved]

    def test_collect_on_its_own(self):
        position = Position.parse(f"<9S> {H} | 4C /  / ")
        outcome = Board(DEFAULT, position).collect(0)
        assert str(outcome.position) == "9S | 4C /  / H"
        with pytest.raises(ValueError, match="no complete run ends column 2"):
            Board(DEFAULT, position).collect(1)


class TestWon:
    def test_when_all_four_are_collected(self):
        assert Board(DEFAULT, Position.parse("- | - /  / CDHS")).is_won
        assert not Board(DEFAULT, Position.parse(f"{S} | - /  / CDH")).is_won

    @pytest.mark.parametrize("game", [TRADITIONAL, CURDS])
    def test_where_runs_stay_when_each_column_is_one_run(self, game):
        assert Board(game, Position.parse(f"{C} | {D} | - | {H} | {S} /  / ")).is_won
        assert not Board(game, Position.parse(f"{C} {D} | - | {H} | {S} /  / ")).is_won
        assert not Board(game, Position.parse(f"{C} | {D} | - | {H} | {S} | 2D /  / ")).is_won
        assert not Board(
            game, Position.parse(f"{C.replace('KC', '<KC>')} | {D} | {H} | {S} /  / ")
        ).is_won

    def test_never_with_cards_in_the_reserve(self):
        game = replace(MICE, collect=Collect.NEVER)
        assert game.reserve is Reserve.OPEN
        assert not Board(game, Position.parse(f"{C} | {D} | {H} / AS - / ")).is_won


class TestCurdsAndWhey:
    def test_only_a_short_suffix_lifts(self):
        """A mixed column: the run 7S 6S lifts, so does the 6S alone, a run's tail that is a set of one."""
        position = Position.parse("9H 2C 7S 6S | 8S | 6D | 7D | KC /  / ")
        assert legal(CURDS, position) == ["6D>1", "6D>4", "6S>3", "7S>2", "7S>4"]

    def test_only_the_last_card_moves_where_nothing_longer_can_be_lifted(self):
        position = Position.parse("9H 2C 8D 6S | 6D | KC /  / ")
        assert legal(CURDS, position) == ["6D>1", "6S>2"]
        assert [
            reason
            for text in ("9H", "2C", "8D", "6S")
            if (reason := Board(CURDS, position).lift_refusal(Card.parse(text)))
        ] == [Refusal.NOT_RUN_OR_SET] * 3

    def test_sets_move_together_onto_their_rank_or_by_their_lowest_card(self):
        text = "9C 5H 5S | 5D | 6H | 6S /  / "
        assert legal(CURDS, Position.parse(text)) == [
            "5D>1",
            "5H>2",
            "5H>3",
            "5S>2",
            "5S>4",
            "6H>4",
            "6S>3",
        ]
        assert after(CURDS, text, "5H>3") == "9C | 5D | 6H 5H 5S | 6S /  / "

    def test_empty_columns_take_runs_headed_by_a_king_and_sets_of_kings(self):
        assert legal(CURDS, Position.parse("2C KH QH | - | 9D /  / ")) == ["KH>2"]
        assert legal(CURDS, Position.parse("2C KH KS | - | 9D /  / ")) == ["KH>2", "KS>2"]
        assert why(CURDS, "2C KH 3S | - | 9D /  / ", "KH>2") is Refusal.NOT_RUN_OR_SET

    def test_nothing_is_collected(self):
        h = H.removesuffix(" AH")
        assert after(CURDS, f"{h} | AH /  / ", "AH>1") == f"{H} | - /  / "
