import pytest

from scorpion_qt.view.table import TableView


@pytest.fixture
def table(qtbot):
    """Return a visible table without a player."""
    table = TableView()
    table.resize(900, 700)
    table.show()
    yield table
    table.close()
