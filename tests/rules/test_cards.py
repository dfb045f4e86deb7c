import pytest

from scorpion_qt.rules import DECK, Card, Suit, Unreadable
from scorpion_qt.rules.cards import make_deck


def test_the_deck_has_52_cards_whose_texts_round_trip():
    assert len(set(DECK)) == 52
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)
    assert [str(card) for card in DECK[:5]] == ["AC", "AD", "AH", "AS", "2C"]
    assert Card.parse("TS") == Card(10, Suit.SPADES)


def test_a_small_deck_ends_with_its_highest_rank():
    assert {card.rank for card in make_deck(3)} == {1, 2, 3}


@pytest.mark.parametrize(
    "text", ["", "4", "H4", "10H", "4h", " 4H", "4H ", "??", "4♥", "0H", "1H", "４H"]
)
def test_other_texts_are_no_cards(text):
    with pytest.raises(Unreadable, match="is not a card"):
        Card.parse(text)
