"""Verdicts, hints, odds and the solver's other answers, in neutral words."""

from __future__ import annotations

from PySide6.QtCore import QLocale

from scorpion_qt.model.solver.hints import Hint, HintBasis
from scorpion_qt.model.solver.proof_cache import GameStatus
from scorpion_qt.rules import Action, Board, Deal

from .card_names import Form, card_name
from .words import Words, fill


class StatusWords(Words):
    """The phrases for what can still become of the game."""

    def text(self, verdict: GameStatus, nodes: int = 0) -> str:
        """Return a verdict in a few words; an empty text if none was requested.

        Args:
            verdict: The verdict.
            nodes: How many positions were searched, for an undecided verdict.
        """
        match verdict:
            case GameStatus.NOT_ASKED:
                return ""
            case GameStatus.LOOKING:
                return self.tr("Looking…")
            case GameStatus.WON:
                return self.tr("Won")
            case GameStatus.WINNABLE:
                return self.tr("Winnable")
            case GameStatus.NO_LONGER_WINNABLE:
                return self.tr("No longer winnable")
            case GameStatus.DEAL_LOST:
                return self.tr("This deal cannot be won")
            case GameStatus.LOST:
                return self.tr("Cannot be won from here")
            case GameStatus.NOT_DECIDED:
                return self.tr("Not decided after %n position(s)", "", nodes)

    def question(self) -> str:
        """Return the text of the control that asks for a verdict."""
        return self.tr("Winnable?")

    def warning(self) -> str:
        """Return the note that a verdict uses the face-down cards."""
        return self.tr("The verdict takes the face-down cards into account")


class HintWords(Words):
    """Hints, one sentence each."""

    def text(self, board: Board, hint: Hint) -> str:
        """Return a hint in words, without a full stop."""
        match hint.basis:
            case HintBasis.LOST:
                return self.tr("The game can no longer be won from here")
            case HintBasis.NO_OTHER:
                return self.tr("There is no other move that is proven to win")
            case HintBasis.ADVICE if hint.move is None:
                return self.tr("There is no other advice")
            case HintBasis.ADVICE:
                assert hint.move is not None
                return fill(
                    self.tr("Only advice, nothing is proven: %1"),
                    self.move(board, hint.move),
                )
            case HintBasis.BEST_ODDS:
                assert hint.move is not None
                return fill(
                    self.tr("Best odds (%1): %2"),
                    OddsWords(self._translate).percent(hint.share),
                    self.move(board, hint.move),
                )
            case HintBasis.PROVEN:
                assert hint.move is not None
                return self.move(board, hint.move)

    def move(self, board: Board, move: Action) -> str:
        """Return a move as an instruction."""
        if isinstance(move, Deal):
            return self.tr("Deal the reserve")
        name, column = card_name(move.card, Form.ACCUSATIVE, self._translate), move.column + 1
        others = len(board.block(move.card)) - 1
        if others:
            return fill(
                self.tr("Move the %1 with %n card(s) to column %2", "", others), name, column
            )
        return fill(self.tr("Move the %1 to column %2"), name, column)

    def no_way_back(self) -> str:
        """Return the sentence for a line in which no position is known to be winnable."""
        return self.tr("No position of this game was found from which it can be won")

    def no_line(self) -> str:
        """Return the sentence for a requested win that was not found."""
        return self.tr("No way to win was found")

    def showing(self) -> str:
        """Return the sentence shown while the winning moves are being played."""
        return self.tr("The way to win is being shown; any key or click stops it")


class OddsWords(Words):
    """The odds in words."""

    def percent(self, share: float, digits: int = 0) -> str:
        """Return a share as a percentage, written as is usual in the language.

        Args:
            share: The share, 0 … 1.
            digits: How many digits follow the decimal sign.
        """
        number = QLocale().toString(100 * share, "f", digits)
        return fill(self.tr("%1%", "a percentage: no space in English"), number)

    def text(self, share: float, low: float, high: float) -> str:
        """Return the figure with what it means.

        Args:
            share: The share, 0 … 1.
            low: The lower end of its interval.
            high: The upper end.
        """
        if share == 1:  # “at most all of them” would say nothing
            return fill(
                self.tr(
                    "In every arrangement of the unseen cards that was decided the game can still be won, "
                    "so probably in at least %1 of all of them"
                ),
                self.percent(low, 1),
            )
        return fill(
            self.tr(
                "Odds at most %1 (%2 to %3): in so many of all arrangements of the unseen cards "
                "the game can still be won"
            ),
            self.percent(share, 1),
            self.percent(low, 1),
            self.percent(high, 1),
        )

    def unknown(self) -> str:
        """Return the sentence shown if no arrangement was found that could be counted."""
        return self.tr(
            "No arrangement of the unseen cards was found in which this deal can be won, "
            "so the odds are not known"
        )

    def measuring(self) -> str:
        """Return the phrase shown before the first figure is ready."""
        return self.tr("Looking…")
