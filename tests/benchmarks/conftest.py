import pytest

from scorpion_qt.view.table import TableView


@pytest.fixture
def table(qtbot):
    """A table of 1600×1000, all its pictures there; `QT_SCALE_FACTOR=2` makes the screen twice as dense."""
    table = TableView()
    table.resize(1600, 1000)
    table.show()
    qtbot.waitUntil(lambda: table.art.complete, timeout=60_000)
    yield table
    table.close()
