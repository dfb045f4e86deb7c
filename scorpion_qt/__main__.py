"""The program's entry point: it reads the command line before it loads anything large.

``--version`` and ``--help`` answer without Qt. So do the commands in `scorpion_qt.cli`. Everything else
opens the window.
"""

import errno
import os
import signal
import sys
from collections.abc import Sequence

from scorpion_qt import __version__

PROGRAM = "scorpion-qt"

_UNWRITABLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""Error numbers of a standard output that accepts no more data, apart from a closed pipe."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program.

    Args:
        argv: The words after the program's name; by default those of the process.

    Returns:
        The exit code: 0; 2 for unusable input or an unusable system; 1 for an unexpected error; 130 when
        interrupted, unless the signal itself ended the process, which shells also report as 130.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    if sys.stderr is None:  # closed, or a program without a console on Windows
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - to the end
    # Ctrl-C ends the program like any other program. Python's own handler would raise an exception at an
    # arbitrary point, where it is printed or lost. Code with something to save handles the signal itself.
    interrupt = signal.getsignal(signal.SIGINT)
    if interrupt is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        try:
            return _run(words)
        finally:
            if sys.stdout:
                sys.stdout.flush()
    except BrokenPipeError:  # the reader, such as `head`, has closed the pipe
        _drop_output()
        return 0
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _UNWRITABLE and not error.filename:
            _drop_output()
            print(f"{PROGRAM}: the answer cannot be written: {error.strerror}", file=sys.stderr)
            return 2
        return _unexpected(error)
    finally:
        signal.signal(signal.SIGINT, interrupt)


def _drop_output() -> None:
    """Discard the output not written yet, which Python would try to write again at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(words: list[str]) -> int:
    # Imported here so that `main` already handles an interrupt.
    from scorpion_qt.arguments import is_game_source

    command = words[0] if words else ""
    if command not in ("-h", "--help") and "--version" not in words:
        if command == "play":
            return _play(words[1:], f"{PROGRAM} play")
        if not command or command.startswith("-") or is_game_source(command):
            return _play(words, PROGRAM)
    if sys.stdout is None:
        print(f"{PROGRAM}: there is no standard output to answer on", file=sys.stderr)
        return 2
    if command in ("-h", "--help"):
        print(_help(), end="")
        return 0
    if "--version" in words:
        print(_version())
        return 0

    from scorpion_qt import cli

    if command in cli.COMMANDS:
        return cli.main(words)
    print(
        f"{PROGRAM}: '{command}' is neither a command (play, {', '.join(cli.COMMANDS)}) nor a "
        "saved game (FILE.scorpion) nor a link to a deal (scorpion-qt://…)",
        file=sys.stderr,
    )
    return 2


def _play(words: list[str], prog: str) -> int:
    """Open the window as ``words`` say.

    Args:
        words: The options and the source.
        prog: The program name that messages start with.
    """
    from scorpion_qt import system
    from scorpion_qt.arguments import ArgumentParser, add_window_options, is_game_source

    parser = ArgumentParser(prog=prog, description="Open the window.")
    add_window_options(parser)
    options = parser.parse_intermixed_args(words)
    if options.source and not is_game_source(options.source):
        parser.error(
            f"'{options.source}' is neither a saved game (FILE.scorpion) nor a link to a deal "
            "(scorpion-qt://…)"
        )
    if options.source and (options.game or options.number):
        parser.error("a saved game or a link says which deal it is: leave out --game and --number")
    if problem := system.window_problem():
        parser.error(problem)

    try:
        from scorpion_qt import application
    except ImportError as error:
        if (error.name or "").partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        parser.error(f"Qt cannot be loaded ({error}); in a checkout, start with: python3 run.py")
    return application.run(options)


def _help() -> str:
    import argparse

    from scorpion_qt import cli
    from scorpion_qt.arguments import ArgumentParser, add_window_options

    parser = ArgumentParser(
        prog=PROGRAM,
        usage=f"{PROGRAM} [play] [FILE.scorpion | scorpion-qt://…] [option …]\n"
        f"       {PROGRAM} COMMAND …",
        description="Scorpion solitaire and its family. Without a command, the window opens.",
        epilog="commands, each with a --help of its own:\n"
        + "".join(f"  {name:<22}{text}\n" for name, text in cli.COMMANDS.items()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_window_options(parser)
    parser.add_argument("--version", action="store_true", help="say which versions these are")
    return parser.format_help()


def _version() -> str:
    """Return the versions of the program and Qt, and the kind of core, without loading Qt."""
    from importlib import metadata, util

    try:
        qt = metadata.version("PySide6-Essentials")
    except metadata.PackageNotFoundError:
        qt = "not installed"
    core = util.find_spec("scorpion_qt.solver.core")
    compiled = core is not None and not str(core.origin).endswith(".py")
    kind = "compiled" if compiled else "not compiled"
    return f"{PROGRAM} {__version__}, Qt (PySide6-Essentials) {qt}, solver {kind}"


def _unexpected(error: Exception) -> int:
    """Write the traceback to a file, print the file's name, and return the exit code."""
    import tempfile
    import traceback

    with tempfile.NamedTemporaryFile(
        "w", prefix=f"{PROGRAM}-", suffix=".log", delete=False, encoding="utf-8"
    ) as log:
        log.write(f"{PROGRAM} {__version__}, Python {sys.version}\n")
        traceback.print_exception(error, file=log)
    print(f"{PROGRAM}: an unexpected error; it is written down in {log.name}", file=sys.stderr)
    return 1


if __name__ == "__main__":
    if getattr(sys, "frozen", False) and not sys.platform.startswith("linux"):
        from multiprocessing import freeze_support

        freeze_support()  # a pool's worker process is this program started again; it ends here
    sys.exit(main())
