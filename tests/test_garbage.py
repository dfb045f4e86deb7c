"""What is dead is destroyed in the thread of the windows, whichever thread has made how much."""

import gc
import threading

import pytest
from PySide6.QtCore import QAbstractEventDispatcher
from shiboken6 import Shiboken

from scorpion_qt import garbage
from scorpion_qt.view.table import TableView


@pytest.fixture
def collecting():
    """Notes in which threads cycles are looked for."""
    threads = []

    def note(phase, info):
        threads.append(threading.current_thread())

    gc.callbacks.append(note)
    yield threads
    gc.callbacks.remove(note)


def make_much():
    """Make more objects than Python waits for before it looks for dead cycles."""
    return [[] for _ in range(20 * gc.get_threshold()[0])]


def test_another_thread_never_collects(qapp, qtbot, collecting):
    garbage.collect_here_alone()
    try:
        other = threading.Thread(target=make_much)
        other.start()
        other.join()
        assert collecting == []
        kept = make_much()
        qtbot.waitUntil(lambda: bool(collecting))
        assert {*collecting} == {threading.current_thread()}
        assert kept
    finally:
        QAbstractEventDispatcher.instance().aboutToBlock.disconnect(garbage.collect)


def test_a_cycle_is_found(collecting):
    class Thing:
        gone = False

        def __init__(self):
            self.itself = self

        def __del__(self):
            Thing.gone = True

    gc.collect()
    Thing()
    garbage.collect()
    assert not Thing.gone
    kept = make_much()
    garbage.collect()
    assert Thing.gone
    assert kept


def test_what_is_on_a_table_ends_with_it(qapp):
    table = TableView()
    scene, cards = table.scene(), list(table.cards.values())
    Shiboken.delete(table)
    assert not Shiboken.isValid(scene)
    assert not any(Shiboken.isValid(card) for card in cards)


def test_the_tests_run_as_the_program_does():
    assert not gc.isenabled()
