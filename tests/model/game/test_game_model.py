"""The game on the table: every change whole, told in order, and never told when nothing changed."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from scorpion_qt.model.game.change import ChangeKind, Switch
from scorpion_qt.model.game.game_model import GameModel, GameState
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import (
    DEFAULT,
    FAMILY,
    UNDO_LIMIT,
    Board,
    Collected,
    Completed,
    DealNumber,
    Dealt,
    Flipped,
    Move,
    Moved,
    Position,
    Refusal,
    apply,
    deal,
    parse_move,
)
from scorpion_qt.rules.history import History
from tests.boards import ALMOST_COMPLETE, ONLY_THE_RESERVE, STUCK_NEXT, WON_BUT_ONE, board

SIGNALS = (
    "committed",
    "changed",
    "moved",
    "reserve_dealt",
    "flipped",
    "collected",
    "completed",
    "state_changed",
    "noted",
    "refused",
)
EVENT_SIGNALS = {
    Moved: "moved",
    Flipped: "flipped",
    Collected: "collected",
    Completed: "completed",
}
NUMBER = DealNumber.parse("17")


@pytest.fixture
def model(qapp):
    model = GameModel()
    yield model
    model.clock.stop()


def listen(model):
    """Everything the model tells from now on, in order: (signal, payload …)."""
    told = []
    for name in SIGNALS:
        # Bound as a default: a closure would see the last name only.
        getattr(model, name).connect(lambda *payload, name=name: told.append((name, *payload)))
    return told


def lay(model, text, game=DEFAULT):
    """Put a position on the table as if it had been dealt."""
    model.load(Session(game, NUMBER, History.begin(Board(game, board(text)))))


def state(model):
    return (model.revision, model.position, model.history, model.can_undo, model.can_redo)


def play_some(model, count, seed=1):
    """Play random legal moves, as many as asked for or until there is none."""
    chance = random.Random(seed)
    for _ in range(count):
        moves = model.board.legal_moves
        if not moves:
            return
        assert model.play(chance.choice(moves))


def test_a_fresh_model_has_a_sound_game(model):
    assert model.board.problems() == []
    assert not model.can_undo
    assert not model.can_redo


def test_a_move_is_told_whole_first_then_in_its_parts(model):
    lay(model, ALMOST_COMPLETE)
    before, revision = model.position, model.revision
    told = listen(model)
    assert model.play(parse_move("8S>1"))
    (first, change), (second, the_same), *parts = told
    assert (first, second) == ("committed", "changed")
    assert the_same is change
    assert (change.kind, change.before, change.after) == (ChangeKind.PLAYED, before, model.position)
    assert change.revision == revision + 1 == model.revision
    kinds = [type(event) for event in change.events]
    assert kinds == [Moved, Flipped, Collected, Flipped]
    assert parts == [
        *((EVENT_SIGNALS[type(event)], event) for event in change.events),
        ("state_changed", GameState.PLAYING),
    ]
    assert model.step.score == 5 + 5 + 100 + 5


def test_the_events_of_every_change_lead_from_before_to_after(model):
    changes = []
    model.changed.connect(changes.append)
    model.new_game(FAMILY["wasp"], NUMBER)
    play_some(model, 60)
    played = [change for change in changes if change.kind is ChangeKind.PLAYED]
    assert len(played) > 20
    for change in played:
        position = change.before
        for event in change.events:
            position = apply(position, event)
        assert position == change.after


def test_dealing_the_reserve_is_one_signal(model):
    model.new_game(DEFAULT, NUMBER)
    reserve = model.position.reserve
    told = listen(model)
    assert model.deal_reserve()
    dealt = next(payload for name, *payload in told if name == "reserve_dealt")
    assert dealt == [tuple(Dealt(card, column) for column, card in enumerate(reserve))]
    assert [name for name, *_ in told].count("reserve_dealt") == 1
    assert not model.position.reserve


def test_a_run_that_stays_is_told_as_completed(model):
    lay(model, ALMOST_COMPLETE, FAMILY["scorpion-traditional"])
    told = listen(model)
    model.play(parse_move("8S>1"))
    (event,) = [payload[0] for name, *payload in told if name == "completed"]
    assert event == Completed(event.suit, 0)
    assert "collected" not in [name for name, *_ in told]


def test_the_revision_grows_by_one_with_every_change(model):
    revisions = [model.revision]
    model.changed.connect(lambda change: revisions.append(change.revision))
    model.new_game(FAMILY["wasp"], NUMBER)
    play_some(model, 5)
    model.undo()
    model.redo()
    model.restart()
    model.undo()
    model.jump(model.history.current.line()[2])
    model.load(Session.begin(DEFAULT, NUMBER))
    assert revisions == list(range(revisions[0], revisions[0] + len(revisions)))
    assert len(revisions) == 1 + 1 + 5 + 5 + 1
    assert model.revision == revisions[-1]


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("4H>2", Refusal.OWN_COLUMN),
        ("KC>99", Refusal.NOT_ON_TABLE),
        ("deal", Refusal.NO_RESERVE),
    ],
)
def test_a_refused_move_leaves_everything_as_it_was(model, text, refusal):
    model.new_game(DEFAULT, NUMBER)
    model.deal_reserve()
    model.undo()
    model.redo()
    card = model.position.columns[1].cards[-1]
    move = Move(card, 1) if text == "4H>2" else parse_move(text)
    before = state(model)
    told = listen(model)
    assert not model.play(move)
    assert told == [("refused", refusal)]
    assert state(model) == before


def test_a_card_that_cannot_be_lifted_says_why(model):
    model.new_game(DEFAULT, NUMBER)
    told = listen(model)
    column = model.position.columns[0]
    assert model.lift(column.cards[-1])
    assert told == []
    assert not model.lift(column.cards[0])
    assert told == [("refused", Refusal.FACE_DOWN)]


def test_a_refused_move_costs_no_redo(model):
    model.new_game(DEFAULT, NUMBER)
    play_some(model, 3)
    model.undo()
    model.play(Move(model.position.columns[0].cards[0], 1))
    assert model.can_redo


def test_a_refused_move_starts_no_clock(model):
    model.new_game(DEFAULT, NUMBER)
    model.play(parse_move("KC>99"))
    assert not model.clock.running


def test_undo_and_redo_give_the_same_position_and_score(model):
    model.new_game(FAMILY["wasp"], NUMBER)
    seen = [(model.position, model.step.score)]
    model.changed.connect(lambda change: seen.append((model.position, model.step.score)))
    play_some(model, 12)
    there = seen[:13]
    for _ in range(12):
        model.undo()
    assert seen[13:] == there[-2::-1]
    del seen[:]
    for _ in range(12):
        model.redo()
    assert seen == there[1:]


def test_undo_and_redo_are_jumps_that_tell_where_they_go(model):
    model.new_game(DEFAULT, NUMBER)
    start = model.position
    play_some(model, 1)
    moved = model.position
    changes = []
    model.changed.connect(changes.append)
    model.undo()
    model.redo()
    assert [(c.kind, c.before, c.after, c.events) for c in changes] == [
        (ChangeKind.JUMPED, moved, start, ()),
        (ChangeKind.JUMPED, start, moved, ()),
    ]


def test_nothing_is_told_when_there_is_nothing_to_undo_or_redo(model):
    told = listen(model)
    model.undo()
    model.redo()
    model.restart()
    model.jump(model.step)
    assert told == []


def test_with_every_change_one_knows_what_can_be_undone_and_redone(model):
    model.load(Session.begin(DEFAULT, NUMBER))
    seen = []
    model.changed.connect(lambda: seen.append((model.can_undo, model.can_redo)))
    play_some(model, 1)
    model.undo()
    model.redo()
    assert seen == [(True, False), (False, True), (True, False)]


def test_restart_is_one_action(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 7)
    there = model.position
    model.restart()
    assert model.position == deal(FAMILY["wasp"], NUMBER)
    assert (model.step.length, model.step.score) == (0, 0)
    model.undo()
    assert model.position == there
    model.redo()
    assert model.step.length == 0


def test_a_jump_is_one_action(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 7)
    there, middle = model.step, model.step.line()[3]
    model.jump(middle)
    assert model.step is middle
    model.undo()
    assert model.step is there


def test_a_new_game_can_be_taken_back_and_made_again(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 4)
    left = (model.game, model.number, model.step)
    other = DealNumber.parse("ms40000")
    changes = []
    model.changed.connect(changes.append)
    model.new_game(FAMILY["scorpion-ii"], other)
    play_some(model, 2)
    reached = model.step
    for _ in range(3):
        model.undo()
    assert (model.game, model.number, model.step) == left
    assert model.can_undo
    assert model.can_redo
    for _ in range(3):
        model.redo()
    assert (model.game, model.number, model.step) == (FAMILY["scorpion-ii"], other, reached)
    assert not model.can_redo
    new = [change for change in changes if change.kind is ChangeKind.NEW]
    assert [(change.before, change.after) for change in new] == [
        (left[2].position, deal(model.game, other)),
        (deal(model.game, other), left[2].position),
        (left[2].position, deal(model.game, other)),
    ]


def test_a_move_in_the_game_left_drops_the_new_game(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    model.new_game(DEFAULT, NUMBER)
    model.undo()
    play_some(model, 1)
    assert not model.can_redo
    model.undo()
    assert not model.can_undo


@pytest.mark.parametrize("place", [0, 1])
def test_a_jump_in_the_game_left_drops_the_new_game(model, place):
    """To its start, which is a restart, or to any other place."""
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 3)
    model.new_game(DEFAULT, NUMBER)
    model.undo()
    model.jump(model.step.line()[place])
    assert not model.can_redo
    model.redo()
    assert (model.game, model.step.length) == (FAMILY["wasp"], place)


def test_a_new_game_drops_what_was_taken_back_in_the_game_left(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 2)
    model.undo()
    model.new_game(DEFAULT, NUMBER)
    model.undo()
    model.redo()
    assert model.game == DEFAULT


def test_the_time_of_each_game_is_its_own(model, monkeypatch):
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 1)
    now[0] += 40
    model.new_game(DEFAULT, NUMBER)
    assert model.clock.seconds == 0
    now[0] += 500
    play_some(model, 1)
    now[0] += 7
    assert model.session.seconds == 7
    model.undo()
    model.undo()
    assert model.session.seconds == 40


def test_a_loaded_game_brings_its_history_and_nothing_else(model):
    play_some(model, 3)
    session = Session.begin(FAMILY["wasp"], NUMBER)
    move = Board(session.game, session.history.current.position).legal_moves[0]
    session = session.with_history(session.history.play(move))
    model.load(session)
    assert model.session == session.with_history(session.history.limited(UNDO_LIMIT))
    model.undo()
    assert not model.can_undo
    assert model.game == FAMILY["wasp"]


def test_undo_keeps_the_last_hundred_actions_or_all(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))

    def count_undo():
        count = 0
        while model.can_undo:
            model.undo()
            count += 1
        return count

    def jump_about(times):
        steps = model.step.start, model.step
        for index in range(times):
            model.jump(steps[index % 2])

    play_some(model, 1)
    jump_about(UNDO_LIMIT + 20)
    assert count_undo() == UNDO_LIMIT
    model.set_undo_limit(None)
    play_some(model, 1)
    jump_about(UNDO_LIMIT + 20)
    assert count_undo() == UNDO_LIMIT + 21
    while model.can_redo:
        model.redo()
    model.set_undo_limit(UNDO_LIMIT)
    assert count_undo() == UNDO_LIMIT


def test_the_undo_limit_counts_for_the_next_game_too(model):
    model.set_undo_limit(None)
    model.new_game(DEFAULT, NUMBER)
    assert model.history.limit is None
    model.load(Session.begin(DEFAULT, NUMBER))
    assert model.history.limit is None
    model.set_undo_limit(5)
    model.load(Session.begin(DEFAULT, NUMBER))
    assert model.history.limit == 5


def test_another_undo_limit_is_told_and_changes_nothing(model):
    model.new_game(DEFAULT, NUMBER)
    play_some(model, 2)
    step, revision = model.step, model.revision
    told = listen(model)
    model.set_undo_limit(1)
    assert told == [("state_changed", GameState.PLAYING)]
    assert (model.step, model.revision) == (step, revision)
    assert model.can_undo


def states_of(model):
    """The states that are told from now on."""
    states = []
    model.state_changed.connect(states.append)
    return states


def test_a_win_is_told_last_and_stops_the_clock(model):
    lay(model, WON_BUT_ONE)
    told = listen(model)
    model.play(parse_move("QS>1"))
    assert model.is_won
    assert model.state is GameState.WON
    assert told[-1] == ("state_changed", GameState.WON)
    assert not model.clock.running
    model.undo()
    assert model.state is GameState.PLAYING
    assert model.clock.running
    model.play(parse_move("QS>1"))
    states = [payload for name, *payload in told if name == "state_changed"]
    assert states == [[GameState.WON], [GameState.PLAYING], [GameState.WON]]


def test_no_move_left_is_told_last(model):
    lay(model, STUCK_NEXT)
    told = listen(model)
    assert model.state is GameState.PLAYING
    model.play(parse_move("4S>1"))
    assert model.board.is_stuck
    assert model.state is GameState.STUCK
    assert told[-1] == ("state_changed", GameState.STUCK)
    model.undo()
    assert model.state is GameState.PLAYING
    assert told[-1] == ("state_changed", GameState.PLAYING)


def test_a_game_that_can_only_deal_its_reserve_is_not_stuck(model):
    lay(model, ONLY_THE_RESERVE)
    states = states_of(model)
    model.play(Move(board(ONLY_THE_RESERVE).columns[0].cards[0], 1))
    assert states == [GameState.PLAYING]
    assert model.state is GameState.PLAYING


def test_a_state_that_stays_is_told_with_every_change(model):
    """Who says that no move is left has to say it again after a move that does not help."""
    lay(model, STUCK_NEXT)
    model.play(parse_move("4S>1"))
    states = states_of(model)
    model.play(parse_move("KS>4"))
    model.play(parse_move("KS>1"))
    assert model.state is GameState.STUCK
    assert states == [GameState.STUCK] * 2


def test_a_game_that_is_loaded_tells_its_state(model):
    states = states_of(model)
    won = History.begin(Board(DEFAULT, board(WON_BUT_ONE))).play(parse_move("QS>1"))
    stuck = History.begin(Board(DEFAULT, board(STUCK_NEXT))).play(parse_move("4S>1"))
    paused = replace(Session.begin(DEFAULT, NUMBER), paused=True)
    model.load(Session(DEFAULT, NUMBER, won))
    model.load(Session(DEFAULT, NUMBER, stuck))
    model.load(paused)
    model.new_game(DEFAULT, NUMBER)
    assert states == [GameState.WON, GameState.STUCK, GameState.PAUSED, GameState.PLAYING]


def test_another_game_tells_its_state_even_if_it_is_that_of_the_one_left(model):
    """Whoever has shown that a game was won must know whether the next one is, too."""
    won = Session(DEFAULT, NUMBER, History.begin(Board(DEFAULT, board(WON_BUT_ONE))))
    won = won.with_history(won.history.play(parse_move("QS>1")))
    states = states_of(model)
    model.load(won)
    model.switch_to(replace(won, attempt="another"))
    model.new_game(DEFAULT, NUMBER)
    model.new_game(FAMILY["wasp"], NUMBER)
    model.undo()
    assert states == [GameState.WON] * 2 + [GameState.PLAYING] * 3


# Pause

PAUSED_ACTIONS = {
    "play": lambda model: model.play(model.board.legal_moves[0]),
    "a move that is refused": lambda model: model.play(parse_move("KC>99")),
    "deal the reserve": lambda model: model.deal_reserve(),
    "show": lambda model: model.show(model.board.legal_moves[0]),
    "begin showing": lambda model: model.begin_showing(),
    "undo": lambda model: model.undo(),
    "redo": lambda model: model.redo(),
    "restart": lambda model: model.restart(),
    "jump": lambda model: model.jump(model.step.start),
    "lift": lambda model: model.lift(model.position.columns[0].cards[-1]),
    "lift what cannot be lifted": lambda model: model.lift(model.position.columns[0].cards[0]),
}


@pytest.mark.parametrize("action", PAUSED_ACTIONS.values(), ids=PAUSED_ACTIONS)
def test_in_a_pause_nothing_can_be_done(model, action):
    """Neither is anything told, nor a refusal: the cards cannot be seen. ``play`` and ``lift`` say no."""
    model.load(Session.begin(DEFAULT, NUMBER))
    play_some(model, 3)
    model.undo()
    model.set_paused(True)
    before = (*state(model), model.session)
    told = listen(model)
    assert not action(model)
    assert told == []
    assert (*state(model), model.session) == before
    assert model.state is GameState.PAUSED
    assert not model.clock.running


@pytest.mark.parametrize("action", ["undo", "redo"])
def test_in_a_pause_no_other_game_comes_back(model, action):
    """The action would lead to the game that was left, or to the one that was begun after it."""
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    model.new_game(DEFAULT, NUMBER)
    if action == "redo":
        model.undo()
    game = model.game
    model.set_paused(True)
    told = listen(model)
    getattr(model, action)()
    assert told == []
    assert model.game == game
    model.set_paused(False)
    getattr(model, action)()
    assert model.game != game


def test_a_pause_is_noted_told_and_ended(model):
    model.load(Session.begin(DEFAULT, NUMBER))
    play_some(model, 1)
    told = listen(model)
    model.set_paused(True)
    assert told == [("noted",), ("state_changed", GameState.PAUSED)]
    assert not model.clock.running
    model.set_paused(True)
    assert len(told) == 2
    model.set_paused(False)
    assert told[2:] == [("noted",), ("state_changed", GameState.PLAYING)]
    assert model.clock.running
    assert model.play(model.board.legal_moves[0])


def test_another_game_can_be_begun_in_a_pause_and_the_one_left_is_not_paused(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 1)
    model.set_paused(True)
    model.new_game(DEFAULT, NUMBER)
    assert model.state is GameState.PLAYING
    assert model.play(model.board.legal_moves[0])
    model.undo()
    model.undo()
    assert model.game == FAMILY["wasp"]
    assert model.state is GameState.PLAYING


def test_a_game_that_is_won_is_won_again_after_a_pause(model):
    lay(model, WON_BUT_ONE)
    model.play(parse_move("QS>1"))
    model.set_paused(True)
    assert model.state is GameState.PAUSED
    model.set_paused(False)
    assert model.state is GameState.WON


# Showing a win


def begin_showing(model):
    """A game in which the program has shown one move, with another to undo and one to redo before."""
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 3)
    model.begin_showing()
    assert model.show(model.board.legal_moves[0])
    assert model.state is GameState.SHOWING


def test_a_win_is_shown_to_its_end(model):
    lay(model, WON_BUT_ONE)
    told = listen(model)
    model.begin_showing()
    assert model.session.shown
    assert model.session.started is not None
    assert told == [("noted",), ("state_changed", GameState.SHOWING)]
    assert model.show(parse_move("QS>1"))
    assert told[-1] == ("state_changed", GameState.WON)
    assert model.state is GameState.WON
    assert not model.show(parse_move("KS>2"))


def test_what_is_shown_changes_no_state_but_the_board(model):
    begin_showing(model)
    states, before = states_of(model), model.step
    assert model.show(model.board.legal_moves[0])
    assert model.step.previous is before
    assert states == [GameState.SHOWING]


def test_without_begin_nothing_is_shown(model):
    model.load(Session.begin(DEFAULT, NUMBER))
    told = listen(model)
    assert not model.show(model.board.legal_moves[0])
    assert told == []
    assert not model.session.shown


@pytest.mark.parametrize(("text", "move"), [(WON_BUT_ONE, "QS>1"), (STUCK_NEXT, "4S>1")])
def test_where_a_game_has_ended_nothing_is_shown(model, text, move):
    lay(model, text)
    model.play(parse_move(move))
    ended, told = model.state, listen(model)
    model.begin_showing()
    assert model.state is ended
    assert told == []
    assert not model.session.shown


ENDS_OF_SHOWING = {
    "play": lambda model: model.play(model.board.legal_moves[0]),
    "a move that is refused": lambda model: model.play(parse_move("KC>99")),
    "deal the reserve": lambda model: model.deal_reserve(),
    "undo": lambda model: model.undo(),
    "restart": lambda model: model.restart(),
    "jump": lambda model: model.jump(model.step.line()[1]),
    "redo": lambda model: model.redo(),
    "another deal": lambda model: model.new_game(DEFAULT, NUMBER),
    "another game": lambda model: model.switch_to(Session.begin(DEFAULT, NUMBER)),
    "a game that is loaded": lambda model: model.load(Session.begin(DEFAULT, NUMBER)),
    "the player's turn": lambda model: model.end_showing(),
}


@pytest.mark.parametrize("action", ENDS_OF_SHOWING.values(), ids=ENDS_OF_SHOWING)
def test_anything_the_player_does_ends_the_showing(model, action):
    begin_showing(model)
    states = states_of(model)
    action(model)
    assert model.state is GameState.PLAYING
    assert set(states) == {GameState.PLAYING}
    assert not model.show(model.board.legal_moves[0])
    assert model.state is GameState.PLAYING


def test_a_pause_ends_the_showing(model):
    begin_showing(model)
    shown, states = model.step, states_of(model)
    model.set_paused(True)
    assert model.state is GameState.PAUSED
    assert states[-1] is GameState.PAUSED
    model.set_paused(False)
    assert model.state is GameState.PLAYING
    assert not model.show(model.board.legal_moves[0])
    assert model.step is shown


def test_what_was_shown_stays_and_can_be_undone(model):
    begin_showing(model)
    shown = model.step
    model.end_showing()
    assert model.step is shown
    model.undo()
    assert model.step is shown.previous
    assert model.session.shown


# In which order it is told


@pytest.mark.parametrize("keeper_first", [True, False])
def test_what_keeps_the_game_hears_first_whoever_connected_first(model, keeper_first):
    told = []

    def keep():
        model.committed.connect(lambda change: told.append(("committed", change.revision)))

    def show():
        model.changed.connect(lambda change: told.append(("changed", change.revision)))

    for connect in (keep, show) if keeper_first else (show, keep):
        connect()
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 2)
    model.undo()
    assert told == [(name, n) for n in range(1, 5) for name in ("committed", "changed")]


@pytest.mark.parametrize("keeper_first", [True, False])
def test_what_keeps_the_game_hears_first_when_a_slot_plays_on(model, keeper_first):
    """Each change is kept, in order, before anybody else hears of it; here the first listener plays on."""
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    kept, told = [], []

    def keep():
        model.committed.connect(lambda change: kept.append((change.revision, model.position)))

    def play_on(change):
        heard(change)
        if model.revision < 5:
            model.play(model.board.legal_moves[0])

    def heard(change):
        assert [revision for revision, _ in kept] == [*range(2, model.revision + 1)]
        assert (change.revision, change.after) in kept
        told.append(change.revision)

    for connect in (
        *([keep] if keeper_first else []),
        lambda: model.changed.connect(play_on),
        lambda: model.changed.connect(heard),
        *([] if keeper_first else [keep]),
    ):
        connect()
    model.play(model.board.legal_moves[0])
    assert [revision for revision, _ in kept] == [2, 3, 4, 5]
    assert told == [2, 2, 3, 3, 4, 4, 5, 5]


def test_a_slot_that_plays_on_lets_every_listener_hear_the_changes_in_order(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    first, second = [], []
    parts = []

    def play_on(change):
        first.append(change)
        if len(first) < 3:
            model.play(model.board.legal_moves[0])

    model.changed.connect(play_on)
    model.changed.connect(second.append)
    model.moved.connect(parts.append)
    model.play(model.board.legal_moves[0])
    assert [change.revision for change in first] == [2, 3, 4]
    assert second == first
    assert parts == [change.events[0] for change in first]
    assert second[-1].after == model.position
    for one, next_one in pairwise(second):
        assert one.after == next_one.before


def test_a_slot_that_undoes_a_win_hears_of_no_win(model):
    lay(model, WON_BUT_ONE)
    model.changed.connect(lambda change: model.is_won and model.undo())
    states = states_of(model)
    model.play(parse_move("QS>1"))
    assert not model.is_won
    assert GameState.WON not in states
    assert model.step.score == 0


# Another game in its place


def test_a_switch_names_the_games_left_and_entered(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    play_some(model, 2)
    left, changes = model.session, []
    model.changed.connect(changes.append)
    model.new_game(DEFAULT, NUMBER)
    begun = model.session
    model.undo()
    model.redo()
    model.load(left)
    switches = [
        (change.switched.how, change.switched.left.attempt, change.switched.entered.attempt)
        for change in changes
    ]
    assert switches == [
        (Switch.NEW, left.attempt, begun.attempt),
        (Switch.UNDONE, begun.attempt, left.attempt),
        (Switch.REDONE, left.attempt, begun.attempt),
        (Switch.LOADED, begun.attempt, left.attempt),
    ]
    for change in changes:
        assert change.kind is ChangeKind.NEW
        assert change.switched.left.history.current.position == change.before
        assert change.switched.entered.history.current.position == change.after


def test_within_a_game_nothing_is_switched(model):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    changes = []
    model.changed.connect(changes.append)
    play_some(model, 2)
    model.undo()
    model.redo()
    model.restart()
    assert [change.switched for change in changes] == [None] * 5


def test_the_position_cannot_be_changed_from_outside(model):
    assert isinstance(model.position, Position)
    with pytest.raises(AttributeError):
        model.position.columns = ()
    with pytest.raises(AttributeError):
        model.position = model.position


def test_a_game_left_in_a_pause_goes_on_when_it_is_gone_back_to(model):
    model.set_paused(True)
    model.new_game(FAMILY["wasp"], DealNumber.parse("18"))
    assert not model.session.paused
    model.undo()
    assert model.game != FAMILY["wasp"]
    assert not model.session.paused
