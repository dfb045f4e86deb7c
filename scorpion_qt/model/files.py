"""Files that are either the old or the new one, whatever happens while they are written."""

from __future__ import annotations

import errno
import os
from enum import Enum, auto
from pathlib import Path


class WriteFault(Enum):
    """Why a file could not be written."""

    FULL = auto()
    """No room on the disk."""
    FORBIDDEN = auto()
    """The directory or the file is not ours to write."""
    NO_FOLDER = auto()
    """The directory is not there."""
    TOO_LARGE = auto()
    """There is more to write than could be read back."""
    OTHER = auto()
    """Anything else; the system's own words tell what."""

    @classmethod
    def of(cls, error: Exception) -> WriteFault:
        """The fault that an error stands for."""
        if not isinstance(error, OSError):
            return cls.TOO_LARGE
        match error.errno:
            case errno.ENOSPC | errno.EDQUOT:
                return cls.FULL
            case errno.EACCES | errno.EPERM | errno.EROFS:
                return cls.FORBIDDEN
            case errno.ENOENT | errno.ENOTDIR:
                return cls.NO_FOLDER
            case _:
                return cls.OTHER


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


def set_aside(path: Path, mark: str) -> Path | None:
    """Give a file another name in its directory, such as ``wasp.damaged-1.scorpion``.

    Args:
        path: The file.
        mark: The word that goes into the name.

    Returns:
        The new name; None when the file could not be renamed.
    """
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.{mark}-{number}{path.suffix}")
        if not aside.exists():
            try:
                return path.rename(aside)
            except OSError:
                return None
    return None
