"""Where the keyboard is on the table, and what keys and clicks mean there: pure functions of a position. No Qt."""

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
    """Where the keyboard is. The place among the columns is kept while it is elsewhere.

    Attributes:
        column: Index of the column.
        depth: How many cards of that column lie under the focused one.
        pile: The kind of pile that has the focus.
        index: Which pile of its kind, where that is not a column.
    """

    column: int = 0
    depth: int = 0
    pile: PileKind = PileKind.COLUMN
    index: int = 0

    def on(self, board: Board) -> Hit:
        """The pile and card that have the focus; a face-down card is given like another."""
        if self.pile is PileKind.COLUMN:
            cards = board.position.columns[self.column].cards
            return Hit(self.pile, self.column, cards[self.depth] if cards else None, self.depth)
        is_cell = self.pile is PileKind.RESERVE and board.game.reserve is Reserve.OPEN
        card = board.position.reserve[self.index] if is_cell else None
        return Hit(self.pile, self.index, card)


@dataclass(frozen=True, slots=True)
class PickUp:
    """The wish to hold a card and all that lies on it."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutBack:
    """The wish to put what is held back where it lay."""


Request = Action | PickUp | PutBack
GROUPS: tuple[PileKind, ...] = (PileKind.COLUMN, PileKind.RESERVE, PileKind.PLACE)
"""The order in which Tab goes through the table."""


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
    """On the last card of column 1, where a game begins."""
    return to_column(board, Cursor(), 0)


# Moving about


def to_column(board: Board, cursor: Cursor, index: int) -> Cursor:
    """Go to the last card of a column, where blocks are put; stay where there is no such column."""
    if not 0 <= index < pile_count(board, PileKind.COLUMN):
        return cursor
    last = max(0, len(board.position.columns[index].cards) - 1)
    return Cursor(index, last)


def sideways(board: Board, cursor: Cursor, step: int) -> Cursor:
    """Go to the pile beside this one: ``step`` 1 is towards the last of its kind, -1 towards the first."""
    if cursor.pile is PileKind.COLUMN:
        return to_column(board, cursor, cursor.column + step)
    return _to_pile(board, cursor, step)


def upright(board: Board, cursor: Cursor, step: int) -> Cursor:
    """Go to the next card down the screen (1) or up (-1): in a column, what lies on this card or under it."""
    if cursor.pile is not PileKind.COLUMN:
        return _to_pile(board, cursor, step)
    return _to_depth(board, cursor, cursor.depth + step)


def to_end(board: Board, cursor: Cursor, last: bool) -> Cursor:
    """Go to the last or the first card of the column, or pile of the group."""
    if cursor.pile is not PileKind.COLUMN:
        return replace(cursor, index=pile_count(board, cursor.pile) - 1 if last else 0)
    return _to_depth(board, cursor, len(board.position.columns[cursor.column].cards) if last else 0)


def to_group(board: Board, cursor: Cursor, step: int) -> Cursor | None:
    """Go to the next group of piles (1) or the one before (-1); None past the last one."""
    at = GROUPS.index(cursor.pile)
    following = GROUPS[at + 1 :] if step > 0 else GROUPS[:at][::-1]
    for pile in following:
        if pile_count(board, pile):
            return replace(cursor, pile=pile, index=0)
    return None


def to_outer_group(board: Board, cursor: Cursor, last: bool) -> Cursor:
    """Go to the first or the last group, as the focus comes to the table."""
    groups = [pile for pile in GROUPS if pile_count(board, pile)]
    return replace(cursor, pile=groups[-1 if last else 0], index=0)


def to_hit(board: Board, cursor: Cursor, hit: Hit) -> Cursor:
    """Go where the pointer pressed, so that keys go on from there."""
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


# Acting


def enter(board: Board, cursor: Cursor, held: Card | None) -> Request | None:
    """What Enter asks for, see :func:`interpret_click`."""
    return interpret_click(board, cursor.on(board), held)


def interpret_click(board: Board, hit: Hit, held: Card | None) -> Request | None:
    """What a click or Enter asks for: pick up, put down, put back, or deal the reserve.

    What the rules refuse is asked for all the same: the answer says why.

    Args:
        board: The board.
        hit: The pile and card that were clicked, or that have the focus.
        held: The card that heads the block that is held, if any.

    Returns:
        None where there is nothing to be had.
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
    """The move of the held or focused block, if just one is legal."""
    card = held or cursor.on(board).card
    if card is None:
        return None
    columns = board.targets(card)
    return Move(card, columns[0]) if len(columns) == 1 else None


# Following


def followed(board: Board, cursor: Cursor, change: Change) -> Cursor:
    """Where the cursor is after a change: with the block that moved, else with the card it was on.

    Args:
        board: The board after the change.
        cursor: The cursor before it.
        change: What happened.
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
    """Where a card lies in a column, or its last card where it was collected from it."""
    return column.cards.index(card) if card in column.cards else max(0, len(column.cards) - 1)
