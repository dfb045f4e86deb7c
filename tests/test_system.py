"""What is said when the system lacks something of what a window needs."""

import sys

import pytest

from scorpion_qt import system

linux_only = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only Linux takes these libraries from the system"
)


@linux_only
def test_a_missing_library_is_named_with_its_package():
    said = system.library_problem({"libnowhere-scorpion.so.9": "libnowhere9", "libc.so.6": "libc6"})
    assert "libnowhere-scorpion.so.9" in said
    assert "apt install libnowhere9" in said
    assert "libc" not in said
    assert "\n" not in said


@linux_only
def test_nothing_is_said_when_all_is_there(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert system.library_problem({"libc.so.6": "libc6"}) == ""
    assert system.window_problem() == ""


@linux_only
@pytest.mark.parametrize("display", [None, ":4711"])
def test_no_display_is_said(display, monkeypatch):
    for variable in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    if display:
        monkeypatch.setenv("DISPLAY", display)
    monkeypatch.setattr(system, "library_problem", lambda libraries: "")
    assert "no display" in system.window_problem()


@linux_only
def test_a_wayland_socket_is_a_display(monkeypatch, tmp_path):
    monkeypatch.delenv("QT_QPA_PLATFORM")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert system.window_problem()
    (tmp_path / "wayland-7").touch()
    assert system.window_problem() == ""
