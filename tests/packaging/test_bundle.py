"""The finished bundle, as ``build_bundle.py`` makes it: it runs by itself, and holds what it must.

SCORPION_QT_BUNDLE names its directory; ``.ci/run`` sets it.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from scorpion_qt import __version__
from scorpion_qt.languages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
BUNDLE = Path(os.environ.get("SCORPION_QT_BUNDLE", "-"))
PROGRAM = BUNDLE / "scorpion-qt"

pytestmark = pytest.mark.skipif(
    not PROGRAM.exists(), reason="SCORPION_QT_BUNDLE names no bundle: build_bundle.py makes one"
)


@pytest.fixture
def clean(isolated_home):
    """An environment without Python's and Qt's variables, and with nothing of the checkout's."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return kept | {"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/bin:/bin"}


def run(*words, env):
    return subprocess.run(
        [PROGRAM, *words], env=env, cwd="/", capture_output=True, text=True, timeout=60
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_paints_in_every_language_and_has_nothing_to_say(clean, tmp_path, language):
    log = tmp_path / "log"
    done = run("--smoke", "--lang", language, "--log", str(log), env=clean)
    assert (done.returncode, done.stdout, done.stderr) == (0, "painted\n", "")
    assert log.read_text(encoding="utf-8") == ""


@pytest.mark.skipif(not shutil.which("xvfb-run"), reason="there is no xvfb-run")
def test_it_paints_on_an_x_server(clean):
    words = ["xvfb-run", "--auto-servernum", PROGRAM, "--smoke"]
    env = clean | {"QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(words, env=env, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (0, "painted\n", "")


def test_it_has_the_compiled_core_and_tells_its_versions(clean):
    said = run("--version", env=clean).stdout
    assert re.fullmatch(
        rf"scorpion-qt {re.escape(__version__)}, Qt \(PySide6-Essentials\) 6\.\d+\.\d+, "
        r"solver compiled\n",
        said,
    )


def test_the_commands_answer(clean):
    done = run("deal", "--game", "wasp", "--number", "1", env=clean)
    assert done.returncode == 0
    assert "wasp" in done.stdout


def test_the_commands_work_in_several_processes(clean):
    words = [
        "solve",
        "--game",
        "wasp-relaxed",
        "--number",
        "1..4",
        "--nodes",
        "1000",
        "--jobs",
        "2",
    ]
    done = run(*words, env=clean)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 4


def test_it_is_portable_with_a_directory_beside_it(clean, tmp_path, isolated_home):
    copy = tmp_path / "bundle"
    copy.mkdir()
    shutil.copy(PROGRAM, copy)
    (copy / "_internal").symlink_to(BUNDLE / "_internal")
    kept = copy / "scorpion-qt-data"
    kept.mkdir()
    done = subprocess.run([copy / "scorpion-qt", "--smoke"], env=clean, timeout=60)
    assert done.returncode == 0
    assert any(kept.iterdir())
    assert list(isolated_home.rglob("*scorpion*")) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux has such files")
def test_it_brings_what_a_desktop_wants():
    assert {path.name for path in (BUNDLE / "share").iterdir()} == {
        *("applications", "icons", "metainfo", "mime"),
    }


def test_it_holds_the_catalogues_the_pictures_and_the_licences():
    names = {path.name for path in BUNDLE.rglob("*")}
    assert {f"scorpion_{language}.qm" for language in LANGUAGES} <= names
    assert {"qtbase_uk.qm", "qtbase_he.qm", "qtbase_ru.qm"} <= names
    assert {"scorpion-qt.svg", "linocut"} <= names
    assert {"LGPL-3.0.txt", "Python.txt", "PyInstaller.txt", "Scorpion-Qt.txt"} <= names


def test_it_holds_nothing_that_is_not_used():
    names = (
        r"Qt6?(Qml|Quick|OpenGL|Pdf)\.|QtDBus\.|Cython|libgtk|libcrypto|libssl|qtbase_de|\.pyx?$"
    )
    sources = (ROOT / "scorpion_qt").rglob("*.py")
    if not any("QtNetwork" in source.read_text(encoding="utf-8") for source in sources):
        names += r"|Qt6?Network\."
    unused = re.compile(names)
    assert [path for path in BUNDLE.rglob("*") if unused.search(path.name)] == []


def test_no_link_leads_nowhere_and_no_file_tells_where_it_was_built():
    for path in BUNDLE.rglob("*"):
        assert path.exists(), path
        if path.is_file() and path.suffix != ".so" and path.stat().st_size < 1_000_000:
            assert str(ROOT).encode() not in path.read_bytes(), path
