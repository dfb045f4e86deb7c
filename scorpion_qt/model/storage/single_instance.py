"""One copy of the program for a directory: a second one hands over what it was asked to open, and ends.

The lock is taken before there is a window. The server, for which QtNetwork is loaded, comes after the
first painting, or in a second copy.
"""

from __future__ import annotations

import json
import os
import time
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

PATIENCE: Final = 4.0
"""Seconds until a first copy that does not answer is taken to hang."""
_STEP: Final = 200
"""Milliseconds between two tries to reach it: it may be about to open its window."""
_LONGEST: Final = 8192
"""Bytes of a message: a path and little else."""
_ANSWER: Final = b"ok\n"


class Lock(Enum):
    """Who is in charge of a directory."""

    OURS = auto()
    """We are."""
    TAKEN = auto()
    """Another copy of the program is."""
    NONE = auto()
    """Nobody can be: a lock cannot be made there."""


class SingleInstance(QObject):
    """The lock of a directory, and the line between two copies.

    Args:
        directory: What only one copy may be in charge of.
        parent: The owner.

    Signals:
        asked: (source) Another copy was started, to open a file or a link; an empty text for neither.
    """

    asked = Signal(str)

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(directory / "lock"))
        # However long a game takes: only the lock of a process that is gone is stale.
        self._lock.setStaleLockTime(0)
        self._name = server_name(directory)
        self._server: QLocalServer | None = None

    def acquire(self) -> Lock:
        """Try to be in charge, without waiting."""
        if self._lock.tryLock(0):
            return Lock.OURS
        taken = self._lock.error() is QLockFile.LockError.LockFailedError
        return Lock.TAKEN if taken else Lock.NONE

    # The first copy

    def listen(self) -> None:
        """Be there for other copies."""
        from PySide6.QtNetwork import QLocalServer

        # What a copy that crashed has left; we have the lock, so nobody listens there.
        QLocalServer.removeServer(self._name)
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connection)
        server.listen(self._name)

    def close(self) -> None:
        """Be there no more, and give up the lock."""
        if self._server is not None:
            self._server.close()
            self._server = None
        self._lock.unlock()

    def _on_connection(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(partial(self._on_ready, socket))
            self._on_ready(socket)

    def _on_ready(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            if socket.bytesAvailable() > _LONGEST:
                socket.abort()
            return
        line = bytes(socket.readLine(_LONGEST + 1).data())
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if isinstance(message, dict) and isinstance(message.get("open"), str):
            socket.write(_ANSWER)
            socket.flush()
            self.asked.emit(message["open"])
        socket.disconnectFromServer()

    # A second copy

    def hand_over(self, source: str, patience: float = PATIENCE) -> bool:
        """Ask the first copy to come to the front and open something; waits for its answer.

        Args:
            source: An absolute path, a link, or an empty text.
            patience: Seconds until it is given up.

        Returns:
            Whether the first copy has taken it. If it has not, it hangs; or it has ended, and the lock
            can be had now.
        """
        from PySide6.QtNetwork import QLocalSocket

        message = json.dumps({"open": source}).encode() + b"\n"
        if len(message) > _LONGEST:
            return False
        end = time.monotonic() + patience
        while (left := round((end - time.monotonic()) * 1000)) > 0:
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(min(left, _STEP)):
                socket.write(message)
                answered = socket.waitForReadyRead(left) or socket.bytesAvailable() > 0
                if answered and bytes(socket.readAll().data()) == _ANSWER:
                    return True
            if self._lock.tryLock(0):
                self._lock.unlock()
                return False
            time.sleep(min(_STEP, left) / 1000)
        return False


def server_name(directory: Path) -> str:
    """A name for the server of a directory, the same in every copy."""
    import hashlib

    digest = hashlib.sha256(str(directory.resolve()).encode()).hexdigest()[:16]
    name = f"scorpion-qt-{digest}"
    # Where there is one, in the directory that only this person can reach. Not through QStandardPaths,
    # which complains where there is none.
    place = os.environ.get("XDG_RUNTIME_DIR")
    return str(Path(place) / name) if place and Path(place).is_dir() else name
