"""Moves in the words of a list: “Queen of spades to column 3”."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Collected, Completed, Deal, Moved, Step

from .board_words import SuitNames
from .card_names import Form, card_name
from .words import Translate, Words, capitalised, fill


def move_text(step: Step, translate: Translate = QCoreApplication.translate) -> str:
    """Return the move that led to a step, with a capital letter and no full stop.

    Args:
        step: The step; the first step of a line is the deal itself.
        translate: Looks up the translations.
    """
    return capitalised(MoveWords(translate).text(step))


class MoveWords(Words):
    """The phrases for moves, in lower case."""

    def text(self, step: Step) -> str:
        """Return the move that led to a step; see `move_text`."""
        if step.move is None:
            return self.tr("start of the deal")
        text = self.tr("the reserve is dealt") if isinstance(step.move, Deal) else self.moved(step)
        for event in step.events:
            if isinstance(event, Collected | Completed):
                suit = SuitNames(self._translate).name(event.suit)
                text = fill(
                    self.tr("%1; %2 complete", "a move and the run that it completes"), text, suit
                )
        return text

    def moved(self, step: Step) -> str:
        """Return the phrase for a block put on a column."""
        event = next(event for event in step.events if isinstance(event, Moved))
        #: %1 is a card in the accusative, as after “move”.
        name = card_name(event.cards[0], Form.ACCUSATIVE, self._translate)
        others, column = len(event.cards) - 1, event.target + 1
        if others:
            return fill(self.tr("%1 with %n card(s) to column %2", "", others), name, column)
        return fill(self.tr("%1 to column %2"), name, column)
