import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DECK, Card
from scorpion_qt.text.card_names import CardWords, Form, Letters, card_name, card_sign
from scorpion_qt.text.catalogue import catalogue

EXAMPLES = {
    "en": {
        "QS": ("queen of spades", "queen of spades", "queen of spades", "queen of spades"),
        "TD": ("10 of diamonds", "ten of diamonds", "ten of diamonds", "ten of diamonds"),
    },
    "uk": {
        "AS": ("туз пік", "туз пік", "туза пік", "тузом пік"),
        "QH": ("дама черв", "дама черв", "даму черв", "дамою черв"),
        "KD": ("король бубон", "король бубон", "короля бубон", "королем бубон"),
        "JC": ("валет треф", "валет треф", "валета треф", "валетом треф"),
        "TD": ("10 бубон", "десятка бубон", "десятку бубон", "десяткою бубон"),
        "9S": ("9 пік", "дев’ятка пік", "дев’ятку пік", "дев’яткою пік"),
        "5H": ("5 черв", "п’ятірка черв", "п’ятірку черв", "п’ятіркою черв"),
        "6C": ("6 треф", "шістка треф", "шістку треф", "шісткою треф"),
        "3C": ("3 треф", "трійка треф", "трійку треф", "трійкою треф"),
    },
    "he": {
        "AS": ("אס עלה",) * 4,
        "QH": ("מלכה לב",) * 4,
        "KD": ("מלך יהלום",) * 4,
        "JC": ("נסיך תלתן",) * 4,
        "TD": ("10 יהלום",) * 4,
    },
    "ru": {
        "AS": ("туз пик", "туз пик", "туза пик", "тузом пик"),
        "QH": ("дама червей", "дама червей", "даму червей", "дамой червей"),
        "KD": ("король бубен", "король бубен", "короля бубен", "королём бубен"),
        "JC": ("валет треф", "валет треф", "валета треф", "валетом треф"),
        "8D": ("8 бубен", "восьмёрка бубен", "восьмёрку бубен", "восьмёркой бубен"),
        "4S": ("4 пик", "четвёрка пик", "четвёрку пик", "четвёркой пик"),
    },
}


@pytest.mark.parametrize(
    ("code", "card", "forms"),
    [(code, card, forms) for code, cards in EXAMPLES.items() for card, forms in cards.items()],
)
def test_forms(code, card, forms):
    translate = catalogue(code).translate
    assert tuple(card_name(Card.parse(card), form, translate) for form in Form) == forms


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("form", Form)
def test_every_card_has_a_name_of_its_own(code, form):
    names = [card_name(card, form, catalogue(code).translate) for card in DECK]
    assert len(set(names)) == 52
    assert all(name == name.strip().lower() for name in names)


@pytest.mark.parametrize("code", ["uk", "ru"])
@pytest.mark.parametrize("form", [Form.NOMINATIVE, Form.ACCUSATIVE, Form.INSTRUMENTAL])
def test_spoken_names_have_no_digits(code, form):
    names = " ".join(card_name(card, form, catalogue(code).translate) for card in DECK)
    assert not any(character.isdigit() for character in names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_board_texts_have_digits_for_2_to_10(code):
    for card in DECK:
        name = card_name(card, Form.WRITTEN, catalogue(code).translate)
        assert name.startswith(f"{card.rank} ") == (2 <= card.rank <= 10)


def test_what_is_masculine_and_living_has_the_genitive_as_accusative():
    for code in ("uk", "ru"):
        translate = catalogue(code).translate
        for card in DECK:
            nominative = card_name(card, Form.NOMINATIVE, translate).split()[0]
            accusative = card_name(card, Form.ACCUSATIVE, translate).split()[0]
            if nominative.endswith("а"):
                assert accusative == nominative[:-1] + "у"
            else:
                assert accusative[-1] in "ая"


@pytest.mark.parametrize(
    ("code", "letters"), [("en", "AJQK"), ("uk", "ТВДК"), ("he", "AJQK"), ("ru", "ТВДК")]
)
def test_letters_on_cards(code, letters):
    local = Letters(catalogue(code).translate).local()
    assert "".join(local[rank] for rank in (1, 11, 12, 13)) == letters


def test_signs():
    assert [card_sign(Card.parse(text)) for text in ("TH", "QS", "AC")] == ["10♥", "Q♠", "A♣"]
    local = Letters(catalogue("uk").translate).local()
    assert card_sign(Card.parse("QS"), local) == "Д♠"


@pytest.mark.parametrize(
    ("code", "words"),
    [("uk", "прихована карта"), ("he", "קלף מוסתר"), ("ru", "закрытая карта")],
)
def test_a_card_that_is_not_seen(code, words):
    assert CardWords(catalogue(code).translate).face_down() == words
