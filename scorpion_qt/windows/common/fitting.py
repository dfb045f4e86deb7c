"""How large windows are at first, and what lets them be small: screens have room for more or less."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_AROUND = QSize(8, 40)
"""What the system draws around a window."""


def screen_room(window: QWidget) -> QSize:
    """How large a window can be on its screen, without what the system draws around it."""
    return window.screen().availableGeometry().size() - _AROUND


def resize_first(window: QWidget, wanted: QSize) -> None:
    """Give a window its first size: the wanted one, or what of it the screen has room for."""
    window.resize(wanted.boundedTo(screen_room(window)))


class Scrolled(QScrollArea):
    """Shows a widget whole where there is room, else from top to bottom; it is never cut at the sides.

    Args:
        widget: What is shown.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._widget = widget
        self.setWidget(widget)

    def sizeHint(self) -> QSize:
        """As large as the widget would be, and the bar."""
        return self._widget.sizeHint() + QSize(self._bar(), 0)

    def minimumSizeHint(self) -> QSize:
        """As wide as the widget has to be, and the bar; of any height."""
        width = self._widget.minimumSizeHint().width() + self._bar()
        return QSize(width, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another size when the widget does, as in another language."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
