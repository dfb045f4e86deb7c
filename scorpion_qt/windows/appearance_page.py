"""How cards and table look: a page of the preferences."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QLabel, QWidget

from scorpion_qt.model.settings import Settings
from scorpion_qt.view.card_art import BACK, DECKS, Deck, Size, backs, render
from scorpion_qt.view.felt import paint_felt
from scorpion_qt.view.theme import THEMES, Theme

_PREVIEW = Size(50, 70, 2)
"""Of the cards beside the names, in logical pixels."""
_SAMPLE = "KH"
_TABLE = QSize(50, 34)
"""Of the pieces of cloth beside the names, likewise."""


class AppearancePage(QWidget):
    """Deck, back, colours and letters of the cards; theme of the table."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._deck = QComboBox()
        self._back = QComboBox()
        self._theme = QComboBox()
        for box in (self._deck, self._back, self._theme):
            box.setIconSize(QSize(round(_PREVIEW.width), round(_PREVIEW.height)))
        self._theme.setIconSize(_TABLE)
        self._four = QCheckBox()
        self._letters = QCheckBox()
        form = QFormLayout(self)
        self._labels = {box: QLabel() for box in (self._deck, self._back, self._theme)}
        for box, label in self._labels.items():
            label.setBuddy(box)
            form.addRow(label, box)
        form.addRow(self._four)
        form.addRow(self._letters)
        self._retranslate()
        self._four.setChecked(settings.four_colours)
        self._letters.setChecked(settings.local_letters)
        self._deck.activated.connect(self._on_deck)
        self._back.activated.connect(self._on_back)
        self._theme.activated.connect(self._on_theme)
        self._four.toggled.connect(self._on_four)
        self._letters.toggled.connect(self._on_letters)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        self._labels[self._deck].setText(self.tr("Dec&k:"))
        self._labels[self._back].setText(self.tr("Card &back:"))
        self._labels[self._theme].setText(self.tr("&Table:"))
        self._four.setText(self.tr("&Four-colour deck"))
        self._letters.setText(
            self.tr("&Local letters on the cards (Т К Д В), where the language has them")
        )
        self._fill()
        for box, label in self._labels.items():
            # A form puts the label of a high field at its top.
            label.setMinimumHeight(box.sizeHint().height())

    def _fill(self) -> None:
        """List decks, backs and themes with small pictures."""
        decks = {
            "linocut": self.tr("Linocut", "deck of cards"),
            "deco": self.tr("Art Deco", "deck of cards"),
            "contrast": self.tr("High contrast", "deck of cards"),
        }
        themes = {
            "felt": self.tr("Green cloth", "table"),
            "slate": self.tr("Slate", "table"),
            "sand": self.tr("Sand", "table"),
            "midnight": self.tr("Midnight", "table"),
            "contrast": self.tr("High contrast", "table"),
        }
        names = {
            "scorpion": self.tr("Scorpion", "card back"),
            "garden": self.tr("Garden", "card back"),
            "pattern": self.tr("Pattern", "card back"),
            "scales": self.tr("Scales", "card back"),
            "steps": self.tr("Steps", "card back"),
            "diamonds": self.tr("Diamonds", "card back"),
            "plain": self.tr("Plain", "card back"),
            "stripes": self.tr("Stripes", "card back"),
        }
        settings = self._settings
        self._deck.clear()
        for style in DECKS:
            deck = Deck(style, four_colours=settings.four_colours)
            self._deck.addItem(_card_icon(deck, _SAMPLE), decks[style], style)
        self._deck.setCurrentIndex(max(0, self._deck.findData(settings.deck)))
        self._back.clear()
        for back in backs(settings.deck):
            self._back.addItem(
                _card_icon(Deck(settings.deck, back=back), BACK), names.get(back, back), back
            )
        self._back.setCurrentIndex(max(0, self._back.findData(settings.back)))
        self._theme.clear()
        for name, theme in THEMES.items():
            self._theme.addItem(_table_icon(theme), themes[name], name)
        self._theme.setCurrentIndex(max(0, self._theme.findData(settings.theme)))

    def _on_deck(self) -> None:
        self._settings.deck = self._deck.currentData(Qt.ItemDataRole.UserRole)
        self._fill()

    def _on_back(self) -> None:
        self._settings.back = self._back.currentData(Qt.ItemDataRole.UserRole)

    def _on_theme(self) -> None:
        self._settings.theme = self._theme.currentData(Qt.ItemDataRole.UserRole)

    def _on_four(self, wanted: bool) -> None:
        self._settings.four_colours = wanted
        self._fill()

    def _on_letters(self, wanted: bool) -> None:
        self._settings.local_letters = wanted


def _card_icon(deck: Deck, name: str) -> QIcon:
    return QIcon(QPixmap.fromImage(render(deck.path(name).read_bytes(), _PREVIEW)))


def _table_icon(theme: Theme) -> QIcon:
    """A piece of the table with the outline of a pile on it."""
    ratio = _PREVIEW.ratio
    pixmap = QPixmap(_TABLE * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint_felt(painter, QRect(0, 0, _TABLE.width(), _TABLE.height()), theme)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme.line, 1))
    painter.setBrush(theme.hollow)
    middle = QRectF(QPointF(), _TABLE.toSizeF()).center()
    painter.drawRoundedRect(QRectF(middle - QPointF(9, 12.5), middle + QPointF(9, 12.5)), 1.5, 1.5)
    painter.end()
    return QIcon(pixmap)
