"""The way back: wherever a line was lost, it is found, and with few questions."""

import pytest

from scorpion_qt.model.solver import query
from scorpion_qt.model.solver.proof_cache import ProofCache
from scorpion_qt.model.solver.query import SolverQuery
from scorpion_qt.rules import FAMILY, Board, DealNumber, History
from scorpion_qt.solver import Lost, Spent, StopFlag, Unknown, Won

GAME = FAMILY["wasp-relaxed"]
LONGEST = 20


@pytest.fixture(scope="module")
def steps():
    """A line of as many different positions."""
    history = History.begin(Board.deal(GAME, DealNumber.parse("17")))
    while history.current.length < LONGEST - 1:
        seen = {step.board for step in history.current.line()}
        ways = (history.play(move) for move in history.current.board.legal_moves)
        history = next(way for way in ways if way.current.board not in seen)
    return history.current.line()


@pytest.fixture
def look_back(steps, monkeypatch):
    """Search a line of which the last winnable position is known; give what is then known, and its cost."""

    def look(length, last, after=Lost, known=()):
        place = {step.board: index for index, step in enumerate(steps)}
        asked = []

        def answer(board, **_):
            asked.append(place[board])
            spent = Spent(1, 0.0)
            return Won((), spent) if place[board] <= last else after(spent)

        monkeypatch.setattr(query, "solve", answer)
        line = [step.board for step in steps[:length]]
        question, proof_cache = SolverQuery(StopFlag()), ProofCache()
        question.way_back(line, {line[index] for index in known})
        question.teach(proof_cache)
        return proof_cache, asked

    return look


@pytest.mark.parametrize("length", range(1, LONGEST + 1))
def test_both_sides_of_the_turning_point_are_proven_by_halving_the_line(look_back, steps, length):
    tip = steps[length - 1]
    for last in range(-1, length):
        proof_cache, asked = look_back(length, last)
        assert proof_cache.last_winnable(tip) is (steps[last] if last >= 0 else None)
        assert proof_cache.lost_from(tip) is (steps[last + 1] if last + 1 < length else None)
        assert len(asked) == len(set(asked)) <= length.bit_length()


def test_what_is_known_to_be_winnable_is_not_asked_for_again(look_back, steps):
    proof_cache, asked = look_back(LONGEST, 11, known=range(11))
    assert not set(asked) & set(range(11))
    assert proof_cache.last_winnable(steps[-1]) is steps[11]


def test_what_is_not_decided_is_not_gone_back_to(look_back, steps):
    for last in range(-1, LONGEST):
        proof_cache, _ = look_back(LONGEST, last, after=Unknown)
        assert proof_cache.last_winnable(steps[-1]) is (steps[last] if last >= 0 else None)
        assert proof_cache.lost_from(steps[-1]) is None
