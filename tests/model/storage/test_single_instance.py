"""Two copies of the program, one of them in a process of its own."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from scorpion_qt.model.storage.single_instance import Lock, SingleInstance, server_name

ROOT = Path(__file__).parent.parent.parent

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from scorpion_qt.model.storage.single_instance import SingleInstance
app = QCoreApplication([])
second = SingleInstance(Path(sys.argv[1]))
print(second.acquire().name, second.hand_over(sys.argv[2], float(sys.argv[3])))
"""


def second(directory, source="", patience=4.0):
    return subprocess.Popen(
        [sys.executable, "-c", SECOND, str(directory), source, str(patience)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def first(qapp, tmp_path):
    first = SingleInstance(tmp_path)
    assert first.acquire() is Lock.OURS
    yield first
    first.close()


def test_the_second_copy_hands_over(first, tmp_path, qtbot):
    first.listen()
    with qtbot.waitSignal(first.asked, timeout=10_000) as asked:
        process = second(tmp_path, "/a path/game.scorpion")
    assert asked.args == ["/a path/game.scorpion"]
    assert process.communicate(timeout=10)[0] == "TAKEN True\n"


def test_it_waits_for_a_first_copy_that_is_about_to_listen(first, tmp_path, qtbot):
    process = second(tmp_path, "x")
    qtbot.wait(600)
    with qtbot.waitSignal(first.asked, timeout=10_000):
        first.listen()
    assert process.communicate(timeout=10)[0] == "TAKEN True\n"


def test_a_first_copy_that_hangs_is_given_up(first, tmp_path):
    first.listen()
    assert second(tmp_path, "x", 0.5).communicate(timeout=10)[0] == "TAKEN False\n"


def test_another_directory_is_another_program(first, tmp_path):
    other = SingleInstance(tmp_path / "other")
    (tmp_path / "other").mkdir()
    assert other.acquire() is Lock.OURS
    other.close()


def test_a_directory_where_nothing_can_be_made_has_no_lock(qapp, tmp_path):
    (tmp_path / "file").write_text("")
    assert SingleInstance(tmp_path / "file" / "x").acquire() is Lock.NONE


def test_the_lock_of_a_copy_that_was_killed_can_be_had(qapp, tmp_path):
    holder = subprocess.run(
        [
            sys.executable,
            "-c",
            "import os, sys; from pathlib import Path;"
            "from scorpion_qt.model.storage.single_instance import SingleInstance;"
            "one = SingleInstance(Path(sys.argv[1])); print(one.acquire().name, flush=True);"
            "os._exit(9)",
            str(tmp_path),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert holder.stdout == "OURS\n"
    assert (tmp_path / "lock").exists()
    after = SingleInstance(tmp_path)
    assert after.acquire() is Lock.OURS
    after.close()


@pytest.mark.parametrize(
    "message",
    [b"hello\n", b'{"open": 5}\n', b"[]\n", b"[" * 5000 + b"\n", b"\xff\n", b"x" * 20_000],
)
def test_what_is_no_message_opens_nothing(first, tmp_path, qtbot, message):
    from PySide6.QtNetwork import QLocalSocket

    first.listen()
    asked = []
    first.asked.connect(asked.append)
    socket = QLocalSocket()
    gone = threading.Event()
    socket.disconnected.connect(gone.set)
    socket.connectToServer(server_name(tmp_path))
    assert socket.waitForConnected(2000)
    socket.write(message)
    qtbot.waitUntil(gone.is_set)
    assert asked == []
    assert b"ok" not in bytes(socket.readAll().data())
