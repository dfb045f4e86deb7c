"""Why a card cannot leave, written out by hand in the languages that decline the names of cards."""

import pytest

from scorpion_qt.rules import Card
from scorpion_qt.solver.explain import ProofStep, Why
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.proof_words import ProofWords


@pytest.mark.parametrize(
    ("code", "why", "card", "target", "first", "sentence"),
    [
        (
            "uk",
            Why.TARGET_COVERED,
            "JS",
            "QS",
            "9D",
            "Карта «валет пік» має лягти на даму пік, але там лежить дев’ятка бубон",
        ),
        (
            "uk",
            Why.TARGET_COVERED,
            "JS",
            "QS",
            "JS",
            "Карта «валет пік» може лягти лише на даму пік, а це прихована карта під нею",
        ),
        (
            "uk",
            Why.TARGET_ON_CARD,
            "QH",
            "KH",
            "KH 3C",
            "Карта «дама черв» має лягти на короля черв, але та карта лежить на ній; "
            "спершу мають піти: король черв, трійка треф",
        ),
        (
            "uk",
            Why.TARGET_IN_CELL,
            "9D",
            "TD",
            "TD",
            "Карта «дев’ятка бубон» має лягти на десятку бубон, але та карта в резерві",
        ),
        (
            "uk",
            Why.FACE_DOWN,
            "JS",
            None,
            "QD",
            "Карта «валет пік» лежить долілиць, а на ній лежить дама бубон",
        ),
        (
            "uk",
            Why.NO_EMPTY_COLUMN,
            "KS",
            None,
            "QD 3C",
            "Карті «король пік» потрібен порожній стовпець; "
            "спершу має піти одна з карт: дама бубон, трійка треф",
        ),
        (
            "uk",
            Why.SUIT_INCOMPLETE,
            "KS",
            None,
            "QS",
            "Карта «король пік» піде лише з повною послідовністю, а та чекає на даму пік",
        ),
        (
            "ru",
            Why.TARGET_COVERED,
            "JS",
            "QS",
            "9D",
            "Карта «валет пик» должна лечь на даму пик, но там лежит девятка бубен",
        ),
        (
            "ru",
            Why.TARGET_ON_CARD,
            "QH",
            "KH",
            "KH 3C",
            "Карта «дама червей» должна лечь на короля червей, но та карта лежит на ней; "
            "сначала должны уйти: король червей, тройка треф",
        ),
        (
            "ru",
            Why.SUIT_INCOMPLETE,
            "KS",
            None,
            "QS",
            "Карта «король пик» уйдёт только с полной последовательностью, а та ждёт даму пик",
        ),
    ],
)
def test_who_waits_is_named_and_onto_what_it_goes_is_in_the_accusative(
    code, why, card, target, first, sentence
):
    cards = tuple(Card.parse(text) for text in first.split())
    step = ProofStep(Card.parse(card), why, Card.parse(target) if target else None, cards)
    assert ProofWords(catalogue(code).translate).sentence(step) == sentence
