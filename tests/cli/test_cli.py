"""What holds for every command on a terminal."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from scorpion_qt import cli
from scorpion_qt.__main__ import main


def test_every_command_says_what_it_does(capsys):
    for command in cli.COMMANDS:
        with pytest.raises(SystemExit) as exit_:
            main([command, "--help"])
        assert exit_.value.code == 0
        assert command in capsys.readouterr().out


@pytest.fixture
def helped(capsys):
    def helped(command):
        with pytest.raises(SystemExit):
            main([command, "--help"])
        usage, _, options = capsys.readouterr().out.partition("\n\n")
        # From the option's name to the end of its explanation, in one line.
        options = re.sub(r"\n {6,}", "  ", options.partition("options:\n")[2])
        explained = dict(re.findall(r"^  (--[a-z-]+)(.*)$", options, re.MULTILINE))
        return " ".join(usage.split()), explained

    return helped


@pytest.mark.parametrize("command", ["play", *cli.COMMANDS])
def test_help_tells_what_is_needed_and_what_counts_otherwise(helped, command):
    usage, explained = helped(command)
    assert set(re.findall(r"--[a-z-]+", usage)) == set(explained)
    for option, text in explained.items():
        # What takes a value is needed, or it is told what counts where it is left out.
        takes_value = re.match(r" [A-Z{]", text)
        needed = f"[{option}" not in usage
        assert not takes_value or needed or "(default: " in text, (option, text)


@pytest.mark.parametrize(
    ("command", "words", "needed"),
    [
        ("deal", [], "--game"),
        ("deal", ["--game", "wasp"], "--number"),
        ("describe", [], "--game"),
        ("describe", ["--game", "wasp"], "--read"),
        ("moves", [], "--batch"),
        ("solve", ["--game", "wasp"], "--batch"),
        ("odds", ["--number", "1"], "--batch"),
        ("survey", ["--game", "wasp"], "--deals"),
    ],
)
def test_what_the_help_calls_needed_is_needed(helped, refused, command, words, needed):
    usage, _ = helped(command)
    assert f"[{needed}" not in usage
    assert needed in refused(command, *words)


@pytest.mark.parametrize(
    "words",
    [
        ["deal", "--game", "wasp", "--number", ""],
        ["solve", "--game", "", "--number", "1"],
        ["describe", "--game", "wasp", "--read", " "],
        ["survey", "--game", "wasp", "--deals", "1", "--out", ""],
        ["play", "--data-dir", ""],
        ["--log", ""],
        ["--game", ""],
        ["--number", " "],
        ["play", ""],
    ],
)
def test_an_empty_word_says_nothing(refused, words):
    assert "it is empty" in refused(*words)


def started(*words, **streams):
    return subprocess.Popen([sys.executable, "-m", "scorpion_qt", *words], **streams)


ANSWERING = [
    "--version",
    "--help",
    *(f"{command} --help" for command in cli.COMMANDS),
    "deal --game wasp --number 1",
    "moves --game wasp --number 1",
    "describe --game wasp --number 1",
    "solve --game wasp --number 1..50 --jobs 2",
    "odds --game wasp --number 1 --samples 3",
    "survey --game wasp --deals 40 --jobs 2",
]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("words", ANSWERING)
def test_an_answer_that_cannot_be_written(words):
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "scorpion_qt", *words.split()],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("scorpion-qt: the answer cannot be written: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell of Unix closes what is asked")
@pytest.mark.parametrize("words", ANSWERING)
@pytest.mark.parametrize(
    ("closed", "code", "said"),
    [(">&-", 2, "scorpion-qt: there is no standard output to answer on\n"), ("2>&- <&-", 0, "")],
)
def test_standard_streams_that_are_closed(words, closed, code, said):
    done = subprocess.run(
        f'"{sys.executable}" -m scorpion_qt {words} {closed}',
        shell=True,
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (code, said)
    assert bool(done.stdout) is (code == 0)


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
        # Ended by the signal, which a shell calls 130.
        assert process.wait() == -signal.SIGINT
        assert process.stderr.read() == b""
