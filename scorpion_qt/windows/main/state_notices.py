"""What is said of the state of the game: paused, won, no moves left; and that something went wrong."""

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
    """Shows the notice that belongs to the state of the game, when it comes about and whenever it is free again.

    Args:
        model: The game.
        presenter: Knows when the end of a game has been seen.
        notice: Where it is said.
        actions: What can be done about it.
        dealing: Knows about the deal of the day.

    Attributes:
        go_on: Offered in a pause.
        copy_details: Offered with a fault: what a helper has to know of it goes to the clipboard.
        dismiss: Offered with it: the notice goes.
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
        model.changed.connect(notice.hide)
        model.state_changed.connect(self._on_state_changed)
        presenter.ended.connect(self.show)
        notice.faded.connect(self.show)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.go_on.setText(self.tr("&Continue"))
        self.copy_details.setText(self.tr("Copy &details"))
        self.dismiss.setText(self.tr("C&lose"))
        self.renew()

    def renew(self) -> None:
        """Show what is to be said now in place of whatever is said."""
        self._notice.hide()
        self.show()

    def show(self) -> None:
        """Show what is to be said of the game, if there is anything."""
        actions, model = self._actions, self._model
        if model.state is GameState.PAUSED:
            paused = obstacle_text(Obstacle.PAUSED, model.game)
            self._notice.ask(paused, "", [self.go_on], in_the_middle=True, focused=True)
        elif model.state is GameState.WON:
            # The celebration leaves the middle free.
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
        """Say that something went wrong, and offer what a helper has to know of it."""
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
        # The end of a game is said when its last action has been seen.
        if state is GameState.PAUSED or self._paused:
            self.renew()
        self._paused = state is GameState.PAUSED

    def _on_copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self.copy_details.data())
        self._notice.say(self.tr("Details copied"))
