"""The layouts that a search has seen, by their exact keys."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.codes import LOWER_HALF
from scorpion_qt.solver.search.layouts.key import make_key, mixed_key
from scorpion_qt.solver.search.layouts.table import KEY, Table
from scorpion_qt.solver.search.memory import Mask, Masks, clear_masks, free, more_masks, new_masks
from scorpion_qt.solver.search.stop import StopFlag


class Seen:
    """The keys of states of a table, one after the other, and a hash table of their numbers.

    The hash table has open addressing and is small beside the keys, so that most questions about a new
    state are answered from nearby memory.

    Args:
        table: The table that holds the states.
        stop: Ends an enlargement too, which takes long with millions of keys.
        most_bytes: The memory limit, in bytes.
    """

    table: Table
    stop: StopFlag
    keys: Masks
    count: cython.longlong
    room: cython.longlong  # number of keys with room; the hash table has twice as many slots
    slots: Masks  # each is the upper half of a key's hash and 1 + its number, or 0
    shift: cython.int  # a hash shifted right by this is the slot to start at
    most_bytes: cython.longlong
    full: cython.bint

    def __init__(self, table: Table, stop: StopFlag, most_bytes: int) -> None:
        self.table = table
        self.stop = stop
        self.most_bytes = most_bytes
        self.room = 1 << 9
        self.shift = 64 - 10
        self.keys = new_masks(self.room * KEY)
        self.slots = new_masks(2 * self.room)
        self.count = 0
        self.full = False

    def __dealloc__(self):
        free(self.keys)
        free(self.slots)

    def forget(self) -> cython.void:
        """Forget all keys."""
        clear_masks(self.slots, 0, 2 * self.room)
        self.count = 0

    def is_new(self, at: cython.longlong) -> cython.bint:
        """Enter the key of a state; return false if it is known already or there is no room for it."""
        mixed: Mask
        slot: cython.longlong
        word: cython.int
        if self.count == self.room and not self.enlarge():
            return False
        make_key(self.table, at)
        mixed = mixed_key(self.table)
        slot = mixed >> self.shift
        while self.slots[slot]:
            if (self.slots[slot] ^ mixed) >> 32 == 0 and self.is_key(self.slots[slot] & LOWER_HALF):
                return False
            slot = (slot + 1) & (2 * self.room - 1)
        for word in range(KEY):
            self.keys[self.count * KEY + word] = self.table.key[word]
        self.count += 1
        self.slots[slot] = (mixed & ~LOWER_HALF) | self.count
        return True

    def is_key(self, number: cython.longlong) -> cython.bint:
        """Return whether the key before this number equals the table's current key."""
        word: cython.int
        for word in range(KEY):
            if self.keys[(number - 1) * KEY + word] != self.table.key[word]:
                return False
        return True

    def enlarge(self) -> cython.bint:
        """Double the room, up to the limit; false if that is not possible."""
        old: Masks = self.slots
        keys: Masks = cython.NULL
        slots: Masks = cython.NULL
        slot: cython.longlong
        new: cython.longlong
        if 2 * self.room * (KEY + 2) * 8 <= self.most_bytes:
            slots = new_masks(4 * self.room)
        if slots is not cython.NULL:
            keys = more_masks(self.keys, self.room * KEY, 2 * self.room * KEY)
        if keys is cython.NULL:
            free(slots)
            self.full = True
            return False
        self.keys = keys
        self.slots = slots
        self.room *= 2
        self.shift -= 1
        for slot in range(self.room):
            if self.stop._stopped:
                break
            if old[slot]:
                new = old[slot] >> self.shift
                while slots[new]:
                    new = (new + 1) & (2 * self.room - 1)
                slots[new] = old[slot]
        free(old)
        return True
