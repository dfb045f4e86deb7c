import pytest

from scorpion_qt.rules import (
    DEFAULT,
    UNDO_LIMIT,
    Board,
    DealNumber,
    History,
    Position,
    parse_move,
)

MOVES = (
    "4D>5 TD>4 6D>3 JD>3 deal QD>5 2S>3 3S>4 5D>3 TC>3 4S>5 2D>2 QS>1 7S>1 5C>1 5H>3 6C>2 4C>2 7C>1 "
    "7H>2 QH>7 6H>2 AD>1 9S>3 5S>7 3C>3 9H>7 8H>7 KD>2 4H>7 KC>6 QC>6 AC>5 KS>4 JC>6 TS>1 9D>2 8D>2 "
    "7D>2 8S>1 3H>1 8C>3 2C>3 3D>2 JS>4 2H>4 AH>4 JH>7 9C>6 TH>7 AS>4 KD>1"
)
WIN = MOVES.split()
"""Scorpion, deal 33: 47 builds, 4 kings to an empty column, the reserve once; 12 flips, 4 runs."""


def begin(limit=UNDO_LIMIT):
    return History.begin(Board.deal(DEFAULT, DealNumber.parse("33")), limit)


def played(history, *moves):
    for move in moves:
        history = history.play(parse_move(move))
    return history


def to_and_fro(history, actions):
    """Moves that can go on for ever: a king between two empty columns."""
    for action in range(actions):
        history = history.play(parse_move(f"KH>{2 if action % 2 == 0 else 1}"))
    return history


def king(limit=UNDO_LIMIT):
    return History.begin(Board(DEFAULT, Position.parse("KH | - /  / ")), limit)


def test_a_full_win_scores_what_the_table_gives():
    history = begin()
    assert history.current.score == 0
    for count, move in enumerate(WIN):
        assert not Board(DEFAULT, history.current.position).is_won
        before = history
        history = played(history, move)
        # Undo and redo in between leave no trace, whatever the move was worth.
        back = history.undo()
        assert back.current is before.current
        assert back.redo() == history
        if count % 10 == 9:
            for _ in range(5):
                history = history.undo()
            for _ in range(5):
                history = history.redo()
    builds = sum(move != "deal" and not move.startswith("K") for move in WIN)
    assert (builds, len(WIN)) == (47, 52)
    assert Board(DEFAULT, history.current.position).is_won
    assert history.current.score == 47 * 5 + 12 * 5 + 4 * 100 == 695
    assert history.current.length == 52


def test_undo_takes_points_back_and_redo_returns_them():
    history = played(begin(), *WIN[:4])
    assert [step.score for step in history.current.line()] == [0, 5, 10, 15, 20]
    assert history.undo().current.score == 15
    assert history.undo().redo().current.score == 20


def test_undo_keeps_the_last_hundred_actions():
    history = to_and_fro(king(), 130)
    assert len(history.undoable) == UNDO_LIMIT == 100
    for _ in range(100):
        history = history.undo()
    assert history.current.length == 30
    with pytest.raises(IndexError):
        history.undo()
    assert len(history.redoable) == 100
    # The line itself is kept whole: restart still finds its start.
    assert history.restart().current.length == 0


def test_without_a_limit_everything_can_be_undone():
    history = to_and_fro(king(limit=None), 250)
    for _ in range(250):
        history = history.undo()
    assert history.current.length == 0


def test_a_lower_limit_counts_at_once_and_after_redo():
    history = to_and_fro(king(limit=None), 30)
    for _ in range(10):
        history = history.undo()
    history = history.limited(15)
    assert len(history.undoable) == 15
    history = history.redo()
    assert len(history.undoable) == 15
    assert to_and_fro(king(limit=0), 3).undoable == ()


def test_restart_and_jumps_are_one_undoable_action_each():
    history = played(begin(), *WIN[:5])
    bookmark = played(begin(), *WIN[:2]).current
    restarted = history.restart()
    assert (restarted.current.length, restarted.current.score) == (0, 0)
    assert restarted.undo().current is history.current
    jumped = restarted.jump(bookmark)
    assert jumped.current is bookmark
    assert jumped.undo().undo().current is history.current
    assert jumped.undo().undo().redo().redo() == jumped
    # From a bookmark the line goes on with its own score.
    assert played(jumped, *WIN[2:5]).current.score == history.current.score


def test_going_where_one_is_changes_nothing():
    history = played(begin(), *WIN[:3]).undo().undo().undo()
    assert history.restart() is history
    assert len(history.redoable) == 3


def test_a_new_move_ends_redo():
    history = played(begin(), *WIN[:3]).undo()
    assert history.play(Board(DEFAULT, history.current.position).legal_moves[0]).redoable == ()
    with pytest.raises(IndexError):
        begin().redo()
    with pytest.raises(IndexError):
        begin().undo()


def test_the_line_from_the_start():
    history = played(begin(), *WIN[:5])
    line = history.current.line()
    assert [str(step.move) for step in line[1:]] == WIN[:5]
    assert line[0] is history.current.start
    assert line[0].move is None
