"""A row that can be narrower than its texts: its buttons give way one after the other."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QStyle, QStyleOptionToolButton, QToolButton, QWidget

_SPACING, _LEAST_SPACING = 18, 8

_LEAST_LETTERS = 4
"""That are seen of a text at least."""


class YieldingButton(QToolButton):
    """Wants room for its text, and does with less: what does not fit ends in an ellipsis."""

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        whole = self.sizeHint()
        metrics = self.fontMetrics()
        letters = metrics.horizontalAdvance(f"{self.text()[:_LEAST_LETTERS]}…")
        around = whole.width() - metrics.horizontalAdvance(self.text())
        return QSize(min(whole.width(), letters + around), whole.height())

    def initStyleOption(self, option: QStyleOptionToolButton) -> None:
        """Have as much of the text drawn as there is room for."""
        super().initStyleOption(option)
        frame = self.style().pixelMetric(QStyle.PixelMetric.PM_DefaultFrameWidth, option, self)
        option.text = self.fontMetrics().elidedText(
            self.text(), Qt.TextElideMode.ElideRight, self.width() - 2 * frame
        )


class YieldingRow(QHBoxLayout):
    """One widget after the other.

    Where there is less room than they want, the first one gives way, then the space between them, then
    each button in the order in which they were added.

    Args:
        parent: What it lays out.
        first: May have any width; it takes what the others leave.
    """

    def __init__(self, parent: QWidget, first: QWidget) -> None:
        super().__init__(parent)
        self._widgets: list[QWidget] = []
        self.setSpacing(_SPACING)
        self.addWidget(first, 1)

    def add(self, widget: QWidget, place: int = -1) -> None:
        """Put a widget at a place, or at the end."""
        self._widgets.append(widget)
        self.insertWidget(place, widget)

    def minimumSize(self) -> QSize:
        """Return the size with which everything has given way."""
        least = sum(_least(widget) for widget in self._shown())
        return QSize(least + self._around(_LEAST_SPACING), super().minimumSize().height())

    def setGeometry(self, rect: QRect) -> None:
        """Give way, or take the room there is."""
        shown = self._shown()
        lacking = sum(widget.sizeHint().width() for widget in shown) - rect.width()
        each = -(-(lacking + self._around(_SPACING)) // max(1, len(shown)))
        spacing = min(_SPACING, max(_LEAST_SPACING, _SPACING - each))
        self.setSpacing(spacing)
        lacking += self._around(spacing)
        for widget in shown:
            if isinstance(widget, YieldingButton):
                whole = widget.sizeHint().width()
                given = min(max(0, lacking), whole - _least(widget))
                widget.setFixedWidth(whole - given)
                lacking -= given
        super().setGeometry(rect)

    def _shown(self) -> list[QWidget]:
        """Return what takes room besides the first one."""
        return [widget for widget in self._widgets if not widget.isHidden()]

    def _around(self, spacing: int) -> int:
        """Return the room that the widgets do not have."""
        margins = self.contentsMargins()
        return margins.left() + margins.right() + spacing * len(self._shown())


def _least(widget: QWidget) -> int:
    """Return the least width of a widget; but for buttons that is all it wants."""
    hint = widget.minimumSizeHint() if isinstance(widget, YieldingButton) else widget.sizeHint()
    return hint.width()
