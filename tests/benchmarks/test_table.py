"""What the table costs the GUI thread; its frames are measured in ``test_frames.py``.

    python -m pytest tests/benchmarks/test_table.py
    QT_SCALE_FACTOR=2 python -m pytest tests/benchmarks/test_table.py

Counted is the processor time of the GUI thread, whatever else the machine has to do. The bounds are those that a
player would notice; the median is held against them.
"""

from itertools import cycle
from time import thread_time

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from scorpion_qt.controller.keyboard_input import KeyboardInput
from scorpion_qt.controller.mouse_input import MouseInput
from scorpion_qt.controller.table_presenter import TablePresenter
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.rules import DEFAULT, FAMILY, Board, DealNumber

NUMBERS = [DealNumber.parse(str(number)) for number in (7, 17, 32000, 40000)]


def measure(benchmark, work, bound, rounds):
    """Do something many times, and what it makes Qt paint."""

    def whole():
        work()
        QApplication.processEvents()

    benchmark.extra_info["ratio"] = QApplication.primaryScreen().devicePixelRatio()
    benchmark.pedantic(whole, rounds=rounds, warmup_rounds=rounds // 10)
    assert benchmark.stats.stats.median < bound


@pytest.mark.benchmark(group="new game to painted table: bound 50 ms", timer=thread_time)
def test_new_game_to_painted_table(benchmark, table):
    model = GameModel()
    mouse = MouseInput(model, table)
    TablePresenter(model, table, mouse, KeyboardInput(model, table, mouse))
    numbers = cycle(NUMBERS)

    def new_game():
        model.new_game(DEFAULT, next(numbers))
        table.complete()
        assert table.board == model.board

    measure(benchmark, new_game, 0.050, 40)
    assert mouse.chosen is None


@pytest.mark.benchmark(
    group="another kind of game to its first frame: bound 50 ms", timer=thread_time
)
def test_another_game_to_its_first_frame(benchmark, table):
    names = ("scorpion", "three-blind-mice", "wasp-ii", "curds-and-whey")
    games = cycle([FAMILY[name] for name in names])

    def another():
        game = next(games)
        table.deal(Board.deal(game, NUMBERS[0]))

    measure(benchmark, another, 0.050, 40)
    table.complete()


@pytest.mark.benchmark(group="a still table painted whole, to compare", timer=thread_time)
def test_a_still_table(benchmark, table):
    table.set_board(Board.deal(DEFAULT, NUMBERS[0]))
    benchmark.pedantic(table.viewport().repaint, rounds=50, warmup_rounds=5)


@pytest.mark.benchmark(group="a resize, laid out and painted: bound 50 ms", timer=thread_time)
def test_a_resize(benchmark, table):
    table.set_board(Board.deal(DEFAULT, NUMBERS[0]))
    sizes = cycle(QSize(1600 + 7 * (step % 9), 1000 + 5 * (step % 7)) for step in range(63))
    measure(benchmark, lambda: table.resize(next(sizes)), 0.050, 60)
