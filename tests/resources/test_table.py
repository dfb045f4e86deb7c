"""The nap of the cloth: drawn by its script, quiet, and without a seam."""

import subprocess
import sys
from pathlib import Path
from statistics import mean

import pytest
from PySide6.QtGui import QImage

TABLE = Path(__file__).resolve().parents[2] / "resources" / "table"


def tones(image):
    """How much each point lightens or darkens what lies under it, row by row, of 255."""

    def tone(pixel):
        return pixel.alpha() * (1 if pixel.red() else -1)

    return [
        [tone(image.pixelColor(x, y)) for x in range(image.width())] for y in range(image.height())
    ]


@pytest.fixture(scope="module")
def nap():
    return tones(QImage(str(TABLE / "nap.png")))


@pytest.mark.slow
def test_the_script_draws_the_file(nap, tmp_path):
    """But for the rounding of another version of Qt."""
    drawn = tmp_path / "nap.png"
    script = [sys.executable, str(TABLE / "build.py"), "--out", str(drawn)]
    subprocess.run(script, check=True)
    again = tones(QImage(str(drawn)))
    differences = [
        abs(one - other)
        for row, others in zip(nap, again, strict=True)
        for one, other in zip(row, others, strict=True)
    ]
    assert sum(differences) / len(differences) < 1


def test_the_nap_changes_no_colour_on_the_whole_and_none_much(nap):
    points = [tone for row in nap for tone in row]
    assert abs(sum(points) / len(points)) < 3
    assert max(map(abs, points)) < 90


def step(one, other):
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def test_the_nap_continues_itself(nap):
    for lines in (nap, list(zip(*nap, strict=True))):
        middle = len(lines) // 2
        beside = mean(step(lines[i], lines[i + 1]) for i in range(middle))
        apart = mean(step(lines[i], lines[i + middle]) for i in range(middle))
        assert apart > 1.1 * beside
        assert step(lines[-1], lines[0]) < (beside + apart) / 2
