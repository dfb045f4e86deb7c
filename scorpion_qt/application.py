"""The application: creates and connects settings, language, model, window and storage."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Qt, QUrl
from PySide6.QtWidgets import QApplication

from scorpion_qt import __version__
from scorpion_qt.assembly import Assembly
from scorpion_qt.faults import Faults
from scorpion_qt.garbage import collect_here_alone
from scorpion_qt.model.game.deal_link import deal_link
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.settings import Settings, open_store
from scorpion_qt.model.storage.single_instance import Lock, SingleInstance
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.names import LINK_SCHEME
from scorpion_qt.rules import DealNumber, Game, Unreadable, parse_game
from scorpion_qt.signals import EndSignals
from scorpion_qt.smoke import Smoke
from scorpion_qt.text import language
from scorpion_qt.text.bidi import plain
from scorpion_qt.text.storage_words import write_fault_text
from scorpion_qt.windows.common.first_paint import FirstPaint
from scorpion_qt.windows.common.icons import app_icon

PORTABLE = "scorpion-qt-data"
"""A directory with this name beside the bundled program makes the bundle portable: all data goes there."""


def run(options: argparse.Namespace) -> int:
    """Open the window and play until it is closed.

    Args:
        options: The options from `scorpion_qt.arguments.add_window_options`.

    Returns:
        The exit code.
    """
    app = _application()
    try:
        game = parse_game(options.game) if options.game else None
        number = DealNumber.parse(options.number) if options.number else None
        data = data_dir(options.data_dir)
        if options.log:
            start_log(Path(options.log))
    except Unreadable as problem:
        _say(str(problem))
        return 2
    except OSError as problem:
        # In English, like all output of the command line: no language is chosen yet.
        _say(write_fault_text(f"'{problem.filename}' cannot be written", problem))
        return 2
    instance = SingleInstance(data)
    lock = instance.acquire()
    if lock is Lock.TAKEN and not options.smoke:
        if instance.hand_over(_source(options.source, game, number)):
            _say(_handed_over(options))
            return 0
        lock = instance.acquire()
    writable = lock is not Lock.TAKEN
    if not options.log:
        # The game works without a log, too.
        with suppress(OSError):
            start_log(data / ("scorpion-qt.log" if writable else "scorpion-qt-second.log"))
    store, damaged = open_store(data / "settings.ini")
    settings = Settings(store)
    if options.reset_settings:
        settings.store.clear()
    # Before the first widget: a direction or texts set later would come too late.
    language.install(app, options.lang or settings.language)
    program = Program(settings, data, writable, spoken=options.lang or "")
    window = program.window
    program.games.resume(game, number)
    if damaged:
        program.files.tell_settings(damaged)
    if options.source:
        # Problems are shown in the window and also on the terminal, as a script may have started it.
        program.files.said.connect(_say)
        program.games.open_source(local_file(options.source))
        program.files.said.disconnect(_say)
    smoke = Smoke(window, window.table.viewport()) if options.smoke else None
    if lock is Lock.OURS and not smoke:
        program.answer(instance)
    window.show()
    code = app.exec()
    program.close()
    instance.close()
    if smoke is None:
        return code
    if program.faults.count:
        log = options.log or data / "scorpion-qt.log"
        _say(f"an unexpected error; it is written down in {log}")
    return code if smoke.painted and not program.faults.count else 1


def _application() -> QApplication:
    app = QApplication(sys.argv[:1])
    collect_here_alone()
    app.setApplicationName("scorpion-qt")
    app.setApplicationDisplayName("Scorpion")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "scorpion-qt"))  # finds the icon
    app.setWindowIcon(app_icon())
    return app


class Program(QObject):
    """Connects the model, its window and the storage of games.

    Args:
        settings: The player's choices.
        data: The directory for all data.
        writable: False while another copy of the program owns it.
        spoken: A language for this run only, or an empty text.
    """

    def __init__(self, settings: Settings, data: Path, writable: bool, spoken: str = "") -> None:
        super().__init__()
        self.model = GameModel(self)
        self.storage = Storage(data, self.model, settings, writable=writable, parent=self)
        # A second copy gets no file: both would offer the same deals.
        self.desk = SolverDesk(self.model, self)
        deals = WinnableDeals(self.desk, data / "winnable.json" if writable else None, self)
        self.parts = parts = Assembly(self.model, settings, self.storage, self.desk, deals, spoken)
        self.window = parts.window
        self.games = parts.games
        self.files = files = parts.files
        self.storage.failed.connect(files.tell_unsaved)
        self.storage.statistics_failed.connect(files.tell_statistics)
        self.storage.statistics_damaged.connect(files.tell_statistics_damaged)
        self.faults = Faults(self.storage.save, self)
        self.faults.happened.connect(parts.states.tell_fault, Qt.ConnectionType.QueuedConnection)
        self.faults.install()
        self._signals = EndSignals(self._end, self)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.connect(self._on_state_changed)
        # When the desktop session ends, Qt closes the window but may not return from it.
        app.commitDataRequest.connect(self._keep, Qt.ConnectionType.DirectConnection)
        app.aboutToQuit.connect(self.close)
        if not writable:
            files.tell_read_only()

    def answer(self, instance: SingleInstance) -> None:
        """Open what other copies of the program ask for."""
        instance.asked.connect(self._on_asked)
        FirstPaint(self.window.table.viewport(), instance.listen)

    def close(self) -> None:
        """Save everything and release the process-wide resources."""
        self.storage.close()
        self._signals.close()
        self.faults.uninstall()

    def _on_asked(self, source: str) -> None:
        window = self.window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        if source:
            self.games.open_source(source)

    def _on_state_changed(self, state: Qt.ApplicationState) -> None:
        # The time played is saved whenever the player turns to another program.
        if state is not Qt.ApplicationState.ApplicationActive:
            self.storage.save()

    def _end(self) -> None:
        self.window.close()
        # An open dialog would keep the program running without its window.
        QApplication.quit()

    def _keep(self) -> None:
        self.storage.save()
        self.storage.flush()


def _source(source: str | None, game: Game | None, number: DealNumber | None) -> str:
    """Return what another copy should open, in words that mean the same there."""
    if source:
        return source if source.startswith(LINK_SCHEME) else str(Path(local_file(source)).resolve())
    return deal_link(game, number) if game or number else ""


def _handed_over(options: argparse.Namespace) -> str:
    """Return the message that another copy takes over, naming the options it does not receive."""
    ignored = {"--lang": options.lang, "--reset-settings": options.reset_settings}
    names = " and ".join(name for name, given in ignored.items() if given)
    return "handed over to the window that is open already" + (
        f", without {names}" if names else ""
    )


def data_dir(chosen: str | None) -> Path:
    """Return the directory for settings and games; create it if it is missing.

    If the default directory cannot be created, the game runs without it. The player is told as soon as
    something needs to be saved.

    Args:
        chosen: The directory from the command line, or None for the default.

    Raises:
        OSError: The chosen directory can be neither created nor written to.
    """
    location = QStandardPaths.StandardLocation.AppDataLocation
    path = Path(chosen or portable_dir() or QStandardPaths.writableLocation(location))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        if chosen:
            raise
    return path


def portable_dir() -> Path | None:
    """Return the directory beside the bundle that makes it portable, or None if there is none."""
    if not getattr(sys, "frozen", False):
        return None
    path = Path(sys.executable).parent / PORTABLE
    return path if path.is_dir() else None


def local_file(source: str) -> str:
    """Return the path in a ``file:`` URL, as desktops write it; return anything else unchanged."""
    url = QUrl(source)
    return url.toLocalFile() if url.isLocalFile() else source


def start_log(path: Path) -> None:
    """Write log messages to a file, keeping the previous run's log beside it.

    Raises:
        OSError: The file cannot be written.
    """
    with suppress(OSError):
        if path.stat().st_size:
            path.replace(path.with_name(f"{path.stem}.before{path.suffix}"))
    # A log that cannot be written, as on a full disk, is not worth a traceback per line.
    logging.raiseExceptions = False
    logging.basicConfig(
        filename=path,
        filemode="w",
        level=logging.INFO,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        encoding="utf-8",
    )


def _say(sentence: str) -> None:
    print(f"scorpion-qt: {plain(sentence)}", file=sys.stderr)  # noqa: T201  terminal output
