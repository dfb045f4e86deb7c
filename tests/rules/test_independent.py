"""Our rules against a second implementation that shares nothing with them."""

import random
from copy import deepcopy
from itertools import product

import pytest

from scorpion_qt.rules import (
    FAMILY,
    Board,
    DealNumber,
    History,
    parse_game,
    parse_move,
)
from scorpion_qt.rules.games import HOUSE_RULES, house_rules
from tests.rules.independent import Board as SecondBoard

CHOICES = {key: ("", *values) for key, (_, values) in HOUSE_RULES.items()}


def all_combinations():
    """Every identity text that names a game with each of its house rules left alone or set."""
    found = []
    for name, game in FAMILY.items():
        keys = sorted(house_rules(game))
        for values in product(*(CHOICES[key] for key in keys)):
            rules = [f"+{key}={value}" for key, value in zip(keys, values, strict=True) if value]
            found.append(name + "".join(rules))
    return found


def text_of(position):
    """The position's text with collected suits sorted: in which order they left is nobody's rule."""
    columns, reserve, collected = str(position).split(" / ")
    return f"{columns} / {reserve} / {''.join(sorted(collected))}"


def walk(identity, number, seed, actions):
    """Play the same random moves in both and compare everything after each; return how it ended."""
    game, choose = parse_game(identity), random.Random(seed)
    theirs = SecondBoard(identity, number)
    ours = History.begin(Board.deal(game, DealNumber.parse(str(number))))
    for _ in range(actions):
        board = ours.current.board
        where = f"{identity} deal {number} after {' '.join(str(s.move) for s in ours.current.line()[1:])}"
        assert text_of(board.position) == theirs.text(), where
        moves = sorted(str(move) for move in board.legal_moves)
        assert moves == theirs.legal(), where
        assert bool(board.useful_moves) == theirs.move_left(), where
        assert board.is_won == theirs.won(), where
        assert ours.current.score == theirs.score, where
        if not moves or board.is_won:
            break
        # Moves that count come first, so that games are not spent with kings going to and fro.
        move = choose.choice(theirs.others(moves) or moves)
        theirs.play(move)
        ours = ours.play(parse_move(move))
    return ours.current


@pytest.mark.slow
@pytest.mark.parametrize("name", FAMILY)
def test_random_games_agree(name):
    for number in range(1, 6):
        walk(name, number, seed=number, actions=120)


@pytest.mark.slow
def test_two_hundred_random_house_rule_combinations_agree():
    choose = random.Random(5)
    for identity in choose.choices(all_combinations(), k=200):
        walk(identity, choose.randrange(1, 32000), seed=choose.random(), actions=60)


@pytest.mark.parametrize(
    ("identity", "number"),
    [
        ("scorpion", 33),
        ("scorpion+collect=uncovered", 33),
        ("scorpion-ii", 33),
        ("scorpion-traditional", 37),
        ("three-blind-mice", 3),
        ("three-blind-mice+reserve=stuck", 3),
    ],
)
def test_games_won_by_chance_agree(identity, number):
    """Walks that are known to end in a win: runs are collected, or stay, to the last one."""
    assert walk(identity, number, seed=0, actions=100).board.is_won


def perft(board, depth):
    """How many lines of play of that many moves a board has."""
    moves = board.legal_moves
    if depth == 1:
        return len(moves)
    return sum(perft(board.play(move).board, depth - 1) for move in moves)


def independent_perft(board, depth):
    moves = board.legal()
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = deepcopy(board)
        after.play(move)
        count += independent_perft(after, depth - 1)
    return count


@pytest.mark.slow
@pytest.mark.parametrize(
    ("identity", "counts"),
    [
        ("scorpion", [6, 29, 123]),
        ("scorpion-relaxed", [18, 301, 4856]),
        ("scorpion-traditional", [5, 20, 76]),
        ("scorpion-traditional-relaxed", [17, 266, 3991]),
        ("scorpion-ii", [6, 31, 151]),
        ("scorpion-ii-relaxed", [20, 380, 7020]),
        ("wasp", [6, 66, 681]),
        ("wasp-relaxed", [18, 523, 14822]),
        ("wasp-ii", [6, 70, 821]),
        ("wasp-ii-relaxed", [20, 653, 21418]),
        ("three-blind-mice", [8, 64, 514]),
        ("three-blind-mice-relaxed", [32, 980, 29011]),
        ("curds-and-whey", [22, 450, 8747]),
        ("scorpion+reserve=stuck", [5, 20, 76]),
        ("three-blind-mice+empty=any+reserve=stuck", [8, 143, 2806]),
    ],
)
def test_lines_of_play_are_counted_alike(identity, counts):
    """The lines of 1, 2 and 3 moves from deal 1: as counted here, there, and when this was written."""
    start = Board.deal(parse_game(identity), DealNumber.parse("1"))
    assert [perft(start, depth) for depth in (1, 2, 3)] == counts
    assert [independent_perft(SecondBoard(identity, 1), depth) for depth in (1, 2, 3)] == counts
