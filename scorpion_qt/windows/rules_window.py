"""The rules window: the text of every game with pictures, contents, search, and the English original."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QLocale, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QSplitter,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.controller.key_list import key_list
from scorpion_qt.model.settings import Settings
from scorpion_qt.rules import DEFAULT, FAMILY, Game, Unreadable, parse_game
from scorpion_qt.text.catalogue import SOURCE_LANGUAGE, catalogue
from scorpion_qt.text.games import game_name
from scorpion_qt.text.rulebook import LINK_SCHEME, Picture, Rulebook, rulebook
from scorpion_qt.view.look import Look

from .english_note import EnglishNote
from .rules_actions import RulesActions
from .rules_browser import RulesBrowser
from .rules_page import (
    ENGLISH,
    KEYS,
    WORDS,
    Labels,
    Options,
    page,
    plain_text,
    style_sheet,
    without_marks,
)
from .rules_pictures import BoardPainter, picture_size
from .rules_search import SearchBox

WIDEST_PICTURE = 640
"""Logical pixels."""
_SMALLEST, _LARGEST = -4, 12
"""Steps of the type size, in points from the usual one."""
_FIRST_SIZE = QSize(960, 720)
_BEGUN = 40
"""How far from the top of the window a heading counts as reached, in pixels."""


class RulesWindow(QMainWindow):
    """Shows the rules; never modal.

    Args:
        settings: Where size, place and choices are kept.
        actions: What can be done in the main window, for the list of keys.
        parent: The main window; this one closes with it.
    """

    def __init__(
        self,
        settings: Settings,
        actions: Sequence[QAction],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._settings = settings
        self._actions = actions
        self._game = DEFAULT
        self._book: Rulebook | None = None
        self._english: dict[str, str] = {}
        self._opened: set[str] = set()
        self._mirrored = False
        self._zoom = 0
        self.pictures = BoardPainter(self)
        self.pictures.repainted.connect(self._on_repainted)
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(120)
        self._resized.timeout.connect(self._on_resized)

        self.browser = RulesBrowser(self._page, self.pictures.image)
        self.browser.document().setDocumentMargin(14)
        self.note = EnglishNote(self.browser.viewport())
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.games = QComboBox()
        self.commands = RulesActions(self)
        self.search = SearchBox(self.browser)
        self._lay_out()
        self._connect()
        self._restore()
        self._retranslate()
        # Keys scroll the text, and do not choose another game unawares.
        self.browser.setFocus()

    # What is in the window

    def _lay_out(self) -> None:
        self._bar = QToolBar()
        self._bar.setObjectName("rules-toolbar")
        self._bar.setMovable(False)
        self._bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(self._bar)
        for number, group in enumerate(self.commands.groups()):
            if number:
                self._bar.addSeparator()
            self._bar.addActions(group)
        self.addActions(self.commands.all())
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 6, 0, 6)
        for widget in (self.games, self.contents, self.search):
            column.addWidget(widget)
        self.games.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.games.setMinimumContentsLength(16)
        self._splitter = QSplitter()
        self._splitter.addWidget(side)
        self._splitter.addWidget(self.browser)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([230, 730])
        self.setCentralWidget(self._splitter)
        self.setMinimumSize(420, 320)

    def _connect(self) -> None:
        self.commands.back.triggered.connect(self.browser.backward)
        self.commands.forward.triggered.connect(self.browser.forward)
        self.commands.larger.triggered.connect(lambda: self._set_zoom(self._zoom + 1))
        self.commands.smaller.triggered.connect(lambda: self._set_zoom(self._zoom - 1))
        self.commands.print_text.triggered.connect(self._on_print)
        self.commands.copy.triggered.connect(self.copy_text)
        self.commands.find.triggered.connect(self.search.begin)
        self.commands.find_next.triggered.connect(self.search.next)
        self.commands.find_previous.triggered.connect(self.search.previous)
        self.commands.compare.toggled.connect(self._on_compare)
        self.commands.buttons.toggled.connect(self._on_buttons)
        self.commands.close.triggered.connect(self.close)
        self.browser.anchorClicked.connect(self._on_link)
        self.browser.paragraph_clicked.connect(self._on_paragraph)
        self.browser.width_changed.connect(self._resized.start)
        self.browser.sourceChanged.connect(self._on_source)
        self.browser.backwardAvailable.connect(self.commands.back.setEnabled)
        self.browser.forwardAvailable.connect(self.commands.forward.setEnabled)
        self.browser.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.contents.itemActivated.connect(self._on_section)
        self.contents.itemClicked.connect(self._on_section)
        self.games.activated.connect(self._on_game)
        self.commands.back.setEnabled(False)
        self.commands.forward.setEnabled(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and palette."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange and self._book:
            self.browser.reload_in_place()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Paint the pictures anew for a screen of another density."""
        if event.type() is QEvent.Type.DevicePixelRatioChange and self._book:
            self._resized.start()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leads out: of the English original, of the search, of the window."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.note.isVisible():
            self.note.hide()
        elif self.search.words.hasFocus():
            self.browser.setFocus()
        else:
            self.close()

    def _retranslate(self) -> None:
        self.commands.retranslate()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.games.setAccessibleName(self.tr("Game"))
        self._bar.setWindowTitle(self.tr("Toolbar"))
        translated = catalogue_language() != SOURCE_LANGUAGE
        self.commands.compare.setVisible(translated)
        self.commands.buttons.setVisible(translated)
        self._fill_games()
        if self._book:
            self._opened.clear()
            self._load(self._game)
            self.browser.reload_in_place()

    def _fill_games(self) -> None:
        games = dict(FAMILY)
        games.setdefault(self._game.id, self._game)
        self.games.clear()
        for identity, game in games.items():
            self.games.addItem(game_name(game), identity)
        self.games.setCurrentIndex(self.games.findData(self._game.id))

    # Pages

    def show_game(self, game: Game, section: str = "") -> None:
        """Show the rules of a game, from a section on if one is named."""
        self.browser.setSource(_address(game, section), QTextDocument.ResourceType.HtmlResource)

    @property
    def game(self) -> Game:
        """The game whose rules are shown."""
        return self._game

    def set_look(self, look: Look) -> None:
        """Draw the pictures with other cards, on another cloth or in another direction."""
        self._mirrored = look.mirrored
        self.pictures.set_look(look)

    def _page(self, address: QUrl) -> str:
        """The page at an address, made anew."""
        try:
            game = parse_game(address.path())
        except Unreadable:
            game = DEFAULT
        if game != self._game or self._book is None:
            self._opened.clear()
            self._load(game)
        assert self._book is not None
        pictures = [block for block in self._book.blocks() if isinstance(block, Picture)]
        self.pictures.set_pictures(pictures, self._picture_width(), self.devicePixelRatioF())
        self.note.hide()
        self.browser.document().setDefaultStyleSheet(style_sheet(self.palette()))
        return page(self._book, self._english, self._options())

    def _load(self, game: Game) -> None:
        self._game = game
        self._book = rulebook(game)
        self._english = {}
        if catalogue_language() != SOURCE_LANGUAGE:
            self._english = rulebook(game, catalogue(SOURCE_LANGUAGE).translate).texts()
        self.contents.clear()
        for section in self._book.sections:
            item = QListWidgetItem(section.title)
            item.setData(Qt.ItemDataRole.UserRole, section.id)
            self.contents.addItem(item)
        item = QListWidgetItem(self.tr("Keys"))
        item.setData(Qt.ItemDataRole.UserRole, KEYS)
        self.contents.addItem(item)
        self.setWindowTitle(self._book.title)
        self.browser.setAccessibleName(self._book.title)

    def _options(self) -> Options:
        return Options(
            labels=Labels(
                #: A link under a picture of a board
                words=self.tr("In words"),
                keys=self.tr("Keys"),
                action=self.tr("What to do", "heading over a list of commands"),
                shortcut=self.tr("Keys", "heading over a list of shortcuts"),
            ),
            picture=picture_size(self._game, self._picture_width()),
            right_to_left=self.layoutDirection() is Qt.LayoutDirection.RightToLeft,
            buttons=self.commands.buttons.isChecked() and bool(self._english),
            opened=frozenset(self._opened),
            keys=key_list(self._actions, self._mirrored),
        )

    def _on_resized(self) -> None:
        if self._book and self.pictures.size != (self._picture_width(), self.devicePixelRatioF()):
            self.browser.reload_in_place()

    def _on_source(self, _source: QUrl) -> None:
        self.games.setCurrentIndex(self.games.findData(self._game.id))
        if self.games.currentIndex() < 0:
            self._fill_games()
        self.search.mark()
        self._on_scrolled()

    def _on_link(self, link: QUrl) -> None:
        match link.scheme():
            case s if s == LINK_SCHEME:
                self.browser.setSource(link, QTextDocument.ResourceType.HtmlResource)
            case s if s in (ENGLISH, WORDS):
                self._opened ^= {link.path()}
                self.browser.reload_in_place()

    def _on_section(self, item: QListWidgetItem) -> None:
        self.show_game(self._game, item.data(Qt.ItemDataRole.UserRole))
        # The last sections may not reach the top of the window.
        self.contents.setCurrentItem(item)

    def _on_game(self) -> None:
        self.show_game(parse_game(self.games.currentData(Qt.ItemDataRole.UserRole)))

    def _on_scrolled(self) -> None:
        """Mark the section that is read in the contents."""
        self.note.hide()
        ids = [
            self.contents.item(row).data(Qt.ItemDataRole.UserRole)
            for row in range(self.contents.count())
        ]
        line = self.browser.verticalScrollBar().value() + _BEGUN
        passed = [name for name, top in self.browser.tops().items() if name in ids and top <= line]
        self.contents.setCurrentRow(ids.index(passed[-1]) if passed else 0)

    # Pictures

    def _picture_width(self) -> int:
        return max(200, min(WIDEST_PICTURE, self.browser.viewport().width() - 40))

    def _on_repainted(self) -> None:
        document = self.browser.document()
        for name in self.pictures.names:
            image = self.pictures.image(name)
            # The document knows a picture by its address in the page and by its full one.
            for address in (QUrl(name), self.browser.source().resolved(QUrl(name))):
                document.addResource(QTextDocument.ResourceType.ImageResource.value, address, image)
        self.browser.viewport().update()

    # The English original

    def _on_paragraph(self, name: str, place: QRect) -> None:
        original = self._english.get(name, "")
        if not self.commands.compare.isChecked() or not original or self.note.paragraph_id == name:
            self.note.hide()
        else:
            self.note.tell(name, without_marks(original), place)

    def _on_compare(self, wanted: bool) -> None:
        self._settings.compares_rules = wanted
        if not wanted:
            self.note.hide()

    def _on_buttons(self, wanted: bool) -> None:
        self._settings.english_buttons = wanted
        if self._book:
            self.browser.reload_in_place()

    # Type size, copying, printing

    def _set_zoom(self, zoom: int) -> None:
        self._zoom = max(_SMALLEST, min(_LARGEST, zoom))
        self._settings.store.setValue("rules/zoom", self._zoom)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() + 1 + self._zoom)
        self.browser.document().setDefaultFont(font)
        self.commands.smaller.setEnabled(self._zoom > _SMALLEST)
        self.commands.larger.setEnabled(self._zoom < _LARGEST)

    def copy_text(self) -> None:
        """Put the selected text on the clipboard, or all of the rules if nothing is selected."""
        cursor = self.browser.textCursor()
        if cursor.hasSelection():
            self.browser.copy()
        else:
            assert self._book is not None
            QGuiApplication.clipboard().setText(plain_text(self._book))

    def _on_print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.browser.print_(printer))
        dialog.show()

    # Where it stands

    def _restore(self) -> None:
        store = self._settings.store
        self.resize(_FIRST_SIZE)
        geometry, split = store.value("rules/geometry"), store.value("rules/split")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(split, QByteArray):
            self._splitter.restoreState(split)
        self.commands.compare.setChecked(self._settings.compares_rules)
        self.commands.buttons.setChecked(self._settings.english_buttons)
        try:
            self._set_zoom(int(str(store.value("rules/zoom", 0))))
        except ValueError:
            self._set_zoom(0)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place."""
        self._settings.store.setValue("rules/geometry", self.saveGeometry())
        self._settings.store.setValue("rules/split", self._splitter.saveState())
        super().closeEvent(event)

    def close_down(self) -> None:
        """Close, and stop what runs; before the window is deleted."""
        self.close()
        self._resized.stop()
        self.pictures.close()


def catalogue_language() -> str:
    """The language that is shown now."""
    return QLocale().name().partition("_")[0]


def _address(game: Game, section: str = "") -> QUrl:
    address = QUrl(f"{LINK_SCHEME}:{game.id}")
    if section:
        address.setFragment(section)
    return address
