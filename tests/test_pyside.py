"""Faults of the PySide6 in use that the program could not live with."""

import sys

from PySide6.QtCore import QObject, QTimer


def test_void_calls_do_not_lose_references_to_none(qapp):
    """PySide6 6.12.0 drops one with each call under Python 3.11, until the interpreter aborts."""
    thing, timer = QObject(), QTimer()
    before = sys.getrefcount(None)
    for _ in range(1000):
        thing.setObjectName("x")
        timer.setInterval(5)
    change = sys.getrefcount(None) - before
    assert abs(change) < 100
