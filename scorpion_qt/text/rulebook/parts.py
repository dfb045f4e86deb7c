"""What a rules text is made of: sections of blocks, each with an id that is the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scorpion_qt.rules import Card, Game, Position


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph, or an item of a list.

    Attributes:
        id: Such as ``moves.block``.
        text: Rich text: sentences, in which only links to other games are marked up.
        bullet: Whether it is an item of a list.
    """

    id: str
    text: str
    bullet: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table.

    Attributes:
        id: Such as ``score.flip``.
        cells: Rich text, one a column.
        heading: Whether it names the columns.
    """

    id: str
    cells: tuple[str, ...]
    heading: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A board, drawn by the program's own card art.

    Attributes:
        id: Such as ``picture.start``.
        game: The game it is of.
        position: What lies where.
        caption: What it shows, one sentence.
        words: The board in words.
        moving: The cards that an arrow starts from, the lowest first; none for a board at rest.
        target: Index of the column that the arrow points to; None for the place of a collected run.
        refused: Whether the move is not allowed.
        marked: Cards to look at.
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
        id: Such as ``moves``; the first part of the ids of its blocks, pictures apart.
        title: The heading.
        blocks: What stands under it.
    """

    id: str
    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language.

    Attributes:
        title: The heading of the whole.
        sections: The sections in reading order.
    """

    title: str
    sections: tuple[Section, ...]

    def blocks(self) -> Iterator[Block]:
        """All blocks in reading order."""
        for section in self.sections:
            yield from section.blocks

    def texts(self) -> dict[str, str]:
        """Id → text of everything that is read: headings, paragraphs, rows (cells joined by colons), captions."""
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
