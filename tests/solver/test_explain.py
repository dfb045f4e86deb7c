"""Why a position is lost: every step is checked against the cards, and the whole is closed."""

from itertools import pairwise

import pytest

from scorpion_qt.rules import ACE, FAMILY, Board, Card, DealNumber, Reserve, deal
from scorpion_qt.solver import Lost, Why, explain, solve
from tests.boards import WON_BUT_ONE, board, run
from tests.solver.decks import FULL

CRISS_CROSS = (
    "9C 6S TD KC | 5S TC KD KH | KS QS JS TS 9S 8S 7S | QC JC 8C 7C 6C 5C 4C 3C 2C AC | "
    "4S 3S 2S AS | QD JD 9D 8D 7D 6D 5D 4D 3D 2D AD | QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH / / "
)
"""The nine of clubs lies under the six of spades on which the five waits, and so on in a circle."""


def places(position):
    """Per card: its column, and its height in it."""
    return {
        card: (number, height)
        for number, column in enumerate(position.columns)
        for height, card in enumerate(column.cards)
    }


def holds(game, position, step):
    """Whether what a step says is so."""
    where, first = places(position), step.first[0]
    cells = set(position.reserve) if game.reserve is Reserve.OPEN else set()

    def lies_on(over, under):
        return where[over] == (where[under][0], where[under][1] + 1)

    if step.why in (Why.TARGET_COVERED, Why.TARGET_ON_CARD, Why.TARGET_IN_CELL):
        assert step.target == Card(step.card.rank + 1, step.card.suit)
    match step.why:
        case Why.TARGET_COVERED:
            return lies_on(first, step.target)
        case Why.TARGET_ON_CARD:
            column, height = where[step.card]
            pile = position.columns[column].cards[height + 1 : where[step.target][1] + 1]
            return where[step.target][0] == column and set(step.first) == set(pile)
        case Why.TARGET_IN_CELL:
            return step.target == first and first in cells
        case Why.FACE_DOWN:
            column, height = where[step.card]
            return height < position.columns[column].hidden and lies_on(first, step.card)
        case Why.NO_EMPTY_COLUMN:
            bottoms = {column.cards[0] for column in position.columns}
            return step.card.rank == game.ranks and set(step.first) == bottoms
        case Why.SUIT_INCOMPLETE:
            on_ace = Card(ACE, step.card.suit) in where and lies_on(
                first, Card(ACE, step.card.suit)
            )
            return step.card.rank == game.ranks and (first.suit == step.card.suit or on_ace)


@pytest.mark.parametrize(
    "name", ["scorpion", "scorpion-ii", "scorpion-traditional", "wasp", "three-blind-mice"]
)
def test_what_is_explained_is_lost_and_what_is_lost_at_once_is_explained(name):
    game = FAMILY[name]
    explained = 0
    for number in range(1, 1000 if FULL else 60):
        position = deal(game, DealNumber.parse(str(number)))
        verdict, found = solve(Board(game, position)), explain(Board(game, position))
        if found is None:
            assert not (isinstance(verdict, Lost) and verdict.spent.nodes <= 1)
            continue
        explained += 1
        assert isinstance(verdict, Lost)
        assert all(holds(game, position, step) for step in found.steps)
        said = {step.card for step in found.steps}
        assert all(card in said for step in found.steps for card in step.first)
        if found.circle:
            following = [*found.steps[1:], found.steps[0]]
            assert [step.first for step in found.steps] == [(step.card,) for step in following]
    assert explained


def test_a_card_face_down_under_the_card_that_waits_for_it():
    game = FAMILY["scorpion"]
    position = board(
        "<5C> 4C KC | KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD | KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AH | "
        "KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AS | QC JC TC 9C 8C 7C 6C | 3C 2C AC | - / / "
    )
    found = explain(Board(game, position))
    assert found.circle
    assert [(str(step.card), step.why) for step in found.steps] == [("4C", Why.TARGET_COVERED)]


@pytest.mark.parametrize("name", ["scorpion", "scorpion-ii", "three-blind-mice"])
def test_of_cards_that_wait_for_any_of_others_all_are_needed(name):
    """From whichever of them one begins, what it waits for leads to all others: there is no smaller proof in it."""
    game = FAMILY[name]
    told = 0
    for number in range(1, 1500 if FULL else 500):
        found = explain(Board.deal(game, DealNumber.parse(str(number))))
        if found is None or found.circle:
            continue
        told += 1
        for start in found.steps:
            reached, size = {start.card}, 0
            while len(reached) > size:
                size = len(reached)
                reached.update(card for s in found.steps if s.card in reached for card in s.first)
            assert reached == {step.card for step in found.steps}
    assert told


def test_what_can_be_won_is_not_explained_away():
    assert explain(Board(FAMILY["scorpion"], board(WON_BUT_ONE))) is None


@pytest.mark.parametrize("name", ["scorpion-relaxed", "curds-and-whey"])
def test_games_that_are_not_built_by_suit_are_not_explained(name):
    assert explain(Board.deal(FAMILY[name], DealNumber.parse("1"))) is None


def test_a_built_card_between_a_card_and_its_target():
    """6♦ lies on 7♦ where it belongs, and the target 8♦ on both: only 8♦ can leave, or wait."""
    game = FAMILY["scorpion-ii"]
    position = board(
        "<QH> <TD> <4S> 5C KS 9D 5S 3D | <AS> <QC> <TS> JH TH 9H 7H AD 7S 8H 3C QD | "
        "<6H> <2S> <2C> AH 3H QS 9C 8C 4C 4D KD 9S 7D 6D 8D 6S 5H | AC | KC | KH 3S JS 2H JC TC | "
        "8S 4H 5D 6C 2D 7C JD / / "
    )
    explanation = explain(Board(game, position))
    assert explanation is not None
    for step in explanation.steps:
        assert Card(6, Card.parse("7D").suit) not in step.first


def waits(position):
    """Per card the cards of which it needs each one to leave first, and the face-down cards."""
    on, hidden = {}, set()
    for column in position.columns:
        hidden.update(column.cards[: column.hidden])
        on.update(pairwise(column.cards))
    needs = {}
    for card in (card for column in position.columns for card in column.cards):
        target = Card(card.rank + 1, card.suit)
        built = on.get(target) == card and target not in hidden
        needs[card] = {on[card]} if card in hidden else set()
        needs[card] |= {on[target]} if target in on and not built else set()
        needs[card] |= {target} if on.get(card) == target else set()
    return needs, hidden


def easiest_circle(position):
    """How long the shortest circle is, and how few of the cards are face-down in one of that length."""
    needs, hidden = waits(position)
    best = None
    for start in needs:
        ends, length = (
            {start: int(start in hidden)},
            0,
        )  # where ways end, with their face-down cards
        while ends and (best is None or length < best[0]):
            length += 1
            further = {}
            for card, count in ends.items():
                for first in needs.get(card, ()):
                    if first == start:
                        best = min(best or (length, count), (length, count))
                    else:
                        more = count + (first in hidden)
                        further[first] = min(further.get(first, more), more)
            ends = further if length < len(needs) else {}
    return best


@pytest.mark.parametrize("name", ["scorpion", "scorpion-ii"])
def test_of_the_shortest_circles_one_is_told_of_which_most_can_be_seen(name):
    game = FAMILY[name]
    told = 0
    for number in range(1, 1000 if FULL else 100):
        position = deal(game, DealNumber.parse(str(number)))
        found, easiest = explain(Board(game, position)), easiest_circle(position)
        if found is None or not found.circle:
            assert easiest is None
            continue
        _, hidden = waits(position)
        seen = [step.card not in hidden for step in found.steps]
        assert (len(seen), seen.count(False)) == easiest
        told += 1
    assert told


@pytest.mark.parametrize("swapped", [False, True])
def test_a_card_that_can_be_seen_is_told_of_rather_than_one_that_cannot(swapped):
    """4♣ lies face-down on 5♣, and 8♦ face-up on 9♦: neither can be put where it already lies."""
    hidden, seen = "<5C> <4C> KC", "<9D> 8D KD"
    first, second = (seen, hidden) if swapped else (hidden, seen)
    found = explain(
        Board(
            FAMILY["scorpion"],
            board(
                f"{first} | {second} | {run('H')} | {run('S')} | {run('C', 'Q', '6')} | "
                f"{run('C', '3')} {run('D', 'Q', 'T')} | {run('D', '7')} / / "
            ),
        )
    )
    assert [str(step.card) for step in found.steps] == ["8D"]
