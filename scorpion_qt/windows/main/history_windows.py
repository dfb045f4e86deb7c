"""Looking back in the main window: the move list, bookmarks, replays, analysis, statistics."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.storage.attempts import Attempt, session_of
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.model.storage.statistics_fault import StatisticsUnavailable
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import DealNumber, Unreadable, parse_game
from scorpion_qt.view.table import TableView
from scorpion_qt.windows.common.table_appearance import apply_appearance

if TYPE_CHECKING:
    from scorpion_qt.windows.review.move_list import MovePanel
    from scorpion_qt.windows.statistics.statistics_window import StatisticsWindow

_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea


class HistoryWindows(QObject):
    """Opens the windows that look back, each imported on first use.

    Args:
        window: The main window.
        model: The game on the table.
        games: Opens games.
        actions: The actions to connect.
        settings: The player's choices, for the appearance of tables.
        storage: Where statistics are stored.
        desk: Where analyses ask the solver.

    Attributes:
        panel: The move list, after it has been shown.
        statistics: The window of the statistics while it is open.

    Signals:
        said: (sentence) There is a message for the player.
    """

    said = Signal(str)

    def __init__(
        self,
        window: QMainWindow,
        model: GameModel,
        games: GameOpener,
        actions: Actions,
        settings: Settings,
        storage: Storage,
        desk: SolverDesk,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._model = model
        self._games = games
        self._actions = actions
        self._settings = settings
        self._storage = storage
        self._desk = desk
        self.panel: MovePanel | None = None
        self.statistics: StatisticsWindow | None = None
        self._open: list[QWidget] = []
        self._direction = window.layoutDirection()
        actions.move_list.toggled.connect(self._on_move_list)
        actions.bookmark.triggered.connect(self.toggle_bookmark)
        actions.replay.triggered.connect(self.replay_game)
        actions.analysis.triggered.connect(self.analyse_game)
        actions.statistics.triggered.connect(self.show_statistics)

    def close(self) -> None:
        """Close all windows that look back."""
        for window in [*self._open]:
            window.close()

    def apply_appearance(self) -> None:
        """Apply the player's choice of appearance to the tables of open windows."""
        for window in self._open:
            for table in window.findChildren(TableView):
                apply_appearance(table, self._settings)

    def toggle_bookmark(self) -> None:
        """Bookmark the position on the table, or remove its bookmark."""
        step = self._model.step
        if self._model.session.bookmark(step):
            self._model.remove_bookmark(step)
            self.said.emit(self.tr("Bookmark removed"))
        else:
            self._model.set_bookmark(step)
            self.said.emit(self.tr("Bookmark set; the list of moves shows it"))

    def replay_game(self) -> None:
        """Replay the game on the table from its start."""
        session = self._model.session
        marks = [(mark.step.length, mark.name) for mark in session.bookmarks]
        self._replay(session, marks)

    def analyse_game(self) -> None:
        """Analyse the game on the table. Before a win, this counts as help.

        It reveals facts about hidden cards.
        """
        if not self._model.is_won:
            self._model.count_help()
        self._analyse(self._model.session)

    def show_statistics(self) -> None:
        """Open the statistics, or bring them to the front."""
        from scorpion_qt.windows.statistics.statistics_window import StatisticsWindow

        if self.statistics is None:
            self.statistics = StatisticsWindow(self._storage, self._window)
            self.statistics.again_requested.connect(self._on_again)
            self.statistics.replay_requested.connect(self._on_replay)
            self.statistics.destroyed.connect(self._on_statistics_gone)
        else:
            self.statistics.refresh()
        self._show(self.statistics)

    def _show(self, window: QWidget) -> None:
        if window not in self._open:
            self._open.append(window)
            window.destroyed.connect(lambda: self._open.remove(window))
        window.show()
        window.raise_()
        window.activateWindow()

    def _on_statistics_gone(self) -> None:
        self.statistics = None

    def _on_move_list(self, shown: bool) -> None:
        if self.panel is None:
            if not shown:
                return
            self.panel = self._make_panel()
            self.follow_direction()
        self.panel.setVisible(shown)

    def _make_panel(self) -> MovePanel:
        from scorpion_qt.windows.review.move_list import MovePanel

        panel = MovePanel(self._model, self._window)
        panel.closed.connect(lambda: self._actions.move_list.setChecked(False))
        if not self._window.restoreDockWidget(panel):
            # At the end side of the reading direction, so that the table keeps the start side.
            left = self._direction is Qt.LayoutDirection.RightToLeft
            self._window.addDockWidget(_LEFT if left else _RIGHT, panel)
        return panel

    def follow_direction(self) -> None:
        """Move the move list to the other side when the reading direction has changed."""
        if self.panel is None or self._window.layoutDirection() is self._direction:
            return
        self._direction = self._window.layoutDirection()
        area = self._window.dockWidgetArea(self.panel)
        if area in (_LEFT, _RIGHT):
            width = self.panel.width()
            self._window.addDockWidget(_RIGHT if area is _LEFT else _LEFT, self.panel)
            self._window.resizeDocks([self.panel], [width], Qt.Orientation.Horizontal)

    def _on_again(self, attempt: Attempt) -> None:
        try:
            self._games.begin(parse_game(attempt.game), DealNumber.parse(attempt.number))
        except Unreadable:
            self.said.emit(self.tr("This game is known no longer"))
            return
        self._to_front()

    def _on_replay(self, attempt: Attempt) -> None:
        try:
            line, marks = self._storage.statistics.line(attempt.id)
        except StatisticsUnavailable:
            line, marks = "", ()
        session = session_of(attempt, line)
        if session is None:
            self.said.emit(self.tr("This attempt cannot be replayed"))
            self._to_front()
        else:
            self._replay(session, marks)

    def _replay(self, session: Session, marks: Sequence[tuple[int, str]]) -> None:
        from scorpion_qt.windows.review.replay_window import ReplayWindow

        window = ReplayWindow(
            session, partial(apply_appearance, settings=self._settings), marks, self._window
        )
        window.continue_requested.connect(self._on_continue)
        window.analysis_requested.connect(self._analyse)
        self._show(window)

    def _analyse(self, session: Session) -> None:
        from scorpion_qt.windows.review.analysis_window import AnalysisWindow

        self._show(AnalysisWindow(session, self._desk, self._window))

    def _on_continue(self, session: Session) -> None:
        self._games.place(session)
        self._to_front()

    def _to_front(self) -> None:
        self._window.raise_()
        self._window.activateWindow()
