"""New deals: random, winnable if the player wants that, or by number."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.solver.winnable_deals import WinnableDeals, wish_for
from scorpion_qt.model.solver.winnable_queues import Wish
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DealNumber, Game

from .game_opener import GameOpener


class Dealer(QObject):
    """Deals new games, and waits for winnable deals.

    Random deals follow the player's choice in the dialog for a new game.

    Args:
        model: The game on the table.
        settings: Where that choice is stored.
        games: Opens games.
        deals: Finds winnable deals.
        parent: The owner.

    Signals:
        looking: (bool) Whether a winnable deal is being searched for; the player can
            :meth:`give_up`.
    """

    looking = Signal(bool)

    def __init__(
        self,
        model: GameModel,
        settings: Settings,
        games: GameOpener,
        deals: WinnableDeals,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._settings = settings
        self._games = games
        self._deals = deals
        self._wish: Wish | None = None
        deals.found.connect(self._on_found)
        model.changed.connect(self.give_up)

    def random(self) -> None:
        """Deal a new random game of the kind on the table."""
        self.begin(self._model.game)

    def begin(self, game: Game, number: DealNumber | None = None) -> None:
        """Deal a game.

        Args:
            game: The game.
            number: The deal, or None for a random one, which is winnable if the player wants that.
                The game on the table continues until one is found.
        """
        self.give_up()
        wish = None if number else self._wish_in(game)
        if wish is None:
            self._games.begin(game, number)
            return
        number = self._deals.take(wish)
        if number is not None:
            self._games.begin(game, number, winnable=True)
            return
        self._wish = wish
        self.looking.emit(True)
        self._deals.look(wish)

    def neighbour(self, step: int) -> None:
        """Deal the next (1) or previous (-1) number; do nothing past the ends."""
        number = self._model.number and self._model.number.neighbour(step)
        if number is not None:
            self._games.begin(self._model.game, number)

    def prepare(self) -> None:
        """Prepare winnable deals for :meth:`random`."""
        self._deals.prepare(self._wish_in(self._model.game))

    def give_up(self) -> None:
        """Stop the search for a winnable deal."""
        if self._wish is not None:
            self._wish = None
            self._deals.give_up()
            self.looking.emit(False)

    def _wish_in(self, game: Game) -> Wish | None:
        return wish_for(game, self._settings.winnable_only, self._settings.difficulty)

    def _on_found(self, wish: Wish, number: DealNumber) -> None:
        if wish == self._wish:
            self._wish = None
            self.looking.emit(False)
            self._games.begin(wish.game, number, winnable=True)
