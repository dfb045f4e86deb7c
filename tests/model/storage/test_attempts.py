"""What counts as an attempt, and when it has its result."""

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.attempts import Attempts, Result, attempt
from scorpion_qt.model.storage.save_file import read_session, session_text
from scorpion_qt.rules import DEFAULT, FAMILY, Board, DealNumber, parse_game
from tests.model.play import WON_IDENTITY, WON_LINE, WON_NUMBER, load_almost_won, win

NUMBER = DealNumber.parse("17")
OTHER = DealNumber.parse("18")


class Book:
    """Keeps results as the database does, without one."""

    def __init__(self):
        self.results = {}

    def record(self, ended):
        if self.results.get(ended.id) is None or self.results[ended.id].result is Result.GIVEN_UP:
            self.results[ended.id] = ended

    def withdraw(self, name):
        if name in self.results and self.results[name].result is Result.GIVEN_UP:
            del self.results[name]

    @property
    def outcomes(self):
        return [ended.result for ended in self.results.values()]


@pytest.fixture
def model(qapp):
    model = GameModel()
    model.load(Session.begin(DEFAULT, NUMBER))
    yield model
    model.clock.stop()


@pytest.fixture
def book(model):
    book = Book()
    attempts = Attempts(model, book.record)

    def follow(change):
        if change.switched is None:
            if model.is_won:
                attempts.record_win()
        elif (resumed := attempts.follow_switch(change.switched)) is not None:
            book.withdraw(resumed)

    model.committed.connect(follow)
    return book


def move(model):
    assert model.play(model.board.legal_moves[0])


def test_looking_is_no_attempt(model, book):
    model.new_game(DEFAULT, OTHER)
    model.new_game(FAMILY["wasp"], OTHER)
    model.new_game(DEFAULT, NUMBER)
    assert not book.results


def test_new_game_after_an_action_gives_up(model, book):
    move(model)
    name = model.session.attempt
    model.new_game(DEFAULT, OTHER)
    ended = book.results[name]
    assert (ended.result, ended.game, ended.number, ended.moves) == (
        Result.GIVEN_UP,
        "scorpion",
        "17",
        1,
    )


def test_an_action_that_was_undone_was_an_action(model, book):
    move(model)
    model.undo()
    model.new_game(DEFAULT, OTHER)
    (ended,) = book.results.values()
    assert (ended.moves, ended.undos, ended.line) == (0, 1, "")


def test_undoing_new_game_withdraws_and_redoing_gives_up_again(model, book):
    move(model)
    model.new_game(DEFAULT, OTHER)
    model.undo()
    assert not book.results
    model.redo()
    assert book.outcomes == [Result.GIVEN_UP]
    model.undo()
    move(model)
    assert not book.results


def test_a_game_of_another_kind_lets_this_one_wait(model, book):
    move(model)
    model.new_game(FAMILY["wasp"], OTHER)
    assert not book.results


def test_a_game_with_house_rules_is_of_another_kind(model, book):
    move(model)
    model.new_game(parse_game("scorpion+collect=uncovered"), OTHER)
    assert not book.results


def test_restart_and_undo_continue_the_attempt(model, book):
    name = model.session.attempt
    for _ in range(20):
        move(model)
        model.restart()
    model.undo()
    assert not book.results
    assert model.session.attempt == name


def test_a_win_is_a_result_at_once(model, book):
    load_almost_won(model)
    win(model)
    (ended,) = book.results.values()
    assert (ended.result, ended.game, ended.number) == (Result.WON, WON_IDENTITY, WON_NUMBER)
    assert (ended.line, ended.moves) == (WON_LINE, len(WON_LINE.split()))


def test_a_win_stays_one_result_whatever_comes_after(model, book):
    """Win, undo, win again, replay, restart 20 times, save and load in between."""
    load_almost_won(model)
    start = model.step.start.position
    win(model)
    first = dict(book.results)
    model.undo()
    win(model)
    for _ in range(20):
        model.restart()
        assert model.position == start
        move(model)
        assert model.clock.running
    model.load(read_session(session_text(model.session).encode()))
    assert model.step.start.position == start
    model.undo()
    model.new_game(model.game, OTHER)
    assert book.results == first


def test_a_game_that_was_given_up_and_is_won_after_all_is_won(model, book):
    load_almost_won(model)
    model.new_game(model.game, OTHER)
    model.undo()
    win(model)
    assert book.outcomes == [Result.WON]


def test_opening_a_file_gives_up_and_going_on_with_the_file_of_an_attempt_withdraws(model, book):
    move(model)
    kept = read_session(session_text(model.session).encode())
    model.switch_to(Session.begin(DEFAULT, OTHER))
    assert book.outcomes == [Result.GIVEN_UP]
    model.switch_to(kept)
    assert not book.results


def test_opening_an_older_state_of_the_same_attempt_gives_nothing_up(model, book):
    move(model)
    kept = read_session(session_text(model.session).encode())
    move(model)
    model.switch_to(kept)
    assert not book.results


def test_a_won_game_that_is_opened_was_not_won_here(model, book):
    other = GameModel()
    load_almost_won(other)
    win(other)
    model.switch_to(read_session(session_text(other.session).encode()))
    assert not book.results


def test_what_begins_at_a_step_of_another_attempt_is_not_counted(model, book):
    load_almost_won(model)
    step = model.step
    model.switch_to(model.session.from_step(step))
    assert book.outcomes == [Result.GIVEN_UP]
    assert model.step.length == step.length
    assert model.session.seconds == 0
    assert model.can_undo
    win(model)
    assert book.outcomes == [Result.GIVEN_UP]


def test_a_board_put_together_is_not_counted(model, book):
    session = Session.from_board(Board(DEFAULT, model.position))
    model.load(session)
    move(model)
    model.new_game(DEFAULT, NUMBER)
    assert not book.results


def test_help_and_undos_are_counted(model, book):
    model.count_help()
    move(model)
    model.undo()
    model.redo()
    model.undo()
    model.count_help()
    ended = attempt(model.session, Result.GIVEN_UP, 0)
    assert (ended.helps, ended.undos) == (2, 2)


def test_asking_for_help_begins_the_attempt(model, book):
    model.count_help()
    model.new_game(DEFAULT, OTHER)
    assert book.outcomes == [Result.GIVEN_UP]


def test_a_clock_that_was_set_back_ends_nothing_before_it_began(model, book):
    move(model)
    assert attempt(model.session, Result.GIVEN_UP, 5).ended == model.session.started


def test_bookmarks_on_the_line_are_kept(model):
    load_almost_won(model)
    steps = model.step.line()
    model.set_bookmark(steps[3], "here")
    model.restart()
    model.jump(steps[10])
    assert attempt(model.session, Result.WON, 0).bookmarks == ((3, "here"),)
