"""What is said of the state of the game: paused, won, no moves left; and that something went wrong."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QAction, QGuiApplication

from scorpion_qt.controller.actions import Actions
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.text.obstacles import Obstacle, obstacle_text
from scorpion_qt.text.words import fill
from scorpion_qt.view.table import TableView

from .dealing import Dealing
from .notice import Notice


class StateNotices(QObject):
    """Shows the notice that belongs to the state of the game, when it comes about and whenever it is free again.

    Args:
        model: The game.
        table: Celebrates a win.
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
        table: TableView,
        notice: Notice,
        actions: Actions,
        dealing: Dealing,
    ) -> None:
        super().__init__(notice)
        self._model = model
        self._table = table
        self._notice = notice
        self._actions = actions
        self._dealing = dealing
        self.copy_details = QAction(self)
        self.copy_details.triggered.connect(self._on_copy_details)
        self.go_on = QAction(self)
        self.go_on.triggered.connect(lambda: actions.pause.setChecked(False))
        self.dismiss = QAction(self)
        self.dismiss.triggered.connect(self.renew)
        model.won.connect(self._on_ended)
        model.no_move_left.connect(self._on_ended)
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
        if actions.pause.isChecked():
            paused = obstacle_text(Obstacle.PAUSED, model.game)
            self._notice.ask(paused, "", [self.go_on], in_the_middle=True, focused=True)
        elif model.is_won:
            # The celebration leaves the middle free.
            self._notice.ask(
                self.tr("The game is won!"),
                self._about_win(),
                [actions.new_game, actions.undo],
                in_the_middle=True,
            )
        elif model.is_stuck:
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
        lines = [fill(self.tr("Score: %1"), score), self._dealing.about_today()]
        if self._model.session.shown:
            lines.append(self.tr("Part of it was played by the program, so it does not count"))
        return "\n".join(filter(None, lines))

    def _on_ended(self) -> None:
        """Say that the game is won or stuck, once its last action has been seen."""
        if self._table.moving:
            self._table.settled.connect(self._on_seen, Qt.ConnectionType.SingleShotConnection)
        else:
            self.show()

    def _on_seen(self) -> None:
        # The last action may have been taken back while it was still being shown.
        self.show()
        if self._model.is_won:
            self._table.celebrate()

    def _on_copy_details(self) -> None:
        QGuiApplication.clipboard().setText(self.copy_details.data())
        self._notice.say(self.tr("Details copied"))
