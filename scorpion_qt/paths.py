"""Where the files that come with the program lie, installed or in a checkout. No Qt.

A wheel carries them in ``scorpion_qt/_data``. In a checkout, which an editable installation also runs
from, sources stay in place and files made from them go to ``build/``.
"""

import hashlib
from pathlib import Path

PACKAGE = Path(__file__).parent
INSTALLED_DATA = PACKAGE / "_data"

CORE = "scorpion_qt/solver/core.py"
"""The module in a checkout that is compiled, together with the modules it is joined from."""


def resource(*parts: str) -> Path:
    """Return the path of a file below ``resources/``, such as ``resource("icons", "app.svg")``.

    The path is not checked: opening it shows whether it exists.
    """
    root = INSTALLED_DATA if INSTALLED_DATA.is_dir() else PACKAGE.parent
    return root.joinpath("resources", *parts)


def translations_dir() -> Path:
    """Return the directory of the compiled translations, ``scorpion_<language>.qm``."""
    if INSTALLED_DATA.is_dir():
        return INSTALLED_DATA / "translations"
    return PACKAGE.parent / "build" / "translations"


def compiled_core_dirs() -> list[str]:
    """Return what goes before the solver package's ``__path__``: nothing, or one directory.

    A wheel has the compiled core beside ``core.py``, where Python finds it automatically. In a checkout
    that would let a stale core shadow a newer source. There it lies in a directory named by a digest of its
    sources instead, so a core that does not match the current source is never found.
    """
    if INSTALLED_DATA.is_dir():
        return []
    directory = core_build_dir(PACKAGE.parent)
    return [str(directory)] if directory.is_dir() else []


def core_build_dir(root: Path) -> Path:
    """Return where the compiled core of the checkout at ``root`` belongs, whether it exists or not."""
    digest = hashlib.sha256()
    for source in core_sources(root):
        digest.update(source.read_bytes())
    return root / "build" / "core" / digest.hexdigest()[:16]


def core_sources(root: Path) -> list[Path]:
    """Return all files that the compiled core of the checkout at ``root`` depends on."""
    core = root / CORE
    parts = sorted(core.with_name("search").rglob("*.py"))
    return [
        source for source in (core, *parts, root / "packaging/compile_core.py") if source.exists()
    ]
