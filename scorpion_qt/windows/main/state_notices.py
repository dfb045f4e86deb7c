"""The notices for the state of the game (paused, won, no moves left) and for faults."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject
from PySide6.QtGui import QAction, QGuiApplication

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.table_presenter import TablePresenter
from scorpion_qt.model.game.game_model import GameModel, GameState
from scorpion_qt.text.obstacle_words import Obstacle, obstacle_text
from scorpion_qt.text.words import fill

from .deal_actions import DealActions
from .notice import Notice


class StateNotices(QObject):
    """Shows the notice for the state of the game, at each change and after other notices.

    Args:
        model: The game.
        presenter: Reports when the end of a game has been shown.
        notice: The notice over the table.
        actions: The actions for its buttons.
        deal_actions: Returns the text about the deal of the day.

    Attributes:
        go_on: The action that ends a pause.
        copy_details: The action that copies the details of a fault, for a helper.
        dismiss: The action that closes the notice of a fault.
    """

    def __init__(
        self,
        model: GameModel,
        presenter: TablePresenter,
        notice: Notice,
        actions: Actions,
        deal_actions: DealActions,
    ) -> None:
        super().__init__(notice)
        self._model = model
        self._notice = notice
        self._actions = actions
        self._deal_actions = deal_actions
        self._paused = False
        self.copy_details = QAction(self)
        self.copy_details.triggered.connect(self._on_copy_details)
        self.go_on = QAction(self)
        self.go_on.triggered.connect(lambda: model.set_paused(False))
        self.dismiss = QAction(self)
        self.dismiss.triggered.connect(self.renew)
        presenter.overtaken.connect(notice.hide)
        model.state_changed.connect(self._on_state_changed)
        presenter.ended.connect(self.show)
        notice.faded.connect(self.show)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.go_on.setText(self.tr("&Continue"))
        self.copy_details.setText(self.tr("Copy &details"))
        self.dismiss.setText(self.tr("C&lose"))
        self.renew()

    def renew(self) -> None:
        """Replace the current notice with the one for the state of the game."""
        self._notice.hide()
        self.show()

    def show(self) -> None:
        """Show the notice for the state of the game, if there is one."""
        actions, model = self._actions, self._model
        if model.state is GameState.PAUSED:
            paused = obstacle_text(Obstacle.PAUSED, model.game)
            self._notice.ask(paused, "", [self.go_on], in_the_middle=True, focused=True)
        elif model.state is GameState.WON:
            # The cards of the celebration leave the middle free.
            self._notice.ask(
                self.tr("The game is won!"),
                self._about_win(),
                [actions.new_game, actions.undo],
                in_the_middle=True,
            )
        elif model.state is GameState.STUCK:
            self._notice.ask(
                self.tr("No moves left"), "", [actions.undo, actions.restart, actions.new_game]
            )

    def tell_fault(self, details: str) -> None:
        """Report that something went wrong, and offer to copy the details."""
        self.copy_details.setData(details)
        text = self.tr("Something went wrong; the game is saved and goes on")
        self._notice.ask("", text, [self.copy_details, self.dismiss])

    def _about_win(self) -> str:
        score = QLocale().toString(self._model.step.score)
        lines = [fill(self.tr("Score: %1"), score), self._deal_actions.about_today()]
        if self._model.session.shown:
            lines.append(self.tr("Part of it was played by the program, so it does not count"))
        return "\n".join(filter(None, lines))

    def _on_state_changed(self, state: GameState) -> None:
        # The end of a game is reported after its last action has been shown.
        if state is GameState.PAUSED or self._paused:
            self.renew()
        self._paused = state is GameState.PAUSED

    def _on_copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self.copy_details.data())
        self._notice.say(self.tr("Details copied"))
