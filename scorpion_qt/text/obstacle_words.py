"""Why an action is unavailable now, in one sentence: the answer to the shortcut of a disabled action."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Game, Refusal

from .refusal_words import refusal_text
from .words import Translate, Words


class Obstacle(Enum):
    """Why an action is disabled."""

    PAUSED = auto()
    WON = auto()
    NOTHING_TO_UNDO = auto()
    NOTHING_TO_REDO = auto()
    AT_START = auto()
    NO_RESERVE = auto()
    NO_NUMBER = auto()
    HIGHEST_NUMBER = auto()
    LOWEST_NUMBER = auto()


def obstacle_text(
    obstacle: Obstacle, game: Game, translate: Translate = QCoreApplication.translate
) -> str:
    """Return the sentence, without a full stop.

    Args:
        obstacle: Why the action is disabled.
        game: The game being played.
        translate: Looks up the translations.
    """
    if obstacle is Obstacle.NO_RESERVE:
        return refusal_text(Refusal.NO_RESERVE, game, translate)
    return ObstacleWords(translate).sentence(obstacle)


class ObstacleWords(Words):
    """The sentences that say why an action is disabled."""

    def sentence(self, obstacle: Obstacle) -> str:
        """Return the sentence; see `obstacle_text`."""
        return {
            Obstacle.PAUSED: self.tr("The game is paused"),
            Obstacle.WON: self.tr("The game is already won"),
            Obstacle.NOTHING_TO_UNDO: self.tr("There is no move to undo"),
            Obstacle.NOTHING_TO_REDO: self.tr("There is no move to redo"),
            Obstacle.AT_START: self.tr("The deal is at its start"),
            Obstacle.NO_NUMBER: self.tr("This board has no deal number"),
            Obstacle.HIGHEST_NUMBER: self.tr("There is no higher deal number"),
            Obstacle.LOWEST_NUMBER: self.tr("There is no lower deal number"),
        }[obstacle]
