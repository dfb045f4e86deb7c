"""A notice over the table with a sentence and buttons. It is part of the window, never modal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QFont, QHideEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.text.words import fill, unmarked
from scorpion_qt.view.theme import DEFAULT_THEME, THEMES, Theme

SECONDS_TO_READ = 5
_NARROWEST, _WIDEST = 260, 640
_MARGIN = 18
_DISTANCE = 14
"""Distance between the notice and the edges of the table, in pixels."""

_TITLE_SIZES = (1.7, 1.45, 1.2)
"""Sizes of the title, relative to the system's text size. The largest that fits a line is used."""

_STYLE = """
Notice {{ background: {ground}; border: 1px solid {edge}; border-radius: 10px; }}
Notice QLabel {{ color: #ffffff; }}
Notice QPushButton {{
    color: #ffffff; background: {button}; border: 1px solid {rim};
    border-radius: 6px; padding: 5px 14px; outline: none;
}}
Notice QPushButton:hover {{ background: {hover}; }}
Notice QPushButton:pressed {{ background: {pressed}; }}
Notice QPushButton:focus {{ border: 2px solid {focus}; padding: 4px 13px; }}
Notice QPushButton:disabled {{ color: {off}; border-color: {off}; }}
"""
_SOFT = {
    "ground": "rgba(18, 24, 22, 238)",
    "edge": "rgba(255, 255, 255, 90)",
    "button": "rgba(255, 255, 255, 30)",
    "rim": "rgba(255, 255, 255, 140)",
    "hover": "rgba(255, 255, 255, 60)",
    "pressed": "rgba(255, 255, 255, 95)",
    "off": "rgba(255, 255, 255, 110)",
    "focus": "#ffd54a",
}


class Notice(QFrame):
    """A notice over the lower part or the middle of a widget.

    Without buttons it is transparent to the mouse and disappears automatically.

    Attributes:
        title: The title, in a few words.
        label: A sentence below the title, or alone.
        buttons: One for each action.

    Signals:
        faded: A sentence has been shown long enough, and the notice before it may return.
        said: (text) There is new text for screen readers.
    """

    faded = Signal()
    said = Signal(str)

    def __init__(self, over: QWidget) -> None:
        super().__init__(over.parentWidget())
        self._over = over
        over.installEventFilter(self)
        self.set_theme(THEMES[DEFAULT_THEME])
        self.title = QLabel()
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setWordWrap(True)
        self.label = QLabel()
        self.label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.label.setWordWrap(True)
        self._row = QHBoxLayout()
        self._row.addStretch()
        self._row.addStretch()
        self.buttons: list[QPushButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 12, _MARGIN, 12)
        column.addWidget(self.title)
        column.addWidget(self.label)
        column.addLayout(self._row)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.dismiss)
        self._text = ""
        self._added: list[str] = []
        self._offers: list[tuple[QAction, str]] = []
        self._fading = False
        self._in_the_middle = False
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use colours that match the table's theme, without tint for a high-contrast theme."""
        colours = _SOFT
        if not theme.soft:
            ground, line, focus = (
                colour.name() for colour in (theme.shade, theme.line, theme.target)
            )
            plain = dict.fromkeys(("ground", "button", "hover", "pressed"), ground)
            # Only the frame distinguishes pressed and hovered buttons.
            colours = (
                plain | dict.fromkeys(("edge", "rim"), line) | {"off": "#b0b0b0", "focus": focus}
            )
        self.setStyleSheet(_STYLE.format(**colours))

    @property
    def text(self) -> str:
        """The current text, or an empty text if the notice is hidden."""
        return "" if self.isHidden() else self._text

    def say(self, text: str, aloud: bool = True) -> None:
        """Show a sentence for some seconds.

        Args:
            text: The sentence.
            aloud: Whether it is news for screen readers. Repeated updates of a number aren't.
        """
        self._show("", text, ())
        self._timer.start(SECONDS_TO_READ * 1000)
        if aloud:
            self.said.emit(text)

    def add(self, text: str) -> None:
        """Show a sentence for some seconds, below earlier added ones that are still shown."""
        told = [] if self.isHidden() else [line for line in self._added if line != text]
        self._show("", "\n".join([*told, text]), ())
        self._added = [*told, text]
        self._timer.start(SECONDS_TO_READ * 1000 * len(self._added))
        self.said.emit(text)

    def ask(
        self,
        title: str,
        text: str,
        actions: Sequence[QAction],
        in_the_middle: bool = False,
        focused: bool = False,
    ) -> None:
        """Show a notice until something else happens.

        Args:
            title: What has happened, in a few words.
            text: A sentence about it, or an empty text.
            actions: The actions that get a button.
            in_the_middle: Whether to show it in the middle, if no cards are visible there.
            focused: Whether the first button gets the focus, if there is nothing else to do.
        """
        known = not self.isHidden() and self._offers == _offers(actions)
        self._show(title, text, actions, in_the_middle)
        if focused:
            self.buttons[0].setFocus()
        # A notice that returns after a sentence isn't news.
        if not self._fading:
            for part in filter(None, (title, text, "" if known or focused else self._choice())):
                self.said.emit(part)

    def _choice(self) -> str:
        """Return the names of the buttons for screen readers."""
        names = (unmarked(button.text()) for button in self.buttons if button.isEnabled())
        listed = "; ".join(names)
        tab = QKeySequence(Qt.Key.Key_Tab).toString(QKeySequence.SequenceFormat.NativeText)
        return fill(self.tr("Press %1 to choose: %2"), tab, listed) if listed else ""

    def dismiss(self) -> None:
        """Hide what is said; what was shown before it may come back."""
        self._timer.stop()
        self.hide()
        self._fading = True
        self.faded.emit()
        self._fading = False

    def _show(
        self, title: str, text: str, actions: Sequence[QAction], in_the_middle: bool = False
    ) -> None:
        self._timer.stop()
        self._added = []
        self._in_the_middle = in_the_middle
        self._text = text or title
        self.label.setFont(QApplication.font())
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.label.setText(text)
        self.label.setVisible(bool(text))
        offers = _offers(actions)
        replaced = offers != self._offers
        inside = self._has_focus()
        if replaced:
            self._replace_buttons(offers)
        for button, action in zip(self.buttons, actions, strict=True):
            button.setEnabled(action.isEnabled())
        if replaced and inside:
            # If the focus was on an old button, move it to a new one.
            next(filter(QWidget.isEnabled, self.buttons), self._over).setFocus()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not actions)
        self._place()
        self.show()
        self.raise_()

    def _replace_buttons(self, offers: Sequence[tuple[QAction, str]]) -> None:
        for old in self.buttons:
            self._row.removeWidget(old)
            old.deleteLater()
        self._offers = list(offers)
        self.buttons = []
        before = self._over
        for place, (action, text) in enumerate(offers, start=1):
            button = QPushButton(text)
            self.buttons.append(button)
            # Otherwise Enter does nothing outside of dialogs.
            button.setAutoDefault(True)
            button.clicked.connect(action.trigger)
            self._row.insertWidget(place, button)
            # Otherwise the button has no size until the event loop runs.
            button.show()
            # Tab moves from the table to the buttons, then to the rest of the window.
            QWidget.setTabOrder(before, button)
            before = button

    def _has_focus(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.isAncestorOf(focused)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return the focus to the table when Escape is pressed."""
        if event.key() == Qt.Key.Key_Escape:
            self._over.setFocus()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Return the focus to the table before Qt gives it to the next widget."""
        if self._has_focus():
            self._over.setFocus()
        super().hideEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place when the table is resized or moved."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        area = self._over.geometry()
        widest = min(_WIDEST, area.width() - 2 * _DISTANCE)
        for size in _TITLE_SIZES:
            self.title.setFont(_large(size))
            if (
                self.title.fontMetrics().horizontalAdvance(self.title.text())
                <= widest - 2 * _MARGIN
            ):
                break
        # Measure the buttons alone, because the labels would report their previous width.
        labels = (self.title, self.label)
        for label in labels:
            label.setFixedWidth(1)
        lines = max(
            label.fontMetrics().horizontalAdvance(line)
            for label in labels
            for line in label.text().split("\n")
        )
        natural = max(self.sizeHint().width(), lines + 2 * _MARGIN + 2)
        width = min(widest, max(_NARROWEST, natural))
        for label in labels:
            label.setFixedWidth(width - 2 * _MARGIN)
        height = (
            self.heightForWidth(width) if self.hasHeightForWidth() else self.sizeHint().height()
        )
        self.setGeometry(
            area.left() + (area.width() - width) // 2,
            area.center().y() - height // 2
            if self._in_the_middle
            else area.bottom() - height - _DISTANCE,
            width,
            height,
        )


def _large(size: float) -> QFont:
    """Return the system's font in bold and larger by a factor."""
    font = QApplication.font()
    font.setPointSizeF(font.pointSizeF() * size)
    font.setBold(True)
    return font


def _offers(actions: Sequence[QAction]) -> list[tuple[QAction, str]]:
    """Return each action with the text of its button."""
    return [(action, action.text().rstrip("…")) for action in actions]
