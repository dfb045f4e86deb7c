"""The database: every attempt once, whatever happens to the file."""

import sqlite3
from contextlib import closing
from dataclasses import asdict, replace

import pytest

from scorpion_qt.model.storage import database as database_module
from scorpion_qt.model.storage.attempts import Attempt, Result
from scorpion_qt.model.storage.statistics import Filter, Statistics
from scorpion_qt.model.storage.statistics_fault import StatisticsFault, StatisticsUnavailable


def ended(number: int, result: Result = Result.WON, **fields: object) -> Attempt:
    one = Attempt(
        id=f"{number:032x}",
        game="scorpion",
        number=str(number),
        result=result,
        score=460,
        moves=80,
        seconds=300.5,
        undos=2,
        helps=1,
        started=1_700_000_000 + number,
        ended=1_700_000_300 + number,
        line="4H>7 deal",
        bookmarks=((1, "here"),),
    )
    return replace(one, **fields)


def without_line(one: Attempt) -> Attempt:
    return replace(one, line="", bookmarks=())


@pytest.fixture
def base(tmp_path):
    return Statistics(tmp_path / "data" / "statistics.sqlite")


def ids(base: Statistics) -> list[int]:
    return [int(one.id, 16) for one in base.attempts(Filter())]


def test_nothing_is_made_before_there_is_something(base):
    assert base.attempts(Filter()) == []
    assert base.outcomes(Filter()) == []
    base.withdraw("x")
    assert not base.path.exists()


def test_what_is_added_is_there_with_its_moves(base):
    one = ended(1)
    base.add(one)
    assert base.attempts(Filter()) == [without_line(one)]
    assert base.line(one.id) == (one.line, one.bookmarks)
    assert list(base.everything()) == [replace(one, bookmarks=())]


def test_an_attempt_has_one_result(base):
    base.add(ended(1, Result.GIVEN_UP, moves=3))
    base.add(ended(1, Result.GIVEN_UP, moves=5))
    assert [one.moves for one in base.attempts(Filter())] == [5]
    base.add(ended(1, Result.WON, moves=7))
    base.add(ended(1, Result.WON, moves=9))
    base.add(ended(1, Result.GIVEN_UP, moves=11))
    assert [(one.result, one.moves) for one in base.attempts(Filter())] == [(Result.WON, 7)]


def test_only_a_given_up_attempt_can_be_withdrawn(base):
    base.add(ended(1, Result.GIVEN_UP))
    base.add(ended(2, Result.WON))
    for number in (1, 2, 3):
        base.withdraw(f"{number:032x}")
    assert ids(base) == [2]
    assert base.line(f"{1:032x}") == ("", ())


def test_filters_and_order(base):
    for number, game in enumerate(["scorpion", "wasp", "scorpion"]):
        base.add(ended(number, game=game))
    assert ids(base) == [2, 1, 0]
    assert base.games() == ["scorpion", "wasp"]
    assert len(base.attempts(Filter(game="scorpion"))) == 2
    assert len(base.outcomes(Filter(since=1_700_000_301))) == 2
    assert len(base.outcomes(Filter("wasp", 1_700_000_302))) == 0
    assert [int(one.id) for one in base.attempts(Filter(), 1, 1)] == [1]


def test_reset_keeps_what_there_was(base):
    assert base.reset() is None
    base.add(ended(1))
    kept = base.reset()
    assert base.attempts(Filter()) == []
    assert len(Statistics(kept).attempts(Filter())) == 1
    base.add(ended(2))
    assert base.reset() != kept
    assert ids(base) == []


# Faults


@pytest.mark.parametrize("content", [b"hello", b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_database_is_kept_and_a_new_one_begun(base, content):
    base.path.parent.mkdir()
    base.path.write_bytes(content)
    base.add(ended(1))
    assert ids(base) == [1]
    kept = base.damaged()
    assert kept.read_bytes() == content
    assert base.damaged() is None


def test_what_can_still_be_read_of_a_damaged_database_is_taken_over(base):
    base._write([{"add": asdict(ended(n)) | {"result": "won"}} for n in range(3000)])
    whole = base.path.stat().st_size
    with base.path.open("r+b") as file:
        file.seek(whole // 2)
        file.write(b"\xff" * (whole // 4))
    assert 0 < len(base.outcomes(Filter())) < 3000
    assert base.damaged().exists()
    base.add(ended(5000))
    found = ids(base)
    assert 5000 in found
    assert len(found) == len(set(found)) > 1


def test_a_locked_database_loses_and_doubles_nothing(base, monkeypatch):
    monkeypatch.setattr(database_module, "PATIENCE", 0.05)
    base.add(ended(1, Result.GIVEN_UP))
    with closing(sqlite3.connect(base.path)) as other:
        other.execute("BEGIN EXCLUSIVE")
        for event in (lambda: base.withdraw(f"{1:032x}"), lambda: base.add(ended(2))):
            with pytest.raises(StatisticsUnavailable) as caught:
                event()
            assert caught.value.fault is StatisticsFault.LOCKED
            assert caught.value.noted
        for read in (lambda: base.outcomes(Filter()), base.everything, base.reset):
            with pytest.raises(StatisticsUnavailable) as caught:
                read()
            assert caught.value.noted is None, "it is about no result"
    assert ids(base) == [2]
    assert not base.notes.exists()
    base.add(ended(3))
    assert ids(base) == [3, 2]


def test_the_database_of_a_later_version_is_left_alone(base):
    base.add(ended(1))
    with closing(sqlite3.connect(base.path)) as other:
        other.execute("PRAGMA user_version = 2")
    before = base.path.read_bytes()
    with pytest.raises(StatisticsUnavailable) as caught:
        base.add(ended(2))
    assert caught.value.fault is StatisticsFault.NEWER
    assert base.path.read_bytes() == before
    assert base.notes.exists()


def test_a_full_disk_loses_nothing(base, monkeypatch):
    base.add(ended(1))
    prepare = database_module._prepare

    def full(database):
        prepare(database)
        database.execute("PRAGMA max_page_count = 1")

    monkeypatch.setattr(database_module, "_prepare", full)
    large = ended(2, line="4H>7 " * 5000)
    with pytest.raises(StatisticsUnavailable) as caught:
        base.add(large)
    assert caught.value.fault is StatisticsFault.FULL
    monkeypatch.setattr(database_module, "_prepare", prepare)
    assert ids(base) == [2, 1]
    assert base.line(large.id)[0] == large.line


def test_what_cannot_even_be_noted_is_kept_until_it_can_be_written(base, monkeypatch, tmp_path):
    base.add(ended(1, Result.GIVEN_UP))
    away = tmp_path / "away"
    for write in (lambda: base.add(ended(2)), lambda: base.withdraw(f"{1:032x}")):
        base.path.parent.rename(away)
        base.path.parent.write_text("a file in the way")
        with pytest.raises(StatisticsUnavailable) as caught:
            write()
        assert caught.value.noted is False
        base.path.parent.unlink()
        away.rename(base.path.parent)
    base.add(ended(3))
    assert ids(base) == [3, 2]


def test_a_directory_in_the_way_is_told(base):
    base.path.mkdir(parents=True)
    with pytest.raises(StatisticsUnavailable) as caught:
        base.add(ended(1))
    assert caught.value.fault is StatisticsFault.UNAVAILABLE


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[1]",
        "null",
        '{"add": 5}',
        '{"add": {"id": "x"}}',
        '{"add": {"id": "x", "game": "a", "number": "1", "result": "lost", "score": 1, "moves": 1,'
        ' "seconds": 1, "undos": 1, "helps": 1, "started": 1, "ended": 1}}',
        '{"withdraw": 7}',
        "[" * 100_000,
    ],
)
def test_notes_that_make_no_sense_are_left_out(base, line):
    base.path.parent.mkdir()
    base.notes.write_text(line + "\n")
    base.add(ended(1))
    assert ids(base) == [1]
    assert not base.notes.exists()


def test_every_moment_at_which_the_database_is_copied_it_is_whole(base, tmp_path):
    """As after a kill: the files as they lie, while a connection is still open."""
    base.add(ended(1))

    def look(database):
        database.execute("DELETE FROM attempts")
        copy = Statistics(tmp_path / "copy.sqlite")
        for suffix in ("", "-wal"):
            source = base.path.with_name(base.path.name + suffix)
            if source.exists():
                copy.path.with_name(copy.path.name + suffix).write_bytes(source.read_bytes())
        assert ids(copy) == [1]

    base._database.use(look)
    assert ids(base) == []
