"""Games as texts: what is written is read back, and nothing else is."""

import errno
import json
import os
import random
import tracemalloc
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage import save_file
from scorpion_qt.model.storage.save_file import read_file, read_session, session_text
from scorpion_qt.model.storage.save_format import LARGEST, SaveFault, SaveUnreadable
from scorpion_qt.rules import DEFAULT, FAMILY, Board, DealNumber, deal
from tests.model.play import played

FUZZED = int(os.environ.get("SCORPION_QT_FUZZ", "500"))
"""How many spoilt files are read: SCORPION_QT_FUZZ=10000 for a long run."""

IDENTITIES = [*FAMILY, "scorpion+collect=uncovered+reserve=stuck", "wasp+facedown=3"]


@pytest.fixture(scope="module")
def session(qapp):
    return played()


@pytest.fixture(scope="module")
def data(session):
    return json.loads(session_text(session))


def fault_of(content: bytes) -> SaveFault:
    with pytest.raises(SaveUnreadable) as caught:
        read_session(content)
    return caught.value.fault


def spoilt(data: dict, **fields: object) -> SaveFault:
    return fault_of(json.dumps(data | fields).encode())


def shape(session: Session) -> tuple:
    """All that has to survive, with steps told by their lines."""

    def line(step):
        return tuple(str(each.move) for each in step.line()[1:])

    history = session.history
    return (
        session.game,
        session.number,
        history.current.position,
        history.current.score,
        line(history.current),
        [line(step) for step in history.undoable],
        [line(step) for step in history.redoable],
        [(line(mark.step), mark.name) for mark in session.bookmarks],
        session.attempt,
        session.counted,
        session.started,
        session.undos,
        session.helps,
        session.shown,
        session.chosen_winnable,
        session.paused,
    )


@pytest.mark.parametrize("identity", IDENTITIES)
def test_what_is_written_is_read_back(qapp, identity):
    before = played(identity, actions=60)
    after = read_session(session_text(before).encode())
    assert shape(after) == shape(before)
    assert after.seconds == pytest.approx(before.seconds, abs=0.001)
    assert session_text(after) == session_text(before)


def test_steps_are_shared_as_they_were(session):
    """Undo leads to the very step from which one came, so that it is the same step for a bookmark."""
    after = read_session(session_text(session).encode())
    history = after.history
    line = {id(step) for step in history.current.line()}
    assert any(id(step) in line for step in history.undoable)
    assert {id(step.start) for step in history.undoable} == {id(history.current.start)}


def test_a_board_without_a_number_keeps_its_cards(qapp):
    position = deal(DEFAULT, DealNumber.parse("5"))
    before = Session.from_board(Board(DEFAULT, position))
    after = read_session(session_text(before).encode())
    assert after.number is None
    assert not after.counted
    assert after.history.current.position == position


def test_a_board_without_a_number_is_not_counted_whatever_the_file_says(qapp):
    board = json.loads(session_text(Session.from_board(Board.deal(DEFAULT, DealNumber.parse("5")))))
    assert not read_session(json.dumps(board | {"counted": True}).encode()).counted


def test_the_undo_limit_is_the_one_of_today(session):
    read = read_session(session_text(session).encode())
    model = GameModel()
    for limit in (3, None):
        model.set_undo_limit(limit)
        model.load(read)
        assert model.history.limit == limit
        assert model.history.undoable == (
            read.history.undoable[-3:] if limit else read.history.undoable
        )


def test_a_byte_order_mark_is_no_harm(session):
    assert read_session(b"\xef\xbb\xbf" + session_text(session).encode()).game == session.game


# What is refused


@pytest.mark.parametrize("content", [b"", b"  \n", b"\0" * 4096])
def test_nothing_is_empty(content):
    assert fault_of(content) is SaveFault.EMPTY


@pytest.mark.parametrize(
    "content",
    [
        b"hello",
        b"\xff\xfe\x00",
        b"{}",
        b"[]",
        b"null",
        b"12",
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b'{"format": "another", "version": 1}',
        b"9" * 100_000,
    ],
)
def test_something_else_is_foreign(content):
    assert fault_of(content) is SaveFault.FOREIGN


def test_ten_megabytes_are_too_large(tmp_path):
    file = tmp_path / "large.scorpion"
    file.write_bytes(b'{"format":"scorpion-qt-game","x":"' + b"y" * 10_000_000)
    tracemalloc.start()
    with pytest.raises(SaveUnreadable) as caught:
        read_file(file)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert caught.value.fault is SaveFault.TOO_LARGE
    assert peak < 4 * LARGEST


def test_a_file_that_is_not_there_and_a_directory_cannot_be_read(tmp_path):
    for path in (tmp_path / "nothing.scorpion", tmp_path):
        with pytest.raises(SaveUnreadable) as caught:
            read_file(path)
        assert caught.value.fault is SaveFault.MISSING


def test_a_later_version_is_told_as_such(data):
    assert spoilt({"format": data["format"]}, version=2, quite="different") is SaveFault.NEWER


def test_every_truncation_is_seen(session):
    content = session_text(session).encode().rstrip()
    for length in range(len('{"format":"scorpion-qt-game"'), len(content), 7):
        assert fault_of(content[:length]) is SaveFault.DAMAGED


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("version", "1"),
        ("version", 0),
        ("version", True),
        ("game", 5),
        ("game", "klondike"),
        ("game", "scorpion+collect=often"),
        ("number", 17),
        ("number", "0"),
        ("number", "x" * 100_000),
        ("steps", {}),
        ("steps", [[0]]),
        ("steps", [[0, "4H"]]),
        ("steps", [[-1, "deal"]]),
        ("steps", [[1, "deal"]]),
        ("steps", [[0.0, "deal"]]),
        ("steps", [[False, "deal"]]),
        ("steps", ["deal"]),
        ("current", 10_000),
        ("current", -1),
        ("current", None),
        ("undo", [10_000]),
        ("undo", "0"),
        ("redo", [None]),
        ("redo", [0] * 20_001),
        ("bookmarks", [[0, 5]]),
        ("bookmarks", [[0, "a\nb"]]),
        ("bookmarks", [[0, "x" * 81]]),
        ("bookmarks", [[99_999, "x"]]),
        ("seconds", -1),
        ("seconds", "1"),
        ("seconds", True),
        ("seconds", 1e300),
        ("attempt", "me"),
        ("attempt", "../../../etc/passwd"),
        ("counted", 1),
        ("counted", None),
        ("started", "yesterday"),
        ("started", -5),
        ("started", 10**20),
        ("undos", 1.5),
        ("undos", -1),
        ("helps", 10**30),
        ("paused", "no"),
        ("shown", 1),
        ("chosen_winnable", None),
        ("surprise", 1),
    ],
)
def test_a_field_that_is_not_as_it_should_be_is_damage(data, name, value):
    assert spoilt(data, **{name: value}) is SaveFault.DAMAGED


@pytest.mark.parametrize(
    "name", ["version", "game", "number", "steps", "undo", "paused", "started"]
)
def test_a_field_that_is_missing_is_damage(data, name):
    less = {key: value for key, value in data.items() if key != name}
    assert spoilt(less) is SaveFault.DAMAGED


@pytest.mark.parametrize("text", ["NaN", "Infinity", "-Infinity", "1e999"])
def test_what_is_no_number_is_damage(data, text):
    content = json.dumps(data | {"seconds": "HERE"}).replace('"HERE"', text)
    assert fault_of(content.encode()) is SaveFault.DAMAGED


def test_a_field_that_is_there_twice_is_damage(session):
    content = session_text(session).replace('"undos"', '"helps"')
    assert fault_of(content.encode()) is SaveFault.DAMAGED


def test_a_number_and_a_start_together_are_damage(data):
    assert spoilt(data, start={"columns": [], "reserve": []}) is SaveFault.DAMAGED


@pytest.mark.parametrize("move", ["AC>1", "KH>9", "KH>99", "2S>3"])
def test_a_move_that_the_rules_refuse_is_impossible(move):
    fresh = json.loads(session_text(Session.begin(DEFAULT, DealNumber.parse("17"))))
    steps = [[0, move]]
    assert spoilt(fresh, steps=steps) is SaveFault.IMPOSSIBLE


def test_dealing_twice_is_impossible():
    fresh = json.loads(session_text(Session.begin(DEFAULT, DealNumber.parse("17"))))
    assert spoilt(fresh, steps=[[0, "deal"], [1, "deal"]]) is SaveFault.IMPOSSIBLE


def test_a_board_with_a_card_twice_is_impossible():
    data = json.loads(session_text(Session.from_board(Board.deal(DEFAULT, DealNumber.parse("5")))))
    columns = data["start"]["columns"]
    columns[0][0] = columns[1][0]
    assert spoilt(data) is SaveFault.IMPOSSIBLE


def test_more_steps_than_any_game_are_refused_before_they_are_played(data):
    steps = [[0, "deal"]] * (save_file.MOST_STEPS + 1)
    assert spoilt(data, steps=steps) is SaveFault.TOO_LARGE


def test_a_game_that_outgrows_a_file_lets_its_oldest_actions_go(session, monkeypatch):
    session = replace(session, bookmarks=())
    everything = session.history.undoable
    steps = json.loads(session_text(session))["steps"]
    monkeypatch.setattr(save_file, "MOST_STEPS", len(steps) - 5)
    after = read_session(session_text(session).encode())
    assert after.history.current.position == session.history.current.position
    assert 0 < len(after.history.undoable) < len(everything)


def test_a_game_that_outgrows_a_file_with_nothing_to_let_go_is_refused(session, monkeypatch):
    monkeypatch.setattr(save_file, "MOST_STEPS", 0)
    with pytest.raises(OSError, match="steps") as caught:
        session_text(session)
    assert caught.value.errno == errno.EFBIG


# Files spoilt at random

SEEDS = [("wasp-relaxed", "17"), ("scorpion", "ms40000"), ("three-blind-mice", "123456")]


def mutated(content: bytes, rng: random.Random) -> bytes:
    """Content with some bytes changed, cut out, doubled or exchanged for parts that mean something."""
    parts = [
        b"[",
        b"{",
        b'"',
        b"null",
        b"1e9",
        b"-1",
        b"deal",
        b"KH>3",
        b'"counted":true',
        b",",
        b"\0",
    ]
    for _ in range(rng.randrange(1, 6)):
        place = rng.randrange(len(content) + 1)
        length = rng.choice([0, 1, 1, 4, 40])
        put = rng.choice(
            [b"", bytes([rng.randrange(256)]), rng.choice(parts), content[: rng.randrange(60)]]
        )
        content = content[:place] + put + content[place + length :]
    return content


def restructured(data: dict, rng: random.Random) -> bytes:
    """A file with values exchanged for others, so that it is JSON still."""
    values = [None, True, 0, -1, 3, 10**30, 0.5, "", "deal", "4H>7", [], {}, [[0, "deal"]], [0, 1]]
    for _ in range(rng.randrange(1, 4)):
        # Read anew each time: a value that is put into two places is two values.
        data = json.loads(json.dumps(data))
        name = rng.choice([*data])
        if isinstance(data[name], list) and data[name] and rng.random() < 0.7:
            other = rng.choice([*values, rng.choice(data[name])])
            data[name][rng.randrange(len(data[name]))] = other
        else:
            data[name] = rng.choice(values)
    return json.dumps(data).encode()


@pytest.fixture(scope="module")
def originals(qapp):
    return [session_text(played(*seed, actions=80)).encode() for seed in SEEDS]


@settings(
    max_examples=FUZZED,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(seed=st.integers(0, 2**32), kind=st.sampled_from([mutated, restructured]))
def test_a_spoilt_file_opens_sound_or_is_refused_with_a_reason(originals, seed, kind):
    rng = random.Random(seed)
    content = rng.choice(originals)
    spoilt = kind(json.loads(content), rng) if kind is restructured else kind(content, rng)
    try:
        session = read_session(spoilt)
    except SaveUnreadable:
        return
    for step in (session.history.current, *session.history.undoable, *session.history.redoable):
        assert Board(session.game, step.position).problems() == []
    assert read_session(session_text(session).encode()).attempt == session.attempt


@settings(max_examples=FUZZED)
@given(st.binary(max_size=2000))
def test_any_bytes_are_refused_with_a_reason(content):
    with pytest.raises(SaveUnreadable):
        read_session(content)
