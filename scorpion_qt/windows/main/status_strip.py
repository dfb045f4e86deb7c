"""The status strip below the table, with the deal and its progress."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from scorpion_qt.rules import DealNumber, Game
from scorpion_qt.text.bidi import isolate, plain
from scorpion_qt.text.durations import duration
from scorpion_qt.text.game_names import game_name
from scorpion_qt.text.words import fill
from scorpion_qt.windows.common.yielding import YieldingButton, YieldingRow


class StatusStrip(QFrame):
    """Shows game, verdict, deal number, score, moves and time.

    If there is no room for all, the name of the game gives way first, which the window's title shows
    too, then the deal number, then the verdict. The figures are always whole.

    Signals:
        number_clicked: The player clicked the deal number, to copy it.
    """

    number_clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._number: DealNumber | None = None
        self._score = self._moves = self._seconds = 0
        # Tab stops here once, and a screen reader reads the whole strip.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name_label = _Name()
        self._number_button = YieldingButton()
        self._number_button.setAutoRaise(True)
        self._number_button.clicked.connect(self.number_clicked)
        self._score_label = QLabel()
        self._moves_label = QLabel()
        self._time_label = QLabel()
        self._row = YieldingRow(self, self._name_label)
        self._row.setContentsMargins(10, 2, 10, 2)
        for widget in (self._number_button, self._score_label, self._moves_label, self._time_label):
            self._row.add(widget)

    def add(self, button: YieldingButton) -> None:
        """Add a button before the deal number; it gives way after the number."""
        self._row.add(button, 1)

    def set_deal(self, game: Game, number: DealNumber | None) -> None:
        """Show the game and the deal number; a board set up by hand has none."""
        self._game, self._number = game, number
        self._refresh()
        self._name()

    def set_progress(self, score: int, moves: int) -> None:
        """Show the progress.

        Args:
            score: Points.
            moves: Length of the line played.
        """
        self._score, self._moves = score, moves
        self._refresh()
        self._name()

    def set_seconds(self, seconds: int) -> None:
        """Show the time played, in seconds."""
        self._seconds = seconds
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._refresh()
            self._name()
        super().changeEvent(event)

    def _refresh(self) -> None:
        locale = QLocale()
        if self._game is not None:
            name = game_name(self._game)
            self._name_label.setText(name)
            self._name_label.setToolTip(name)
            # Otherwise Qt aligns the name by its own letters.
            mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            side = Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
            self._name_label.setAlignment(
                side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
            )
        self._number_button.setVisible(self._number is not None)
        self._number_button.setText(fill(self.tr("Deal %1"), isolate(str(self._number))))
        self._number_button.setToolTip(self.tr("Copy the deal number"))
        self._score_label.setText(fill(self.tr("Score: %1"), locale.toString(self._score)))
        self._moves_label.setText(fill(self.tr("Moves: %1"), locale.toString(self._moves)))
        self._time_label.setText(fill(self.tr("Time: %1"), duration(self._seconds)))

    def _name(self) -> None:
        """Set the accessible name, but not every second, as each change of it would be read."""
        labels = (self._name_label, self._number_button, self._score_label, self._moves_label)
        said = [widget.text() for widget in (*labels, self._time_label) if widget.text()]
        self.setAccessibleName(plain(", ".join(said)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Paint the frame, and update the accessible name with the current time."""
        self._name()
        self.update()
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Remove the frame."""
        self.update()
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the strip, with a frame if it has the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().color(QPalette.ColorRole.WindowText), 2))
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))


class _Name(QLabel):
    """A label that shrinks first in a narrow window and elides its text."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, elided to the width."""
        metrics, style = self.fontMetrics(), self.style()
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        flags = self.alignment().value
        role = self.foregroundRole()
        style.drawItemText(
            painter, self.rect(), flags, self.palette(), self.isEnabled(), text, role
        )
