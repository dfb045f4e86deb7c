"""The files that tell a Linux desktop of the program."""

import configparser
from xml.etree import ElementTree

import pytest

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.names import LINK_SCHEME, SAVE_SUFFIX
from tests.packaging.scripts import PACKAGING

LINUX = PACKAGING / "linux"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
OTHERS = set(LANGUAGES) - {"en"}
SAME = {("Name", "uk"), ("Name", "he")}
"""Ukrainian and Hebrew keep the name in Latin letters."""


@pytest.fixture
def desktop():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(LINUX / "scorpion-qt.desktop", encoding="utf-8")
    return parser["Desktop Entry"]


@pytest.fixture
def mime_type():
    return ElementTree.parse(LINUX / "scorpion-qt.xml").getroot().find(f"{MIME}mime-type")


@pytest.fixture
def metainfo():
    (file,) = LINUX.glob("*.metainfo.xml")
    return ElementTree.parse(file).getroot()


@pytest.mark.parametrize("key", ["Name", "GenericName", "Comment", "Keywords"])
def test_the_menu_entry_speaks_every_language(desktop, key):
    for language in OTHERS:
        assert f"{key}[{language}]" in desktop or (key, language) in SAME


def test_saved_games_and_links_are_opened_by_the_menu_entry(desktop, mime_type):
    types = desktop["MimeType"].strip(";").split(";")
    assert types == [mime_type.get("type"), f"x-scheme-handler/{LINK_SCHEME.rstrip(':')}"]
    assert desktop["Exec"] == "scorpion-qt %u"
    assert [glob.get("pattern") for glob in mime_type.iter(f"{MIME}glob")] == [f"*{SAVE_SUFFIX}"]


def test_a_saved_game_is_named_in_every_language(mime_type):
    assert {comment.get(LANG, "en") for comment in mime_type.iter(f"{MIME}comment")} == set(
        LANGUAGES
    )


def test_the_description_speaks_every_language(metainfo):
    for tag in ("summary", "developer_name", "description/p", "description/ul/li"):
        said = [element.get(LANG, "en") for element in metainfo.findall(tag)]
        assert {language: said.count(language) for language in LANGUAGES} == dict.fromkeys(
            LANGUAGES, said.count("en")
        ), tag
    assert {lang.text for lang in metainfo.iter("lang")} == set(LANGUAGES)


def test_description_and_menu_entry_say_the_same(metainfo, desktop):
    for summary in metainfo.findall("summary"):
        language = summary.get(LANG)
        assert summary.text == desktop[f"Comment[{language}]" if language else "Comment"]
    assert metainfo.findtext("launchable") == "scorpion-qt.desktop"
