"""Reads boards in words, in any of the languages, whoever wrote them.

Reading reverses describing: every phrase that `BoardWords` can produce is looked up. First, text and
phrases are normalized in the same way, so that spellings with the same meaning are equal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from functools import cache
from typing import Final

from scorpion_qt.languages import LANGUAGES
from scorpion_qt.rules import DECK, Card, Suit, Unreadable, shortened

from . import bidi
from .board_words import BoardWords, SuitNames
from .card_names import INTERNATIONAL_LETTERS, Form, Letters, card_name, card_sign
from .catalogue import catalogue
from .visible_board import VisibleBoard, VisiblePile
from .words import Translate, Words, fill

LONGEST: Final = 20_000
"""Limit in characters; a board has about 1,500."""


class BoardFault(Enum):
    """Why a text is not a board in words."""

    NOT_A_CARD = auto()
    NOT_UNDERSTOOD = auto()
    TWICE = auto()
    NO_COLUMN = auto()
    TOO_LONG = auto()
    EMPTY = auto()


class BoardUnreadable(Unreadable):
    """Raised for a text that is not a board in words; the message is English, `BoardFaultWords` translates.

    Attributes:
        fault: The kind of fault.
        line: The line number, from 1.
        word: The words concerned, as they stand in the text.
    """

    def __init__(self, fault: BoardFault, line: int = 1, word: str = "") -> None:
        self.fault, self.line, self.word = fault, line, shortened(" ".join(word.split()))
        super().__init__(BoardFaultWords(catalogue("en").translate).sentence(self))


class BoardFaultWords(Words):
    """The sentences that say why a text is not a board."""

    def sentence(self, error: BoardUnreadable) -> str:
        """Return one sentence without a full stop, with line and word."""
        pattern = {
            BoardFault.NOT_A_CARD: self.tr("Line %1: “%2” is not a card"),
            BoardFault.NOT_UNDERSTOOD: self.tr("Line %1: “%2” cannot be understood"),
            BoardFault.TWICE: self.tr("Line %1: “%2” is there a second time"),
            BoardFault.NO_COLUMN: self.tr("There is no column %2 in this text"),
            BoardFault.TOO_LONG: self.tr("This text is too long to be a board"),
            BoardFault.EMPTY: self.tr("This text is empty"),
        }[error.fault]
        return fill(pattern, error.line, error.word)


def read_board(text: str) -> VisibleBoard:
    """Read a board in words.

    Args:
        text: A board as `describe` and the documents of other programs write it; line breaks count as
            blanks.

    Raises:
        BoardUnreadable: The text is not a board in words.
    """
    if len(text) > LONGEST:
        raise BoardUnreadable(BoardFault.TOO_LONG)
    if not text.strip():
        raise BoardUnreadable(BoardFault.EMPTY)
    phrases = _phrases()
    found = _Found()
    for line, part in _parts(text, phrases):
        _read_part(line, part, phrases, found)
    last = max(found.columns, default=0)
    for number in range(1, max(last, 1) + 1):
        if number not in found.columns:
            raise BoardUnreadable(BoardFault.NO_COLUMN, word=str(number))
    return replace(found.board, columns=tuple(found.columns[n] for n in range(1, last + 1)))


# Letters that look alike in two alphabets, and synonyms, from dictionaries and from players.
_SAME: Final = str.maketrans({"ё": "е", "’": "'", "ʼ": "'", "`": "'", "´": "'", "׳": "'", "־": "-"})
_DASHES: Final = re.compile(r"\s*[-–—]\s*")
_SYNONYMS: Final = {
    "червей": "черв",
    "червы": "черв",
    "чирв": "черв",
    "бубен": "бубон",
    "дзвінка": "бубон",
    "пик": "пік",
    "трефы": "треф",
    "j": "в",
    "q": "д",
    "k": "к",
    "t": "т",
    "a": "т",
    "b": "в",
}


def _fold(text: str) -> str:
    """Return a text in the normalized spelling used for comparison."""
    text = bidi.plain(text).casefold().translate(_SAME)
    text = re.sub(r"([♠♥♦♣])\ufe0f?", r" \1 ", text)
    words = _DASHES.sub(" - ", text).split()
    return " ".join(_SYNONYMS.get(word, word) for word in words)


@dataclass(frozen=True, slots=True)
class _Phrases:
    """Normalized phrase → its meaning, for all languages."""

    cards: dict[str, Card] = field(default_factory=dict)
    suits: dict[str, Suit] = field(default_factory=dict)
    columns: dict[str, int] = field(default_factory=dict)
    reserve: set[str] = field(default_factory=set)
    stock: dict[str, int] = field(default_factory=dict)
    hidden: dict[str, int] = field(default_factory=dict)
    then: set[str] = field(default_factory=set)
    empty: set[str] = field(default_factory=set)
    none_collected: set[str] = field(default_factory=set)
    runs_collected: set[str] = field(default_factory=set)

    def add(self, translate: Translate) -> None:
        """Add the phrases of one language."""
        words, suits = BoardWords(translate), SuitNames(translate)
        letters = Letters(translate).local()
        for card in DECK:
            for form in Form:
                self.cards[_fold(card_name(card, form, translate))] = card
            for signs in (letters, INTERNATIONAL_LETTERS):
                self.cards[_fold(card_sign(card, signs))] = card
        for suit in Suit:
            self.suits[_fold(suits.name(suit))] = suit
        for count in range(1, len(DECK) + 1):
            self.columns[_fold(words.column(count))] = count
            self.stock[_fold(words.stock(count))] = count
            self.hidden[_fold(words.hidden(count))] = count
        self.reserve.add(_fold(words.reserve()))
        self.then.add(_fold(words.then()))
        self.empty.update((_fold(words.empty_reserve()), _fold(words.empty_column())))
        self.empty.add(_fold(words.empty_cell()))
        self.none_collected.add(_fold(words.none_collected()))
        self.runs_collected.add(_fold(words.runs_collected()))


@cache
def _phrases() -> _Phrases:
    phrases = _Phrases()
    for language in LANGUAGES:
        phrases.add(catalogue(language).translate)
    return phrases


@dataclass(slots=True)
class _Found:
    """The result of reading so far."""

    board: VisibleBoard = field(default_factory=lambda: VisibleBoard(()))
    columns: dict[int, VisiblePile] = field(default_factory=dict)
    cards: set[Card] = field(default_factory=set)

    def take(self, card: Card, line: int, word: str) -> Card:
        """Note a card, and refuse one that was noted before."""
        if card in self.cards:
            raise BoardUnreadable(BoardFault.TWICE, line, word)
        self.cards.add(card)
        return card


def _parts(text: str, phrases: _Phrases) -> Iterator[tuple[int, str]]:
    """Yield the parts between full stops and semicolons, and before each heading, with line numbers."""
    line = 1
    for piece in re.split(r"([;.])", text):
        start = 0
        # A line may start a new part without a separator before it, such as a column on each line.
        for match in re.finditer(r"\n(?=([^\n:,]*)(:|\n|$))", piece):
            if _begins(_fold(match[1]), bool(match[2].strip()), phrases):
                if piece[start : match.end()].strip():
                    yield _at(line + piece[:start].count("\n"), piece[start : match.end()])
                start = match.end()
        if piece[start:].strip() not in ("", ";", "."):
            yield _at(line + piece[:start].count("\n"), piece[start:])
        line += piece.count("\n")


def _at(line: int, part: str) -> tuple[int, str]:
    """Return a part and the line of its first word."""
    blank = part[: len(part) - len(part.lstrip())]
    return line + blank.count("\n"), part.strip()


def _begins(head: str, colon: bool, phrases: _Phrases) -> bool:
    """Return whether a part can begin with these words."""
    if not colon:
        return head in phrases.none_collected
    return head in phrases.columns or head in phrases.reserve or head in phrases.runs_collected


def _read_part(line: int, part: str, phrases: _Phrases, found: _Found) -> None:
    head, colon, body = part.partition(":")
    heading = _fold(head)
    if not _begins(heading, bool(colon), phrases):
        raise BoardUnreadable(BoardFault.NOT_UNDERSTOOD, line, head)
    if not colon:
        return
    body_line = line + head.count("\n")
    if number := phrases.columns.get(heading):
        if number in found.columns:
            raise BoardUnreadable(BoardFault.TWICE, line, head)
        found.columns[number] = _read_pile(body_line, body, phrases, found)
    elif heading in phrases.reserve:
        if found.board.stock or found.board.cells:
            raise BoardUnreadable(BoardFault.TWICE, line, head)
        found.board = _read_reserve(body_line, body, phrases, found)
    else:
        suits: list[Suit] = []
        for suit_line, word in _items(body_line, body):
            suit = phrases.suits.get(_fold(word))
            if suit is None:
                raise BoardUnreadable(BoardFault.NOT_UNDERSTOOD, suit_line, word)
            if suit in (*suits, *found.board.collected):
                raise BoardUnreadable(BoardFault.TWICE, suit_line, word)
            suits.append(suit)
        found.board = replace(found.board, collected=(*found.board.collected, *suits))


def _items(line: int, body: str) -> Iterator[tuple[int, str]]:
    """Yield the items between the commas, with line numbers."""
    for item in body.split(","):
        yield _at(line, item)
        line += item.count("\n")


def _read_pile(line: int, body: str, phrases: _Phrases, found: _Found) -> VisiblePile:
    hidden, cards = 0, []
    for index, (item_line, word) in enumerate(_items(line, body)):
        folded = _fold(word)
        if index == 0 and folded in phrases.empty and "," not in body:
            return VisiblePile()
        if index == 0 and folded in phrases.hidden:
            hidden = phrases.hidden[folded]
            continue
        if index == 1 and hidden:
            first, _, rest = folded.partition(" ")
            folded = rest if first in phrases.then else folded
        cards.append(_card(item_line, word, folded, phrases, found))
    if not cards:
        raise BoardUnreadable(BoardFault.NOT_UNDERSTOOD, line, body)
    return VisiblePile(hidden, tuple(cards))


def _read_reserve(line: int, body: str, phrases: _Phrases, found: _Found) -> VisibleBoard:
    folded = _fold(body)
    if folded in phrases.stock:
        return replace(found.board, stock=phrases.stock[folded])
    items = [*_items(line, body)]
    if len(items) == 1 and folded in phrases.empty:
        return found.board
    cells = tuple(
        None
        if _fold(word) in phrases.empty
        else _card(item_line, word, _fold(word), phrases, found)
        for item_line, word in items
    )
    return replace(found.board, cells=cells)


def _card(line: int, word: str, folded: str, phrases: _Phrases, found: _Found) -> Card:
    card = phrases.cards.get(folded)
    if card is None:
        raise BoardUnreadable(BoardFault.NOT_A_CARD, line, word)
    return found.take(card, line, word)
