"""Writing that fails where a test wants it to."""

import errno
import os
from pathlib import Path

WRITING = ("open", "write", "sync", "rename")
STAGES = ("directory", *WRITING)
ERRORS = (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO)


class Failing:
    """Lets one stage of making a directory, of `files.write_whole` in it, or moving a file fail, as a full disk does."""

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
    """A file that takes three bytes and no more."""

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
