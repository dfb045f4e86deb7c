"""Every widget that takes the focus, in every window, has a name that a screen reader can say."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QTabWidget, QWidget

from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.windows.statistics.statistics_window import StatisticsWindow

OPENERS = ("new_game", "preferences", "rules", "about")


def nameless(window):
    """Widgets of a window that take the focus and have no name; a tab widget lends its tabs' names."""
    found = []
    for widget in window.findChildren(QWidget):
        internal = isinstance(widget, QTabWidget) or widget.objectName().startswith("qt_")
        # The inner part of the table hands the focus on.
        # WORKAROUND for PySide6 6.11: `focusProxy` of it makes it the parent of the table, whose child it is.
        # The two then hold each other to the end of the process, and Qt destroys them after Python.
        internal = internal or _is_viewport(widget)
        if widget.focusPolicy() is Qt.FocusPolicy.NoFocus or not widget.isVisible() or internal:
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        if not interface.text(QAccessible.Text.Name).strip():
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found


def _is_viewport(widget):
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and area.viewport() is widget


def test_in_the_main_window(program):
    assert nameless(program.window) == []


@pytest.mark.parametrize("name", OPENERS)
def test_in_the_others(program, qtbot, name):
    before = set(QApplication.topLevelWidgets())
    getattr(program.actions, name).trigger()

    def opened():
        return [
            window
            for window in QApplication.topLevelWidgets()
            if window not in before and window.isVisible() and window.windowTitle()
        ]

    qtbot.waitUntil(lambda: bool(opened()))
    (window,) = opened()
    tabs = window.findChild(QTabWidget)
    try:
        for index in range(tabs.count() if tabs else 1):
            if tabs:
                tabs.setCurrentIndex(index)
            assert nameless(window) == []
    finally:
        window.close()


def test_in_the_list_of_moves(program):
    program.actions.move_list.trigger()
    program.model.deal_reserve()
    assert nameless(program.window) == []


def test_in_the_statistics(program, qtbot, tmp_path):
    storage = Storage(tmp_path / "data", program.model, program.settings)
    window = StatisticsWindow(storage)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    for index in range(window.pages.count()):
        window.pages.setCurrentIndex(index)
        assert nameless(window) == []
    storage.close()
