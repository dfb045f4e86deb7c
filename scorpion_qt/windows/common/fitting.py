"""The first size of windows, and a scroll area that lets them be small on small screens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

_AROUND = QSize(8, 40)
"""Size of the frame that the system draws around a window."""


def screen_room(window: QWidget) -> QSize:
    """Return the largest size of a window on its screen, without the system's frame."""
    return window.screen().availableGeometry().size() - _AROUND


def resize_first(window: QWidget, wanted: QSize) -> None:
    """Give a window its first size, limited to the room on its screen."""
    window.resize(wanted.boundedTo(screen_room(window)))


class Scrolled(QScrollArea):
    """Shows a whole widget where there is room and otherwise scrolls vertically, never sideways.

    Args:
        widget: The widget to show.
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
        """Return the preferred size of the widget plus the width of the scroll bar."""
        return self._widget.sizeHint() + QSize(self._bar(), 0)

    def minimumSizeHint(self) -> QSize:
        """Return the least width of the widget plus that of the scroll bar; any height will do."""
        width = self._widget.minimumSizeHint().width() + self._bar()
        return QSize(width, super().minimumSizeHint().height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the size hints when the widget's change, for instance in another language."""
        if event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _bar(self) -> int:
        return self.verticalScrollBar().sizeHint().width()
