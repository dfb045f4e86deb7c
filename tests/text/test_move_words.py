"""Moves as a list tells them, written out by hand: who moves a card has it in the accusative."""

import pytest

from scorpion_qt.rules import FAMILY, Board, History, Position, parse_move
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.move_words import move_text
from tests.boards import ALMOST_COMPLETE

GAME = FAMILY["scorpion-relaxed"]


def told(code, text, move):
    """A move of a position, in the words of a language."""
    step = History.begin(Board(GAME, Position.parse(f"{text} / / "))).play(parse_move(move)).current
    return move_text(step, catalogue(code).translate)


@pytest.mark.parametrize(
    ("code", "text", "move", "words"),
    [
        ("en", "2H QS | KS", "QS>2", "Queen of spades to column 2"),
        ("en", "2H QS 3C | KS", "QS>2", "Queen of spades with 1 card to column 2"),
        ("en", "2H TD 3C 4C | JD", "TD>2", "Ten of diamonds with 2 cards to column 2"),
        ("uk", "2H QS | KS", "QS>2", "Даму пік — на стовпець 2"),
        ("uk", "2H AH | 2S", "AH>2", "Туза черв — на стовпець 2"),
        ("uk", "2H KD | -", "KD>2", "Короля бубон — на стовпець 2"),
        ("uk", "- | - | - | 2H JC | QC", "JC>5", "Валета треф — на стовпець 5"),
        ("uk", "2H TD | JD", "TD>2", "Десятку бубон — на стовпець 2"),
        ("uk", "2H 9S 3C | TS", "9S>2", "Дев’ятку пік і ще 1 карту — на стовпець 2"),
        ("uk", "2H 8H 3C 4C | 9H", "8H>2", "Вісімку черв і ще 2 карти — на стовпець 2"),
        ("uk", "2H 7C 3C 4C 5C 6C QC | 8C", "7C>2", "Сімку треф і ще 5 карт — на стовпець 2"),
        ("uk", "2H KS 3C | -", "KS>2", "Короля пік і ще 1 карту — на стовпець 2"),
        ("ru", "2H QS | KS", "QS>2", "Даму пик — в столбец 2"),
        ("ru", "2H AH | 2S", "AH>2", "Туза червей — в столбец 2"),
        ("ru", "2H KD | -", "KD>2", "Короля бубен — в столбец 2"),
        ("ru", "- | - | - | 2H JC | QC", "JC>5", "Валета треф — в столбец 5"),
        ("ru", "2H TD | JD", "TD>2", "Десятку бубен — в столбец 2"),
        ("ru", "2H 9S 3C | TS", "9S>2", "Девятку пик и ещё 1 карту — в столбец 2"),
        ("ru", "2H 8H 3C 4C | 9H", "8H>2", "Восьмёрку червей и ещё 2 карты — в столбец 2"),
        ("ru", "2H 7C 3C 4C 5C 6C QC | 8C", "7C>2", "Семёрку треф и ещё 5 карт — в столбец 2"),
        ("ru", "2H KS 3C | -", "KS>2", "Короля пик и ещё 1 карту — в столбец 2"),
        ("he", "2H QS | KS", "QS>2", "מלכה עלה אל עמודה 2"),
        ("he", "2H AH | 2S", "AH>2", "אס לב אל עמודה 2"),
        ("he", "2H TD | JD", "TD>2", "10 יהלום אל עמודה 2"),
        ("he", "2H JC 3C | QC", "JC>2", "נסיך תלתן ועוד קלף אחד אל עמודה 2"),
        ("he", "2H KD 3C 4C | -", "KD>2", "מלך יהלום ועוד 2 קלפים אל עמודה 2"),
    ],
)
def test_a_block_that_moves(code, text, move, words):
    assert told(code, text, move) == words


@pytest.mark.parametrize(
    ("code", "start", "reserve"),
    [
        ("en", "Start of the deal", "The reserve is dealt"),
        ("uk", "Початок роздачі", "Резерв роздано"),
        ("ru", "Начало игры", "Резерв роздан"),
        ("he", "תחילת החלוקה", "העתודה חולקה"),
    ],
)
def test_the_start_and_the_reserve(code, start, reserve):
    begun = History.begin(Board(GAME, Position.parse("2H | 3H | 4H / 5C 6C 7C / ")))
    translate = catalogue(code).translate
    assert move_text(begun.current, translate) == start
    assert move_text(begun.play(parse_move("deal")).current, translate) == reserve


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("en", "Eight of spades with 7 cards to column 1; spades complete"),
        ("uk", "Вісімку пік і ще 7 карт — на стовпець 1; піки: послідовність завершено"),
        ("ru", "Восьмёрку пик и ещё 7 карт — в столбец 1; пики: последовательность собрана"),
        ("he", "8 עלה ועוד 7 קלפים אל עמודה 1; עלה: הרצף הושלם"),
    ],
)
def test_a_run_that_is_complete(code, words):
    assert told(code, ALMOST_COMPLETE.removesuffix(" / / "), "8S>1") == words
