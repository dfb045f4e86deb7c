"""The parts of a rules text: sections of blocks, each with an id that is the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorpion_qt.rules import Card, Game, Position


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, or an item of a list.

    Attributes:
        id: An id such as ``moves.block``.
        text: Sentences as rich text, where only links to other games have markup.
        bullet: Whether it is an item of a list.
    """

    id: str
    text: str
    bullet: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table.

    Attributes:
        id: An id such as ``score.flip``.
        cells: Rich text, one cell per column.
        heading: Whether the row names the columns.
    """

    id: str
    cells: tuple[str, ...]
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A board, drawn by the program's own card art.

    Attributes:
        id: An id such as ``picture.start``.
        game: The game shown.
        position: The position shown.
        caption: One sentence on what the picture shows.
        words: The board in words.
        moving: The cards that an arrow starts from, the lowest first; empty without an arrow.
        target: Index of the column that the arrow points to; None for a foundation.
        refused: Whether the move is not allowed.
        marked: The cards to highlight.
    """

    id: str
    game: Game
    position: Position
    caption: str
    words: str
    moving: tuple[Card, ...] = ()
    target: int | None = None
    refused: bool = False
    marked: tuple[Card, ...] = ()


Block = Paragraph | Row | Picture


@dataclass(frozen=True, slots=True)
class Section:
    """A section with its heading.

    Attributes:
        id: An id such as ``moves``, the first part of the ids of its blocks except pictures.
        title: The heading.
        blocks: The blocks under the heading.
    """

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language.

    Attributes:
        title: The heading of the whole rulebook.
        sections: The sections in reading order.
    """

    title: str
    sections: tuple[Section, ...]

    def blocks(self) -> Iterator[Block]:
        """Yield all blocks in reading order."""
        for section in self.sections:
            yield from section.blocks

    def texts(self) -> dict[str, str]:
        """Return id → text of all texts: headings, paragraphs, rows (cells joined by colons), captions."""
        found = {"title": self.title}
        for section in self.sections:
            found[section.id] = section.title
        for block in self.blocks():
            match block:
                case Paragraph():
                    found[block.id] = block.text
                case Row():
                    found[block.id] = ": ".join(block.cells)
                case Picture():
                    found[block.id] = block.caption
        return found
