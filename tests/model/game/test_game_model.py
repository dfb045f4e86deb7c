"""The game on the table: every change whole, told in order, and never told when nothing changed."""

import random
from itertools import pairwise

import pytest

from scorpion_qt.model.game.change import ChangeKind
from scorpion_qt.model.game.game_model import GameModel
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
    "changed",
    "moved",
    "reserve_dealt",
    "flipped",
    "collected",
    "completed",
    "score_changed",
    "undo_available",
    "redo_available",
    "won",
    "no_move_left",
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
    (name, change), *parts = told
    assert name == "changed"
    assert (change.kind, change.before, change.after) == (ChangeKind.PLAYED, before, model.position)
    assert change.revision == revision + 1 == model.revision
    kinds = [type(event) for event in change.events]
    assert kinds == [Moved, Flipped, Collected, Flipped]
    assert parts == [
        *((EVENT_SIGNALS[type(event)], event, change.revision) for event in change.events),
        ("score_changed", 5 + 5 + 100 + 5),
        ("undo_available", True),
        ("redo_available", False),
    ]


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
    assert dealt == [tuple(Dealt(card, column) for column, card in enumerate(reserve)), 2]
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
    ("text", "reason"),
    [
        ("4H>2", Refusal.OWN_COLUMN),
        ("KC>99", Refusal.NOT_ON_TABLE),
        ("deal", Refusal.NO_RESERVE),
    ],
)
def test_a_refused_move_leaves_everything_as_it_was(model, text, reason):
    model.new_game(DEFAULT, NUMBER)
    model.deal_reserve()
    model.undo()
    model.redo()
    card = model.position.columns[1].cards[-1]
    move = Move(card, 1) if text == "4H>2" else parse_move(text)
    before = state(model)
    told = listen(model)
    assert not model.play(move)
    assert told == [("refused", reason)]
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


def test_availability_is_told_with_every_change(model):
    model.load(Session.begin(DEFAULT, NUMBER))
    told = []
    model.undo_available.connect(lambda there: told.append(("undo", there)))
    model.redo_available.connect(lambda there: told.append(("redo", there)))
    play_some(model, 1)
    model.undo()
    model.redo()
    assert told == [
        ("undo", True),
        ("redo", False),
        ("undo", False),
        ("redo", True),
        ("undo", True),
        ("redo", False),
    ]


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


def test_a_switch_of_the_limit_tells_availability_and_changes_nothing(model):
    model.new_game(DEFAULT, NUMBER)
    play_some(model, 2)
    step, revision = model.step, model.revision
    told = listen(model)
    model.set_undo_limit(None)
    assert told == [("undo_available", True), ("redo_available", False)]
    assert (model.step, model.revision) == (step, revision)


def test_a_win_is_told_and_stops_the_clock(model):
    lay(model, WON_BUT_ONE)
    told = listen(model)
    model.play(parse_move("QS>1"))
    assert model.is_won
    assert told[-1] == ("won", model.revision)
    assert not model.clock.running
    model.undo()
    assert not model.is_won
    model.play(parse_move("QS>1"))
    assert [name for name, *_ in told].count("won") == 2


def test_no_move_left_is_told(model):
    lay(model, STUCK_NEXT)
    told = listen(model)
    assert not model.is_stuck
    model.play(parse_move("4S>1"))
    assert model.is_stuck
    assert told[-1] == ("no_move_left", model.revision)
    model.undo()
    assert not model.is_stuck


def test_a_game_that_can_only_deal_its_reserve_is_not_stuck(model):
    lay(model, ONLY_THE_RESERVE)
    told = listen(model)
    model.play(Move(board(ONLY_THE_RESERVE).columns[0].cards[0], 1))
    assert "no_move_left" not in [name for name, *_ in told]
    assert not model.is_stuck


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
    model.moved.connect(lambda moved, revision: parts.append(revision))
    model.play(model.board.legal_moves[0])
    assert [change.revision for change in first] == [2, 3, 4]
    assert second == first
    assert parts == [2, 3, 4]
    assert second[-1].after == model.position
    for one, next_one in pairwise(second):
        assert one.after == next_one.before


def test_a_slot_that_undoes_a_win_hears_of_no_win(model):
    lay(model, WON_BUT_ONE)
    model.changed.connect(lambda change: model.is_won and model.undo())
    told = listen(model)
    model.play(parse_move("QS>1"))
    assert not model.is_won
    assert "won" not in [name for name, *_ in told]
    assert [payload[0] for name, *payload in told if name == "score_changed"][-1] == 0


def test_the_position_cannot_be_changed_from_outside(model):
    assert isinstance(model.position, Position)
    with pytest.raises(AttributeError):
        model.position.columns = ()
    with pytest.raises(AttributeError):
        model.position = model.position
