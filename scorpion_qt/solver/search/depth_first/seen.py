"""The layouts that a search has seen, by their exact keys, in a hash table with open addressing."""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.layouts.key import make_key, mixed_key
from scorpion_qt.solver.search.layouts.table import KEY, Table
from scorpion_qt.solver.search.memory import Masks, clear_masks, free, new_masks
from scorpion_qt.solver.search.stop import StopFlag


class Seen:
    """The keys of states of a table.

    Args:
        table: Where the states are.
        stop: Ends the growing too, which takes long when there are millions of keys.
        most_bytes: How much memory the keys may take.
    """

    table: Table
    stop: StopFlag
    keys: Masks
    slots: cython.longlong
    count: cython.longlong
    most_slots: cython.longlong
    full: cython.bint

    def __init__(self, table: Table, stop: StopFlag, most_bytes: int) -> None:
        self.table = table
        self.stop = stop
        self.slots = 1 << 10
        self.most_slots = most_bytes // (8 * KEY)
        self.keys = new_masks(self.slots * KEY)
        self.count = 0
        self.full = False

    def __dealloc__(self):
        free(self.keys)

    def forget(self) -> cython.void:
        """Begin anew."""
        clear_masks(self.keys, 0, self.slots * KEY)
        self.count = 0

    def is_new(self, at: cython.longlong) -> cython.bint:
        """Enter the key of a state; false if it was there, or if there is no room for it."""
        slot: cython.longlong
        word: cython.int
        if 2 * self.count >= self.slots and not self.enlarge():
            return False
        make_key(self.table, at)
        slot = self.slot_of_key()
        if self.keys[slot]:
            return False
        for word in range(KEY):
            self.keys[slot + word] = self.table.key[word]
        self.count += 1
        return True

    def slot_of_key(self) -> cython.longlong:
        """Where the table's key is, or where it is to go."""
        slot: cython.longlong = mixed_key(self.table) & (self.slots - 1)
        word: cython.int = 0
        while self.keys[slot * KEY]:
            word = 0
            while word < KEY and self.keys[slot * KEY + word] == self.table.key[word]:
                word += 1
            if word == KEY:
                break
            slot = (slot + 1) & (self.slots - 1)
        return slot * KEY

    def enlarge(self) -> cython.bint:
        """Double the room for keys, up to the limit."""
        old: Masks = self.keys
        larger: Masks = cython.NULL
        slot: cython.longlong
        new: cython.longlong
        word: cython.int
        if 2 * self.slots <= self.most_slots:
            larger = new_masks(2 * self.slots * KEY)
        if larger is cython.NULL:
            self.full = True
            return False
        self.keys = larger
        self.slots *= 2
        for slot in range(0, self.slots // 2 * KEY, 6):
            if self.stop._stopped:
                break
            if old[slot]:
                for word in range(KEY):
                    self.table.key[word] = old[slot + word]
                new = self.slot_of_key()
                for word in range(KEY):
                    self.keys[new + word] = old[slot + word]
        free(old)
        return True
