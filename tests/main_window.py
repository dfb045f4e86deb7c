"""The main window without the rest of the program: nothing that is played is kept."""

from pathlib import Path

from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.windows.main.main_window import MainWindow


def main_window(model, settings, spoken=""):
    """A window whose directory, beside its settings, is another copy's to write to."""
    data = Path(settings.store.fileName()).parent / "data"
    storage = Storage(data, model, settings, writable=False)
    desk = SolverDesk(model)
    deals = WinnableDeals(desk)
    window = MainWindow(model, settings, storage, desk, deals, spoken)
    for owned in (storage, deals):
        owned.setParent(window)
    return window
