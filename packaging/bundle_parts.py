"""Select which parts of Python and Qt go into the bundle, for ``scorpion-qt.spec``, which PyInstaller runs.

PyInstaller collects everything that could be needed. This module lists the Qt plugins and translations
that the program uses; libraries stay if something that stays loads them. On Linux, libraries that every
desktop has are left to the system, as PySide6's wheel does: an older copy beside the system's graphics
drivers does more harm than good.
"""

import re
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import metadata
from pathlib import Path, PurePath
from typing import TypeAlias

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

Entry: TypeAlias = tuple[str, str, str]
"""PyInstaller's entry: name in the bundle, source (for a link its target), kind."""

PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platformthemes": {"qgtk3", "qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "styles": {"qmacstyle", "qmodernwindowsstyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
"""Kind of plugin → the plugins that are kept. None draws with OpenGL, as the program does not use it."""

TRANSLATIONS = re.compile(r"qtbase_(uk|he|ru)\.qm")

NO_MODULES = (
    *("unittest", "doctest", "pydoc", "asyncio", "tkinter", "curses", "readline"),
    # Only these need OpenSSL; hashlib has the same digests without it.
    *("_hashlib", "_ssl"),
    # Only these kinds of archives need them.
    *("_bz2", "_lzma"),
)
"""Python modules that are imported where they exist but are not required."""

FROM_SYSTEM = re.compile(
    # What a Debian or Fedora desktop may lack although Qt's X11 plugin needs it,
    r"libxcb-(cursor|icccm|image|keysyms|render-util|util)\.so"
    # and what Python's own modules load.
    r"|lib(ffi|sqlite3)\.so"
)
"""Pattern of the system libraries that the bundle includes on Linux."""

USED_OF_QT = re.compile(r"PySide6(?:\.| import )(Qt\w+)")
USED_OF_PROCESSES = re.compile(r"multiprocessing|ProcessPoolExecutor")


def unused_modules(package: Path, pyside: Path) -> list[str]:
    """Return the modules that PyInstaller would include although no source in ``package`` needs them.

    It includes a Qt module wherever it includes its library, and ``multiprocessing`` with any pool.
    """
    text = "\n".join(source.read_text(encoding="utf-8") for source in package.rglob("*.py"))
    modules = {path.name.partition(".")[0] for path in pyside.glob("Qt*.*")}
    unused = sorted(f"PySide6.{name}" for name in modules - set(USED_OF_QT.findall(text)))
    return unused if USED_OF_PROCESSES.search(text) else [*unused, "multiprocessing"]


def own_distributions(name: str = "scorpion-qt") -> set[str]:
    """Return the installed distributions that make up the program: itself and its requirements."""
    own: set[str] = set()
    waiting = [canonicalize_name(name)]
    while waiting:
        own.add(name := waiting.pop())
        requirements = map(Requirement, metadata.requires(name) or ())
        needed = [
            canonicalize_name(requirement.name)
            for requirement in requirements
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        ]
        waiting += [name for name in needed if name not in own]
    return own


def foreign_modules() -> list[str]:
    """Return the modules of all other distributions, which are the tools of this environment."""
    own = own_distributions()
    return sorted(
        module
        for module, distributions in metadata.packages_distributions().items()
        if own.isdisjoint(map(canonicalize_name, distributions))
    )


def wanted_data(entry: Entry, libraries: Iterable[Entry]) -> bool:
    """Return whether a data file is kept, or a link that points to one of ``libraries``."""
    name = PurePath(entry[0])
    if entry[2] == "SYMLINK":
        return any(name.name == PurePath(library[0]).name for library in libraries)
    if "translations" in name.parts and "PySide6" in name.parts:
        return TRANSLATIONS.fullmatch(name.name) is not None
    return True


def needed(entries: Iterable[Entry], imports: Callable[[str], Iterable[str]]) -> list[Entry]:
    """Return the modules and plugins that are kept, and the libraries that they load.

    Args:
        entries: Everything that PyInstaller found.
        imports: Returns the names of the libraries that the file at a path loads.
    """
    entries = list(entries)
    libraries = {
        PurePath(name).name: source
        for name, source, kind in entries
        if kind == "BINARY" and not _plugin(name) and not _left_to_system(name, source)
    }
    found: set[str] = set()
    waiting = [
        source
        for name, source, kind in entries
        if kind == "EXTENSION" or (kind == "BINARY" and (_plugin(name) or _is_python(name)))
        if _wanted(name)
    ]
    while waiting:
        new = {PurePath(name).name for name in imports(waiting.pop())} & libraries.keys() - found
        found |= new
        waiting += [libraries[name] for name in new]
    return [entry for entry in entries if _stays(entry, found)]


def _stays(entry: Entry, found: set[str]) -> bool:
    name, _source, kind = entry
    if kind == "EXTENSION" or _plugin(name) or _is_python(name):
        return _wanted(name)
    return PurePath(name).name in found  # a link has its library's name


def _wanted(name: str) -> bool:
    plugin = _plugin(name)
    if plugin is None:
        return True
    kind, stem = plugin
    return stem in PLUGINS.get(kind, ())


def _plugin(name: str) -> tuple[str, str] | None:
    """Return the kind and name of a Qt plugin, without the system's prefix and suffix, or None."""
    parts = PurePath(name).parts
    if "plugins" not in parts or "PySide6" not in parts:
        return None
    return parts[-2], parts[-1].partition(".")[0].removeprefix("lib")


def _is_python(name: str) -> bool:
    return re.match(r"(lib)?python3", PurePath(name).name, re.IGNORECASE) is not None


def _left_to_system(name: str, source: str) -> bool:
    if not sys.platform.startswith("linux"):
        return False
    own = any(Path(source).is_relative_to(place) for place in _own_places())
    return not own and FROM_SYSTEM.match(PurePath(name).name) is None


def _own_places() -> Iterator[str]:
    """Yield the directories of Python and of the packages installed for it."""
    yield sys.prefix
    if sys.base_prefix not in ("/usr", "/usr/local"):
        yield sys.base_prefix
