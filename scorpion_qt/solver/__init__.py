"""Verdicts, hints and odds: whether a game can still be won. Pure Python, with one compiled core."""

import os

from scorpion_qt.paths import compiled_core_dirs

# In a checkout the tests can be run a second time with the core as Python.
if os.environ.get("SCORPION_QT_UNCOMPILED") != "1":
    __path__[:0] = compiled_core_dirs()

from scorpion_qt.solver.core import COMPILED, StopFlag
from scorpion_qt.solver.explain import Explanation, ProofStep, Why, explain
from scorpion_qt.solver.odds import Odds, Share, odds
from scorpion_qt.solver.verdicts import (
    Limits,
    Lost,
    Spent,
    Unknown,
    UnsoundLine,
    Verdict,
    Won,
    solve,
)

__all__ = [
    "COMPILED",
    "Explanation",
    "Limits",
    "Lost",
    "Odds",
    "ProofStep",
    "Share",
    "Spent",
    "StopFlag",
    "Unknown",
    "UnsoundLine",
    "Verdict",
    "Why",
    "Won",
    "explain",
    "odds",
    "solve",
]
