"""The rules window: the rules of each game with pictures, contents, search and English original."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QAction,
    QCloseEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QMainWindow,
    QSplitter,
    QToolBar,
    QWidget,
)

from scorpion_qt.controller.key_list import key_list
from scorpion_qt.model.storage.settings import Settings
from scorpion_qt.rules import DEFAULT, Game, Unreadable, parse_game
from scorpion_qt.text.rulebook import LINK_SCHEME
from scorpion_qt.view.appearance import TableAppearance
from scorpion_qt.windows.common.fitting import resize_first

from .english_note import EnglishNote
from .rules_actions import RulesActions
from .rules_browser import LARGEST, SMALLEST, RulesBrowser
from .rules_contents import RulesContents
from .rules_page import ENGLISH, WORDS, plain_text, style_sheet, without_marks
from .rules_pictures import BoardPainter, picture_size
from .rules_search import SearchBox
from .rules_text import RulesText, is_translated

WIDEST_PICTURE = 640
"""Logical pixels."""
_FIRST_SIZE = QSize(960, 720)
_SIDE = 0.34
"""Largest share of the window's width for the contents."""
_BEGUN = 40
"""Distance from the top of the window, in pixels, at which a heading counts as reached."""


class RulesWindow(QMainWindow):
    """Shows the rules; never modal.

    Args:
        settings: Where size, place and choices are stored.
        actions: The actions of the main window, for the list of keys.
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
        self.text = RulesText()
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
        self.commands = RulesActions(self)
        self.search = SearchBox(self.browser)
        self.side = RulesContents(self.search)
        self._lay_out()
        self._connect()
        self._restore()
        self._retranslate()
        # Focus the text, so that keys scroll it and don't choose another game by mistake.
        self.browser.setFocus()

    # Contents of the window

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
        self._splitter = QSplitter()
        self._splitter.addWidget(self.side)
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
        self.commands.print_text.triggered.connect(self.browser.ask_print)
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
        self.side.section_chosen.connect(lambda section: self.show_game(self.text.game, section))
        self.side.game_chosen.connect(self.show_game)
        self.commands.back.setEnabled(False)
        self.commands.forward.setEnabled(False)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the palette."""
        if event.type() is QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() is QEvent.Type.PaletteChange and self.text.book:
            self.commands.set_icons(self.palette())
            self.browser.reload_in_place()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Repaint the pictures for a screen of another density."""
        if event.type() is QEvent.Type.DevicePixelRatioChange and self.text.book:
            self._resized.start()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give most of the width to the text."""
        super().resizeEvent(event)
        width = event.size().width()
        side, _ = self._splitter.sizes()
        if side > _SIDE * width:
            self._splitter.setSizes([round(_SIDE * width), width - round(_SIDE * width)])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the English original, the search or the window when Escape is pressed."""
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
        self.commands.set_icons(self.palette())
        self._bar.setWindowTitle(self.tr("Toolbar"))
        self.commands.compare.setVisible(is_translated())
        self.commands.buttons.setVisible(is_translated())
        if self.text.book:
            self._load(self.text.game)
            self.browser.reload_in_place()

    def show_game(self, game: Game, section: str = "") -> None:
        """Show the rules of a game, starting at a section if one is given."""
        self.browser.setSource(_address(game, section), QTextDocument.ResourceType.HtmlResource)

    @property
    def game(self) -> Game:
        """The game whose rules are shown."""
        return self.text.game

    def set_appearance(self, look: TableAppearance) -> None:
        """Change the cards, the cloth and the direction of the pictures."""
        self._mirrored = look.mirrored
        self.pictures.set_appearance(look)

    def _page(self, address: QUrl) -> str:
        """Return the current page at an address."""
        try:
            game = parse_game(address.path())
        except Unreadable:
            game = DEFAULT
        if game != self.text.game or self.text.book is None:
            self._load(game)
        self.pictures.set_pictures(
            self.text.pictures, self._picture_width(), self.devicePixelRatioF()
        )
        self.note.hide()
        self.browser.document().setDefaultStyleSheet(style_sheet(self.palette()))
        return self.text.page(
            picture_size(game, self._picture_width()),
            key_list(self._actions, self._mirrored),
            buttons=self.commands.buttons.isChecked(),
            right_to_left=self.layoutDirection() is Qt.LayoutDirection.RightToLeft,
        )

    def _load(self, game: Game) -> None:
        book = self.text.load(game)
        self.side.show_book(game, book)
        self.setWindowTitle(book.title)
        self.browser.setAccessibleName(book.title)

    def _on_resized(self) -> None:
        if self.text.book and self.pictures.size != (
            self._picture_width(),
            self.devicePixelRatioF(),
        ):
            self.browser.reload_in_place()

    def _on_source(self, _source: QUrl) -> None:
        self.search.mark()
        self._on_scrolled()

    def _on_link(self, link: QUrl) -> None:
        match link.scheme():
            case s if s == LINK_SCHEME:
                self.browser.setSource(link, QTextDocument.ResourceType.HtmlResource)
            case s if s in (ENGLISH, WORDS):
                self.text.toggle(link.path())
                self.browser.reload_in_place()

    def _on_scrolled(self) -> None:
        """Select the section that is being read in the contents."""
        self.note.hide()
        line = self.browser.verticalScrollBar().value() + _BEGUN
        self.side.mark([name for name, top in self.browser.tops().items() if top <= line])

    # Pictures

    def _picture_width(self) -> int:
        return max(200, min(WIDEST_PICTURE, self.browser.viewport().width() - 40))

    def _on_repainted(self) -> None:
        document = self.browser.document()
        for name in self.pictures.names:
            image = self.pictures.image(name)
            # The document stores a picture under its address in the page and its full address.
            for address in (QUrl(name), self.browser.source().resolved(QUrl(name))):
                document.addResource(QTextDocument.ResourceType.ImageResource.value, address, image)
        self.browser.viewport().update()

    # The English original

    def _on_paragraph(self, name: str, place: QRect) -> None:
        original = self.text.english.get(name, "")
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
        if self.text.book:
            self.browser.reload_in_place()

    # Type size, copying, printing

    def _set_zoom(self, zoom: int) -> None:
        self._zoom = self.browser.set_zoom(zoom)
        self._settings.store.setValue("rules/zoom", self._zoom)
        self.commands.smaller.setEnabled(self._zoom > SMALLEST)
        self.commands.larger.setEnabled(self._zoom < LARGEST)

    def copy_text(self) -> None:
        """Copy the selected text, or all of the rules if nothing is selected."""
        cursor = self.browser.textCursor()
        if cursor.hasSelection():
            self.browser.copy()
        else:
            assert self.text.book is not None
            QGuiApplication.clipboard().setText(plain_text(self.text.book))

    # Place and size

    def _restore(self) -> None:
        resize_first(self, _FIRST_SIZE)
        self.restoreGeometry(self._settings.arrangement("rules/geometry"))
        self._splitter.restoreState(self._settings.arrangement("rules/split"))
        self.commands.compare.setChecked(self._settings.compares_rules)
        self.commands.buttons.setChecked(self._settings.english_buttons)
        try:
            self._set_zoom(int(str(self._settings.store.value("rules/zoom", 0))))
        except ValueError:
            self._set_zoom(0)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save size and place."""
        self._settings.store.setValue("rules/geometry", self.saveGeometry())
        self._settings.store.setValue("rules/split", self._splitter.saveState())
        super().closeEvent(event)

    def close_down(self) -> None:
        """Close the window and stop its background work, before it is deleted."""
        self.close()
        self.text.book = None  # a closed window needs no new pages
        self._resized.stop()
        self.pictures.close()


def _address(game: Game, section: str = "") -> QUrl:
    address = QUrl(f"{LINK_SCHEME}:{game.id}")
    if section:
        address.setFragment(section)
    return address
