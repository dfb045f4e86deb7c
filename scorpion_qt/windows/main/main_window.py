"""The window: menus and toolbar, the table, the strip under it, and notices on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

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
from scorpion_qt.model.game.deal_link import deal_link
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.settings import Direction, Settings
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import Card, Refusal
from scorpion_qt.text import language
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.obstacle_words import Obstacle, obstacle_text
from scorpion_qt.text.refusal_words import refusal_text
from scorpion_qt.view.accessible import AccessibleTable
from scorpion_qt.view.table import TableView
from scorpion_qt.windows.common.fitting import resize_first
from scorpion_qt.windows.common.table_appearance import apply_appearance, chosen_appearance
from scorpion_qt.windows.rulebook.rules_opener import RulesOpener

from .board_clipboard import BoardClipboard
from .deal_actions import DealActions
from .game_files import GameFiles
from .history_windows import HistoryWindows
from .menus import Menus
from .notice import Notice
from .solver_panel import SolverPanel
from .state_notices import StateNotices
from .status_strip import StatusStrip

FIRST_SIZE = QSize(1000, 720)
LEAST_SIZE = QSize(480, 320)
"""What a screen of 480 × 360 has room for, under a title bar."""


class MainWindow(QMainWindow):
    """The main window.

    Args:
        model: The game.
        settings: The player's choices; changes take effect at once.
        storage: What keeps games and statistics.
        desk: Where the solver is asked.
        deals: Finds winnable deals.
        spoken: A language that counts for this run instead of the chosen one, or an empty text.

    Attributes:
        model: As above.
        games: Opens games.
        table: The cards.
        actions_: What the player can ask for.
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
        super().__init__()
        self.model = model
        self._settings = settings
        self._spoken = spoken
        self._desk = desk
        self.games = GameOpener(model, settings, storage.games, self)
        self.table = TableView()
        self.strip = StatusStrip()
        self.actions_ = Actions(model, self)
        self.mouse = MouseInput(model, self.table, self)
        self.speech = Speech(model, settings, self.mouse, self.table)
        self.keyboard = KeyboardInput(model, self.table, self.mouse)
        self.presenter = TablePresenter(model, self.table, self.mouse, self.keyboard)
        self.shortcuts = Shortcuts(self.actions_.all(), settings, self)
        AccessibleTable(self.table)
        self._keys = NativeShortcuts(self)
        self.rules = RulesOpener(settings, self.actions_.all(), self)
        self.setCentralWidget(_column(self.table, self.strip))
        self.table.setFocus()
        self.setMinimumSize(LEAST_SIZE)
        self.notice = Notice(self.table)
        self.solver_panel = SolverPanel(model, desk, self.table, self.notice, self.actions_, self)
        self.strip.add(self.solver_panel.verdict)
        self.deal_actions = DealActions(
            self,
            model,
            settings,
            self.games,
            desk,
            deals,
            self.actions_,
            self.notice,
            self.table,
        )
        self.states = StateNotices(
            model, self.presenter, self.notice, self.actions_, self.deal_actions
        )
        self.reader = Reader(model, self.keyboard, self.speech, self.solver_panel.solver)
        self.files = GameFiles(self.games, model, self, self.table.viewport())
        self.history_windows = HistoryWindows(
            self, model, self.games, self.actions_, settings, storage, desk
        )
        self.board_clipboard = BoardClipboard(model, self.games, self)
        self.menus = Menus(self, self.actions_, self.files)
        self._connect()
        self._retranslate()
        self._apply_appearance()
        for name in ("undo_limit", "verdict_mode", "fair_hints"):
            self._on_setting_changed(name)
        self._restore_geometry()

    def _connect(self) -> None:
        actions, model = self.actions_, self.model
        actions.preferences.triggered.connect(self._on_preferences)
        actions.rules.triggered.connect(lambda: self.rules.open(model.game))
        actions.about.triggered.connect(self._on_about)
        actions.quit.triggered.connect(self.close)
        actions.copy_board.triggered.connect(self.board_clipboard.copy)
        actions.paste_board.triggered.connect(self.board_clipboard.paste)
        actions.open.triggered.connect(self.files.ask_open)
        actions.save_as.triggered.connect(self.files.ask_save)
        # Told when what is going on is over: a new game on the table takes notices away.
        self.files.said.connect(self.notice.add, Qt.ConnectionType.QueuedConnection)
        self.board_clipboard.said.connect(self.notice.say)
        self.history_windows.said.connect(self.notice.say)
        actions.verdict.triggered.connect(self.reader.verdict)
        actions.peek.triggered.connect(self.keyboard.peek)
        actions.read_column.triggered.connect(self.reader.column)
        actions.read_table.triggered.connect(self.reader.table)
        actions.read_targets.triggered.connect(self.reader.where)
        actions.read_free.triggered.connect(self.reader.free)
        actions.read_progress.triggered.connect(self.reader.progress)
        self.notice.said.connect(self.speech.say)
        self.shortcuts.changed.connect(actions.retranslate)
        actions.copy_number.triggered.connect(self._on_copy_number)
        actions.copy_link.triggered.connect(self._on_copy_link)
        actions.full_screen.toggled.connect(self._on_full_screen)
        self.menus.language_chosen.connect(self._on_language)
        self.menus.direction_chosen.connect(self._on_direction)
        self.strip.number_clicked.connect(actions.copy_number.trigger)
        self.mouse.nowhere.connect(self._on_nowhere)
        self.keyboard.escaped.connect(self._on_escaped)
        self._keys.unavailable.connect(self._on_unavailable)
        model.changed.connect(self._on_changed)
        model.refused.connect(self._on_refused)
        self.presenter.progressed.connect(self.strip.set_progress)
        model.clock.ticked.connect(self.strip.set_seconds)
        self._settings.changed.connect(self._on_setting_changed)

    # What is in the window

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, palette and activity of the window."""
        match event.type():
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
                self.model.clock.hold("window", not self.isActiveWindow())
            case QEvent.Type.WindowStateChange:
                self._desk.set_suspended(self.isMinimized())  # nobody sees an answer
                self.actions_.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.actions_.retranslate()
        self.solver_panel.retranslate()
        self.deal_actions.retranslate()
        self.menus.retranslate()
        self._show_choices()
        self.files.retranslate()
        self.menus.set_icons()
        self._show_deal()
        self.states.retranslate()

    def _show_choices(self) -> None:
        self.menus.show_choices(self._spoken or self._settings.language, self._settings.direction)

    def _show_deal(self) -> None:
        # Qt adds the program's name to that of the game.
        self.setWindowTitle(game_name(self.model.game))
        self.strip.set_deal(self.model.game, self.model.number)

    # Where it stands

    def _restore_geometry(self) -> None:
        resize_first(self, FIRST_SIZE)
        # Qt moves a window whose screen is gone onto one that exists.
        self.restoreGeometry(self._settings.arrangement("window/geometry"))
        self.restoreState(self._settings.arrangement("window/state"))
        self.actions_.move_list.setChecked(self._settings.shows_moves)
        self.actions_.toolbar.setChecked(self._settings.shows_toolbar)
        self.menus.toolbar.setVisible(self.actions_.toolbar.isChecked())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place; stop what runs."""
        store = self._settings.store
        store.setValue("window/geometry", self.saveGeometry())
        store.setValue("window/state", self.saveState())
        self._settings.shows_moves = self.actions_.move_list.isChecked()
        self._settings.shows_toolbar = self.actions_.toolbar.isChecked()
        self.model.clock.hold("window", True)
        self.deal_actions.close()
        self._desk.close()
        self.history_windows.close()
        self.table.close_down()
        self.rules.close()
        super().closeEvent(event)

    # The model has news

    def _on_changed(self, change: Change) -> None:
        if change.kind is ChangeKind.NEW:
            self._show_deal()

    def _on_refused(self, reason: Refusal) -> None:
        if self._settings.interactive_rules:
            self.notice.say(refusal_text(reason, self.model.game))

    def _on_nowhere(self, _card: Card) -> None:
        if self._settings.interactive_rules:
            # Who listens has heard it with what was picked up.
            self.notice.say(self.tr("No column takes this card now"), aloud=False)

    def _on_unavailable(self, action: QAction) -> None:
        """Answer a key whose action is off."""
        obstacle = self.actions_.obstacle(action)
        if obstacle is None:
            return
        text = obstacle_text(obstacle, self.model.game)
        if obstacle in (Obstacle.PAUSED, Obstacle.WON) and not self.notice.isHidden():
            # The notice that says so stays.
            self.speech.say(text)
        else:
            self.notice.say(text)

    # The player wants something

    def _on_preferences(self) -> None:
        from scorpion_qt.windows.preferences.preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self.shortcuts, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_about(self) -> None:
        from .about_dialog import AboutDialog

        dialog = AboutDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_copy_link(self) -> None:
        link = deal_link(self.model.game, self.model.number)
        QGuiApplication.clipboard().setText(link)
        self.notice.say(self.tr("Link copied"))

    def _on_copy_number(self) -> None:
        QGuiApplication.clipboard().setText(str(self.model.number))
        self.notice.say(self.tr("Deal number copied"))

    def _on_escaped(self) -> None:
        """Escape, with nothing in the hand: what is said goes away, then the full screen."""
        if not self.notice.isHidden():
            self.solver_panel.proofs.close()
            self.notice.hide()
        else:
            self.actions_.full_screen.setChecked(False)

    def _on_full_screen(self, full: bool) -> None:
        if full != self.isFullScreen():
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_language(self, code: str) -> None:
        self._settings.language = code
        # It may have been the chosen one already, while the run had a language of its own.
        self._apply_language()

    def _on_direction(self, direction: Direction) -> None:
        self._settings.direction = direction

    def _on_setting_changed(self, name: str) -> None:
        match name:
            case "language":
                self._apply_language()
            case "direction":
                self._show_choices()
                self._apply_appearance()
            case "speed" | "deck" | "four_colours" | "local_letters" | "back" | "theme":
                self._apply_appearance()
            case "fair_hints":
                self.solver_panel.solver.set_fair(self._settings.fair_hints)
            case "verdict_mode":
                self.solver_panel.solver.set_verdict_mode(self._settings.verdict_mode)
            case "undo_limit":
                self.model.set_undo_limit(self._settings.undo_limit)

    def _apply_language(self) -> None:
        self._spoken = ""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.install(app, self._settings.language)
        self._apply_appearance()

    def _apply_appearance(self) -> None:
        apply_appearance(self.table, self._settings)
        self.notice.set_theme(chosen_appearance(self._settings).theme)
        self.rules.set_appearance(chosen_appearance(self._settings))
        self.history_windows.apply_appearance()


def _column(table: QWidget, strip: QWidget) -> QWidget:
    """A table, as high as there is room, on a strip."""
    whole = QWidget()
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(table, 1)
    column.addWidget(strip)
    return whole
