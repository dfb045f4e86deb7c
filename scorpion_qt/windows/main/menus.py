"""The menu bar and the toolbar."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu, QStyle, QToolBar

from scorpion_qt.controller.actions import Actions
from scorpion_qt.languages import LANGUAGES
from scorpion_qt.model.storage.settings import Direction
from scorpion_qt.text import language
from scorpion_qt.windows.common.icons import action_icon

from .game_files import GameFiles

_ICON_HEIGHT = 1.3
"""Height of the toolbar's icons, in lines of text."""


class Menus(QObject):
    """Fills a window's menu bar and gives it a toolbar.

    The menus are made once, because a second menu with the same actions is empty to screen readers.

    Signals:
        language_chosen: (code) A language was picked, or `language.SYSTEM`.
        direction_chosen: (Direction) A direction of the table was picked.
    """

    language_chosen = Signal(str)
    direction_chosen = Signal(object)

    def __init__(self, window: QMainWindow, actions: Actions, files: GameFiles) -> None:
        super().__init__(window)
        self._window = window
        self._actions = actions
        self._languages: dict[str, QAction] = {}
        self._directions: dict[Direction, QAction] = {}
        self._make_choices()
        self._make_menus(files)
        self.toolbar = QToolBar()
        self.toolbar.setObjectName("toolbar")
        self.toolbar.setMovable(False)
        self.toolbar.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        self.toolbar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self._fill_toolbar()
        self.set_icon_size()
        window.addToolBar(self.toolbar)
        # Otherwise a right click beside the toolbar could hide it without updating its action.
        window.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        actions.toolbar.toggled.connect(self.toolbar.setVisible)
        for action in actions.all():
            # This lets shortcuts work while the menu bar is hidden, as on some desktops.
            window.addAction(action)

    def set_icon_size(self) -> None:
        """Fit the size of the toolbar's icons to the system's text size."""
        usual = self._window.style().pixelMetric(QStyle.PixelMetric.PM_ToolBarIconSize)
        side = max(usual, round(_ICON_HEIGHT * self._window.fontMetrics().height()))
        self.toolbar.setIconSize(QSize(side, side))

    def show_choices(self, code: str, direction: Direction) -> None:
        """Check the current language and direction."""
        self._languages[code].setChecked(True)
        self._directions[direction].setChecked(True)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._languages[language.SYSTEM].setText(self.tr("As in the &system"))
        self._directions[Direction.AUTOMATIC].setText(self.tr("&Automatic"))
        self._directions[Direction.LEFT_TO_RIGHT].setText(self.tr("&Left to right"))
        self._directions[Direction.RIGHT_TO_LEFT].setText(self.tr("&Right to left"))
        self.toolbar.setWindowTitle(self.tr("Toolbar"))
        self._game_menu.setTitle(self.tr("&Game"))
        self._move_menu.setTitle(self.tr("&Move"))
        self._reading_menu.setTitle(self.tr("&Read aloud"))
        self._view_menu.setTitle(self.tr("&View"))
        self._language_menu.setTitle(self.tr("&Language"))
        self._direction_menu.setTitle(self.tr("Table &direction"))
        self._help_menu.setTitle(self.tr("&Help"))

    def set_icons(self) -> None:
        """Draw the icons in the colours of the window."""
        for action, name in self._actions.icons.items():
            action.setIcon(action_icon(name, self._window.palette()))

    def _make_choices(self) -> None:
        languages = QActionGroup(self)
        for code in (language.SYSTEM, *LANGUAGES):
            action = languages.addAction(f"&{LANGUAGES.get(code, '')}")
            action.setCheckable(True)
            action.setData(code)
            self._languages[code] = action
        languages.triggered.connect(lambda action: self.language_chosen.emit(action.data()))
        directions = QActionGroup(self)
        for direction in Direction:
            action = directions.addAction("")
            action.setCheckable(True)
            action.setData(direction)
            self._directions[direction] = action
        directions.triggered.connect(lambda action: self.direction_chosen.emit(action.data()))

    def _make_menus(self, files: GameFiles) -> None:
        actions, bar = self._actions, self._window.menuBar()
        self._game_menu = game = bar.addMenu("")
        _fill_menu(game, actions.new_game, actions.random_deal, actions.deal_of_the_day)
        _fill_menu(game, actions.restart, None)
        _fill_menu(game, actions.next_deal, actions.previous_deal)
        _fill_menu(game, actions.copy_number, actions.copy_link, None)
        _fill_menu(game, actions.copy_board, actions.paste_board, None)
        _fill_menu(game, actions.open, actions.save_as, None)
        game.insertMenu(actions.save_as, files.recent_menu)
        game.insertMenu(actions.next_deal, files.waiting_menu)
        _fill_menu(game, actions.statistics, None)
        _fill_menu(game, actions.pause, actions.preferences, None, actions.quit)
        self._move_menu = move = bar.addMenu("")
        _fill_menu(move, actions.undo, actions.redo, None, actions.deal_reserve)
        _fill_menu(move, None, actions.hint, actions.verdict, actions.why, actions.odds)
        _fill_menu(move, actions.show_win, actions.way_back)
        _fill_menu(move, None, actions.peek, None, actions.bookmark, actions.replay)
        _fill_menu(move, actions.analysis)
        self._reading_menu = bar.addMenu("")
        _fill_menu(self._reading_menu, *actions.reading)
        self._view_menu = view = bar.addMenu("")
        self._language_menu = view.addMenu("")
        _fill_menu(self._language_menu, *self._languages.values())
        self._direction_menu = view.addMenu("")
        _fill_menu(self._direction_menu, *self._directions.values())
        _fill_menu(view, None, actions.move_list, actions.toolbar, actions.full_screen)
        self._help_menu = bar.addMenu("")
        _fill_menu(self._help_menu, actions.rules, None, actions.about)

    def _fill_toolbar(self) -> None:
        actions = self._actions
        groups = (
            (actions.new_game, actions.restart),
            (actions.undo, actions.redo, actions.deal_reserve, actions.hint),
            (actions.pause,),
            (actions.preferences,),
        )
        for number, group in enumerate(groups):
            if number:
                self.toolbar.addSeparator()
            self.toolbar.addActions(list(group))


def _fill_menu(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
