"""What every test gets: no display needed, nobody's files touched, nothing of Qt left running."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def isolated_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the test a home of its own, where settings, saves and results go; return it."""
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
    """Compile the translations again where a catalogue is newer than what was made from it."""
    for catalogue in (ROOT / "translations").glob("*.ts"):
        compiled = ROOT / "build" / "translations" / f"{catalogue.stem}.qm"
        if not compiled.exists() or compiled.stat().st_mtime < catalogue.stat().st_mtime:
            script = ROOT / "packaging" / "translations.py"
            subprocess.run([sys.executable, script, "compile"], check=True)
            return


@pytest.fixture(scope="session")
def shared() -> Path:
    """Return the directory of the golden data, which lies beside the checkout."""
    directory = ROOT.parent / "shared"
    if not directory.is_dir():
        pytest.skip("the golden data is not here: there is no ../shared beside the checkout")
    return directory


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    """Fail when a test leaves a timer, a thread or an animation running.

    Looked at when the test's other fixtures are gone, so what they own may be stopped by them.
    """
    yield
    core = sys.modules.get("PySide6.QtCore")
    if core is None or core.QCoreApplication.instance() is None:
        return
    if not core.QThreadPool.globalInstance().waitForDone(5000):
        pytest.fail("left running: a task of the thread pool", pytrace=False)
    core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
    if _stop_running():
        gc.collect()  # a timer that only a cycle of dead objects holds is not left running by anybody
    if left := _stop_running(stop=True):
        pytest.fail(f"left running: {', '.join(left)}", pytrace=False)


def _stop_running(*, stop: bool = False) -> list[str]:
    """Name what Python knows of that is running, and stop it if asked, to spare the next tests."""
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


_status = pytest.StashKey[int]()


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Remember how the run ended."""
    session.config.stash[_status] = int(exitstatus)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure(config: pytest.Config) -> None:
    """End the process with what was reported, without Qt's own end after Python's.

    WORKAROUND for PySide6 6.11: what Qt keeps in static variables, such as the clipboard's content, is destroyed
    after Python has ended, and a wrapper that is reached then crashes. How the program itself ends is tested
    in processes of its own.
    """
    if "PySide6.QtGui" in sys.modules and _status in config.stash:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(config.stash[_status])
