"""Save files written by this version of the program, as test data for later versions.

    QT_QPA_PLATFORM=offscreen python packaging/keep_data.py    writes tests/data/<version>/

The program is started with ``--smoke``, replacing the check for the first painting by a player who finishes
one game and leaves another unfinished. Run once for every release.
"""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QTimer  # noqa: E402

from scorpion_qt import __main__, __version__, application  # noqa: E402
from scorpion_qt.assembly import Assembly  # noqa: E402
from scorpion_qt.model.game.game_model import GameModel  # noqa: E402
from scorpion_qt.model.storage.save_file import session_text  # noqa: E402
from scorpion_qt.model.storage.settings import Direction, Settings, Speed  # noqa: E402
from scorpion_qt.rules import parse_move  # noqa: E402

DATA = ROOT / "tests" / "data" / __version__
LEFT = "5S>5 7D>1 undo bookmark"
"""Actions played in deal 17 of Scorpion, which is left unfinished."""
WON = (
    "3H>6 5C>4 2D>7 6D>1 9H>7 5D>1 8H>7 8S>5 AS>3 6H>2 AC>7 TH>4 TC>3 JC>2 2H>2 9C>5 4H>1 QS>3 3S>3 "
    "5H>2 JH>7 9S>1 TD>4 2C>1 7H>4 4D>5 TS>2 JS>3 3D>5 5H>4 4S>1 8D>4 2S>1 5C>1 9C>1 2H>5 JC>2 5S>2 "
    "2H>4 JD>2 6S>4 AD>2 8S>6 7C>5 7H>7 8S>3 7D>4 QH>2 deal 7C>1 JC>3 8C>3 3C>7 7S>3 QD>4 4C>3 QS>1 "
    "2C>7 QS>3 5C>6 2C>6 7C>7 5C>3 QC>7 6C>2 KS>6 2C>1 7C>3 2C>2 TC>4 7C>4 TC>7 TC>1 5C>6 8C>3 TC>3 "
    "5C>2 9C>7 8C>7 KC>5 6C>7 9C>5"
)
"""Moves that win deal 42 of Wasp II, relaxed."""


def play(words: str, model: GameModel) -> None:
    """Do the actions in ``words`` on the table."""
    for word in words.split():
        if word == "undo":
            model.undo()
        elif word == "bookmark":
            model.set_bookmark(model.step, "here")
        elif not model.play(parse_move(word)):
            raise SystemExit(f"{word} is refused")


def win(model: GameModel, _settings: Settings) -> None:
    """Win a game."""
    play(WON, model)
    assert model.is_won


def leave(model: GameModel, settings: Settings) -> None:
    """Change some settings and leave a game unfinished."""
    settings.language = "he"
    settings.speed = Speed.FAST
    settings.direction = Direction.LEFT_TO_RIGHT
    settings.four_colours = True
    play(LEFT, model)
    (DATA / "exported.scorpion").write_text(session_text(model.session), encoding="utf-8")


STARTS: dict[str, tuple[str, Callable[[GameModel, Settings], None]]] = {
    "win": ("--game wasp-ii-relaxed --number 42", win),
    "leave": ("--game scorpion --number 17", leave),
}


class Player:
    """Replaces `scorpion_qt.smoke.Smoke`: plays a game and closes the window."""

    painted = True

    def __init__(self, window: Any, part: object) -> None:
        QTimer.singleShot(0, window, lambda: self.play(window))

    def play(self, window: Any) -> None:
        """Play this start's game and close the window."""
        try:
            parts = window.findChild(Assembly)
            STARTS[sys.argv[1]][1](parts.model, parts.settings)
        finally:
            window.close()


def main() -> int:
    """Start the program once for every task, each time in its own process."""
    if len(sys.argv) > 1:
        options = ["--lang", "en", "--smoke", "--data-dir", str(DATA)]
        with patch.object(application, "Smoke", Player):
            return __main__.main([*STARTS[sys.argv[1]][0].split(), *options])
    shutil.rmtree(DATA, ignore_errors=True)
    for name in STARTS:
        subprocess.run([sys.executable, __file__, name], check=True)
    for log in DATA.glob("*.log"):
        log.unlink()
    print(*sorted(path for path in DATA.rglob("*") if path.is_file()), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
