"""New games in the main window: the dialog, random deals, the deal of the day."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from scorpion_qt.controller.actions import Actions
from scorpion_qt.controller.dealer import Dealer
from scorpion_qt.controller.game_opener import GameOpener
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.daily import GAME, Daily
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DealNumber
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.words import fill
from scorpion_qt.view.table import TableView
from scorpion_qt.windows.common.first_paint import FirstPaint
from scorpion_qt.windows.common.table_appearance import chosen_appearance

from .notice import Notice


class DealActions(QObject):
    """Connects the actions for new games with the dealer.

    Args:
        window: The main window.
        model: The game on the table.
        settings: The player's choices.
        games: Opens games.
        desk: Where the deal of the day is searched for.
        deals: Finds winnable deals.
        actions: The actions of the window.
        notice: Shows that a deal is being searched for.
        table: Provides the cards for the pictures of the games. Deals are prepared after it is
            painted.

    Attributes:
        cancel: The action that cancels the search for a deal.
    """

    def __init__(
        self,
        window: QWidget,
        model: GameModel,
        settings: Settings,
        games: GameOpener,
        desk: SolverDesk,
        deals: WinnableDeals,
        actions: Actions,
        notice: Notice,
        table: TableView,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._model = model
        self._settings = settings
        self._games = games
        self._notice = notice
        self._art = table.art
        self.deals = deals
        self.dealer = Dealer(model, settings, games, deals, self)
        self.cancel = QAction(self)
        self.cancel.triggered.connect(self.dealer.give_up)
        actions.new_game.triggered.connect(self.ask)
        actions.random_deal.triggered.connect(self.dealer.random)
        actions.next_deal.triggered.connect(lambda: self.dealer.neighbour(1))
        actions.previous_deal.triggered.connect(lambda: self.dealer.neighbour(-1))
        self.daily = Daily(model, settings, desk, self)
        actions.deal_of_the_day.triggered.connect(self.daily.ask)
        self.daily.found.connect(self._on_daily)
        self.dealer.looking.connect(self._on_looking)
        # Everything else takes precedence over the search for deals.
        model.changed.connect(deals.disturb)
        FirstPaint(table.viewport(), self.dealer.prepare)

    def ask(self) -> None:
        """Ask for a game and deal it."""
        from scorpion_qt.windows.new_game.new_game_dialog import NewGameDialog

        dialog = NewGameDialog(
            self._model.game,
            self._art,
            chosen_appearance(self._settings),
            self.deals,
            self._settings,
            self._window,
        )
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.dealer.begin)
        dialog.finished.connect(self.dealer.prepare)
        dialog.open()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.cancel.setText(self.tr("Cancel"))

    def close(self) -> None:
        """Stop the search for deals and store the found ones."""
        self.deals.close()

    def about_today(self) -> str:
        """Return the text about the deal of the day, or an empty text if it isn't on the table.

        There is no full stop at the end.
        """
        day = self.daily.day
        if day is None:
            return ""
        locale = QLocale()
        shown = locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)
        text = fill(self.tr("Deal of the day: %1"), isolate(shown))
        length = self.daily.streak.at(day)
        if not length:
            return text
        # lupdate ignores f-strings.
        streak = self.tr("won on %n day(s) in a row", "", length)
        return f"{text} · {streak}"

    def _on_daily(self, number: DealNumber) -> None:
        self._games.go_to(GAME, number, winnable=True)
        self._notice.say(self.about_today())

    def _on_looking(self, looking: bool) -> None:
        if looking:
            self._notice.ask("", self.tr("Looking for a winnable deal…"), [self.cancel])
        else:
            self._notice.dismiss()
