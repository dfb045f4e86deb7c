"""PySolFC's walks and won games, replayed through the played game."""

from dataclasses import replace

import pytest

from scorpion_qt.model.game.game_model import GameModel
from scorpion_qt.model.game.session import Session
from scorpion_qt.rules import (
    Board,
    Collect,
    DealNumber,
    History,
    Refusal,
)
from tests import golden


def entries(shared, kind):
    return golden.load(shared, "pysolfc_traces.json")[kind]


def begin(model, game, number):
    """A deal of a game whose runs wait until PySolFC collects them."""
    waiting = replace(game, collect=Collect.NEVER)
    model.load(Session.begin(waiting, DealNumber.parse(number)))
    return waiting


def play(model, waiting, text):
    """Make a golden move in the model; its collects are no moves of ours, so they are laid down."""
    if text.endswith(">F"):
        column = int(text[1 : text.index(":")]) - 1
        position = Board(waiting, model.position).collect(column).position
        session = model.session.with_history(History.begin(Board(waiting, position)))
        model.load(session)
        return True
    return model.play(golden.action(model.position, text))


@pytest.mark.parametrize("kind", golden.GAMES)
def test_every_walk_is_played(qtbot, shared, kind):
    walks = [entry for entry in entries(shared, "traces") if entry["game"] == kind]
    assert walks
    for entry in walks:
        model = GameModel()
        waiting = begin(model, golden.game_of(entry), entry["deal"])
        refused = []
        model.refused.connect(refused.append)
        for step in entry["steps"]:
            if "play" in step:
                assert play(model, waiting, step["play"]), step["play"]
        assert refused == []
        final = [str(column) for column in model.position.columns]
        assert final == [column or "-" for column in entry["final"]]


@pytest.mark.parametrize("kind", [kind for kind in golden.GAMES if kind != "Curds and Whey"])
def test_every_won_game_is_won_by_our_rules(qtbot, shared, kind):
    """Our rules collect by themselves: what they have collected already need not be moved."""
    won = [entry for entry in entries(shared, "won_games") if entry["game"] == kind]
    assert won
    for entry in won:
        game = replace(golden.game_of(entry), collect=Collect.UNCOVERED)
        model, recorded = GameModel(), GameModel()
        waiting = begin(recorded, game, entry["deal"])
        model.load(Session.begin(game, DealNumber.parse(entry["deal"])))
        for text in entry["moves"]:
            if not text.endswith(">F"):
                move = golden.action(recorded.position, text)
                if Board(game, model.position).refusal(move) is not Refusal.NOT_ON_TABLE:
                    assert model.play(move), text
            play(recorded, waiting, text)
        assert model.is_won
        assert Board(game, model.position).problems() == []
