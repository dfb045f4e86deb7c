"""The player's choices, kept in a file that anybody can have edited or damaged."""

import pytest
from PySide6.QtCore import QSettings

from scorpion_qt.model.storage.settings import Direction, Settings, Speed, VerdictMode, open_store
from scorpion_qt.rules import DEFAULT, FAMILY, UNDO_LIMIT, parse_game

CHOICES = {
    "language": ("system", "he"),
    "interactive_rules": (True, False),
    "verbose_speech": (False, True),
    "speed": (Speed.NORMAL, Speed.SLOW),
    "direction": (Direction.AUTOMATIC, Direction.RIGHT_TO_LEFT),
    "verdict_mode": (VerdictMode.ON_REQUEST, VerdictMode.NEVER),
    "fair_hints": (False, True),
    "winnable_only": (False, True),
    "undo_limit": (UNDO_LIMIT, None),
    "four_colours": (False, True),
    "local_letters": (False, True),
    "game": (DEFAULT, parse_game("wasp-ii-relaxed+collect=uncovered+reserve=stuck")),
}

IN_GROUPS = {
    "shows_moves": ("window/moves", False),
    "shows_toolbar": ("window/toolbar", True),
    "compares_rules": ("rules/compare", True),
    "english_buttons": ("rules/buttons", True),
}
"""What earlier versions have written under these names is still read."""


@pytest.fixture
def path(tmp_path):
    return tmp_path / "settings.ini"


def opened(path):
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


@pytest.mark.parametrize("name", CHOICES)
def test_every_choice_has_a_first_value_and_keeps_another(path, name):
    first, other = CHOICES[name]
    settings = opened(path)
    assert getattr(settings, name) == first
    setattr(settings, name, other)
    settings.store.sync()
    assert getattr(opened(path), name) == other
    setattr(settings, name, first)
    assert getattr(settings, name) == first


@pytest.mark.parametrize("name", CHOICES)
def test_a_change_is_told_once_and_only_when_there_is_one(path, name):
    settings = opened(path)
    told = []
    settings.changed.connect(told.append)
    setattr(settings, name, CHOICES[name][1])
    setattr(settings, name, CHOICES[name][1])
    assert told == [getattr(Settings, name)]


@pytest.mark.parametrize("name", CHOICES)
@pytest.mark.parametrize("entry", ["", "nonsense", "@Invalid()", "1, 2, 3", "@ByteArray(\\x0\\x1)"])
def test_a_damaged_entry_counts_as_not_chosen(path, name, entry):
    key = getattr(Settings, name).key
    path.write_text(f"[General]\n{key}={entry}\n", encoding="utf-8")
    assert getattr(opened(path), name) == CHOICES[name][0]


@pytest.mark.parametrize("name", IN_GROUPS)
def test_choices_of_a_window_are_in_its_group(path, name):
    key, first = IN_GROUPS[name]
    settings = opened(path)
    assert getattr(settings, name) is first
    settings.store.setValue(key, str(not first).lower())
    assert getattr(settings, name) is not first
    setattr(settings, name, first)
    assert settings.store.value(key) == str(first).lower()


def test_a_damaged_entry_can_be_replaced(path):
    path.write_text("[General]\nspeed=1, 2\n", encoding="utf-8")
    settings = opened(path)
    settings.speed = Speed.OFF
    settings.store.sync()
    assert opened(path).speed is Speed.OFF


def test_a_damaged_file_counts_as_nothing_chosen(path):
    path.write_bytes(bytes(range(256)) * 20)
    settings = opened(path)
    assert {name: getattr(settings, name) for name in CHOICES} == {
        name: first for name, (first, _) in CHOICES.items()
    }


@pytest.mark.parametrize("identity", FAMILY)
def test_every_game_is_remembered(path, identity):
    settings = opened(path)
    settings.game = FAMILY[identity]
    assert settings.game.id == identity


def test_the_store_is_the_one_given(path):
    store = QSettings(str(path), QSettings.Format.IniFormat)
    assert Settings(store).store is store


@pytest.mark.parametrize("rest", [b"[windo", b"hello\n", bytes(range(256)), b"\0" * 300])
def test_a_damaged_file_is_kept_and_what_can_be_read_is_taken_over(tmp_path, rest):
    path = tmp_path / "settings.ini"
    damaged = b"[General]\nlanguage=uk\n" + rest
    path.write_bytes(damaged)
    store, kept = open_store(path)
    assert kept == tmp_path / "settings.damaged-1.ini"
    assert kept.read_bytes() == damaged
    settings = Settings(store)
    assert settings.language == "uk"
    settings.speed = Speed.SLOW
    store.sync()
    again, kept = open_store(path)
    assert kept is None
    assert (Settings(again).language, Settings(again).speed) == ("uk", Speed.SLOW)


@pytest.mark.parametrize("content", [None, b"", b"[General]\nlanguage=uk\n"])
def test_a_sound_file_stays_where_it_is(tmp_path, content):
    path = tmp_path / "settings.ini"
    if content is not None:
        path.write_bytes(content)
    store, kept = open_store(path)
    assert kept is None
    assert Settings(store).language == ("uk" if content else "system")
    assert not list(tmp_path.glob("settings.*-*"))
    assert path.exists() == (content is not None)
