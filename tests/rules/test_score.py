import pytest

from scorpion_qt.rules import DEFAULT, FAMILY, Board, History, Position, parse_game, parse_move
from scorpion_qt.rules.score import least_winning_score, ranks_by_score

RELAXED = FAMILY["scorpion-relaxed"]
TRADITIONAL = FAMILY["scorpion-traditional"]
WASP = FAMILY["wasp"]
MICE = FAMILY["three-blind-mice"]
CURDS = FAMILY["curds-and-whey"]

UNDER_ACE = "KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H"


def scores(game, text, *moves):
    """The score after each move."""
    history = History.begin(Board(game, Position.parse(text)))
    found = []
    for move in moves:
        history = history.play(parse_move(move))
        found.append(history.current.score)
    return found


@pytest.mark.parametrize(
    ("game", "text", "move", "worth"),
    [
        (DEFAULT, "9C 4H | 5H /  / ", "4H>2", 5),
        (DEFAULT, "<9C> 4H | 5H /  / ", "4H>2", 10),
        (DEFAULT, "4H 7S | 5H /  / ", "4H>2", 5),
        (DEFAULT, "9C KH | - /  / ", "KH>2", 0),
        (DEFAULT, "<9C> KH | - /  / ", "KH>2", 5),
        (DEFAULT, "5H | 5S | 5C / 4H 4S 4C / ", "deal", 0),
        (DEFAULT, f"{UNDER_ACE} | AH /  / ", "AH>1", 105),
        (DEFAULT, f"<2C> {UNDER_ACE} | <3C> AH /  / ", "AH>1", 115),
        (DEFAULT, f"9C {UNDER_ACE} AH | - /  / ", "KH>2", 100),
        (DEFAULT, f"<9C> {UNDER_ACE} | 5S | 5C / AH 4S 4C / ", "deal", 105),
        (RELAXED, "9C 4H | 5S /  / ", "4H>2", 0),
        (RELAXED, "9C 4H | 5H /  / ", "4H>2", 5),
        (WASP, "9C 4H | - /  / ", "4H>2", 0),
        (MICE, "9C | 5H / 4H - / ", "4H>2", 5),
        (MICE, "9C | - / KH - / ", "KH>2", 0),
        (CURDS, "9C 4H | 4S /  / ", "4H>2", 0),
        (CURDS, "9C 4H | 5H /  / ", "4H>2", 5),
        (CURDS, f"{UNDER_ACE} | AH /  / ", "AH>1", 105),
        (TRADITIONAL, f"{UNDER_ACE} | 4C AH 9S /  / ", "AH>1", 105),
        (TRADITIONAL, f"{UNDER_ACE} | 5S | 5C / AH 4S 4C / ", "deal", 100),
    ],
)
def test_what_a_move_is_worth(game, text, move, worth):
    assert scores(game, text, move) == [worth]


def test_where_runs_stay_each_suit_counts_once():
    """In traditional Wasp a run can be broken and made again; its ace brings 5 each time, never 100 again."""
    game = parse_game("scorpion-traditional+empty=any")
    text = f"{UNDER_ACE} | 4C AH | - /  / "
    assert scores(game, text, "AH>1", "AH>3", "AH>1", "AH>3", "AH>1") == [105, 105, 110, 110, 115]


def test_the_run_counts_again_after_its_action_was_undone():
    history = History.begin(Board(TRADITIONAL, Position.parse(f"{UNDER_ACE} | 4C AH /  / ")))
    complete = history.play(parse_move("AH>1"))
    assert complete.undo().current.score == 0
    assert complete.undo().play(parse_move("AH>1")).current.score == 105
    assert complete.restart().play(parse_move("AH>1")).current.score == 105


@pytest.mark.parametrize(
    ("name", "least"),
    [
        ("scorpion", 460),
        ("scorpion-traditional", 460),
        ("scorpion-ii", 445),
        ("wasp", 460),
        ("wasp-ii", 445),
        ("three-blind-mice", 445),
        ("curds-and-whey", 400),
    ],
)
def test_least_winning_scores(name, least):
    assert least_winning_score(FAMILY[name]) == least


def test_no_ranking_where_points_can_be_farmed():
    assert all(
        ranks_by_score(FAMILY[name])
        for name in ("scorpion", "scorpion-traditional", "scorpion-ii", "three-blind-mice")
    )
    assert not any(ranks_by_score(FAMILY[name]) for name in ("wasp", "wasp-ii", "curds-and-whey"))
    assert not any(ranks_by_score(game) for game in FAMILY.values() if game != game.classic)
    assert not ranks_by_score(parse_game("three-blind-mice+empty=any"))
    assert not ranks_by_score(parse_game("scorpion+facedown=3+empty=any"))
    assert ranks_by_score(parse_game("scorpion+collect=uncovered"))
