import pytest

from scorpion_qt.model.game.session import Session
from scorpion_qt.model.storage.game_store import GameStore, StoreFault
from scorpion_qt.model.storage.save_file import session_text
from scorpion_qt.model.storage.save_format import SaveFault
from scorpion_qt.rules import DEFAULT, FAMILY, DealNumber, parse_game

NUMBER = DealNumber.parse("17")
HOUSE = parse_game("scorpion+collect=uncovered+reserve=stuck")


@pytest.fixture
def store(tmp_path):
    return GameStore(tmp_path / "games")


def test_nothing_waits_at_first(store):
    assert store.read(DEFAULT) is None
    assert store.waiting() == []


def test_every_kind_of_game_has_a_place_of_its_own(store):
    for game in (DEFAULT, FAMILY["wasp"], HOUSE):
        store.write(Session.begin(game, NUMBER))
    assert {game.id for game in store.waiting()} == {"scorpion", "wasp", HOUSE.id}
    for game in (DEFAULT, FAMILY["wasp"], HOUSE):
        assert store.read(game).game == game
    assert len(list(store.directory.iterdir())) == 3


@pytest.mark.parametrize(
    ("content", "fault", "name"),
    [
        (b"", SaveFault.EMPTY, "scorpion.damaged-1.scorpion"),
        (b"x", SaveFault.FOREIGN, "scorpion.damaged-1.scorpion"),
        (
            b'{"format":"scorpion-qt-game","version":9}',
            SaveFault.NEWER,
            "scorpion.newer-1.scorpion",
        ),
        (b'{"format":"scorpion-qt-game"', SaveFault.DAMAGED, "scorpion.damaged-1.scorpion"),
    ],
)
def test_what_cannot_be_used_is_kept_as_it_is(store, content, fault, name):
    store.directory.mkdir()
    store.path(DEFAULT).write_bytes(content)
    with pytest.raises(StoreFault) as caught:
        store.read(DEFAULT)
    assert (caught.value.fault, caught.value.kept.name) == (fault, name)
    assert caught.value.kept.read_bytes() == content
    assert store.read(DEFAULT) is None
    assert store.waiting() == []


def test_another_copy_of_the_program_touches_nothing(store):
    store.directory.mkdir()
    store.path(DEFAULT).write_bytes(b"x")
    with pytest.raises(StoreFault) as caught:
        GameStore(store.directory, writable=False).read(DEFAULT)
    assert caught.value.kept is None
    assert store.path(DEFAULT).read_bytes() == b"x"


def test_a_game_in_the_place_of_another_is_not_taken_for_it(store):
    store.directory.mkdir()
    store.path(DEFAULT).write_text(session_text(Session.begin(FAMILY["wasp"], NUMBER)))
    assert store.read(DEFAULT) is None
