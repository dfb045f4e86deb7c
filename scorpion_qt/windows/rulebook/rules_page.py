"""The rules of a game as rich text. Every paragraph starts with an anchor that carries its id."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette

from scorpion_qt.text.rulebook import Block, Paragraph, Picture, Row, Rulebook, Section
from scorpion_qt.view.colours import blend, faint

ENGLISH = "english"
"""Scheme of the links that show or hide a paragraph's English original: ``english:moves.block``."""
WORDS = "words"
"""Scheme of the links that show or hide a board described in words: ``words:picture.start``."""
KEYS = "keys"
"""Id of the section that lists the keys."""

_MARKUP = re.compile(r"<[^>]*>")
_TABLE = 'width="100%" cellspacing="0" border="1"'


@dataclass(frozen=True, slots=True)
class Labels:
    """The labels that the page adds to the rules.

    Attributes:
        words: The link under a picture that shows it in words.
        keys: The heading of the list of keys.
        action: The heading of its first column.
        shortcut: The heading of its second column.
    """

    words: str
    keys: str
    action: str
    shortcut: str


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a page.

    Attributes:
        labels: The labels that the page adds.
        picture: Size of the pictures, in logical pixels.
        right_to_left: Whether the text runs from right to left.
        buttons: Whether each paragraph has a button for its English original.
        opened: Ids of the paragraphs and pictures whose English or words are shown.
        keys: The names of the actions, each with its keys.
    """

    labels: Labels
    picture: QSize
    right_to_left: bool = False
    buttons: bool = False
    opened: frozenset[str] = frozenset()
    keys: Sequence[tuple[str, str]] = field(default_factory=tuple)


def style_sheet(palette: QPalette) -> str:
    """Return the style sheet of the page in the colours of a window."""
    text = palette.color(QPalette.ColorRole.Text)
    base = palette.color(QPalette.ColorRole.Base)
    small = blend(text, base, 0.62).name()
    line = faint(palette).name()
    link = palette.color(QPalette.ColorRole.Link).name()
    return (
        f"a {{ color: {link}; }} a.english {{ color: {small}; text-decoration: none; }}"
        f"h1 {{ margin-bottom: 4px; }} h2 {{ margin-top: 22px; margin-bottom: 4px; color: {text.name()}; }}"
        "p { margin-top: 5px; margin-bottom: 5px; } li { margin-top: 3px; margin-bottom: 3px; }"
        f"p.small {{ color: {small}; margin-top: 0px; font-size: small; }}"
        "p.under { margin-bottom: 0px; }"
        f"td, th {{ padding: 5px 10px; border: 1px solid {line}; }}"
    )


def plain_text(book: Rulebook) -> str:
    """Return the rules without marks and buttons, and with the boards described in words."""
    lines = [book.title]
    for section in book.sections:
        lines += ["", section.title]
        for block in section.blocks:
            match block:
                case Paragraph():
                    lines.append(("• " if block.bullet else "") + without_marks(block.text))
                case Row():
                    lines.append(without_marks(": ".join(block.cells)))
                case Picture():
                    lines += [block.caption, block.words]
    return "\n".join(lines) + "\n"


def without_marks(text: str) -> str:
    """Return a text of the rules without its markup."""
    return _MARKUP.sub("", text)


def page(book: Rulebook, english: dict[str, str], options: Options) -> str:
    """Return the whole page.

    Args:
        book: The rules.
        english: Id → the English original; empty where the rules are in English.
        options: The options of the page.
    """
    return _Page(book, english, options).html()


class _Page:
    def __init__(self, book: Rulebook, english: dict[str, str], options: Options) -> None:
        self._book = book
        self._english = english
        self._options = options
        self._way = ' dir="rtl"' if options.right_to_left else ""

    def html(self) -> str:
        sections = "".join(self._section(section) for section in self._book.sections)
        title = f"<h1{self._way}>{self._anchor('title')}{self._book.title}</h1>"
        return f"<html><body{self._way}>{title}{sections}{self._keys()}</body></html>"

    def _section(self, section: Section) -> str:
        heading = f"<h2{self._way}>{self._anchor(section.id)}{section.title}</h2>"
        return heading + "".join(self._runs(section.blocks))

    def _runs(self, blocks: Sequence[Block]) -> list[str]:
        """Return the HTML of the blocks, with items gathered in lists and rows in tables."""
        parts: list[str] = []
        closing = ""
        for block in blocks:
            opening, end = self._container(block)
            if end != closing:
                parts += [closing, opening]
                closing = end
            parts.append(self._block(block))
        return [*parts, closing]

    def _container(self, block: Block) -> tuple[str, str]:
        match block:
            case Paragraph(bullet=True):
                return f"<ul{self._way}>", "</ul>"
            case Row():
                return f"<table{self._way} {_TABLE}>", "</table>"
            case _:
                return "", ""

    def _block(self, block: Block) -> str:
        match block:
            case Paragraph(name, text, True):
                return f"<li{self._way}>{self._anchor(name)}{text}{self._inline_english(name)}</li>"
            case Paragraph(name, text, _):
                under = self._english_under(name)
                style = ' class="under"' if under else ""
                return f"<p{style}{self._way}>{self._anchor(name)}{text}</p>{under}"
            case Row(name, cells, heading):
                first, *others = (f"{self._anchor(name)}{cell}" for cell in cells)
                return self._row([first + self._inline_english(name), *others], heading)
            case Picture():
                return self._picture(block)

    def _picture(self, picture: Picture) -> str:
        size, opened = self._options.picture, picture.id in self._options.opened
        words = f'<p class="small"{self._way}>{escape(picture.words)}</p>' if opened else ""
        return (
            f'<p{self._way} align="center"><img src="{picture.id}" width="{size.width()}" '
            f'height="{size.height()}" alt="{escape(picture.words)}"></p>'
            f'<p class="small" align="center"{self._way}>{self._anchor(picture.id)}{picture.caption} '
            f'<a href="{WORDS}:{picture.id}">{self._options.labels.words}</a></p>{words}'
        )

    def _english_under(self, name: str) -> str:
        button = self._button(name)
        if not button:
            return ""
        original = f" {self._english[name]}" if name in self._options.opened else ""
        way = ' dir="ltr"' if original else self._way
        return f'<p class="small"{way}>{button}{original}</p>'

    def _inline_english(self, name: str) -> str:
        """Return the English original without a line of its own, for lists and tables."""
        button = self._button(name)
        if not button:
            return ""
        original = f" \u2066{self._english[name]}\u2069" if name in self._options.opened else ""
        return f"<br><small>{button}{original}</small>"

    def _button(self, name: str) -> str:
        if not self._options.buttons or name not in self._english:
            return ""
        return f'<a class="english" href="{ENGLISH}:{name}">EN</a>'

    def _keys(self) -> str:
        labels, way = self._options.labels, self._way
        if not self._options.keys:
            return ""
        rows = [self._row([labels.action, labels.shortcut], heading=True)]
        rows += [
            self._row([escape(action), f"\u2066{escape(keys)}\u2069"])
            for action, keys in self._options.keys
        ]
        heading = f"<h2{way}>{self._anchor(KEYS)}{labels.keys}</h2>"
        return f"{heading}<table{way} {_TABLE}>{''.join(rows)}</table>"

    def _row(self, cells: Sequence[str], heading: bool = False) -> str:
        """Return a row of a table.

        Rich text has no right-to-left tables, so the order of the cells is reversed instead.
        """
        first, *others = cells
        tag = "th" if heading else "td"
        row = [f"<{tag}>{first}</{tag}>"]
        row += [f'<{tag} align="center">{cell}</{tag}>' for cell in others]
        return f"<tr>{''.join(row[::-1] if self._options.right_to_left else row)}</tr>"

    @staticmethod
    def _anchor(name: str) -> str:
        return f'<a name="{name}"></a>'
