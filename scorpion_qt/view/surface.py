"""The surface that cards lie on: cloth, and what the pointer does over it. It knows of no card."""

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
    """A scene one to one with the window. All signals carry points of the scene, which are those of the viewport.

    Signals:
        pressed: (point, button) A mouse button went down.
        pressed_again: (point, button) It went down again, as the second press of a double click.
        dragged: (point) The pointer moved with a button down.
        released: (point, button) A mouse button went up.
        pointed: (point or None) The pointer moved with no button down, or left.
        lost: What the pointer does no longer concerns the table: another window, a dialog or a menu has come, or a
            touch was cancelled.
        reshaped: The size has changed, or the pixel ratio.
    """

    pressed = Signal(QPointF, Qt.MouseButton)
    pressed_again = Signal(QPointF, Qt.MouseButton)
    dragged = Signal(QPointF)
    released = Signal(QPointF, Qt.MouseButton)
    pointed = Signal(object)
    lost = Signal()
    reshaped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        # The view does not own its scene: without this reference it is lost.
        self._scene = QGraphicsScene()
        super().__init__(self._scene, parent)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self.setMouseTracking(True)
        self.setMinimumSize(LEAST_SIZE)
        # The table mirrors by its layout alone.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self._theme = THEMES[DEFAULT_THEME]
        self._touched = False

    @property
    def touched(self) -> bool:
        """Whether the last press was a finger's."""
        return self._touched

    def set_theme(self, theme: Theme) -> None:
        """Cover the table with another cloth."""
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
        """Tell of a drag, or where the pointer is."""
        held = event.buttons() != Qt.MouseButton.NoButton
        (self.dragged if held else self.pointed).emit(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a release."""
        self.released.emit(event.position(), event.button())

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer has left."""
        self.pointed.emit(None)
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Report that another window, a dialog, a menu or a button has come to the fore."""
        self.lost.emit()
        super().focusOutEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Report that the table is out of sight."""
        self.lost.emit()
        super().hideEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Listen to the window, which alone hears that a touch was cancelled."""
        handle = self.window().windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
        super().showEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Report a cancelled touch, before Qt makes a release of it."""
        if event.type() is QEvent.Type.TouchCancel:
            self.lost.emit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell of the new size at once."""
        super().resizeEvent(event)
        self._reshape()

    def event(self, event: QEvent) -> bool:
        """Tell when the window came to a screen of another pixel ratio."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._reshape()
        return super().event(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the cloth."""
        paint_felt(painter, self.viewport().rect(), self._theme)

    def _reshape(self) -> None:
        self._scene.setSceneRect(QRectF(self.viewport().rect()))
        self.reshaped.emit()
