"""The program on a display of its own, with a screen reader on a real accessibility bus."""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTHON = "/usr/bin/python3"
"""The system's Python, for which Debian packages the bindings of AT-SPI."""
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
SYMBOLS = {
    "Up": 0xFF52,
    "Down": 0xFF54,
    "Left": 0xFF51,
    "Right": 0xFF53,
    "Home": 0xFF50,
    "End": 0xFF57,
    "Return": 0xFF0D,
    "Escape": 0xFF1B,
    "Tab": 0xFF09,
    "PageDown": 0xFF56,
}
"""X11's names of keys. Letters and digits are their own names."""
PATIENCE = 90.0
"""Seconds for the program to start on a busy machine."""


def lacking(*others):
    """Return a sentence on what this system and its programs lack, or an empty text."""
    programs = ("Xvfb", "dbus-daemon", "setxkbmap", *others)
    missing = [name for name in programs if shutil.which(name) is None]
    if not any(Path(path).exists() for path in LAUNCHERS):
        missing.append("at-spi-bus-launcher")
    bindings = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    if (
        not Path(PYTHON).exists()
        or subprocess.run([PYTHON, "-c", bindings], capture_output=True, check=False).returncode
    ):
        missing.append("the bindings of AT-SPI for the system's Python")
    return f"this system lacks {', '.join(missing)}" if missing else ""


class ScreenReader:
    """Starts everything. A context manager that ends all processes on exit.

    Args:
        words: The arguments of the program.
    """

    screen = "1100x800x24"

    def __init__(self, *words):
        self._words = words
        self._processes = []
        self._directory = Path(tempfile.mkdtemp(prefix="scorpion-a11y-"))
        self.data = self._directory / "data"

    def __enter__(self):
        try:
            self._start_all()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        for process in reversed(self._processes):
            self._end(process)
            for pipe in (process.stdin, process.stdout):
                if pipe:
                    pipe.close()
        shutil.rmtree(self._directory, ignore_errors=True)

    @staticmethod
    def _end(process):
        """End a process and its children, as the bus launcher starts a bus."""
        for kind in (signal.SIGTERM, signal.SIGKILL):
            with suppress(ProcessLookupError):
                os.killpg(process.pid, kind)
            with suppress(subprocess.TimeoutExpired):
                process.wait(timeout=5)

    def _start_all(self):
        self._start_desktop()
        self._start_program()
        self._take_focus()

    def _start_desktop(self):
        runtime = self._directory / "run"
        runtime.mkdir(mode=0o700)
        self.data.mkdir()
        (self.data / "settings.ini").write_text("[General]\nspeed=off\n", encoding="utf-8")
        self._environment = {
            **os.environ,
            "HOME": str(self._directory),
            "XDG_RUNTIME_DIR": str(runtime),
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "PYTHONFAULTHANDLER": "1",
        }
        self._environment.pop("WAYLAND_DISPLAY", None)
        # Without -noreset the display would restart whenever its last client leaves, as the
        # launcher does, and refuse other clients in the meantime.
        display = self._start(
            *("Xvfb", "-noreset", "-displayfd", "1", "-screen", "0", self.screen),
            *("-nolisten", "tcp"),
        )
        self._environment["DISPLAY"] = f":{display.stdout.readline().strip()}"
        bus = self._start("dbus-daemon", "--session", "--print-address", "--nofork", "--nopidfile")
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        launcher = next(path for path in LAUNCHERS if Path(path).exists())
        self._start(launcher, "--launch-immediately")

    def _start_program(self):
        self.program = self._start(
            sys.executable, "-m", "scorpion_qt", "--data-dir", str(self.data), *self._words
        )
        self._client = self._start(PYTHON, str(ROOT / "tests" / "atspi_client.py"))
        assert self.ask("wait", timeout=PATIENCE), "the program is not on the bus"

    def _take_focus(self):
        """Let the client give the focus to the program, in place of a window manager."""
        assert self.ask("activate", timeout=PATIENCE), "the window does not get the focus"

    def _start(self, *words):
        log = (self._directory / f"{len(self._processes)}.log").open("wb")
        with log:
            process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=self._environment,
                cwd=ROOT,
                text=True,
                encoding="utf-8",
                start_new_session=True,
            )
        self._processes.append(process)
        return process

    def errors(self, process=None):
        """Return what the program, or another process, wrote to its standard error."""
        log = self._directory / f"{self._processes.index(process or self.program)}.log"
        return log.read_text(encoding="utf-8")

    def ask(self, command, **arguments):
        self._client.stdin.write(json.dumps({"do": command, **arguments}) + "\n")
        self._client.stdin.flush()
        answer = self._client.stdout.readline()
        if not answer:
            ended = f"the program has ended with {self.program.poll()}: {self.errors()}"
            raise AssertionError(
                f"the screen reader has gone: {self.errors(self._client)}; {ended}"
            )
        return json.loads(answer)

    def tree(self, fresh=False):
        """Return the table as known from events, or as queried again."""
        return self.ask("tree", fresh=fresh)

    def key(self, name, *held, wait=None, **options):
        """Press a key and return the results, as pairs of a kind and a text."""
        symbol = SYMBOLS.get(name) or ord(name.lower())
        answer = self.ask("key", symbol=symbol, held=held, wait=wait, **options)
        assert answer["came"], f"{name}: no {wait} event, but {answer['events']}"
        return [tuple(event) for event in answer["events"]]

    def place(self, code, *held, wait=None):
        """Press the key at a place of the keyboard, whatever is printed on it."""
        answer = self.ask("key", code=code, held=held, wait=wait)
        assert answer["came"], f"key {code}: no {wait} event, but {answer['events']}"
        return [tuple(event) for event in answer["events"]]

    def set_layout(self, *layouts):
        subprocess.run(
            ["setxkbmap", *layouts], env=self._environment, check=True, capture_output=True
        )

    def hear(self, name):
        """Press a key and return what was said or got the focus."""
        moves = name in ("Up", "Down", "Left", "Right", "Home", "End") or name.isdigit()
        kind = "focused" if moves else "announcement"
        return " ".join(text for came, text in self.key(name, wait=kind) if came == kind)

    def quit(self):
        """Quit the program by its key and return its exit code."""
        self.key("q", "Ctrl")
        return self.program.wait(timeout=PATIENCE)
