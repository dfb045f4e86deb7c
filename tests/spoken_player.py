"""A blind player who knows what is said, presses keys, and plays by a simple rule of thumb."""

from collections.abc import Callable

from scorpion_qt.rules import DEAL, Action, Board, Game, Move, Position
from scorpion_qt.text.board_reader import read_board
from scorpion_qt.text.visible_board import VisibleBoard

LONGEST = 150
"""Moves after which a player gives up."""


def choose(game: Game, board: VisibleBoard, seen: set[VisibleBoard]) -> Action | None:
    """Return the most promising new action: turn a card, complete a run, leave many moves."""
    # Face-down cards are any of the hidden ones, in any order; the rules just need some.
    position = board.position(game)
    found = [
        (_promise(game, position, after, move), str(move), move)
        for move in Board(game, position).legal_moves
        if VisibleBoard.of(Board(game, after := Board(game, position).play(move).position))
        not in seen
    ]
    return max(found)[2] if found else None


def _promise(game: Game, position: Position, after: Position, move: Action) -> float:
    promise = 20.0 * len(after.collected) + 0.5 * len(_known(game, position, after))
    if move == DEAL:
        return promise - 5
    spot = position.find(move.card)
    left = position.columns[spot.column]
    to_empty = not position.columns[move.column].cards
    if left.hidden and spot.index == left.hidden:
        promise += 10
    elif to_empty:
        promise -= 50 if spot.index == 0 else 3
    if spot.index == 0 and not to_empty:
        promise += 6
    return promise


def _known(game: Game, before: Position, after: Position) -> list[Action]:
    """Return the next moves, without those that depend on a card just turned."""
    seen = {card for column in before.columns for card in column.face_up}
    return [move for move in Board(game, after).legal_moves if move != DEAL and move.card in seen]


class SpokenPlayer:
    """Plays by ear and keyboard alone.

    Args:
        game: The game, which the player has chosen.
        press: Presses a key by its name, such as ``Return``, ``Up``, ``7`` or ``T``, and returns
            what is said after it.
    """

    def __init__(self, game: Game, press: Callable[[str], str]) -> None:
        self._game = game
        self._press = press
        self._seen: set[VisibleBoard] = set()
        self.moves = 0

    def look(self) -> VisibleBoard:
        """Ask to hear the table and return it."""
        return read_board(self._press("T"))

    def play(self) -> None:
        """Play until no move is left."""
        board = self.look()
        while self.moves < LONGEST:
            self._seen.add(board)
            move = choose(self._game, board, self._seen)
            if move is None:
                return
            self.make(board, move)
            self.moves += 1
            board = self.look()

    def make(self, board: VisibleBoard, move: Action) -> str:
        """Make a move by keys and return what is said."""
        if move == DEAL:
            return self._press("D")
        assert isinstance(move, Move)
        source = next(n for n, pile in enumerate(board.columns) if move.card in pile.face_up)
        pile = board.columns[source].face_up
        self._press(str(source + 1))
        for _ in range(len(pile) - 1 - pile.index(move.card)):
            self._press("Up")
        self._press("Return")
        self._press(str(move.column + 1))
        return self._press("Return")
