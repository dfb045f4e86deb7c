"""Cycles of dead objects are looked for in the thread of the windows alone.

Python looks for them in whichever thread happens to have made enough objects, and destroys what it finds
there. A scene or a widget that is destroyed in the thread in which cards are rendered crashes the program,
once in many runs.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QAbstractEventDispatcher


def collect_here_alone() -> None:
    """Take over from Python, in the thread of the caller: collect whenever its event loop has nothing else to do."""
    gc.disable()
    QAbstractEventDispatcher.instance().aboutToBlock.connect(collect)


def collect() -> None:
    """Look for dead cycles where Python would: when enough objects have been made since the last time."""
    enough = gc.get_threshold()
    for generation, made in reversed([*enumerate(gc.get_count())]):
        if made > enough[generation] > 0:
            gc.collect(generation)
            return
