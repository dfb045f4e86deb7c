"""Times as they are read."""

import pytest

from scorpion_qt.text.durations import duration


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00"),
        (5, "0:05"),
        (65, "1:05"),
        (3599, "59:59"),
        (3600, "1:00:00"),
        (90061, "25:01:01"),
    ],
)
def test_durations_as_a_clock_shows_them(seconds, text):
    assert duration(seconds) == text
