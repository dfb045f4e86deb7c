"""Answers to what a player who does not see the table asks: columns, table, targets, free cards, progress."""

from __future__ import annotations

from PySide6.QtCore import QObject

from scorpion_qt.model.adviser import Adviser
from scorpion_qt.model.game_model import GameModel
from scorpion_qt.model.knowledge import Verdict
from scorpion_qt.rules import DEAL, Reserve, lift_refusal, refusal, targets
from scorpion_qt.text.advice import Verdicts
from scorpion_qt.text.refusals import refusal_text
from scorpion_qt.text.speech import Answers
from scorpion_qt.view.hit import Pile

from .keyboard import Keyboard
from .speech import Speech


class Reader(QObject):
    """Has the answers said.

    Args:
        model: The game.
        keyboard: Where the player is.
        speech: The voice.
        adviser: Knows what can still become of the game.
    """

    def __init__(
        self, model: GameModel, keyboard: Keyboard, speech: Speech, adviser: Adviser
    ) -> None:
        super().__init__(keyboard)
        self._model = model
        self._adviser = adviser
        self._verdict_wanted = False
        adviser.verdict_changed.connect(self._tell_verdict)
        self._keyboard = keyboard
        self._speech = speech
        keyboard.undecided.connect(self.where)

    def column(self) -> None:
        """Read the column in focus, or the reserve, or the places."""
        game, position = self._model.game, self._model.position
        cursor = self._keyboard.cursor
        match cursor.pile:
            case Pile.COLUMN:
                self._speech.say(Answers().column(game, position, cursor.column))
            case Pile.RESERVE:
                self._speech.say(Answers().reserve(game, position))
            case Pile.PLACE:
                self._speech.say(Answers().collected(position))

    def table(self) -> None:
        """Read everything."""
        self._speech.say(Answers().table(self._model.game, self._model.position))

    def where(self) -> None:
        """Say where the card that is held or in focus can go, or why it cannot be lifted."""
        game, position = self._model.game, self._model.position
        card = self._keyboard.asked
        on_stock = self._keyboard.cursor.pile is Pile.RESERVE and game.reserve is Reserve.STOCK
        if card is None and not on_stock:
            self._speech.say(Answers().nothing_here())
            return
        reason = (
            refusal(game, position, DEAL) if card is None else lift_refusal(game, position, card)
        )
        if reason is not None:
            self._speech.say(refusal_text(reason, game))
        elif card is None:
            self._speech.say(Answers().can_deal())
        else:
            columns = targets(game, position, card)
            self._speech.say(Answers().where(position, card, columns))

    def free(self) -> None:
        """Say which cards nothing lies on, and which columns are empty."""
        self._speech.say(Answers().free(self._model.position))

    def verdict(self) -> None:
        """Ask whether the game can be won, and say the answer when it is there."""
        self._verdict_wanted = True
        self._adviser.ask()
        self._tell_verdict()

    def _tell_verdict(self) -> None:
        verdict = self._adviser.verdict
        if not self._verdict_wanted:
            return
        self._verdict_wanted = verdict is Verdict.LOOKING
        self._speech.say(Verdicts().text(verdict, self._adviser.nodes))

    def progress(self) -> None:
        """Say score, moves and time."""
        step, seconds = self._model.step, int(self._model.clock.seconds)
        self._speech.say(Answers().progress(step.score, step.length, seconds))
