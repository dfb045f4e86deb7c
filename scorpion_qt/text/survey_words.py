"""The share of deals that can be won in each game, in words."""

from __future__ import annotations

from math import floor

from PySide6.QtCore import QLocale

from scorpion_qt.rules import Game

from .bidi import isolate
from .solver_words import OddsWords
from .words import Words, fill

NEGLIGIBLE = 0.0005
"""A share of undecided deals too small to change the displayed figure."""


class SurveyWords(Words):
    """The sentences about the results of surveys."""

    def share(self, game: Game) -> str:
        """Return the share of winnable deals and their number in words, or that nobody has counted."""
        # Imported here because it loads the solver, which would slow every start.
        from scorpion_qt.solver.surveys import survey_of

        survey = survey_of(game)
        if survey is None:
            return self.tr("How many of its deals can be won has not been counted")
        count = isolate(QLocale().toString(survey.deals))
        if survey.won == survey.deals:
            text = self.tr("All %1 deals that were looked at can be won, with all cards known")
            return fill(text, count)
        if survey.unknown > NEGLIGIBLE * survey.deals:
            text = self.tr(
                "At least %1 of its deals can be won, with all cards known (%2 were looked at)"
            )
            share = floor(1000 * survey.share) / 1000
        else:
            text = self.tr("%1 of its deals can be won, with all cards known (%2 were looked at)")
            share = survey.share
        return fill(text, OddsWords(self._translate).percent(share, 1), count)
