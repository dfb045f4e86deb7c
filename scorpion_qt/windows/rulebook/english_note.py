"""A small note that shows the English original of a paragraph."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

_GAP = 4


class EnglishNote(QFrame):
    """A note over a text, just below its paragraph, or just above it if there is no room below."""

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAutoFillBackground(True)
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 7, 10, 7)
        column.addWidget(self._label)
        self._id = ""
        self.hide()

    @property
    def paragraph_id(self) -> str:
        """The id of the paragraph whose original is shown, or an empty string."""
        return "" if self.isHidden() else self._id

    @property
    def text(self) -> str:
        """The English text in the note."""
        return self._label.text()

    def tell(self, paragraph_id: str, original: str, paragraph: QRect) -> None:
        """Show the English original of a paragraph.

        Args:
            paragraph_id: The id of the paragraph.
            original: Its English text.
            paragraph: Its rectangle, in the coordinates of the text's viewport.
        """
        self._id = paragraph_id
        self._label.setText(original)
        area = self._over.rect()
        width = min(area.width() - 2 * _GAP, 460)
        self._label.setFixedWidth(width - 24)
        self.adjustSize()
        below = paragraph.bottom() + _GAP
        above = paragraph.top() - _GAP - self.height()
        y = below if below + self.height() <= area.height() or above < 0 else above
        y = max(_GAP, min(y, area.height() - self.height() - _GAP))
        x = max(_GAP, min(paragraph.center().x() - width // 2, area.width() - width - _GAP))
        self.move(x, y)
        self.setAccessibleName(original)
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, original))
