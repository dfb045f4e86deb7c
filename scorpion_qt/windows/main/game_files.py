"""Files and unfinished games in the main window: dialogs, two menus, and drag and drop."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QUrl, Signal
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog, QMenu, QWidget

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.storage.game_store import StoreFault
from scorpion_qt.model.storage.save_format import SaveFault
from scorpion_qt.model.storage.statistics_fault import StatisticsUnavailable
from scorpion_qt.names import LINK_SCHEME, SAVE_SUFFIX
from scorpion_qt.rules import Game
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.storage_words import (
    StorageWords,
    lost_game_text,
    open_fault_text,
    statistics_damaged_text,
    statistics_fault_text,
    write_fault_text,
)
from scorpion_qt.text.words import fill


class GameFiles(QObject):
    """Opens and saves files for a window.

    Args:
        games: Opens games.
        model: The game on the table.
        actions: The actions for opening and saving.
        window: The window on which files are dropped.
        surface: The widget that covers the window and accepts drops for it.

    Signals:
        said: (sentence) There is a message for the player.
    """

    said = Signal(str)

    def __init__(
        self,
        games: GameOpener,
        model: GameModel,
        actions: Actions,
        window: QWidget,
        surface: QWidget,
    ) -> None:
        super().__init__(window)
        self._games = games
        self._model = model
        self._window = window
        self.recent_menu = QMenu(window)
        self.waiting_menu = QMenu(window)
        self.recent_menu.aboutToShow.connect(self._fill_recent)
        self.waiting_menu.aboutToShow.connect(self._fill_waiting)
        actions.open.triggered.connect(self.ask_open)
        actions.save_as.triggered.connect(self.ask_save)
        games.unreadable.connect(self._on_unreadable)
        games.lost.connect(self._on_lost)
        games.no_link.connect(self._on_no_link)
        games.unwritable.connect(self.tell_unsaved)
        for widget in (window, surface):
            widget.setAcceptDrops(True)
            widget.installEventFilter(self)

    def retranslate(self) -> None:
        """Set the menus' titles in the current language."""
        self.recent_menu.setTitle(self.tr("Recent &files"))
        self.waiting_menu.setTitle(self.tr("&Waiting games"))

    # Dialogs

    def ask_open(self) -> None:
        """Ask for a file to open."""
        dialog = self._dialog(self.tr("Open a saved game"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda name: self._games.open_file(Path(name)))
        dialog.open()

    def ask_save(self) -> None:
        """Ask for a file name and save the game."""
        dialog = self._dialog(self.tr("Save the game as"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SAVE_SUFFIX[1:])
        dialog.selectFile(self._suggested_name())
        dialog.fileSelected.connect(self._on_save_chosen)
        dialog.open()

    def _dialog(self, title: str) -> QFileDialog:
        dialog = QFileDialog(self._window, title)
        dialog.setNameFilters(
            [
                fill(self.tr("Saved games (%1)"), f"*{SAVE_SUFFIX}"),
                fill(self.tr("All files (%1)"), "*"),
            ]
        )
        recent = self._games.recent()
        if recent:
            dialog.setDirectory(str(recent[0].parent))
        dialog.finished.connect(dialog.deleteLater)
        return dialog

    def _suggested_name(self) -> str:
        session = self._model.session
        number = f"-{session.number}" if session.number else ""
        return f"{session.game.id}{number}{SAVE_SUFFIX}"

    def _on_save_chosen(self, name: str) -> None:
        path = Path(name)
        if self._games.save_as(path):
            self.said.emit(fill(self.tr("Saved as %1"), isolate(path.name)))

    # Menus

    def _fill_recent(self) -> None:
        self.recent_menu.clear()
        for path in self._games.recent():
            action = self._add(self.recent_menu, isolate(path.name), self._opener(path))
            action.setToolTip(str(path))
        self.recent_menu.setToolTipsVisible(True)
        if self.recent_menu.isEmpty():
            self.recent_menu.addAction(self.tr("No files yet")).setEnabled(False)
        else:
            self.recent_menu.addSeparator()
            self._add(self.recent_menu, self.tr("&Clear this list"), self._games.clear_recent)

    def _fill_waiting(self) -> None:
        self.waiting_menu.clear()
        for game in self._games.waiting():
            self._add(self.waiting_menu, game_name(game), self._continuer(game))
        if self.waiting_menu.isEmpty():
            self.waiting_menu.addAction(self.tr("No other game is waiting")).setEnabled(False)

    @staticmethod
    def _add(menu: QMenu, text: str, slot: Callable[[], object]) -> QAction:
        action = menu.addAction(text)
        action.triggered.connect(lambda: slot())
        return action

    def _opener(self, path: Path) -> Callable[[], object]:
        return lambda: self._games.open_file(path)

    def _continuer(self, game: Game) -> Callable[[], object]:
        return lambda: self._games.go_on(game)

    # Messages

    def tell_unsaved(self, error: OSError) -> None:
        """Report that a game couldn't be written."""
        self.said.emit(write_fault_text(self.tr("The game could not be saved"), error))

    def tell_read_only(self) -> None:
        """Report that nothing is saved in this copy of the program."""
        self.said.emit(StorageWords().read_only())

    def tell_settings(self, kept: Path) -> None:
        """Report that the settings were damaged."""
        self.said.emit(fill(StorageWords().settings(), isolate(kept.name)))

    def tell_statistics(self, problem: StatisticsUnavailable) -> None:
        """Report that a result couldn't be written."""
        self.said.emit(statistics_fault_text(problem))

    def tell_statistics_damaged(self, kept: Path) -> None:
        """Report that the statistics were damaged."""
        self.said.emit(statistics_damaged_text(kept))

    def _on_unreadable(self, fault: SaveFault, path: Path) -> None:
        self.said.emit(open_fault_text(fault, path))

    def _on_lost(self, lost: StoreFault, _game: Game) -> None:
        self.said.emit(lost_game_text(lost.fault, lost.kept))

    def _on_no_link(self, _text: str) -> None:
        self.said.emit(StorageWords().no_link())

    # Drag and drop

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept a saved game or a link to a deal that is dropped."""
        match event:
            case QDragMoveEvent() if not isinstance(event, QDragEnterEvent):
                # After the drag has been accepted, it stays accepted all over the window.
                event.acceptProposedAction()
                return True
            case QDragEnterEvent() if _source(event.mimeData().urls()):
                event.acceptProposedAction()
                return True
            case QDropEvent() if not isinstance(event, QDragMoveEvent):
                source = _source(event.mimeData().urls())
                if source:
                    event.acceptProposedAction()
                    self._games.open_source(source)
                return True
        return super().eventFilter(watched, event)


def _source(urls: list[QUrl]) -> str:
    """Return the one file or link that is dropped, or an empty text for anything else."""
    if len(urls) != 1:
        return ""
    if urls[0].isLocalFile():
        return urls[0].toLocalFile()
    text = urls[0].toString()
    return text if text.startswith(LINK_SCHEME) else ""
