"""A desktop with a window manager, another window, a real mouse, and the game that was saved."""

import json
import subprocess
import sys
import time
from contextlib import suppress
from typing import NamedTuple

from tests.screen_reader import PATIENCE, ROOT, ScreenReader

SOON = 10.0
"""Seconds for a program on a busy machine to react."""
LEFT, MIDDLE, RIGHT, BACK, FORWARD = 1, 2, 3, 8, 9
"""X11's numbers of mouse buttons; the last two are thumb buttons."""

WINDOW_MANAGER = """<?xml version="1.0"?>
<JWM>
  <FocusModel>click</FocusModel>
  <Desktops width="1" height="1"/>
  <Key mask="A" key="Tab">nextstacked</Key>
</JWM>
"""
OTHER_WINDOW = """
from PySide6.QtWidgets import QApplication, QLabel
application = QApplication([])
label = QLabel("Another window")
label.setGeometry(1150, 300, 200, 200)
label.show()
application.exec()
"""


class Point(NamedTuple):
    """A place on the screen."""

    x: int
    y: int


class Box(NamedTuple):
    """A rectangle on the screen."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self):
        return Point(self.x + self.width // 2, self.y + self.height // 2)


def poll(condition, what, patience=SOON):
    """Wait until a condition is true and return its value."""
    end = time.monotonic() + patience
    while not (found := condition()):
        assert time.monotonic() < end, f"in vain waited for: {what}"
        time.sleep(0.01)
    return found


def dealt(game, number):
    """Return a deal's position and its legal moves, as printed by the program's commands."""
    words = ["moves", "--game", game, "--number", number, "--json"]
    answer = subprocess.run(
        [sys.executable, "-m", "scorpion_qt", *words], cwd=ROOT, capture_output=True, check=True
    )
    return json.loads(answer.stdout)


class Desktop(ScreenReader):
    """The program beside another window. A context manager that ends all processes on exit.

    Cards are found at the places of the deal, so a test undoes what it plays.

    Args:
        game: The game.
        number: The deal.

    Attributes:
        proven: Whether the test passed, so that other tests can use the desktop; set by the test.
    """

    screen = "1400x900x24"

    def __init__(self, game, number):
        super().__init__("--lang", "en", "--game", game, "--number", number)
        self._game = game
        self.proven = False
        columns = dealt(game, number)["columns"]
        self._columns = [[card for card, _ in column] for column in columns]

    def _start_desktop(self):
        super()._start_desktop()
        configuration = self._directory / "window-manager.xml"
        configuration.write_text(WINDOW_MANAGER, encoding="utf-8")
        self._start("jwm", "-f", str(configuration))
        poll(lambda: self._ask_x("get_num_desktops"), "the window manager", PATIENCE)
        other = self._start(sys.executable, "-c", OTHER_WINDOW)
        (self.other,) = poll(lambda: self._windows(other), "the other window", PATIENCE)

    def _take_focus(self):
        (self.window,) = poll(lambda: self._windows(self.program), "the window", PATIENCE)
        self.activate(self.window)

    # The desktop

    def xdotool(self, *words):
        """Do something by mouse, keyboard or window manager, and return the output."""
        answer = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self._environment,
            capture_output=True,
            check=True,
            timeout=SOON,
            encoding="utf-8",
        )
        return answer.stdout.split()

    def _ask_x(self, *words):
        """Return the output, or nothing if there is none yet."""
        with suppress(subprocess.CalledProcessError):
            return self.xdotool(*words)
        return []

    def _windows(self, process):
        return set(self._ask_x("search", "--onlyvisible", "--pid", process.pid))

    @property
    def opened(self):
        """The visible windows of the program, including dialogs and menus."""
        return self._windows(self.program)

    @property
    def active(self):
        """The window with the keyboard focus, or none."""
        return next(iter(self._ask_x("getactivewindow")), None)

    def activate(self, window):
        """Give a window the keyboard focus, and wait until it has it."""
        self.xdotool("windowactivate", window)
        poll(lambda: self.active == window, "the window gets the keyboard")

    def box(self, window):
        """Return the rectangle of a window."""
        answer = self.xdotool("getwindowgeometry", "--shell", window)
        found = dict(line.split("=") for line in answer)
        return Box(*(int(found[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))

    # Places on the table

    def find(self, card):
        """Return the column and the depth of a card in the deal."""
        return next(
            (index, column.index(card))
            for index, column in enumerate(self._columns)
            if card in column
        )

    def where(self, card):
        """Return the rectangle of a card, held or not, or None if its column has become shorter."""
        found = self.ask("extents", path=self.find(card))
        return Box(*found) if found else None

    def grip(self, card):
        """Return the middle of the visible part of a card."""
        column, depth = self.find(card)
        here = self.where(card)
        if depth + 1 == len(self._columns[column]):
            return here.middle
        below = self.where(self._columns[column][depth + 1])
        return Point(here.middle.x, (here.y + below.y) // 2)

    def goal(self, move):
        """Return a point over the last card of the column that a move goes to."""
        return self.where(self._columns[int(move.split(">")[1]) - 1][-1]).middle

    @property
    def reserve(self):
        """The reserve, which comes after the columns."""
        return Box(*self.ask("extents", path=[len(self._columns)])).middle

    @property
    def cloth(self):
        """A point on the bare table, between two columns near the lower edge."""
        table = Box(*self.ask("extents"))
        left, right = (Box(*self.ask("extents", path=[index])) for index in (2, 3))
        return Point((left.x + left.width + right.x) // 2, table.y + table.height - 20)

    # The mouse

    def go(self, point):
        """Move the pointer."""
        self.xdotool("mousemove", point.x, point.y)

    def press(self, button=LEFT):
        self.xdotool("mousedown", button)

    def release(self, button=LEFT):
        self.xdotool("mouseup", button)

    def click(self, point, button=LEFT, times=1):
        """Click a point, several times as fast as possible."""
        self.go(point)
        self.xdotool("click", "--repeat", times, "--delay", 20, button)

    def carry(self, move):
        """Drag a block over the target column of a move, hold it, and return where it was."""
        card = move.split(">")[0]
        start = self.where(card)
        self._pull(move)
        poll(lambda: self.where(card) != start, f"{card} is in the hand")
        return start

    def drag(self, move):
        """Make a move by dragging."""
        self._pull(move)
        self.release()

    def _pull(self, move):
        self.go(self.grip(move.split(">")[0]))
        self.press()
        self.go(self.goal(move))

    def type(self, *keys):
        """Press keys. Several at once are written as one, as in ctrl+n."""
        self.xdotool("key", *keys)

    def close_all(self):
        """Close dialogs and menus by Escape, and wait until the window has the focus again."""
        for window in self.opened - {self.window}:
            self.type("Escape")
            poll(lambda window=window: window not in self.opened, "what was opened is closed")
        poll(lambda: self.active == self.window, "the window gets the keyboard back")

    # What was played

    @property
    def line(self):
        """The saved moves that lead from the deal to the current position."""
        file = self.data / "games" / f"{self._game}.scorpion"
        with suppress(FileNotFoundError):
            saved = json.loads(file.read_text(encoding="utf-8"))
            step, moves = saved["current"], []
            while step:
                step, move = saved["steps"][step - 1]
                moves.append(move)
            return moves[::-1]
        return []

    def take_all_back(self):
        """Undo all moves of the deal."""
        while line := self.line:
            self.type("ctrl+z")
            poll(lambda line=line: self.line != line, f"{line[-1]} is taken back")
