"""The board that the rules documents show: their 37 known cards and the first move of a won game."""

import re

import pytest

from scorpion_qt.rules import DEFAULT, Board, Position, parse_move
from scorpion_qt.rules.cards import DECK

RANKS = {"туз": "A", "валет": "J", "дама": "Q", "король": "K", "10": "T"} | {
    "אס": "A",
    "נסיך": "J",
    "מלכה": "Q",
    "מלך": "K",
}
SUITS = {"треф": "C", "бубон": "D", "черв": "H", "пік": "S"} | {
    "תלתן": "C",
    "יהלום": "D",
    "לב": "H",
    "עלה": "S",
}
COLUMN = {
    "000_b636901b30385716.txt": re.compile(r"стовпець \d: (прихованих карт — 3, далі )?([^;.]*)"),
    "001_811abbde3d1eb85c.txt": re.compile(r"עמודה \d: (3 קלפים מוסתרים, ואז )?([^;.]*)"),
}


def boards(shared, name):
    """The boards of a document, as texts of columns in which `??` is a card that is not known."""
    for line in (shared / "seeds" / name).read_text(encoding="utf-8").splitlines():
        columns = COLUMN[name].findall(line)
        if len(columns) == 7:
            yield [
                ["<??>"] * (3 if hidden else 0) + [card(words) for words in cards.split(", ")]
                for hidden, cards in columns
            ]


def card(words):
    rank, suit = words.split()
    return RANKS.get(rank, rank) + SUITS[suit]


def filled(columns):
    """A position with the unknown cards dealt in some order, the last three in the reserve."""
    known = {text for column in columns for text in column}
    missing = iter([str(card) for card in DECK if str(card) not in known])
    texts = [
        " ".join(f"<{next(missing)}>" if text == "<??>" else text for text in column)
        for column in columns
    ]
    return Position.parse(f"{' | '.join(texts)} / {' '.join(missing)} / ")


@pytest.mark.parametrize("name", COLUMN)
def test_the_board_and_its_first_move(shared, name):
    before, after = boards(shared, name)
    assert sum(text != "<??>" for column in before for text in column) == 37
    position = filled(before)
    assert Board(DEFAULT, position).problems() == []
    move = parse_move("4H>7")
    assert move in Board(DEFAULT, position).legal_moves
    outcome = Board(DEFAULT, position).play(move)
    # 4♥ left column 2 and took 7♠ along.
    assert [str(card) for card in outcome.events[0].cards] == ["4H", "7S"]
    assert len(outcome.events) == 1
    assert outcome.position == filled(after)
    assert [[str(c) for c in column.face_up] for column in outcome.position.columns] == [
        [text for text in column if text != "<??>"] for column in after
    ]


def test_both_documents_show_one_board(shared):
    ukrainian, hebrew = (list(boards(shared, name)) for name in COLUMN)
    assert ukrainian == hebrew
