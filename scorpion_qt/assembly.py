"""The one place where the parts of the program are created and connected.

Each part receives its partners as arguments and connects itself to them. What remains is here: which
parts exist, how they all respond when the system or a setting changes, and the shutdown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.controller.keyboard_input import KeyboardInput
from scorpion_qt.controller.mouse_input import MouseInput
from scorpion_qt.controller.native_keys import NativeShortcuts
from scorpion_qt.controller.reader import Reader
from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.controller.speech import Speech
from scorpion_qt.controller.table_presenter import TablePresenter
from scorpion_qt.model.game.change import Change, ChangeKind
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.settings import Direction, Setting, Settings
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.text import language
from scorpion_qt.view.accessible import AccessibleTable
from scorpion_qt.windows.common.table_appearance import apply_appearance, chosen_appearance
from scorpion_qt.windows.main.board_clipboard import BoardClipboard
from scorpion_qt.windows.main.deal_actions import DealActions
from scorpion_qt.windows.main.game_files import GameFiles
from scorpion_qt.windows.main.history_windows import HistoryWindows
from scorpion_qt.windows.main.main_window import MainWindow
from scorpion_qt.windows.main.menus import Menus
from scorpion_qt.windows.main.solver_panel import SolverPanel
from scorpion_qt.windows.main.state_notices import StateNotices
from scorpion_qt.windows.main.window_commands import WindowCommands
from scorpion_qt.windows.rulebook.rules_opener import RulesOpener

_APPEARANCE: Final = (
    Settings.speed,
    Settings.deck,
    Settings.four_colours,
    Settings.local_letters,
    Settings.back,
    Settings.theme,
)
"""The settings that change how tables look and move."""


class Assembly(QObject):
    """Creates and connects the parts of the program around one game.

    Args:
        model: The game.
        settings: The player's choices; changes take effect at once.
        storage: Keeps games and statistics.
        desk: Runs the solver's work for the game.
        deals: Finds winnable deals.
        spoken: A language for this run only, instead of the chosen one, or an empty text.

    Attributes:
        window: The main window. The other attributes are the parts that work in it.
    """

    def __init__(
        self,
        model: GameModel,
        settings: Settings,
        storage: Storage,
        desk: SolverDesk,
        deals: WinnableDeals,
        spoken: str = "",
    ) -> None:
        self.window = window = MainWindow(settings)
        super().__init__(window)
        table, notice = window.table, window.notice
        self.model = model
        self.settings = settings
        self._spoken = spoken
        self.desk = desk
        self.games = games = GameOpener(model, settings, storage.games, self)
        self.actions = actions = Actions(model, window)
        # Playing
        self.mouse = MouseInput(model, table, self)
        self.keyboard = KeyboardInput(model, table, self.mouse)
        self.presenter = TablePresenter(model, table, self.mouse, self.keyboard)
        # Speech and keys
        self.speech = Speech(model, settings, self.mouse, table)
        AccessibleTable(table)
        self.shortcuts = Shortcuts(actions.all(), settings, self)
        native_keys = NativeShortcuts(window)
        # Solver and other services
        self.solver_panel = SolverPanel(model, desk, table, notice, actions, self)
        window.strip.add(self.solver_panel.verdict)
        self.reader = Reader(model, self.keyboard, self.speech, self.solver_panel.solver, actions)
        self.deal_actions = DealActions(
            window, model, settings, games, desk, deals, actions, notice, table
        )
        self.states = StateNotices(model, self.presenter, notice, actions, self.deal_actions)
        # Other windows, files, the clipboard
        self.rules = RulesOpener(settings, actions.all(), window)
        self.files = GameFiles(games, model, actions, window, table.viewport())
        self.history_windows = HistoryWindows(
            window, model, games, actions, settings, storage, desk
        )
        self.board_clipboard = BoardClipboard(model, games, actions, window)
        self.menus = Menus(window, actions, self.files)
        WindowCommands(
            window,
            model,
            settings,
            actions,
            self.shortcuts,
            self.speech,
            self.mouse,
            self.keyboard,
            native_keys,
            self.solver_panel.proofs,
        )
        actions.rules.triggered.connect(lambda: self.rules.open(model.game))
        self.shortcuts.changed.connect(actions.retranslate)
        notice.said.connect(self.speech.say)
        # Queued until the current work is done: a new game on the table removes notices.
        self.files.said.connect(notice.add, Qt.ConnectionType.QueuedConnection)
        self.board_clipboard.said.connect(notice.say)
        self.history_windows.said.connect(notice.say)
        self.presenter.progressed.connect(window.strip.set_progress)
        model.clock.ticked.connect(window.strip.set_seconds)
        model.changed.connect(self._on_changed)
        self.menus.language_chosen.connect(self._on_language_chosen)
        self.menus.direction_chosen.connect(self._on_direction_chosen)
        settings.changed.connect(self._on_setting_changed)
        window.system_changed.connect(self._on_system_changed)
        window.closing.connect(self._on_closing)
        self._retranslate()
        self._apply_appearance()
        for setting in (Settings.undo_limit, Settings.verdict_mode, Settings.fair_hints):
            self._on_setting_changed(setting)
        window.restore_place()
        actions.move_list.setChecked(settings.shows_moves)
        actions.toolbar.setChecked(settings.shows_toolbar)
        self.menus.toolbar.setVisible(settings.shows_toolbar)

    # When something changes

    def _on_changed(self, change: Change) -> None:
        if change.kind is ChangeKind.NEW:
            self.window.show_deal(self.model.game, self.model.number)

    def _on_system_changed(self, kind: QEvent.Type) -> None:
        """Respond to changes of language, palette, fonts and window state."""
        match kind:
            case QEvent.Type.LanguageChange:
                self._retranslate()
            case QEvent.Type.LayoutDirectionChange:
                self.history_windows.follow_direction()
            case QEvent.Type.PaletteChange:
                self.menus.set_icons()
                self._apply_appearance()
            case QEvent.Type.FontChange:
                self.menus.set_icon_size()
            case QEvent.Type.ActivationChange:
                self.model.clock.hold("window", not self.window.isActiveWindow())
            case QEvent.Type.WindowStateChange:
                self.desk.set_suspended(self.window.isMinimized())  # nobody sees an answer
                self.actions.full_screen.setChecked(self.window.isFullScreen())

    def _on_setting_changed(self, setting: Setting[Any]) -> None:
        solver, settings = self.solver_panel.solver, self.settings
        effects: dict[object, Callable[[], None]] = {
            Settings.language: self._apply_language,
            Settings.direction: self._apply_direction,
            Settings.fair_hints: lambda: solver.set_fair(settings.fair_hints),
            Settings.verdict_mode: lambda: solver.set_verdict_mode(settings.verdict_mode),
            Settings.undo_limit: lambda: self.model.set_undo_limit(settings.undo_limit),
        }
        if setting in effects:
            effects[setting]()
        elif setting in _APPEARANCE:
            self._apply_appearance()

    def _on_language_chosen(self, code: str) -> None:
        self.settings.language = code
        # The language may already be the chosen one while this run used another.
        self._apply_language()

    def _on_direction_chosen(self, direction: Direction) -> None:
        self.settings.direction = direction

    def _apply_language(self) -> None:
        self._spoken = ""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.install(app, self.settings.language)
        self._apply_appearance()

    def _apply_direction(self) -> None:
        self._show_choices()
        self._apply_appearance()

    def _apply_appearance(self) -> None:
        appearance = chosen_appearance(self.settings)
        apply_appearance(self.window.table, self.settings)
        self.window.notice.set_theme(appearance.theme)
        self.rules.set_appearance(appearance)
        self.history_windows.apply_appearance()

    def _retranslate(self) -> None:
        self.actions.retranslate()
        self.deal_actions.retranslate()
        self.menus.retranslate()
        self._show_choices()
        self.files.retranslate()
        self.menus.set_icons()
        self.window.show_deal(self.model.game, self.model.number)
        # This removes notices in the previous language. The panel shows its own again.
        self.states.retranslate()
        self.solver_panel.retranslate()

    def _show_choices(self) -> None:
        code = self._spoken or self.settings.language
        self.menus.show_choices(code, self.settings.direction)

    def _on_closing(self) -> None:
        """Stop all running work and save the window's settings."""
        self.settings.shows_moves = self.actions.move_list.isChecked()
        self.settings.shows_toolbar = self.actions.toolbar.isChecked()
        self.model.clock.hold("window", True)
        self.desk.close()
        self.deal_actions.close()
        self.history_windows.close()
        self.window.table.close_down()
        self.rules.close()
