"""Spoken sentences in four languages."""

import re

import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DECK, FAMILY, Board, DealNumber, History, deal
from scorpion_qt.text.board_reader import read_board
from scorpion_qt.text.card_names import CardWords, Form, card_name
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.spoken_words import AnswerWords, ResultWords, sentences
from scorpion_qt.text.table_names import TableNames
from scorpion_qt.text.visible_board import VisibleBoard
from tests.spoken_player import choose

LEFT_OVER = re.compile(r"%\w|\(s\)|\.\.|\s\s|[;,:]\.")


@pytest.fixture(params=LANGUAGES)
def translate(request):
    return catalogue(request.param).translate


def walk(identity, number):
    """Steps of a game as the rule of thumb plays it."""
    game = FAMILY[identity]
    history = History.begin(Board.deal(game, DealNumber.parse(number)))
    seen = set()
    while not history.current.board.is_won and history.current.length < 60:
        board = VisibleBoard.of(history.current.board)
        seen.add(board)
        move = choose(game, board, seen)
        if move is None:
            break
        history = history.play(move)
    return history.current.line()


@pytest.mark.parametrize(
    ("identity", "number"), [("scorpion", "49"), ("curds-and-whey", "3"), ("wasp-ii", "5")]
)
@pytest.mark.parametrize("verbose", [False, True])
def test_whole_games_are_told_in_whole_sentences(translate, identity, number, verbose):
    _, *steps = walk(identity, number)
    results, answers, names = (
        ResultWords(translate, verbose),
        AnswerWords(translate),
        TableNames(translate),
    )
    for step in steps:
        board, position = step.board, step.position
        said = [
            results.happened(step),
            results.undone(step),
            answers.table(board),
            answers.free(position),
            answers.reserve(board),
            answers.collected(position),
            *(answers.column(board, index) for index in range(len(position.columns))),
            *(names.column(position, index) for index in range(len(position.columns))),
        ]
        for text in said:
            assert text
            assert not LEFT_OVER.search(text), text
        hidden = {card_name(card, Form.NOMINATIVE, translate) for card in board.hidden}
        told = " ".join(said[1:])
        assert not any(re.search(rf"(?<!\w){re.escape(name)}(?!\w)", told) for name in hidden)


def test_a_table_that_was_read_aloud_can_be_written_down(translate):
    for identity in ("scorpion", "curds-and-whey"):
        board = Board.deal(FAMILY[identity], DealNumber.parse("17"))
        said = AnswerWords(translate).table(board)
        assert read_board(said) == VisibleBoard.of(board)


def test_picking_up_and_putting_back(translate):
    board = Board.deal(FAMILY["scorpion"], DealNumber.parse("17"))
    results = ResultWords(translate)
    for move in board.legal_moves[:-1]:
        for text in (results.picked_up(board, move.card), results.put_back(move.card)):
            assert card_name(move.card, Form.ACCUSATIVE, translate).casefold() in text.casefold()
            assert not LEFT_OVER.search(text), text


def test_every_card_has_a_name_in_a_column_and_none_when_it_lies_face_down(translate):
    names, game = TableNames(translate), FAMILY["scorpion"]
    position = deal(game, DealNumber.parse("17"))
    face_down = CardWords(translate).face_down()
    for index, column in enumerate(position.columns):
        for depth, card in enumerate(column.cards):
            text = names.card_in_column(position, index, depth)
            hidden = depth < column.hidden
            assert text.startswith(face_down if hidden else card_name(card, translate=translate))
            assert not LEFT_OVER.search(text), text
    assert len(DECK) == 52


@pytest.mark.parametrize(
    ("score", "moves", "seconds"), [(0, 0, 0), (1, 1, 1), (21, 22, 61), (460, 105, 3605)]
)
def test_progress_in_numbers(translate, score, moves, seconds):
    text = AnswerWords(translate).progress(score, moves, seconds)
    assert not LEFT_OVER.search(text)
    assert str(score) in text
    assert str(seconds % 60) in text or seconds % 60 == 1


def test_sentences_begin_large_and_end_with_one_stop():
    assert sentences(["one", "", "two.", "Три!", "four…"]) == "One. Two. Три! Four…"
    assert sentences([]) == ""
