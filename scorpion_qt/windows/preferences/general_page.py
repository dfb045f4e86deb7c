"""The page of the preferences for language, motion, direction, answers, speech and help."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.storage.settings import Direction, Settings, Speed, VerdictMode
from scorpion_qt.rules import UNDO_LIMIT
from scorpion_qt.text.language import SYSTEM
from scorpion_qt.text.words import fill

from .settings_page import SettingsPage


class GeneralPage(SettingsPage):
    """The settings for play, speech and help."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            settings,
            lists=(
                Settings.language,
                Settings.speed,
                Settings.direction,
                Settings.verdict_mode,
                Settings.verbose_speech,
            ),
            flags=(Settings.interactive_rules, Settings.fair_hints),
        )
        self.unlimited = QCheckBox()
        self.unlimited.setChecked(settings.undo_limit is None)
        self.unlimited.toggled.connect(self._on_unlimited)
        self._form.addRow(self.unlimited)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.labels[Settings.language].setText(self.tr("&Language:"))
        self.fill(Settings.language, {SYSTEM: self.tr("As in the system"), **LANGUAGES})
        self.labels[Settings.speed].setText(self.tr("&Animation speed:"))
        self.fill(
            Settings.speed,
            {
                Speed.OFF: self.tr("Off", "animation speed"),
                Speed.FAST: self.tr("Fast", "animation speed"),
                Speed.NORMAL: self.tr("Normal", "animation speed"),
                Speed.SLOW: self.tr("Slow", "animation speed"),
            },
        )
        self.labels[Settings.direction].setText(self.tr("Table &direction:"))
        self.fill(
            Settings.direction,
            {
                Direction.AUTOMATIC: self.tr("Automatic", "table direction"),
                Direction.LEFT_TO_RIGHT: self.tr("Left to right"),
                Direction.RIGHT_TO_LEFT: self.tr("Right to left"),
            },
        )
        self.labels[Settings.verdict_mode].setText(self.tr("Say whether the game can be &won:"))
        self.fill(
            Settings.verdict_mode,
            {
                VerdictMode.ALWAYS: self.tr("After every action", "verdicts"),
                VerdictMode.ON_REQUEST: self.tr("When asked", "verdicts"),
                VerdictMode.NEVER: self.tr("Never", "verdicts"),
            },
        )
        self.labels[Settings.verbose_speech].setText(self.tr("S&peech for screen readers:"))
        self.fill(
            Settings.verbose_speech,
            {False: self.tr("Brief", "speech"), True: self.tr("At length", "speech")},
        )
        self.say(
            self.checks[Settings.interactive_rules],
            self.tr("&Interactive rules: explain refused moves"),
        )
        self.say(self.checks[Settings.fair_hints], self.tr("&Hints use only what can be seen"))
        self.say(
            self.unlimited,
            fill(self.tr("&Undo without limit (otherwise the last %1 actions)"), UNDO_LIMIT),
        )

    def _on_unlimited(self, checked: bool) -> None:
        self._settings.undo_limit = None if checked else UNDO_LIMIT
