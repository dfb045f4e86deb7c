"""What is loaded before the table is painted: the list that keeps the start short."""

import os
import subprocess
import sys

import pytest

pytest.importorskip("PySide6.QtWidgets", reason="Qt's libraries are not on this system")

QT = {"QtCore", "QtGui", "QtWidgets", "QtSvg"}
"""Those of Qt's modules that the table needs."""

STANDARD = {
    "argparse",
    "concurrent",
    "copy",
    "ctypes",
    "dataclasses",
    "datetime",
    "fcntl",
    "gc",
    "gettext",
    "heapq",
    "hashlib",
    "json",
    "locale",
    "logging",
    "queue",
    "select",
    "selectors",
    "shutil",
    "signal",
    "subprocess",
    "tempfile",
}
"""What is loaded of the standard library beyond what Qt's modules load themselves."""

HEAVY_OF_OURS = (
    "scorpion_qt.cli",
    "scorpion_qt.solver",
    "scorpion_qt.text.rulebook",
)
"""What begins so is wanted later if at all; and every dialog."""

QT_ITSELF = "import sys, PySide6.QtWidgets, PySide6.QtSvg; print(*sys.modules)"

START = """
import io, sys
from scorpion_qt.__main__ import main

class Terminal(io.StringIO):
    "Notes what is loaded when the program says that it has painted."
    loaded = ()
    def write(self, text):
        self.loaded = self.loaded or tuple(sys.modules)

terminal, stdout = Terminal(), sys.stdout
sys.stdout = terminal
code = main(["--smoke"])
print(*terminal.loaded, file=stdout)
sys.exit(code)
"""


def modules(script: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


@pytest.fixture(scope="module")
def loaded():
    """What Qt alone does not load."""
    return modules(START) - modules(QT_ITSELF)


def test_the_list_is_of_a_start_that_painted(loaded):
    assert "scorpion_qt.view.table" in loaded


def test_no_other_module_of_qt_is_loaded(loaded):
    assert not {name for name in loaded if name.startswith("PySide6.")} - {
        f"PySide6.{name}" for name in QT
    }


def test_nothing_but_the_list_is_loaded_of_the_standard_library_or_others(loaded):
    names = {name.partition(".")[0].lstrip("_") for name in loaded}
    joined = names - STANDARD - {"scorpion_qt", "PySide6", "shiboken6"}
    # Parts in C of what is on the list, which have names of their own.
    joined -= {"blake2", "posixsubprocess", "random", "bisect", "sha2", "sha512", "winapi"}
    assert not joined, "no start may wait for these; import them where they are used"


def test_nothing_heavy_of_ours_is_loaded(loaded):
    heavy = {name for name in loaded if name.startswith(HEAVY_OF_OURS) or "dialog" in name}
    assert not heavy, "no start may wait for these; import them where they are used"
