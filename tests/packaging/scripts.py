"""Imports the scripts in ``packaging/``, which isn't a package, as modules."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parent.parent.parent
PACKAGING = ROOT / "packaging"


def script(name: str) -> ModuleType:
    """Import ``packaging/<name>.py``, which may import its neighbours."""
    sys.path.insert(0, str(PACKAGING))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(PACKAGING))
