"""Pictures of the program: `python -m tests.screenshots DIRECTORY`, `--readme` for the README.

The middle of a game, a column of 30 cards and a win are shown in four languages × two sizes × light
and dark × two and four colours. Other pictures show all other sizes, decks, themes, dialogs and
notices. No display is needed. A fixed rule plays the moves, so that the pictures are the same every
time.
"""

import argparse
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QPoint, QPointF, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPalette, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget

from scorpion_qt.assembly import Assembly
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.model.solver.desk import SolverDesk
from scorpion_qt.model.solver.winnable_deals import WinnableDeals
from scorpion_qt.model.storage.attempts import Attempt, Result
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.model.storage.storage import Storage
from scorpion_qt.rules import (
    DECK,
    DEFAULT,
    Board,
    Card,
    Column,
    DealNumber,
    Game,
    History,
    Move,
    Position,
    deal,
    parse_game,
)
from scorpion_qt.solver import Lost, Won, solve
from scorpion_qt.text import language
from scorpion_qt.view.card_art import DECKS
from scorpion_qt.view.theme import THEMES
from scorpion_qt.windows.main.main_window import MainWindow
from scorpion_qt.windows.review.analysis_window import AnalysisWindow
from scorpion_qt.windows.review.replay_window import ReplayWindow
from tests.boards import STUCK_NEXT, WON_BUT_ONE, board

NUMBER = DealNumber(7, microsoft=True)
LOST = DealNumber(21, microsoft=True)
"""A deal that can't be won because three cards wait for each other."""
WINNABLE = DealNumber.parse("50020")
SIZES = ((800, 600), (1600, 1000))


@dataclass(frozen=True, slots=True)
class Picture:
    """The contents and the style of a picture."""

    scene: str
    lang: str = "en"
    size: tuple[int, int] = (1000, 720)
    dark: bool = False
    four: bool = False
    deck: str = DECKS[0]
    theme: str = "felt"
    game: str = DEFAULT.id

    @property
    def name(self) -> str:
        """The name of its file."""
        width, height = self.size
        parts = [self.scene, self.game, self.lang, f"{width}x{height}", self.deck, self.theme]
        parts += ["dark"] * self.dark + ["four"] * self.four
        return "-".join(parts) + ".png"


def pictures() -> Iterator[Picture]:
    """Yield all pictures."""
    for lang, size, dark, four in product(LANGUAGES, SIZES, (False, True), (False, True)):
        for scene in ("middle", "long-column", "win"):
            yield Picture(scene, lang, size, dark, four)
    for size, lang in product(((480, 360), (600, 900), (3840, 2160)), ("en", "he")):
        yield Picture("middle", lang, size)
    for deck, theme in product(DECKS, THEMES):
        yield Picture("middle", deck=deck, theme=theme)
    for game in ("wasp", "three-blind-mice", "scorpion-relaxed"):
        yield Picture("middle", game=game)
    for scene, lang, dark in product(OTHER_SCENES, ("en", "he"), (False, True)):
        yield Picture(scene, lang, (800, 600), dark)
    for scene, lang in product(("start", "stuck", "won"), LANGUAGES):
        yield from (Picture(scene, lang, size) for size in SIZES)
    for scene, lang, size in product(WINDOWS, LANGUAGES, ((480, 360), (800, 600))):
        yield Picture(scene, lang, size)
    for scene, lang in product(WINDOWS, ("en", "he")):
        yield Picture(scene, lang, (800, 600), dark=True)


README = {
    "table-en.png": Picture("middle", "en", (1200, 800)),
    "table-he.png": Picture("middle", "he", (1200, 800)),
    "why-en.png": Picture("why", "en", (1000, 680)),
    "new-game-en.png": Picture("new-game", "en", (800, 600)),
}
"""The pictures of the README, below `docs/pictures`."""


# Positions


NUMBER = DealNumber(7, microsoft=True)


@lru_cache
def middle_of_a_game(game: Game) -> Session:
    """Return a game of deal 7 after some moves.

    It is the most orderly of many seeded random games that can continue.
    """
    start = Session.begin(game, NUMBER)
    reached = [
        history
        for seed in range(60)
        for history in _played(start.history, random.Random(f"{game.id} {seed}"))
    ]
    return start.with_history(max(reached, key=lambda history: history.current.score))


@lru_cache
def lost_game() -> Session:
    """Return a game that followed the solver for a while, and then made other moves."""
    session = Session.begin(DEFAULT, WINNABLE)
    solved = solve(Board(DEFAULT, session.history.current.position))
    assert isinstance(solved, Won)
    history = session.history
    for move in solved.line[:4]:
        history = history.play(move)
    legal = Board(DEFAULT, history.current.position).legal_moves
    after = [history.play(move) for move in legal]
    history = next(h for h in after if isinstance(solve(Board(DEFAULT, h.current.position)), Lost))
    *_, history = history, *_played(history, random.Random(1), 9)
    return session.with_history(history)


def _played(history: History, choice: random.Random, moves: int = 22) -> Iterator[History]:
    """Yield a randomly played game at every point where it can continue in three ways."""
    for _ in range(moves):
        legal = Board(history.game, history.current.position).legal_moves
        ways = [move for move in legal if isinstance(move, Move)]
        if len(ways) >= 3:
            yield history
        if not ways:
            return
        history = history.play(choice.choice(ways))


def long_column(cards: int = 30, hidden: int = 3) -> Position:
    """Return a position with a column of many cards."""
    deck = list(DECK)
    random.Random(30).shuffle(deck)
    tall, rest = deck[:cards], deck[cards:]
    others = [Column(tuple(rest[first : first + 4])) for first in range(0, len(rest) - 3, 4)]
    columns = [*others[:2], Column(tuple(tall), hidden), *others[2:]]
    columns += [Column()] * (7 - len(columns))
    return Position(tuple(columns), tuple(rest[4 * len(others) :]) or ())


def fill_statistics(storage: Storage, attempts: int = 90) -> None:
    """Add attempts of a few games over some weeks, the same every time."""
    chance = random.Random(90)
    for number in range(attempts):
        game = parse_game(
            chance.choice(("scorpion", "scorpion", "wasp", "three-blind-mice-relaxed"))
        )
        won = chance.random() < 0.3 + number / 300
        storage.statistics.add(
            Attempt(
                id=str(number),
                game=game.id,
                number=str(chance.randrange(1, 32_000)),
                result=Result.WON if won else Result.GIVEN_UP,
                score=460 if won else 5 * chance.randrange(4, 50),
                moves=chance.randrange(30, 90),
                seconds=chance.randrange(90, 900),
                undos=chance.randrange(9),
                helps=chance.randrange(3),
                started=1_700_000_000 + 40_000 * number,
                ended=1_700_000_900 + 40_000 * number,
            )
        )


# Scenes: each changes the window and may return a dialog to grab with it


def _middle(window: MainWindow, _game: Game) -> None:
    pass


def _win(window: MainWindow, game: Game) -> None:
    """Show the celebration at its fullest, with its message."""
    _play_to_the_win(window)
    window.table.set_duration_factor(1.0)
    window.table.celebrate()
    _wait(1500)


def _won(window: MainWindow, game: Game) -> None:
    _play_to_the_win(window)


def _play_to_the_win(window: MainWindow) -> None:
    model = window.parts.model
    model.play(Move(Card.parse("QS"), 0))
    window.table.complete()


def _centre(window: MainWindow, card: Card) -> QPointF:
    spot = window.parts.model.position.find(card)
    assert spot is not None
    column = window.parts.model.position.columns[spot.column]
    layout = window.table.table_layout
    x, y = layout.corners(spot.column, column)[column.cards.index(card)]
    return QPointF(x + layout.card[0] / 2, y + 6)


def _movable(window: MainWindow, least: int) -> Card:
    """Return a card that can be moved with at least so many cards on it and has many targets."""
    model = window.parts.model
    moves = [move for move in model.board.legal_moves if isinstance(move, Move)]
    return max(moves, key=lambda move: min(least, len(model.position.block(move.card)))).card


def _drag(window: MainWindow, game: Game) -> None:
    card = _movable(window, 3)
    start = _centre(window, card)
    window.table.pressed.emit(start, Qt.MouseButton.LeftButton)
    window.table.dragged.emit(start + QPointF(70, 90))


def _chosen(window: MainWindow, game: Game) -> None:
    card = _movable(window, 2)
    model = window.parts.model
    legal = model.board.legal_moves
    targets = [move.column for move in legal if isinstance(move, Move) and move.card == card]
    window.table.light(targets, model.position.block(card))


def _hover(window: MainWindow, game: Game) -> None:
    # It may already exist from another picture.
    QTest.mouseMove(window.table.viewport(), QPoint(1, 1))
    QTest.mouseMove(window.table.viewport(), _centre(window, _movable(window, 3)).toPoint())


def _refused(window: MainWindow, game: Game) -> None:
    position = window.parts.model.position
    card = next(c for column in position.columns for c in column.cards[: column.hidden])
    window.parts.model.play(Move(card, 0))


def _stuck(window: MainWindow, game: Game) -> None:
    window.parts.model.play(Move(Card.parse("4S"), 0))
    window.table.complete()


def _paused(window: MainWindow, game: Game) -> None:
    window.parts.actions.pause.setChecked(True)


def _opened(action: str, page: int | None = None) -> Callable[[MainWindow, Game], None]:
    """Return a scene of what an action opens, at one of its pages."""

    def open_(window: MainWindow, game: Game) -> None:
        getattr(window.parts.actions, action).trigger()
        if page is not None:
            _others(window)[0].findChild(QTabWidget).setCurrentIndex(page)

    return open_


def _move_list(window: MainWindow, game: Game) -> None:
    window.parts.model.set_bookmark(window.parts.model.step.line()[3], "before the king")
    window.parts.actions.move_list.setChecked(True)


def _replay(window: MainWindow, game: Game) -> None:
    window.parts.actions.replay.trigger()
    replay = window.findChild(ReplayWindow)
    replay.go(9)
    replay.table.complete()
    while not replay.table.art.complete:
        _wait(10)


def _analysis(window: MainWindow, game: Game) -> None:
    window.parts.actions.analysis.trigger()
    while not window.findChild(AnalysisWindow).progress.isHidden():
        _wait(50)


def _rules(section: str) -> Callable[[MainWindow, Game], None]:
    """Return a scene of the rules from a section on, with their pictures."""

    def open_(window: MainWindow, game: Game) -> None:
        window.parts.actions.rules.trigger()
        rules = window.parts.rules.window
        rules.resize(window.size())
        _wait(200)
        while not rules.pictures._art.complete:
            _wait(10)
        rules.show_game(game, section)
        _wait(100)

    return open_


def _begin_anew(window: MainWindow, game: Game) -> None:
    window.parts.actions.statistics.trigger()
    window.parts.history_windows.statistics.reset.click()


def _bookmark_name(window: MainWindow, game: Game) -> None:
    window.parts.actions.move_list.setChecked(True)
    window.parts.history_windows.panel.ask_name(window.parts.model.step)


def _looking(window: MainWindow, game: Game) -> None:
    window.parts.deal_actions.dealer.looking.emit(True)


def _damaged_file(window: MainWindow, game: Game) -> None:
    window.parts.games.open_source(__file__)


def _asked(action: str) -> Callable[[MainWindow, Game], None]:
    """Return a scene of the solver's answer to an action."""

    def ask(window: MainWindow, game: Game) -> None:
        getattr(window.parts.actions, action).trigger()
        while window.notice.isHidden():
            _wait(20)

    return ask


def _odds(window: MainWindow, game: Game) -> None:
    window.parts.actions.odds.trigger()
    while not window.table.tags:
        _wait(20)


OTHER_SCENES: dict[str, Callable[[MainWindow, Game], None]] = {
    "drag": _drag,
    "chosen": _chosen,
    "hover": _hover,
    "refused": _refused,
    "stuck": _stuck,
    "paused": _paused,
    "won": _won,
    "hint": _asked("hint"),
    "why": _asked("why"),
    "odds": _odds,
    "looking": _looking,
    "damaged-file": _damaged_file,
    "move-list": _move_list,
}
WINDOWS: dict[str, Callable[[MainWindow, Game], None]] = {
    "new-game": _opened("new_game"),
    "preferences": _opened("preferences"),
    "appearance": _opened("preferences", 1),
    "keys": _opened("preferences", 2),
    "about": _opened("about"),
    "rules": _rules(""),
    "rules-moves": _rules("moves"),
    "statistics": _opened("statistics"),
    "charts": _opened("statistics", 1),
    "attempts": _opened("statistics", 2),
    "begin-anew": _begin_anew,
    "bookmark-name": _bookmark_name,
    "replay": _replay,
    "analysis": _analysis,
}
SCENES = (
    {"start": _middle, "middle": _middle, "long-column": _middle, "win": _win}
    | OTHER_SCENES
    | WINDOWS
)


def _session(scene: str, game: Game) -> Session:
    match scene:
        case "win" | "won":
            laid = board(WON_BUT_ONE)
        case "stuck":
            laid = board(STUCK_NEXT)
        case "long-column":
            laid = long_column()
        case "start":
            laid = deal(game, NUMBER)
        case "why":
            return Session.begin(game, LOST)
        case "hint":
            return Session.begin(game, WINNABLE)
        case "analysis":
            return lost_game()
        case _:
            return middle_of_a_game(game)
    return replace(Session.from_board(Board(game, laid)), number=NUMBER)


# Taking the pictures


def dark_palette() -> QPalette:
    """Return the palette of dark windows on desktops, which no desktop sets without a display."""
    palette = QPalette(QColor("#31363b"), QColor("#2a2e32"))
    for role, colour in (
        (QPalette.ColorRole.Base, "#1b1e20"),
        (QPalette.ColorRole.AlternateBase, "#23272a"),
        (QPalette.ColorRole.ToolTipBase, "#31363b"),
        (QPalette.ColorRole.Highlight, "#3daee9"),
        (QPalette.ColorRole.Link, "#3daee9"),
    ):
        palette.setColor(role, QColor(colour))
    for role in (
        QPalette.ColorRole.WindowText,
        QPalette.ColorRole.Text,
        QPalette.ColorRole.ButtonText,
    ):
        palette.setColor(role, QColor("#eff0f1"))
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor("#7f8487"))
    return palette


def take(picture: Picture, path: Path, app: QApplication) -> Path:
    """Take a picture and return its file."""
    app.setPalette(dark_palette() if picture.dark else app.style().standardPalette())
    language.install(app, picture.lang)
    game = parse_game(picture.game)
    with tempfile.TemporaryDirectory() as home:
        settings = Settings(QSettings(f"{home}/settings.ini", QSettings.Format.IniFormat))
        settings.deck, settings.theme = picture.deck, picture.theme
        settings.four_colours = picture.four
        model = GameModel()
        storage = Storage(Path(home), model, settings)
        fill_statistics(storage)
        desk = SolverDesk(model)
        parts = Assembly(model, settings, storage, desk, WinnableDeals(desk))
        window = parts.window
        window.parts = parts
        window.table.set_duration_factor(0.0)
        model.load(replace(_session(picture.scene, game), seconds=245))
        window.resize(*picture.size)
        window.show()
        _wait_for_faces(window)
        SCENES[picture.scene](window, game)
        _wait(30)
        shot = _grab(window, QSize(*picture.size))
        window.close()
        storage.close()
        window.deleteLater()
        _wait(0)
    shot.save(str(path), "PNG", 0)  # the smallest file
    return path


TOLD_APART = 16
"""Least sum of the differences of red, green and blue between two colours of a reduced picture."""


def few_colours(image: QImage) -> QImage:
    """Return an image reduced to 256 frequent, distinguishable colours, which halves the file."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    mask, middle = (
        0xFCFCFC,
        0xFF020202,
    )  # colours that differ by less than four in each part count as one
    counted = Counter(pixel & mask for pixel in memoryview(image.constBits()).cast("I"))
    table: list[int] = []
    for pixel, _ in counted.most_common():
        if all(_distance(pixel, other) >= TOLD_APART for other in table):
            table.append(pixel)
            if len(table) == 256:
                break
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    colours = [pixel | middle for pixel in table]
    return image.convertToFormat(QImage.Format.Format_Indexed8, colours, flags)


def _distance(one: int, other: int) -> int:
    return sum(abs((one >> shift & 255) - (other >> shift & 255)) for shift in (0, 8, 16))


def _wait_for_faces(window: MainWindow) -> None:
    while not window.table.art.complete:
        _wait(10)


def _wait(milliseconds: int) -> None:
    """Process events. QTest.qWait would keep Python's lock, which card rendering needs."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _others(window: MainWindow) -> list[QWidget]:
    """Return the dialogs and windows that are open above the main window."""
    return [w for w in QApplication.topLevelWidgets() if w.isVisible() and w is not window]


def _grab(window: MainWindow, size: QSize) -> QPixmap:
    """Return a picture of the window, or of the dialog or window that is open above it.

    A dialog has its preferred size, a window its largest.
    """
    for other in sorted(_others(window), key=lambda other: not isinstance(other, QDialog)):
        other.resize(other.size().boundedTo(size) if isinstance(other, QDialog) else size)
        _wait(200)
        return other.grab()
    return window.grab()


def main() -> None:
    """Take all pictures, or those whose name contains a text, or the README's."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("directory", type=Path, nargs="?")
    parser.add_argument("--only", default="", help="those whose file name contains this text")
    parser.add_argument(
        "--readme", action="store_true", help="those of the README, in docs/pictures"
    )
    options = parser.parse_args()
    if options.readme == bool(options.directory):
        parser.error("name a directory, or --readme")
    if options.readme:
        directory = Path(__file__).parent.parent / "docs" / "pictures"
        wanted = README
    else:
        directory = options.directory
        wanted = {p.name: p for p in pictures() if options.only in p.name}
    directory.mkdir(parents=True, exist_ok=True)
    app = QApplication([])
    for name, picture in wanted.items():
        path = take(picture, directory / name, app)
        if options.readme:
            few_colours(QImage(str(path))).save(str(path), "PNG", 0)
        print(path)


if __name__ == "__main__":
    main()
