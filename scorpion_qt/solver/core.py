# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The searches, on plain numbers: a Cython pure-Python module that also runs uncompiled.

It is one long file because Cython compiles a module at a time, and a call between modules would need
the interpreter; its parts follow each other as modules would:

1. codes and memory        how cards, events and sets are numbers
2. `Table`                 layouts of any game of the family: moves, play, exact keys
3. `WaitingRules`          root closure and waiting-rules search: built by suit, kings to empty columns
4. `LayoutSearch`          depth first over layouts, under the real rules of any game
5. `Beam`                  narrow beam with restarts: finds wins, proves nothing
6. `PlayOuts`              random moves, to tell how hard a deal is

``docs/solver.md`` explains the method. Compiled, the searches run without the interpreter lock in
malloc'ed memory; uncompiled, the same statements run on lists. So that both do exactly the same:

* sets of cards or events are 64-bit masks; ``~`` only ever appears under an ``&``;
* no index is negative; arrays are addressed as base + offset in one block, never through a pointer
  into it, so that a block may move when it grows;
* nothing recurses, and nothing is global but constants.
"""

try:
    import cython
except ImportError:  # Cython compiles this file; it is not needed to run it
    from scorpion_qt.solver import uncompiled as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import calloc, free, realloc
    from cython.cimports.libc.string import memcpy, memmove, memset

COMPILED = cython.compiled

# ---------------------------------------------------------------- 1. codes and memory
#
# A card is suit * 16 + rank code; the king's code is 12, the ace's 12 - (ranks - 1): 0 in a full deck.
# The numbers that are no cards name the other events of a suit-built game, so that one 64-bit mask is
# a set of events:
#   card x, not a king   x has been built on its target, the card x + 1
#   king k               k has left its place: moved to an empty column, or collected
#   king + 1             the suit has been collected
#   14                   the reserve has been dealt
#   63                   "no card", which as an event has always happened

Mask = cython.typedef(cython.ulonglong)
Masks = cython.typedef(cython.pointer(cython.ulonglong))
Ints = cython.typedef(cython.pointer(cython.int))
Bytes = cython.typedef(cython.pointer(cython.uchar))

KING = cython.declare(cython.int, 12)
DEAL = cython.declare(cython.int, 14)
NONE = cython.declare(cython.int, 63)
OPEN = cython.declare(cython.int, 62)  # a landing that is not decided
BOTTOM = cython.declare(cython.int, 61)  # a landing on an empty column

ONE = cython.declare(cython.ulonglong, 1)
KINGS = cython.declare(cython.ulonglong, 0x1000_1000_1000_1000)
COLLECTS = cython.declare(cython.ulonglong, 0x2000_2000_2000_2000)
DEAL_BIT = cython.declare(cython.ulonglong, 0x4000)
ALL = cython.declare(cython.ulonglong, 0xFFFF_FFFF_FFFF_FFFF)
ALWAYS = cython.declare(cython.ulonglong, 0x8000_0000_0000_0000)

LOST = cython.declare(cython.int, 0)
WON = cython.declare(cython.int, 1)
UNKNOWN = cython.declare(cython.int, 2)
VERDICTS = ("lost", "won", "unknown")

# An isolated bit's position: the multiplication sends the 64 bits to 64 places of the table.
SPREAD = cython.declare(cython.ulonglong, 0x03F7_9D71_B4CB_0A89)
PLACE = cython.declare(cython.int[64])


@cython.cfunc
def _fill_places():
    """Fill the table of `lowest`; the products must wrap, so this is not for Python's integers."""
    event: cython.int
    for event in range(64):
        PLACE[((ONE << event) * SPREAD) >> 58] = event


if cython.compiled:
    _fill_places()


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def lowest(mask: Mask) -> cython.int:
    """The smallest member of a set that is not empty."""
    if cython.compiled:
        return PLACE[((mask & -mask) * SPREAD) >> 58]
    else:
        return (mask & -mask).bit_length() - 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def member(mask: Mask, event: cython.int) -> cython.bint:
    """Whether an event is in a set."""
    return (mask >> event) & 1


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def is_king(card: cython.int) -> cython.bint:
    """Whether a card is a king; "no card" is none."""
    return card & 15 == 12


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def leaving(bottom: cython.int) -> cython.int:
    """The event that empties a column by its bottom card; "no card" has always left."""
    return bottom + 1 if bottom & 15 == 12 else bottom


@cython.cfunc
def new_masks(count: cython.longlong) -> Masks:
    """An array of zero words."""
    if cython.compiled:
        return cython.cast(Masks, calloc(count, cython.sizeof(cython.ulonglong)))
    else:
        return [0] * count


@cython.cfunc
def new_ints(count: cython.longlong) -> Ints:
    """An array of zeros."""
    if cython.compiled:
        return cython.cast(Ints, calloc(count, cython.sizeof(cython.int)))
    else:
        return [0] * count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def more_ints(array: Ints, count: cython.longlong, wanted: cython.longlong) -> Ints:
    """The array, moved if need be, with `wanted` places instead of `count`; NULL without memory."""
    if cython.compiled:
        return cython.cast(Ints, realloc(array, wanted * cython.sizeof(cython.int)))
    else:
        array.extend([0] * (wanted - count))
        return array


@cython.cfunc
def new_bytes(count: cython.longlong) -> Bytes:
    """An array of zero bytes."""
    if cython.compiled:
        return cython.cast(Bytes, calloc(count, 1))
    else:
        return bytearray(count)


@cython.final
@cython.cclass
class StopFlag:
    """Stops searches from another thread; one flag may serve several. A plain C field, read without the lock."""

    _stopped: cython.volatile[cython.int]

    def __init__(self) -> None:
        self._stopped = 0

    def stop(self) -> None:
        """Let every search that has this flag end within a few milliseconds, with "unknown"."""
        self._stopped = 1

    @property
    def stopped(self) -> bool:
        """Whether :meth:`stop` has been called."""
        return self._stopped != 0


# ---------------------------------------------------------------- 2. layouts
#
# A state is a block of 224 bytes, so that a search keeps as many as it needs in one array.
BELOW = cython.declare(cython.int, 0)  # per card: the card it lies on, NONE at the bottom
ABOVE = cython.declare(cython.int, 64)  # per card: the card that lies on it, or NONE
WHERE = cython.declare(cython.int, 128)  # per card: one of the four below
HEAD = cython.declare(cython.int, 192)  # per column: its bottom card, or NONE
TAIL = cython.declare(cython.int, 208)  # per column: its last card, or NONE
STATE = cython.declare(cython.int, 224)

UP = cython.declare(cython.int, 0)  # face-up in a column
DOWN = cython.declare(cython.int, 1)  # face-down in a column
ASIDE = cython.declare(cython.int, 2)  # in the reserve
GONE = cython.declare(cython.int, 3)  # collected, or not in this deck

KEY = cython.declare(cython.int, 6)  # words of a key
MOST_COLUMNS = cython.declare(cython.int, 16)
MOST_STOCK = cython.declare(cython.int, 3)
MOST_MOVES = cython.declare(cython.int, 1024)

BY_SUIT = cython.declare(cython.int, 0)
BY_RANK = cython.declare(cython.int, 1)
BY_CURDS = cython.declare(cython.int, 2)
RECEIVING = cython.declare(cython.int, 0)
UNCOVERED = cython.declare(cython.int, 1)
NEVER = cython.declare(cython.int, 2)


@cython.final
@cython.cclass
class Table:
    """The rules of one game, on states in one array.

    Args:
        ranks: Ranks of a suit.
        columns: Number of columns, at most 13.
        build: 0 by suit, 1 by rank, 2 Curds and Whey (which lifts only runs and sets).
        any_on_empty: Whether an empty column takes any card.
        collect: 0 in the receiving column, 1 wherever uncovered, 2 never.
        when_stuck: Whether the reserve waits until no other move is left.
        cells: Whether the reserve is open cells, not a stock.
    """

    low: cython.int
    columns: cython.int
    build: cython.int
    any_on_empty: cython.bint
    collect: cython.int
    eager: cython.bint  # after the deal, collect whatever is uncovered: a relaxation of "receiving"
    when_stuck: cython.bint
    cells: cython.bint
    stocked: cython.int  # how many cards of the reserve are dealt, onto as many columns
    stock: Ints
    states: Bytes
    capacity: cython.longlong
    home: Ints  # scratch: column of each card
    key: Masks
    move_card: Ints
    move_column: Ints
    move_count: cython.int
    undealt: cython.bint  # of the state whose moves were last listed

    def __init__(
        self,
        ranks: int,
        columns: int,
        build: int,
        any_on_empty: bool,
        collect: int,
        when_stuck: bool,
        cells: bool,
    ) -> None:
        self.low = 13 - ranks
        self.columns = columns
        self.build = build
        self.any_on_empty = any_on_empty
        self.collect = collect
        self.eager = False
        self.when_stuck = when_stuck
        self.cells = cells
        self.stocked = 0
        self.stock = new_ints(16)
        self.home = new_ints(64)
        self.key = new_masks(KEY)
        self.move_card = new_ints(MOST_MOVES)
        self.move_column = new_ints(MOST_MOVES)
        self.capacity = 16
        self.states = new_bytes(16 * STATE)

    def __dealloc__(self):
        free(self.stock)
        free(self.home)
        free(self.key)
        free(self.move_card)
        free(self.move_column)
        free(self.states)

    def put(self, columns: list, reserve: list) -> None:
        """Lay out state 0.

        Args:
            columns: For each column its cards, bottom first, and how many of them are face-down.
            reserve: The cards of the reserve, a stock in dealing order; 3 at most.

        Raises:
            ValueError: There are more columns or cards than the core has room for.
        """
        place: cython.int
        number: cython.int
        card: cython.int
        under: cython.int
        if len(columns) != self.columns or len(reserve) > MOST_STOCK or self.columns > MOST_COLUMNS:
            raise ValueError("there is no room in the core for such a position")
        for place in range(64):
            self.states[BELOW + place] = NONE
            self.states[ABOVE + place] = NONE
            self.states[WHERE + place] = GONE
        for number in range(16):
            self.states[HEAD + number] = NONE
            self.states[TAIL + number] = NONE
        for number, (cards, hidden) in enumerate(columns):
            under = NONE
            for place, card in enumerate(cards):
                self.states[BELOW + card] = under
                self.states[WHERE + card] = DOWN if place < hidden else UP
                if under == NONE:
                    self.states[HEAD + number] = card
                else:
                    self.states[ABOVE + under] = card
                under = card
            self.states[TAIL + number] = under
        self.stocked = 0
        for card in reserve:
            self.states[WHERE + card] = ASIDE
            if not self.cells:
                self.stock[self.stocked] = card
                self.stocked += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def reserve_space(self, count: cython.longlong) -> cython.bint:
        """Make room for so many states; false when there is no memory."""
        if count <= self.capacity:
            return True
        if cython.compiled:
            moved: Bytes = cython.cast(Bytes, realloc(self.states, 2 * count * STATE))
            if moved is cython.NULL:
                return False
            self.states = moved
        else:
            self.states.extend(bytes(2 * count * STATE - len(self.states)))
        self.capacity = 2 * count
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy(self, target: cython.longlong, source: cython.longlong) -> cython.void:
        """Copy a state, given by their places in the array."""
        if cython.compiled:
            memcpy(self.states + target, self.states + source, STATE)
        else:
            self.states[target : target + STATE] = self.states[source : source + STATE]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_undealt(self, at: cython.longlong) -> cython.bint:
        """Whether a stock waits to be dealt."""
        return self.stocked != 0 and self.states[at + WHERE + self.stock[0]] == ASIDE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def kind(self, column: cython.int) -> cython.int:
        """A number that columns share when exchanging them changes nothing; `undealt` says whether any do."""
        return column if self.undealt and column < self.stocked else 15

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def liftable(self, at: cython.longlong, card: cython.int) -> cython.bint:
        """Whether a face-up card of a column can be lifted with all that lies on it."""
        run: cython.bint = True
        same: cython.bint = True
        over: cython.int = self.states[at + ABOVE + card]
        if self.build != BY_CURDS:
            return True
        while over != NONE and (run or same):
            run = run and over == card - 1
            same = same and over & 15 == card & 15
            card = over
            over = self.states[at + ABOVE + card]
        return run or same

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ends_in_run(self, at: cython.longlong, column: cython.int) -> cython.int:
        """The king of the complete face-up run that ends a column, or NONE."""
        card: cython.int = self.states[at + TAIL + column]
        if card == NONE or card & 15 != self.low:
            return NONE
        while card & 15 != KING:
            if self.states[at + BELOW + card] != card + 1:
                return NONE
            card += 1
        return card if self.states[at + WHERE + card] == UP else NONE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def offer(
        self, at: cython.longlong, card: cython.int, column: cython.int, source: cython.int
    ) -> cython.bint:
        """Add a move onto a column where the card fits, if the card lies in `source` and can be lifted.

        A whole column goes to an empty one only if that collects a run or brings it to another kind.
        Returns whether the move is one for which a waiting reserve waits.
        """
        counts: cython.bint = True
        home: cython.int
        if self.states[at + WHERE + card] != source:
            return False
        if source == UP:
            home = self.home[card]
            if home == column or not self.liftable(at, card):
                return False
            if self.states[at + BELOW + card] == NONE and self.states[at + TAIL + column] == NONE:
                counts = self.collect != NEVER and self.ends_in_run(at, home) == card
                if not counts and self.kind(home) == self.kind(column):
                    return False
        self.move_card[self.move_count] = card
        self.move_column[self.move_count] = column
        self.move_count += 1
        return counts

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def moves(self, at: cython.longlong) -> cython.int:
        """List the moves of a state in `move_card` and `move_column`, dealing as card NONE; their number.

        Of empty columns that are alike only one is used.
        """
        column: cython.int
        card: cython.int
        tail: cython.int
        suit: cython.int
        source: cython.int
        kinds: cython.int
        waited_for: cython.int = 0
        self.undealt = self.is_undealt(at)
        self.move_count = 0
        for column in range(self.columns):
            card = self.states[at + HEAD + column]
            while card != NONE:
                self.home[card] = column
                card = self.states[at + ABOVE + card]
        for source in range(UP, GONE, 2):  # on the table, then in cells
            if source == ASIDE and (not self.cells or (self.when_stuck and waited_for)):
                break
            kinds = 0
            for column in range(self.columns):
                tail = self.states[at + TAIL + column]
                if tail == NONE:
                    if kinds >> self.kind(column) & 1:
                        continue
                    kinds |= 1 << self.kind(column)
                    for suit in range(0, 64, 16):
                        for card in range(
                            suit + (self.low if self.any_on_empty else KING), suit + 13
                        ):
                            waited_for += self.offer(at, card, column, source)
                    continue
                if tail & 15 > self.low:
                    if self.build == BY_RANK:
                        for card in range((tail & 15) - 1, 64, 16):
                            waited_for += self.offer(at, card, column, source)
                    else:
                        waited_for += self.offer(at, tail - 1, column, source)
                if self.build == BY_CURDS:
                    for card in range(tail & 15, 64, 16):
                        waited_for += self.offer(at, card, column, source)
        if self.undealt and not (self.when_stuck and waited_for):
            self.move_card[self.move_count] = NONE
            self.move_column[self.move_count] = NONE
            self.move_count += 1
        return self.move_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def place(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.void:
        """Put a block, headed by a card that lies nowhere, on a column."""
        s: Bytes = self.states
        tail: cython.int = s[at + TAIL + column]
        s[at + BELOW + card] = tail
        s[at + WHERE + card] = UP
        if tail == NONE:
            s[at + HEAD + column] = card
        else:
            s[at + ABOVE + tail] = card
        while s[at + ABOVE + card] != NONE:
            card = s[at + ABOVE + card]
        s[at + TAIL + column] = card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def detach(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.void:
        """End a column under one of its cards, and turn the new last card up."""
        s: Bytes = self.states
        under: cython.int = s[at + BELOW + card]
        s[at + TAIL + column] = under
        if under == NONE:
            s[at + HEAD + column] = NONE
        else:
            s[at + ABOVE + under] = NONE
            s[at + WHERE + under] = UP
        s[at + BELOW + card] = NONE

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def collect_from(self, at: cython.longlong, column: cython.int) -> cython.bint:
        """Collect the complete run that ends a column, if there is one."""
        s: Bytes = self.states
        card: cython.int = self.ends_in_run(at, column)
        if card == NONE:
            return False
        self.detach(at, card, column)
        while card != NONE:
            s[at + WHERE + card] = GONE
            s[at + BELOW + card] = NONE
            column = s[at + ABOVE + card]
            s[at + ABOVE + card] = NONE
            card = column
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.void:
        """Make a legal move in place."""
        s: Bytes = self.states
        bottom: cython.int = card
        first: cython.int = column
        last: cython.int = column
        collected: cython.bint = False
        if card == NONE:
            first = 0
            last = self.stocked - 1
            for column in range(self.stocked):
                self.place(at, self.stock[column], column)
        else:
            if s[at + WHERE + card] == UP:
                while s[at + BELOW + bottom] != NONE:
                    bottom = s[at + BELOW + bottom]
                for column in range(self.columns):
                    if s[at + HEAD + column] == bottom:
                        break
                self.detach(at, card, column)
            self.place(at, card, last)
        if self.collect == NEVER:
            return
        for column in range(first, last + 1):
            self.collect_from(at, column)
        collected = self.collect == UNCOVERED or (self.eager and not self.is_undealt(at))
        while collected:
            collected = False
            for column in range(self.columns):
                if self.collect_from(at, column):
                    collected = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def won(self, at: cython.longlong) -> cython.bint:
        """Whether the game is won."""
        column: cython.int
        card: cython.int
        suit: cython.int
        king: cython.int
        for suit in range(0, 64, 16):
            for card in range(suit + self.low, suit + 13):
                if self.states[at + WHERE + card] == GONE:
                    continue
                if self.collect != NEVER or self.states[at + WHERE + card] != UP:
                    return False
        for column in range(self.columns):
            king = self.ends_in_run(at, column)
            if king != self.states[at + HEAD + column]:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_key(self, at: cython.longlong) -> cython.void:
        """Write the exact key of a state to `key`: equal for states that differ by alike columns only.

        Per card seven bits: what it lies on (or which kind of column it heads, or that it is set aside
        or gone), and whether it is face-down. The first word is never 0.
        """
        s: Bytes = self.states
        word: Mask
        column: cython.int
        card: cython.int
        suit: cython.int
        code: cython.int
        filled: cython.int = 0
        at_word: cython.int = 0
        word = 0
        undealt: cython.bint = self.is_undealt(at)
        for suit in range(0, 64, 16):
            for card in range(suit, suit + 13):
                code = s[at + BELOW + card]
                if s[at + WHERE + card] >= ASIDE:
                    code = 59 + s[at + WHERE + card]
                elif code == NONE and undealt:
                    for column in range(self.stocked):
                        if s[at + HEAD + column] == card:
                            code = 13 + column % 3 + 16 * (column // 3)
                word = word << 7 | (code << 1 | (s[at + WHERE + card] == DOWN))
                filled += 1
                if filled == 9:
                    self.key[at_word] = word
                    at_word += 1
                    filled = 0
                    word = 0
        self.key[at_word] = word

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def mixed_key(self) -> Mask:
        """A hash of `key`."""
        mixed: Mask = 0
        word: cython.int
        for word in range(KEY):
            mixed = ((mixed ^ self.key[word]) * SPREAD) & ALL
            mixed ^= mixed >> 32
        mixed = (mixed * SPREAD) & ALL
        return mixed ^ (mixed >> 32)


# ---------------------------------------------------------------- 3. waiting rules
#
# A node is a set of rules "event e may not happen before ...". It is kept as words from a base:
NEED = cython.declare(cython.int, 0)  # per event: all of these must come first
FIRST = cython.declare(cython.int, 64)  # per event: 1 + number of its first clause, 0 for none
PENDING = cython.declare(cython.int, 128)  # the events that have not happened at the start
LANDING = cython.declare(cython.int, 129)  # per reserve card: what it is dealt onto, OPEN or BOTTOM
KING_MOVES = cython.declare(cython.int, 132)  # how many moves of kings to empty columns are decided
KING_MOVE = cython.declare(cython.int, 133)  # in their order: king + 64 * label
CLOSED = cython.declare(cython.int, 137)  # whether those are all
CLAUSES = cython.declare(cython.int, 138)  # how many clauses follow
CLAUSE = cython.declare(
    cython.int, 139
)  # clauses: a mask of which one must come first, 1 + next clause
MOST_CLAUSES = cython.declare(cython.int, 256)
ROOM = cython.declare(cython.int, 651)  # CLAUSE + 2 * MOST_CLAUSES

# Labels of king moves: to column 0, 1 or 2 before the deal, to another column before it, after it.
ELSEWHERE = cython.declare(cython.int, 3)
AFTER = cython.declare(cython.int, 4)


@cython.final
@cython.cclass
class WaitingRules:
    """Search over partial orders of moves, for games built by suit with kings to empty columns.

    It assumes that complete runs leave as soon as they are uncovered and that the reserve may be dealt
    at any time. `goal` is the set of events to be reached; all four collected suits, if not set.
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
    in_stock: Mask
    in_cells: Mask
    builds: Mask  # all builds of all suits
    start: Mask  # what has happened already
    goal: Mask
    held: Mask  # suits that are not collected before the deal, though complete and uncovered
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
    failed: cython.bint  # for want of memory, or of a way to branch
    nodes: cython.longlong
    closures: cython.longlong
    emptied_columns: cython.int  # by the last closure
    best: cython.int  # the branching with the fewest children so far: how many; -1 for none yet
    base: cython.longlong  # where its children begin
    trial: cython.longlong  # where the children of the branching that is tried begin
    trial_count: cython.int
    stand: Ints  # reach test: the columns in which a card may stand
    # The play of a node.
    done: Mask
    dealt: cython.bint
    spot: Ints  # what each card lies on while it has not moved
    over: Ints  # what lies on each card while that has not moved
    head: Ints
    land: Ints
    line_card: Ints
    line_column: Ints
    line_length: cython.int

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
        self.line_card = new_ints(128)
        self.line_column = new_ints(128)
        self.line_length = 0
        self.capacity = 64 * ROOM
        self.words = new_masks(64 * ROOM)
        self.most_words = most_bytes // 8
        self.at_capacity = 256
        self.at = new_ints(256)
        self.goal = COLLECTS
        self.held = 0
        self.nodes = 0
        self.closures = 0
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
        free(self.line_card)
        free(self.line_column)
        free(self.words)
        free(self.at)

    # ---- the position and its rules

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def load(self, table: Table, at: cython.longlong) -> cython.void:
        """Take a state of a table as the start."""
        card: cython.int
        suit: cython.int
        column: cython.int
        where: cython.int
        rank: cython.int
        self.low = table.low
        self.columns = table.columns
        self.hidden = 0
        self.in_stock = 0
        self.in_cells = 0
        self.builds = 0
        self.start = ALWAYS
        self.stocked = 0
        for column in range(table.columns):
            self.bottom[column] = table.states[at + HEAD + column]
        for card in range(64):
            self.below[card] = table.states[at + BELOW + card]
            self.above[card] = table.states[at + ABOVE + card]
        for suit in range(0, 64, 16):
            self.builds |= ((ONE << KING) - (ONE << self.low)) << suit
            for rank in range(self.low, 13):
                card = suit + rank
                where = table.states[at + WHERE + card]
                if where == DOWN:
                    self.hidden |= ONE << card
                elif where == GONE:
                    self.start |= ONE << card
                elif where == ASIDE:
                    if table.cells:
                        self.in_cells |= ONE << card
                    else:
                        self.in_stock |= ONE << card
                elif (
                    rank != KING
                    and self.below[card] == card + 1
                    and table.states[at + WHERE + card + 1] == UP
                ):
                    self.start |= ONE << card
            if table.states[at + WHERE + suit + KING] == GONE:
                self.start |= ONE << (suit + KING + 1)
        if self.in_stock:
            self.stocked = table.stocked
            for column in range(self.stocked):
                self.stock[column] = table.stock[column]
        else:
            self.start |= DEAL_BIT

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_root(self, n: cython.longlong) -> cython.void:
        """Write the node of the rules that every play of the position obeys."""
        w: Masks = self.words
        event: cython.int
        card: cython.int
        suit: cython.int
        todo: Mask
        either: Mask
        if cython.compiled:
            memset(w + n, 0, CLAUSE * 8)
        else:
            w[n : n + CLAUSE] = [0] * CLAUSE
        for event in range(3):
            w[n + LANDING + event] = OPEN
        todo = (self.builds | KINGS | COLLECTS | DEAL_BIT) & ~self.start
        for suit in range(0, 64, 16):
            card = suit + KING
            if self.below[card] == NONE and not member(self.in_stock | self.in_cells, card):
                todo &= ~(ONE << card)
            if member(self.start, card + 1):
                continue
            w[n + NEED + card + 1] = (self.builds & (ONE << card) - (ONE << suit)) | (
                ONE << self.above[suit + self.low]
            )
            if member(self.hidden, card):
                w[n + NEED + card + 1] |= ONE << self.above[card]
            if self.in_stock >> suit & 0x1FFF or (self.stocked and member(self.held, card + 1)):
                w[n + NEED + card + 1] |= DEAL_BIT
        w[n + PENDING] = todo
        todo &= self.builds | KINGS
        while todo:
            card = lowest(todo)
            todo &= todo - 1
            if member(self.hidden, card):
                w[n + NEED + card] |= ONE << self.above[card]
            if member(self.in_stock, card):
                w[n + NEED + card] |= DEAL_BIT
            if is_king(card):
                continue
            # The target must be uncovered, and on the table.
            if member(self.in_stock, card + 1):
                w[n + NEED + card] |= DEAL_BIT
            elif member(self.in_cells, card + 1):
                w[n + NEED + card] |= ONE << (card + 1)
            else:
                w[n + NEED + card] |= ONE << self.above[card + 1]
            # If the target lies on the card, something between them must have left.
            either = 0
            event = card + 1
            while event != NONE and event != card:
                if not member(self.start, event):
                    either |= ONE << event
                event = self.below[event]
            if event == card:
                self.add_clause(n, card, either)

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def value(self, at: cython.longlong) -> cython.int:
        """A word that is no mask."""
        return self.words[at]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def alias(self, n: cython.longlong, event: cython.int) -> cython.int:
        """A build that the deal itself makes, by what is decided to land on what, is the deal."""
        number: cython.int
        if is_king(event):
            return event
        for number in range(self.stocked):
            if self.stock[number] == event and self.value(n + LANDING + number) == event + 1:
                return DEAL
        return event

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_clause(self, n: cython.longlong, event: cython.int, either: Mask) -> cython.bint:
        """An event waits for at least one of others."""
        w: Masks = self.words
        count: cython.longlong = w[n + CLAUSES]
        event = self.alias(n, event)
        if w[n + NEED + event] & either:
            return True
        if not either & (either - 1):
            w[n + NEED + event] |= either
            return True
        if count == MOST_CLAUSES:
            self.failed = True
            return False
        w[n + CLAUSE + 2 * count] = either
        w[n + CLAUSE + 2 * count + 1] = w[n + FIRST + event]
        w[n + FIRST + event] = count + 1
        w[n + CLAUSES] = count + 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_need(self, n: cython.longlong, event: cython.int, before: Mask) -> cython.void:
        """An event waits for all of others; for a king, both ways in which it can leave."""
        if is_king(event):
            self.words[n + NEED + event + 1] |= before
        self.words[n + NEED + self.alias(n, event)] |= before

    @cython.cfunc
    @cython.inline
    @cython.nogil
    @cython.exceptval(check=False)
    def allowed(self, n: cython.longlong, event: cython.int, done: Mask) -> cython.bint:
        """Whether the rules of a node let an event happen."""
        clause: cython.longlong
        if self.words[n + NEED + event] & ~done:
            return False
        clause = self.words[n + FIRST + event]
        while clause:
            if not self.words[n + CLAUSE + 2 * clause - 2] & done:
                return False
            clause = self.words[n + CLAUSE + 2 * clause - 1]
        return True

    # ---- the dead test

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def emptied(
        self, n: cython.longlong, label: cython.int, done: Mask, kings: cython.int
    ) -> cython.int:
        """How many columns with a label have been emptied so far, by the first `kings` king moves too."""
        count: cython.int = 0
        column: cython.int
        move: cython.int
        for column in range(self.columns):
            if label == AFTER or column == label or (label == ELSEWHERE and column >= ELSEWHERE):
                count += member(done, leaving(self.bottom[column]))
        for column in range(kings):
            move = self.words[n + KING_MOVE + column]
            if label == AFTER or move >> 6 == label:
                count += member(done, (move & 63) + 1)
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def room_for_king(
        self, n: cython.longlong, label: cython.int, done: Mask, kings: cython.int
    ) -> cython.bint:
        """Whether a column is free for the next king move, when the first `kings` have been made."""
        free_columns: cython.int
        number: cython.int
        if label == AFTER or self.wild:
            free_columns = self.emptied(n, AFTER, done, kings) - kings
            if label == AFTER:
                if not done & DEAL_BIT:
                    return False
                for number in range(self.stocked):
                    if self.value(n + LANDING + number) == BOTTOM:
                        free_columns -= not member(done, leaving(self.stock[number]))
        else:
            free_columns = self.emptied(n, label, done, kings)
            for number in range(kings):
                free_columns -= self.value(n + KING_MOVE + number) >> 6 == label
        return free_columns > 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def closure(self, n: cython.longlong, with_deal: cython.bint) -> Mask:
        """Every event that could happen when only the rules and the number of empty columns count.

        Optimistic forward chaining; all conditions are monotone, so the order does not matter.
        """
        w: Masks = self.words
        done: Mask = self.start
        todo: Mask = w[n + PENDING]
        rest: Mask
        late: Mask = 0  # suits of kings that must move before they are collected
        event: cython.int
        label: cython.int
        move: cython.int
        kings: cython.int = 0
        king_moves: cython.int = w[n + KING_MOVES]
        before_deal: cython.int = 0
        any_king: cython.bint = False
        changed: cython.bint = True
        self.closures += 1
        if not with_deal:
            todo &= ~DEAL_BIT
        for event in range(king_moves):
            move = w[n + KING_MOVE + event]
            before_deal += move >> 6 != AFTER
            late |= ONE << ((move & 63) + 1)
        while changed:
            changed = False
            rest = todo & ~KINGS
            while rest:
                event = lowest(rest)
                rest &= rest - 1
                if not self.allowed(n, event, done):
                    continue
                if event == DEAL:
                    if kings < before_deal:
                        continue
                elif event & 15 == 13:
                    if member(late, event):
                        continue
                    done |= ONE << (event - 1)
                    todo &= ~(ONE << (event - 1))
                done |= ONE << event
                todo &= ~(ONE << event)
                changed = True
            while kings < king_moves:
                move = w[n + KING_MOVE + kings]
                event = move & 63
                label = move >> 6
                if not self.allowed(n, event, done) or not self.room_for_king(
                    n, label, done, kings
                ):
                    break
                kings += 1
                late &= ~(ONE << (event + 1))
                done |= ONE << event
                todo &= ~(ONE << event)
                changed = True
            if kings == king_moves and not w[n + CLOSED]:
                if not any_king and todo & KINGS:
                    any_king = self.emptied(n, AFTER, done, kings) > kings
                if any_king:
                    rest = todo & KINGS
                    while rest:
                        event = lowest(rest)
                        rest &= rest - 1
                        if self.allowed(n, event, done):
                            done |= ONE << event
                            todo &= ~(ONE << event)
                            changed = True
        self.emptied_columns = self.emptied(n, AFTER, done, kings)
        return done

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def landings_reachable(self, n: cython.longlong) -> cython.bint:
        """Whether every card chosen to be dealt onto could stand in that column by then.

        Least fixpoint of "the columns in which a card may stand before the deal", as bit masks.
        """
        w: Masks = self.words
        before: Mask
        must: Mask
        rest: Mask
        more: Mask
        card: cython.int
        suit: cython.int
        column: cython.int
        number: cython.int
        columns: cython.int
        move: cython.int
        changed: cython.bint = False
        if not self.stocked or (self.exotic and not self.wild):
            return True
        for number in range(self.stocked):
            changed = changed or self.value(n + LANDING + number) < BOTTOM
        if not changed:
            return True
        before = self.closure(n, False)
        must = w[n + NEED + DEAL]  # what is forced to happen before the deal
        more = 0
        while more != must:
            more = must
            rest = must
            while rest:
                must |= w[n + NEED + lowest(rest)]
                rest &= rest - 1
        for card in range(64):
            self.stand[card] = 0
        for column in range(self.columns):
            card = self.bottom[column]
            if card != NONE and not member(must, card):
                self.stand[card] = 1 << column
        columns = (1 << self.columns) - 1
        if self.wild:
            columns = 0
            for column in range(self.columns):
                card = self.bottom[column]
                if is_king(card) or member(before, card):
                    columns |= 1 << column
        for card in range(KING, 64, 16):
            if member(self.in_stock, card):
                continue
            if self.below[card] == NONE:
                if not self.wild or member(self.start, card):
                    continue
            elif not member(before, card):
                continue
            self.stand[card] |= columns
            for number in range(self.value(n + KING_MOVES)):
                move = w[n + KING_MOVE + number]
                if move & 63 != card:
                    continue
                if move >> 6 == AFTER:
                    self.stand[card] = 0
                elif not self.wild:
                    self.stand[card] = columns & ~7 if move >> 6 == ELSEWHERE else 1 << (move >> 6)
        changed = True
        while changed:
            changed = False
            for suit in range(0, 64, 16):
                for card in range(suit + self.low, suit + 13):
                    columns = self.stand[card]
                    if not is_king(card) and member(before, card):
                        columns |= self.stand[card + 1]
                    if not member(must | self.start, card):
                        columns |= self.stand[self.below[card]]
                    if columns != self.stand[card]:
                        self.stand[card] = columns
                        changed = True
        for number in range(self.stocked):
            card = w[n + LANDING + number]
            if card < BOTTOM and not self.stand[card] >> number & 1:
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def alive(self, n: cython.longlong) -> cython.bint:
        """Whether nothing refutes a node."""
        return self.closure(n, True) & self.goal == self.goal and self.landings_reachable(n)

    # ---- the play of a node

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def under(self, card: cython.int) -> cython.int:
        """The card on which a card lies now, or NONE."""
        if member(self.done, card):
            return NONE if is_king(card) else card + 1
        return self.spot[card]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def last_on(self, card: cython.int) -> cython.int:
        """The last card of the column part that begins with a card."""
        while True:
            if card & 15 > self.low and member(self.done, card - 1):
                card -= 1
            elif member(self.done, self.over[card]):
                return card
            else:
                card = self.over[card]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def first_under(self, card: cython.int) -> cython.int:
        """The card that heads the column in which a card lies now."""
        under: cython.int = self.under(card)
        while under != NONE:
            card = under
            under = self.under(card)
        return card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def collect_runs(self) -> cython.void:
        """Collect what is complete and uncovered, until nothing changes."""
        suit: cython.int
        king: cython.int
        column: cython.int
        links: Mask
        changed: cython.bint = True
        while changed:
            changed = False
            for suit in range(0, 64, 16):
                king = suit + KING
                links = self.builds & ((ONE << king) - (ONE << suit))
                if member(self.done, king + 1) or self.done & links != links:
                    continue
                if not member(self.done, self.over[suit + self.low]):
                    continue
                if not self.dealt and member(self.in_stock | self.held >> 1, king):
                    continue
                self.done |= ONE << king | ONE << (king + 1)
                for column in range(self.columns):
                    if self.head[column] == king:
                        self.head[column] = NONE
                changed = True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def landing_stands(self, n: cython.longlong, number: cython.int) -> cython.bint:
        """Whether the card on which a reserve card is to land ends that column now."""
        column: cython.int
        card: cython.int = self.words[n + LANDING + number]
        head: cython.int = self.head[number]
        empty: cython.int = 0
        wanted: cython.int = 0
        if card == OPEN:
            return True
        if self.wild and (head == NONE or is_king(head)):
            if card == BOTTOM:
                for column in range(self.columns):
                    empty += self.head[column] == NONE
                for column in range(self.stocked):
                    wanted += self.value(n + LANDING + column) == BOTTOM
                return empty >= wanted
            if member(self.done, (card | 15) - 2):
                return False
            head = self.first_under(card)
            return is_king(head) and self.last_on(head) == card
        if card == BOTTOM:
            return head == NONE
        return head != NONE and self.last_on(head) == card

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def early_kings_moved(self, n: cython.longlong) -> cython.bint:
        """Whether all king moves that belong before the deal have been made."""
        number: cython.int
        move: cython.int
        for number in range(self.value(n + KING_MOVES)):
            move = self.words[n + KING_MOVE + number]
            if move >> 6 != AFTER and not member(self.done, move & 63):
                return False
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rename_landings(self, n: cython.longlong) -> cython.bint:
        """In wild mode: exchange king-headed and empty columns so that the decided landings come true."""
        number: cython.int
        other: cython.int
        column: cython.int
        card: cython.int
        empty: cython.int = 0
        wanted: cython.int
        taken: cython.bint
        for column in range(self.columns):
            empty += self.head[column] == NONE
        for number in range(self.stocked):
            card = self.words[n + LANDING + number]
            if card != OPEN:
                self.land[number] = card
        for number in range(self.stocked):
            if self.value(n + LANDING + number) != OPEN or self.land[number] == BOTTOM:
                continue
            taken = False
            for other in range(self.stocked):
                if self.value(n + LANDING + other) != OPEN:
                    taken = taken or self.land[other] == self.land[number]
            column = -1
            while taken:  # its column was given away: take another king-headed or empty one
                column += 1
                if column == self.columns:
                    return False
                card = self.head[column]
                if card != NONE and not is_king(card):
                    continue
                card = BOTTOM if card == NONE else self.last_on(card)
                taken = False
                wanted = 0
                for other in range(self.stocked):
                    if other != number:
                        taken = taken or (card != BOTTOM and self.land[other] == card)
                        wanted += self.land[other] == BOTTOM
                if card == BOTTOM:
                    taken = empty <= wanted
                if not taken:
                    self.land[number] = card
        wanted = 0
        for number in range(self.stocked):
            wanted += self.land[number] == BOTTOM
        return wanted <= empty

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def try_deal(self, n: cython.longlong) -> cython.bint:
        """Deal, if the node allows it now."""
        number: cython.int
        column: cython.int
        place: cython.int
        card: cython.int
        if self.dealt or not self.allowed(n, DEAL, self.done) or not self.early_kings_moved(n):
            return False
        for number in range(self.stocked):
            if not self.landing_stands(n, number):
                return False
        for number in range(self.stocked):
            card = self.head[number]
            self.land[number] = BOTTOM if card == NONE else self.last_on(card)
        if self.wild and not self.rename_landings(n):
            return False
        self.dealt = True
        self.done |= DEAL_BIT
        self.record(NONE, NONE)
        for number in range(self.stocked):
            card = self.stock[number]
            if self.land[number] != BOTTOM:
                self.spot[card] = self.land[number]
                self.over[self.land[number]] = card
                if self.land[number] == card + 1 and not is_king(card):
                    self.done |= ONE << card
                continue
            place = number
            if (
                self.head[place] != NONE
            ):  # in wild mode: an empty column that no other landing needs
                for column in range(self.columns):
                    if self.head[column] == NONE and (
                        column >= self.stocked or self.land[column] != BOTTOM
                    ):
                        place = column
            if self.head[place] != NONE:
                for column in range(self.columns):
                    if self.head[column] == NONE:
                        place = column
            self.head[place] = card
        self.collect_runs()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def record(self, card: cython.int, column: cython.int) -> cython.void:
        """Note a move of the play: a build with column NONE, the deal with card NONE."""
        self.line_card[self.line_length] = card
        self.line_column[self.line_length] = column
        self.line_length += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_build(self, n: cython.longlong) -> cython.bint:
        """Make the first build that the rules and the layout allow."""
        rest: Mask = self.words[n + PENDING] & self.builds & ~self.done
        card: cython.int
        under: cython.int
        column: cython.int
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if not self.allowed(n, card, self.done) or not member(self.done, self.over[card + 1]):
                continue
            under = card + 1
            while under != NONE and under != card:
                under = self.under(under)
            if under == card:
                continue
            self.done |= ONE << card
            for column in range(self.columns):
                if self.head[column] == card:
                    self.head[column] = NONE
            self.record(card, NONE)
            self.collect_runs()
            return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_king(self, n: cython.longlong) -> cython.bint:
        """Make the next decided king move or, if no more are decided, one as a guess."""
        w: Masks = self.words
        kings: cython.int = w[n + KING_MOVES]
        number: cython.int = 0
        column: cython.int
        label: cython.int
        card: cython.int
        king: cython.int = NONE
        rest: Mask
        free_column: cython.int = NONE
        while number < kings and member(self.done, w[n + KING_MOVE + number] & 63):
            number += 1
        if number < kings:
            label = w[n + KING_MOVE + number] >> 6
            card = w[n + KING_MOVE + number] & 63
            if self.allowed(n, card, self.done) and (label == AFTER) == self.dealt:
                for column in range(self.columns - 1, -1, -1):
                    if self.head[column] != NONE:
                        continue
                    if (
                        label == AFTER
                        or self.wild
                        or label == column
                        or (label == ELSEWHERE and column >= ELSEWHERE)
                    ):
                        free_column = column
                if free_column != NONE:
                    king = card
        elif not w[n + CLOSED]:
            for column in range(0 if self.dealt or self.wild else 3, self.columns):
                if self.head[column] == NONE:
                    free_column = column
            rest = w[n + PENDING] & KINGS & ~self.done
            while rest and free_column != NONE and king == NONE:
                card = lowest(rest)
                rest &= rest - 1
                if self.allowed(n, card, self.done):
                    king = card
                    for column in range(self.columns):
                        if self.head[column] == card:
                            king = NONE
        if king == NONE:
            return False
        self.head[free_column] = king
        self.done |= ONE << king
        self.record(king, free_column)
        self.collect_runs()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play(self, n: cython.longlong) -> cython.bint:
        """Play greedily what a node allows, dealing as late as possible; whether the goal is reached.

        Every such play is legal, so reaching the goal is a win; the line is left in the record.
        """
        card: cython.int
        self.done = self.start
        self.dealt = self.stocked == 0
        self.line_length = 0
        for card in range(64):
            self.spot[card] = self.below[card]
            self.over[card] = self.above[card]
        for card in range(self.columns):
            self.head[card] = self.bottom[card]
        for card in range(self.stocked):
            self.land[card] = OPEN
        self.collect_runs()
        while self.done & self.goal != self.goal:
            if not self.play_build(n) and not self.play_king(n) and not self.try_deal(n):
                return False
        return True

    # ---- the search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def child(self) -> cython.longlong:
        """Begin a child of the node at word 0: a copy of it, after all nodes. -1 without memory."""
        n: cython.longlong = self.used
        size: cython.longlong = CLAUSE + 2 * self.words[CLAUSES]
        if n + ROOM > self.capacity and not self.grow():
            return -1
        if cython.compiled:
            memcpy(self.words + n, self.words, size * 8)
        else:
            self.words[n : n + size] = self.words[:size]
        return n

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def grow(self) -> cython.bint:
        """Double the memory for nodes, up to the limit."""
        if 2 * self.capacity > self.most_words:
            self.failed = True
            return False
        if cython.compiled:
            words: Masks = cython.cast(Masks, realloc(self.words, 2 * self.capacity * 8))
            if words is cython.NULL:
                self.failed = True
                return False
            self.words = words
        else:
            self.words.extend([0] * self.capacity)
        self.capacity *= 2
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def size(self, n: cython.longlong) -> cython.longlong:
        """How many words a node takes."""
        return CLAUSE + 2 * self.words[n + CLAUSES]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def keep(self, n: cython.longlong) -> cython.void:
        """Keep a child of the branching that is tried, unless it is refuted."""
        if self.alive(n):
            self.used = n + self.size(n)
            self.trial_count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin_branching(self) -> cython.void:
        """The children that follow belong to another branching."""
        self.trial = self.used
        self.trial_count = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def end_branching(self) -> cython.void:
        """Of this branching and the best so far, keep that with fewer children."""
        if self.best < 0 or self.trial_count < self.best:
            if cython.compiled:
                memmove(
                    self.words + self.base, self.words + self.trial, (self.used - self.trial) * 8
                )
            else:
                self.words[self.base : self.base + self.used - self.trial] = self.words[
                    self.trial : self.used
                ]
            self.used = self.base + self.used - self.trial
            self.best = self.trial_count
        else:
            self.used = self.trial

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def settled(self) -> cython.bint:
        """Whether no further branching can be better than the best."""
        return 0 <= self.best <= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def split(self, events: Mask, others: Mask) -> cython.bint:
        """Make children, disjoint and complete, for "some event comes after some of the others".

        One per event: it waits for one of the others, and every smaller event comes before all others.
        """
        n: cython.longlong
        event: cython.int
        rest: Mask = events
        later: Mask
        while rest and others:
            event = lowest(rest)
            rest &= rest - 1
            n = self.child()
            if n < 0:
                return False
            self.add_clause(n, event, others)
            later = others if events & ((ONE << event) - 1) else 0
            while later:
                self.add_need(n, lowest(later), events & ((ONE << event) - 1))
                later &= later - 1
            self.keep(n)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def landing_open(self, card: cython.int) -> cython.bint:
        """Whether a card of the reserve lies where it happened to land, not where it was to."""
        number: cython.int
        for number in range(self.stocked):
            if self.stock[number] == card and self.value(LANDING + number) == OPEN:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def branch_on_cycles(self) -> cython.bint:
        """A build is allowed but its target lies on the card itself: x, x + 1, ... x is a circle.

        Its builds T were made before any card O of it left its first place; in no legal play are all
        of T made before the first of O. So some t in T waits for one of O.
        """
        rest: Mask = self.words[PENDING] & self.builds & ~self.done
        made: Mask
        first: Mask
        card: cython.int
        z: cython.int
        skip: cython.bint
        while rest and not self.settled():
            card = lowest(rest)
            rest &= rest - 1
            if not self.allowed(0, card, self.done) or not member(self.done, self.over[card + 1]):
                continue
            made = ONE << self.alias(0, card)
            first = 0
            skip = False
            z = card + 1
            while z != card:
                if not member(self.done, z):
                    first |= ONE << z
                    skip = skip or self.landing_open(z)
                elif not member(self.start, z):
                    made |= ONE << self.alias(0, z)
                    skip = skip or (self.spot[z] == z + 1 and self.landing_open(z))
                z = self.under(z)
                if z == NONE:  # cannot be: a build onto another column would have been made
                    self.failed = True
                    return False
            if skip:
                continue
            self.begin_branching()
            self.split(made, first)
            self.end_branching()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def branch_on_deal_columns(self) -> cython.bint:
        """The deal is allowed, but a card that is to be dealt onto stands in another column, or is gone."""
        number: cython.int
        card: cython.int
        z: cython.int
        under: cython.int
        move: cython.int
        n: cython.longlong
        made: Mask
        first: Mask
        rest: Mask
        skip: cython.bint
        decided: cython.bint
        if self.dealt or not self.allowed(0, DEAL, self.done) or not self.early_kings_moved(0):
            return True
        for number in range(self.stocked):
            card = self.words[LANDING + number]
            if card >= BOTTOM or self.landing_stands(0, number) or self.settled():
                continue
            made = 0
            first = 0
            skip = False
            if member(self.done, (card | 15) - 2):
                made = self.builds & (((ONE << 13) - 1) << (card & 48)) & ~self.start
                made |= ONE << self.above[(card & 48) + self.low] & ~ALWAYS
            else:
                z = card
                while z != NONE:
                    under = self.under(z)
                    if member(self.done, z) and not is_king(z):
                        if not member(self.start, z):
                            made |= ONE << z
                    elif under == NONE:
                        decided = False
                        for move in range(self.value(KING_MOVES)):
                            decided = decided or self.value(KING_MOVE + move) & 63 == z
                        if member(self.done, z) and not decided:
                            made |= ONE << z
                            skip = not self.wild
                        first |= ONE << leaving(z)
                        if self.wild and is_king(z) and self.head[number] != NONE:
                            first |= ONE << self.head[number]
                    else:
                        first |= ONE << z
                    z = under
            if skip:
                continue
            self.begin_branching()
            rest = made
            while rest:
                z = lowest(rest)
                rest &= rest - 1
                n = self.child()
                if n < 0:
                    return False
                self.add_need(n, z, DEAL_BIT)
                self.words[n + NEED + DEAL] |= made & ((ONE << z) - 1)
                self.keep(n)
            if first:
                n = self.child()
                if n < 0:
                    return False
                self.add_clause(n, DEAL, first)
                self.words[n + NEED + DEAL] |= made
                self.keep(n)
            self.end_branching()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def branch_on_kings(self) -> cython.bint:
        """Which king moves to an empty column next, and when; or no more do."""
        w: Masks
        n: cython.longlong
        rest: Mask = self.words[PENDING] & KINGS
        kings: cython.int = self.words[KING_MOVES]
        king: cython.int
        label: cython.int
        move: cython.int
        late: cython.bint = self.stocked == 0
        decided: cython.bint
        if self.words[CLOSED] or self.settled():
            return True
        if kings:
            late = late or self.value(KING_MOVE + kings - 1) >> 6 == AFTER
        self.begin_branching()
        while rest:
            king = lowest(rest)
            rest &= rest - 1
            decided = False
            for move in range(kings):
                decided = decided or self.value(KING_MOVE + move) & 63 == king
            if decided:
                continue
            label = ELSEWHERE if self.wild else 0
            if late or member(self.in_stock, king):
                label = AFTER
            while label <= AFTER:
                n = self.child()
                if n < 0:
                    return False
                w = self.words
                w[n + KING_MOVE + kings] = king + 64 * label
                w[n + KING_MOVES] = kings + 1
                if (
                    label < self.stocked
                    and not self.wild
                    and self.value(n + LANDING + label) == BOTTOM
                ):
                    w[n + NEED + DEAL] |= ONE << (king + 1)
                self.keep(n)
                label += 1
        n = self.child()
        if n < 0:
            return False
        self.words[n + CLOSED] = 1
        self.keep(n)
        self.end_branching()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decide_landing(
        self, n: cython.longlong, number: cython.int, landing: cython.int
    ) -> cython.bint:
        """Add the rules that follow from what a reserve card lands on; false if it cannot."""
        w: Masks = self.words
        card: cython.int = self.stock[number]
        head: cython.int = self.bottom[number]
        column: cython.int
        move: cython.int
        clause: cython.longlong
        some: Mask = 0
        w[n + LANDING + number] = landing
        if landing == BOTTOM:
            if not self.wild:
                w[n + NEED + DEAL] |= ONE << leaving(head)
            else:
                for column in range(self.columns):
                    some |= ONE << leaving(self.bottom[column])
                if not some & ALWAYS:
                    self.add_clause(n, DEAL, some)
                if not is_king(head):
                    w[n + NEED + DEAL] |= ONE << head
            for column in range(self.value(n + KING_MOVES)):
                move = w[n + KING_MOVE + column]
                if move & 63 == card:
                    return False
                if move >> 6 == number and not self.wild:
                    w[n + NEED + DEAL] |= ONE << ((move & 63) + 1)
            if is_king(card):
                w[n + PENDING] &= ~(ONE << card)
            return True
        w[n + NEED + DEAL] |= ONE << self.above[landing]
        if landing == card + 1 and not is_king(
            card
        ):  # the deal makes the build: it takes over its rules
            w[n + NEED + DEAL] |= w[n + NEED + card] & ~DEAL_BIT
            clause = w[n + FIRST + card]
            while clause:
                self.add_clause(n, DEAL, w[n + CLAUSE + 2 * clause - 2])
                clause = w[n + CLAUSE + 2 * clause - 1]
        elif landing & 15 == self.low:
            w[n + NEED + (landing | 15) - 2] |= ONE << card
        else:
            w[n + NEED + landing - 1] |= DEAL_BIT | ONE << card
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def branch_on_landings(self) -> cython.bint:
        """On which card a card of the reserve lands."""
        n: cython.longlong
        before: Mask
        number: cython.int
        other: cython.int
        suit: cython.int
        card: cython.int
        empty: cython.int
        possible: cython.bint
        if not self.stocked or self.settled():
            return True
        before = self.closure(0, False)
        empty = self.emptied_columns
        for number in range(self.stocked):
            if self.value(LANDING + number) != OPEN or self.settled():
                continue
            self.begin_branching()
            card = self.bottom[number]
            possible = member(before, leaving(card))
            if self.wild:
                possible = empty > 0 and (is_king(card) or member(before, card))
            if possible:
                n = self.child()
                if n < 0:
                    return False
                if self.decide_landing(n, number, BOTTOM):
                    self.keep(n)
            for suit in range(0, 64, 16):
                if member(self.start, suit + KING + 1):
                    continue
                for card in range(suit + self.low, suit + 13):
                    possible = member(before, self.above[card]) and not member(self.in_stock, card)
                    if card & 15 != self.low and member(self.start, card - 1):
                        possible = False
                    for other in range(self.stocked):
                        possible = possible and self.value(LANDING + other) != card
                    if not possible:
                        continue
                    n = self.child()
                    if n < 0:
                        return False
                    if self.decide_landing(n, number, card):
                        self.keep(n)
            self.end_branching()
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def expand(self) -> cython.bint:
        """Replace the next open node by its children; false when its play has reached the goal."""
        n: cython.longlong
        size: cython.longlong
        self.open_nodes -= 1
        n = self.at[self.open_nodes]
        size = self.size(n)
        if cython.compiled:
            memcpy(self.words, self.words + n, size * 8)
        else:
            self.words[:size] = self.words[n : n + size]
        self.base = n
        self.used = n
        self.best = -1
        self.nodes += 1
        if self.play(0):
            return False
        self.branch_on_cycles()
        self.branch_on_deal_columns()
        self.branch_on_kings()
        self.branch_on_landings()
        if self.best < 0:
            self.failed = True
            return True
        n = self.base
        for _ in range(self.best):
            if not self.push(n):
                return True
            n += self.size(n)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def push(self, n: cython.longlong) -> cython.bint:
        """Add a node to the open ones."""
        grown: Ints
        if self.open_nodes == self.at_capacity:
            grown = more_ints(self.at, self.at_capacity, 2 * self.at_capacity)
            if grown is cython.NULL:
                self.failed = True
                return False
            self.at = grown
            self.at_capacity *= 2
        self.at[self.open_nodes] = n
        self.open_nodes += 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin(self, wild: cython.bint) -> cython.bint:
        """Start a search from the loaded position; false when its root is refuted."""
        number: cython.int
        king_at_bottom: cython.bint = False
        self.wild = wild
        self.exotic = False
        self.failed = False
        self.open_nodes = 0
        self.used = ROOM
        self.make_root(ROOM)
        self.used += self.size(ROOM)
        if self.closure(ROOM, True) & self.goal != self.goal:
            return False
        if self.stocked:
            # Not modelled: before the deal, a king that heads a column moving to another one.
            self.closure(ROOM, False)
            for number in range(self.columns):
                king_at_bottom = king_at_bottom or is_king(self.bottom[number])
            self.exotic = self.emptied_columns >= (1 if king_at_bottom else 2)
        self.push(ROOM)
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def run(self, most_nodes: cython.longlong) -> cython.int:
        """Search on until there is a verdict or so many nodes have been looked at in all."""
        while self.open_nodes:
            if self.nodes >= most_nodes or self.stop._stopped or self.failed:
                return UNKNOWN
            if not self.expand():
                return WON
        return UNKNOWN if self.failed else LOST

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def begin_emptying(self) -> cython.bint:
        """Start a search for `goal`, the leaving of a column's bottom card, by builds only."""
        self.wild = False
        self.exotic = False
        self.failed = False
        self.open_nodes = 0
        self.used = ROOM
        self.make_root(ROOM)
        self.words[ROOM + CLOSED] = 1
        self.used += self.size(ROOM)
        if not self.alive(ROOM):
            return False
        return self.push(ROOM)

    # ---- for callers in Python

    def solve(self, table: Table, wild: bool, most_nodes: int) -> int:
        """Search from state 0 of a table.

        Args:
            table: The position.
            wild: Whether to search the relaxation in which, until the deal, king-headed and empty
                columns may change places: its losses are losses, its wins have to be replayed.
            most_nodes: When to give up.

        Returns:
            0 lost, 1 won (see :meth:`line`), 2 unknown.
        """
        verdict: cython.int = LOST
        in_wild: cython.bint = wild
        limit: cython.longlong = most_nodes
        self.nodes = 0
        with cython.nogil:
            self.load(table, 0)
            if self.begin(in_wild):
                verdict = self.run(limit)
        return verdict

    def line(self) -> list:
        """The moves of the win: pairs of card (NONE deals) and column (NONE where the card builds)."""
        return [(self.line_card[i], self.line_column[i]) for i in range(self.line_length)]

    @property
    def looked_at(self) -> int:
        """How many nodes the last search looked at."""
        return self.nodes

    @property
    def is_exotic(self) -> bool:
        """Whether the last search, if not wild, may have missed wins."""
        return self.exotic

    def reachable(self, table: Table, with_deal: bool, closed: bool) -> int:
        """The root closure of state 0: the mask of all events that could ever happen.

        Args:
            table: The position.
            with_deal: Whether the reserve may be dealt.
            closed: Whether no king may move to an empty column.
        """
        self.wild = False
        self.held = 0
        self.load(table, 0)
        self.make_root(ROOM)
        self.words[ROOM + CLOSED] = 1 if closed else 0
        return self.closure(ROOM, with_deal)


# ---------------------------------------------------------------- 4. layouts, depth first

NO_ORACLE = cython.declare(cython.int, 0)
WAITING = cython.declare(cython.int, 1)
EMPTYING = cython.declare(cython.int, 2)
LAST_TURN = cython.declare(cython.int, 3)
DEAR = cython.declare(cython.int, 10)  # layouts that a node of waiting rules counts for in a limit


@cython.final
@cython.cclass
class LayoutSearch:
    """Depth-first search over the layouts of any game, under its real rules.

    Each layout is looked at once, by its exact key. An oracle may refute it, or win it by a line that
    is replayed here under the real rules:

    0. none;
    1. the waiting rules, for games built by suit with kings to empty columns;
    2. whether any column can ever be emptied, for games built by suit with any card to empty columns.
    """

    table: Table
    rules: WaitingRules
    stop: StopFlag
    oracle: cython.int
    nodes: cython.longlong
    most_nodes: cython.longlong
    patience: cython.longlong  # nodes for one question to the oracle
    failed: cython.bint
    depth: cython.int
    deepest: cython.int  # levels there is room for
    first: Ints  # per level: where its moves begin in the list,
    taken: Ints  # and which was taken; the moves end where those of the next level begin
    card: Ints
    column: Ints
    listed: cython.longlong  # room in the list
    line_card: Ints
    line_column: Ints
    line_length: cython.int
    line_room: cython.int
    keys: Masks
    slots: cython.longlong
    seen: cython.longlong
    most_slots: cython.longlong
    most_bytes_of_path: cython.longlong

    def __init__(self, table: Table, stop: StopFlag, oracle: int, most_bytes: int) -> None:
        self.table = table
        self.stop = stop
        self.oracle = oracle
        self.rules = WaitingRules(stop, most_bytes // 4)
        # Of the memory half goes to the keys, a quarter to the path and a quarter to the oracle's nodes.
        self.deepest = 64
        self.first = new_ints(self.deepest + 1)
        self.taken = new_ints(self.deepest + 1)
        self.listed = 4 * MOST_MOVES
        self.card = new_ints(self.listed)
        self.column = new_ints(self.listed)
        self.line_card = new_ints(256)
        self.line_column = new_ints(256)
        self.line_length = 0
        self.line_room = 256
        self.table.eager = oracle == EMPTYING and table.collect == RECEIVING
        self.slots = 1 << 10
        self.most_slots = most_bytes // 2 // (8 * KEY)
        self.most_bytes_of_path = most_bytes // 4
        self.keys = new_masks(self.slots * KEY)
        self.seen = 0
        self.nodes = 0
        self.failed = False

    def __dealloc__(self):
        free(self.first)
        free(self.taken)
        free(self.card)
        free(self.column)
        free(self.line_card)
        free(self.line_column)
        free(self.keys)

    # ---- the layouts seen

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_new(self, at: cython.longlong) -> cython.bint:
        """Enter the key of a state; false if it was there."""
        slot: cython.longlong
        word: cython.int
        if 2 * self.seen >= self.slots and not self.enlarge():
            return False
        self.table.make_key(at)
        slot = self.slot_of_key()
        if self.keys[slot]:
            return False
        for word in range(KEY):
            self.keys[slot + word] = self.table.key[word]
        self.seen += 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def slot_of_key(self) -> cython.longlong:
        """Where the table's key is, or where it is to go."""
        slot: cython.longlong = self.table.mixed_key() & (self.slots - 1)
        word: cython.int = 0
        while self.keys[slot * KEY]:
            word = 0
            while word < KEY and self.keys[slot * KEY + word] == self.table.key[word]:
                word += 1
            if word == KEY:
                break
            slot = (slot + 1) & (self.slots - 1)
        return slot * KEY

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def enlarge(self) -> cython.bint:
        """Double the room for keys, up to the limit."""
        old: Masks = self.keys
        slot: cython.longlong
        new: cython.longlong
        word: cython.int
        if 2 * self.slots > self.most_slots:
            self.failed = True
            return False
        if cython.compiled:
            self.keys = cython.cast(
                Masks, calloc(2 * self.slots * KEY, cython.sizeof(cython.ulonglong))
            )
            if self.keys is cython.NULL:
                self.keys = old
                self.failed = True
                return False
        else:
            self.keys = [0] * (2 * self.slots * KEY)
        self.slots *= 2
        for slot in range(0, self.slots // 2 * KEY, 6):
            if (
                self.stop._stopped
            ):  # the search is over; millions of keys would keep it from ending soon
                break
            if old[slot]:
                for word in range(KEY):
                    self.table.key[word] = old[slot + word]
                new = self.slot_of_key()
                for word in range(KEY):
                    self.keys[new + word] = old[slot + word]
        if cython.compiled:
            free(old)
        return True

    # ---- the oracles

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ask(self, at: cython.longlong) -> cython.int:
        """Ask the oracle about a state. A win leaves its line, replayed, behind the path."""
        if self.oracle == WAITING:
            return self.ask_waiting_rules(at)
        if self.oracle == EMPTYING and not self.may_empty(at):
            return LOST
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def holdable(self) -> Mask:
        """The suits whose complete runs could still lie uncovered at the deal, where the game allows that.

        The waiting rules collect what is uncovered. Where the game does not, an uncovered run can shield
        the card under it from the deal. So each such suit is taken to be collected before the deal, or to
        be held until then: a loss is a loss in every combination. (After the deal, collecting only helps.)
        """
        self.rules.held = 0
        if self.table.collect == UNCOVERED or self.rules.stocked == 0:
            return 0
        self.rules.begin(False)
        return self.rules.closure(ROOM, False) & COLLECTS & ~self.rules.start

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ask_waiting_rules(self, at: cython.longlong) -> cython.int:
        """Search with the waiting rules from a state, once for every combination of held suits."""
        verdict: cython.int
        lost: cython.bint = True
        suits: Mask
        held: Mask
        self.rules.load(self.table, at)
        suits = self.holdable()
        held = suits if self.table.collect == NEVER else 0
        while True:
            self.rules.held = held
            verdict = self.ask_holding(at)
            if verdict == WON:
                return WON
            lost = lost and verdict == LOST
            if held == suits:
                return LOST if lost else UNKNOWN
            held = (held - suits) & suits  # the next subset

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def ask_holding(self, at: cython.longlong) -> cython.int:
        """Search with the waiting rules from the loaded state, first in wild mode if kings make it exotic."""
        verdict: cython.int
        if not self.rules.begin(False):
            return LOST
        if self.rules.exotic:
            self.rules.begin(True)
            verdict = self.rules.run(self.rules.nodes + self.patience)
            if verdict == LOST or (verdict == WON and self.follow(at)):
                return verdict
            self.rules.begin(False)
        verdict = self.rules.run(self.rules.nodes + self.patience)
        if verdict == WON and self.follow(at):
            return WON
        return LOST if verdict == LOST and not self.rules.exotic else UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def may_empty(self, at: cython.longlong) -> cython.bint:
        """Whether some column might be emptied: by the closure alone, at the root by search."""
        s: Bytes = self.table.states
        column: cython.int
        bottom: cython.int
        bottoms: Mask = 0
        for column in range(self.table.columns):
            bottom = s[at + HEAD + column]
            if bottom == NONE:
                return True
            if (
                not is_king(bottom)
                and s[at + WHERE + bottom] == UP
                and s[at + WHERE + bottom + 1] == UP
                and s[at + ABOVE + bottom + 1] == NONE
                and s[at + TAIL + column] != bottom + 1
            ):
                return True  # by one move
            bottoms |= ONE << leaving(bottom)
        if at == 0:
            return self.can_empty(at)
        self.rules.load(self.table, at)
        self.rules.make_root(ROOM)
        self.rules.words[ROOM + CLOSED] = 1
        return self.rules.closure(ROOM, True) & bottoms != 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def can_empty(self, at: cython.longlong) -> cython.bint:
        """Whether some column could be emptied; false is a proof.

        Until then no card goes to an empty column, so all moves are builds and the waiting rules hold.
        A play that does not deal is covered too: it could deal at its end.
        """
        column: cython.int
        suits: Mask
        held: Mask
        for column in range(self.table.columns):
            if self.table.states[at + HEAD + column] == NONE:
                return True
        self.rules.load(self.table, at)
        self.rules.goal = COLLECTS
        suits = self.holdable()
        held = suits if self.table.collect == NEVER else 0
        while True:
            self.rules.held = held
            for column in range(self.table.columns):
                self.rules.goal = ONE << leaving(self.rules.bottom[column])
                if (
                    self.rules.begin_emptying()
                    and self.rules.run(self.rules.nodes + self.patience) != LOST
                ):
                    return True
            if held == suits:
                return False
            held = (held - suits) & suits

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow(self, at: cython.longlong) -> cython.bint:
        """Play the line of the waiting rules from a state under the real rules; whether it wins.

        The state after it is scratch. A run that the game has left uncollected is collected, as soon
        as a column is empty, by moving its king there.
        """
        scratch: cython.longlong = at + STATE
        step: cython.int
        move: cython.int
        start: cython.int = self.line_length
        self.table.copy(scratch, at)
        for step in range(self.rules.line_length):
            move = self.find(scratch, self.rules.line_card[step], self.rules.line_column[step])
            if move < 0:
                break
            self.note(scratch, move)
            move = self.find_collecting(scratch)
            while move >= 0:
                self.note(scratch, move)
                move = self.find_collecting(scratch)
        if self.table.won(scratch):
            return True
        self.line_length = start
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def follow_path(self) -> cython.bint:
        """Play the path of a win with eager collecting under the real rules; whether it wins there too."""
        level: cython.int
        move: cython.int
        card: cython.int
        column: cython.int
        scratch: cython.longlong = (self.depth + 1) * STATE
        self.table.eager = False
        self.line_length = 0
        if not self.make_room_for_line(self.depth + 64):
            self.failed = True
            return False
        self.table.copy(scratch, 0)
        for level in range(self.depth):
            card = self.card[self.taken[level]]
            column = self.column[self.taken[level]]
            if card != NONE and self.table.states[level * STATE + TAIL + column] != NONE:
                column = NONE
            move = self.find(scratch, card, column)
            if move >= 0:
                self.note(scratch, move)
            move = self.find_collecting(scratch)
            while move >= 0:
                self.note(scratch, move)
                move = self.find_collecting(scratch)
        self.depth = 0
        return self.table.won(scratch)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def note(self, at: cython.longlong, move: cython.int) -> cython.void:
        """Play a listed move and add it to the line."""
        self.line_card[self.line_length] = self.table.move_card[move]
        self.line_column[self.line_length] = self.table.move_column[move]
        self.line_length += 1
        self.table.play(at, self.table.move_card[move], self.table.move_column[move])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.int:
        """The listed move that a move of the waiting rules means, or -1."""
        move: cython.int
        target: cython.int
        count: cython.int = self.table.moves(at)
        for move in range(count):
            if self.table.move_card[move] != card:
                continue
            target = self.table.move_column[move]
            if card == NONE or column == NONE:
                return move
            if self.table.states[at + TAIL + target] == NONE and self.table.kind(
                target
            ) == self.table.kind(column):
                return move
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def find_collecting(self, at: cython.longlong) -> cython.int:
        """A move of a complete run to an empty column, which collects it, or -1."""
        move: cython.int
        count: cython.int
        card: cython.int
        if self.table.collect != RECEIVING:
            return -1
        count = self.table.moves(at)
        for move in range(count):
            card = self.table.move_card[move]
            if (
                card != NONE
                and self.table.states[at + TAIL + self.table.move_column[move]] == NONE
                and self.table.states[at + WHERE + card] == UP
                and self.table.ends_in_run(at, self.table.home[card]) == card
            ):
                return move
        return -1

    # ---- the search

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def spent(self) -> cython.longlong:
        """How much of the limit is spent."""
        return self.nodes + DEAR * self.rules.nodes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_safe(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.bint:
        """Whether a listed move cannot spoil a win, so that no other need be tried.

        Only where cards are built by suit and no deal is to come. Safe is a run that ends in its ace, with
        nothing on it, onto its target; and a card onto a column that is one run from a king at its bottom,
        but not where a run that is completed under other cards would later wait to be collected.
        """
        s: Bytes = self.table.states
        last: cython.int = card
        if self.table.build != BY_SUIT or self.table.undealt or s[at + TAIL + column] == NONE:
            return False
        while last & 15 != self.table.low and s[at + ABOVE + last] == last - 1:
            last -= 1
        if last & 15 == self.table.low and s[at + ABOVE + last] == NONE:
            return True
        if self.table.collect == RECEIVING and not self.table.eager:
            return False
        return self.is_placed(at, card + 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_placed(self, at: cython.longlong, card: cython.int) -> cython.bint:
        """Whether a card lies in a run down from a king at the bottom of a column."""
        while not is_king(card) and self.table.states[at + BELOW + card] == card + 1:
            card += 1
        return (
            is_king(card)
            and self.table.states[at + BELOW + card] == NONE
            and self.table.states[at + WHERE + card] == UP
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def turn(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.int:
        """When a listed move is tried: builds first, then to empty columns, dealing, breaking up runs.

        A move that never helps has no turn.
        """
        if card == NONE:
            return 2
        if self.table.states[at + TAIL + column] != NONE:
            return 0
        if self.is_vain(at, card):
            return LAST_TURN + 1
        if (
            not is_king(card)
            and self.table.states[at + BELOW + card] == card + 1
            and self.table.states[at + WHERE + card + 1] == UP
        ):
            return LAST_TURN
        return 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_vain(self, at: cython.longlong, card: cython.int) -> cython.bint:
        """Whether a listed move takes a placed card away, which by suit and after the deal never helps."""
        return (
            self.table.build == BY_SUIT
            and not self.table.undealt
            and not is_king(card)
            and self.table.states[at + WHERE + card] == UP
            and self.is_placed(at, card)
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def enter(self, depth: cython.int) -> cython.int:
        """Look at the state of a level: won, lost or to be searched, then with its moves listed."""
        at: cython.longlong = depth * STATE
        count: cython.int
        move: cython.int
        verdict: cython.int
        begin: cython.int
        listed: cython.int
        turn: cython.int
        safe: cython.bint = False
        left: cython.longlong
        self.nodes += 1
        self.line_length = 0
        if self.table.won(at):
            return WON
        if not self.is_new(at):
            return LOST
        self.patience = 25000
        if depth:
            self.patience = 4000
            if self.table.is_undealt(at):
                # Where the reserve waits, that the play could be won with an early deal says nothing.
                self.patience = 0 if self.table.when_stuck else 50
        left = (self.most_nodes - self.spent()) // DEAR + 1
        if self.patience > left:
            self.patience = left
        verdict = self.ask(at)
        if verdict != UNKNOWN:
            return verdict
        count = self.table.moves(at)
        begin = self.first[depth]
        if not self.make_room(depth, begin + count):
            return LOST
        listed = begin
        for turn in range(LAST_TURN + 1):
            for move in range(count):
                if self.turn(at, self.table.move_card[move], self.table.move_column[move]) != turn:
                    continue
                safe = self.is_safe(at, self.table.move_card[move], self.table.move_column[move])
                if safe:
                    listed = begin
                self.card[listed] = self.table.move_card[move]
                self.column[listed] = self.table.move_column[move]
                listed += 1
                if safe:
                    break
            if safe:
                break
        self.taken[depth] = begin - 1
        self.first[depth + 1] = listed
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_room(self, depth: cython.int, moves: cython.longlong) -> cython.bint:
        """Make room for another level and for so many moves in all."""
        self.failed = not (
            depth * 2 * STATE + moves * 16 < self.most_bytes_of_path
            and self.table.reserve_space(depth + 4)
            and self.make_room_for_levels(depth + 2)
            and self.make_room_for_moves(moves)
        )
        return not self.failed

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_room_for_levels(self, levels: cython.int) -> cython.bint:
        """Let `first` and `taken` have so many places; false without memory."""
        grown: Ints
        if levels < self.deepest:
            return True
        grown = more_ints(self.first, self.deepest + 1, 2 * levels + 1)
        if grown is cython.NULL:
            return False
        self.first = grown
        grown = more_ints(self.taken, self.deepest + 1, 2 * levels + 1)
        if grown is cython.NULL:
            return False
        self.taken = grown
        self.deepest = 2 * levels
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_room_for_moves(self, moves: cython.longlong) -> cython.bint:
        """Let the list of moves have so many places; false without memory."""
        grown: Ints
        if moves <= self.listed:
            return True
        grown = more_ints(self.card, self.listed, 2 * moves)
        if grown is cython.NULL:
            return False
        self.card = grown
        grown = more_ints(self.column, self.listed, 2 * moves)
        if grown is cython.NULL:
            return False
        self.column = grown
        self.listed = 2 * moves
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def make_room_for_line(self, moves: cython.int) -> cython.bint:
        """Let the line have so many places; false without memory."""
        grown: Ints
        if moves <= self.line_room:
            return True
        grown = more_ints(self.line_card, self.line_room, moves)
        if grown is cython.NULL:
            return False
        self.line_card = grown
        grown = more_ints(self.line_column, self.line_room, moves)
        if grown is cython.NULL:
            return False
        self.line_column = grown
        self.line_room = moves
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def run(self) -> cython.int:
        """Search from state 0, or go on; with eager collecting, and without if that wins in vain."""
        verdict: cython.int = self.descend()
        slot: cython.longlong
        if verdict == WON and self.table.eager and not self.follow_path():
            for slot in range(self.slots * KEY):
                self.keys[slot] = 0
            self.seen = 0
            self.most_nodes += self.nodes
            self.nodes = 0
            verdict = self.descend()
        return verdict

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def descend(self) -> cython.int:
        """Search from state 0, or go on."""
        verdict: cython.int
        if self.nodes == 0:
            self.depth = 0
            self.first[0] = 0
            verdict = self.enter(0)
            if verdict != UNKNOWN:
                return verdict
        while self.depth >= 0:
            if self.failed or self.stop._stopped or self.spent() >= self.most_nodes:
                return UNKNOWN
            self.taken[self.depth] += 1
            if self.taken[self.depth] == self.first[self.depth + 1]:
                self.depth -= 1
                continue
            self.table.copy((self.depth + 1) * STATE, self.depth * STATE)
            self.table.play(
                (self.depth + 1) * STATE,
                self.card[self.taken[self.depth]],
                self.column[self.taken[self.depth]],
            )
            verdict = self.enter(self.depth + 1)
            if verdict == WON:
                self.depth += 1
                return WON
            if verdict == UNKNOWN:
                self.depth += 1
        return UNKNOWN if self.failed else LOST

    # ---- for callers in Python

    def solve(self, most_nodes: int) -> int:
        """Search from state 0 of the table; called again after "unknown", go on.

        Args:
            most_nodes: How much to spend in all: a layout counts 1, a node of waiting rules 10.

        Returns:
            0 lost, 1 won (see :meth:`line`), 2 unknown.
        """
        verdict: cython.int
        self.most_nodes = most_nodes
        self.table.reserve_space(4)
        with cython.nogil:
            verdict = self.run()
        return verdict

    def line(self) -> list:
        """The moves of the win: pairs of card (NONE deals) and column."""
        path = [
            (self.card[self.taken[level]], self.column[self.taken[level]])
            for level in range(self.depth)
        ]
        return path + [(self.line_card[i], self.line_column[i]) for i in range(self.line_length)]

    @property
    def cost(self) -> int:
        """What counts against the limit."""
        return self.spent()

    @property
    def layouts(self) -> int:
        """How many layouts were looked at."""
        return self.nodes

    @property
    def rule_nodes(self) -> int:
        """How many nodes the oracle looked at."""
        return self.rules.nodes


# ---------------------------------------------------------------- 5. narrow beam

WEIGHTS = cython.declare(cython.int, 8)
MOST_LEVELS = cython.declare(cython.int, 400)
BEAM_SLOTS = cython.declare(cython.int, 131072)


@cython.final
@cython.cclass
class Beam:
    """Beam search, narrow, again and again with other noise in the scores. It finds wins, proves nothing.

    Args:
        table: The position.
        stop: Ends the search from another thread.
        width: How many states each level keeps.
        weights: What a state scores per: collected card, card on its target, card on another card of
            the rank it needs (in Curds and Whey of its own rank), king at the bottom, empty column,
            face-down card, undealt reserve, card that lies above its predecessor.
    """

    table: Table
    stop: StopFlag
    width: cython.int
    weights: Ints
    score: Ints  # per place of the level: the current one's first, then the next one's
    step: Ints  # per place: the last step of its path, and the move that follows it
    pending_card: Ints
    pending_column: Ints
    step_before: Ints
    step_card: Ints
    step_column: Ints
    steps: cython.int  # the first is none
    last_step: cython.int
    seen: Masks
    seen_count: cython.int
    noise: Mask
    nodes: cython.longlong
    most_nodes: cython.longlong
    restarts: cython.int

    def __init__(self, table: Table, stop: StopFlag, width: int, weights: tuple) -> None:
        place: cython.int
        self.table = table
        self.stop = stop
        self.width = width
        self.weights = new_ints(WEIGHTS)
        for place in range(WEIGHTS):
            self.weights[place] = weights[place]
        self.score = new_ints(2 * width)
        self.step = new_ints(2 * width)
        self.pending_card = new_ints(2 * width)
        self.pending_column = new_ints(2 * width)
        self.step_before = new_ints(MOST_LEVELS * width + 1)
        self.step_card = new_ints(MOST_LEVELS * width + 1)
        self.step_column = new_ints(MOST_LEVELS * width + 1)
        self.seen = new_masks(BEAM_SLOTS)
        self.nodes = 0
        self.last_step = 0

    def __dealloc__(self):
        free(self.weights)
        free(self.score)
        free(self.step)
        free(self.pending_card)
        free(self.pending_column)
        free(self.step_before)
        free(self.step_card)
        free(self.step_column)
        free(self.seen)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def random(self, below: cython.int) -> cython.int:
        """The next number from 0 to `below` - 1 (xorshift; the same in every run)."""
        self.noise ^= (self.noise << 13) & ALL
        self.noise ^= self.noise >> 7
        self.noise ^= (self.noise << 17) & ALL
        return (self.noise >> 20) % below

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def is_new(self, at: cython.longlong) -> cython.bint:
        """Enter a state; false if it was there. A hash stands for it: a clash only loses one state."""
        mixed: Mask
        slot: cython.longlong
        self.table.make_key(at)
        mixed = self.table.mixed_key() | 1
        slot = (mixed >> 20) & (BEAM_SLOTS - 1)
        while self.seen[slot]:
            if self.seen[slot] == mixed:
                return False
            slot = (slot + 1) & (BEAM_SLOTS - 1)
        if 2 * self.seen_count < BEAM_SLOTS:
            self.seen[slot] = mixed
            self.seen_count += 1
        return True

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def value(self, at: cython.longlong) -> cython.int:
        """The score of a state, without noise."""
        s: Bytes = self.table.states
        w: Ints = self.weights
        score: cython.int = 0
        column: cython.int
        card: cython.int
        under: cython.int
        passed: Mask
        for column in range(self.table.columns):
            card = s[at + HEAD + column]
            under = NONE
            passed = 0
            if card == NONE:
                score += w[4]
            elif is_king(card) and s[at + WHERE + card] == UP:
                score += w[3]
            while card != NONE:
                if s[at + WHERE + card] == DOWN:
                    score += w[5]
                else:
                    if under == card + 1 and not is_king(card):
                        if s[at + WHERE + under] == UP:
                            score += w[1]
                    elif under != NONE and under & 15 == (card & 15) + (
                        self.table.build != BY_CURDS
                    ):
                        score += w[2]
                    if card & 15 > self.table.low and member(passed, card - 1):
                        score += w[7]
                passed |= ONE << card
                under = card
                card = s[at + ABOVE + card]
        for column in range(0, 64, 16):
            for card in range(column + self.table.low, column + 13):
                if s[at + WHERE + card] == GONE:
                    score += w[0]
        if self.table.is_undealt(at):
            score += w[6]
        return score

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def descend(self, noise: cython.int) -> cython.int:
        """One beam from state 0; the noise is from 0 to `noise` - 1. Won or unknown."""
        place: cython.int
        move: cython.int
        count: cython.int
        score: cython.int
        worst: cython.int
        kept: cython.int = 1
        now: cython.int = 0
        following: cython.int
        slot: cython.int
        table_at: cython.longlong
        scratch: cython.longlong = (2 * self.width + 1) * STATE
        for slot in range(BEAM_SLOTS):
            self.seen[slot] = 0
        self.seen_count = 0
        self.steps = 1
        self.step[0] = 0
        self.table.copy(STATE, 0)
        for _ in range(MOST_LEVELS - 1):
            following = 0
            worst = -1
            for place in range(kept):
                table_at = (1 + now + place) * STATE
                count = self.table.moves(table_at)
                for move in range(count):
                    self.nodes += 1
                    self.table.copy(scratch, table_at)
                    self.table.play(
                        scratch, self.table.move_card[move], self.table.move_column[move]
                    )
                    if not self.is_new(scratch):
                        continue
                    if self.table.won(scratch):
                        self.last_step = self.add_step(
                            self.step[now + place],
                            self.table.move_card[move],
                            self.table.move_column[move],
                        )
                        return WON
                    score = self.value(scratch)
                    if noise:
                        score += self.random(noise)
                    slot = following
                    if following == self.width:
                        if worst < 0:
                            worst = 0
                            for slot in range(self.width):
                                if (
                                    self.score[self.width - now + slot]
                                    < self.score[self.width - now + worst]
                                ):
                                    worst = slot
                        slot = worst
                        if score <= self.score[self.width - now + slot]:
                            continue
                        worst = -1
                    else:
                        following += 1
                    slot += self.width - now
                    self.score[slot] = score
                    self.table.copy((1 + slot) * STATE, scratch)
                    self.step[slot] = self.step[now + place]
                    self.pending_card[slot] = self.table.move_card[move]
                    self.pending_column[slot] = self.table.move_column[move]
            if self.stop._stopped or self.nodes >= self.most_nodes or following == 0:
                return UNKNOWN
            now = self.width - now
            kept = following
            for place in range(now, now + kept):
                self.step[place] = self.add_step(
                    self.step[place], self.pending_card[place], self.pending_column[place]
                )
        return UNKNOWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add_step(self, before: cython.int, card: cython.int, column: cython.int) -> cython.int:
        """Note a move of a path; its number."""
        self.step_before[self.steps] = before
        self.step_card[self.steps] = card
        self.step_column[self.steps] = column
        self.steps += 1
        return self.steps - 1

    def solve(self, restarts: int, most_nodes: int) -> int:
        """Search from state 0 of the table, with so many beams at most.

        Returns:
            1 won (see :meth:`line`) or 2 unknown.
        """
        verdict: cython.int = UNKNOWN
        beam: cython.int
        beams: cython.int = restarts
        self.most_nodes = most_nodes
        self.nodes = 0
        self.noise = SPREAD
        self.table.reserve_space(2 * self.width + 4)
        with cython.nogil:
            for beam in range(beams):
                if self.stop._stopped or self.nodes >= self.most_nodes or verdict == WON:
                    break
                verdict = self.descend(4 + 5 * beam % 40 if beam else 0)
                self.restarts = beam + 1
        return verdict

    def line(self) -> list:
        """The moves of the win: pairs of card (NONE deals) and column."""
        moves = []
        step: cython.int = self.last_step
        while step:
            moves.append((self.step_card[step], self.step_column[step]))
            step = self.step_before[step]
        return moves[::-1]

    @property
    def looked_at(self) -> int:
        """How many states were looked at."""
        return self.nodes

    @property
    def beams(self) -> int:
        """How many beams were begun."""
        return self.restarts


# ---------------------------------------------------------------- 6. random play-outs

MOST_PLAYED = cython.declare(cython.int, 400)


@cython.final
@cython.cclass
class PlayOuts:
    """Plays a position on with random moves, again and again, and counts the wins.

    Only moves that count are made: none that carries a whole column to an empty one without collecting;
    of empty columns that are alike the first is used. Which move is made depends on the number of the
    play-out and on the moves there are, not on the order in which they are listed, so that the same
    position gives the same count for ever.

    Args:
        table: The position.
        stop: Ends the counting from another thread.
    """

    table: Table
    stop: StopFlag
    noise: Mask
    played: cython.int

    def __init__(self, table: Table, stop: StopFlag) -> None:
        self.table = table
        self.stop = stop
        self.played = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def counts(self, at: cython.longlong, card: cython.int, column: cython.int) -> cython.bint:
        """Whether a move is more than a column carried from one place to another."""
        s: Bytes = self.table.states
        if card == NONE or s[at + TAIL + column] != NONE or s[at + WHERE + card] != UP:
            return True
        if s[at + BELOW + card] != NONE:
            return True
        return (
            self.table.collect != NEVER
            and self.table.ends_in_run(at, self.table.home[card]) == card
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def wins(self, at: cython.longlong) -> cython.bint:
        """Play a state on in place; whether it is won. A game that goes on for too long is not."""
        move: cython.int
        chosen: cython.int
        lot: Mask
        least: Mask
        for _ in range(MOST_PLAYED):
            if self.table.won(at):
                return True
            self.noise ^= (self.noise << 13) & ALL
            self.noise ^= self.noise >> 7
            self.noise ^= (self.noise << 17) & ALL
            chosen = -1
            least = ALL
            for move in range(self.table.moves(at)):
                if self.counts(at, self.table.move_card[move], self.table.move_column[move]):
                    lot = self.table.move_card[move] * 64 + self.table.move_column[move]
                    lot = ((lot ^ self.noise) * SPREAD) & ALL
                    lot = ((lot ^ (lot >> 32)) * SPREAD) & ALL
                    if chosen < 0 or lot < least:
                        least = lot
                        chosen = move
            if chosen < 0:
                return False
            self.table.play(at, self.table.move_card[chosen], self.table.move_column[chosen])
        return False

    def count(self, play_outs: int) -> int:
        """Play state 0 of the table on so many times; returns how many of them were won."""
        number: cython.int
        most: cython.int = play_outs
        won: cython.int = 0
        self.played = 0
        self.table.reserve_space(2)
        with cython.nogil:
            for number in range(most):
                if self.stop._stopped:
                    break
                # Each begins from its own number, so that it does not matter what came before it.
                self.noise = ((ONE + number) * SPREAD) & ALL
                self.table.copy(STATE, 0)
                won += self.wins(STATE)
                self.played = number + 1
        return won

    @property
    def finished(self) -> int:
        """How many play-outs were finished."""
        return self.played
