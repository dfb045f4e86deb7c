"""Numbers and the words counted by them, against tables written by hand.

A row has a phrase in every form of the language, as a grammar has it; a plural message has to hold one row
in the form that each number needs. A message that counts something new needs a new row.
"""

import re

import pytest

from scorpion_qt.text.catalogue import catalogue

from .test_catalogues import messages

ONE, FEW, MANY = range(3)
SLAVIC = {
    **dict.fromkeys((1, 21, 101, 1001), ONE),
    **dict.fromkeys((2, 3, 4, 22, 34, 102), FEW),
    **dict.fromkeys((0, 5, 10, 11, 12, 13, 14, 20, 25, 100, 111, 112, 114), MANY),
}
"""Number → form in Ukrainian and Russian."""
TWO_FORMS = {1: 0, **dict.fromkeys((0, 2, 5, 11, 21, 22, 25, 101), 1)}
"""Number → form in English and Hebrew."""
NUMBERS = {"uk": SLAVIC, "ru": SLAVIC, "en": TWO_FORMS, "he": TWO_FORMS}

PHRASES = {
    "uk": [
        # Nominative, as the subject or in an answer.
        ("# карта", "# карти", "# карт"),
        ("# прихована карта", "# приховані карти", "# прихованих карт"),
        ("# відкрита карта", "# відкриті карти", "# відкритих карт"),
        ("# стовпець", "# стовпці", "# стовпців"),
        ("# місце чекає", "# місця чекають", "# місць чекають"),
        ("# хвилина", "# хвилини", "# хвилин"),
        ("# секунда", "# секунди", "# секунд"),
        (
            "зберігається # остання дія",
            "зберігаються # останні дії",
            "зберігається # останніх дій",
        ),
        # Accusative: what is moved, dealt, collected, looked at, and how long something went on.
        ("# карту", "# карти", "# карт"),
        ("# позицію", "# позиції", "# позицій"),
        ("# важливу позицію", "всі # важливі позиції", "всі # важливих позицій"),
        ("прибрано # послідовність", "всі # послідовності", "всі # послідовностей"),
        ("# день", "# дні", "# днів"),
        # Genitive, after «після».
        ("після # ходу", "після # ходів", "після # ходів"),
    ],
    "ru": [
        ("# карта", "# карты", "# карт"),
        ("# закрытая карта", "# закрытые карты", "# закрытых карт"),
        ("# открытая карта", "# открытые карты", "# открытых карт"),
        ("# столбец", "# столбца", "# столбцов"),
        ("# место", "# места", "# мест"),
        ("# минута", "# минуты", "# минут"),
        ("# секунда", "# секунды", "# секунд"),
        ("# последнее действие", "# последних действия", "# последних действий"),
        ("просмотрена # позиция", "просмотрены # позиции", "просмотрено # позиций"),
        ("просмотрена # важная позиция", "все # важные позиции", "все # важных позиций"),
        ("убрана # последовательность", "все # последовательности", "все # последовательностей"),
        ("# день", "# дня", "# дней"),
        ("# карту", "# карты", "# карт"),
        # Dative for one after «по», which 2, 3, 4 and 5 do not follow.
        ("по # карте", "по # карты", "по # карт"),
        ("после # хода", "после # ходов", "после # ходов"),
    ],
    "en": [
        ("# card", "# cards"),
        ("# face-down card", "# face-down cards"),
        ("# face-up card", "# face-up cards"),
        ("# of them is", "# of them are"),
        ("# column", "# columns"),
        ("# place waits", "# places wait"),
        ("# run has", "all # runs have"),
        ("# minute", "# minutes"),
        ("# second", "# seconds"),
        ("# day", "# days"),
        ("# move", "# moves"),
        ("# position", "# positions"),
        ("the only position", "all # positions"),
        ("the last action", "the last # actions"),
    ],
    "he": [
        ("קלף אחד", "# קלפים"),
        ("קלף מוסתר אחד", "# קלפים מוסתרים"),
        ("קלף גלוי אחד", "# קלפים גלויים"),
        ("הקלף הנותר", "# הקלפים הנותרים"),
        ("אחד מהם מחולק", "# מהם מחולקים"),
        ("עמודה אחת", "# עמודות"),
        ("מקום אחד ממתין", "# מקומות ממתינים"),
        ("כשרצף אחד הוסר", "כשכל # הרצפים הוסרו"),
        ("דקה אחת", "# דקות"),
        ("שנייה אחת", "# שניות"),
        ("ביום אחד", "# ימים"),
        ("מהלך אחד", "# מהלכים"),
        ("מצב אחד", "# מצבים"),
        ("המצב הרלוונטי היחיד", "# המצבים הרלוונטיים"),
        ("הפעולה האחרונה", "# הפעולות האחרונות"),
    ],
}
"""Language → rows; # is the number."""

UNCHANGED = {
    ("uk", "%n face-down"): "прихованих карт — %n",
    ("ru", "%n face-down"): "закрытых карт — %n",
    ("en", "%n face-down"): "%n face-down",
}
"""What is the same for every number."""

COUNTING = [
    (code, message.context, message.source)
    for code in PHRASES
    for message in messages(code)
    if message.numerus and (code, message.source) not in UNCHANGED
]


def holds(text, phrase):
    """Whether a text has a phrase in it, in whole words."""
    return re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", text) is not None


@pytest.mark.parametrize(("code", "context", "source"), COUNTING)
def test_every_number_has_what_it_counts_in_its_form(code, context, source):
    translate = catalogue(code).translate
    said = {number: translate(context, source, "", number) for number in NUMBERS[code]}
    fitting = [
        row
        for row in PHRASES[code]
        if all(
            holds(said[number], row[form].replace("#", str(number)))
            for number, form in NUMBERS[code].items()
        )
    ]
    assert fitting, {said[number] for number in (1, 2, 5)}


@pytest.mark.parametrize("code", PHRASES)
def test_no_row_is_left_that_nothing_is_counted_by(code):
    texts = [" ".join(message.forms) for message in messages(code) if message.numerus]
    for row in PHRASES[code]:
        assert any(holds(text.replace("%n", "#"), row[-1]) for text in texts), row


@pytest.mark.parametrize(("code", "source"), UNCHANGED)
def test_what_does_not_change_is_the_same_for_every_number(code, source):
    (message,) = (message for message in messages(code) if message.source == source)
    assert set(message.forms) == {UNCHANGED[code, source]}
