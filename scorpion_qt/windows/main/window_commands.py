"""The commands of the main window (dialogs, clipboard, full screen) and messages about refusals."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QDialog

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.keyboard_input import KeyboardInput
from scorpion_qt.controller.mouse_input import MouseInput
from scorpion_qt.controller.native_keys import NativeShortcuts
from scorpion_qt.controller.proof_presenter import ProofPresenter
from scorpion_qt.controller.shortcuts import Shortcuts
from scorpion_qt.controller.speech import Speech
from scorpion_qt.model.game.deal_link import deal_link
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import Refusal
from scorpion_qt.text.obstacle_words import Obstacle, obstacle_text
from scorpion_qt.text.refusal_words import refusal_text

from .main_window import MainWindow


class WindowCommands(QObject):
    """Carries out the commands of the main window.

    Args:
        window: The window.
        model: The game.
        settings: The player's choices.
        actions: The actions of the window.
        shortcuts: The shortcuts, which can be changed in the preferences.
        speech: Says what the notice doesn't show.
        mouse: Reports a block that no column takes.
        keyboard: Reports Escape with nothing held.
        keys: Reports the key of an action that is off.
        proofs: Closed by Escape.
    """

    def __init__(
        self,
        window: MainWindow,
        model: GameModel,
        settings: Settings,
        actions: Actions,
        shortcuts: Shortcuts,
        speech: Speech,
        mouse: MouseInput,
        keyboard: KeyboardInput,
        keys: NativeShortcuts,
        proofs: ProofPresenter,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._notice = window.notice
        self._model = model
        self._settings = settings
        self._actions = actions
        self._shortcuts = shortcuts
        self._speech = speech
        self._proofs = proofs
        actions.preferences.triggered.connect(self._on_preferences)
        actions.about.triggered.connect(self._on_about)
        actions.quit.triggered.connect(window.close)
        actions.copy_number.triggered.connect(self._on_copy_number)
        actions.copy_link.triggered.connect(self._on_copy_link)
        actions.full_screen.toggled.connect(self._on_full_screen)
        window.strip.number_clicked.connect(actions.copy_number.trigger)
        model.refused.connect(self._on_refused)
        mouse.nowhere.connect(self._on_nowhere)
        keyboard.escaped.connect(self._on_escaped)
        keys.unavailable.connect(self._on_unavailable)

    def _on_preferences(self) -> None:
        from scorpion_qt.windows.preferences.preferences_dialog import PreferencesDialog

        _open(PreferencesDialog(self._settings, self._shortcuts, self._window))

    def _on_about(self) -> None:
        from .about_dialog import AboutDialog

        _open(AboutDialog(self._window))

    def _on_copy_link(self) -> None:
        link = deal_link(self._model.game, self._model.number)
        QGuiApplication.clipboard().setText(link)
        self._notice.say(self.tr("Link copied"))

    def _on_copy_number(self) -> None:
        QGuiApplication.clipboard().setText(str(self._model.number))
        self._notice.say(self.tr("Deal number copied"))

    def _on_full_screen(self, full: bool) -> None:
        window = self._window
        if full != window.isFullScreen():
            window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_escaped(self) -> None:
        """Hide the notice, or leave full screen if there is none.

        Escape was pressed with nothing held.
        """
        if not self._notice.isHidden():
            self._proofs.close()
            self._notice.hide()
        else:
            self._actions.full_screen.setChecked(False)

    def _on_refused(self, refusal: Refusal) -> None:
        if self._settings.interactive_rules:
            self._notice.say(refusal_text(refusal, self._model.game))

    def _on_nowhere(self) -> None:
        if self._settings.interactive_rules:
            # Screen readers have already said it with the picked-up card.
            self._notice.say(self.tr("No column takes this card now"), aloud=False)

    def _on_unavailable(self, action: QAction) -> None:
        """Explain why the action of a pressed shortcut is disabled."""
        obstacle = self._actions.obstacle(action)
        if obstacle is None:
            return
        text = obstacle_text(obstacle, self._model.game)
        if obstacle in (Obstacle.PAUSED, Obstacle.WON) and not self._notice.isHidden():
            # The notice already says so and stays visible.
            self._speech.say(text)
        else:
            self._notice.say(text)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
