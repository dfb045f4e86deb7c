"""Spoken sentences in four languages."""

import re

import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import (
    DEAL,
    DECK,
    FAMILY,
    Board,
    Card,
    DealNumber,
    History,
    Position,
    deal,
    parse_move,
)
from scorpion_qt.text.board_reader import read_board
from scorpion_qt.text.card_names import CardWords, Form, card_name
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.spoken_words import AnswerWords, ResultWords, sentences
from scorpion_qt.text.table_names import TableNames
from scorpion_qt.text.visible_board import VisibleBoard
from tests.boards import ALMOST_COMPLETE, WON_BUT_ONE
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


@pytest.mark.slow
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


@pytest.mark.parametrize(
    ("code", "picked_up", "put_back", "moved"),
    [
        (
            "uk",
            "Узято даму пік і ще 1 карту. На стовпець 2, на короля пік; у порожній стовпець 3.",
            "Повернуто на місце даму пік.",
            "Даму пік і ще 1 карту — на стовпець 2. На короля пік. "
            "Вільна карта у стовпці 1: двійка черв.",
        ),
        (
            "ru",
            "Вы взяли даму пик и ещё 1 карту. В столбец 2, на короля пик; в пустой столбец 3.",
            "Вы вернули на место даму пик.",
            "Даму пик и ещё 1 карту — в столбец 2. На короля пик. "
            "Свободная карта в столбце 1: двойка червей.",
        ),
    ],
)
def test_what_is_moved_and_onto_what_is_in_the_accusative(code, picked_up, put_back, moved):
    translate, game = catalogue(code).translate, FAMILY["wasp"]
    results = ResultWords(translate, verbose=True)
    before, card = Position.parse("2H QS 3C | KS | - / / "), Card.parse("QS")
    assert results.picked_up(Board(game, before), card) == picked_up
    assert results.put_back(card) == put_back
    step = History.begin(Board(game, before)).play(parse_move("QS>2")).current
    assert results.happened(step) == moved


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "uk",
            "Резерв роздано: туза пік — на стовпець 1, трійку бубон — на стовпець 2, "
            "даму треф — на стовпець 3.",
        ),
        (
            "ru",
            "Из резерва: туза пик — в столбец 1, тройку бубен — в столбец 2, "
            "даму треф — в столбец 3.",
        ),
    ],
)
def test_what_is_dealt_is_in_the_accusative(code, words):
    before, game = Position.parse("2H | 3H | 4H / AS 3D QC / "), FAMILY["scorpion"]
    step = History.begin(Board(game, before)).play(DEAL).current
    results = ResultWords(catalogue(code).translate)
    assert results.happened(step) == words


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (
            "uk",
            [
                "Стовпець 1: прихованих карт — 1, далі дама пік, трійка треф.",
                "Резерв: туз черв, порожнє місце.",
                "Вільні карти: стовпець 1: трійка треф; стовпець 2: король пік.",
                "Дама пік: на стовпець 2, на короля пік.",
                "Відкрито: двійка черв.",
                "Скасовано: дама пік знову у стовпці 1.",
            ],
        ),
        (
            "ru",
            [
                "Столбец 1: закрытых карт — 1, далее дама пик, тройка треф.",
                "Резерв: туз червей, пустое место.",
                "Свободные карты: столбец 1: тройка треф; столбец 2: король пик.",
                "Дама пик: в столбец 2, на короля пик.",
                "Открыта карта: двойка червей.",
                "Отменено: дама пик снова в столбце 1.",
            ],
        ),
    ],
)
def test_what_is_there_or_turns_up_is_in_the_nominative(code, words):
    translate, game = catalogue(code).translate, FAMILY["three-blind-mice"]
    answers, results = AnswerWords(translate), ResultWords(translate)
    before = Position.parse("<2H> QS 3C | KS / AH - / ")
    step = History.begin(Board(game, before)).play(parse_move("QS>2")).current
    told = results.happened(step)
    assert [
        answers.column(Board(game, before), 0),
        answers.reserve(Board(game, before)),
        answers.free(before),
        answers.where(before, Card.parse("QS"), [1]),
        told.partition(". ")[2],
        results.undone(step),
    ] == words
    table = answers.table(Board(game, before))
    assert all(words[line].partition(": ")[2].removesuffix(".") in table for line in (0, 1))


def test_collected_runs_are_counted_with_those_collected_before(qapp):
    game, before = FAMILY["scorpion"], Position.parse(WON_BUT_ONE)
    step = History.begin(Board(game, before)).play(parse_move("QS>1")).current
    told = ResultWords().happened(step)
    assert "Spades complete, 4 of 4." in told


def test_a_card_that_comes_free_is_told_though_another_turns_up_elsewhere(qapp):
    """8♠ leaves 3♥ free, and completes its run, under which 2♥ turns up."""
    game = FAMILY["scorpion"]
    before = Position.parse(ALMOST_COMPLETE.replace("<3H>", "3H"))
    step = History.begin(Board(game, before)).play(parse_move("8S>1")).current
    told = ResultWords().happened(step)
    assert "Three of hearts is free." in told
    assert told.endswith("Revealed two of hearts.")
