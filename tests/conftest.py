"""The fixtures of all tests, which bring their fonts, touch no user files and leave no Qt objects."""

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from scorpion_qt.garbage import collect
from tests import fonts

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QApplication

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# What a desktop or its owner may have set to make every program look otherwise.
for _variable in (
    "QT_QPA_PLATFORMTHEME",
    "QT_STYLE_OVERRIDE",
    "QT_FONT_DPI",
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
):
    os.environ.pop(_variable, None)
# Nor is a locale of the system needed, which may not even be there; Qt wants one of UTF-8.
for _variable in [name for name in os.environ if name.startswith(("LC_", "LANG"))]:
    del os.environ[_variable]
os.environ["LC_CTYPE"] = "C.UTF-8"

# A test never passes or fails by a clock, because the machine may be busy.
settings.register_profile("no clock", deadline=None)
settings.load_profile("no clock")

ROOT = Path(__file__).parent.parent


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the font of the run be chosen."""
    parser.addoption(
        "--font",
        default=fonts.USUAL,
        metavar="FAMILY",
        help=f"what the tests are drawn in: {', '.join(fonts.FAMILIES)}, or a font of the system",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Provide the fonts before Qt looks for any, and let no thread but the tests' own destroy what is dead."""
    fonts.provide(config.getoption("--font"))
    gc.disable()
    # Before any module of tests asks for the family.
    from tests.family import leave_out_incomplete

    leave_out_incomplete()


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication", pytestconfig: pytest.Config) -> "QApplication":
    """Return the application, once it is known to be drawn in the font that was asked for."""
    from PySide6.QtGui import QFontInfo

    family, wanted = QFontInfo(qapp.font()).family(), pytestconfig.getoption("--font")
    if sys.platform == "linux" and family != wanted:
        pytest.exit(f"The font of the tests is {family}, not {wanted}: is that installed?", 2)
    return qapp


@pytest.fixture(autouse=True)
def isolated_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a home directory of the test's own for settings, saves and results."""
    home = tmp_path / "home"
    home.mkdir()
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(home))
    for variable, directory in {
        "XDG_CONFIG_HOME": ".config",
        "XDG_DATA_HOME": ".local/share",
        "XDG_STATE_HOME": ".local/state",
        "XDG_CACHE_HOME": ".cache",
        "APPDATA": "AppData/Roaming",
        "LOCALAPPDATA": "AppData/Local",
    }.items():
        monkeypatch.setenv(variable, str(home / directory))
    return home


@pytest.fixture(scope="session", autouse=True)
def compiled_translations() -> None:
    """Compile the translations of the checkout that differ from what the program would read."""
    script = ROOT / "packaging" / "translations.py"
    if script.exists():  # what tests/test_conftest.py makes with this file has none
        subprocess.run([sys.executable, script, "compile"], check=True)


@pytest.fixture(scope="session")
def shared() -> Path:
    """Return the directory of the golden data, which is next to the checkout."""
    directory = ROOT.parent / "shared"
    if not directory.is_dir():
        pytest.skip("the golden data is not here: there is no ../shared beside the checkout")
    return directory


@pytest.fixture
def desks(qapp: object) -> Iterator[Callable[..., object]]:
    """Return a function that makes solver desks, for a given model or a new one.

    Their threads end with the test.
    """
    from scorpion_qt.model.game.game_model import GameModel
    from scorpion_qt.model.solver.desk import SolverDesk

    made = []

    def make(model: GameModel | None = None) -> SolverDesk:
        made.append(SolverDesk(model or GameModel()))
        return made[-1]

    yield make
    for desk in made:
        desk.close()


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail when a test leaves a timer, a thread or an animation running.

    This is checked after the test's other fixtures, so they can stop what they own.
    """
    yield
    collect()
    core = sys.modules.get("PySide6.QtCore")
    if core is None or core.QCoreApplication.instance() is None:
        return
    if not core.QThreadPool.globalInstance().waitForDone(5000):
        pytest.fail("left running: a task of the thread pool", pytrace=False)
    for thing in _owners():
        # Connected objects keep each other alive until one is destroyed. Without this, Python would
        # keep every table and window to the end and destroy them with Qt in any order.
        thing.deleteLater()
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    if _stop_running():
        gc.collect()  # a timer held only by a cycle of dead objects doesn't count as running
    if left := _stop_running(stop=True):
        pytest.fail(f"left running: {', '.join(left)}", pytrace=False)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Fail if objects of the program survive all tests; Qt would destroy them in any order."""
    # The report of a failed test keeps the objects it used.
    if "PySide6.QtCore" in sys.modules and not session.testsfailed:
        gc.collect()
        if left := sorted({type(thing).__name__ for thing in _program_objects()}):
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            reporter = session.config.pluginmanager.get_plugin("terminalreporter")
            reporter.write_line(f"\nstill alive after all tests: {', '.join(left)}", red=True)


def _program_objects() -> list["QObject"]:
    """Return every object of the program that is alive."""
    from PySide6.QtCore import QObject
    from shiboken6 import Shiboken

    return [
        thing
        for thing in Shiboken.getAllValidWrappers()
        if isinstance(thing, QObject) and type(thing).__module__.startswith("scorpion_qt.")
    ]


def _owners() -> list["QObject"]:
    """Return the objects without an owner that live in the thread of the tests."""
    from PySide6.QtCore import QThread
    from shiboken6 import Shiboken

    return [
        thing
        for thing in _program_objects()
        if Shiboken.ownedByPython(thing)
        and thing.parent() is None
        and thing.thread() is QThread.currentThread()
    ]


def _stop_running(*, stop: bool = False) -> list[str]:
    """Return the names of the running objects that Python knows.

    If asked, also stop them, to spare the next tests.
    """
    from PySide6.QtCore import QAbstractAnimation, QThread, QTimer
    from shiboken6 import Shiboken

    left = []
    for thing in Shiboken.getAllValidWrappers():
        if isinstance(thing, QTimer):
            running, end = thing.isActive(), thing.stop
        elif isinstance(thing, QAbstractAnimation):
            running, end = thing.state() == QAbstractAnimation.State.Running, thing.stop
        elif isinstance(thing, QThread) and thing is not QThread.currentThread():
            running, end = thing.isRunning(), thing.quit
        else:
            continue
        if running:
            left.append(repr(thing))
            if stop:
                end()
    return left
