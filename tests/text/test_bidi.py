from itertools import pairwise

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QTextLayout, QTextOption

from scorpion_qt.rules import DEFAULT
from scorpion_qt.text import bidi
from scorpion_qt.text.catalogue import catalogue
from scorpion_qt.text.rulebook import rulebook

HEBREW, UKRAINIAN = QLocale("he"), QLocale("uk")


def places(text):
    """How far from the left each character of a right-to-left line stands, in the order of the text."""
    layout = QTextLayout(text)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(100_000)
    layout.endLayout()
    return [line.glyphRuns(index, 1)[0].positions()[0].x() for index in range(len(text))]


def runs_left_to_right(text, piece):
    """Whether a piece of a right-to-left line is shown from left to right."""
    start = text.index(piece)
    return all(a < b for a, b in pairwise(places(text)[start : start + len(piece)]))


@pytest.mark.parametrize(
    "piece", ["+5", "-5", "9♠", "K♥", "12 × 5", "4H>7", "Ctrl+Z", "Scorpion II"]
)
def test_isolated_pieces_keep_their_order_in_hebrew(qapp, piece):
    text = f"אבג {bidi.isolate(piece, HEBREW)} דהו"
    assert runs_left_to_right(text, piece)


@pytest.mark.parametrize("piece", ["+5", "9♠", "12 × 5"])
def test_without_isolates_they_would_not(qapp, piece):
    assert not runs_left_to_right(f"אבג {piece} דהו", piece)


def test_an_isolated_hebrew_name_still_runs_from_right_to_left(qapp):
    text = f"אבג {bidi.isolate('10 לב', HEBREW)} דהו"
    where = places(text)
    assert where[text.index("10")] > where[text.index("לב")]


def test_left_to_right_languages_need_none():
    assert bidi.isolate("+5", UKRAINIAN) == "+5"
    assert bidi.paragraph("Scorpion", UKRAINIAN) == "Scorpion"
    assert bidi.paragraph("Scorpion", HEBREW) == "\u200fScorpion"


def test_marks_can_be_taken_away():
    assert bidi.plain(bidi.paragraph(bidi.isolate("+5", HEBREW), HEBREW)) == "+5"


def test_signs_and_products_in_the_hebrew_rules_keep_their_order(qapp):
    texts = rulebook(DEFAULT, catalogue("he").translate).texts()
    for piece in ("9♠", "6♥", "5♥", "10♠"):
        assert runs_left_to_right(texts["tactics.cross"], piece)
    for piece in ("12 × 5", "4 × 100"):
        assert runs_left_to_right(texts["score.least"], piece)
    assert runs_left_to_right(texts["score.run"], "+100")
