"""Nothing repaints while nothing changes: a window that is left alone costs no processor time."""

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget


class Painted(QObject):
    """Collects the widgets that are painted, whatever asked for it."""

    def __init__(self):
        super().__init__()
        self.widgets = []

    def eventFilter(self, watched, event):
        if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets.append(watched)
        return False


def wait(milliseconds):
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def test_only_the_clock_is_painted_while_nothing_changes(program):
    window = program.window
    window.table.complete()
    while not window.table.art.complete:
        wait(20)
    wait(100)
    painted = Painted()
    QApplication.instance().installEventFilter(painted)
    wait(1300)
    QApplication.instance().removeEventFilter(painted)
    elsewhere = [w for w in painted.widgets if w is not window and not window.strip.isAncestorOf(w)]
    assert [w for w in elsewhere if w is not window.strip] == []
    painted.widgets.clear()
    QApplication.instance().installEventFilter(painted)
    window.table.cards[program.model.position.columns[0].last].moveBy(5, 0)
    wait(100)
    QApplication.instance().removeEventFilter(painted)
    assert window.table.viewport() in painted.widgets  # so the count above counts
