"""Files that are either the old or the new one, whatever happens while they are written."""

from __future__ import annotations

import os
from itertools import count
from pathlib import Path


def write_whole(path: Path, data: bytes) -> None:
    """Replace a file by another content, or make it, in a directory that is there.

    The new content is on the disk before the old one goes: written beside it, synced, renamed over it.

    Not ``QSaveFile``, which does the same: PySide holds Python's lock while it commits, so that the
    window would wait for the disk (8 to 16 ms here) even when another thread writes.

    Raises:
        OSError: It could not be written; the old file is as it was.
    """
    # Through a link, the file it leads to is replaced, not the link.
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
    """A free name in the directory of a file, such as ``wasp.damaged-1.scorpion``.

    Args:
        path: The file.
        mark: The word that goes into the name.
    """
    names = (path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}") for number in count(1))
    return next(name for name in names if not name.exists())


def set_aside(path: Path, mark: str) -> Path | None:
    """Give a file another name in its directory.

    Args:
        path: The file.
        mark: The word that goes into the name.

    Returns:
        The new name; None when the file could not be renamed.
    """
    try:
        return path.rename(name_beside(path, mark))
    except OSError:
        return None
