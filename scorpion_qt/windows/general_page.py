"""Language, explanations, motion, direction and undo: a page of the preferences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLabel,
    QWidget,
)

from scorpion_qt.model.settings import Asking, Direction, Settings, Speed
from scorpion_qt.rules import UNDO_LIMIT
from scorpion_qt.text.language import NATIVE_NAMES, SYSTEM
from scorpion_qt.text.words import fill


class GeneralPage(QWidget):
    """Language, explanations, animation, direction of the table, verdicts, speech, undo."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._language = QComboBox()
        self._speed = QComboBox()
        self._direction = QComboBox()
        self._asking = QComboBox()
        self._speech = QComboBox()
        self._interactive = QCheckBox()
        self._unlimited = QCheckBox()
        self._fair = QCheckBox()
        self._labels = {
            box: QLabel()
            for box in (
                self._language,
                self._speed,
                self._direction,
                self._asking,
                self._speech,
            )
        }
        form = QFormLayout(self)
        for box, label in self._labels.items():
            label.setBuddy(box)
            form.addRow(label, box)
        form.addRow(self._interactive)
        form.addRow(self._unlimited)
        form.addRow(self._fair)
        self._retranslate()
        self._interactive.setChecked(settings.interactive_rules)
        self._unlimited.setChecked(settings.undo_limit is None)
        self._fair.setChecked(settings.fair_hints)
        self._language.activated.connect(self._setter("language", self._language))
        self._speed.activated.connect(self._setter("speed", self._speed))
        self._direction.activated.connect(self._setter("direction", self._direction))
        self._asking.activated.connect(self._setter("asking", self._asking))
        self._speech.activated.connect(self._setter("verbose_speech", self._speech))
        self._interactive.toggled.connect(self._on_interactive)
        self._unlimited.toggled.connect(self._on_unlimited)
        self._fair.toggled.connect(self._on_fair)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, which can be changed here."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._labels[self._language].setText(self.tr("&Language:"))
        self._labels[self._speed].setText(self.tr("&Animation speed:"))
        self._labels[self._direction].setText(self.tr("Table &direction:"))
        self._labels[self._asking].setText(self.tr("Say whether the game can be &won:"))
        _fill_box(
            self._asking,
            [
                (self.tr("After every action", "verdicts"), Asking.ALWAYS),
                (self.tr("When asked", "verdicts"), Asking.ON_REQUEST),
                (self.tr("Never", "verdicts"), Asking.NEVER),
            ],
            self._settings.asking,
        )
        self._labels[self._speech].setText(self.tr("S&peech for screen readers:"))
        _fill_box(
            self._speech,
            [(self.tr("Brief", "speech"), False), (self.tr("At length", "speech"), True)],
            self._settings.verbose_speech,
        )
        self._fair.setText(self.tr("&Hints use only what can be seen"))
        self._interactive.setText(self.tr("&Interactive rules: explain refused moves"))
        self._unlimited.setText(
            fill(self.tr("&Undo without limit (otherwise the last %1 actions)"), UNDO_LIMIT)
        )
        _fill_box(
            self._language,
            [(self.tr("As in the system"), SYSTEM)]
            + [(name, code) for code, name in NATIVE_NAMES.items()],
            self._settings.language,
        )
        _fill_box(
            self._speed,
            [
                (self.tr("Off", "animation speed"), Speed.OFF),
                (self.tr("Fast", "animation speed"), Speed.FAST),
                (self.tr("Normal", "animation speed"), Speed.NORMAL),
                (self.tr("Slow", "animation speed"), Speed.SLOW),
            ],
            self._settings.speed,
        )
        _fill_box(
            self._direction,
            [
                (self.tr("Automatic", "table direction"), Direction.AUTOMATIC),
                (self.tr("Left to right"), Direction.LEFT_TO_RIGHT),
                (self.tr("Right to left"), Direction.RIGHT_TO_LEFT),
            ],
            self._settings.direction,
        )

    def _setter(self, name: str, box: QComboBox) -> Callable[[], None]:
        return lambda: setattr(self._settings, name, box.currentData(Qt.ItemDataRole.UserRole))

    def _on_interactive(self, checked: bool) -> None:
        self._settings.interactive_rules = checked

    def _on_fair(self, checked: bool) -> None:
        self._settings.fair_hints = checked

    def _on_unlimited(self, checked: bool) -> None:
        self._settings.undo_limit = None if checked else UNDO_LIMIT


def _fill_box(box: QComboBox, entries: list[tuple[str, Any]], current: object) -> None:
    box.clear()
    for text, value in entries:
        box.addItem(text, value)
    values = [value for _, value in entries]
    box.setCurrentIndex(values.index(current) if current in values else 0)
