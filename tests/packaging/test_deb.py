"""The finished Debian package: what is in it, and that it comes and goes without a trace.

SCORPION_QT_DEB names the file; ``.ci/run`` sets it. It is installed only for root in CI, never on
anybody's machine.
"""

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from scorpion_qt.languages import LANGUAGES

DEB = Path(os.environ.get("SCORPION_QT_DEB", "-"))
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
USR = Path("/usr")
NAMED = "scorpion-qt"

pytestmark = pytest.mark.skipif(
    not DEB.exists(), reason="SCORPION_QT_DEB names no package: build_deb.py makes one"
)


def said(*words, **options):
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, **options)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def need(program):
    if not shutil.which(program):
        pytest.skip(f"{program} is not installed")


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    directory = tmp_path_factory.mktemp("deb")
    said("dpkg-deb", "--extract", DEB, directory)
    return directory / "usr"


def test_files_are_where_they_belong(unpacked):
    share = unpacked / "share"
    for size in SIZES:
        assert (share / f"icons/hicolor/{size}x{size}/apps/scorpion-qt.png").stat().st_size > 200
    assert (share / "icons/hicolor/scalable/apps/scorpion-qt.svg").exists()
    assert (share / "mime/packages/scorpion-qt.xml").exists()
    assert (share / "doc/scorpion-qt/copyright").exists()
    assert (unpacked / "lib/scorpion-qt/licences/LGPL-3.0.txt").exists()
    assert {path.name for path in unpacked.iterdir()} == {"bin", "lib", "share"}


def test_the_menu_entry_is_valid(unpacked):
    need("desktop-file-validate")
    said("desktop-file-validate", unpacked / "share/applications/scorpion-qt.desktop")


def test_the_description_for_software_centres_is_valid(unpacked):
    need("appstreamcli")
    (metainfo,) = (unpacked / "share/metainfo").iterdir()
    said("appstreamcli", "validate", "--no-net", "--pedantic", metainfo)


def test_the_type_of_saved_games_is_understood(unpacked, tmp_path):
    need("update-mime-database")
    directory = tmp_path / "mime"
    shutil.copytree(unpacked / "share/mime", directory)
    said("update-mime-database", directory)
    assert "application/x-scorpion-qt:*.scorpion" in (directory / "globs").read_text()


def test_lintian_finds_no_error():
    need("lintian")
    said("lintian", "--fail-on", "error", DEB)


@pytest.mark.skipif(
    os.environ.get("CI") != "true" or os.name != "posix" or os.geteuid() != 0,
    reason="installed only in CI, by root",
)
def test_it_is_installed_run_from_its_menu_entry_and_removed(isolated_home):
    before = traces()
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    said("apt-get", "install", "--yes", "--no-install-recommends", DEB.resolve(), env=env)
    try:
        entry = USR / "share/applications/scorpion-qt.desktop"
        lines = entry.read_text(encoding="utf-8").splitlines()
        (command,) = (line.removeprefix("Exec=") for line in lines if line.startswith("Exec="))
        words = [word for word in shlex.split(command) if not word.startswith("%")]
        env |= {"QT_QPA_PLATFORM": "offscreen", "PATH": "/usr/local/bin:/usr/bin:/bin"}
        for language in LANGUAGES:
            assert said(*words, "--smoke", "--lang", language, env=env, cwd="/") == "painted\n"
        assert "solver compiled" in said(*words, "--version", env=env)
    finally:
        said("apt-get", "remove", "--yes", "--purge", NAMED, env=env)
    assert traces() == before
    kept = {path.name for path in isolated_home.rglob("*scorpion*")}
    assert "scorpion-qt" in kept, "the player's games stay"


def traces() -> set[Path]:
    """What of us lies in the system."""
    places = ("bin", "games", "lib", "share")
    return {path for place in places for path in (USR / place).rglob("*scorpion*")}
