"""The rules text on screen: pages by address, pictures, and which paragraph is meant by a click."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, QUrl, Signal
from PySide6.QtGui import (
    QImage,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTextBlock,
    QTextDocument,
)
from PySide6.QtWidgets import QMessageBox, QTextBrowser, QWidget

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

SMALLEST, LARGEST = -4, 12
"""Steps of the type size, in points from the usual one."""


class RulesBrowser(QTextBrowser):
    """Shows pages.

    Args:
        page: Address → rich text.
        picture: Id of a picture → what it looks like.
        parent: The window.

    Signals:
        paragraph_clicked: (id, place) A paragraph was clicked, or Enter pressed in it, away from links; the
            place is its rectangle in this widget's viewport.
        width_changed: The text has another width.
    """

    paragraph_clicked = Signal(str, QRect)
    width_changed = Signal()

    def __init__(
        self,
        page: Callable[[QUrl], str],
        picture: Callable[[str], QImage],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._page = page
        self._picture = picture
        self.setOpenLinks(False)
        # One that came and went would change the width, and with it the pictures.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # With a text cursor, every paragraph can be reached, and read by a screen reader, from the keyboard.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """A page by its address, a picture by its id."""
        if kind == QTextDocument.ResourceType.HtmlResource.value:
            return self._page(QUrl(name))
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._picture(QUrl(name).path().rpartition("/")[2])
        return None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click that neither follows a link nor selects means the paragraph."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        if (
            event.button() is Qt.MouseButton.LeftButton
            and not self.anchorAt(place)
            and not self.textCursor().hasSelection()
        ):
            self._point_at(self.cursorForPosition(place).block(), place.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter away from a link means the paragraph that the text cursor is in."""
        cursor = self.textCursor()
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not cursor.charFormat().anchorHref()
            and not cursor.hasSelection()
        ):
            self._point_at(cursor.block())
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The pictures are as wide as the text."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()

    def set_zoom(self, zoom: int) -> int:
        """Show the text in another size, steps from the usual one; returns the step that is taken."""
        zoom = max(SMALLEST, min(LARGEST, zoom))
        font = self.font()
        font.setPointSizeF(font.pointSizeF() + 1 + zoom)
        self.document().setDefaultFont(font)
        return zoom

    def ask_print(self) -> None:
        """Ask for a printer, and print the page."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_to(printer))
        dialog.show()

    def print_to(self, printer: QPrinter) -> None:
        """Print the page, and say so where the printer, or the file in place of one, does not take it."""
        self.print_(printer)
        if printer.printerState() is type(printer).PrinterState.Error:
            box = QMessageBox(self)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.setIcon(QMessageBox.Icon.Warning)
            box.setText(self.tr("The rules could not be printed"))
            box.addButton(self.tr("Close"), QMessageBox.ButtonRole.RejectRole)
            box.open()

    def tops(self) -> dict[str, float]:
        """How far down the page each paragraph with an id stands, in pixels, in reading order."""
        found = {}
        block = self.document().begin()
        while block.isValid():
            if name := block_id(block):
                found[name] = self.document().documentLayout().blockBoundingRect(block).top()
            block = block.next()
        return found

    def reload_in_place(self) -> None:
        """Make the page anew; the paragraph that was uppermost in the window stays where it was."""
        bar = self.verticalScrollBar()
        value = bar.value()
        above = [(name, top) for name, top in self.tops().items() if top <= value + 1]
        self.reload()
        if above:
            name, top = above[-1]
            bar.setValue(round(value + self.tops().get(name, top) - top))

    def _point_at(self, block: QTextBlock, y: int | None = None) -> None:
        rect = self.document().documentLayout().blockBoundingRect(block).toAlignedRect()
        rect.translate(-self.horizontalScrollBar().value(), -self.verticalScrollBar().value())
        if y is not None and not rect.top() <= y <= rect.bottom():
            return  # beside or under the text; the nearest paragraph was not meant
        if name := block_id(block):
            self.paragraph_clicked.emit(name, rect)


def block_id(block: QTextBlock) -> str:
    """The id that a block of the document begins with, or nothing."""
    iterator = block.begin()
    while not iterator.atEnd():
        names = iterator.fragment().charFormat().anchorNames()
        if names:
            return names[0]
        iterator += 1
    return ""
