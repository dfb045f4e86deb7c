"""Fixtures for the command line: commands that work, commands that refuse, and batches."""

import io
import json
import sys

import pytest

from scorpion_qt.__main__ import main


@pytest.fixture
def run(capsys):
    def run(*words):
        """Run a command that is expected to work, and return its output."""
        assert main(list(words)) == 0
        said = capsys.readouterr()
        assert said.err == ""
        return said.out

    return run


@pytest.fixture
def refused(capsys):
    def refused(*words):
        """Run a command that is expected to refuse its input, and return its message."""
        with pytest.raises(SystemExit) as exit_:
            main(list(words))
        assert exit_.value.code == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.count("\n") == 1
        return said.err

    return refused


@pytest.fixture
def batch(run, monkeypatch):
    def batch(command, *lines):
        """Send lines (objects, or raw bytes) to a batch and return its answers."""
        raw = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
        stdin = io.TextIOWrapper(io.BytesIO(b"".join(line + b"\n" for line in raw)))
        monkeypatch.setattr(sys, "stdin", stdin)
        return [json.loads(line) for line in run(*command).splitlines()]

    return batch
