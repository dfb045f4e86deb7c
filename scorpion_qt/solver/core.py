# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The searches, working on plain numbers, as one module.

It is Python, or the result of `packaging/compile_core.py`. The searches are written in
`scorpion_qt.solver.search`, whose docstring describes them.
"""

from scorpion_qt.solver.search import uncompiled as cython
from scorpion_qt.solver.search.beam import Beam
from scorpion_qt.solver.search.codes import VERDICTS
from scorpion_qt.solver.search.depth_first.search import LayoutSearch
from scorpion_qt.solver.search.layouts.table import Table
from scorpion_qt.solver.search.play_outs import PlayOuts
from scorpion_qt.solver.search.stop import StopFlag
from scorpion_qt.solver.search.waiting.search import reachable

COMPILED = cython.compiled

__all__ = [
    "COMPILED",
    "VERDICTS",
    "Beam",
    "LayoutSearch",
    "PlayOuts",
    "StopFlag",
    "Table",
    "reachable",
]
