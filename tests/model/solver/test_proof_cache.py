"""What follows from proofs about positions, and nothing that does not."""

import json
import random
import subprocess
import sys

import pytest

from scorpion_qt.model.solver.proof_cache import GameStatus, ProofCache
from scorpion_qt.model.solver.query import SolverQuery
from scorpion_qt.rules import FAMILY, Board, Card, DealNumber, History, Move
from scorpion_qt.solver import COMPILED, StopFlag, Won, solve
from tests.boards import STUCK_NEXT
from tests.boards import board as read_board
from tests.conftest import ROOT
from tests.solver.decks import FULL

SCORPION = FAMILY["scorpion"]
WINNABLE, HOPELESS = "33", "17"


def begun(number):
    return History.begin(Board.deal(SCORPION, DealNumber.parse(number)))


def line_of(history):
    answer = solve(history.current.board)
    assert isinstance(answer, Won)
    return answer.line


def some_other(history, line):
    """A move that leaves the line."""
    moves = history.current.board.legal_moves
    return next(move for move in moves if move != line[0])


def test_nothing_is_known_at_first():
    history = begun(WINNABLE)
    assert ProofCache().status(history.current) is GameStatus.NOT_ASKED


def test_a_winning_line_proves_every_position_along_it():
    history, proof_cache = begun(WINNABLE), ProofCache()
    line = line_of(history)
    proof_cache.learn_win(history.current.board, line)
    for left in range(len(line), -1, -1):
        expected = GameStatus.WINNABLE if left else GameStatus.WON
        assert proof_cache.status(history.current) is expected
        assert proof_cache.winning_line(history.current.board) == line[len(line) - left :]
        if left:
            history = history.play(line[len(line) - left])


def test_beside_the_line_nothing_is_known():
    history, proof_cache = begun(WINNABLE), ProofCache()
    line = line_of(history)
    proof_cache.learn_win(history.current.board, line)
    aside = history.play(some_other(history, line))
    assert proof_cache.status(aside.current) is GameStatus.NOT_ASKED


def test_a_winnable_position_makes_those_before_it_winnable():
    history, proof_cache = begun(WINNABLE), ProofCache()
    line = line_of(history)
    start = history.current
    for move in line[:10]:
        history = history.play(move)
    proof_cache.learn_nothing(start.board, 7)
    assert proof_cache.status(start) is GameStatus.NOT_DECIDED
    assert proof_cache.given_up(start.board) == 7
    proof_cache.learn_win(history.current.board, line[10:])
    proof_cache.follow(history.current)
    for step in history.current.line():
        assert proof_cache.status(step) is GameStatus.WINNABLE
        assert proof_cache.winning_line(step.board) == line[step.length :]
    assert proof_cache.given_up(start.board) == 0


def test_a_won_game_makes_every_position_before_it_winnable():
    history, proof_cache = begun(WINNABLE), ProofCache()
    for move in line_of(history):
        history = history.play(move)
    proof_cache.follow(history.current)
    *before, end = history.current.line()
    assert proof_cache.status(end) is GameStatus.WON
    assert {proof_cache.status(step) for step in before} == {GameStatus.WINNABLE}


def test_where_no_move_is_left_the_game_is_lost():
    history = History.begin(Board(SCORPION, read_board(STUCK_NEXT))).play(Move(Card.parse("4S"), 0))
    proof_cache = ProofCache()
    proof_cache.follow(history.current)
    assert proof_cache.status(history.current) is GameStatus.LOST
    assert proof_cache.status(history.current.previous) is GameStatus.NOT_ASKED


def test_a_lost_position_makes_every_one_after_it_lost():
    history, proof_cache = begun(HOPELESS), ProofCache()
    proof_cache.learn_loss(history.current.board, 1)
    for _ in range(5):
        assert proof_cache.status(history.current) is GameStatus.DEAL_LOST
        history = history.play(history.current.board.legal_moves[0])


def test_the_words_follow_from_what_was_known_before():
    history, proof_cache = begun(WINNABLE), ProofCache()
    line = line_of(history)
    start = history.current.board
    lost = history.play(some_other(history, line))
    # What is lost is taken from the caller; here it is only said.
    proof_cache.learn_loss(lost.current.board, 5)
    assert proof_cache.status(lost.current) is GameStatus.LOST
    assert proof_cache.last_winnable(lost.current) is None
    proof_cache.learn_win(start, line)
    assert proof_cache.status(lost.current) is GameStatus.NO_LONGER_WINNABLE
    assert proof_cache.last_winnable(lost.current).board is start
    assert proof_cache.lost_from(lost.current) is lost.current


def test_what_the_line_teaches_counts_for_the_positions_beside_it_too():
    """A lost position is judged, before the line played makes the one that led to it winnable."""
    history, proof_cache = begun(WINNABLE), ProofCache()
    start, line = history.current, line_of(history)
    aside, along = history.play(some_other(history, line)), history.play(line[0])
    proof_cache.learn_loss(aside.current.board, 5)
    proof_cache.learn_win(along.current.board, line[1:])
    assert proof_cache.status(aside.current) is GameStatus.LOST
    proof_cache.follow(along.current)
    assert proof_cache.status(aside.current) is GameStatus.NO_LONGER_WINNABLE
    assert proof_cache.last_winnable(aside.current) is start


def test_an_undecided_search_takes_nothing_back():
    history, proof_cache = begun(WINNABLE), ProofCache()
    proof_cache.learn_win(history.current.board, line_of(history))
    proof_cache.learn_nothing(history.current.board, 9)
    assert proof_cache.status(history.current) is GameStatus.WINNABLE
    assert proof_cache.given_up(history.current.board) == 0


LOST_WORDS = (GameStatus.NO_LONGER_WINNABLE, GameStatus.DEAL_LOST, GameStatus.LOST)


@pytest.mark.slow
@pytest.mark.skipif(not COMPILED, reason="the searches to compare with need the compiled core")
def test_every_verdict_is_confirmed_by_the_command_line():
    """Random play with undo on random deals; what is said of each position is asked of ``solve`` anew."""
    chance = random.Random(7)
    asked, expected = [], []
    for number in range(1, 301 if FULL else 41):
        history, proof_cache = begun(str(number)), ProofCache()
        said = {}
        for _ in range(40):
            board = history.current.board
            if (
                proof_cache.status(history.current) is GameStatus.NOT_ASKED
                and chance.random() < 0.5
            ):
                query = SolverQuery(StopFlag())
                query.verdict(board)
                query.teach(proof_cache)
            proof_cache.follow(history.current)
            # Not only the present step: what is said of those before must hold too.
            for step in history.current.line():
                said[step.board] = (proof_cache.status(step), step)
            moves = board.legal_moves
            if moves and chance.random() < 0.8:
                history = history.play(chance.choice(moves))
            elif history.undoable:
                history = history.undo()
        for status, step in said.values():
            if status in (GameStatus.NOT_ASKED, GameStatus.NOT_DECIDED):
                continue
            moves = [str(each.move) for each in step.line()[1:]]
            asked.append({"game": "scorpion", "number": str(number), "played": moves})
            expected.append("won" if status is GameStatus.WINNABLE else "lost")
            assert status in (GameStatus.WINNABLE, *LOST_WORDS)
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
