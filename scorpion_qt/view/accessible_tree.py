"""The table as a tree of the table, its piles, and their cards, with names and positions.

`scorpion_qt.view.accessible` presents it to screen readers. Every node is the QObject that is
drawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QGraphicsObject

from scorpion_qt.rules import Card, Reserve
from scorpion_qt.text.table_names import TableNames

from .hit import Hit, PileKind
from .items import CardItem, PileItem
from .table import TableView

_ORDER: Final = (PileKind.COLUMN, PileKind.RESERVE, PileKind.PLACE)


def children(node: QObject) -> Sequence[QGraphicsObject]:
    """Return the child nodes of a node; none while the cards are hidden."""
    match node:
        case TableView():
            if node.covered or node.position is None:
                return ()
            return sorted(node.piles, key=lambda pile: _ORDER.index(pile.pile))
        case PileItem():
            table = table_of(node)
            return [table.cards[card] for card in _cards(table, node)] if table else ()
    return ()


def name(node: QObject) -> str:
    """Return the name of a node."""
    names = TableNames()
    if isinstance(node, TableView):
        return names.paused() if node.covered else names.table()
    table = table_of(node)
    board = table.board if table is not None else None
    if table is None or board is None or table.covered:
        return ""
    position, game = board.position, board.game
    if isinstance(node, PileItem):
        match node.pile:
            case PileKind.COLUMN:
                return names.column(position, node.index)
            case PileKind.RESERVE:
                if game.reserve is Reserve.OPEN and position.reserve[node.index] is None:
                    return names.empty_cell(game, node.index)
                return names.reserve(board, node.index)
            case PileKind.PLACE:
                return names.place(position, node.index)
    spot = position.find(node.card) if isinstance(node, CardItem) else None
    if spot is None:
        return ""
    if spot.column is None:
        return names.card_in_reserve(board, spot.index)
    return names.card_in_column(position, spot.column, spot.index)


def focused_item(table: TableView) -> QGraphicsObject | None:
    """Return the card or pile with the keyboard focus."""
    hit = table.focus
    if hit is None or table.position is None or table.covered:
        return None
    if hit.card is not None:
        return table.cards[hit.card]
    return pile_at(table, hit)


def table_of(node: QObject) -> TableView | None:
    """Return the table of a card or pile, or None if it has left the table but is still queried."""
    scene = node.scene() if isinstance(node, CardItem | PileItem) else None
    view = scene.views()[0] if scene is not None and scene.views() else None
    return view if isinstance(view, TableView) else None


def _cards(table: TableView, pile: PileItem) -> Sequence[Card]:
    """Return the cards of a pile, without the single cards of a collected run."""
    if table.position is None or table.covered:
        return ()
    match pile.pile:
        case PileKind.COLUMN:
            return table.position.columns[pile.index].cards
        case PileKind.RESERVE:
            reserve = table.position.reserve
            if table.game.reserve is Reserve.OPEN:
                reserve = reserve[pile.index : pile.index + 1]
            return [card for card in reserve if card]
        case PileKind.PLACE:
            return ()


def pile_holding(table: TableView, item: CardItem) -> PileItem | None:
    """Return the pile that holds a card, or None if the card has been collected."""
    spot = table.position.find(item.card) if table.position is not None else None
    if spot is None:
        return None
    if spot.column is not None:
        return pile_at(table, Hit(PileKind.COLUMN, spot.column))
    return pile_at(
        table, Hit(PileKind.RESERVE, spot.index if table.game.reserve is Reserve.OPEN else 0)
    )


def pile_at(table: TableView, hit: Hit) -> PileItem | None:
    """Return the pile of a hit if it still exists."""
    return next((p for p in table.piles if (p.pile, p.index) == (hit.pile, hit.index)), None)


def hit_at(table: TableView, x: int, y: int) -> Hit | None:
    """Return what is at a point of the screen."""
    return table.hit(table.mapFromGlobal(QPoint(x, y)).toPointF())
