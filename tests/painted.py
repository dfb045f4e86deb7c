"""Which widgets are painted: what is left alone is not."""

from contextlib import contextmanager

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class _Painted(QObject):
    """Collects the widgets that are painted, whatever asked for it."""

    def __init__(self):
        super().__init__()
        self.widgets = []

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets.append(watched)
        return False


@contextmanager
def painted():
    """Gives a list, to which every painting within adds its widget."""
    seen = _Painted()
    QApplication.instance().installEventFilter(seen)
    try:
        yield seen.widgets
    finally:
        QApplication.instance().removeEventFilter(seen)


def wait(milliseconds):
    """Let the event loop run; nothing is painted because of it."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
