import pytest

from scorpion_qt.view.table import TableView


@pytest.fixture
def table(qtbot):
    """A table that is shown, without anybody who plays on it."""
    table = TableView()
    table.resize(900, 700)
    table.show()
    yield table
    table.close()
