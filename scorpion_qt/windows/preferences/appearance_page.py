"""The page of the preferences for the appearance of cards and table."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap

from scorpion_qt.model.storage.settings import Setting, Settings
from scorpion_qt.view.card_art import BACK, DECKS, Deck, Size, backs, render
from scorpion_qt.view.felt import paint_felt
from scorpion_qt.view.theme import THEMES, Theme

from .settings_page import SettingsPage

_PREVIEW = Size(50, 70, 2)
"""Size of the cards beside the names, in logical pixels."""
_CARD = QSize(round(_PREVIEW.width), round(_PREVIEW.height))
_SAMPLE = "KH"
_TABLE = QSize(50, 34)
"""Size of the pieces of cloth beside the names, in logical pixels."""


class AppearancePage(SettingsPage):
    """The settings for the deck, back, colours and letters of the cards, and the table's theme."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(
            settings,
            lists=(Settings.deck, Settings.back, Settings.theme),
            flags=(Settings.four_colours, Settings.local_letters),
        )
        for setting, size in (
            (Settings.deck, _CARD),
            (Settings.back, _CARD),
            (Settings.theme, _TABLE),
        ):
            self.boxes[setting].setIconSize(size)
        settings.changed.connect(self._on_changed)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.labels[Settings.deck].setText(self.tr("Dec&k:"))
        self.labels[Settings.back].setText(self.tr("Card &back:"))
        self.labels[Settings.theme].setText(self.tr("&Table:"))
        self.say(self.checks[Settings.four_colours], self.tr("&Four-colour deck"))
        self.say(
            self.checks[Settings.local_letters],
            self.tr("&Local letters on the cards (Т К Д В), where the language has them"),
        )
        self._fill()
        for setting, box in self.boxes.items():
            # A form would align the label of a high field with its top.
            self.labels[setting].setMinimumHeight(box.sizeHint().height())

    def _on_changed(self, setting: Setting[object]) -> None:
        if setting in (Settings.deck, Settings.four_colours):
            self._fill()

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
        deck, four = self._settings.deck, self._settings.four_colours
        self.fill(
            Settings.deck,
            {style: decks[style] for style in DECKS},
            lambda style: _card_icon(Deck(style, four_colours=four), _SAMPLE),
        )
        self.fill(
            Settings.back,
            {back: names.get(back, back) for back in backs(deck)},
            lambda back: _card_icon(Deck(deck, back=back), BACK),
        )
        self.fill(
            Settings.theme,
            {name: themes[name] for name in THEMES},
            lambda name: _table_icon(THEMES[name]),
        )


def _card_icon(deck: Deck, name: str) -> QIcon:
    return QIcon(QPixmap.fromImage(render(deck.path(name).read_bytes(), _PREVIEW)))


def _table_icon(theme: Theme) -> QIcon:
    """Return an icon of a piece of the table with the outline of a pile."""
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
