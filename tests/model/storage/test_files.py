import os
import sys

import pytest

from scorpion_qt.model.storage.files import set_aside, write_whole
from tests.model.failing import ERRORS, WRITING, Failing


@pytest.fixture
def place(tmp_path):
    place = tmp_path / "place"
    place.mkdir()
    return place


def test_a_file_is_made_and_replaced(place):
    path = place / "file"
    write_whole(path, b"one")
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(place.iterdir()) == [path]


def test_no_directory_is_made(place):
    """A name that was mistyped leaves nothing behind."""
    with pytest.raises(FileNotFoundError):
        write_whole(place / "a" / "b" / "file", b"one")
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("stage", WRITING)
@pytest.mark.parametrize("error", ERRORS)
def test_where_writing_fails_the_old_file_is_intact(place, monkeypatch, stage, error):
    path = place / "file"
    write_whole(path, b"old")
    failing = Failing(monkeypatch)
    failing.stage, failing.error = stage, error
    with pytest.raises(OSError, match=os.strerror(error)):
        write_whole(path, b"new")
    failing.stage = None
    assert path.read_bytes() == b"old"
    assert list(place.iterdir()) == [path], "nothing half written is left"


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right of their own there")
def test_a_link_stays_a_link(tmp_path):
    target, link = tmp_path / "target", tmp_path / "link"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_aside_is_a_name_that_is_free(tmp_path):
    path = tmp_path / "wasp.scorpion"
    names = []
    for content in ("one", "two"):
        path.write_text(content)
        names.append(set_aside(path, "damaged"))
    assert [name.name for name in names] == ["wasp.damaged-1.scorpion", "wasp.damaged-2.scorpion"]
    assert [name.read_text() for name in names] == ["one", "two"]
    assert not path.exists()
    assert set_aside(path, "damaged") is None
