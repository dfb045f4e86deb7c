"""Why a move is not allowed, in one sentence."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from scorpion_qt.rules import Build, Game, Refusal, Reserve

from .words import Translate, Words


def refusal_text(
    reason: Refusal, game: Game, translate: Translate = QCoreApplication.translate
) -> str:
    """Return the sentence that explains a refused move, without a full stop.

    Args:
        reason: Why the rules refuse the move.
        game: The game being played; some reasons read differently in different games.
        translate: Looks up the translations.
    """
    return RefusalWords(translate).sentence(reason, game)


class RefusalWords(Words):
    """The sentences for the reasons of a refusal."""

    def sentence(self, reason: Refusal, game: Game) -> str:
        """Return the sentence; see `refusal_text`."""
        match reason:
            case Refusal.NOT_ON_TABLE:
                return self.tr("This move is not allowed")
            case Refusal.FACE_DOWN:
                return self.tr("A face-down card cannot be moved")
            case Refusal.NOT_RUN_OR_SET:
                return self.tr("Only a run of one suit or cards of one rank can be moved together")
            case Refusal.OWN_COLUMN:
                return self.tr("The card is already in this column")
            case Refusal.NOTHING_ON_ACE:
                return self.tr("Nothing goes on an ace")
            case Refusal.NO_RESERVE | Refusal.RESERVE_NOT_YET:
                return self._reserve(reason, game)
            case Refusal.KING_ONLY | Refusal.WRONG_RANK | Refusal.WRONG_SUIT:
                return self._landing(reason, game)

    def _reserve(self, reason: Refusal, game: Game) -> str:
        if game.reserve is not Reserve.STOCK and reason is Refusal.NO_RESERVE:
            return self.tr("There is no reserve to deal in this game")
        if reason is Refusal.NO_RESERVE:
            return self.tr("The reserve has already been dealt")
        if game.reserve is Reserve.OPEN:
            return self.tr("The reserve can be played only when no other move is left")
        return self.tr("The reserve can be dealt only when no other move is left")

    def _landing(self, reason: Refusal, game: Game) -> str:
        if game.build is Build.CURDS:
            match reason:
                case Refusal.KING_ONLY:
                    return self.tr(
                        "Only kings, or a run that starts with a king, can go to an empty column"
                    )
                case Refusal.WRONG_RANK:
                    return self.tr(
                        "Rule: a card goes on one of the same rank, or on one a rank higher of the same suit"
                    )
                case _:
                    return self.tr(
                        "Rule: on a card one rank higher goes only a card of the same suit"
                    )
        match reason:
            case Refusal.KING_ONLY:
                #: Fixed sentence: Ukrainian and Hebrew as the rules documents have it.
                return self.tr("Only a king can go to an empty column")
            case Refusal.WRONG_RANK:
                return self.tr("Rule: a card goes on a card one rank higher")
            case _:
                #: Fixed sentence: Ukrainian and Hebrew as the rules documents have it.
                return self.tr("Rule: the cards must be of the same suit")
