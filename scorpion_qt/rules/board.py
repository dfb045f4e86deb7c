"""A board: a position of a game, and everything that can be asked about it.

:meth:`Board.refusal` alone decides what is allowed. The table, hints, the solver's replay, the check for
"no moves left" and the sentences that explain a refusal all ask it. :meth:`Board.play` describes what
happens as :mod:`events` and applies them, so the events are the change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from .cards import ACE, Card, Suit, make_deck
from .deals import DealNumber, deal
from .errors import IllegalMove, Refusal
from .events import Collected, Completed, Dealt, Event, Flipped, Moved, apply
from .games import Build, Collect, Empty, Game, Lift, Reserve, Timing
from .moves import DEAL, Action, Deal, Move
from .position import Position, Spot
from .runs import complete_runs, is_run, is_set, uncovered_run


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a move.

    Attributes:
        board: The new board.
        events: What happened, in order.
    """

    board: Board
    events: tuple[Event, ...]

    @property
    def position(self) -> Position:
        """The new position."""
        return self.board.position


@dataclass(frozen=True)
class Board:
    """A position of a game, as a value: what is asked about it is computed once, its hash too.

    Attributes:
        game: The rules.
        position: What lies where.
    """

    game: Game
    position: Position

    @classmethod
    def deal(cls, game: Game, number: DealNumber) -> Board:
        """Return the board of a fresh deal."""
        return cls(game, deal(game, number))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash((self.game, self.position))

    # Where cards are

    def find(self, card: Card) -> Spot | None:
        """Return where a card lies, or None if it has been collected."""
        return self.position.find(card)

    def block(self, card: Card) -> tuple[Card, ...]:
        """Return a card and everything that lies on it; nothing if it has been collected."""
        return self.position.block(card)

    @property
    def visible(self) -> Iterator[Card]:
        """The cards on the table that a player sees, columns first."""
        for column in self.position.columns:
            yield from column.face_up
        if self.game.reserve is Reserve.OPEN:
            yield from (card for card in self.position.reserve if card)

    @property
    def hidden(self) -> Iterator[Card]:
        """The face-down cards: those in columns, then an undealt reserve."""
        for column in self.position.columns:
            yield from column.cards[: column.hidden]
        if self.game.reserve is Reserve.STOCK:
            yield from (card for card in self.position.reserve if card)

    # What is allowed

    @cached_property
    def legal_moves(self) -> tuple[Action, ...]:
        """Every legal move, by source column and card, then from open cells, with dealing the reserve last."""
        moves: list[Action] = [*self._column_moves()]
        if self.game.reserve is Reserve.OPEN:
            for cell, card in enumerate(self.position.reserve):
                if card is not None:
                    moves += self._moves_from(Spot(None, cell), card)
        if self.refusal(DEAL) is None:
            moves.append(DEAL)
        return tuple(moves)

    @cached_property
    def useful_moves(self) -> tuple[Action, ...]:
        """The legal moves that count as moves left."""
        return tuple(move for move in self.legal_moves if self.counts(move))

    def counts(self, move: Action) -> bool:
        """Return whether a legal move counts as a move left.

        Moving a whole column to an empty column changes nothing, except when it collects a run.
        """
        if isinstance(move, Deal) or self.position.columns[move.column].cards:
            return True
        for column in self.position.columns:
            if column.cards and column.cards[0] == move.card:
                return self.game.collects and uncovered_run(self.game, column) is not None
        return True

    def refusal(self, move: Action) -> Refusal | None:
        """Return the first reason why a move is not allowed, or None when it is legal."""
        if isinstance(move, Deal):
            if self.game.reserve is not Reserve.STOCK or not self.position.reserve:
                return Refusal.NO_RESERVE
            return None if self._is_reserve_open else Refusal.RESERVE_NOT_YET
        spot = self.find(move.card)
        if spot is None or not 0 <= move.column < len(self.position.columns):
            return Refusal.NOT_ON_TABLE
        return self._lift_refusal(spot) or self._land_refusal(spot, move)

    def lift_refusal(self, card: Card) -> Refusal | None:
        """Return why a card's block cannot be lifted at all, or None."""
        spot = self.find(card)
        return Refusal.NOT_ON_TABLE if spot is None else self._lift_refusal(spot)

    def targets(self, card: Card) -> list[int]:
        """Return the indexes of the columns that accept the block of a card."""
        spot = self.find(card)
        return [move.column for move in self._moves_from(spot, card)] if spot else []

    @cached_property
    def _is_reserve_open(self) -> bool:
        """Whether the reserve may be used now."""
        return self.game.timing is Timing.ANY_TIME or not any(
            self.counts(move) for move in self._column_moves()
        )

    def _lift_refusal(self, spot: Spot) -> Refusal | None:
        if spot.column is None:
            if self.game.reserve is Reserve.STOCK:
                return Refusal.FACE_DOWN
            return None if self._is_reserve_open else Refusal.RESERVE_NOT_YET
        column = self.position.columns[spot.column]
        if spot.index < column.hidden:
            return Refusal.FACE_DOWN
        cards = column.cards[spot.index :]
        if self.game.lift is Lift.RUN_OR_SET and not (is_run(cards) or is_set(cards)):
            return Refusal.NOT_RUN_OR_SET
        return None

    def _land_refusal(self, spot: Spot, move: Move) -> Refusal | None:
        if spot.column == move.column:
            return Refusal.OWN_COLUMN
        game, card, onto = self.game, move.card, self.position.columns[move.column].last
        if onto is None:
            fits = game.empty is Empty.ANY or card.rank == game.ranks
            return None if fits else Refusal.KING_ONLY
        if game.build is Build.CURDS and card.rank == onto.rank:
            return None
        if onto.rank == ACE and game.build is not Build.CURDS:
            return Refusal.NOTHING_ON_ACE
        if card.rank != onto.rank - 1:
            return Refusal.WRONG_RANK
        fits = game.build is Build.ANY_SUIT or card.suit == onto.suit
        return None if fits else Refusal.WRONG_SUIT

    def _column_moves(self) -> Iterator[Move]:
        for number, column in enumerate(self.position.columns):
            for index in range(column.hidden, len(column.cards)):
                yield from self._moves_from(Spot(number, index), column.cards[index])

    def _moves_from(self, spot: Spot, card: Card) -> Iterator[Move]:
        if self._lift_refusal(spot) is None:
            for target in range(len(self.position.columns)):
                move = Move(card, target)
                if self._land_refusal(spot, move) is None:
                    yield move

    # What a move does

    def play(self, move: Action) -> Outcome:
        """Make a move and return what happened.

        Events come in this order: the block moved (or each card dealt), the flip in the column it left,
        then for each column that is checked the run collected and the flip under it.

        Raises:
            IllegalMove: The move is refused; its ``refusal`` says why.
        """
        refusal = self.refusal(move)
        if refusal is not None:
            raise IllegalMove(refusal)
        changing = _Changing(self)
        if isinstance(move, Deal):
            for column, card in enumerate(self.position.reserve):
                assert card is not None
                changing.add(Dealt(card, column))
            receiving = range(len(self.position.reserve))
        else:
            spot = self.find(move.card)
            assert spot is not None
            onto = self.position.columns[move.column].last
            block = self.block(move.card)
            changing.add(Moved(block, spot.column, spot.index, move.column, onto))
            if spot.column is not None:
                changing.flip(spot.column)
            receiving = range(move.column, move.column + 1)
        if self.game.collect is Collect.NEVER:
            changing.note_completed()
        else:
            changing.collect_runs(receiving)
        return changing.outcome

    def collect(self, column: int) -> Outcome:
        """Collect the uncovered complete run of one column, with the flip under it.

        A move does this automatically. Calling it alone serves games recorded by programs in which
        collecting is a separate move.

        Raises:
            ValueError: No complete run ends the column.
        """
        changing = _Changing(self)
        if not changing.collect(column):
            raise ValueError(f"no complete run ends column {column + 1}")
        return changing.outcome

    # Won, stuck, sound

    @cached_property
    def is_won(self) -> bool:
        """Whether the game is won: all runs collected or, where they stay, nothing but complete runs."""
        game, position = self.game, self.position
        if game.collects:
            return len(position.collected) == len(Suit)
        return not any(position.reserve) and all(
            not column.cards
            or (len(column.cards) == game.ranks and uncovered_run(game, column) is not None)
            for column in position.columns
        )

    @property
    def is_stuck(self) -> bool:
        """Whether the game is not won and no legal move that counts is left, the reserve included."""
        return not self.is_won and not self.useful_moves

    def problems(self) -> list[str]:
        """Return everything that keeps the position from being one of the game; nothing if it is sound.

        Used wherever a position comes from outside, and by the tests after every action.
        """
        return [*self._wrong_shape(), *self._wrong_cards()]

    def _wrong_shape(self) -> Iterator[str]:
        game, position = self.game, self.position
        if len(position.columns) != len(game.columns):
            yield f"{len(position.columns)} columns instead of {len(game.columns)}"
        for number, column in enumerate(position.columns, start=1):
            if not 0 <= column.hidden <= len(column.cards):
                yield f"column {number} cannot have {column.hidden} face-down cards"
            elif column.cards and column.hidden == len(column.cards):
                yield f"the last card of column {number} is face-down"
        count = len(position.reserve)
        if game.reserve is Reserve.STOCK:
            if count not in (0, game.reserve_cards) or None in position.reserve:
                yield f"the reserve has to hold {game.reserve_cards} cards or none"
        elif count != game.reserve_cards:
            yield f"the reserve has {count} cells instead of {game.reserve_cards}"
        if position.collected and not game.collects:
            yield "complete runs stay on the table in this game"

    def _wrong_cards(self) -> Iterator[str]:
        game, position = self.game, self.position
        cards = [card for column in position.columns for card in column.cards]
        cards += [card for card in position.reserve if card]
        cards += [
            Card(rank, suit) for suit in position.collected for rank in range(ACE, game.ranks + 1)
        ]
        deck = make_deck(game.ranks)
        missing = [str(card) for card in deck if card not in cards]
        doubled = sorted({str(card) for card in cards if cards.count(card) > 1})
        foreign = sorted({str(card) for card in cards if card not in deck})
        for what, names in (
            ("missing", missing),
            ("there more than once", doubled),
            ("not of this deck", foreign),
        ):
            if names:
                yield f"{what}: {' '.join(names)}"


class _Changing:
    """A board being changed, and the events that have changed it so far."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._game = board.game
        self._position = board.position
        self._events: list[Event] = []

    @property
    def outcome(self) -> Outcome:
        return Outcome(replace(self._board, position=self._position), tuple(self._events))

    def add(self, event: Event) -> None:
        self._events.append(event)
        self._position = apply(self._position, event)

    def flip(self, column: int) -> None:
        pile = self._position.columns[column]
        if pile.cards and pile.hidden == len(pile.cards):
            self.add(Flipped(pile.cards[-1], column))

    def collect(self, column: int) -> bool:
        suit = uncovered_run(self._game, self._position.columns[column])
        if suit is None:
            return False
        self.add(Collected(suit, column, self._game.ranks))
        self.flip(column)
        return True

    def collect_runs(self, receiving: range) -> None:
        for column in receiving:
            self.collect(column)
        if self._game.collect is Collect.UNCOVERED:
            # Not only after a collect: the move may have uncovered a run in the column it left.
            everywhere = range(len(self._position.columns))
            while any(self.collect(column) for column in everywhere):
                pass

    def note_completed(self) -> None:
        game, before = self._game, self._board.position
        old = {suit for column in before.columns for suit, _ in complete_runs(game, column)}
        for number, column in enumerate(self._position.columns):
            for suit, _ in complete_runs(game, column):
                if suit not in old:
                    self.add(Completed(suit, number))
