"""The window: menus and toolbar, the table, the strip under it, and notices on it."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.games import Games
from scorpion_qt.controller.hand import Hand
from scorpion_qt.controller.keyboard import Keyboard
from scorpion_qt.controller.native_keys import NativeShortcuts
from scorpion_qt.controller.reading import Reader
from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.controller.speech import Speech
from scorpion_qt.model.change import Change, Kind
from scorpion_qt.model.deal_link import deal_link
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.model.settings import Direction, Settings, Speed
from scorpion_qt.model.storage import Storage
from scorpion_qt.model.winnable import WinnableDeals
from scorpion_qt.rules import Card, Reason
from scorpion_qt.text import language
from scorpion_qt.text.games import game_name
from scorpion_qt.text.refusals import refusal_text
from scorpion_qt.text.words import fill
from scorpion_qt.view.accessible import AccessibleTable
from scorpion_qt.view.card_art import Deck
from scorpion_qt.view.look import Look
from scorpion_qt.view.table import TableView
from scorpion_qt.view.theme import DEFAULT_THEME, THEMES, Theme

from .board_texts import BoardTexts
from .counsel import Counsel
from .dealing import Dealing
from .game_files import GameFiles
from .menus import Menus
from .notice import Notice
from .records import Records
from .rules_opener import RulesOpener
from .status_strip import StatusStrip
from .system_wishes import high_contrast, reduced_motion

SLOWNESS = {Speed.OFF: 0.0, Speed.FAST: 0.5, Speed.NORMAL: 1.0, Speed.SLOW: 2.0}
"""Factor on the time that motions take."""
LETTERED = (QLocale.Language.Ukrainian, QLocale.Language.Russian)
"""Languages whose cards can bear letters of their own."""
FIRST_SIZE = QSize(1000, 720)
LEAST_SIZE = QSize(480, 360)


class MainWindow(QMainWindow):
    """The main window.

    Args:
        model: The game.
        settings: The player's choices; changes take effect at once.
        spoken: A language that counts for this run instead of the chosen one, or an empty text.
        games: What opens games; one that keeps nothing when left out.
        storage: What keeps games and statistics; without it there are no statistics to be shown.
        deals: Finds winnable deals; some that are not kept when left out.
    """

    def __init__(
        self,
        model: GameModel,
        settings: Settings,
        spoken: str = "",
        games: Games | None = None,
        storage: Storage | None = None,
        deals: WinnableDeals | None = None,
    ) -> None:
        super().__init__()
        self._model = model
        self._settings = settings
        self._spoken = spoken
        self.games = games or Games(model, settings, parent=self)
        self.table = TableView()
        self.strip = StatusStrip()
        self.actions_ = Actions(model, self)
        self.hand = Hand(model, self.table, self)
        self.speech = Speech(model, settings, self.hand, self.table)
        self.keyboard = Keyboard(model, self.table, self.hand)
        self.shortcuts = Shortcuts(self.actions_.all(), settings, self)
        AccessibleTable(self.table)
        NativeShortcuts(self)
        self.rules = RulesOpener(settings, self.actions_.all(), self)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.strip)
        self.setCentralWidget(centre)
        self.table.setFocus()
        self.setMinimumSize(LEAST_SIZE)
        self.notice = Notice(self.table)
        self.counsel = Counsel(model, self.table, self.notice, self.actions_, self)
        self.strip.add(self.counsel.verdict)
        self.dealing = Dealing(
            self,
            model,
            settings,
            self.games,
            deals or WinnableDeals(parent=self),
            self.actions_,
            self.notice,
            self.table,
            lambda: self._look,
        )
        self.reader = Reader(model, self.keyboard, self.speech, self.counsel.adviser)
        self.notice.faded.connect(self._repeat_notice)
        self.files = GameFiles(self.games, model, self, self.table.viewport())
        self.records = Records(self, model, self.games, self.actions_, self._dress, storage)
        self.board_texts = BoardTexts(model, self.games, settings, self)
        self.menus = Menus(self, self.actions_, self.files)
        self._continue = QAction(self)
        self._continue.triggered.connect(lambda: self.actions_.pause.setChecked(False))
        self._copy_details = QAction(self)
        self._copy_details.triggered.connect(self._on_copy_details)
        self._dismiss = QAction(self)
        self._dismiss.triggered.connect(self._on_dismiss)
        self._connect()
        self._retranslate()
        self._apply_look()
        self._model.set_undo_limit(settings.undo_limit)
        self.counsel.adviser.set_asking(settings.asking)
        self.counsel.adviser.set_fair(settings.fair_hints)
        self._restore_geometry()

    def _connect(self) -> None:
        actions, model = self.actions_, self._model
        actions.preferences.triggered.connect(self._on_preferences)
        actions.rules.triggered.connect(lambda: self.rules.open(model.game))
        actions.about.triggered.connect(self._on_about)
        actions.quit.triggered.connect(self.close)
        actions.copy_board.triggered.connect(self.board_texts.copy)
        actions.paste_board.triggered.connect(self.board_texts.paste)
        actions.open.triggered.connect(self.files.ask_open)
        actions.save_as.triggered.connect(self.files.ask_save)
        # Told when what is going on is over: a new game on the table takes notices away.
        self.files.said.connect(self.notice.say, Qt.ConnectionType.QueuedConnection)
        self.board_texts.said.connect(self.notice.say)
        self.records.said.connect(self.notice.say)
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
        actions.pause.toggled.connect(self._on_pause)
        actions.full_screen.toggled.connect(self._on_full_screen)
        self.menus.language_chosen.connect(self._on_language)
        self.menus.direction_chosen.connect(self._on_direction)
        self.strip.number_clicked.connect(actions.copy_number.trigger)
        self.hand.nowhere.connect(self._on_nowhere)
        self.keyboard.escaped.connect(self._on_escaped)
        model.changed.connect(self._on_changed)
        model.won.connect(self._on_ended)
        model.no_move_left.connect(self._on_ended)
        model.refused.connect(self._on_refused)
        model.clock.ticked.connect(self.strip.set_seconds)
        self._settings.changed.connect(self._on_setting_changed)

    # What is in the window

    def changeEvent(self, event: QEvent) -> None:
        """Follow language, palette and activity of the window."""
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
            case QEvent.Type.PaletteChange:
                self.menus.set_icons()
                self._apply_look()
            case QEvent.Type.FontChange:
                self.menus.set_icon_size()
            case QEvent.Type.ActivationChange:
                self._model.clock.hold("window", not self.isActiveWindow())
            case QEvent.Type.WindowStateChange:
                self._rest(self.isMinimized())
                self.actions_.full_screen.setChecked(self.isFullScreen())
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.actions_.retranslate()
        self.counsel.retranslate()
        self.dealing.retranslate()
        self.menus.retranslate()
        self._show_choices()
        self._continue.setText(self.tr("&Continue"))
        self._copy_details.setText(self.tr("Copy &details"))
        self._dismiss.setText(self.tr("C&lose"))
        self.files.retranslate()
        self.menus.set_icons()
        self._show_deal()
        self.notice.hide()
        self._repeat_notice()

    def _show_choices(self) -> None:
        self.menus.show_choices(self._spoken or self._settings.language, self._settings.direction)

    def _show_deal(self) -> None:
        # Qt adds the program's name to that of the game.
        self.setWindowTitle(game_name(self._model.game))
        self.strip.set_deal(self._model.game, self._model.number)

    # Where it stands

    def _restore_geometry(self) -> None:
        store = self._settings.store
        geometry, state = store.value("window/geometry"), store.value("window/state")
        self.resize(FIRST_SIZE)
        # Qt moves a window whose screen is gone onto one that exists.
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(state, QByteArray):
            self.restoreState(state)
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
        self._model.clock.hold("window", True)
        self.dealing.close()
        self.counsel.close()
        self.records.close()
        self.table.close_down()
        self.rules.close()
        super().closeEvent(event)

    # The model has news

    def _on_changed(self, change: Change) -> None:
        self.notice.hide()
        if change.kind is Kind.NEW:
            self.actions_.pause.setChecked(self._model.session.paused)
            self._show_deal()
        self.strip.set_progress(self._model.step.score, self._model.step.length)

    def _on_ended(self) -> None:
        """Say that the game is won or stuck, once its last action has been seen."""
        if self.table.moving:
            self.table.settled.connect(self._show_end, Qt.ConnectionType.SingleShotConnection)
        else:
            self._repeat_notice()

    def _show_end(self) -> None:
        # The last action may have been taken back while it was still being shown.
        self._repeat_notice()
        if self._model.is_won:
            self.table.celebrate()

    def _repeat_notice(self) -> None:
        """Show the notice that belongs to the state of the game, if there is one."""
        actions, model = self.actions_, self._model
        if actions.pause.isChecked():
            self.notice.ask(self.tr("Paused"), "", [self._continue], in_the_middle=True)
        elif model.is_won:
            points = fill(self.tr("Score: %1"), self.locale().toString(model.step.score))
            if today := self.dealing.about_today():
                points = f"{points}\n{today}"
            if model.session.shown:
                shown = self.tr("Part of it was played by the program, so it does not count")
                points = f"{points}\n{shown}"
            # The celebration leaves the middle free.
            self.notice.ask(
                self.tr("The game is won!"),
                points,
                [actions.new_game, actions.undo],
                in_the_middle=True,
            )
        elif model.is_stuck:
            self.notice.ask(
                self.tr("No moves left"), "", [actions.undo, actions.restart, actions.new_game]
            )

    def _on_refused(self, reason: Reason) -> None:
        if self._settings.interactive_rules:
            self.notice.say(refusal_text(reason, self._model.game))

    def _on_nowhere(self, _card: Card) -> None:
        if self._settings.interactive_rules:
            self.notice.say(self.tr("No column takes this card now"))

    # The player wants something

    def tell_fault(self, details: str) -> None:
        """Say that something went wrong, and offer what a helper has to know of it."""
        self._copy_details.setData(details)
        text = self.tr("Something went wrong; the game is saved and goes on")
        self.notice.ask("", text, [self._copy_details, self._dismiss])

    def _on_copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self._copy_details.data())
        self.notice.say(self.tr("Details copied"))

    def _on_dismiss(self) -> None:
        self.notice.hide()
        self._repeat_notice()

    def _on_preferences(self) -> None:
        from .preferences_dialog import PreferencesDialog

        dialog = PreferencesDialog(self._settings, self.shortcuts, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_about(self) -> None:
        from .about_dialog import AboutDialog

        dialog = AboutDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _on_copy_link(self) -> None:
        link = deal_link(self._model.game, self._model.number)
        QGuiApplication.clipboard().setText(link)
        self.notice.say(self.tr("Link copied"))

    def _on_copy_number(self) -> None:
        QGuiApplication.clipboard().setText(str(self._model.number))
        self.notice.say(self.tr("Deal number copied"))

    def _on_pause(self, paused: bool) -> None:
        self.hand.let_go()
        self.table.set_covered(paused)
        self._model.set_paused(paused)
        self.actions_.update_availability()
        self.notice.hide()
        self._repeat_notice()

    def _on_escaped(self) -> None:
        """Escape, with nothing in the hand: what is said goes away, then the full screen."""
        if not self.notice.isHidden():
            self.counsel.reasons.close()
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
                self._apply_look()
            case "speed" | "deck" | "four_colours" | "local_letters" | "back" | "theme":
                self._apply_look()
            case "fair_hints":
                self.counsel.adviser.set_fair(self._settings.fair_hints)
            case "asking":
                self.counsel.adviser.set_asking(self._settings.asking)
            case "undo_limit":
                self._model.set_undo_limit(self._settings.undo_limit)

    def _rest(self, resting: bool) -> None:
        """Compute nothing while the window is out of sight."""
        self.counsel.set_resting(resting)
        self.dealing.deals.set_resting(resting)

    def _apply_language(self) -> None:
        self._spoken = ""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        language.install(app, self._settings.language)
        self._apply_look()

    @property
    def _theme(self) -> Theme:
        chosen = self._settings.store.contains("theme")
        if not chosen and high_contrast():
            return THEMES["contrast"]
        return THEMES.get(self._settings.theme, THEMES[DEFAULT_THEME])

    @property
    def _deck(self) -> Deck:
        settings = self._settings
        local = settings.local_letters and QLocale().language() in LETTERED
        return Deck(settings.deck, settings.four_colours, local, settings.back)

    @property
    def _mirrored(self) -> bool:
        reading = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
        return {
            Direction.AUTOMATIC: reading,
            Direction.LEFT_TO_RIGHT: False,
            Direction.RIGHT_TO_LEFT: True,
        }[self._settings.direction]

    @property
    def _look(self) -> Look:
        return Look(self._deck, self._theme, self._mirrored)

    def _dress(self, table: TableView) -> None:
        """Give a table the look and the speed that the player has chosen."""
        table.set_look(self._look)
        table.set_slowness(0 if reduced_motion() else SLOWNESS[self._settings.speed])

    def _apply_look(self) -> None:
        self._dress(self.table)
        self.rules.set_look(self._look)
