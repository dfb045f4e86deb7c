"""The replay of a game, move by move, from any position of which the player can play on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import Step
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.game_names import deal_name
from scorpion_qt.text.move_words import move_text
from scorpion_qt.text.words import fill
from scorpion_qt.view.table import TableView
from scorpion_qt.windows.common.fitting import resize_first
from scorpion_qt.windows.common.icons import action_icon

from .move_list import MARK

INTERVALS: Final = (2500, 1200, 500)
"""Milliseconds between moves: slow, normal, fast."""
_FIRST_SIZE: Final = QSize(820, 620)
_LEAST_HEIGHT: Final = 200
"""Of the table, so that the controls below it are visible on a screen of 480 × 360."""


class ReplayWindow(QWidget):
    """Replays the moves of a game.

    Args:
        session: The game; the moves that lead to its current position are shown.
        apply: Applies the player's choice of appearance and speed to a table.
        marks: The number of moves that lead to each bookmark, with its name.
        parent: The main window.

    Signals:
        continue_requested: (Session) The player wants to play on from here, as a new attempt.
        analysis_requested: (Session) The player wants to know what was still possible at each step.
    """

    continue_requested = Signal(object)
    analysis_requested = Signal(object)

    def __init__(
        self,
        session: Session,
        apply: Callable[[TableView], None],
        marks: Sequence[tuple[int, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        resize_first(self, _FIRST_SIZE)
        self._session = session
        self._steps: list[Step] = session.history.current.line()
        self._marks = dict(marks)
        self._at = 0
        self.table = TableView()
        apply(self.table)
        self.table.setMinimumHeight(_LEAST_HEIGHT)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, len(self._steps) - 1)
        self.slider.valueChanged.connect(self.go)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setMinimumHeight(2 * self.fontMetrics().lineSpacing())
        self._buttons: dict[QToolButton, str] = {}
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_timeout)
        self.first = self._button("first", lambda: self.go(0))
        self.back = self._button("back", lambda: self.go(self._at - 1))
        self.play = self._button("play", self._on_play)
        self.play.setCheckable(True)
        self.forward = self._button("forward", lambda: self.go(self._at + 1))
        self.last = self._button("last", lambda: self.go(len(self._steps) - 1))
        self.speed = QComboBox()
        self.speed.currentIndexChanged.connect(self._on_speed)
        self.on_from_here = QPushButton()
        self.on_from_here.clicked.connect(self._on_continue)
        self.analyse = QPushButton()
        self.analyse.clicked.connect(lambda: self.analysis_requested.emit(self._session))
        controls = QWidget()
        # Time runs to the right on every media player, including its slider.
        for widget in (controls, self.slider):
            widget.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        buttons = QHBoxLayout(controls)
        buttons.setContentsMargins(0, 0, 0, 0)
        for button in self._buttons:
            buttons.addWidget(button)
        buttons.addWidget(self.slider, 1)
        row = QHBoxLayout()
        row.addWidget(self.speed)
        row.addStretch()
        row.addWidget(self.analyse)
        row.addWidget(self.on_from_here)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 8)
        whole.addWidget(self.table, 1)
        below = QVBoxLayout()
        below.setContentsMargins(8, 0, 8, 0)
        below.addWidget(self._label)
        below.addWidget(controls)
        below.addLayout(row)
        whole.addLayout(below)
        # Shortcuts work wherever the focus is. The right arrow goes forward in every language.
        for key, button in (
            (Qt.Key.Key_Space, self.play),
            (Qt.Key.Key_Home, self.first),
            (Qt.Key.Key_Left, self.back),
            (Qt.Key.Key_Right, self.forward),
            (Qt.Key.Key_End, self.last),
        ):
            QShortcut(QKeySequence(key), self, button.click)
        QShortcut(QKeySequence.StandardKey.Close, self, self.close)
        QShortcut(QKeySequence(Qt.Key.Key_Escape), self, self.close)
        self._set_icons()
        self._retranslate()
        self.speed.setCurrentIndex(1)
        self.table.set_board(self._steps[0].board)
        self._show()

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self._steps[self._at]

    @property
    def text(self) -> str:
        """The text below the table."""
        return self._label.text()

    @property
    def playing(self) -> bool:
        """Whether the replay advances automatically."""
        return self._timer.isActive()

    def go(self, place: int) -> None:
        """Show another step, or do nothing if it is past either end.

        Args:
            place: The number of moves that lead to it.
        """
        if not 0 <= place < len(self._steps) or place == self._at:
            return
        before, self._at = self._at, place
        step = self.step
        if place == before + 1:
            self.table.play(self._steps[before].position, step.position, step.events)
        else:
            self.table.travel(step.position)
        self._show()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop the replay and the table."""
        self._timer.stop()
        self.table.close_down()
        super().closeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        match event.type():
            case QEvent.Type.LanguageChange:
                self._retranslate()
                self._show()
            case QEvent.Type.PaletteChange:
                self._set_icons()
        super().changeEvent(event)

    def _button(self, icon: str, call: Callable[[], None]) -> QToolButton:
        button = QToolButton()
        self._buttons[button] = icon
        button.setIconSize(QSize(24, 24))
        button.setAutoRaise(True)
        button.clicked.connect(lambda: call())
        return button

    def _set_icons(self) -> None:
        for button, icon in self._buttons.items():
            button.setIcon(action_icon(f"replay-{icon}", self.palette()))

    def _retranslate(self) -> None:
        title = deal_name(self._session.game, self._session.number)
        self.setWindowTitle(fill(self.tr("%1 – Replay", "window title"), title))
        for button, text in (
            (self.first, self.tr("To the start")),
            (self.back, self.tr("One move back")),
            (self.play, self.tr("Play")),
            (self.forward, self.tr("One move on")),
            (self.last, self.tr("To the end")),
        ):
            button.setToolTip(text)
            button.setAccessibleName(text)
        self.slider.setAccessibleName(self.tr("Moves shown"))
        self.speed.setAccessibleName(self.tr("Speed"))
        index = self.speed.currentIndex()
        self.speed.clear()
        self.speed.addItems(
            [
                self.tr("Slow", "replay speed"),
                self.tr("Normal", "replay speed"),
                self.tr("Fast", "replay speed"),
            ]
        )
        self.speed.setCurrentIndex(max(0, index))
        self.analyse.setText(self.tr("&Analysis"))
        self.on_from_here.setText(self.tr("Play &on from here"))
        self.on_from_here.setToolTip(
            self.tr("A new attempt, which is not counted in the statistics")
        )

    def _show(self) -> None:
        """Update everything but the table for the current step."""
        last = len(self._steps) - 1
        text = move_text(self.step)
        if self._at:
            text = fill(
                self.tr("Move %1 of %2: %3"),
                isolate(self.locale().toString(self._at)),
                isolate(self.locale().toString(last)),
                text,
            )
        mark = self._marks.get(self._at)
        self._label.setText(text if mark is None else f"{text} {MARK} {mark}".rstrip())
        self.slider.blockSignals(True)
        self.slider.setValue(self._at)
        self.slider.blockSignals(False)
        for button in (self.first, self.back):
            button.setEnabled(self._at > 0)
        for button in (self.forward, self.last, self.play):
            button.setEnabled(self._at < last)
        if self._at == last:
            self._stop()

    def _on_play(self) -> None:
        if self.play.isChecked() and self._at < len(self._steps) - 1:
            self._timer.start(INTERVALS[self.speed.currentIndex()])
            self._on_timeout()
        else:
            self._stop()

    def _stop(self) -> None:
        self._timer.stop()
        self.play.setChecked(False)

    def _on_timeout(self) -> None:
        self.go(self._at + 1)

    def _on_speed(self, index: int) -> None:
        self._timer.setInterval(INTERVALS[max(0, index)])

    def _on_continue(self) -> None:
        self._stop()
        self.continue_requested.emit(self._session.from_step(self.step))
