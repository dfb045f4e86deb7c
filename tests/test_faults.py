"""Errors nobody expected: written down, told once, and the program goes on."""

import logging
import sys
import threading

import pytest

from scorpion_qt.faults import MOST_WRITTEN, Faults, details


@pytest.fixture
def faults(qapp):
    kept = []
    faults = Faults(lambda: kept.append(1))
    faults.kept = kept
    faults.told = []
    faults.happened.connect(faults.told.append)
    yield faults
    faults.uninstall()


def fail(where=None):
    try:
        raise ValueError("a fault") if where is None else KeyError(where)
    except (ValueError, KeyError) as error:
        return type(error), error, error.__traceback__


def test_it_is_written_down_and_the_game_is_kept(faults, caplog):
    faults.take(*fail())
    assert "a fault" in caplog.text
    assert faults.kept == [1]
    (told,) = faults.told
    assert "ValueError: a fault" in told


def test_the_same_error_is_told_once_and_another_one_too(faults):
    for _ in range(5):
        faults.take(*fail())
    faults.take(*fail("x"))
    assert len(faults.told) == 2
    assert faults.count == 6


def test_an_error_with_every_movement_of_the_mouse_does_not_fill_the_disk(faults, caplog):
    for _ in range(MOST_WRITTEN + 50):
        faults.take(*fail())
    assert len(caplog.records) == MOST_WRITTEN


def test_where_the_game_cannot_be_kept_either_it_goes_on(qapp, caplog):
    def rescue():
        raise OSError("no disk")

    faults = Faults(rescue)
    told = []
    faults.happened.connect(told.append)
    faults.take(*fail())
    assert len(told) == 1
    assert "no disk" in caplog.text


def test_the_hooks_are_taken_and_given_back(faults, caplog):
    faults.install()
    assert sys.excepthook == faults.take
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    assert "ZeroDivisionError" in caplog.text
    with caplog.at_level(logging.ERROR):
        sys.unraisablehook(
            type("Arguments", (), {"exc_value": ValueError("in a destructor"), "object": None})
        )
    assert "in a destructor" in caplog.text
    faults.uninstall()
    assert sys.excepthook is sys.__excepthook__


def test_details_name_the_versions():
    _, error, _ = fail()
    first, *_ = details(error).splitlines()
    assert first.startswith("scorpion-qt ")
    assert "Qt " in first
    assert "Python " in first
