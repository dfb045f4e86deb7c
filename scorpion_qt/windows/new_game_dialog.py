"""Which game next: the game, its rules, and the deal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.settings import Settings
from scorpion_qt.model.winnable import WinnableDeals, Wish, can_find_wins, wish_for
from scorpion_qt.rules import FAMILY, DealNumber, Game, Unreadable
from scorpion_qt.rules.games import HOUSE_RULES, house_rules, with_house_rule
from scorpion_qt.text.games import game_name, house_rule_text, one_line
from scorpion_qt.text.surveys import SurveyWords
from scorpion_qt.text.words import fill
from scorpion_qt.view.theme import Theme

from .board_picture import BOARD_SIZE, board_icon

_WIDEST_LIST = 310
"""Pixels; longer names are wrapped, so that the dialog fits beside them."""

_RELAXED = "-relaxed"
_WHEN_CHECKED = {"collect": "uncovered", "empty": "any", "facedown": "3", "reserve": "stuck"}
"""House rule → the value that its check box stands for; each has two."""


class NewGameDialog(QDialog):
    """Asks for a game and a deal; an empty number means a random one.

    Args:
        game: The game that is offered first.
        theme: The table's colours, for the drawings of the games.
        deals: Finds winnable deals.
        settings: Hold whether winnable deals were asked for the last time, and how hard ones.
        parent: The window.

    Signals:
        chosen: (Game, DealNumber, whether it was chosen because it can be won) What is to be played.
    """

    chosen = Signal(object, object, bool)

    def __init__(
        self,
        game: Game,
        theme: Theme,
        deals: WinnableDeals,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._deals = deals
        self._settings = settings
        self._awaited: Wish | None = None
        self.setWindowTitle(self.tr("New game"))
        self._games = QListWidget()
        self._games.setAccessibleName(self.tr("Game"))
        self._games.setIconSize(BOARD_SIZE)
        self._games.setSpacing(3)
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for base in FAMILY:
            if not base.endswith(_RELAXED):
                item = QListWidgetItem(
                    board_icon(FAMILY[base], theme, mirrored), game_name(FAMILY[base])
                )
                item.setData(Qt.ItemDataRole.UserRole, base)
                self._games.addItem(item)
        self._games.setWordWrap(True)
        self._games.setFixedWidth(min(_WIDEST_LIST, self._games.sizeHintForColumn(0) + 30))
        self._games.setMinimumHeight(4 * self._games.sizeHintForRow(0))

        self._about = QLabel()
        self._about.setWordWrap(True)
        self._about.setMinimumHeight(3 * self.fontMetrics().lineSpacing())
        self._about.setIndent(2)
        self._share = QLabel()
        self._share.setWordWrap(True)
        self._share.setIndent(2)
        self._classic = QRadioButton(self.tr("Classic rules: build down in suit"))
        self._relaxed = QRadioButton(self.tr("Relaxed rules: build down regardless of suit"))
        build = QButtonGroup(self)
        build.addButton(self._classic)
        build.addButton(self._relaxed)

        self._house = QGroupBox(self.tr("House rules"))
        self._choices: dict[str, QCheckBox] = {}
        rows = QVBoxLayout(self._house)
        for key, value in _WHEN_CHECKED.items():
            text = house_rule_text(key, value)
            self._choices[key] = QCheckBox(text[:1].upper() + text[1:])
            rows.addWidget(self._choices[key])

        self._number = QLineEdit()
        self._number.setPlaceholderText(self.tr("random"))
        self._number.setClearButtonEnabled(True)
        self._result = QLabel()
        self._result.setWordWrap(True)
        self._problem = QLabel()
        self._problem.setWordWrap(True)
        self._problem.hide()

        self._winnable = QCheckBox(self.tr("&Winnable deals only"))
        self._difficulty = QComboBox()
        self._difficulty.setAccessibleName(self.tr("Difficulty"))
        for value, text in (
            ("any", self.tr("any difficulty")),
            ("easy", self.tr("easy", "of a deal")),
            ("medium", self.tr("medium", "of a deal")),
            ("hard", self.tr("hard", "of a deal")),
        ):
            self._difficulty.addItem(text, value)
        self._winnable.setChecked(settings.winnable_only)
        self._difficulty.setCurrentIndex(max(0, self._difficulty.findData(settings.difficulty)))

        buttons = QDialogButtonBox()
        self._deal = deal = QPushButton(self.tr("&Deal"))
        deal.setDefault(True)
        buttons.addButton(deal, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)

        number = QGridLayout()
        label = QLabel(self.tr("Deal &number:"))
        label.setBuddy(self._number)
        number.addWidget(label, 0, 0)
        number.addWidget(self._number, 0, 1, 1, 2)
        number.addWidget(self._winnable, 1, 0, 1, 2)
        number.addWidget(self._difficulty, 1, 2)
        right = QVBoxLayout()
        for widget in (self._about, self._share, self._classic, self._relaxed, self._house):
            right.addWidget(widget)
        right.addLayout(number)
        right.addWidget(self._result)
        right.addStretch()
        upper = QHBoxLayout()
        upper.addWidget(self._games)
        upper.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(upper, 1)
        whole.addWidget(self._problem)
        whole.addWidget(buttons)

        self._choose(game)
        self._games.currentItemChanged.connect(self._on_game_changed)
        self._relaxed.toggled.connect(self._refresh)
        for box in self._choices.values():
            box.toggled.connect(self._refresh)
        self._number.textEdited.connect(self._problem.hide)
        self._number.textChanged.connect(self._refresh)
        self._winnable.toggled.connect(self._refresh)
        self._difficulty.currentIndexChanged.connect(self._refresh)
        deals.found.connect(self._on_found)
        self._number.setFocus()

    @property
    def game(self) -> Game:
        """The game that is chosen now, house rules included."""
        game = self._plain_game()
        for key in house_rules(game):
            game = with_house_rule(game, key, self._chosen_value(key))
        return game

    def accept(self) -> None:
        """Take what is entered, or say what is wrong with it and stay."""
        text = self._number.text().strip()
        self._remember()
        wish = None if text else self._wish()
        if wish is not None:
            self._take(wish)
            return
        try:
            number = DealNumber.parse(text) if text else DealNumber.random()
        except Unreadable:
            self._problem.setText(
                self.tr(
                    "There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits."
                )
            )
            self._problem.show()
            self._number.setFocus()
            self._number.selectAll()
            return
        self._finish(self.game, number, winnable=False)

    def reject(self) -> None:
        """Look no further for a winnable deal; when none is looked for, close."""
        if self._awaited is None:
            super().reject()
            return
        self._awaited = None
        self._deals.give_up()
        self._problem.hide()
        self._deal.setEnabled(True)

    def _take(self, wish: Wish) -> None:
        """Take a winnable deal, or look for one: the player can wait, or cancel."""
        number = self._deals.take(wish)
        if number is not None:
            self._finish(wish.game, number, winnable=True)
            return
        self._awaited = wish
        self._deal.setEnabled(False)
        self._problem.setText(self.tr("Looking for a winnable deal…"))
        self._problem.show()
        self._deals.look(wish)

    def _on_found(self, wish: Wish, number: DealNumber) -> None:
        if wish == self._awaited:
            self._awaited = None
            self._finish(wish.game, number, winnable=True)

    def _finish(self, game: Game, number: DealNumber, *, winnable: bool) -> None:
        self.chosen.emit(game, number, winnable)
        super().accept()

    def _wish(self) -> Wish | None:
        """What kind of winnable deal is wanted; None where any deal will do."""
        game = self.game
        if not self._winnable.isChecked() or not can_find_wins(game):
            return None
        return wish_for(game, self._difficulty.currentData())

    def _remember(self) -> None:
        self._settings.winnable_only = self._winnable.isChecked()
        self._settings.difficulty = self._difficulty.currentData()

    def _chosen_value(self, key: str) -> str:
        value = _WHEN_CHECKED[key]
        if self._choices[key].isChecked():
            return value
        return next(other for other in HOUSE_RULES[key][1] if other != value)

    def _plain_game(self) -> Game:
        item = self._games.currentItem()
        base = item.data(Qt.ItemDataRole.UserRole)
        relaxed = base + _RELAXED
        return FAMILY[relaxed if self._relaxed.isChecked() and relaxed in FAMILY else base]

    def _choose(self, game: Game) -> None:
        base = game.base.removesuffix(_RELAXED)
        for row in range(self._games.count()):
            if self._games.item(row).data(Qt.ItemDataRole.UserRole) == base:
                self._games.setCurrentRow(row)
        (self._relaxed if game.base.endswith(_RELAXED) else self._classic).setChecked(True)
        self._set_house_rules(game)
        self._refresh()

    def _on_game_changed(self) -> None:
        self._set_house_rules(self._plain_game())
        self._refresh()

    def _set_house_rules(self, game: Game) -> None:
        rules = house_rules(game)
        for key, box in self._choices.items():
            box.setVisible(key in rules)
            box.setChecked(rules.get(key) == _WHEN_CHECKED[key])
        self._house.setVisible(bool(rules))

    def _refresh(self) -> None:
        plain = self._plain_game()
        can_relax = plain.base.removesuffix(_RELAXED) + _RELAXED in FAMILY
        self._classic.setVisible(can_relax)
        self._relaxed.setVisible(can_relax)
        self._about.setText(one_line(plain))
        self._share.setText(SurveyWords().share(self.game))
        self._refresh_winnable()
        self._result.setText(fill(self.tr("To be played: %1"), game_name(self.game)))

    def _refresh_winnable(self) -> None:
        """Offer winnable deals where they can be found and no number is given, and prepare them."""
        if self._awaited is not None:
            self.reject()  # what was looked for is not what is chosen now
        game = self.game
        possible = can_find_wins(game) and not self._number.text().strip()
        self._winnable.setEnabled(possible)
        chosen = possible and self._winnable.isChecked()
        # Loads the solver, which is not wanted before somebody asks for it.
        self._difficulty.setEnabled(chosen and wish_for(game, "easy").difficulty is not None)
        self._deals.prepare(self._wish() if chosen else None)
