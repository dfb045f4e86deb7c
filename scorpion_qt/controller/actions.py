"""The player's actions in menus, toolbar and keyboard."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from scorpion_qt.model.game.game_model import GameModel, GameState
from scorpion_qt.rules import DEAL, Refusal
from scorpion_qt.text.obstacle_words import Obstacle

from .key_list import action_text, key_sequences


class Actions(QObject):
    """All actions. Those for the game act on the model; the window connects the others.

    Attributes are named for what they do; ``icons`` maps actions to the names of their icons.
    """

    def __init__(self, model: GameModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.icons: dict[QAction, str] = {}
        self._obstacles: dict[QAction, Obstacle | None] = {}

        self.new_game = self._make("Ctrl+N", icon="new")
        self.random_deal = self._make("F2")
        self.deal_of_the_day = self._make("Shift+F2")
        self.next_deal = self._make("Ctrl+PgDown")
        self.previous_deal = self._make("Ctrl+PgUp")
        self.copy_number = self._make("Ctrl+Shift+C")
        self.copy_link = self._make("Ctrl+Shift+L")
        self.copy_board = self._make("Ctrl+C")
        self.paste_board = self._make("Ctrl+V")
        self.open = self._make("Ctrl+O")
        self.save_as = self._make("Ctrl+Shift+S", "Ctrl+S")
        self.statistics = self._make("Ctrl+Shift+T")
        self.restart = self._make("Ctrl+R", icon="restart")
        self.pause = self._make("P", "Pause", icon="pause", checkable=True)
        self.preferences = self._make("Ctrl+,", icon="preferences")
        self.quit = self._make("Ctrl+Q")
        self.undo = self._make("Ctrl+Z", icon="undo")
        self.redo = self._make("Ctrl+Shift+Z", "Ctrl+Y", icon="redo")
        self.move_list = self._make("Ctrl+L", checkable=True)
        self.bookmark = self._make("Ctrl+D")
        self.replay = self._make("Ctrl+Shift+R")
        self.analysis = self._make("Ctrl+Shift+A")
        self.deal_reserve = self._make("D", icon="deal-reserve")
        self.hint = self._make("H", icon="hint")
        self.show_win = self._make("Ctrl+H")
        self.way_back = self._make("Ctrl+B")
        self.verdict = self._make("V")
        self.why = self._make("Y")
        self.odds = self._make("O")
        self.peek = self._make("L")
        self.read_column = self._make("C")
        self.read_table = self._make("T")
        self.read_targets = self._make("W")
        self.read_free = self._make("F")
        self.read_progress = self._make("S")
        self.toolbar = self._make("Ctrl+T", checkable=True)
        self.full_screen = self._make("F11", checkable=True)
        self.rules = self._make("F1", icon="rules")
        self.about = self._make()
        self.preferences.setMenuRole(QAction.MenuRole.PreferencesRole)
        self.quit.setMenuRole(QAction.MenuRole.QuitRole)
        self.about.setMenuRole(QAction.MenuRole.AboutRole)
        for name, action in vars(self).items():
            if isinstance(action, QAction):
                action.setObjectName(name)

        self.undo.triggered.connect(model.undo)
        self.redo.triggered.connect(model.redo)
        self.restart.triggered.connect(model.restart)
        self.deal_reserve.triggered.connect(model.deal_reserve)
        self.pause.toggled.connect(model.set_paused)
        for signal in (model.changed, model.state_changed, model.noted):
            signal.connect(self.update_availability)
        self.retranslate()
        self.update_availability()

    def all(self) -> list[QAction]:
        """Return all actions in the order in which they were made."""
        return [child for child in self.children() if isinstance(child, QAction)]

    @property
    def reading(self) -> tuple[QAction, ...]:
        """The actions that read something aloud."""
        return (
            self.read_column,
            self.read_table,
            self.read_targets,
            self.read_free,
            self.read_progress,
        )

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.new_game.setText(self.tr("&New game…"))
        self.random_deal.setText(self.tr("Random &deal"))
        self.deal_of_the_day.setText(self.tr("Deal of the da&y"))
        self.next_deal.setText(self.tr("Ne&xt deal number"))
        self.previous_deal.setText(self.tr("Pre&vious deal number"))
        self.copy_number.setText(self.tr("&Copy deal number"))
        self.copy_link.setText(self.tr("Copy lin&k to this deal"))
        self.copy_board.setText(self.tr("Copy &board as text"))
        self.paste_board.setText(self.tr("Paste board &as text…"))
        self.open.setText(self.tr("&Open…"))
        self.save_as.setText(self.tr("&Save as…"))
        self.statistics.setText(self.tr("S&tatistics"))
        self.move_list.setText(self.tr("&Moves"))
        self.bookmark.setText(self.tr("Boo&kmark this position"))
        self.replay.setText(self.tr("Re&play this game"))
        self.analysis.setText(self.tr("A&nalysis of this game"))
        self.restart.setText(self.tr("&Restart"))
        self.pause.setText(self.tr("&Pause"))
        self.preferences.setText(self.tr("Pr&eferences…"))
        self.quit.setText(self.tr("&Quit"))
        self.undo.setText(self.tr("&Undo move"))
        self.redo.setText(self.tr("&Redo move"))
        self.deal_reserve.setText(self.tr("&Deal the reserve"))
        self.hint.setText(self.tr("&Hint"))
        self.show_win.setText(self.tr("&Show me the win"))
        self.way_back.setText(self.tr("&Back to the last winnable position"))
        self.verdict.setText(self.tr("&Can it be won?"))
        self.why.setText(self.tr("&Why can it not be won?"))
        self.odds.setText(self.tr("&Odds"))
        self.peek.setText(self.tr("&Look at the covered card"))
        self.read_column.setText(self.tr("&Column in focus"))
        self.read_table.setText(self.tr("&Whole table"))
        self.read_targets.setText(self.tr("Where &to put this card"))
        self.read_free.setText(self.tr("&Free cards"))
        self.read_progress.setText(self.tr("&Score and time"))
        self.toolbar.setText(self.tr("&Toolbar"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.rules.setText(self.tr("&Rules"))
        self.about.setText(self.tr("&About Scorpion"))
        for action in self.all():
            self._describe(action)

    def obstacle(self, action: QAction) -> Obstacle | None:
        """Return why an action is disabled, or None if the player can't change that."""
        return self._obstacles.get(action)

    def update_availability(self) -> None:
        """Enable the actions that are possible now, and note why the others aren't."""
        model, number = self._model, self._model.number
        state = model.state
        self.pause.setChecked(state is GameState.PAUSED)
        paused = Obstacle.PAUSED if state is GameState.PAUSED else None
        over = paused or (Obstacle.WON if state is GameState.WON else None)
        # Dealing a reserve that has to wait stays enabled, because the refusal explains it.
        gone = model.board.refusal(DEAL) is Refusal.NO_RESERVE
        unnumbered = Obstacle.NO_NUMBER if number is None else None
        last = number is not None and number.neighbour(1) is None
        first = number is not None and number.neighbour(-1) is None
        self._obstacles = {
            self.undo: paused or (None if model.can_undo else Obstacle.NOTHING_TO_UNDO),
            self.redo: paused or (None if model.can_redo else Obstacle.NOTHING_TO_REDO),
            self.restart: paused or (None if model.step.previous else Obstacle.AT_START),
            self.deal_reserve: paused or (Obstacle.NO_RESERVE if gone else None),
            **dict.fromkeys(
                (self.hint, self.show_win, self.way_back, self.verdict, self.why, self.odds), over
            ),
            # Whatever shows or tells the covered cards.
            **dict.fromkeys((self.peek, *self.reading, self.copy_board), paused),
            **dict.fromkeys((self.bookmark, self.replay, self.analysis), paused),
            **dict.fromkeys((self.copy_number, self.copy_link), unnumbered),
            self.next_deal: unnumbered or (Obstacle.HIGHEST_NUMBER if last else None),
            self.previous_deal: unnumbered or (Obstacle.LOWEST_NUMBER if first else None),
        }
        for action, obstacle in self._obstacles.items():
            action.setEnabled(obstacle is None)

    def _make(self, *keys: str, icon: str = "", checkable: bool = False) -> QAction:
        action = QAction(self)
        action.setShortcuts(key_sequences(*keys))
        action.setCheckable(checkable)
        if icon:
            self.icons[action] = icon
        return action

    @staticmethod
    def _describe(action: QAction) -> None:
        """Set the tool tip of a toolbar button to its text and shortcut."""
        text = action_text(action)
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{text} (\u2066{key}\u2069)" if key else text)
