"""Long texts in lines."""

import pytest
from PySide6.QtGui import QFont, QFontMetrics

from scorpion_qt.windows.common.wrapping import wrapped


@pytest.fixture
def metrics(qapp):
    return QFontMetrics(QFont("Sans", 10))


def test_lines_are_no_wider_than_asked_for(metrics):
    text = "Резерв, только когда других ходов больше нет"
    lines = wrapped(text, metrics, 120).split("\n")
    assert len(lines) > 2
    assert " ".join(lines) == text
    assert all(metrics.horizontalAdvance(line) <= 120 for line in lines)


def test_what_fits_stays_in_one_line(metrics):
    assert wrapped("Wasp II", metrics, 500) == "Wasp II"
    assert wrapped("", metrics, 500) == ""


def test_words_that_belong_together_are_not_parted(metrics):
    assert wrapped("a 1\u00a0to\u00a03", metrics, 1) == "a\n1\u00a0to\u00a03"
