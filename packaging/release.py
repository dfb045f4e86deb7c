"""Make a release, or a part of one, into dist/.

    python3 packaging/release.py             everything below, for the version in scorpion_qt/__init__.py
    python3 packaging/release.py STEP …      only these steps, in their order, released or not

    ready      the checkout is committed, and CHANGELOG.md tells of this version
    python     source distribution, wheel, and a wheel without the compiled core for every system
    install    the wheel is installed where nothing else is: it deals, solves, and shows the table and
               the rules in every language
    bundle     the directory that needs no installation, build/bundle/scorpion-qt/
    archive    the bundle in one file
    deb        the Debian package, where dpkg-dev is
    sizes      nothing has outgrown its limit
    sbom       a list of what a release consists of, in the form of CycloneDX
    checksums  SHA256SUMS

It needs Python 3.11 to 3.13 and a C compiler; the environment is made by run.py.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
from collections.abc import Callable
from pathlib import Path

from build_bundle import BUNDLE
from changelog import CHANGELOG, problem

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
sys.path.insert(0, str(ROOT))

import run  # noqa: E402 - found by the line above
from scorpion_qt import __version__  # noqa: E402
from scorpion_qt.languages import LANGUAGES  # noqa: E402


def main(words: list[str]) -> int:
    """Run the steps named in ``words``, or all; return the exit code."""
    if unknown := [word for word in words if word not in STEPS]:
        print(f"There is no step '{unknown[0]}'.\n\n{__doc__}", file=sys.stderr)
        return 2
    if not words:
        shutil.rmtree(DIST, ignore_errors=True)
    state = run.make_environment()
    run.install_program(state)
    run.install_group(state, "release")
    DIST.mkdir(exist_ok=True)
    for name, step in STEPS.items():
        if not words or name in words:
            run.say(f"{name} …")
            step()
    run.say("Done: " + ", ".join(sorted(file.name for file in DIST.iterdir())))
    return 0


def ready() -> None:
    """Stop if the checkout cannot be released as it is."""
    if said := problem(CHANGELOG.read_text(encoding="utf-8"), __version__):
        run.fail(said)
    if changed := output("git", "status", "--porcelain"):
        run.fail(f"the checkout has changes that are not committed:\n{changed}")
    tag = f"v{__version__}"
    if output("git", "tag", "--list", tag) and output("git", "tag", "--points-at") != tag:
        run.fail(f"the tag {tag} is set elsewhere: raise __version__ in scorpion_qt/__init__.py")


def python() -> None:
    """Build the source distribution, and the wheels from it."""
    for old in python_files():
        old.unlink()
    build = ("-m", "build", "--outdir", str(DIST))
    in_environment("python", *build, SCORPION_QT_REQUIRE_CORE="1")
    # No compiler has this name: it builds the same program without the core, for every system.
    in_environment("python", *build, "--wheel", CC="no-compiler", SCORPION_QT_REQUIRE_CORE="0")
    in_environment("twine", "check", "--strict", *map(str, python_files()))


def install() -> None:
    """Install the wheel in its own environment and use it, outside the checkout."""
    with tempfile.TemporaryDirectory() as elsewhere:
        scripts = installed_in(Path(elsewhere, "environment"))
        program, data = str(scripts / "scorpion-qt"), str(Path(elsewhere, "data"))
        deal = ["--game", "scorpion", "--number", "1"]
        uses = [[program, "deal", *deal], [program, "solve", *deal]]
        for language in LANGUAGES:
            uses.append([program, "--smoke", "--lang", language, "--data-dir", data])
            script = str(ROOT / "packaging" / "check_installed.py")
            uses.append([str(scripts / "python"), script, language, data])
        for words in uses:
            check(words, elsewhere)


def bundle() -> None:
    """Build the bundle."""
    in_environment("python", "packaging/build_bundle.py")


def archive() -> None:
    """Pack the bundle into one file."""
    name = f"scorpion-qt-{__version__}-{sys.platform}-{platform.machine().lower()}"
    if sys.platform == "win32":
        shutil.make_archive(str(DIST / name), "zip", BUNDLE.parent, BUNDLE.name)
        return
    with tarfile.open(DIST / f"{name}.tar.xz", "w:xz") as packed:
        packed.add(BUNDLE, name)


def deb() -> None:
    """Build the Debian package."""
    if not shutil.which("dpkg-shlibdeps"):
        run.say("This is no Debian with dpkg-dev: there will be no package.")
        return
    in_environment("python", "packaging/build_deb.py")


def sizes() -> None:
    """Stop if anything exceeds its size limit."""
    in_environment("python", "packaging/sizes.py")


def sbom() -> None:
    """Write the list of a release's parts: the program, Qt's parts for Python, and their versions."""
    with tempfile.TemporaryDirectory() as elsewhere:
        installed_in(Path(elsewhere, "environment"))
        in_environment(
            *("cyclonedx-py", "environment", "--pyproject", "pyproject.toml"),
            *("--mc-type", "application", "--output-reproducible", "--of", "JSON"),
            *("--output-file", str(DIST / f"scorpion-qt-{__version__}.cdx.json")),
            str(Path(elsewhere, "environment")),
        )


def checksums() -> None:
    """Write the digests of all files in ``dist`` in the form that ``sha256sum --check`` reads."""
    sums = DIST / "SHA256SUMS"
    files = sorted(file for file in DIST.iterdir() if file.is_file() and file != sums)
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    sums.write_text("".join(lines), encoding="utf-8")


STEPS: dict[str, Callable[[], None]] = {
    step.__name__: step
    for step in (ready, python, install, bundle, archive, deb, sizes, sbom, checksums)
}


def python_files() -> list[Path]:
    """Return the files for an index of Python packages."""
    return sorted([*DIST.glob("scorpion_qt-*.whl"), *DIST.glob("scorpion_qt-*.tar.gz")])


def installed_in(environment: Path) -> Path:
    """Install the wheel for this Python into a new environment; return the directory of its commands."""
    wheels = sorted(DIST.glob(f"scorpion_qt-{__version__}-*.whl"))
    fitting = [wheel for wheel in wheels if "none-any" not in wheel.name]
    if not fitting:
        run.fail("There is no wheel yet: python3 packaging/release.py python")
    venv.create(environment, with_pip=False)
    scripts = environment / ("Scripts" if sys.platform == "win32" else "bin")
    in_environment(
        *(
            "python",
            "-m",
            "pip",
            "--python",
            str(scripts / "python"),
            "--disable-pip-version-check",
        ),
        *("install", "--quiet", str(fitting[-1])),
    )
    return scripts


def check(words: list[str], directory: str) -> None:
    """Run a command without a display; stop with its output if it fails."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(words, env=environment, cwd=directory, capture_output=True, text=True)
    if done.returncode:
        run.fail(
            f"{' '.join(words)} ended with code {done.returncode}:\n{done.stdout}{done.stderr}"
        )


def in_environment(program: str, *words: str, **variables: str) -> None:
    """Run a program of run.py's environment, which prints its own errors; stop if it fails."""
    code = subprocess.call([run.SCRIPTS / program, *words], cwd=ROOT, env=os.environ | variables)
    if code:
        run.fail(f"{program} {' '.join(words[:2])} failed with exit code {code}")


def output(*words: str) -> str:
    """Return the output of a command, without surrounding blanks."""
    return subprocess.check_output(words, cwd=ROOT, text=True).strip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
