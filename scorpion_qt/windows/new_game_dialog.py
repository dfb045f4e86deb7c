"""Which game next: the game, its rules, and the deal."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.settings import Settings
from scorpion_qt.model.winnable import WinnableDeals, can_find_wins, wish_for
from scorpion_qt.rules import DealNumber, Game, Unreadable
from scorpion_qt.text.games import game_name
from scorpion_qt.text.surveys import SurveyWords
from scorpion_qt.text.words import fill
from scorpion_qt.view.card_art import CardArt
from scorpion_qt.view.look import Look

from .game_list import GameList
from .house_rules_box import HouseRulesBox
from .wrapping import wrap_button

_LEAST_WIDTH, _LEAST_HEIGHT = 440, 300
_LIST_WIDTH = 490
_SHARE = 0.8
"""Of the screen's height that is used, where so many games can be seen."""
_HEIGHT, _TITLE_BAR = 560, 40
"""On a small screen it is used up to this height, but for the title bar."""


class NewGameDialog(QDialog):
    """Asks for a game and a deal.

    Args:
        game: The game that is offered first.
        art: The cards of the table, for the drawings of the games.
        look: Cloth and direction of the table, likewise.
        deals: Finds winnable deals.
        settings: Hold whether winnable deals were asked for the last time, and how hard ones; the answers
            are kept there before anything is chosen.
        parent: The window.

    Signals:
        chosen: (Game, DealNumber or None) What is to be played; no number means a random deal.
    """

    chosen = Signal(object, object)

    def __init__(
        self,
        game: Game,
        art: CardArt,
        look: Look,
        deals: WinnableDeals,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._deals = deals
        self._settings = settings
        self.setWindowTitle(self.tr("New game"))
        self._games = GameList(art, look)
        self._games.setAccessibleName(self.tr("Game"))

        self._share = QLabel()
        self._share.setWordWrap(True)
        self._classic = QRadioButton(self.tr("Classic rules: build down in suit"))
        self._relaxed = QRadioButton(self.tr("Relaxed rules: build down regardless of suit"))
        build = QButtonGroup(self)
        build.addButton(self._classic)
        build.addButton(self._relaxed)

        self._house = HouseRulesBox()
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
        deal = QPushButton(self.tr("&Deal"))
        deal.setDefault(True)
        buttons.addButton(deal, QDialogButtonBox.ButtonRole.AcceptRole)
        buttons.addButton(QPushButton(self.tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        for button in (self._classic, self._relaxed, self._winnable):
            wrap_button(button)
        self._lay_out(buttons)

        self._choose(game)
        self._games.currentItemChanged.connect(self._on_game_changed)
        self._games.itemDoubleClicked.connect(self.accept)
        self._relaxed.toggled.connect(self._refresh)
        self._house.changed.connect(self._refresh)
        self._number.textEdited.connect(self._problem.hide)
        self._number.textChanged.connect(self._refresh)
        self._winnable.toggled.connect(self._refresh)
        self._difficulty.currentIndexChanged.connect(self._refresh)
        self._number.setFocus()

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        number = QGridLayout()
        label = QLabel(self.tr("Deal &number:"))
        label.setBuddy(self._number)
        number.addWidget(label, 0, 0)
        number.addWidget(self._number, 0, 1)
        number.addWidget(self._winnable, 1, 0, 1, 2)
        number.addWidget(self._difficulty, 2, 1)
        options = QWidget()
        column = QVBoxLayout(options)
        column.setContentsMargins(6, 0, 6, 0)
        for widget in (self._share, self._classic, self._relaxed, self._house):
            column.addWidget(widget)
        column.addLayout(number)
        column.addWidget(self._result)
        column.addStretch()
        # Where the screen is small, everything is reached all the same.
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(options)
        bar = scroll.verticalScrollBar().sizeHint().width()
        scroll.setMinimumWidth(options.minimumSizeHint().width() + bar)
        self._upper = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._upper.addWidget(self._games)
        self._upper.addWidget(scroll)
        whole = QVBoxLayout(self)
        whole.addLayout(self._upper, 1)
        whole.addWidget(self._problem)
        whole.addWidget(buttons)
        whole.setSizeConstraint(QVBoxLayout.SizeConstraint.SetNoConstraint)
        self.setMinimumSize(_LEAST_WIDTH, _LEAST_HEIGHT)
        margins, gap = whole.contentsMargins(), whole.spacing()
        around = margins.left() + margins.right() + gap
        self._beside = self._games.minimumSizeHint().width() + scroll.minimumWidth() + around
        width = _LIST_WIDTH + options.sizeHint().width() + bar + around
        self._fit(
            max(self._beside, width),
            margins.top() + margins.bottom() + gap + buttons.sizeHint().height(),
        )

    def _fit(self, width: int, around: int) -> None:
        """Be so wide, and high enough for whole games, as many as the screen has room for."""
        screen = self.screen().availableGeometry()
        width = min(width, screen.width() - 8)
        self._games.resize(width - self._beside + self._games.minimumSizeHint().width(), 100)
        rows = range(self._games.count(), 0, -1)
        heights = [self._games.height_of(row) + around for row in rows]
        room = max(_SHARE * screen.height(), min(_HEIGHT, screen.height() - _TITLE_BAR))
        if width < self._beside:
            heights = []  # the choices stand below the games and take what these leave
        self.resize(width, next((h for h in heights if h <= room), int(room)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The choices stand beside the games where there is room, else below them."""
        super().resizeEvent(event)
        beside = event.size().width() >= self._beside
        self._upper.setDirection(
            QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        )
        self._upper.setStretch(0, 1)
        self._upper.setStretch(1, 0 if beside else 1)

    @property
    def game(self) -> Game:
        """The game that is chosen now, house rules included."""
        return self._house.applied(self._plain_game())

    def accept(self) -> None:
        """Take what is entered, or say what is wrong with it and stay."""
        text = self._number.text().strip()
        self._remember()
        try:
            number = DealNumber.parse(text) if text else None
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
        self.chosen.emit(self.game, number)
        super().accept()

    def _remember(self) -> None:
        self._settings.winnable_only = self._winnable.isChecked()
        self._settings.difficulty = self._difficulty.currentData()

    def _plain_game(self) -> Game:
        classic = self._games.chosen
        return classic.relaxed if self._relaxed.isChecked() else classic

    def _choose(self, game: Game) -> None:
        self._games.choose(game)
        (self._classic if game == game.classic else self._relaxed).setChecked(True)
        self._house.show_rules(game)
        self._refresh()

    def _on_game_changed(self) -> None:
        self._house.show_rules(self._plain_game())
        self._refresh()

    def _refresh(self) -> None:
        plain = self._plain_game()
        can_relax = plain.relaxed != plain.classic
        self._classic.setVisible(can_relax)
        self._relaxed.setVisible(can_relax)
        self._games.show_chosen(self.game)
        self._share.setText(SurveyWords().share(self.game))
        self._refresh_winnable()
        self._result.setText(fill(self.tr("To be played: %1"), game_name(self.game)))

    def _refresh_winnable(self) -> None:
        """Offer winnable deals where they can be found and no number is given, and prepare them."""
        game = self.game
        possible = can_find_wins(game) and not self._number.text().strip()
        self._winnable.setEnabled(possible)
        chosen = possible and self._winnable.isChecked()
        easy = wish_for(game, chosen, "easy")
        self._difficulty.setEnabled(easy is not None and easy.difficulty is not None)
        self._deals.prepare(wish_for(game, chosen, self._difficulty.currentData()))
