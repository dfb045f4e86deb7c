"""Which game comes on the table, and that none is lost on the way."""

import errno
import json

import pytest
from PySide6.QtCore import QSettings

from scorpion_qt.controller.game_opener import MOST_RECENT, GameOpener
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.game_store import GameStore
from scorpion_qt.model.storage.save_file import read_file
from scorpion_qt.model.storage.save_format import SaveFault
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import DEFAULT, FAMILY, DealNumber
from tests.model.failing import Failing
from tests.model.play import load_almost_won, win

NUMBER, OTHER = DealNumber.parse("17"), DealNumber.parse("18")
WASP = FAMILY["wasp"]


class Desk:
    """A start of the program without a window."""

    def __init__(self, path):
        self.settings = Settings(QSettings(str(path / "s.ini"), QSettings.Format.IniFormat))
        self.model = GameModel()
        self.storage = Storage(path / "data", self.model, self.settings)
        self.games = GameOpener(self.model, self.settings, self.storage.games)

    def move(self):
        assert self.model.play(self.model.board.legal_moves[0])

    def where(self):
        session = self.model.session
        return session.attempt, session.history.current.position

    def rows(self):
        from scorpion_qt.model.storage.statistics import Filter

        self.storage.flush()
        return {one.id: one.result.value for one in self.storage.statistics.attempts(Filter())}

    def close(self):
        self.model.clock.stop()
        self.storage.close()
        self.settings.store.sync()


@pytest.fixture
def desks(qapp, tmp_path):
    """Starts the program again, with what was kept."""
    made = []

    def make():
        if made:
            made[-1].close()
        made.append(Desk(tmp_path))
        return made[-1]

    yield make
    made[-1].close()


@pytest.fixture
def desk(desks):
    desk = desks()
    desk.games.resume(DEFAULT, NUMBER)
    return desk


# The start of the program


def test_the_first_start_deals(desks):
    desk = desks()
    desk.games.resume()
    assert desk.model.game == DEFAULT
    assert not desk.model.can_undo


def test_the_last_game_opens_where_it_was_left(desk, desks):
    desk.move()
    desk.move()
    desk.model.undo()
    where = desk.where()
    again = desks()
    again.games.resume()
    assert again.where() == where
    assert again.model.can_redo
    assert again.rows() == {}


def test_the_game_of_another_kind_played_last_opens(desk, desks):
    desk.move()
    desk.games.begin(WASP, OTHER)
    desk.move()
    where = desk.where()
    again = desks()
    again.games.resume()
    assert again.where() == where
    assert again.games.waiting() == [DEFAULT]


def test_a_game_that_is_won_is_not_gone_on_with(desk, desks):
    load_almost_won(desk.model)
    win(desk.model)
    again = desks()
    again.games.resume()
    assert again.model.step.length == 0
    assert len(again.rows()) == 1


def test_a_paused_game_is_paused_still(desk, desks):
    desk.move()
    desk.model.set_paused(True)
    again = desks()
    again.games.resume()
    assert again.model.session.paused


def test_the_game_that_was_asked_for_opens(desk, desks):
    desk.move()
    where = desk.where()
    again = desks()
    again.games.resume(WASP)
    assert again.model.game == WASP
    third = desks()
    third.games.resume(DEFAULT, NUMBER)
    assert third.where() == where, "this very deal was waiting"
    fourth = desks()
    fourth.games.resume(DEFAULT, OTHER)
    assert fourth.model.number == OTHER
    fourth.model.undo()
    assert fourth.where() == where
    assert fourth.rows() == {}


def test_a_damaged_game_is_kept_told_and_play_goes_on(desk, desks):
    desk.move()
    desk.close()
    path = desk.storage.games.path(DEFAULT)
    path.write_bytes(path.read_bytes()[:-40])
    again = desks()
    lost = []
    again.games.lost.connect(lambda fault, game: lost.append(fault))
    again.games.resume()
    assert again.model.step.length == 0
    (fault,) = lost
    assert fault.fault is SaveFault.DAMAGED
    assert fault.kept.exists()


# New and waiting games


def test_a_game_of_another_kind_waits_and_is_gone_on_with(desk):
    desk.move()
    where = desk.where()
    desk.games.begin(WASP, OTHER)
    desk.move()
    desk.storage.flush()
    assert desk.games.waiting() == [DEFAULT]
    desk.games.go_on(DEFAULT)
    assert desk.where() == where
    assert desk.rows() == {}
    desk.model.undo()
    if desk.model.game == DEFAULT:
        desk.model.undo()
    assert desk.model.game == WASP


def test_a_game_that_was_only_looked_at_does_not_wait(desk):
    desk.games.begin(WASP, OTHER)
    desk.storage.flush()
    assert desk.games.waiting() == []


def test_a_new_game_in_the_place_of_a_waiting_one_gives_that_one_up(desk):
    desk.games.begin(WASP, NUMBER)
    desk.move()
    wasp = desk.where()
    desk.games.begin(DEFAULT, OTHER)
    desk.storage.flush()
    desk.games.begin(WASP, OTHER)
    assert desk.rows() == {wasp[0]: "given up"}
    desk.model.undo()
    assert desk.where() == wasp
    assert desk.rows() == {}


# Files and links


def test_a_saved_game_opens_again_and_the_file_stays(desk, tmp_path):
    desk.move()
    path = tmp_path / "my game.scorpion"
    assert desk.games.save_as(path)
    where, before = desk.where(), path.read_bytes()
    desk.move()
    desk.games.begin(WASP, OTHER)
    assert desk.games.open_source(str(path))
    assert desk.where() == where
    desk.move()
    assert path.read_bytes() == before
    assert desk.games.recent() == [path]


def test_an_opened_game_can_be_undone_as_a_new_one_can(desk, tmp_path):
    path = tmp_path / "a.scorpion"
    desk.games.save_as(path)
    desk.games.begin(DEFAULT, OTHER)
    desk.move()
    where = desk.where()
    desk.games.open_file(path)
    assert desk.rows() == {where[0]: "given up"}
    desk.model.undo()
    assert desk.where() == where
    assert desk.rows() == {}


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (None, SaveFault.MISSING),
        (b"", SaveFault.EMPTY),
        (b"x", SaveFault.FOREIGN),
        (b"x" * 2_000_000, SaveFault.TOO_LARGE),
    ],
)
def test_a_file_that_is_no_game_changes_nothing(desk, tmp_path, content, fault):
    path = tmp_path / "a.scorpion"
    if content is not None:
        path.write_bytes(content)
    told = []
    desk.games.unreadable.connect(lambda *what: told.append(what))
    where = desk.where()
    assert not desk.games.open_file(path)
    assert told == [(fault, path)]
    assert desk.where() == where
    if content is not None:
        assert path.read_bytes() == content


def test_a_full_disk_leaves_the_old_file(desk, tmp_path, monkeypatch):
    path = tmp_path / "a.scorpion"
    desk.games.save_as(path)
    before = path.read_bytes()
    desk.storage.flush()
    told = []
    desk.games.unwritable.connect(lambda error: told.append(error.errno))
    failing = Failing(monkeypatch)
    failing.stage = "write"
    assert not desk.games.save_as(path)
    failing.stage = None
    assert told == [errno.ENOSPC]
    assert path.read_bytes() == before


def test_recent_files_are_few_newest_first_and_can_be_forgotten(desk, tmp_path):
    paths = [tmp_path / f"{number}.scorpion" for number in range(MOST_RECENT + 2)]
    for path in paths:
        desk.games.save_as(path)
    desk.games.open_file(paths[5])
    assert desk.games.recent()[0] == paths[5]
    assert len(desk.games.recent()) == MOST_RECENT
    assert len(set(desk.games.recent())) == MOST_RECENT
    paths[5].unlink()
    desk.games.open_file(paths[5])
    assert paths[5] not in desk.games.recent()
    desk.games.clear_recent()
    assert desk.games.recent() == []


@pytest.mark.parametrize("text", ["", "{", "5", "[1, null]", "[[]]", '{"a": 1}'])
def test_a_list_of_recent_files_that_cannot_be_read_is_empty(desk, text):
    desk.settings.store.setValue("recent_files", text)
    assert desk.games.recent() == []


def test_a_link_deals_or_goes_on_with_its_deal(desk):
    desk.move()
    where = desk.where()
    assert desk.games.open_link("scorpion-qt://play?game=scorpion&number=17")
    assert desk.where() == where, "it is on the table"
    assert desk.games.open_link("scorpion-qt://play?game=wasp&number=18")
    assert (desk.model.game, desk.model.number) == (WASP, OTHER)
    desk.storage.flush()
    assert desk.games.open_link("scorpion-qt://play?game=scorpion&number=17")
    assert desk.where() == where, "it was waiting"
    assert desk.rows() == {}


def test_what_is_no_link_changes_nothing(desk):
    told = []
    desk.games.no_link.connect(told.append)
    where = desk.where()
    assert not desk.games.open_source("scorpion-qt://play?game=chess")
    assert told == ["scorpion-qt://play?game=chess"]
    assert desk.where() == where


def test_going_on_from_a_replay_is_a_new_attempt_that_is_not_counted(desk):
    desk.move()
    first = desk.where()
    desk.games.place(desk.model.session.from_step(desk.model.step))
    assert desk.rows() == {first[0]: "given up"}
    desk.move()
    desk.games.begin(DEFAULT, OTHER)
    assert desk.rows() == {first[0]: "given up"}


def test_what_is_kept_says_what_it_is(desk):
    desk.move()
    desk.storage.flush()
    path = desk.storage.games.path(DEFAULT)
    assert json.loads(path.read_text())["format"] == "scorpion-qt-game"
    assert read_file(path).number == NUMBER


def test_nothing_waits_where_nothing_is_kept(qapp, tmp_path):
    settings = Settings(QSettings(str(tmp_path / "s.ini"), QSettings.Format.IniFormat))
    model = GameModel()
    games = GameOpener(model, settings, GameStore(tmp_path / "games"))
    games.resume()
    games.begin(WASP, OTHER)
    games.go_on(DEFAULT)
    assert games.waiting() == []
    assert model.game == WASP
    model.load(Session.begin(DEFAULT, NUMBER))
