"""The fonts that the tests bring along: they are the ones used, and have the letters of every language."""

import subprocess
import sys
import unicodedata
import xml.etree.ElementTree as ElementTree

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QTextLayout

from scorpion_qt.arguments import LANGUAGES
from tests import fonts
from tests.conftest import ROOT

LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the fonts are those of the system here")


@LINUX
def test_no_font_of_the_system_is_seen(qapp, pytestconfig):
    if pytestconfig.getoption("--font") in fonts.FAMILIES:
        generic = {"Sans Serif", "Serif", "Monospace"}
        assert {*QFontDatabase.families()} - generic == {*fonts.FAMILIES}


@LINUX
@pytest.mark.parametrize(("family", "points"), fonts.DESKTOPS)
def test_every_letter_of_every_language_can_be_drawn(qapp, family, points):
    font = QFont(family, points)
    assert QFontInfo(font).family() == family
    letters = {
        letter
        for code in LANGUAGES
        for text in ElementTree.parse(ROOT / "translations" / f"scorpion_{code}.ts")
        .getroot()
        .itertext()
        for letter in text
        if unicodedata.category(letter)[0] in "LN"
    }
    assert {*"Щїэשח"} <= letters
    missing = []
    for letter in sorted(letters | {*"♠♥♦♣"}):
        layout = QTextLayout(letter, font)
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        if any(0 in run.glyphIndexes() for run in layout.glyphRuns()):
            missing.append(letter)
    assert missing == []


@pytest.mark.slow
@LINUX
def test_a_font_that_is_not_there_ends_the_run():
    words = [sys.executable, "-m", "pytest", "-q", "--font", "No Such", "tests/test_fonts.py"]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ended.returncode == 2
    assert "not No Such: is that installed?" in ended.stdout
