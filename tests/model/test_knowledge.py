"""What follows from proofs about positions, and nothing that does not."""

import json
import random
import subprocess
import sys

import pytest

from scorpion_qt.model.inquiry import Inquiry
from scorpion_qt.model.knowledge import Knowledge, Verdict
from scorpion_qt.rules import FAMILY, Card, DealNumber, History, Move, deal, legal_moves
from scorpion_qt.solver import COMPILED, StopFlag, Won, solve
from tests.boards import STUCK_NEXT, board
from tests.conftest import ROOT
from tests.solver.decks import FULL

SCORPION = FAMILY["scorpion"]
WINNABLE, HOPELESS = "33", "17"


def begun(number):
    return History.begin(SCORPION, deal(SCORPION, DealNumber.parse(number)))


def line_of(history):
    answer = solve(SCORPION, history.current.position)
    assert isinstance(answer, Won)
    return answer.line


def some_other(history, line):
    """A move that leaves the line."""
    moves = legal_moves(SCORPION, history.current.position)
    return next(move for move in moves if move != line[0])


def test_nothing_is_known_at_first():
    history = begun(WINNABLE)
    assert Knowledge(SCORPION).verdict(history.current) is Verdict.NOT_ASKED


def test_a_winning_line_proves_every_position_along_it():
    history, knowledge = begun(WINNABLE), Knowledge(SCORPION)
    line = line_of(history)
    knowledge.learn_win(history.current.position, line)
    for left in range(len(line), -1, -1):
        expected = Verdict.WINNABLE if left else Verdict.WON
        assert knowledge.verdict(history.current) is expected
        assert knowledge.winning_line(history.current.position) == line[len(line) - left :]
        if left:
            history = history.play(line[len(line) - left])


def test_beside_the_line_nothing_is_known():
    history, knowledge = begun(WINNABLE), Knowledge(SCORPION)
    line = line_of(history)
    knowledge.learn_win(history.current.position, line)
    aside = history.play(some_other(history, line))
    assert knowledge.verdict(aside.current) is Verdict.NOT_ASKED


def test_a_winnable_position_makes_those_before_it_winnable():
    history, knowledge = begun(WINNABLE), Knowledge(SCORPION)
    line = line_of(history)
    start = history.current
    for move in line[:10]:
        history = history.play(move)
    knowledge.learn_nothing(start.position, 7)
    assert knowledge.verdict(start) is Verdict.NOT_DECIDED
    assert knowledge.given_up(start.position) == 7
    knowledge.learn_win(history.current.position, line[10:])
    knowledge.follow(history.current)
    for step in history.current.line():
        assert knowledge.verdict(step) is Verdict.WINNABLE
        assert knowledge.winning_line(step.position) == line[step.length :]
    assert knowledge.given_up(start.position) == 0


def test_a_won_game_makes_every_position_before_it_winnable():
    history, knowledge = begun(WINNABLE), Knowledge(SCORPION)
    for move in line_of(history):
        history = history.play(move)
    knowledge.follow(history.current)
    *before, end = history.current.line()
    assert knowledge.verdict(end) is Verdict.WON
    assert {knowledge.verdict(step) for step in before} == {Verdict.WINNABLE}


def test_where_no_move_is_left_the_game_is_lost():
    history = History.begin(SCORPION, board(STUCK_NEXT)).play(Move(Card.parse("4S"), 0))
    knowledge = Knowledge(SCORPION)
    knowledge.follow(history.current)
    assert knowledge.verdict(history.current) is Verdict.LOST
    assert knowledge.verdict(history.current.previous) is Verdict.NOT_ASKED


def test_a_lost_position_makes_every_one_after_it_lost():
    history, knowledge = begun(HOPELESS), Knowledge(SCORPION)
    knowledge.learn_loss(history.current.position, 1)
    for _ in range(5):
        assert knowledge.verdict(history.current) is Verdict.DEAL_LOST
        history = history.play(legal_moves(SCORPION, history.current.position)[0])


def test_the_words_follow_from_what_was_known_before():
    history, knowledge = begun(WINNABLE), Knowledge(SCORPION)
    line = line_of(history)
    start = history.current.position
    lost = history.play(some_other(history, line))
    # What is lost is taken from the caller; here it is only said.
    knowledge.learn_loss(lost.current.position, 5)
    assert knowledge.verdict(lost.current) is Verdict.LOST
    assert knowledge.last_winnable(lost.current) is None
    knowledge.learn_win(start, line)
    assert knowledge.verdict(lost.current) is Verdict.NO_LONGER_WINNABLE
    assert knowledge.last_winnable(lost.current).position == start
    assert knowledge.lost_from(lost.current) is lost.current


def test_an_undecided_search_takes_nothing_back():
    history, knowledge = begun(WINNABLE), Knowledge(SCORPION)
    knowledge.learn_win(history.current.position, line_of(history))
    knowledge.learn_nothing(history.current.position, 9)
    assert knowledge.verdict(history.current) is Verdict.WINNABLE
    assert knowledge.given_up(history.current.position) == 0


LOST_WORDS = (Verdict.NO_LONGER_WINNABLE, Verdict.DEAL_LOST, Verdict.LOST)


@pytest.mark.skipif(not COMPILED, reason="the searches to compare with need the compiled core")
def test_every_verdict_is_confirmed_by_the_command_line():
    """Random play with undo on random deals; what is said of each position is asked of ``solve`` anew."""
    chance = random.Random(7)
    asked, expected = [], []
    for number in range(1, 301 if FULL else 41):
        history, knowledge = begun(str(number)), Knowledge(SCORPION)
        said = {}
        for _ in range(40):
            position = history.current.position
            if knowledge.verdict(history.current) is Verdict.NOT_ASKED and chance.random() < 0.5:
                inquiry = Inquiry(SCORPION, StopFlag())
                inquiry.verdict(position)
                inquiry.teach(knowledge)
            knowledge.follow(history.current)
            # Not only the present step: what is said of those before must hold too.
            for step in history.current.line():
                said[step.position] = (knowledge.verdict(step), step)
            moves = legal_moves(SCORPION, position)
            if moves and chance.random() < 0.8:
                history = history.play(chance.choice(moves))
            elif history.undoable:
                history = history.undo()
        for verdict, step in said.values():
            if verdict in (Verdict.NOT_ASKED, Verdict.NOT_DECIDED):
                continue
            moves = [str(each.move) for each in step.line()[1:]]
            asked.append({"game": "scorpion", "number": str(number), "played": moves})
            expected.append("won" if verdict is Verdict.WINNABLE else "lost")
            assert verdict in (Verdict.WINNABLE, *LOST_WORDS)
    answers = confirmed(asked)
    assert answers == expected
    assert {"won", "lost"} == set(answers)


def confirmed(requests):
    """What the command line says to requests, with a large budget."""
    words = ["-m", "scorpion_qt", "solve", "--batch", "--nodes", "20000000"]
    done = subprocess.run(
        [sys.executable, *words],
        input="\n".join(map(json.dumps, requests)),
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=True,
    )
    return [json.loads(line).get("verdict", line) for line in done.stdout.splitlines()]
