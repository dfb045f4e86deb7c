"""Lists of moves: those of a layout, a path, or a line that wins."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.memory import Ints, free, more_ints, new_ints


class MoveList:
    """A list of moves, each a card with everything on it to a column; its owner gives NONE its meaning.

    Args:
        room: The number of moves to allocate room for at first.
    """

    card: Ints
    column: Ints
    length: cython.int
    room: cython.longlong

    def __init__(self, room: int) -> None:
        self.card = new_ints(room)
        self.column = new_ints(room)
        self.length = 0
        self.room = room

    def __dealloc__(self):
        free(self.card)
        free(self.column)

    @cython.inline
    def add(self, card: cython.int, column: cython.int) -> cython.void:
        """Append a move, for which there must be room."""
        self.card[self.length] = card
        self.column[self.length] = column
        self.length += 1

    def reserve(self, moves: cython.longlong) -> cython.bint:
        """Make room for a total of `moves` moves; false without memory."""
        grown: Ints
        if moves <= self.room:
            return True
        grown = more_ints(self.card, self.room, 2 * moves)
        if grown is cython.NULL:
            return False
        self.card = grown
        grown = more_ints(self.column, self.room, 2 * moves)
        if grown is cython.NULL:
            return False
        self.column = grown
        self.room = 2 * moves
        return True

    def pairs(self) -> list:
        """Return the moves as pairs of card and column."""
        return [(self.card[i], self.column[i]) for i in range(self.length)]
