"""The rules window: the text of every game with pictures, contents, search, and the English original."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QLocale, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QImage,
    QKeySequence,
    QPalette,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QSplitter,
    QStyle,
    QTextEdit,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from scorpion_qt.controller.key_list import action_text, key_list, keys_text
from scorpion_qt.model.settings import Settings
from scorpion_qt.rules import DEFAULT, FAMILY, Game, Unreadable, parse_game
from scorpion_qt.text.bidi import isolate
from scorpion_qt.text.catalogue import SOURCE_LANGUAGE, catalogue
from scorpion_qt.text.games import game_name
from scorpion_qt.text.rulebook import LINK_SCHEME, Picture, Rulebook, rulebook
from scorpion_qt.view.card_art import CardArt

from .english_note import EnglishNote
from .rules_browser import RulesBrowser
from .rules_page import ENGLISH, KEYS, WORDS, Labels, Options, page, style_sheet
from .rules_pictures import Look, card_size, paint_picture, picture_size

WIDEST_PICTURE = 640
"""Logical pixels."""
_SMALLEST, _LARGEST = -4, 12
"""Steps of the type size, in points from the usual one."""
_FIRST_SIZE = QSize(960, 720)


class RulesWindow(QMainWindow):
    """Shows the rules; never modal.

    Args:
        settings: Where size, place and choices are kept.
        actions: What can be done in the main window, for the list of keys.
        look: Cards and cloth of the pictures.
        parent: The main window; this one closes with it.
    """

    def __init__(
        self,
        settings: Settings,
        actions: Sequence[QAction],
        look: Look,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._store = settings.store
        self._actions = actions
        self._look = look
        self._game = DEFAULT
        self._book: Rulebook | None = None
        self._english: dict[str, str] = {}
        self._opened: set[str] = set()
        self._zoom = 0
        self._art = CardArt(self)
        self._art.set_deck(look.deck)
        self._painted: dict[str, QImage] = {}
        self._repaint = QTimer(self)
        self._repaint.setSingleShot(True)
        self._repaint.setInterval(50)
        self._repaint.timeout.connect(self._paint_pictures)
        self._art.rendered.connect(lambda _name: self._repaint.start())
        self._resized = QTimer(self)
        self._resized.setSingleShot(True)
        self._resized.setInterval(120)
        self._resized.timeout.connect(self._on_resized)

        self.browser = RulesBrowser(self._page, self._image)
        self.browser.document().setDocumentMargin(14)
        self.note = EnglishNote(self.browser.viewport())
        self.contents = QListWidget()
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.games = QComboBox()
        self.search = QLineEdit()
        self._found = QLabel()
        self._make_actions()
        self._lay_out()
        self._connect()
        self._restore()
        self._retranslate()

    # What is in the window

    def _make_actions(self) -> None:
        def make(*keys: QKeySequence | QKeySequence.StandardKey | str) -> QAction:
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in keys])
            return action

        standard = QKeySequence.StandardKey
        self.back = make("Alt+Left", standard.Back)
        self.forward = make("Alt+Right", standard.Forward)
        self.larger = make("Ctrl++", "Ctrl+=")
        self.smaller = make("Ctrl+-")
        self.print_text = make("Ctrl+P")
        self.copy = make("Ctrl+Shift+C")
        self.find_text = make("Ctrl+F")
        self.find_next = make("F3", "Ctrl+G")
        self.find_previous = make("Shift+F3", "Ctrl+Shift+G")
        self.compare = make("Ctrl+E")
        self.compare.setCheckable(True)
        self.buttons = make("Ctrl+Shift+E")
        self.buttons.setCheckable(True)
        self.close_window = make("Ctrl+W")
        self.addActions([self.find_text, self.find_next, self.find_previous, self.close_window])

    def _lay_out(self) -> None:
        self._bar = QToolBar()
        self._bar.setObjectName("rules-toolbar")
        self._bar.setMovable(False)
        self._bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.addToolBar(self._bar)
        self._bar.addActions([self.back, self.forward])
        self._bar.addSeparator()
        self._bar.addActions([self.smaller, self.larger])
        self._bar.addSeparator()
        self._bar.addActions([self.copy, self.print_text])
        self._bar.addSeparator()
        self._bar.addActions([self.compare, self.buttons])
        self.search.setClearButtonEnabled(True)
        side = QWidget()
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 6, 0, 6)
        for widget in (self.games, self.contents, self.search, self._found):
            column.addWidget(widget)
        self._found.setWordWrap(True)
        self._found.hide()
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
        self.back.triggered.connect(self.browser.backward)
        self.forward.triggered.connect(self.browser.forward)
        self.larger.triggered.connect(lambda: self._set_zoom(self._zoom + 1))
        self.smaller.triggered.connect(lambda: self._set_zoom(self._zoom - 1))
        self.print_text.triggered.connect(self._on_print)
        self.copy.triggered.connect(self.copy_text)
        self.find_text.triggered.connect(self._on_find)
        self.find_next.triggered.connect(lambda: self.search_on())
        self.find_previous.triggered.connect(lambda: self.search_on(backward=True))
        self.compare.toggled.connect(self._on_compare)
        self.buttons.toggled.connect(self._on_buttons)
        self.close_window.triggered.connect(self.close)
        self.browser.anchorClicked.connect(self._on_link)
        self.browser.paragraph_clicked.connect(self._on_paragraph)
        self.browser.width_changed.connect(self._resized.start)
        self.browser.sourceChanged.connect(self._on_source)
        self.browser.backwardAvailable.connect(self.back.setEnabled)
        self.browser.forwardAvailable.connect(self.forward.setEnabled)
        self.browser.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.contents.itemActivated.connect(self._on_section)
        self.contents.itemClicked.connect(self._on_section)
        self.games.activated.connect(self._on_game)
        self.search.textEdited.connect(lambda: self.search_on(again=True))
        self.search.returnPressed.connect(lambda: self.search_on())
        self.back.setEnabled(False)
        self.forward.setEnabled(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow language and palette."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange and self._book:
            self.browser.reload_in_place()
        super().changeEvent(event)

    def _retranslate(self) -> None:
        style = self.style()
        right = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        arrows = (QStyle.StandardPixmap.SP_ArrowLeft, QStyle.StandardPixmap.SP_ArrowRight)
        self.back.setIcon(style.standardIcon(arrows[right]))
        self.forward.setIcon(style.standardIcon(arrows[not right]))
        self.back.setText(self.tr("Back"))
        self.forward.setText(self.tr("Forward"))
        #: Make the text smaller
        self.smaller.setText(self.tr("Smaller"))
        #: Make the text larger
        self.larger.setText(self.tr("Larger"))
        self.copy.setText(self.tr("Copy"))
        self.print_text.setText(self.tr("Print…"))
        self.find_text.setText(self.tr("Search the text"))
        self.find_next.setText(self.tr("Next match"))
        self.find_previous.setText(self.tr("Previous match"))
        #: Switched on, a click on a paragraph shows its English original
        self.compare.setText(self.tr("Compare with English"))
        #: Switched on, there is a button EN under each paragraph
        self.buttons.setText(self.tr("EN buttons"))
        self.close_window.setText(self.tr("Close"))
        self.search.setPlaceholderText(self.tr("Search the text"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.games.setAccessibleName(self.tr("Game"))
        self._bar.setWindowTitle(self.tr("Toolbar"))
        for action in filter(QAction.shortcut, self._bar.actions()):
            keys = keys_text(action.shortcuts()[:1])
            action.setToolTip(f"{action_text(action)} ({isolate(keys)})")
        translated = catalogue_language() != SOURCE_LANGUAGE
        self.compare.setVisible(translated)
        self.buttons.setVisible(translated)
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
        self._look = look
        self._art.set_deck(look.deck)
        if self._book:
            self._paint_pictures()

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
        self._order_cards()
        self._painted.clear()
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
            buttons=self.buttons.isChecked() and bool(self._english),
            opened=frozenset(self._opened),
            keys=key_list(self._actions),
        )

    def _on_resized(self) -> None:
        if self._book:
            self.browser.reload_in_place()

    def _on_source(self, _source: QUrl) -> None:
        self.games.setCurrentIndex(self.games.findData(self._game.id))
        if self.games.currentIndex() < 0:
            self._fill_games()
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

    def _on_game(self) -> None:
        self.show_game(parse_game(self.games.currentData(Qt.ItemDataRole.UserRole)))

    def _on_scrolled(self) -> None:
        """Mark the section that is read in the contents."""
        ids = [
            self.contents.item(row).data(Qt.ItemDataRole.UserRole)
            for row in range(self.contents.count())
        ]
        line = self.browser.verticalScrollBar().value() + self.browser.viewport().height() / 4
        passed = [name for name, top in self.browser.tops().items() if name in ids and top <= line]
        if passed:
            self.contents.setCurrentRow(ids.index(passed[-1]))

    # Pictures

    def _picture_width(self) -> int:
        return max(200, min(WIDEST_PICTURE, self.browser.viewport().width() - 40))

    def _order_cards(self) -> None:
        ratio = self.devicePixelRatioF()
        self._art.resize(card_size(self._game, self._picture_width(), ratio))

    def _image(self, name: str) -> QImage:
        if name not in self._painted:
            picture = next((p for p in self._pictures() if p.id == name), None)
            if picture is None:
                return QImage()
            self._painted[name] = paint_picture(
                picture,
                self._picture_width(),
                self.devicePixelRatioF(),
                self._art,
                self._look,
            )
        return self._painted[name]

    def _pictures(self) -> list[Picture]:
        assert self._book is not None
        return [block for block in self._book.blocks() if isinstance(block, Picture)]

    def _paint_pictures(self) -> None:
        """Cards have been rendered: paint the boards again."""
        self._painted.clear()
        document = self.browser.document()
        for picture in self._pictures():
            address = self.browser.source().resolved(QUrl(picture.id))
            kind = QTextDocument.ResourceType.ImageResource
            document.addResource(kind.value, QUrl(picture.id), self._image(picture.id))
            document.addResource(kind.value, address, self._image(picture.id))
        self.browser.viewport().update()

    # The English original

    def _on_paragraph(self, name: str, place: QRect) -> None:
        original = self._english.get(name, "")
        if not self.compare.isChecked() or not original or self.note.paragraph_id == name:
            self.note.hide()
        else:
            self.note.tell(name, original, place)

    def _on_compare(self, wanted: bool) -> None:
        self._store.setValue("rules/compare", str(wanted).lower())
        if not wanted:
            self.note.hide()

    def _on_buttons(self, wanted: bool) -> None:
        self._store.setValue("rules/buttons", str(wanted).lower())
        if self._book:
            self.browser.reload_in_place()

    # Searching, type size, copying, printing

    def _on_find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def search_on(self, backward: bool = False, again: bool = False) -> None:
        """Go to the next match of what is searched for; past the end it goes on from the start.

        Args:
            backward: Go to the one before.
            again: Start from where the present match begins, as while typing.
        """
        wanted = self.search.text()
        self._mark_all(wanted)
        self._found.setVisible(bool(wanted) and not self.browser.extraSelections())
        self._found.setText(self.tr("Not found on this page"))
        if not wanted:
            return
        flags = QTextDocument.FindFlag(0)
        if backward:
            flags = QTextDocument.FindFlag.FindBackward
        cursor = self.browser.textCursor()
        if again:
            cursor.setPosition(cursor.selectionStart())
            self.browser.setTextCursor(cursor)
        if not self.browser.find(wanted, flags):
            end = QTextCursor.MoveOperation.End if backward else QTextCursor.MoveOperation.Start
            cursor.movePosition(end)
            self.browser.setTextCursor(cursor)
            self.browser.find(wanted, flags)

    def _mark_all(self, wanted: str) -> None:
        selections = []
        document = self.browser.document()
        cursor = document.find(wanted) if wanted else QTextCursor()
        while not cursor.isNull():
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            colour = self.palette().color(QPalette.ColorRole.Highlight)
            colour.setAlpha(70)
            selection.format.setBackground(colour)
            selections.append(selection)
            cursor = document.find(wanted, cursor)
        self.browser.setExtraSelections(selections)

    def _set_zoom(self, zoom: int) -> None:
        self._zoom = max(_SMALLEST, min(_LARGEST, zoom))
        self._store.setValue("rules/zoom", self._zoom)
        font = self.font()
        font.setPointSizeF(font.pointSizeF() + 1 + self._zoom)
        self.browser.document().setDefaultFont(font)
        self.smaller.setEnabled(self._zoom > _SMALLEST)
        self.larger.setEnabled(self._zoom < _LARGEST)

    def copy_text(self) -> None:
        """Put the selected text on the clipboard, or all of it if nothing is selected."""
        cursor = self.browser.textCursor()
        if cursor.hasSelection():
            self.browser.copy()
        else:
            QGuiApplication.clipboard().setText(self.browser.toPlainText())

    def _on_print(self) -> None:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        dialog = QPrintDialog(printer, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.accepted.connect(lambda: self.browser.print_(printer))
        dialog.show()

    # Where it stands

    def _restore(self) -> None:
        store = self._store
        self.resize(_FIRST_SIZE)
        geometry, split = store.value("rules/geometry"), store.value("rules/split")
        if isinstance(geometry, QByteArray):
            self.restoreGeometry(geometry)
        if isinstance(split, QByteArray):
            self._splitter.restoreState(split)
        self.compare.setChecked(store.value("rules/compare", "true") != "false")
        self.buttons.setChecked(store.value("rules/buttons", "true") != "false")
        try:
            self._set_zoom(int(str(store.value("rules/zoom", 0))))
        except ValueError:
            self._set_zoom(0)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep size and place."""
        self._store.setValue("rules/geometry", self.saveGeometry())
        self._store.setValue("rules/split", self._splitter.saveState())
        super().closeEvent(event)

    def close_down(self) -> None:
        """Close, and stop what runs; before the window is deleted."""
        self.close()
        self._repaint.stop()
        self._resized.stop()
        self._art.close()


def catalogue_language() -> str:
    """The language that is shown now."""
    return QLocale().name().partition("_")[0]


def _address(game: Game, section: str = "") -> QUrl:
    address = QUrl(f"{LINK_SCHEME}:{game.id}")
    if section:
        address.setFragment(section)
    return address
