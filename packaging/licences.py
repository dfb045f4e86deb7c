"""Gather the licences of everything that a bundle holds.

    python packaging/licences.py BUNDLE    writes BUNDLE/licences/

The texts of Qt's and its parts' licences lie in ``packaging/licences``, as the wheels of PySide6 do
not have them. The others come from where the parts themselves came from.
"""

import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from bundle_parts import own_distributions

ROOT = Path(__file__).parent.parent
KEPT = Path(__file__).parent / "licences"
"""Texts that no installed package includes, each with a line in `QT`."""

QT = {
    "LGPL-3.0.txt": "Qt and PySide6 are used under it",
    "GPL-3.0.txt": "what the LGPL adds to",
    "qtbase-parts.txt": "parts by others in Qt's basic libraries, as Debian lists them",
    "qtsvg-parts.txt": "parts by others in Qt SVG, as Debian lists them",
    "qtwayland-parts.txt": "parts by others in Qt Wayland, as Debian lists them",
    "icu.txt": "ICU, which Qt uses for languages",
}

BY_NAME = {"scorpion-qt", "pyside6-essentials", "shiboken6"}
"""Distributions whose licences are listed above."""

README = """\
Scorpion {version} is free software under the MIT licence: Scorpion-Qt.txt.

It comes with other software, unchanged but for debug information, each under its own licence:

{table}

Qt {qt} and PySide6 {qt} are used under the GNU Lesser General Public License, version 3. They are
separate files in the directory _internal/PySide6, which you may replace by versions of your own that
have the same interface. Their sources are published by the Qt Project under the same version numbers.
"""


def gather(bundle: Path, version: str) -> list[str]:
    """Write the licences into ``bundle/licences``.

    Returns:
        One sentence for each part that lacks a licence.
    """
    directory = bundle / "licences"
    shutil.rmtree(directory, ignore_errors=True)
    directory.mkdir()
    table = {}

    def add(name: str, source: Path, what: str) -> None:
        (directory / name).parent.mkdir(exist_ok=True)
        shutil.copyfile(source, directory / name)
        table[name] = what

    add("Scorpion-Qt.txt", ROOT / "LICENSE", "this program")
    for name, what in QT.items():
        add(name, KEPT / name, what)
    faults = []
    python = sys.version.split()[0]
    for source in _python_licence():
        add("Python.txt", source, f"Python {python}")
        break
    else:
        faults.append("the licence of Python was not found")
    for name in sorted(own_distributions() - BY_NAME):
        distribution = metadata.distribution(name)
        for file in distribution.files or ():
            if re.match("licen[cs]e|copying|notice", file.name, re.IGNORECASE):
                source = Path(str(file.locate()))
                add(f"{name}-{file.name}", source, f"{name} {distribution.version}")
        if not any(kept.startswith(f"{name}-") for kept in table):
            faults.append(f"the licence of {name} was not found")
    starter = metadata.distribution("pyinstaller")
    for file in starter.files or ():
        if file.name == "COPYING.txt":
            what = f"the starter of PyInstaller {starter.version}, which the licence excepts"
            add("PyInstaller.txt", Path(str(file.locate())), what)
    if "PyInstaller.txt" not in table:
        faults.append("the licence of PyInstaller was not found")
    for library in _from_system(bundle):
        package = _debian_package(library)
        source = Path("/usr/share/doc", package, "copyright")
        if package and source.exists():
            add(f"system/{package}.txt", source, f"{library.name}, from Debian's {package}")
        else:
            faults.append(f"the licence of {library} was not found")
    width = max(map(len, table))
    lines = [f"  {name:<{width}}  {what}" for name, what in table.items()]
    text = README.format(
        version=version, table="\n".join(lines), qt=metadata.version("PySide6-Essentials")
    )
    (directory / "README.txt").write_text(text, encoding="utf-8")
    return faults


def _python_licence() -> Iterator[Path]:
    places = (sysconfig.get_path("stdlib"), sys.base_prefix)
    names = ("LICENSE.txt", "LICENSE")
    for place in (Path(place, name) for place in places for name in names):
        if place.exists():
            yield place
    debian = Path("/usr/share/doc", "python{}.{}".format(*sys.version_info), "copyright")
    if debian.exists():
        yield debian


def _from_system(bundle: Path) -> list[Path]:
    """Return the libraries directly in ``_internal`` that are neither Python nor links into PySide6."""
    return sorted(
        path
        for path in (bundle / "_internal").glob("*.so*")
        if not path.is_symlink() and not path.name.startswith("libpython")
    )


def _debian_package(library: Path) -> str:
    """Return the package of this system that contains a library of that name, or an empty text."""
    if not shutil.which("dpkg-query"):
        return ""
    found = subprocess.run(
        ["dpkg-query", "--search", f"*/{library.name}"], capture_output=True, text=True
    ).stdout
    return found.partition(":")[0].partition(",")[0]


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from scorpion_qt import __version__

    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    sys.exit("\n".join(gather(Path(sys.argv[1]), __version__)) or 0)
