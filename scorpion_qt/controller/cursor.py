"""The keyboard's place on the table, and what keys and clicks mean there. Pure functions, no Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorpion_qt.model.game.change import Change, ChangeKind
from scorpion_qt.rules import (
    DEAL,
    Action,
    Board,
    Card,
    Column,
    Move,
    Moved,
    Reserve,
)
from scorpion_qt.view.hit import Hit, PileKind


@dataclass(frozen=True, slots=True)
class Cursor:
    """The keyboard's place. The place among the columns is kept while another pile has the focus.

    Attributes:
        column: Index of the column.
        depth: The number of cards of that column under the focused one.
        pile: The kind of pile with the focus.
        index: The pile's number within its kind, if it isn't a column.
    """

    column: int = 0
    depth: int = 0
    pile: PileKind = PileKind.COLUMN
    index: int = 0

    def on(self, board: Board) -> Hit:
        """Return the focused pile and card, including a face-down card."""
        if self.pile is PileKind.COLUMN:
            cards = board.position.columns[self.column].cards
            return Hit(self.pile, self.column, cards[self.depth] if cards else None, self.depth)
        is_cell = self.pile is PileKind.RESERVE and board.game.reserve is Reserve.OPEN
        card = board.position.reserve[self.index] if is_cell else None
        return Hit(self.pile, self.index, card)


@dataclass(frozen=True, slots=True)
class PickUp:
    """A request to hold a card and the cards on it."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutBack:
    """A request to put the held cards back."""


Request = Action | PickUp | PutBack
GROUPS: tuple[PileKind, ...] = (PileKind.COLUMN, PileKind.RESERVE, PileKind.PLACE)
"""The order in which Tab moves through the table."""


def pile_count(board: Board, pile: PileKind) -> int:
    """Return how many piles of a kind there are, empty ones included."""
    match pile:
        case PileKind.COLUMN:
            return len(board.position.columns)
        case PileKind.RESERVE:
            return board.game.reserve_piles
        case PileKind.PLACE:
            return board.game.places


def start(board: Board) -> Cursor:
    """Return the cursor at the start of a game, on the last card of column 1."""
    return to_column(board, Cursor(), 0)


# Moving


def to_column(board: Board, cursor: Cursor, index: int) -> Cursor:
    """Go to the last card of a column, where blocks are put, or stay if there is no such column."""
    if not 0 <= index < pile_count(board, PileKind.COLUMN):
        return cursor
    last = max(0, len(board.position.columns[index].cards) - 1)
    return Cursor(index, last)


def sideways(board: Board, cursor: Cursor, step: int) -> Cursor:
    """Go to the adjacent pile of the same kind.

    Args:
        board: The board.
        cursor: The cursor.
        step: 1 towards the last of its kind, -1 towards the first.
    """
    if cursor.pile is PileKind.COLUMN:
        return to_column(board, cursor, cursor.column + step)
    return _to_pile(board, cursor, step)


def upright(board: Board, cursor: Cursor, step: int) -> Cursor:
    """Go to the next card down (1) or up (-1) the screen.

    In a column, that is the card on this one, or the one under it.
    """
    if cursor.pile is not PileKind.COLUMN:
        return _to_pile(board, cursor, step)
    return _to_depth(board, cursor, cursor.depth + step)


def to_end(board: Board, cursor: Cursor, last: bool) -> Cursor:
    """Go to the last or the first card of a column, or pile of a group."""
    if cursor.pile is not PileKind.COLUMN:
        return replace(cursor, index=pile_count(board, cursor.pile) - 1 if last else 0)
    return _to_depth(board, cursor, len(board.position.columns[cursor.column].cards) if last else 0)


def to_group(board: Board, cursor: Cursor, step: int) -> Cursor | None:
    """Go to the next (1) or previous (-1) group of piles; return None if there is none."""
    at = GROUPS.index(cursor.pile)
    following = GROUPS[at + 1 :] if step > 0 else GROUPS[:at][::-1]
    for pile in following:
        if pile_count(board, pile):
            return replace(cursor, pile=pile, index=0)
    return None


def to_outer_group(board: Board, cursor: Cursor, last: bool) -> Cursor:
    """Go to the first or the last group, when the table gets the focus."""
    groups = [pile for pile in GROUPS if pile_count(board, pile)]
    return replace(cursor, pile=groups[-1 if last else 0], index=0)


def to_hit(board: Board, cursor: Cursor, hit: Hit) -> Cursor:
    """Go to the place that was pressed, so that keys continue from there."""
    if hit.pile is not PileKind.COLUMN:
        return replace(cursor, pile=hit.pile, index=hit.index)
    if hit.card is None:
        return to_column(board, cursor, hit.index)
    return Cursor(hit.index, hit.depth)


def _to_pile(board: Board, cursor: Cursor, step: int) -> Cursor:
    last = pile_count(board, cursor.pile) - 1
    return replace(cursor, index=min(max(0, cursor.index + step), last))


def _to_depth(board: Board, cursor: Cursor, depth: int) -> Cursor:
    last = len(board.position.columns[cursor.column].cards) - 1
    return replace(cursor, depth=max(0, min(depth, last)))


# Requests


def enter(board: Board, cursor: Cursor, held: Card | None) -> Request | None:
    """Return the request for Enter, see :func:`interpret_click`."""
    return interpret_click(board, cursor.on(board), held)


def interpret_click(board: Board, hit: Hit, held: Card | None) -> Request | None:
    """Return the request for a click or Enter: pick up, put down, put back, or deal the reserve.

    Requests against the rules are returned too, because the refusal explains why.

    Args:
        board: The board.
        hit: The pile and card that were clicked or have the focus.
        held: The card at the head of the held block, if any.

    Returns:
        The request, or None if the click means nothing.
    """
    if held is not None:
        if hit.card == held:
            return PutBack()
        spot = board.position.find(held)
        if hit.pile is PileKind.COLUMN and (spot is None or spot.column != hit.index):
            return Move(held, hit.index)
    if hit.pile is PileKind.RESERVE and board.game.reserve is Reserve.STOCK:
        return DEAL
    return PickUp(hit.card) if hit.card else None


def only_move(board: Board, cursor: Cursor, held: Card | None) -> Move | None:
    """Return the only legal move of the held or focused block, or None if there isn't just one."""
    card = held or cursor.on(board).card
    if card is None:
        return None
    columns = board.targets(card)
    return Move(card, columns[0]) if len(columns) == 1 else None


# Following changes


def followed(board: Board, cursor: Cursor, change: Change) -> Cursor:
    """Return the cursor after a change, on the moved block or on the card it was on before.

    Args:
        board: The board after the change.
        cursor: The cursor before it.
        change: The change.
    """
    if change.kind is ChangeKind.NEW:
        return start(board)
    for event in change.events:
        if isinstance(event, Moved):
            column = board.position.columns[event.target]
            return Cursor(event.target, _index(column, event.cards[0]))
    before = change.before.columns[cursor.column].cards
    card = before[cursor.depth] if cursor.depth < len(before) else None
    spot = board.position.find(card) if card else None
    if spot is not None and spot.column is not None:
        return replace(cursor, column=spot.column, depth=spot.index)
    return _to_depth(board, cursor, cursor.depth)


def _index(column: Column, card: Card) -> int:
    """Return the index of a card in a column, or of the last card if it was collected."""
    return column.cards.index(card) if card in column.cards else max(0, len(column.cards) - 1)
