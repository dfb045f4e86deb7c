"""The searches, working on plain numbers, in Python that runs uncompiled and that Cython can compile.

The way of a question
---------------------

1. `solver.verdicts.solve` asks. `solver.strategy` says which searches its game gets, in which order;
   `solver.encoding` turns the board into numbers and the line of a win back into moves. The rest of the
   solver uses the searches through `solver.core` only.
2. `layouts.table`: the board is state 0 of a `Table`, which also has the rules of the game.
3. `depth_first.search`, `LayoutSearch`: enters a layout. Has it been `seen`? What does the `oracle` say?
   If neither answers, its moves are listed (`layouts.moves`), put in `order`, some of them left out
   (`put_off`), and made (`layouts.play`), which leads to the next layout.
4. `depth_first.oracle`: by suit with kings to empty columns, it asks the waiting rules:
   `waiting.root` reads the layout and writes the rules that every play of it obeys; `waiting.search`
   begins with the dead test of these, `waiting.closure`, which alone refutes most deals, and then takes
   up node after node: `play` (with `deal` and `layout`) plays greedily; stuck, it branches in `cycles` and
   `decisions`; `children` keeps those that `reach` and `closure` do not refute; the best branching stays.
   By suit with any card to empty columns, it asks by the same means whether a column can be emptied.
5. `depth_first.replay`: a win by waiting rules counts only once it is played under the real rules.
6. `beam`, where the strategy has beams: narrow, with restarts and noise. It finds wins and proves nothing.

Beside that way: `play_outs` counts random games, for `solver.difficulty`; `waiting.search.reachable` is the
dead test alone, for `solver.explain`; `solver.odds` calls `solve` for many arrangements.

Where to look for a wrong verdict
---------------------------------

* *won*, and the rules refuse the line (`UnsoundLine`): `depth_first.replay`, or `layouts.play` and
  `layouts.moves`, which differ from `scorpion_qt.rules`.
* *lost*, but it can be won, after one node: `waiting.root` (a rule that not every play obeys) or
  `waiting.closure`. `solver.explain` shows what the closure takes for impossible.
* *lost* after more nodes: a branching that is not complete (`waiting.cycles`, `waiting.decisions`), a child
  refuted in `waiting.reach`, a suit that ought to be held (`Oracle.holdable`).
* *lost* without the waiting rules (oracle 0): a move left out (`depth_first.order`, `depth_first.put_off`,
  `LayoutSearch.last_to_empty`) or two layouts with one key (`layouts.key`).
* *unknown* too often: limits and weights in `solver.strategy`, `patience` in `LayoutSearch.enter`.
* compiled and as Python not alike: `memory`, `codes.lowest`, and the rules below.

To find out which: `core.LayoutSearch` with oracle 0 is slow and asks nobody;
`tests/solver/test_small_decks.py` compares all searches with `tests/solver/reference.py` on small decks.

Files that all of them use: `codes` (cards, events and sets as numbers; verdicts), `memory` (arrays),
`move_list`, `stop`.

Names used throughout
---------------------

* ``table``, ``at``: the state that begins at byte ``at`` of ``table.states``; ``s`` is ``table.states``. So
  ``s[at + BELOW + card]`` is the card on which ``card`` lies
* ``rules``, ``n``: the node that begins at word ``n`` of ``rules.words``; ``w`` is ``rules.words``. So
  ``w[n + NEED + event]`` is what must happen before ``event``. At word 0 lies the node that branches, at
  ``ROOM`` the root
* ``card``, ``column``, ``suit`` (0, 16, 32, 48), ``event``: numbers, see `codes`; ``table.low`` is the ace
* ``target`` of a card: the card it is built on, ``card + 1``; as an argument, where something goes
* ``done``, ``either``, ``held``, ``goal``, ``rest``: sets of events, one bit each
* ``wild``: king-headed and empty columns may change places until the deal; ``exotic``: a game in which
  that matters; ``eager``: collecting whatever is uncovered. All three are of `docs/solver.md`

``docs/solver.md`` explains the method and why it is sound.

How it is written
-----------------

Types are C types, through `uncompiled`, which stands in for Cython. `packaging/compile_core.py` joins the
modules into one, so a name has one meaning in all of them. It makes each class a C class, and each
function that returns a C type a C function without the interpreter lock: such a function touches only
numbers and C classes. To behave identically, compiled and as Python:

* sets of cards or events are 64-bit masks; ``~`` only ever appears under an ``&``;
* no index is negative; arrays are addressed as base + offset in one block, never through a pointer
  into it, so that a block may move when it grows;
* nothing recurses, and nothing is global except constants.
"""
