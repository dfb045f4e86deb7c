"""The searches, on plain numbers: Python that Cython can compile, and runs as it is without.

* `codes`, `memory`, `stop`, `move_list`: how cards, events and sets are numbers; arrays
* `layouts`: layouts of any game of the family, their moves, play and exact keys
* `waiting`: root closure and waiting-rules search, for games built by suit with kings to empty columns
* `depth_first`: over layouts, under the real rules of any game
* `beam`: narrow beams with restarts, which find wins and prove nothing
* `play_outs`: random moves, to tell how hard a deal is

``docs/solver.md`` explains the method; `scorpion_qt.solver.core` is what the rest of the solver uses.

Types are those of C, through `uncompiled`, which stands in for Cython. `packaging/compile_core.py` joins
the modules into one, so a name has one meaning in all of them. It makes each class a C class and each
function that returns a type of C a C function without the interpreter lock: such a function touches
numbers and C classes only. So that both do exactly the same, compiled and as Python:

* sets of cards or events are 64-bit masks; ``~`` only ever appears under an ``&``;
* no index is negative; arrays are addressed as base + offset in one block, never through a pointer
  into it, so that a block may move when it grows;
* nothing recurses, and nothing is global but constants.
"""
