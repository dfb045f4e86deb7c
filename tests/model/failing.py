"""Write failures at a point chosen by a test."""

import errno
import os
from pathlib import Path

WRITING = ("open", "write", "sync", "rename")
STAGES = ("directory", *WRITING)
ERRORS = (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO)


class Failing:
    """Makes one stage of file writing fail, as a full disk does.

    The stage is creating a directory, writing a file in it with `files.write_whole`, or moving a
    file.
    """

    def __init__(self, monkeypatch):
        self._monkeypatch = monkeypatch
        self.stage = None
        self.error = errno.ENOSPC
        for stage, owner, name in (
            ("directory", Path, "mkdir"),
            ("open", Path, "open"),
            ("sync", os, "fsync"),
            ("rename", Path, "replace"),
            ("move", Path, "rename"),
        ):
            monkeypatch.setattr(owner, name, self._wrap(stage, getattr(owner, name)))

    def _wrap(self, stage, function):
        def wrapped(*args, **options):
            written = stage != "open" or (args[1:] and "w" in args[1])
            if self.stage == stage and written:
                raise OSError(self.error, os.strerror(self.error))
            result = function(*args, **options)
            if self.stage == "write" and stage == "open" and written:
                return _FullFile(result, self.error)
            return result

        return wrapped


class _FullFile:
    """A file that accepts three bytes and no more."""

    def __init__(self, file, error):
        self._file = file
        self._error = error

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self._file.close()

    def write(self, data):
        self._file.write(data[:3])
        raise OSError(self._error, os.strerror(self._error))
