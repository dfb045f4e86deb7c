"""The reader of the golden games, which compares PySolFC's notation with that of the program.

`T5:2>T1` is the block of 2 cards on column 5 to column 1, `R1:1>T3` the first open space to column
3, `S:3>deal` deals the reserve, `T4:13>F` collects the complete run that ends column 4.
"""

import json
from dataclasses import replace

from scorpion_qt.rules import (
    DEAL,
    FAMILY,
    Board,
    Collect,
    Move,
    Reserve,
)
from scorpion_qt.rules.runs import uncovered_run

GAMES = {
    "Scorpion": "scorpion",
    "Scorpion II": "scorpion-ii",
    "Wasp": "wasp",
    "Wasp II": "wasp-ii",
    "Three Blind Mice": "three-blind-mice",
    "Curds and Whey": "curds-and-whey",
}


def load(shared, name):
    return json.loads((shared / "golden" / name).read_text(encoding="utf-8"))


def game_of(entry, *, collecting=None):
    """Return the rules of a trace; `collecting` sets another treatment of complete runs."""
    game = FAMILY[GAMES[entry["game"]]]
    return replace(game, collect=collecting) if collecting else game


def action(position, text):
    """Return the action for a golden move other than `>F` in a position."""
    if text.endswith(">deal"):
        return DEAL
    source, target = text.split(">")
    place, count = source.split(":")
    pile, number = place[0], int(place[1:]) - 1
    if pile == "R":
        return Move(position.reserve[number], int(target[1:]) - 1)
    return Move(position.columns[number].cards[-int(count)], int(target[1:]) - 1)


def replayed(game, position, text):
    """Return the result of a golden move, including `>F`."""
    if text.endswith(">F"):
        return Board(game, position).collect(int(text[1 : text.index(":")]) - 1)
    return Board(game, position).play(action(position, text))


def golden_text(position, move):
    """Return an action in golden notation."""
    if move == DEAL:
        return f"S:{len(position.reserve)}>deal"
    spot = position.find(move.card)
    place = f"R{spot.index + 1}" if spot.column is None else f"T{spot.column + 1}"
    return f"{place}:{len(position.block(move.card))}>T{move.column + 1}"


def waiting_runs(game, position):
    """Return the collects that PySolFC offers: all uncovered complete runs, if there are any."""
    return [
        f"T{number}:{game.ranks}>F"
        for number, column in enumerate(position.columns, 1)
        if uncovered_run(game, column) is not None
    ]


def board(entry_columns):
    """Return golden columns in the program's notation."""
    return " | ".join(column or "-" for column in entry_columns)


def never(entry):
    """Return the rules of a trace with runs that stay, as PySolFC lets the player collect."""
    return game_of(entry, collecting=Collect.NEVER)


def cells(game, position):
    """Return the open spaces as in golden data."""
    return [str(card or "") for card in position.reserve] if game.reserve is Reserve.OPEN else []
