"""The panel beside the rules that lists the games and the sections."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QComboBox, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from scorpion_qt.rules import FAMILY, Game, parse_game
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.rulebook import Rulebook

from .rules_page import KEYS

_LETTERS = 12
"""Letters of a game's name that are always visible."""


class RulesContents(QWidget):
    """Lists the games, and the sections of the game that is shown.

    Args:
        below: A widget to place below the lists.
        parent: The window.

    Signals:
        game_chosen: (Game) The player chose another game.
        section_chosen: (id) The player chose a section.
    """

    game_chosen = Signal(object)
    section_chosen = Signal(str)

    def __init__(self, below: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.games = QComboBox()
        self.games.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.games.setMinimumContentsLength(_LETTERS)
        self.sections = QListWidget()
        self.sections.setWordWrap(True)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        for widget in (self.games, self.sections, below):
            column.addWidget(widget)
        self.games.activated.connect(self._on_game)
        self.sections.itemActivated.connect(self._on_section)
        self.sections.itemClicked.connect(self._on_section)
        self._retranslate()

    def show_book(self, game: Game, book: Rulebook) -> None:
        """List the sections of a game's rules and select the game."""
        self._choose(game)
        self.sections.clear()
        for section in book.sections:
            self._add(section.title, section.id)
        self._add(self.tr("Keys"), KEYS)

    def mark(self, passed: list[str]) -> None:
        """Select the last section that has been reached.

        Args:
            passed: Ids of all that has been reached, in reading order; those of paragraphs are
                ignored.
        """
        rows = range(self.sections.count())
        ids = {self.sections.item(row).data(Qt.ItemDataRole.UserRole): row for row in rows}
        self.sections.setCurrentRow(next((ids[n] for n in reversed(passed) if n in ids), 0))

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self.sections.setAccessibleName(self.tr("Contents"))
        self.games.setAccessibleName(self.tr("Game"))
        for row in range(self.games.count()):
            self.games.setItemText(row, game_name(parse_game(self.games.itemData(row))))

    def _choose(self, game: Game) -> None:
        """Select a game; one with house rules is listed below the others while it is shown."""
        wanted = [*FAMILY, *([] if game.id in FAMILY else [game.id])]
        if [self.games.itemData(row) for row in range(self.games.count())] != wanted:
            self.games.clear()
            for identity in wanted:
                self.games.addItem(game_name(parse_game(identity)), identity)
        self.games.setCurrentIndex(wanted.index(game.id))

    def _add(self, title: str, name: str) -> None:
        item = QListWidgetItem(title)
        item.setData(Qt.ItemDataRole.UserRole, name)
        self.sections.addItem(item)

    def _on_game(self) -> None:
        self.game_chosen.emit(parse_game(self.games.currentData(Qt.ItemDataRole.UserRole)))

    def _on_section(self, item: QListWidgetItem) -> None:
        self.section_chosen.emit(item.data(Qt.ItemDataRole.UserRole))
        # The last sections may not reach the top of the window, so scrolling wouldn't select them.
        self.sections.setCurrentItem(item)
