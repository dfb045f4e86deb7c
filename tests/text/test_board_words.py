import contextlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DEFAULT, FAMILY, Board, Position, Unreadable, deal
from scorpion_qt.rules.deals import DealNumber
from scorpion_qt.text.board_reader import BoardUnreadable, read_board
from scorpion_qt.text.board_words import describe
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.visible_board import VisibleBoard, fitting_games
from tests.positions import played

SEEDS = {"uk": "000_b636901b30385716.txt", "he": "001_811abbde3d1eb85c.txt"}


def seed_boards(shared, code):
    """The two descriptions of a document, as they stand there."""
    start = {"uk": "резерв: ", "he": "עתודה: "}[code]
    lines = (shared / "seeds" / SEEDS[code]).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.startswith(start)]


def test_the_boards_of_the_documents_are_read_and_are_equal_pair_by_pair(shared):
    ukrainian = [read_board(text) for text in seed_boards(shared, "uk")]
    hebrew = [read_board(text) for text in seed_boards(shared, "he")]
    assert len(ukrainian) == 2
    assert ukrainian == hebrew
    assert ukrainian[0] != ukrainian[1]
    for board in ukrainian:
        assert board.unknown == 15
        assert sum(len(pile.face_up) for pile in board.columns) == 37
        position = board.position(DEFAULT)
        assert VisibleBoard.of(Board(DEFAULT, position)) == board


@pytest.mark.parametrize("code", ["uk", "he"])
def test_describing_such_a_board_gives_the_documents_text_again(shared, code):
    for text in seed_boards(shared, code):
        position = read_board(text).position(DEFAULT)
        assert describe(Board(DEFAULT, position), catalogue(code).translate) == text


def test_the_russian_text_is_made_as_the_others(shared):
    position = read_board(seed_boards(shared, "uk")[0]).position(DEFAULT)
    text = describe(Board(DEFAULT, position), catalogue("ru").translate)
    assert text.startswith(
        "резерв: 3 закрытые карты; ни одной последовательности не убрано. "
        "столбец 1: закрытых карт — 3, далее 3 бубен, валет червей, 10 червей, 3 пик; столбец 2: "
    )
    assert text.endswith(", 10 бубен, 5 червей.")


@pytest.mark.parametrize("identity", FAMILY)
@pytest.mark.parametrize("code", LANGUAGES)
def test_described_boards_read_back_the_same(identity, code):
    """Ten boards for each game and language: 520 in all."""
    game, steps = played(identity, 1 + [*LANGUAGES].index(code), 60)
    for _, outcome in steps[:: max(1, len(steps) // 10)]:
        text = describe(Board(game, outcome.position), catalogue(code).translate)
        board = read_board(text)
        assert board == VisibleBoard.of(Board(game, outcome.position))
        again = board.position(game, random.Random(text).shuffle)
        assert describe(Board(game, again), catalogue(code).translate) == text
    assert game in fitting_games(board)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "text",
    [
        "KS QS | <2H> 3C | - | - | - | - | - / - - / HD",
        "<2H> <3H> 4C | - | - | - | - | - | - / / ",
        "- | - | - | - | - | - | - / / HDCS",
    ],
)
def test_empty_columns_collected_runs_and_counts_of_one(code, text):
    position = Position.parse(text)
    game = FAMILY["three-blind-mice" if "- -" in text else "scorpion"]
    board = read_board(describe(Board(game, position), catalogue(code).translate))
    assert board == VisibleBoard.of(Board(game, position))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_card_that_has_left_the_open_reserve(code):
    game = FAMILY["three-blind-mice"]
    start = deal(game, DealNumber.parse("5"))
    position = Position(start.columns, (None, start.reserve[1]))
    assert (
        read_board(describe(Board(game, position), catalogue(code).translate)).cells
        == position.reserve
    )


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("дев'ятка пік", "9S"),
        ("дев’ятку пік", "9S"),
        ("девятка пик", "9S"),
        ("чётверка", None),
        ("четверка червей", "4H"),
        ("четвёрка червей", "4H"),
        ("10 черв", "TH"),
        ("10 червей", "TH"),
        ("десятка червей", "TH"),
        ("Десятка Червей", "TH"),
        ("10 бубён", "TD"),
        ("Т♠", "AS"),
        ("T♠", "AS"),
        ("A♠", "AS"),
        ("К♥", "KH"),
        ("K♥", "KH"),
        ("Д♣", "QC"),
        ("В♦", "JD"),
        ("B♦", "JD"),
        ("10 ♦", "TD"),
        ("⁨מלכה לב⁩", "QH"),
        ("queen  of\nspades", "QS"),
    ],
)
def test_spellings_that_mean_the_same(written, card):
    text = f"column 1: {written}"
    if card is None:
        with pytest.raises(BoardUnreadable):
            read_board(text)
    else:
        assert [str(card) for card in read_board(text).columns[0].face_up] == [card]


def test_lines_in_place_of_semicolons(shared):
    for text in seed_boards(shared, "uk"):
        lines = text.replace("; ", "\n").replace(". ", "\r\n").replace(", ", ",\n   ")
        assert read_board(lines) == read_board(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "This text is empty"),
        ("reserve: 3 face-down cards", "There is no column 1 in this text"),
        ("column 1: ace of spades; column 3: 2 of clubs", "There is no column 2 in this text"),
        ("column 1: 11 of hearts", "Line 1: “11 of hearts” is not a card"),
        ("column 1: ace of spades;\ncolumn 2: dame черв", "Line 2: “dame черв” is not a card"),
        ("стовпець 1: туз пік,\nдама бубон,\nтуз пік", "Line 3: “туз пік” is there a second time"),
        ("column 1: empty\ncolumn 1: empty", "Line 2: “column 1” is there a second time"),
        ("Dear all,\nplease look", "Line 1: “Dear all, please look” cannot be understood"),
        ("column 1: 3 face-down", "Line 1: “3 face-down” cannot be understood"),
        ("column\n1: dame", "Line 2: “dame” is not a card"),
        ("runs collected: spades, dreams", "Line 1: “dreams” cannot be understood"),
        ("runs collected: spades, spades", "Line 1: “spades” is there a second time"),
        ("x" * 20_001, "This text is too long to be a board"),
    ],
)
def test_what_cannot_be_read_is_told_with_line_and_word(text, message):
    with pytest.raises(BoardUnreadable) as caught:
        read_board(text)
    assert str(caught.value) == message


@pytest.mark.slow
@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text):
    with contextlib.suppress(BoardUnreadable):
        assert isinstance(read_board(text), VisibleBoard)


def test_cards_that_are_missing_or_too_many_are_told():
    board = read_board("reserve: 3 face-down cards; no run collected. column 1: ace of spades")
    with pytest.raises(Unreadable, match="3 cards are counted face-down, but 51 are named nowhere"):
        board.position(DEFAULT)
    assert fitting_games(board) == []


def test_the_games_that_fit_are_found(shared):
    board = read_board(seed_boards(shared, "uk")[0])
    alike = [name for name, game in FAMILY.items() if game.columns == DEFAULT.columns]
    assert [game.id for game in fitting_games(board)] == alike
    assert {"scorpion", "scorpion-relaxed", "scorpion-traditional", "wasp"} <= {*alike}
    for name, game in FAMILY.items():
        start = deal(game, DealNumber.parse("7"))
        assert name in [g.id for g in fitting_games(VisibleBoard.of(Board(game, start)))]


def test_unknown_cards_are_filled_at_random_and_the_same_again(shared):
    board = read_board(seed_boards(shared, "uk")[0])
    one, same, other = (board.position(DEFAULT, random.Random(seed).shuffle) for seed in (1, 1, 2))
    assert one == same != other
    assert VisibleBoard.of(Board(DEFAULT, other)) == board
