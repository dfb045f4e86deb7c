"""The check boxes for the house rules of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGroupBox, QVBoxLayout, QWidget

from scorpion_qt.rules import Game
from scorpion_qt.rules.games import HOUSE_RULES, house_rules, with_house_rule
from scorpion_qt.text.game_names import house_rule_text
from scorpion_qt.text.words import capitalised
from scorpion_qt.windows.common.wrapping import wrap_button

_WHEN_CHECKED: Final = {
    "collect": "uncovered",
    "empty": "any",
    "facedown": "3",
    "reserve": "stuck",
}
"""House rule → its value when the box is checked. Each rule has two values."""


class HouseRulesBox(QGroupBox):
    """A check box for each house rule that the game has; hidden if it has none.

    Attributes:
        choices: House rule → its check box.

    Signals:
        changed: The player changed a house rule.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("House rules"))
        self.choices: dict[str, QCheckBox] = {}
        column = QVBoxLayout(self)
        for key, value in _WHEN_CHECKED.items():
            text = house_rule_text(key, value)
            box = QCheckBox(capitalised(text))
            wrap_button(box)
            box.toggled.connect(self.changed)
            column.addWidget(box)
            self.choices[key] = box

    def show_rules(self, game: Game) -> None:
        """Show the house rules of a game with their values in that game."""
        rules = house_rules(game)
        for key, box in self.choices.items():
            box.setVisible(key in rules)
            box.setChecked(rules.get(key) == _WHEN_CHECKED[key])
        self.setVisible(bool(rules))

    def applied(self, game: Game) -> Game:
        """Return a game with the chosen house rules."""
        for key in house_rules(game):
            game = with_house_rule(game, key, self._value(key))
        return game

    def _value(self, key: str) -> str:
        value = _WHEN_CHECKED[key]
        if self.choices[key].isChecked():
            return value
        return next(other for other in HOUSE_RULES[key][1] if other != value)
