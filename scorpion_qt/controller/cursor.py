"""Where the keyboard is on the table, and what keys and clicks mean there: pure functions of a position. No Qt."""

from __future__ import annotations

from dataclasses import dataclass, replace

from scorpion_qt.model.change import Change, Kind
from scorpion_qt.rules import (
    DEAL,
    Action,
    Card,
    Column,
    Game,
    Move,
    Moved,
    Position,
    Reserve,
    find,
    targets,
)
from scorpion_qt.view.hit import Hit, Pile


@dataclass(frozen=True, slots=True)
class Ground:
    """What the cursor moves over.

    Attributes:
        game: The game.
        position: What lies on the table.
        mirrored: Whether column 1 is at the right.
    """

    game: Game
    position: Position
    mirrored: bool = False

    def count(self, pile: Pile) -> int:
        """How many piles of a kind there are, empty ones included."""
        match pile:
            case Pile.COLUMN:
                return len(self.position.columns)
            case Pile.RESERVE:
                return self.game.reserve_piles
            case Pile.PLACE:
                return self.game.places


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
    pile: Pile = Pile.COLUMN
    index: int = 0

    def on(self, ground: Ground) -> Hit:
        """The pile and card that have the focus; a face-down card is given like another."""
        if self.pile is Pile.COLUMN:
            cards = ground.position.columns[self.column].cards
            return Hit(self.pile, self.column, cards[self.depth] if cards else None, self.depth)
        is_cell = self.pile is Pile.RESERVE and ground.game.reserve is Reserve.OPEN
        card = ground.position.reserve[self.index] if is_cell else None
        return Hit(self.pile, self.index, card)


@dataclass(frozen=True, slots=True)
class PickUp:
    """The wish to hold a card and all that lies on it."""

    card: Card


@dataclass(frozen=True, slots=True)
class PutBack:
    """The wish to put what is held back where it lay."""


Request = Action | PickUp | PutBack
GROUPS: tuple[Pile, ...] = (Pile.COLUMN, Pile.RESERVE, Pile.PLACE)
"""The order in which Tab goes through the table."""


def start(ground: Ground) -> Cursor:
    """On the last card of column 1, where a game begins."""
    return to_column(ground, Cursor(), 0)


# Moving about


def to_column(ground: Ground, cursor: Cursor, index: int) -> Cursor:
    """Go to the last card of a column, where blocks are put; stay where there is no such column."""
    if not 0 <= index < ground.count(Pile.COLUMN):
        return cursor
    last = max(0, len(ground.position.columns[index].cards) - 1)
    return Cursor(index, last)


def sideways(ground: Ground, cursor: Cursor, step: int) -> Cursor:
    """Go to the pile beside this one: ``step`` 1 is to the right as it is seen, -1 to the left."""
    logical = -step if ground.mirrored else step
    if cursor.pile is Pile.COLUMN:
        return to_column(ground, cursor, cursor.column + logical)
    return _to_pile(ground, cursor, logical)


def upright(ground: Ground, cursor: Cursor, step: int) -> Cursor:
    """Go to the next card down the screen (1) or up (-1): in a column, what lies on this card or under it."""
    if cursor.pile is not Pile.COLUMN:
        return _to_pile(ground, cursor, step)
    return _to_depth(ground, cursor, cursor.depth + step)


def to_end(ground: Ground, cursor: Cursor, last: bool) -> Cursor:
    """Go to the last or the first card of the column, or pile of the group."""
    if cursor.pile is not Pile.COLUMN:
        return replace(cursor, index=ground.count(cursor.pile) - 1 if last else 0)
    return _to_depth(
        ground, cursor, len(ground.position.columns[cursor.column].cards) if last else 0
    )


def to_group(ground: Ground, cursor: Cursor, step: int) -> Cursor | None:
    """Go to the next group of piles (1) or the one before (-1); None past the last one."""
    at = GROUPS.index(cursor.pile)
    following = GROUPS[at + 1 :] if step > 0 else GROUPS[:at][::-1]
    for pile in following:
        if ground.count(pile):
            return replace(cursor, pile=pile, index=0)
    return None


def to_outer_group(ground: Ground, cursor: Cursor, last: bool) -> Cursor:
    """Go to the first or the last group, as the focus comes to the table."""
    groups = [pile for pile in GROUPS if ground.count(pile)]
    return replace(cursor, pile=groups[-1 if last else 0], index=0)


def to_hit(ground: Ground, cursor: Cursor, hit: Hit) -> Cursor:
    """Go where the pointer pressed, so that keys go on from there."""
    if hit.pile is not Pile.COLUMN:
        return replace(cursor, pile=hit.pile, index=hit.index)
    if hit.card is None:
        return to_column(ground, cursor, hit.index)
    return Cursor(hit.index, hit.depth)


def _to_pile(ground: Ground, cursor: Cursor, step: int) -> Cursor:
    last = ground.count(cursor.pile) - 1
    return replace(cursor, index=min(max(0, cursor.index + step), last))


def _to_depth(ground: Ground, cursor: Cursor, depth: int) -> Cursor:
    last = len(ground.position.columns[cursor.column].cards) - 1
    return replace(cursor, depth=max(0, min(depth, last)))


# Acting


def enter(ground: Ground, cursor: Cursor, held: Card | None) -> Request | None:
    """What Enter asks for, see :func:`meant`."""
    return meant(ground, cursor.on(ground), held)


def meant(ground: Ground, hit: Hit, held: Card | None) -> Request | None:
    """What a click or Enter asks for: pick up, put down, put back, or deal the reserve.

    What the rules refuse is asked for all the same: the answer says why.

    Args:
        ground: The table.
        hit: The pile and card that were clicked, or that have the focus.
        held: The card that heads the block that is held, if any.

    Returns:
        None where there is nothing to be had.
    """
    if held is not None:
        if hit.card == held:
            return PutBack()
        spot = find(ground.position, held)
        if hit.pile is Pile.COLUMN and (spot is None or spot.column != hit.index):
            return Move(held, hit.index)
    if hit.pile is Pile.RESERVE and ground.game.reserve is Reserve.STOCK:
        return DEAL
    return PickUp(hit.card) if hit.card else None


def only_move(ground: Ground, cursor: Cursor, held: Card | None) -> Move | None:
    """The move of the held or focused block, if just one is legal."""
    card = held or cursor.on(ground).card
    if card is None:
        return None
    columns = targets(ground.game, ground.position, card)
    return Move(card, columns[0]) if len(columns) == 1 else None


# Following


def followed(ground: Ground, cursor: Cursor, change: Change) -> Cursor:
    """Where the cursor is after a change: with the block that moved, else with the card it was on.

    Args:
        ground: The table after the change.
        cursor: The cursor before it.
        change: What happened.
    """
    if change.kind is Kind.NEW:
        return start(ground)
    for event in change.events:
        if isinstance(event, Moved):
            column = ground.position.columns[event.target]
            return Cursor(event.target, _index(column, event.cards[0]))
    before = change.before.columns[cursor.column].cards
    card = before[cursor.depth] if cursor.depth < len(before) else None
    spot = find(ground.position, card) if card else None
    if spot is not None and spot.column is not None:
        return replace(cursor, column=spot.column, depth=spot.index)
    return _to_depth(ground, cursor, cursor.depth)


def _index(column: Column, card: Card) -> int:
    """Where a card lies in a column, or its last card where it was collected from it."""
    return column.cards.index(card) if card in column.cards else max(0, len(column.cards) - 1)
