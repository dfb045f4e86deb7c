"""The widget that shows the rules text with its pictures and reports clicked paragraphs."""

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
"""Limits of the type size, in points from the usual one."""


class RulesBrowser(QTextBrowser):
    """A text browser for the pages of the rules.

    Args:
        page: Address → rich text.
        picture: Id of a picture → its image.
        parent: The window.

    Signals:
        paragraph_clicked: (id, place) A paragraph was clicked, or Enter pressed in it, away from
            links; the place is its rectangle in this widget's viewport.
        width_changed: The width of the text has changed.
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
        # A scroll bar that comes and goes would change the width of text and pictures.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # A text cursor lets the keyboard reach every paragraph, and a screen reader read it.
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        """Return the page at an address, or the picture with an id."""
        if kind == QTextDocument.ResourceType.HtmlResource.value:
            return self._page(QUrl(name))
        if kind == QTextDocument.ResourceType.ImageResource.value:
            return self._picture(QUrl(name).path().rpartition("/")[2])
        return None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a clicked paragraph unless the click follows a link or selects text."""
        super().mouseReleaseEvent(event)
        place = event.position().toPoint()
        if (
            event.button() is Qt.MouseButton.LeftButton
            and not self.anchorAt(place)
            and not self.textCursor().hasSelection()
        ):
            self._point_at(self.cursorForPosition(place).block(), place.y())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Report the paragraph of the text cursor when Enter is pressed away from a link."""
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
        """Report a new width, because the pictures are as wide as the text."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.width_changed.emit()

    def set_zoom(self, zoom: int) -> int:
        """Set the type size, in steps from the usual one, and return the step within the limits."""
        zoom = max(SMALLEST, min(LARGEST, zoom))
        font = self.font()
        font.setPointSizeF(font.pointSizeF() + 1 + zoom)
        self.document().setDefaultFont(font)
        return zoom

    def ask_print(self) -> None:
        """Show the print dialog, then print the page."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.print_to(printer))
        dialog.show()

    def print_to(self, printer: QPrinter) -> None:
        """Print the page, and show a message if the printer, or the output file, fails."""
        self.print_(printer)
        if printer.printerState() is type(printer).PrinterState.Error:
            box = QMessageBox(self)
            box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            box.setIcon(QMessageBox.Icon.Warning)
            box.setText(self.tr("The rules could not be printed"))
            box.addButton(self.tr("Close"), QMessageBox.ButtonRole.RejectRole)
            box.open()

    def tops(self) -> dict[str, float]:
        """Return how far down the page each paragraph with an id starts, in pixels.

        The paragraphs are in reading order.
        """
        found = {}
        block = self.document().begin()
        while block.isValid():
            if name := block_id(block):
                found[name] = self.document().documentLayout().blockBoundingRect(block).top()
            block = block.next()
        return found

    def reload_in_place(self) -> None:
        """Reload the page, keeping the topmost visible paragraph where it is."""
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
            return  # a click beside or below the text isn't meant for the nearest paragraph
        if name := block_id(block):
            self.paragraph_clicked.emit(name, rect)


def block_id(block: QTextBlock) -> str:
    """Return the id at the start of a block of the document, or an empty string."""
    iterator = block.begin()
    while not iterator.atEnd():
        names = iterator.fragment().charFormat().anchorNames()
        if names:
            return names[0]
        iterator += 1
    return ""
