"""The searches, working on plain numbers, in Python that runs uncompiled and that Cython can compile.

* `codes`, `memory`, `stop`, `move_list`: cards, events and sets as numbers; arrays; stopping
* `layouts`: layouts of any game of the family, their moves, their play and their exact keys
* `waiting`: root closure and waiting-rules search, for games built by suit with kings to empty columns
* `depth_first`: search over layouts, under the real rules of any game
* `beam`: narrow beams with restarts, which find wins and prove nothing
* `play_outs`: random moves, to measure how hard a deal is

``docs/solver.md`` explains the method. The rest of the solver uses `scorpion_qt.solver.core`.

Types are C types, through `uncompiled`, which stands in for Cython. `packaging/compile_core.py` joins the
modules into one, so a name has one meaning in all of them. It makes each class a C class, and each
function that returns a C type a C function without the interpreter lock: such a function touches only
numbers and C classes. To behave identically, compiled and as Python:

* sets of cards or events are 64-bit masks; ``~`` only ever appears under an ``&``;
* no index is negative; arrays are addressed as base + offset in one block, never through a pointer
  into it, so that a block may move when it grows;
* nothing recurses, and nothing is global except constants.
"""
