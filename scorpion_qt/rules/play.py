"""The rules: which moves are legal, what a move does, when a game is won.

Everything is a pure function of a game and a position. :func:`refusal` alone decides what is allowed:
the board, hints, the solver's replay, "no move left" and the sentences that explain a refusal all ask it.
:func:`play` describes what happens as :mod:`events` and applies them, so the events are the change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from .cards import ACE, Card, Suit
from .errors import IllegalMove, Reason
from .events import Collected, Completed, Dealt, Event, Flipped, Moved, apply
from .games import Build, Collect, Empty, Game, Lift, Reserve, Timing
from .moves import DEAL, Action, Deal, Move
from .position import Column, Position, Spot, block, find


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a move led to.

    Attributes:
        position: The new position.
        events: What happened, in order.
    """

    position: Position
    events: tuple[Event, ...]


def is_run(cards: Sequence[Card]) -> bool:
    """Whether cards go down by one rank in one suit."""
    return all(
        under.suit == over.suit and under.rank == over.rank + 1 for under, over in pairwise(cards)
    )


def is_set(cards: Sequence[Card]) -> bool:
    """Whether all cards have one rank."""
    return len({card.rank for card in cards}) == 1


def complete_runs(game: Game, column: Column) -> Iterator[tuple[Suit, int]]:
    """The complete runs of a column, covered or not: suit, and how many cards lie under its king."""
    cards = column.cards
    for index in range(column.hidden, len(cards) - game.ranks + 1):
        if cards[index].rank == game.ranks and is_run(cards[index : index + game.ranks]):
            yield cards[index].suit, index


def uncovered_run(game: Game, column: Column) -> Suit | None:
    """The suit of the complete run that ends a column, or None."""
    for suit, index in complete_runs(game, column):
        if index + game.ranks == len(column.cards):
            return suit
    return None


def lift_refusal(game: Game, position: Position, card: Card) -> Reason | None:
    """Why a card's block cannot be lifted at all, or None."""
    spot = find(position, card)
    return Reason.NOT_ON_TABLE if spot is None else _lift_refusal(game, position, spot)


def refusal(game: Game, position: Position, move: Action) -> Reason | None:
    """The first reason why a move is not allowed, or None when it is legal."""
    if isinstance(move, Deal):
        if game.reserve is not Reserve.STOCK or not position.reserve:
            return Reason.NO_RESERVE
        return None if _reserve_open(game, position) else Reason.RESERVE_NOT_YET
    spot = find(position, move.card)
    if spot is None or not 0 <= move.column < len(position.columns):
        return Reason.NOT_ON_TABLE
    return _lift_refusal(game, position, spot) or _land_refusal(game, position, spot, move)


def _lift_refusal(game: Game, position: Position, spot: Spot) -> Reason | None:
    if spot.column is None:
        if game.reserve is Reserve.STOCK:
            return Reason.FACE_DOWN
        return None if _reserve_open(game, position) else Reason.RESERVE_NOT_YET
    column = position.columns[spot.column]
    if spot.index < column.hidden:
        return Reason.FACE_DOWN
    cards = column.cards[spot.index :]
    if game.lift is Lift.RUN_OR_SET and not (is_run(cards) or is_set(cards)):
        return Reason.NOT_RUN_OR_SET
    return None


def _land_refusal(game: Game, position: Position, spot: Spot, move: Move) -> Reason | None:
    if spot.column == move.column:
        return Reason.OWN_COLUMN
    card, onto = move.card, position.columns[move.column].last
    if onto is None:
        return None if game.empty is Empty.ANY or card.rank == game.ranks else Reason.KING_ONLY
    if game.build is Build.CURDS and card.rank == onto.rank:
        return None
    if onto.rank == ACE and game.build is not Build.CURDS:
        return Reason.NOTHING_ON_ACE
    if card.rank != onto.rank - 1:
        return Reason.WRONG_RANK
    return None if game.build is Build.ANY_SUIT or card.suit == onto.suit else Reason.WRONG_SUIT


def _reserve_open(game: Game, position: Position) -> bool:
    """Whether the reserve may be used now."""
    return game.timing is Timing.ANY_TIME or not any(
        counts(game, position, move) for move in _column_moves(game, position)
    )


def _column_moves(game: Game, position: Position) -> Iterator[Move]:
    for number, column in enumerate(position.columns):
        for index in range(column.hidden, len(column.cards)):
            yield from _moves_from(game, position, Spot(number, index), column.cards[index])


def _moves_from(game: Game, position: Position, spot: Spot, card: Card) -> Iterator[Move]:
    if _lift_refusal(game, position, spot) is None:
        for target in range(len(position.columns)):
            move = Move(card, target)
            if _land_refusal(game, position, spot, move) is None:
                yield move


def legal_moves(game: Game, position: Position) -> list[Action]:
    """Every legal move: by source column and card, then from open cells, dealing the reserve last."""
    moves: list[Action] = list(_column_moves(game, position))
    if game.reserve is Reserve.OPEN:
        for cell, card in enumerate(position.reserve):
            if card is not None:
                moves += _moves_from(game, position, Spot(None, cell), card)
    if refusal(game, position, DEAL) is None:
        moves.append(DEAL)
    return moves


def targets(game: Game, position: Position, card: Card) -> list[int]:
    """The indexes of the columns that take a card's block."""
    spot = find(position, card)
    return [move.column for move in _moves_from(game, position, spot, card)] if spot else []


def useful_moves(game: Game, position: Position) -> list[Action]:
    """The legal moves that count as moves left."""
    return [move for move in legal_moves(game, position) if counts(game, position, move)]


def move_left(game: Game, position: Position) -> bool:
    """Whether any legal move is left that counts."""
    return bool(useful_moves(game, position))


def counts(game: Game, position: Position, move: Action) -> bool:
    """Whether a legal move counts as a move left.

    Moving a whole column to an empty column changes nothing, except when it collects a run.
    """
    if isinstance(move, Deal) or position.columns[move.column].cards:
        return True
    for column in position.columns:
        if column.cards and column.cards[0] == move.card:
            return game.collects and uncovered_run(game, column) is not None
    return True


def play(game: Game, position: Position, move: Action) -> Outcome:
    """Make a move.

    Events come in this order: the block moved (or each card dealt), the flip in the column it left, then
    for each column that is checked the run collected and the flip under it.

    Raises:
        IllegalMove: The move is refused; its ``reason`` says why.
    """
    reason = refusal(game, position, move)
    if reason is not None:
        raise IllegalMove(reason)
    happened = _Happening(position)
    if isinstance(move, Deal):
        for column, card in enumerate(position.reserve):
            assert card is not None
            happened.add(Dealt(card, column))
        receiving = range(len(position.reserve))
    else:
        spot = find(position, move.card)
        assert spot is not None
        onto = position.columns[move.column].last
        happened.add(Moved(block(position, move.card), spot.column, spot.index, move.column, onto))
        if spot.column is not None:
            happened.flip(spot.column)
        receiving = range(move.column, move.column + 1)
    if game.collect is Collect.NEVER:
        _note_completed(game, position, happened)
    else:
        _collect_runs(game, happened, receiving)
    return Outcome(happened.position, tuple(happened.events))


def collect(game: Game, position: Position, column: int) -> Outcome:
    """Collect the uncovered complete run of one column, with the flip under it.

    The rules do this by themselves after a move; called alone it serves games recorded by programs in
    which collecting is a move of its own.

    Raises:
        ValueError: No complete run ends the column.
    """
    happened = _Happening(position)
    if not happened.collect(game, column):
        raise ValueError(f"no complete run ends column {column + 1}")
    return Outcome(happened.position, tuple(happened.events))


def won(game: Game, position: Position) -> bool:
    """Whether the game is won: all runs collected or, where they stay, nothing but complete runs."""
    if game.collects:
        return len(position.collected) == len(Suit)
    return not any(position.reserve) and all(
        not column.cards
        or (len(column.cards) == game.ranks and uncovered_run(game, column) is not None)
        for column in position.columns
    )


class _Happening:
    """A position and the events that have led to it so far."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.position = apply(self.position, event)

    def flip(self, column: int) -> None:
        pile = self.position.columns[column]
        if pile.cards and pile.hidden == len(pile.cards):
            self.add(Flipped(pile.cards[-1], column))

    def collect(self, game: Game, column: int) -> bool:
        suit = uncovered_run(game, self.position.columns[column])
        if suit is None:
            return False
        self.add(Collected(suit, column, game.ranks))
        self.flip(column)
        return True


def _collect_runs(game: Game, happened: _Happening, receiving: range) -> None:
    for column in receiving:
        happened.collect(game, column)
    if game.collect is Collect.UNCOVERED:
        # Not only after a collect: the move may have uncovered a run in the column it left.
        everywhere = range(len(happened.position.columns))
        while any(happened.collect(game, column) for column in everywhere):
            pass


def _note_completed(game: Game, before: Position, happened: _Happening) -> None:
    old = {suit for column in before.columns for suit, _ in complete_runs(game, column)}
    for number, column in enumerate(happened.position.columns):
        for suit, _ in complete_runs(game, column):
            if suit not in old:
                happened.add(Completed(suit, number))
