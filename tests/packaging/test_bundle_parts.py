"""What stays in the bundle and what does not."""

import sys
from importlib import metadata

import pytest

pytest.importorskip("packaging", reason="hatchling brings it; run.py installs that")

from tests.packaging.scripts import script

parts = script("bundle_parts")
QT = "PySide6/Qt"
SITE = sys.prefix + "/lib/site-packages/"


def plugin(kind: str, name: str) -> tuple[str, str, str]:
    return (f"{QT}/plugins/{kind}/lib{name}.so", f"{SITE}{kind}/{name}", "BINARY")


def library(name: str, source: str = SITE) -> tuple[str, str, str]:
    return (f"{QT}/lib/{name}", source + name, "BINARY")


def link(name: str) -> tuple[str, str, str]:
    return (name, f"{QT}/lib/{name}", "SYMLINK")


MODULE = ("PySide6/QtGui.abi3.so", SITE + "QtGui", "EXTENSION")
PYTHON = ("libpython3.12.so.1.0", sys.base_prefix + "/lib/libpython3.12.so.1.0", "BINARY")
LOADS = {
    MODULE[1]: ["libQt6Gui.so.6", "libc.so.6"],
    SITE + "libQt6Gui.so.6": ["libQt6Core.so.6"],
    SITE + "tls/qopensslbackend": ["libQt6Network.so.6"],
    SITE + "platforms/qxcb": ["libQt6XcbQpa.so.6", "libxcb-cursor.so.0", "libX11.so.6"],
}


def stay(*entries):
    return parts.needed(entries, lambda path: LOADS.get(path, []))


def test_libraries_stay_that_something_that_stays_loads_however_far_away():
    gui, core, network = (library(f"libQt6{name}.so.6") for name in ("Gui", "Core", "Network"))
    tls = plugin("tls", "qopensslbackend")
    assert stay(MODULE, PYTHON, gui, core, network, tls) == [MODULE, PYTHON, gui, core]


def test_plugins_stay_that_are_named_and_what_they_load():
    xcb, helper = plugin("platforms", "qxcb"), library("libQt6XcbQpa.so.6")
    assert stay(xcb, plugin("platforms", "qvnc"), plugin("generic", "qevdev"), helper) == [
        xcb,
        helper,
    ]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux has such libraries")
def test_of_the_system_stays_only_what_a_desktop_may_lack():
    xcb = plugin("platforms", "qxcb")
    cursor = library("libxcb-cursor.so.0", "/usr/lib/")
    common = library("libX11.so.6", "/usr/lib/")
    assert stay(xcb, cursor, common) == [xcb, cursor]


def test_links_stay_with_their_library():
    gui = library("libQt6Gui.so.6")
    assert parts.wanted_data(link("libQt6Gui.so.6"), [gui])
    assert not parts.wanted_data(link("libQt6Network.so.6"), [gui])


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (f"{QT}/translations/qtbase_uk.qm", True),
        (f"{QT}/translations/qtbase_de.qm", False),
        (f"{QT}/translations/qt_uk.qm", False),
        ("scorpion_qt/_data/translations/scorpion_en.qm", True),
        ("scorpion_qt/_data/resources/icons/scorpion-qt.svg", True),
    ],
)
def test_of_translations_stay_ours_and_those_of_qt_in_our_languages(name, wanted):
    assert parts.wanted_data((name, "", "DATA"), []) is wanted


def test_modules_that_no_source_names_are_left_out(tmp_path):
    package, pyside = tmp_path / "package", tmp_path / "PySide6"
    package.mkdir()
    pyside.mkdir()
    for name in ("QtCore.abi3.so", "QtCore.pyi", "QtDBus.abi3.so", "QtSvg.pyd", "QtNetwork.pyi"):
        (pyside / name).touch()
    (package / "a.py").write_text(
        "from PySide6 import QtSvg\nif 1:\n    from PySide6.QtCore import Qt\n"
    )
    assert parts.unused_modules(package, pyside) == [
        "PySide6.QtDBus",
        "PySide6.QtNetwork",
        "multiprocessing",
    ]
    (package / "b.py").write_text("import multiprocessing\n")
    assert "multiprocessing" not in parts.unused_modules(package, pyside)


@pytest.mark.skipif(
    not list(metadata.distributions(name="scorpion-qt")),
    reason="the program is not installed here; run.py installs it",
)
def test_what_the_program_requires_is_its_own_and_the_tools_around_it_are_not():
    own = parts.own_distributions()
    assert {"scorpion-qt", "pyside6-essentials", "shiboken6"} <= own
    assert "pytest" not in own
    foreign = parts.foreign_modules()
    assert "pytest" in foreign
    assert not {"scorpion_qt", "PySide6", "shiboken6"} & set(foreign)
