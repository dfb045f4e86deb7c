"""A small screen reader, run by the system's Python. It answers requests, one JSON object a line.

It relies on the names that libatspi caches, as real screen readers do, so it misses a change that
the program doesn't report.
"""

import ctypes
import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402 - the version has to be asked for first

EVENTS = (
    "object:state-changed:focused",
    "object:announcement",
    "object:property-change:accessible-name",
    "object:children-changed",
)
SETTLE = 0.03
"""Seconds without an event after which no more events are expected."""
MODIFIERS = {"Ctrl": 37, "Shift": 50, "Alt": 64}
"""Key codes."""

_events = []


def _on_event(event):
    kind = event.type.removeprefix("object:")
    source = event.source
    if kind == "announcement":
        _events.append((kind, str(event.any_data)))
    elif kind == "state-changed:focused" and event.detail1:
        _events.append(("focused", source.get_name() if source else None))


def spin(until, timeout):
    """Process events until a condition is true."""
    context, end = GLib.MainContext.default(), time.monotonic() + timeout
    while time.monotonic() < end:
        while context.iteration(False):
            pass
        if until():
            return True
        time.sleep(0.003)
    return False


def quiet(seconds=SETTLE):
    """Process events until none has come for a while."""
    last, since = len(_events), time.monotonic()

    def is_quiet():
        nonlocal last, since
        if len(_events) != last:
            last, since = len(_events), time.monotonic()
        return time.monotonic() - since > seconds

    spin(is_quiet, 10)


def application():
    desktop = Atspi.get_desktop(0)
    found = [desktop.get_child_at_index(index) for index in range(desktop.get_child_count())]
    return next((app for app in found if app and app.get_name() == "scorpion-qt"), None)


def children(node):
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def walk(node):
    yield node
    for child in children(node):
        if child is not None:
            yield from walk(child)


def table():
    """Return the node whose children are the piles, which are the only lists in the window."""
    for node in walk(application()):
        if any(child and child.get_role() == Atspi.Role.LIST for child in children(node)):
            return node
    return None


def described(node, fresh):
    if fresh:
        node.clear_cache()
    return {
        "role": node.get_role_name(),
        "name": node.get_name(),
        "focused": node.get_state_set().contains(Atspi.StateType.FOCUSED),
        "selected": node.get_state_set().contains(Atspi.StateType.SELECTED),
        "children": [described(child, fresh) for child in children(node)],
    }


def wait(request):
    return spin(lambda: application() is not None and table() is not None, request["timeout"])


_ErrorHandler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)
_ignore = _ErrorHandler(lambda *_: 0)


def activate(request):
    """Give the window the keyboard focus as a window manager does, repeatedly until it has it."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XDefaultRootWindow.restype = ctypes.c_ulong
    x11.XSetErrorHandler(_ignore)  # a window can't have the focus before it is shown
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    root = ctypes.c_ulong(x11.XDefaultRootWindow(display))

    def area(window):
        numbers = [ctypes.c_ulong(), *(ctypes.c_uint() for _ in range(6))]
        x11.XGetGeometry(display, ctypes.c_ulong(window), *map(ctypes.byref, numbers))
        return numbers[3].value * numbers[4].value

    def give():
        unused, windows = ctypes.c_ulong(), ctypes.POINTER(ctypes.c_ulong)()
        count = ctypes.c_uint()
        found = (ctypes.byref(value) for value in (unused, unused, windows, count))
        x11.XQueryTree(display, root, *found)
        sizes = {windows[index]: area(windows[index]) for index in range(count.value)}
        if sizes:
            largest = max(sizes, key=lambda window: sizes[window])
            x11.XSetInputFocus(display, ctypes.c_ulong(largest), 2, 0)
        x11.XSync(display, 0)
        return spin(lambda: any(kind == "focused" for kind, _ in _events), 0.5)

    active = spin(give, request["timeout"])
    quiet(0.2)
    return active


def key(request):
    """Press keys and process the results, at least one event of the expected kind."""
    _events.clear()
    held = [MODIFIERS[name] for name in request.get("held", ())]
    for code in held:
        Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.PRESS)
    if "code" in request:
        for kind in (Atspi.KeySynthType.PRESS, Atspi.KeySynthType.RELEASE):
            Atspi.generate_keyboard_event(request["code"], None, kind)
    else:
        Atspi.generate_keyboard_event(request["symbol"], None, Atspi.KeySynthType.SYM)
    for code in held:
        Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.RELEASE)
    wanted = request.get("wait")
    came = wanted is None or spin(lambda: any(kind == wanted for kind, _ in _events), 10)
    if wanted is None or "settle" in request:
        quiet(request.get("settle", SETTLE))
    return {"came": came, "events": _events}


def tree(request):
    quiet()
    return described(table(), request.get("fresh", False))


def extents(request):
    """Return the place of the table, or of a path of indexes from there if it exists.

    The place is x, y, width and height on the screen.
    """
    node = table()
    for index in request.get("path", ()):
        node = node.get_child_at_index(index)
        if node is None:
            return None
    found = node.get_extents(Atspi.CoordType.SCREEN)
    return [found.x, found.y, found.width, found.height]


def press(request):
    """Do the action of a menu item or button by name. Unopened menus report no changes."""
    for node in walk(application()):
        node.clear_cache()
        if node.get_name() == request["name"] and node.get_action_iface():
            node.get_action_iface().do_action(0)
            quiet(0.3)
            return True
    return False


COMMANDS = {command.__name__: command for command in (wait, activate, key, tree, extents, press)}


def main():
    Atspi.init()
    listener = Atspi.EventListener.new(_on_event)
    for event in EVENTS:
        listener.register(event)
    for line in sys.stdin:
        request = json.loads(line)
        answer = COMMANDS[request["do"]](request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
