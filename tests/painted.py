"""A record of the painted widgets, to show that unchanged ones aren't painted."""

from contextlib import contextmanager

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class _Painted(QObject):
    """Collects the widgets that are painted, for whatever reason."""

    def __init__(self):
        super().__init__()
        self.widgets = []

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets.append(watched)
        return False


@contextmanager
def painted():
    """Yield a list to which every paint event within the context adds its widget."""
    seen = _Painted()
    QApplication.instance().installEventFilter(seen)
    try:
        yield seen.widgets
    finally:
        QApplication.instance().removeEventFilter(seen)


def wait(milliseconds):
    """Run the event loop without causing any painting."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
