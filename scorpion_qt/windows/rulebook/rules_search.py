"""The search box of a text, which marks all matches and moves between them."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette, QTextCursor, QTextDocument
from PySide6.QtWidgets import QLabel, QLineEdit, QTextEdit, QVBoxLayout, QWidget

_MARK_OPACITY = 70


class SearchBox(QWidget):
    """Searches a text.

    Args:
        text: The text to search.
    """

    def __init__(self, text: QTextEdit) -> None:
        super().__init__()
        self._text = text
        self.words = QLineEdit()
        self.words.setClearButtonEnabled(True)
        self._answer = QLabel()
        self._answer.setWordWrap(True)
        self._answer.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.words)
        column.addWidget(self._answer)
        self.words.textEdited.connect(self._on_edited)
        self.words.returnPressed.connect(self.next)
        self._retranslate()

    @property
    def answer(self) -> str:
        """The message about the search, or an empty string."""
        return "" if self._answer.isHidden() else self._answer.text()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def begin(self) -> None:
        """Focus the search box and select its words."""
        self.words.setFocus()
        self.words.selectAll()

    def next(self) -> None:
        """Go to the next match, or after the last to the first."""
        self._search(QTextDocument.FindFlag(0), QTextCursor.MoveOperation.Start)

    def previous(self) -> None:
        """Go to the previous match, or before the first to the last."""
        self._search(QTextDocument.FindFlag.FindBackward, QTextCursor.MoveOperation.End)

    def mark(self) -> None:
        """Mark all matches, for instance after the page has changed."""
        words, document = self.words.text(), self._text.document()
        colour = self.palette().color(QPalette.ColorRole.Highlight)
        colour.setAlpha(_MARK_OPACITY)
        marks = []
        cursor = document.find(words) if words else QTextCursor()
        while not cursor.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = cursor
            mark.format.setBackground(colour)
            marks.append(mark)
            cursor = document.find(words, cursor)
        self._text.setExtraSelections(marks)
        self._answer.setVisible(bool(words) and not marks)

    def _retranslate(self) -> None:
        self.words.setPlaceholderText(self.tr("Search the text"))
        self.words.setAccessibleName(self.words.placeholderText())
        self._answer.setText(self.tr("Not found on this page"))

    def _on_edited(self) -> None:
        # Search from the start of the current match, so that it can grow while the player types.
        cursor = self._text.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._text.setTextCursor(cursor)
        self.next()

    def _search(self, flag: QTextDocument.FindFlag, start: QTextCursor.MoveOperation) -> None:
        self.mark()
        words = self.words.text()
        if words and not self._text.find(words, flag):
            cursor = self._text.textCursor()
            cursor.movePosition(start)
            self._text.setTextCursor(cursor)
            self._text.find(words, flag)
