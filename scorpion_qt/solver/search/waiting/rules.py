"""The data of a search with waiting rules: the position, its nodes, the play of a node."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import COLLECTS
from scorpion_qt.solver.search.memory import Ints, Mask, Masks, free, new_ints, new_masks
from scorpion_qt.solver.search.move_list import MoveList
from scorpion_qt.solver.search.stop import StopFlag

# A node is a set of rules "event e may not happen before ...". It is stored as words from a base:
NEED = cython.declare(cython.int, 0)  # per event: all of these must come first
FIRST = cython.declare(cython.int, 64)  # per event: 1 + number of its first clause, 0 for none
PENDING = cython.declare(cython.int, 128)  # the events that have not happened at the start
LANDING = cython.declare(cython.int, 129)  # per reserve card: what it is dealt onto, OPEN or BOTTOM
KING_MOVES = cython.declare(cython.int, 132)  # how many moves of kings to empty columns are decided
KING_MOVE = cython.declare(cython.int, 133)  # in their order: king + 64 * label
CLOSED = cython.declare(cython.int, 137)  # whether these are all
CLAUSES = cython.declare(cython.int, 138)  # how many clauses follow
CLAUSE = cython.declare(cython.int, 139)  # each: which may come first, 1 + the next one's number
MOST_CLAUSES = cython.declare(cython.int, 256)
ROOM = cython.declare(cython.int, 651)  # CLAUSE + 2 * MOST_CLAUSES

# Labels of king moves: to column 0, 1 or 2 before the deal, to another column before it, after it.
ELSEWHERE = cython.declare(cython.int, 3)
AFTER = cython.declare(cython.int, 4)


class WaitingRules:
    """The state of a search over partial orders of moves.

    It assumes that complete runs leave as soon as they are uncovered and that the reserve may be dealt
    at any time.

    Args:
        stop: Ends the search from another thread.
        most_bytes: The memory limit of its nodes, in bytes.
    """

    # The position: a forest of columns.
    low: cython.int
    columns: cython.int
    below: Ints
    above: Ints
    bottom: Ints
    stock: Ints
    stocked: cython.int
    hidden: Mask
    inverted: Mask  # cards whose targets lie above them in their columns
    in_stock: Mask
    in_cells: Mask
    builds: Mask  # all builds of all suits
    start: Mask  # what has happened already
    goal: Mask  # what has to happen: all four suits collected, unless set otherwise
    held: Mask  # suits not collected before the deal, although complete and uncovered
    # The search.
    stop: StopFlag
    words: Masks
    capacity: cython.longlong
    most_words: cython.longlong
    used: cython.longlong
    at: Ints  # where the open nodes begin, the next one last
    at_capacity: cython.int
    open_nodes: cython.int
    wild: cython.bint
    exotic: cython.bint
    failed: cython.bint  # for lack of memory, or of a way to branch
    nodes: cython.longlong
    emptied_columns: cython.int  # from the last closure
    best: cython.int  # number of children of the best branching so far; -1 for none yet
    base: cython.longlong  # where its children begin
    trial: cython.longlong  # where the children of the current branching begin
    trial_count: cython.int
    stand: Ints  # reach test: the columns in which a card may stand
    # The play of a node.
    done: Mask
    dealt: cython.bint
    spot: Ints  # the card that each card lies on while it has not moved
    over: Ints  # the card that lies on each card while that has not moved
    head: Ints
    land: Ints
    line: MoveList  # its moves: a build with column NONE, the deal with card NONE

    def __init__(self, stop: StopFlag, most_bytes: int) -> None:
        self.stop = stop
        self.below = new_ints(64)
        self.above = new_ints(64)
        self.bottom = new_ints(16)
        self.stock = new_ints(4)
        self.stand = new_ints(64)
        self.spot = new_ints(64)
        self.over = new_ints(64)
        self.head = new_ints(16)
        self.land = new_ints(4)
        self.line = MoveList(128)
        self.capacity = 64 * ROOM
        self.words = new_masks(64 * ROOM)
        self.most_words = most_bytes // 8
        self.at_capacity = 256
        self.at = new_ints(256)
        self.goal = COLLECTS
        self.held = 0
        self.nodes = 0
        self.wild = False

    def __dealloc__(self):
        free(self.below)
        free(self.above)
        free(self.bottom)
        free(self.stock)
        free(self.stand)
        free(self.spot)
        free(self.over)
        free(self.head)
        free(self.land)
        free(self.words)
        free(self.at)
