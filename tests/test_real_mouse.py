"""The program from outside, with a real mouse: what disturbs a gesture plays nothing and does not end the mouse.

What was played is read from the file in which the program saves the game. That nothing was played is known when
a later move is there: it is saved after all that went before.

A touch that is cancelled cannot be shown here: XTEST, by which input is made up, has no fingers, and Xvfb takes
no device that has some. It is left to the tests that hand events to the table.
"""

import sys
from contextlib import ExitStack

import pytest

from tests.real_mouse import BACK, FORWARD, MIDDLE, RIGHT, Desktop, dealt, poll
from tests.screen_reader import lacking

GAME, NUMBER = "scorpion", "628"
CARRIED = "8D>7"
"""What is dragged when something else happens: a block of three cards."""
PROOF = "6H>5"
"""What is dragged afterwards, which neither gives a card to the columns of `CARRIED` nor takes one."""

DOUBLE_CLICKED = [("8D>7", PROOF), ("6H>5", "8D>7"), ("9D>2", PROOF), ("deal", PROOF)]
"""What a double click does, and what is dragged afterwards."""

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the mouse is one of X11, on Linux"),
]


class Stage(ExitStack):
    """Holds the desktop that one scenario after the other uses."""

    desktop = None

    def set_up(self):
        """Start a desktop unless there is one; return it, with the deal as it begins."""
        if self.desktop is None:
            self.desktop = self.enter_context(Desktop(GAME, NUMBER))
        self.desktop.proven = False
        return self.desktop

    def tidy(self):
        """End a desktop on which a scenario has failed."""
        if self.desktop is None or not self.desktop.proven:
            self.desktop = None
            self.close()


@pytest.fixture(scope="module")
def stage():
    if reason := lacking("jwm", "xdotool"):
        pytest.skip(reason)
    with Stage() as stage:
        yield stage


@pytest.fixture
def desktop(stage):
    yield stage.set_up()
    stage.tidy()


def assert_played(desktop, *lines, proof=PROOF):
    """Assert that one of some lines was played, and that the mouse works: a block is dragged, which is saved."""
    desktop.drag(proof)
    try:
        poll(lambda: desktop.line[-1:] == [proof], "the move")
    except AssertionError:
        pytest.fail(f"the mouse does not work: {proof} was dragged, and played is {desktop.line}")
    *played, _ = desktop.line
    assert played in lines
    assert "Traceback" not in desktop.errors()
    desktop.take_all_back()
    desktop.proven = True


def assert_back(desktop, start):
    """Assert that the block lies where it lay."""
    try:
        poll(lambda: desktop.where(CARRIED[:2]) == start, "the block")
    except AssertionError:
        pytest.fail(f"the block is not put back; played is {desktop.line}")


def assert_nothing_played(desktop):
    """Assert that no move was made, not by a click on the cloth either, and that the mouse works."""
    desktop.click(desktop.cloth)
    assert_played(desktop, [])


def test_the_moves_of_this_file_can_be_made():
    legal = dealt(GAME, NUMBER)["legal"]
    assert {CARRIED, PROOF, *(action for action, _ in DOUBLE_CLICKED)} <= set(legal)


def test_a_block_is_dragged_and_a_click_on_the_cloth_plays_nothing(desktop):
    desktop.carry(CARRIED)
    desktop.release()
    poll(lambda: desktop.line == [CARRIED], f"{CARRIED} is saved")
    desktop.take_all_back()
    assert_nothing_played(desktop)


@pytest.mark.parametrize("released_first", ["other", "left"])
@pytest.mark.parametrize("button", [MIDDLE, RIGHT, BACK, FORWARD])
def test_another_button_while_dragging(desktop, button, released_first):
    desktop.carry(CARRIED)
    desktop.press(button)
    if released_first == "other":
        desktop.release(button)
    desktop.go(desktop.cloth)
    desktop.release()
    if released_first == "left":
        desktop.release(button)
    assert_nothing_played(desktop)


@pytest.mark.parametrize("released", ["on the dialog", "on another window", "where it was"])
@pytest.mark.parametrize("keys", ["ctrl+n", "ctrl+comma", "F1"])
def test_a_dialog_opened_while_dragging(desktop, keys, released):
    start = desktop.carry(CARRIED)
    desktop.type(keys)
    (dialog,) = poll(lambda: desktop.opened - {desktop.window}, "the dialog")
    poll(lambda: desktop.active == dialog, "the dialog gets the keyboard")
    if released != "where it was":
        window = dialog if released == "on the dialog" else desktop.other
        desktop.go(desktop.box(window).middle)
    desktop.release()
    desktop.close_all()
    assert_back(desktop, start)
    assert_nothing_played(desktop)


@pytest.mark.parametrize("released", ["on another window", "where it was"])
def test_a_menu_opened_while_dragging(desktop, released):
    start = desktop.carry(CARRIED)
    desktop.type("alt+g")
    poll(lambda: desktop.opened - {desktop.window}, "the menu")
    if released == "on another window":
        desktop.go(desktop.box(desktop.other).middle)
    desktop.release()
    desktop.close_all()
    assert_back(desktop, start)
    assert_nothing_played(desktop)


def test_the_window_minimised_while_dragging(desktop):
    start = desktop.carry(CARRIED)
    desktop.xdotool("windowminimize", desktop.window)
    poll(lambda: not desktop.opened, "the window is minimised")
    desktop.release()
    desktop.activate(desktop.window)
    assert_back(desktop, start)
    assert_nothing_played(desktop)


@pytest.mark.parametrize("released", ["on another window", "where it was"])
def test_another_window_gone_to_while_dragging(desktop, released):
    start = desktop.carry(CARRIED)
    desktop.type("alt+Tab")
    poll(lambda: desktop.active == desktop.other, "the other window gets the keyboard")
    elsewhere = desktop.box(desktop.other).middle
    if released == "on another window":
        desktop.go(elsewhere)
    desktop.release()
    desktop.click(elsewhere)
    desktop.type("alt+Tab")
    poll(lambda: desktop.active == desktop.window, "the window gets the keyboard back")
    if released == "on another window":
        assert_back(desktop, start)
        assert_nothing_played(desktop)
    else:
        # What is seen is a block that is let go over a column: it may be played, or be back already.
        assert_played(desktop, [], [CARRIED])


def test_escape_while_dragging(desktop):
    start = desktop.carry(CARRIED)
    desktop.type("Escape")
    assert_back(desktop, start)
    desktop.release()
    assert_nothing_played(desktop)


@pytest.mark.parametrize(("action", "proof"), DOUBLE_CLICKED)
def test_a_double_click_makes_one_move_at_most(desktop, action, proof):
    """Where a second click would make one more: the card that the first one uncovers can be moved, too."""
    desktop.click(desktop.reserve if action == "deal" else desktop.grip(action[:2]), times=2)
    assert_played(desktop, [], [action], proof=proof)
