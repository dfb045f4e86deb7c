"""Why a game cannot be won: every arrow is true, the circle closes, and nothing in it ever moves."""

import random

import pytest

from scorpion_qt.controller.proof_presenter import MOST_SHOWN, ProofPresenter
from scorpion_qt.model.solver.service import SolverService
from scorpion_qt.rules import FAMILY, Board, DealNumber, deal
from scorpion_qt.solver import COMPILED, Lost, Why, explain, solve
from scorpion_qt.text.proof_words import ProofWords, is_criss_cross
from tests.solver.decks import FULL, walk
from tests.truths import closes, is_true, leave

SCORPION = FAMILY["scorpion"]


def refuted(count, names=("scorpion", "scorpion-ii", "three-blind-mice", "scorpion-traditional")):
    """Positions that an explanation refutes: deals, and positions in play."""
    chance = random.Random("refuted")
    number = 0
    while count:
        number += 1
        game = FAMILY[names[number % len(names)]]
        position = walk(game, deal(game, DealNumber.parse(str(number))), chance, 12)
        explanation = explain(Board(game, position))
        if explanation is not None:
            count -= 1
            yield game, position, explanation


@pytest.mark.slow
def test_every_arrow_is_true_the_circle_closes_and_holds():
    chance, kinds = random.Random(1), set()
    for game, position, explanation in refuted(1000 if FULL else 80):
        for step in explanation.steps:
            assert is_true(game, position, step), (str(position), step)
            kinds.add(step.why)
        assert closes(explanation), str(position)
        cards = {step.card for step in explanation.steps}
        for _ in range(10 if FULL else 3):
            # However it is played, none of these cards ever leaves, and the game is not won.
            assert leave(game, position, cards, chance) == (set(), False), str(position)
    assert {Why.TARGET_COVERED, Why.TARGET_ON_CARD} <= kinds


@pytest.mark.skipif(not COMPILED, reason="the searches to compare with need the compiled core")
def test_what_is_explained_is_lost_for_the_search_too():
    for game, position, _ in refuted(1000 if FULL else 80):
        assert isinstance(solve(Board(game, position)), Lost)


def test_every_step_has_its_own_sentence(qapp):
    words = ProofWords()
    for _, _, explanation in refuted(60):
        sentences = [words.sentence(step) for step in explanation.steps]
        assert len(set(sentences)) == len(sentences)
        assert not any("%" in sentence for sentence in sentences)
        titles = [words.title(explanation, at) for at in range(len(sentences))]
        assert len(set(titles)) == len(titles)
        assert ("Criss-cross" in titles[0]) == is_criss_cross(explanation)


@pytest.fixture
def shown(player, desks):
    """A player with what shows proofs, and what has been told."""
    solver = SolverService(player.model, desks(player.model))
    proofs = ProofPresenter(player.model, solver, player.table)
    proofs.heard = []
    proofs.told.connect(lambda *told: proofs.heard.append(told))
    return player, proofs


def asked(qtbot, proofs):
    with qtbot.waitSignal(proofs.told, timeout=20_000):
        proofs.ask()
    return proofs.heard[-1]


def a_circle(length):
    """A deal of Scorpion with a circle of so many cards."""
    for number in range(1, 500):
        number = DealNumber.parse(str(number))
        explanation = explain(Board.deal(SCORPION, number))
        if explanation and explanation.circle and len(explanation.steps) == length:
            return number, explanation
    raise AssertionError("there is none")


@pytest.mark.parametrize("length", [2, 3, 4])
def test_the_arrows_on_the_table_are_the_steps(qtbot, shown, length):
    player, proofs = shown
    number, explanation = a_circle(length)
    player.deal(number=number)
    _, sentence, steps = asked(qtbot, proofs)
    assert steps == length
    assert sentence == ProofWords().sentence(explanation.steps[0])
    seen = []
    for at in range(length):
        pointers = player.table._highlights.arrows
        bright = [pointer for pointer in pointers if not pointer.faint]
        step = explanation.steps[at]
        assert {pointer.start for pointer in bright} == {step.card}
        assert {pointer.end for pointer in bright} <= {step.target, *step.first}
        assert {pointer.label for pointer in bright} == {str(at + 1)}
        assert player.table.chosen == (step.card,)
        # All others are there too, faint.
        assert {p.start for p in pointers} == {each.card for each in explanation.steps}
        seen.append(proofs.heard[-1][1])
        proofs.ask()
    assert len(set(seen)) == length
    assert proofs.heard[-1][1] == seen[0]  # after the last step comes the first
    proofs.step(-1)
    assert proofs.heard[-1][1] == seen[-1]
    proofs.close()
    assert player.table._highlights.arrows == ()


def test_of_cards_that_wait_for_any_of_others_one_step_is_shown_at_a_time(qtbot, shown):
    """Arrows of all steps would cross each other until nothing can be seen."""
    player, proofs = shown
    player.deal(number=DealNumber(2120, microsoft=True))
    _, _, steps = asked(qtbot, proofs)
    assert steps > MOST_SHOWN
    for number in range(1, 5):
        pointers = player.table._highlights.arrows
        assert {pointer.label for pointer in pointers} == {str(number)}
        assert not any(pointer.faint for pointer in pointers)
        proofs.ask()


def test_of_a_long_circle_one_step_is_shown_at_a_time(qtbot, shown):
    player, proofs = shown
    number, explanation = a_circle(MOST_SHOWN + 1)
    player.deal(number=number)
    asked(qtbot, proofs)
    for step in explanation.steps:
        assert {pointer.start for pointer in player.table._highlights.arrows} == {step.card}
        proofs.ask()


def test_a_move_takes_the_arrows_away(qtbot, shown):
    player, proofs = shown
    number, _ = a_circle(2)
    player.deal(number=number)
    asked(qtbot, proofs)
    player.model.deal_reserve()
    player.table.complete()
    assert player.table._highlights.arrows == ()
    before = len(proofs.heard)
    proofs.step(1)
    assert len(proofs.heard) == before


def test_where_a_search_is_the_proof_it_says_how_long_it_was(qtbot, shown):
    player, proofs = shown
    for number in range(1, 500):
        number = DealNumber.parse(str(number))
        answer = solve(Board.deal(SCORPION, number))
        if isinstance(answer, Lost) and answer.spent.nodes > 1:
            break
    player.deal(number=number)
    title, sentence, steps = asked(qtbot, proofs)
    assert (title, steps) == ("", 0)
    assert f"{answer.spent.nodes}" in sentence.replace(",", "")


def test_where_it_can_be_won_it_says_so(qtbot, shown):
    player, proofs = shown
    player.deal(number=DealNumber.parse("33"))
    title, sentence, steps = asked(qtbot, proofs)
    assert (title, steps) == ("", 0)
    assert sentence.startswith("It can be won")
