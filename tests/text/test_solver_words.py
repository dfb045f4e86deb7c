"""Verdicts and hints: neutral, whole sentences, none left out, none the same as another."""

import pytest

from scorpion_qt.model.solver.hints import Hint, HintBasis
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.rules import (
    DEAL,
    FAMILY,
    Board,
    DealNumber,
    Position,
    deal,
    parse_move,
)
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.solver_words import HintWords, OddsWords, StatusWords

SCORPION = FAMILY["scorpion"]
POSITION = deal(SCORPION, DealNumber.parse("33"))
MOVE = Board(SCORPION, POSITION).legal_moves[0]


def test_every_verdict_has_words_of_its_own(qapp):
    words = StatusWords()
    texts = [words.text(verdict, 1234) for verdict in GameStatus]
    assert len(set(texts)) == len(texts)
    assert [text for text in texts if not text] == [words.text(GameStatus.NOT_ASKED)]
    assert "1234" in words.text(GameStatus.NOT_DECIDED, 1234)
    # Not decided is never said as lost.
    assert "won" not in words.text(GameStatus.NOT_DECIDED, 1234)


@pytest.mark.parametrize("basis", HintBasis)
def test_every_hint_is_a_sentence(qapp, basis):
    words = HintWords()
    with_move = basis not in (HintBasis.LOST, HintBasis.NO_OTHER)
    hint = Hint(basis, MOVE if with_move else None, 0.25)
    text = words.text(POSITION, hint)
    assert text
    assert "%" not in text.replace("25%", "")
    assert (words.move(POSITION, MOVE) in text) == with_move
    assert ("nothing is proven" in text) == (basis is HintBasis.ADVICE)
    assert ("25%" in text) == (basis is HintBasis.BEST_ODDS)


def test_moves_name_card_burden_and_column(qapp):
    words = HintWords()
    assert words.move(POSITION, DEAL) == "Deal the reserve"
    for move in Board(SCORPION, POSITION).legal_moves[:-1]:
        text = words.move(POSITION, move)
        assert text.startswith("Move the ")
        assert text.endswith(f"to column {move.column + 1}")


@pytest.mark.parametrize(
    ("code", "text", "words"),
    [
        ("uk", "2H QS | KS / / ", "Перекладіть даму пік на стовпець 2"),
        ("uk", "2H QS 3C | KS / / ", "Перекладіть даму пік і ще 1 карту на стовпець 2"),
        ("ru", "2H QS | KS / / ", "Переложите даму пик в столбец 2"),
        ("ru", "2H QS 3C 4D | KS / / ", "Переложите даму пик и ещё 2 карты в столбец 2"),
        ("he", "2H QS | KS / / ", "העברה: מלכה עלה אל עמודה 2"),
    ],
)
def test_what_is_to_be_moved_is_in_the_accusative(code, text, words):
    hints = HintWords(catalogue(code).translate)
    assert hints.move(Position.parse(text), parse_move("QS>2")) == words


def test_odds_give_the_figure_and_how_sure_it_is(qapp):
    text = OddsWords().text(0.123, 0.101, 0.149)
    assert text.startswith("Odds at most 12.3% (10.1% to 14.9%)")


def test_odds_of_a_hundred_percent_say_what_is_known(qapp):
    text = OddsWords().text(1.0, 0.858, 1.0)
    assert "at most" not in text
    assert "100" not in text
    assert "at least 85.8%" in text


def test_where_nothing_was_decided_no_win_is_claimed(qapp):
    """The interval then reaches a hundred percent too, but no arrangement is known to be winnable."""
    text = OddsWords().text(0.0, 0.0, 1.0)
    assert "every arrangement" not in text
