"""The application: settings, language, model and window put together, and what happens to errors."""

from __future__ import annotations

import argparse
import logging
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QSettings, QStandardPaths, QUrl
from PySide6.QtWidgets import QApplication

from scorpion_qt import __version__
from scorpion_qt.controller.games import Games
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.model.settings import Settings
from scorpion_qt.model.storage import Storage
from scorpion_qt.rules import DealNumber, Unreadable, parse_game
from scorpion_qt.smoke import Smoke
from scorpion_qt.text import language
from scorpion_qt.windows.icons import app_icon
from scorpion_qt.windows.main_window import MainWindow

log = logging.getLogger(__name__)

PORTABLE = "scorpion-qt-data"
"""A directory of this name beside the bundle's program makes it keep everything in there."""


def run(options: argparse.Namespace) -> int:
    """Open the window and play until it is closed.

    Args:
        options: Those of `scorpion_qt.arguments.add_window_options`.

    Returns:
        The exit code.
    """
    app = QApplication(sys.argv[:1])
    app.setApplicationName("scorpion-qt")
    app.setApplicationDisplayName("Scorpion")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("scorpion-qt")
    app.setWindowIcon(app_icon())
    try:
        data = data_dir(options.data_dir)
        log_file = start_log(Path(options.log) if options.log else data / "scorpion-qt.log")
    except OSError as problem:
        _say(f"'{problem.filename}' cannot be written: {problem.strerror}")
        return 2
    settings = Settings(QSettings(str(data / "settings.ini"), QSettings.Format.IniFormat))
    if options.reset_settings:
        settings.store.clear()
    try:
        game = parse_game(options.game) if options.game else None
        number = DealNumber.parse(options.number) if options.number else None
    except Unreadable as problem:
        _say(str(problem))
        return 2
    # Before the first widget: direction and texts that are set later are set too late.
    language.install(app, options.lang or settings.language)
    model = GameModel()
    storage = Storage(data, model, settings)
    games = Games(model, settings, storage.games)
    window = MainWindow(model, settings, spoken=options.lang or "", games=games)
    storage.failed.connect(window.files.tell_unsaved)
    storage.statistics_failed.connect(window.files.tell_statistics)
    sys.excepthook = excepthook = _Excepthook(window, log_file)
    games.resume(game, number)
    if options.source:
        games.open_source(local_file(options.source))
    smoke = Smoke(window, window.table.viewport()) if options.smoke else None
    window.show()
    code = app.exec()
    storage.close()
    if smoke and excepthook.called:
        _say(f"an unexpected error; it is written down in {log_file}")
        return 1
    return 1 if smoke and not smoke.painted else code


def data_dir(chosen: str | None) -> Path:
    """Where settings and games are kept; made if it is not there yet.

    Raises:
        OSError: It can be neither made nor written to.
    """
    location = QStandardPaths.StandardLocation.AppDataLocation
    path = Path(chosen or portable_dir() or QStandardPaths.writableLocation(location))
    path.mkdir(parents=True, exist_ok=True)
    return path


def portable_dir() -> Path | None:
    """The directory beside the bundle that makes it portable, if somebody has put one there."""
    if not getattr(sys, "frozen", False):
        return None
    path = Path(sys.executable).parent / PORTABLE
    return path if path.is_dir() else None


def local_file(source: str) -> str:
    """Return the path that a ``file:`` URL names, as desktops write it; anything else as it is."""
    url = QUrl(source)
    return url.toLocalFile() if url.isLocalFile() else source


def start_log(path: Path) -> Path:
    """Write messages for helpers to a file, the present run's only."""
    logging.basicConfig(
        filename=path,
        filemode="w",
        level=logging.INFO,
        format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        encoding="utf-8",
    )
    return path


def _say(sentence: str) -> None:
    print(f"scorpion-qt: {sentence}", file=sys.stderr)  # noqa: T201  the terminal asked


class _Excepthook:
    """An unexpected error is written down, and the player told where; the game goes on."""

    def __init__(self, window: MainWindow, path: Path) -> None:
        self._window = window
        self._path = path
        self.called = False

    def __call__(
        self,
        kind: type[BaseException],
        error: BaseException,
        traceback: TracebackType | None,
    ) -> None:
        """What Python calls for an exception that nobody caught."""
        self.called = True
        log.error("unexpected error", exc_info=(kind, error, traceback))
        self._window.tell_fault(self._path)
