"""Winnable deals are ready before they are wanted, are really winnable, and outlive the program."""

import json
import logging

import pytest

from scorpion_qt.model.solver import winnable_deals, winnable_queues
from scorpion_qt.model.solver.desk import Kind
from scorpion_qt.model.solver.winnable_deals import WinnableDeals, can_find_wins, wish_for
from scorpion_qt.model.solver.winnable_queues import MOST, Wish
from scorpion_qt.rules import FAMILY, Board, DealNumber, parse_game
from scorpion_qt.solver import Won, solve
from scorpion_qt.solver.difficulty import Difficulty, difficulty, play_outs_won

SCORPION = FAMILY["scorpion"]
ANY = Wish(SCORPION)


@pytest.fixture
def path(tmp_path):
    return tmp_path / "winnable.json"


@pytest.fixture
def desk(desks):
    return desks()


@pytest.fixture
def starts(desk, path, monkeypatch):
    """Makes queues over the same file; each stands for another start of the program."""
    monkeypatch.setattr(winnable_deals, "IDLE", 10)
    made = []

    def start(kept=path):
        made.append(WinnableDeals(desk, kept))
        return made[-1]

    yield start
    for deals in made:
        deals.close()


def waits(deals, wish):
    return len(deals.queues.ready(wish))


def is_looking(desk):
    return desk.is_open(Kind.PREPARED_DEAL, Kind.WINNABLE_DEAL)


def fill(qtbot, deals, wish=ANY):
    deals.prepare(wish)
    qtbot.waitUntil(lambda: waits(deals, wish) == MOST, timeout=20_000)


def test_what_is_prepared_can_be_won(qtbot, starts):
    deals = starts()
    fill(qtbot, deals)
    numbers = [deals.take(ANY) for _ in range(MOST)]
    assert len(set(numbers)) == MOST
    for number in numbers:
        assert isinstance(solve(Board.deal(SCORPION, number)), Won)
    # At once there is no more, and none is made up; after a while there is.
    assert deals.take(ANY) is None
    qtbot.waitUntil(lambda: waits(deals, ANY) > 0, timeout=20_000)


@pytest.mark.parametrize("hard", Difficulty)
def test_they_are_as_hard_as_was_wished(qtbot, starts, hard):
    deals = starts()
    wish = Wish(SCORPION, hard)
    fill(qtbot, deals, wish)
    for _ in range(MOST):
        number = deals.take(wish)
        assert difficulty(play_outs_won(Board.deal(SCORPION, number))) is hard


@pytest.fixture
def looked_at(monkeypatch):
    """What the solver has been asked about."""
    asked, look_at = [], winnable_deals._look_at
    monkeypatch.setattr(
        winnable_deals, "_look_at", lambda *which: asked.append(which) or look_at(*which)
    )
    return asked


def test_nothing_is_looked_for_before_somebody_wants_it(qtbot, desk, starts, looked_at):
    deals = starts()
    qtbot.wait(100)
    assert not is_looking(desk)
    deals.prepare(None)
    qtbot.wait(100)
    assert not is_looking(desk)
    assert not looked_at


def test_when_the_queue_is_full_nothing_is_asked(qtbot, desk, starts, looked_at):
    deals = starts()
    fill(qtbot, deals)
    qtbot.waitUntil(lambda: not is_looking(desk))
    looked_at.clear()
    qtbot.wait(100)
    assert not is_looking(desk)
    assert not looked_at


def test_nothing_is_done_while_the_window_is_out_of_sight(qtbot, desk, starts, looked_at):
    deals = starts()
    desk.set_suspended(True)
    deals.prepare(ANY)
    qtbot.wait(100)
    assert not looked_at
    assert waits(deals, ANY) == 0
    desk.set_suspended(False)
    qtbot.waitUntil(lambda: waits(deals, ANY) > 0, timeout=20_000)


def test_while_something_happens_it_waits(qtbot, starts, looked_at, monkeypatch):
    monkeypatch.setattr(winnable_deals, "IDLE", 150)
    deals = starts()
    deals.prepare(ANY)
    for _ in range(10):
        qtbot.wait(30)
        deals.disturb()
    assert not looked_at
    qtbot.waitUntil(lambda: waits(deals, ANY) > 0, timeout=20_000)


def test_who_waits_is_told(qtbot, starts):
    deals = starts()
    wish = Wish(SCORPION, Difficulty.HARD)
    with qtbot.waitSignal(deals.found, timeout=20_000) as found:
        deals.look(wish)
        deals.disturb()
    given, number = found.args
    assert given == wish
    assert isinstance(solve(Board.deal(SCORPION, number)), Won)
    assert number not in deals.queues.ready(wish)


def test_who_waits_no_longer_is_left_alone(qtbot, starts):
    deals = starts()
    found = []
    deals.found.connect(lambda *args: found.append(args))
    deals.look(ANY)
    deals.give_up()
    qtbot.wait(200)
    assert found == []


def test_the_queue_outlives_the_program(qtbot, starts, path):
    first = starts()
    fill(qtbot, first)
    qtbot.waitUntil(path.exists)  # written as soon as it is full, not only at the end
    first.close()
    kept = list(first.queues.ready(ANY))
    second = starts()
    assert [second.take(ANY) for _ in range(MOST)] == kept
    second.close()
    # What was taken is not handed out again.
    assert waits(starts(), ANY) == 0


def test_without_a_file_nothing_is_kept(qtbot, starts, path):
    deals = starts(None)
    fill(qtbot, deals)
    deals.close()
    assert not path.exists()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"[" * 100_000,
        b'{"format": "scorpion-qt-winnable", "version": 99, "deals": {}}',
        b'{"format": "scorpion-qt-winnable", "version": 1, "deals": {"wasp": []}}',
        b'{"format": "scorpion-qt-winnable", "version": 1, "deals": {"wasp": {"any": ["x"]}}}',
        b'{"format": "scorpion-qt-winnable", "version": 1, "deals": {"wasp": {"easier": []}}}',
        b" " * (winnable_queues.LARGEST + 1),
    ],
)
def test_a_damaged_file_is_begun_anew_and_kept(qtbot, starts, path, content, caplog):
    path.write_bytes(content)
    deals = starts()
    with caplog.at_level(logging.WARNING):
        assert deals.take(ANY) is None
    assert "begun anew" in caplog.text
    assert path.with_name("winnable.damaged-1.json").read_bytes() == content
    fill(qtbot, deals)
    deals.close()
    assert json.loads(path.read_text())["deals"]["scorpion"]["any"]


def test_a_game_that_is_not_known_is_left_out(starts, path):
    data = {"format": winnable_queues.FORMAT, "version": 1}
    games = {"golf": {"any": ["1"]}, "wasp": {"any": ["17"]}}
    path.write_text(json.dumps(data | {"deals": games}))
    assert starts().take(Wish(FAMILY["wasp"])) == DealNumber.parse("17")


def test_a_directory_that_cannot_be_written_only_goes_to_the_log(qtbot, starts, tmp_path, caplog):
    (tmp_path / "file").write_text("")
    deals = starts(tmp_path / "file" / "winnable.json")
    with caplog.at_level(logging.WARNING):
        fill(qtbot, deals)
        deals.close()
    assert caplog.text.count("not kept") == 1, "once, not for each deal"


def test_difficulty_only_where_play_outs_tell_deals_apart():
    assert wish_for(SCORPION, True, "hard") == Wish(SCORPION, Difficulty.HARD)
    assert wish_for(SCORPION, True, "any") == wish_for(SCORPION, True, "nonsense") == ANY
    assert wish_for(FAMILY["wasp"], True, "hard") == Wish(FAMILY["wasp"])


def test_where_wins_are_hard_to_find_they_are_not_offered():
    assert all(can_find_wins(game) for game in FAMILY.values())
    waiting = parse_game("wasp-relaxed+reserve=stuck")
    assert not can_find_wins(waiting)
    assert wish_for(waiting, True, "any") is None


def test_any_deal_will_do_where_no_winnable_one_is_wanted():
    assert wish_for(SCORPION, False, "hard") is None
