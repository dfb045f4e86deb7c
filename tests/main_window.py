"""The main window without the rest of the program. Nothing that is played is saved."""

from pathlib import Path

from scorpion_qt.assembly import Assembly
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.storage import Storage


def main_window(model, settings, spoken=""):
    """Return a window whose directory, beside its settings, only another copy may write to."""
    data = Path(settings.store.fileName()).parent / "data"
    storage = Storage(data, model, settings, writable=False)
    desk = SolverDesk(model)
    deals = WinnableDeals(desk)
    parts = Assembly(model, settings, storage, desk, deals, spoken)
    window = parts.window
    window.parts = parts
    for owned in (storage, deals):
        owned.setParent(window)
    return window
