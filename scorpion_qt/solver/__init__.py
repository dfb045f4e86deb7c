"""Verdicts, hints and odds: what can still become of a game. Pure Python, and one compiled core."""

from scorpion_qt.paths import compiled_core_dirs

__path__[:0] = compiled_core_dirs()

# ruff: noqa: E402 - the core is found by the path set above
from scorpion_qt.solver.core import COMPILED, StopFlag
from scorpion_qt.solver.explain import Explanation, Step, Why, explain
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
    "Share",
    "Spent",
    "Step",
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
