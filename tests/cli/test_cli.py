"""What holds for every command on a terminal."""

import signal
import subprocess
import sys

import pytest

from scorpion_qt import cli
from scorpion_qt.__main__ import main


def test_every_command_says_what_it_does(capsys):
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit) as exit_:
            main([command, "--help"])
        assert exit_.value.code == 0
        assert command in capsys.readouterr().out


def started(*words, **streams):
    return subprocess.Popen([sys.executable, "-m", "scorpion_qt", *words], **streams)


def test_a_reader_who_has_seen_enough():
    """More answers into a pipe that is closed after the first."""
    pipe = subprocess.PIPE
    with started("moves", "--batch", stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.stdin.write(b'{"game": "wasp", "number": "1"}\n')
        process.stdin.flush()
        assert b"legal" in process.stdout.readline()
        process.stdout.close()
        process.stdin.write(b'{"game": "wasp", "number": "1"}\n' * 10)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="Windows sends no such signal to one process")
def test_ctrl_c_is_quiet():
    # What runs in the background ignores it, and so would what is started from there.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    pipe = subprocess.PIPE
    with started("moves", "--batch", stdin=pipe, stdout=pipe, stderr=pipe) as process:
        process.stdin.write(b'{"game": "wasp", "number": "1"}\n')
        process.stdin.flush()
        assert b"legal" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.wait() == 130
        assert process.stderr.read() == b""
