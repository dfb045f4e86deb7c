"""Checks the system for what Qt needs, before Qt is loaded, because Qt would abort. Stdlib only.

``run.py`` and ``.ci/run`` use this too, before anything is installed: ``python3 -m
scorpion_qt.system`` prints the missing Debian packages, one per line.
"""

import ctypes
import os
import sys
from pathlib import Path

CORE_LIBRARIES = {"libglib-2.0.so.0": "libglib2.0-0", "libz.so.1": "zlib1g"}
"""Libraries that QtCore and Qt's tools load → the Debian package that contains each."""

GUI_LIBRARIES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libdbus-1.so.3": "libdbus-1-3",
}
"""Further libraries that a window loads, on any platform plugin."""

X11_LIBRARIES = {
    "libxcb.so.1": "libxcb1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}
"""Further libraries that the X11 platform plugin loads."""


def missing_libraries(libraries: dict[str, str]) -> dict[str, str]:
    """Return those of ``libraries`` that the system lacks; none are needed except on Linux."""
    if not sys.platform.startswith("linux"):
        return {}
    return {name: package for name, package in libraries.items() if not _loads(name)}


def library_problem(libraries: dict[str, str]) -> str:
    """Return one sentence that names what is missing of ``libraries``, or an empty text."""
    missing = missing_libraries(libraries)
    if not missing:
        return ""
    return (
        f"Qt needs {', '.join(missing)}, which this system lacks; "
        f"on Debian: apt install {' '.join(missing.values())}"
    )


def window_problem() -> str:
    """Return one sentence on why no window can open here, or an empty text."""
    if not sys.platform.startswith("linux"):
        return ""
    chosen = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0].split(";")[0]
    if chosen not in ("", "xcb") or (not chosen and _wayland()):
        return library_problem(CORE_LIBRARIES | GUI_LIBRARIES)
    problem = library_problem(CORE_LIBRARIES | GUI_LIBRARIES | X11_LIBRARIES)
    if not problem and not _x11():
        problem = (
            "there is no display to open a window on: "
            "start it in a desktop session, or set DISPLAY or WAYLAND_DISPLAY"
        )
    return problem


def _loads(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _wayland() -> bool:
    """Return whether the Wayland socket named by the environment exists."""
    display = os.environ.get("WAYLAND_DISPLAY", "")
    return bool(display) and Path(os.environ.get("XDG_RUNTIME_DIR", ""), display).exists()


def _x11() -> bool:
    """Return whether an X server accepts a connection, asking as Qt's plugin does."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    accepted = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return accepted


if __name__ == "__main__":
    for package in missing_libraries(CORE_LIBRARIES | GUI_LIBRARIES | X11_LIBRARIES).values():
        print(package)
