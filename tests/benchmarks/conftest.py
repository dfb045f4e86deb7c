import pytest

from scorpion_qt.view.table import TableView


@pytest.fixture
def table(qtbot):
    """Return a table of 1600×1000 with all pictures; `QT_SCALE_FACTOR=2` doubles the density."""
    table = TableView()
    table.resize(1600, 1000)
    table.show()
    qtbot.waitUntil(lambda: table.art.complete, timeout=60_000)
    yield table
    table.close()
