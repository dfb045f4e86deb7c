"""The surface below the cards: the cloth, and the pointer events over it. It knows no cards."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPointingDevice,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from .felt import paint_felt
from .theme import DEFAULT_THEME, THEMES, Theme

LEAST_SIZE = QSize(320, 220)


class Surface(QGraphicsView):
    """A view whose scene has the same size, so that scene and viewport coordinates are equal.

    Signals:
        pressed: (point, button) A mouse button was pressed.
        pressed_again: (point, button) A mouse button was pressed for the second time, as a double
            click.
        dragged: (point) The pointer moved with a button down.
        released: (point, button) A mouse button was released.
        pointed: (point or None) The pointer moved with no button down, or left.
        lost: The table lost the pointer, to another window, a dialog or a menu, or through a
            cancelled touch.
        reshaped: The size or the pixel ratio has changed.
    """

    pressed = Signal(QPointF, Qt.MouseButton)
    pressed_again = Signal(QPointF, Qt.MouseButton)
    dragged = Signal(QPointF)
    released = Signal(QPointF, Qt.MouseButton)
    pointed = Signal(object)
    lost = Signal()
    reshaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Owned, so that the scene and its items end with the view and not whenever Python collects them.
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.setMinimumSize(LEAST_SIZE)
        # Only the table's layout is mirrored.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._theme = THEMES[DEFAULT_THEME]
        self._touched = False

    @property
    def touched(self) -> bool:
        """Whether the last press was a touch."""
        return self._touched

    def set_theme(self, theme: Theme) -> None:
        """Change the cloth."""
        self._theme = theme
        self.resetCachedContent()
        self.viewport().update()

    # Qt

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Report a press."""
        self._touched = event.pointerType() == QPointingDevice.PointerType.Finger
        self.pressed.emit(event.position(), event.button())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Report the second press of a double click."""
        self.pressed_again.emit(event.position(), event.button())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Report a drag, or the place of the pointer."""
        held = event.buttons() != Qt.MouseButton.NoButton
        (self.dragged if held else self.pointed).emit(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Report a release."""
        self.released.emit(event.position(), event.button())

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer has left."""
        self.pointed.emit(None)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that another window, a dialog, a menu or a button took the focus."""
        self.lost.emit()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Report that the table is hidden."""
        self.lost.emit()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Install an event filter on the window, which alone receives the cancelling of a touch."""
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        super().showEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report a cancelled touch before Qt turns it into a release."""
        if event.type() is QEvent.Type.TouchCancel:
            self.lost.emit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Report the new size at once."""
        super().resizeEvent(event)
        self._reshape()

    def event(self, event: QEvent) -> bool:
        """Report a move of the window to a screen with another pixel ratio."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._reshape()
        return super().event(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth."""
        paint_felt(painter, self.viewport().rect(), self._theme)

    def _reshape(self) -> None:
        self._scene.setSceneRect(QRectF(self.viewport().rect()))
        self.reshaped.emit()
