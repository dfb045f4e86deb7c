"""Scorpion Qt: Scorpion solitaire and its family, with rules, solver and a table to play on."""

__version__ = "0.1.0"
