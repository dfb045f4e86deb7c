"""Start the program from a checkout, or test it, with nothing installed but Python.

    python3 run.py [WORD …]        start the program; the words are passed on, as in `run.py --help`
    python3 run.py test [WORD …]   run the tests; the words are passed on to pytest
    python3 run.py check           run the static checks

The environment for these is created in .venv, one for each version of Python. It is created again or
updated when the files it is made from have changed.
"""

import sys

# Any Python 3 must be able to parse the lines up to the version check, so that it can be refused in words.
OLDEST, TOO_NEW = (3, 11), (3, 14)
if not OLDEST <= sys.version_info[:2] < TOO_NEW:
    print(
        "Scorpion Qt needs Python 3.11, 3.12 or 3.13 and this is {}: "
        "start it with one of those, as in: python3.12 run.py".format(sys.version.split()[0]),
        file=sys.stderr,
    )
    sys.exit(2)

import hashlib  # noqa: E402 - these follow the check above because old Pythons lack some
import json  # noqa: E402
import os  # noqa: E402
import subprocess  # noqa: E402
import tomllib  # noqa: E402
from importlib.util import find_spec  # noqa: E402
from pathlib import Path  # noqa: E402
from typing import NoReturn  # noqa: E402

from scorpion_qt.paths import core_sources  # noqa: E402 - from the checkout; it needs nothing else
from scorpion_qt.system import CORE_LIBRARIES, GUI_LIBRARIES, library_problem  # noqa: E402

ROOT = Path(__file__).resolve().parent
VERSION = "{}.{}".format(*sys.version_info)
ENVIRONMENT = ROOT / ".venv" / f"py{VERSION}"
SCRIPTS = ENVIRONMENT / ("Scripts" if sys.platform == "win32" else "bin")
STATE = ENVIRONMENT / "scorpion-qt.json"

MADE_FROM = (
    "pyproject.toml",
    "scorpion_qt/__init__.py",
    "packaging/hatch_build.py",
    "packaging/translations.py",
)
"""The files that the installation depends on, besides the core."""

CHECKS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports", "--no-logo"),
    ("python", "packaging/translations.py", "check"),
)


def main(words: list[str]) -> int:
    """Run what ``words`` ask for; return its exit code."""
    command = words[0] if words else ""
    require(CORE_LIBRARIES)  # for the Qt tools that the installation uses
    state = make_environment()
    install_program(state)
    if start("python", "packaging/translations.py", "compile", cwd=ROOT):
        fail("The translations could not be compiled for the reason above.")
    if command == "test":
        install_group(state, "test")
        require(GUI_LIBRARIES)
        return become("python", "-m", "pytest", *words[1:], cwd=ROOT)
    if command == "check":
        install_group(state, "test")  # mypy and the import contracts check the tests too
        install_group(state, "dev")
        return check()
    return become("python", "-m", "scorpion_qt", *words)


def require(libraries: dict[str, str]) -> None:
    """Stop with a message if the system lacks any of ``libraries``."""
    problem = library_problem(libraries)
    if problem:
        fail(problem)


def check() -> int:
    """Run every static check, even after one fails; return 1 if any did."""
    failed = []
    for words in CHECKS:
        say(f"{' '.join(words)} …")
        if start(*words, cwd=ROOT):
            failed.append(" ".join(words))
    say(f"Failed: {', '.join(failed)}" if failed else "All static checks passed.")
    return 1 if failed else 0


def make_environment() -> dict[str, object]:
    """Create the virtual environment if no suitable one exists; return its recorded state."""
    fits = [sys.version, sys.base_prefix, str(ROOT)]
    try:
        state: dict[str, object] = json.loads(STATE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        state = {}
    if state.get("fits") == fits:
        return state
    missing = [name for name in ("venv", "ensurepip") if find_spec(name) is None]
    if missing:
        fail(
            f"Python's module {missing[0]} is missing; on Debian: apt install python{VERSION}-venv"
        )
    import venv

    say(f"Making an environment in {ENVIRONMENT.relative_to(ROOT)} …")
    venv.create(ENVIRONMENT, clear=True, with_pip=True)
    state = {"fits": fits}
    remember(state)
    return state


def install_program(state: dict[str, object]) -> None:
    """Install the program as editable, unless it was installed from exactly these files."""
    digest = hashlib.sha256()
    for path in (*(ROOT / name for name in MADE_FROM), *core_sources(ROOT)):
        digest.update(path.read_bytes() if path.exists() else b"")
    if state.get("program") == digest.hexdigest():
        return
    if "program" in state:
        say("Bringing the installed program up to date …")
    else:
        say("Installing the program and Qt, about 100 MB to download the first time …")
    # Build requirements are installed beside the program instead of in an environment of their own,
    # because Qt is the large part of both.
    pip(*project()["build-system"]["requires"])
    pip("--no-build-isolation", "--editable", str(ROOT))
    state["program"] = digest.hexdigest()
    remember(state)


def install_group(state: dict[str, object], group: str) -> None:
    """Install a dependency group of ``pyproject.toml``, unless it is installed in its current form."""
    requirements = project()["dependency-groups"][group]
    if state.get(group) == requirements:
        return
    say(f"Installing what the {group} group needs …")
    pip(*requirements)
    state[group] = requirements
    remember(state)


def pip(*words: str) -> None:
    """Install with pip, which prints its own errors."""
    if start("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words):
        fail("The installation failed for the reason above; start again when it is mended.")


def start(program: str, *words: str, cwd: Path | None = None) -> int:
    """Run a program of the environment and return its exit code."""
    return subprocess.call([SCRIPTS / program, *words], cwd=cwd)


def become(program: str, *words: str, cwd: Path | None = None) -> int:
    """Replace this process by a program of the environment, so that every signal reaches it.

    Returns:
        The program's exit code on Windows, which cannot replace a process; elsewhere this does not return.
    """
    if sys.platform == "win32":
        return start(program, *words, cwd=cwd)
    if cwd is not None:
        os.chdir(cwd)
    path = str(SCRIPTS / program)
    # Python finds its environment by the name it is called by.
    return os.execv(path, [path, *words])


def project() -> dict[str, dict[str, list[str]]]:
    """Return the tables of ``pyproject.toml``."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def remember(state: dict[str, object]) -> None:
    """Write down the state of the environment."""
    STATE.write_text(json.dumps(state, indent=1), encoding="utf-8")


def say(line: str) -> None:
    """Print a line at once, to stderr: stdout belongs to the started program."""
    print(line, file=sys.stderr, flush=True)


def fail(sentence: str) -> NoReturn:
    """Print what is wrong and exit with code 2."""
    say(sentence)
    sys.exit(2)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
