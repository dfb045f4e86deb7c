"""Reversed runs are found where they lie, and prove nothing."""

from scorpion_qt.rules import FAMILY, Card, DealNumber, deal
from scorpion_qt.solver import Won, solve
from scorpion_qt.solver.burdens import reversed_runs
from tests.boards import board, run

SCORPION = FAMILY["scorpion"]


def cards(text):
    return tuple(Card.parse(word) for word in text.split())


def test_they_are_found_covered_or_not_and_the_longest_first():
    position = board(
        f"2H JS QS KS 3H | <4H> 5H 6H 7H 8H | {run('S', 'T')} | {run('D')} | {run('C')} | "
        "KH QH JH TH 9H | AH / / "
    )
    assert reversed_runs(SCORPION, position) == [cards("4H 5H 6H 7H 8H"), cards("JS QS KS")]
    assert reversed_runs(FAMILY["wasp"], position) == []
    assert reversed_runs(FAMILY["scorpion-relaxed"], position) == []


def test_two_cards_another_suit_or_a_gap_are_none():
    position = board(
        f"JS QS KH | 2H 3H 5H | 4H 6S 7H | {run('D')} | {run('C')} | KS TS 9S 8S 7S 5S 4S 3S 2S AS | "
        "QH JH TH 9H 8H 6H AH / / "
    )
    assert reversed_runs(SCORPION, position) == []


def test_such_deals_are_won_too():
    won = 0
    for number in range(1, 4000):
        position = deal(SCORPION, DealNumber.parse(str(number)))
        if reversed_runs(SCORPION, position):
            won += isinstance(solve(SCORPION, position), Won)
            if won == 2:
                return
    raise AssertionError("none was found")
