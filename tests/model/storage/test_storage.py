"""The game is kept after every change, results as they happen, and trouble is told once."""

import errno
import time

import pytest
from PySide6.QtCore import QSettings

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.attempts import Result
from scorpion_qt.model.storage.save_file import session_text
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import DEFAULT, FAMILY, UNDO_LIMIT, DealNumber
from tests.model.failing import STAGES, Failing
from tests.model.play import load_almost_won, play_at_random, win

NUMBER = DealNumber.parse("17")


@pytest.fixture
def settings(tmp_path):
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def model(qapp):
    model = GameModel()
    yield model
    model.clock.stop()


@pytest.fixture
def storages(model, settings, tmp_path):
    """Makes storages for a directory; another one stands for another start of the program."""
    made = []

    def make(writable=True):
        made.append(Storage(tmp_path / "data", model, settings, writable=writable))
        return made[-1]

    yield make
    for storage in made:
        storage.close()


@pytest.fixture
def storage(storages):
    return storages()


def attempts(storage):
    from scorpion_qt.model.storage.statistics import Filter

    return storage.statistics.attempts(Filter())


def test_the_time_played_is_written_while_one_thinks(storage, model, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr("scorpion_qt.model.game.clock.time.monotonic", lambda: now[0])
    model.load(Session.begin(DEFAULT, NUMBER))
    model.play(next(iter(model.board.legal_moves)))
    storage.flush()
    written = []
    write = storage.games.write
    monkeypatch.setattr(
        storage.games, "write", lambda session: written.append(session.seconds) or write(session)
    )
    # The clock looks every second.
    for _ in range(150):
        now[0] += 1
        model.clock._on_timeout()
    storage.flush()
    assert written == [60.0, 120.0]
    model.clock.hold("window", True)
    now[0] += 1000
    model.load(Session.begin(DEFAULT, NUMBER))
    storage.flush()
    assert written[2:] == [0.0], "another game's time is no play"


def test_after_every_change_the_file_is_the_game(storage, model):
    model.load(Session.begin(FAMILY["wasp-relaxed"], NUMBER))
    for seed in range(40):
        play_at_random(model, 1, seed)
        storage.flush()
        kept = storage.games.read(model.game)
        model.clock.stop()
        assert session_text(kept) == session_text(model.session).replace(
            f'"seconds":{round(model.session.seconds, 3)}', f'"seconds":{kept.seconds}'
        )


def test_pause_help_and_bookmarks_are_kept_as_they_happen(storage, model):
    model.load(Session.begin(DEFAULT, NUMBER))
    model.set_paused(True)
    model.count_help()
    model.set_bookmark(model.step, "start")
    storage.flush()
    kept = storage.games.read(DEFAULT)
    assert (kept.paused, kept.helps, [mark.name for mark in kept.bookmarks]) == (True, 1, ["start"])


def test_the_last_game_is_named_when_it_has_a_file(storage, model, settings, qtbot):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    assert settings.game == DEFAULT
    qtbot.waitUntil(lambda: settings.game == FAMILY["wasp"])


def test_closing_names_it_without_an_event_loop(storage, model, settings):
    model.load(Session.begin(FAMILY["wasp"], NUMBER))
    storage.close()
    assert settings.game == FAMILY["wasp"]
    storage.close()


def test_the_time_played_to_the_end_is_kept(storage, model):
    model.load(Session.begin(DEFAULT, NUMBER))
    model.play(model.board.legal_moves[0])
    model.clock.hold("window", False)
    time.sleep(0.05)
    storage.close()
    assert storage.games.read(DEFAULT).seconds >= 0.05


def test_the_second_copy_keeps_nothing(storages, model, tmp_path):
    storages(writable=False)
    model.load(Session.begin(DEFAULT, NUMBER))
    load_almost_won(model)
    win(model)
    assert not (tmp_path / "data").exists()


def test_a_win_is_written_at_once(storage, model):
    load_almost_won(model)
    win(model)
    storage.flush()
    (one,) = attempts(storage)
    assert one.result is Result.WON


def test_new_game_undo_and_redo_write_withdraw_and_write(storage, model):
    model.load(Session.begin(DEFAULT, NUMBER))
    model.play(model.board.legal_moves[0])
    for step, rows in ((None, 1), (model.undo, 0), (model.redo, 1), (model.undo, 0)):
        if step is None:
            model.new_game(DEFAULT, DealNumber.parse("18"))
        else:
            step()
        storage.flush()
        assert len(attempts(storage)) == rows


def test_a_result_is_written_before_the_game_that_led_to_it_goes(storage, model, monkeypatch):
    order = []
    statistics, games = storage.statistics, storage.games
    add, write = statistics.add, games.write
    monkeypatch.setattr(statistics, "add", lambda one: (order.append("result"), add(one)))
    monkeypatch.setattr(
        type(games), "write", lambda store, session: (order.append("game"), write(session))
    )
    load_almost_won(model)
    storage.flush()
    order.clear()
    win(model)
    storage.flush()
    assert order == ["result", "game"]


def test_a_result_is_withdrawn_when_the_game_that_goes_on_is_kept(storage, model, monkeypatch):
    order = []
    statistics, games = storage.statistics, storage.games
    withdraw, write = statistics.withdraw, games.write
    monkeypatch.setattr(
        statistics, "withdraw", lambda name: (order.append("result"), withdraw(name))
    )
    monkeypatch.setattr(
        type(games), "write", lambda store, session: (order.append("game"), write(session))
    )
    model.load(Session.begin(DEFAULT, NUMBER))
    model.play(model.board.legal_moves[0])
    model.new_game(DEFAULT, DealNumber.parse("18"))
    storage.flush()
    order.clear()
    model.undo()
    storage.close()
    assert order[:2] == ["game", "result"]


# Faults


@pytest.mark.parametrize("stage", STAGES)
def test_a_full_disk_is_told_once_and_the_old_file_is_intact(
    storage, model, monkeypatch, qtbot, caplog, stage
):
    told = []
    storage.failed.connect(lambda error: told.append(error.errno))
    caplog.set_level("WARNING", "scorpion_qt.model.storage.autosave")
    model.load(Session.begin(FAMILY["wasp-relaxed"], NUMBER))
    storage.flush()
    path = storage.games.path(model.game)
    before = path.read_bytes()
    failing = Failing(monkeypatch)
    failing.stage = stage
    play_at_random(model, 5)
    storage.flush()
    qtbot.waitUntil(lambda: told == [errno.ENOSPC])
    assert path.read_bytes() == before
    assert len(caplog.records) == 1
    failing.stage = None
    play_at_random(model, 5)
    storage.flush()
    assert path.read_bytes() != before
    qtbot.waitUntil(lambda: storage._autosave._told is None)
    failing.stage, failing.error = stage, errno.EACCES
    model.restart()
    qtbot.waitUntil(lambda: told == [errno.ENOSPC, errno.EACCES])
    failing.stage = None


def test_a_directory_that_disappears_is_made_again(storage, model, tmp_path):
    import shutil

    model.load(Session.begin(DEFAULT, NUMBER))
    storage.flush()
    shutil.rmtree(tmp_path / "data")
    model.play(model.board.legal_moves[0])
    storage.flush()
    assert storage.games.read(DEFAULT).started is not None


def test_damaged_statistics_are_told_and_play_goes_on(storage, model, tmp_path, qtbot):
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "statistics.sqlite").write_bytes(b"no database" * 100)
    load_almost_won(model)
    with qtbot.waitSignal(storage.statistics_damaged) as told:
        win(model)
    (kept,) = told.args
    assert kept.read_bytes() == b"no database" * 100
    assert len(attempts(storage)) == 1


def test_statistics_can_be_begun_anew(storage, model):
    load_almost_won(model)
    win(model)
    kept = storage.reset_statistics()
    assert kept.exists()
    assert attempts(storage) == []


def test_what_a_model_begins_with_never_replaces_a_waiting_game(qapp, tmp_path):
    """The player's choices are applied before the game of the last time is read."""
    first = GameModel()
    storage = Storage(
        tmp_path, first, Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    )
    first.load(Session.begin(DEFAULT, NUMBER))
    first.deal_reserve()
    storage.close()
    first.clock.stop()
    path = tmp_path / "games" / "scorpion.scorpion"
    before = path.read_bytes()
    second = GameModel()
    storage = Storage(
        tmp_path, second, Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    )
    for limit in (None, UNDO_LIMIT):
        second.set_undo_limit(limit)
    second.count_help()
    storage.save()
    storage.flush()
    assert path.read_bytes() == before
    storage.close()
    second.clock.stop()
    assert path.read_bytes() == before
