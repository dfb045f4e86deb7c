"""What it costs to ask for a new game: the tiles are painted first, the boards on them right after.

    python -m pytest tests/benchmarks/test_new_game_dialog.py

Counted is the processor time of the GUI thread. The bounds are those that a player would notice; the median is held
against them.
"""

from time import thread_time

import pytest
from PySide6.QtCore import QSettings

from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DEFAULT
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.windows.new_game.new_game_dialog import NewGameDialog


@pytest.fixture
def ask(table, desks, tmp_path):
    """Opens the dialog."""
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    deals = WinnableDeals(desks())

    def ask():
        dialog = NewGameDialog(DEFAULT, table.art, TableAppearance(), deals, settings)
        dialog.show()
        return dialog

    yield ask
    deals.close()


@pytest.mark.benchmark(group="asking for a new game, tiles painted: bound 50 ms", timer=thread_time)
def test_opened(benchmark, ask):
    def whole():
        dialog = ask()
        dialog.grab()
        dialog.deleteLater()

    benchmark.pedantic(whole, rounds=20, warmup_rounds=2)
    assert benchmark.stats.stats.median < 0.050


@pytest.mark.benchmark(group="the boards on the tiles: bound 50 ms", timer=thread_time)
def test_boards(benchmark, ask):
    def opened():
        dialog = ask()
        dialog.grab()
        assert len(dialog.games._wanted) >= 4
        return (dialog,), {}

    def boards(dialog):
        games = dialog.games
        games._timer.stop()
        games._paint_boards()
        dialog.grab()
        dialog.deleteLater()

    benchmark.pedantic(boards, setup=opened, rounds=20)
    assert benchmark.stats.stats.median < 0.050
