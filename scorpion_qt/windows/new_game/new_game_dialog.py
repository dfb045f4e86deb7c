"""The dialog that asks for the next game, its rules, and the deal."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.solver.winnable_deals import WinnableDeals, can_find_wins, wish_for
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DealNumber, Game, Unreadable
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.survey_words import SurveyWords
from scorpion_qt.text.words import fill
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.view.card_art import CardArt
from scorpion_qt.windows.common.fitting import Scrolled, screen_room
from scorpion_qt.windows.common.wrapping import wrap_button

from .game_list import GameList
from .house_rules_box import HouseRulesBox

_LEAST_WIDTH, _LEAST_HEIGHT = 440, 300
_LIST_WIDTH = 490
_SHARE = 0.8
"""Largest share of the screen's height to use."""
_HEIGHT = 560
"""On a small screen, height to use regardless of the share, as far as the window's frame allows."""


class NewGameDialog(QDialog):
    """Asks for a game and a deal.

    Args:
        game: The game selected first.
        art: The cards of the table, for the pictures of the games.
        look: Cloth and direction of the table, for the same pictures.
        deals: Finds winnable deals.
        settings: Where the last choice of winnable deals and their difficulty is stored; the new
            choice is stored before `chosen` is emitted.
        parent: The window.

    Attributes:
        games: The list of games.
        classic: The button for the classic form of the game.
        relaxed: The button for its relaxed form.
        house: Its house rules.
        number: The number of the deal; empty for any.
        problem: What is wrong with that number.
        winnable: The box for winnable deals only.
        difficulty: The list of difficulties.
        result_line: The game that these choices make.

    Signals:
        chosen: (Game, DealNumber or None) The player chose a game; no number means a random deal.
    """

    chosen = Signal(object, object)

    def __init__(
        self,
        game: Game,
        art: CardArt,
        look: TableAppearance,
        deals: WinnableDeals,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._deals = deals
        self._settings = settings
        self.setWindowTitle(self.tr("New game"))
        self.games = GameList(art, look)
        self.games.setAccessibleName(self.tr("Game"))

        self._share = QLabel()
        self._share.setWordWrap(True)
        self.classic = QRadioButton(self.tr("Classic rules: build down in suit"))
        self.relaxed = QRadioButton(self.tr("Relaxed rules: build down regardless of suit"))
        build = QButtonGroup(self)
        build.addButton(self.classic)
        build.addButton(self.relaxed)

        self.house = HouseRulesBox()
        self.number = QLineEdit()
        self.number.setPlaceholderText(self.tr("random"))
        self.number.setClearButtonEnabled(True)
        self.result_line = QLabel()
        self.result_line.setWordWrap(True)
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.hide()

        self.winnable = QCheckBox(self.tr("&Winnable deals only"))
        self.difficulty = QComboBox()
        self.difficulty.setAccessibleName(self.tr("Difficulty"))
        for value, text in (
            ("any", self.tr("any difficulty")),
            ("easy", self.tr("easy", "of a deal")),
            ("medium", self.tr("medium", "of a deal")),
            ("hard", self.tr("hard", "of a deal")),
        ):
            self.difficulty.addItem(text, value)
        self.winnable.setChecked(settings.winnable_only)
        self.difficulty.setCurrentIndex(max(0, self.difficulty.findData(settings.difficulty)))

        buttons = QDialogButtonBox()
        deal = QPushButton(self.tr("&Deal"))
        deal.setDefault(True)
        buttons.addButton(deal, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        for button in (self.classic, self.relaxed, self.winnable):
            wrap_button(button)
        self._lay_out(buttons)

        self._choose(game)
        self.games.currentItemChanged.connect(self._on_game_changed)
        self.games.itemDoubleClicked.connect(self.accept)
        self.relaxed.toggled.connect(self._refresh)
        self.house.changed.connect(self._refresh)
        self.number.textEdited.connect(self.problem.hide)
        self.number.textChanged.connect(self._refresh)
        self.winnable.toggled.connect(self._refresh)
        self.difficulty.currentIndexChanged.connect(self._refresh)
        self.number.setFocus()

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        number = QGridLayout()
        label = QLabel(self.tr("Deal &number:"))
        label.setBuddy(self.number)
        number.addWidget(label, 0, 0)
        number.addWidget(self.number, 0, 1)
        number.addWidget(self.winnable, 1, 0, 1, 2)
        number.addWidget(self.difficulty, 2, 1)
        options = QWidget()
        column = QVBoxLayout(options)
        column.setContentsMargins(6, 0, 6, 0)
        for widget in (self._share, self.classic, self.relaxed, self.house):
            column.addWidget(widget)
        column.addLayout(number)
        column.addWidget(self.result_line)
        column.addStretch()
        # Scrolling keeps everything reachable on a small screen.
        scroll = Scrolled(options)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.addWidget(self.games)
        self._upper.addWidget(scroll)
        whole = QVBoxLayout(self)
        whole.addLayout(self._upper, 1)
        whole.addWidget(self.problem)
        whole.addWidget(buttons)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        margins, gap = whole.contentsMargins(), whole.spacing()
        around = margins.left() + margins.right() + gap
        self._beside = (
            self.games.minimumSizeHint().width() + scroll.minimumSizeHint().width() + around
        )
        width = _LIST_WIDTH + scroll.sizeHint().width() + around
        self._fit(
            max(self._beside, width),
            margins.top() + margins.bottom() + gap + buttons.sizeHint().height(),
        )

    def _fit(self, width: int, around: int) -> None:
        """Size the dialog to show as many whole tiles as fit on the screen.

        Args:
            width: The wanted width.
            around: The height of everything above and below the list.
        """
        free = screen_room(self)
        width = min(width, free.width())
        wide = width - self._beside + self.games.minimumSizeHint().width()
        self.games.resize(wide, self.games.height())
        rows = range(self.games.count(), 0, -1)
        heights = [self.games.height_of(row) + around for row in rows]
        room = max(_SHARE * self.screen().availableGeometry().height(), min(_HEIGHT, free.height()))
        if width < self._beside:
            heights = []  # the choices are below the games and take the height these leave
        self.resize(width, next((h for h in heights if h <= room), int(room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the choices beside the games if there is room, otherwise below them."""
        super().resizeEvent(event)
        beside = event.size().width() >= self._beside
        self._upper.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        self._upper.setStretch(0, 1)
        self._upper.setStretch(1, 0 if beside else 1)

    @property
    def game(self) -> Game:
        """The chosen game, including its house rules."""
        return self.house.applied(self._plain_game())

    def accept(self) -> None:
        """Accept valid input; otherwise show what is wrong with it and stay open."""
        text = self.number.text().strip()
        self._remember()
        try:
            number = DealNumber.parse(text) if text else None
        except Unreadable:
            self.problem.setText(
                self.tr(
                    "There is no such deal. A deal number is a whole number from 1 up, of at most 20 digits."
                )
            )
            self.problem.show()
            self.number.setFocus()
            self.number.selectAll()
            return
        self.chosen.emit(self.game, number)
        super().accept()

    def _remember(self) -> None:
        self._settings.winnable_only = self.winnable.isChecked()
        self._settings.difficulty = self.difficulty.currentData()

    def _plain_game(self) -> Game:
        classic = self.games.chosen
        return classic.relaxed if self.relaxed.isChecked() else classic

    def _choose(self, game: Game) -> None:
        self.games.choose(game)
        (self.classic if game == game.classic else self.relaxed).setChecked(True)
        self.house.show_rules(game)
        self._refresh()

    def _on_game_changed(self) -> None:
        self.house.show_rules(self._plain_game())
        self._refresh()

    def _refresh(self) -> None:
        plain = self._plain_game()
        can_relax = plain.relaxed != plain.classic
        self.classic.setVisible(can_relax)
        self.relaxed.setVisible(can_relax)
        self.games.show_chosen(self.game)
        self._share.setText(SurveyWords().share(self.game))
        self._refresh_winnable()
        self.result_line.setText(fill(self.tr("To be played: %1"), game_name(self.game)))

    def _refresh_winnable(self) -> None:
        """Offer winnable deals if they can be found and no number is given, and prepare them."""
        game = self.game
        possible = can_find_wins(game) and not self.number.text().strip()
        self.winnable.setEnabled(possible)
        chosen = possible and self.winnable.isChecked()
        easy = wish_for(game, True, "easy")
        self.difficulty.setVisible(easy is not None and easy.difficulty is not None)
        self.difficulty.setEnabled(chosen)
        self._deals.prepare(wish_for(game, chosen, self.difficulty.currentData()))
