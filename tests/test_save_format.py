"""The documented format is the one that is read and written."""

import json
import re
from pathlib import Path

from scorpion_qt.model.storage.database import FIELDS
from scorpion_qt.model.storage.save_file import read_session, session_text

PAGE = (Path(__file__).parent.parent / "docs" / "save-format.md").read_text(encoding="utf-8")


def example():
    return re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)[1]


def test_the_example_opens():
    session = read_session(example().encode())
    assert session.history.current.length == 2
    assert len(session.history.undoable) == 4
    assert [mark.name for mark in session.bookmarks] == ["before the reserve"]


def test_what_is_written_has_the_fields_of_the_example():
    written = json.loads(session_text(read_session(example().encode())))
    assert written == json.loads(example())


def test_every_field_is_described():
    fields = [*json.loads(example()), "start"]
    assert [name for name in fields if f"`{name}`" not in PAGE] == []
    assert [name for name in FIELDS if f"`{name}`" not in PAGE] == []
