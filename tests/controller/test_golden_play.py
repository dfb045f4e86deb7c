"""Whole games that were won elsewhere, played through the window with the mouse."""

import pytest

from scorpion_qt.rules import (
    DEAL,
    KING,
    Board,
    Card,
    DealNumber,
    Refusal,
    deal,
)
from tests import golden

KINDS = ("Scorpion", "Scorpion II", "Wasp", "Wasp II", "Three Blind Mice")


@pytest.mark.slow
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("kind", KINDS)
def test_a_won_game_is_won_by_mouse(shared, players, kind, mirrored):
    won_games = golden.load(shared, "pysolfc_traces.json")["won_games"]
    entry = [entry for entry in won_games if entry["game"] == kind][mirrored]
    player = players(1280, 960, duration_factor=0.01)
    player.table.set_mirrored(mirrored)
    recorded, game = golden.never(entry), golden.game_of(entry)
    number = DealNumber.parse(entry["deal"])
    player.deal(game, number)
    there = deal(recorded, number)
    for count, text in enumerate(entry["moves"]):
        before = there
        if text.endswith(">F"):
            there = Board(recorded, there).collect(int(text[1 : text.index(":")]) - 1).position
        else:
            move = golden.action(there, text)
            there = Board(recorded, there).play(move).position
            # Our rules may have collected already what is moved there.
            if Board(game, player.model.position).refusal(move) is not Refusal.NOT_ON_TABLE:
                by_mouse(player, move, drag=count % 3 == 0)
        for suit in set(there.collected) - set(before.collected):
            if suit not in player.model.position.collected:
                # It was uncovered by what left it: by our rules its king has to move.
                columns = player.model.position.columns
                empty = next(index for index, column in enumerate(columns) if not column.cards)
                player.drag_card(Card(KING, suit), empty)
    assert player.model.is_won
    assert player.refused == []
    player.assert_picture()


def by_mouse(player, move, *, drag):
    """Make a legal move with the mouse, by a drag or by clicks, and see that it was made."""
    model = player.model
    expected = model.board.play(move).position
    if move == DEAL:
        player.click(player.reserve_point())
    elif drag:
        player.drag_card(move.card, move.column)
    else:
        targets = [
            other for other in model.board.legal_moves if other != DEAL and other.card == move.card
        ]
        player.click_card(move.card)
        if len(targets) > 1:
            player.click(player.column_point(move.column))
    assert model.position == expected
    player.assert_picture()
