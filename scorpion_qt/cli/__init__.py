"""The commands that answer on the terminal, in English: the same engine without a window."""

from collections.abc import Callable, Sequence
from typing import Final

from scorpion_qt.arguments import ArgumentParser
from scorpion_qt.rules import Unreadable

COMMANDS: Final = {
    "deal": "show how a deal begins",
    "moves": "list the legal moves of a game in play",
    "describe": "say in words what lies where, or read such words",
    "solve": "tell whether deals can be won, and how",
    "odds": "tell in how many arrangements of the unseen cards a game can be won",
    "survey": "solve random deals and tell which share can be won",
}
"""Every command → what it does, in a few words."""


def main(words: Sequence[str]) -> int:
    """Run a command.

    Args:
        words: The command, a key of :data:`COMMANDS`, and its options.

    Returns:
        The exit code: 0; 2 for unusable input; 130 when a survey was interrupted.
    """
    command, *options = words
    parser = ArgumentParser(prog=f"scorpion-qt {command}", description=COMMANDS[command] + ".")
    try:
        return _loaded(command)(parser, options)
    except Unreadable as error:
        parser.error(str(error))


def _loaded(command: str) -> Callable[[ArgumentParser, list[str]], int]:
    """Return the function that runs a command, loading only its module and what that needs.

    The function takes a parser, to which it adds its options, and the words to parse. It returns the exit
    code and raises :class:`Unreadable` for unusable input.
    """
    # Imported as functions instead of by module names, so that a bundle includes what it needs.
    match command:
        case "deal":
            from .moves import run_deal as run
        case "moves":
            from .moves import run_moves as run
        case "describe":
            from .describe import run
        case "solve":
            from .solve import run
        case "odds":
            from .odds import run
        case "survey":
            from .survey import run
    return run
