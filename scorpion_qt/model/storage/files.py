"""Writing files safely, so that each is always either the old or the new one, and renaming them."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Replace or create a file in an existing directory.

    The new content is written to another file in the directory, synced, and renamed over the old
    one.

    ``QSaveFile`` does the same, but PySide holds Python's lock during its commit, so the window
    would wait for the disk (8 to 16 ms here) even if another thread writes.

    Raises:
        OSError: The file couldn't be written; the old one is unchanged.
    """
    # Replace the target of a link, not the link itself.
    path = path.resolve()
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with beside.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise


def name_beside(path: Path, mark: str) -> Path:
    """Return a free name in the directory of a file, such as ``wasp.damaged-1.scorpion``.

    Args:
        path: The file.
        mark: The word to put into the name.
    """
    names = (path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not name.exists())


def set_aside(path: Path, mark: str) -> Path | None:
    """Rename a file within its directory.

    Args:
        path: The file.
        mark: The word to put into the name.

    Returns:
        The new path, or None if the file couldn't be renamed.
    """
    try:
        return path.rename(name_beside(path, mark))
    except OSError:
        return None
