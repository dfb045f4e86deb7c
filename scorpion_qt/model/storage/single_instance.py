"""The single instance of the program for a directory.

A second copy passes the file or link it should open to the first one, and exits.

The lock is acquired before there is a window. The server needs QtNetwork, which is imported only
after the first paint event, or in a second copy.
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
"""Seconds after which a first copy that doesn't answer counts as hanging."""
_STEP: Final = 200
"""Milliseconds between two attempts to reach the first copy, which may still be starting."""
_LONGEST: Final = 8192
"""Largest size of a message in bytes; it contains a path and little else."""
_ANSWER: Final = b"ok\n"


class Lock(Enum):
    """The owner of the lock of a directory."""

    OURS = auto()
    """This copy has the lock."""
    TAKEN = auto()
    """Another copy of the program has the lock."""
    NONE = auto()
    """No copy can have the lock, because it can't be created."""


class SingleInstance(QObject):
    """The lock of a directory, and the connection between two copies of the program.

    Args:
        directory: The directory that only one copy may write to.
        parent: The owner.

    Signals:
        asked: (source) Another copy was started, to open a file or a link; an empty text for
            neither.
    """

    asked = Signal(str)

    def __init__(self, directory: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lock = QLockFile(str(directory / "lock"))
        # A lock never becomes stale by age, only when its process has ended.
        self._lock.setStaleLockTime(0)
        self._name = server_name(directory)
        self._server: QLocalServer | None = None

    def acquire(self) -> Lock:
        """Try to acquire the lock without waiting."""
        if self._lock.tryLock(0):
            return Lock.OURS
        taken = self._lock.error() is QLockFile.LockError.LockFailedError
        return Lock.TAKEN if taken else Lock.NONE

    # The first copy

    def listen(self) -> None:
        """Accept messages from other copies."""
        from PySide6.QtNetwork import QLocalServer

        # Remove the server of a crashed copy. As this copy has the lock, no other one is listening.
        QLocalServer.removeServer(self._name)
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._on_connection)
        server.listen(self._name)

    def close(self) -> None:
        """Stop accepting messages and release the lock."""
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
        """Ask the first copy to come to the front and open something, and wait for its answer.

        Args:
            source: An absolute path, a link, or an empty text.
            patience: The longest time to wait, in seconds.

        Returns:
            Whether the first copy has accepted it. If not, it either hangs, or has ended and the
            lock can be acquired now.
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
    """Return a server name for a directory that is the same in every copy."""
    import hashlib

    digest = hashlib.sha256(str(directory.resolve()).encode()).hexdigest()[:16]
    name = f"scorpion-qt-{digest}"
    # Use the directory that only this user can access, if there is one. QStandardPaths would print
    # a warning if there isn't.
    place = os.environ.get("XDG_RUNTIME_DIR")
    return str(Path(place) / name) if place and Path(place).is_dir() else name
