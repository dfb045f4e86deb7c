"""Where the files that come with the program lie: installed, and in a checkout. No Qt.

A wheel carries them in ``scorpion_qt/_data``. In a checkout, which an editable installation runs
too, sources stay where they are and what is made from them goes to ``build/``.
"""

import hashlib
from pathlib import Path

PACKAGE = Path(__file__).parent
INSTALLED_DATA = PACKAGE / "_data"

CORE = "scorpion_qt/solver/core.py"
"""The module of the checkout that is compiled, with the modules that it is joined from."""


def resource(*parts: str) -> Path:
    """The path of a file below ``resources/``, as ``resource("icons", "app.svg")``.

    The path is not checked: opening it tells whether it is there.
    """
    root = INSTALLED_DATA if INSTALLED_DATA.is_dir() else PACKAGE.parent
    return root.joinpath("resources", *parts)


def translations_dir() -> Path:
    """The directory of the compiled translations, ``scorpion_<language>.qm``."""
    if INSTALLED_DATA.is_dir():
        return INSTALLED_DATA / "translations"
    return PACKAGE.parent / "build" / "translations"


def compiled_core_dirs() -> list[str]:
    """What goes before the solver package's ``__path__``: nothing, or one directory.

    A wheel has the compiled core beside ``core.py``, where Python finds it by itself. In a checkout
    that would leave an old one in charge of a new source. There it lies in a directory named by a
    digest of its sources instead, so one that does not belong to the present source is never found.
    """
    if INSTALLED_DATA.is_dir():
        return []
    directory = core_build_dir(PACKAGE.parent)
    return [str(directory)] if directory.is_dir() else []


def core_build_dir(root: Path) -> Path:
    """Where the compiled core of the checkout at ``root`` belongs, made or not."""
    digest = hashlib.sha256()
    for source in core_sources(root):
        digest.update(source.read_bytes())
    return root / "build" / "core" / digest.hexdigest()[:16]


def core_sources(root: Path) -> list[Path]:
    """What the compiled core of the checkout at ``root`` is made from and by."""
    core = root / CORE
    parts = sorted(core.with_name("search").rglob("*.py"))
    return [
        source for source in (core, *parts, root / "packaging/compile_core.py") if source.exists()
    ]
