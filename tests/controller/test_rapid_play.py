"""Rapid input while everything moves: nothing is lost, and the picture equals the model."""

import random
from itertools import product

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from scorpion_qt.rules import DECK, FAMILY, DealNumber, Move, Position
from tests.player import RIGHT

pytestmark = pytest.mark.slow

INPUTS = 200
SEEDS = (1, 2)


@pytest.mark.parametrize(
    ("identity", "mirrored"), list(product(FAMILY, (False, True))), ids=lambda value: str(value)
)
def test_rapid_clicks_drags_undos_and_redos_lose_nothing(players, identity, mirrored):
    player = players(640, 480)
    player.table.set_mirrored(mirrored)
    for seed in SEEDS:
        chance = random.Random(f"{identity} {mirrored} {seed}")
        player.model.new_game(FAMILY[identity], DealNumber.parse(str(seed)))
        player.table.set_duration_factor(chance.choice((0.05, 1.0, 5.0)))
        revision = player.model.revision
        for _ in range(INPUTS):
            act(player, chance)
            assert len(cards_of(player.model.position)) == 52
            if chance.random() < 0.05:
                player.assert_picture()
        player.assert_picture()
        assert player.model.board.problems() == []
        # It was really played.
        assert player.model.revision > revision + 20


def act(player, chance):
    """One thing that an impatient person does, without waiting for anything."""
    model, table = player.model, player.table
    width, height = table.viewport().width(), table.viewport().height()
    anywhere = QPointF(chance.uniform(-5, width + 5), chance.uniform(-5, height + 5))
    somewhere = player.point(chance.choice(DECK))
    match chance.choices(
        ("click", "move", "drag", "undo", "redo", "jump", "reserve", "peek", "resize", "rest"),
        (20, 25, 15, 12, 8, 3, 4, 4, 3, 6),
    )[0]:
        case "click":
            player.click(chance.choice((anywhere, somewhere)))
        case "move":
            moves = [m for m in model.board.legal_moves if isinstance(m, Move)]
            if moves:
                move = chance.choice(moves)
                start = player.point(move.card)
                player.drag(start, player.column_point(move.column), steps=2)
        case "drag":
            player.press(somewhere)
            player.move(anywhere)
            if chance.random() < 0.3:
                # Something else happens before it is dropped.
                chance.choice((model.undo, model.redo, model.deal_reserve, model.restart))()
            player.release(chance.choice((anywhere, somewhere)))
        case "undo":
            for _ in range(chance.randint(1, 4)):
                model.undo()
        case "redo":
            for _ in range(chance.randint(1, 4)):
                model.redo()
        case "jump":
            model.jump(chance.choice(model.step.line()))
        case "reserve" if table.table_layout.reserve:
            chance.choice((player.click, player.double_click))(player.reserve_point())
        case "peek":
            player.press(somewhere, RIGHT)
            player.hover(anywhere)
            if chance.random() < 0.8:
                player.release(anywhere, RIGHT)
        case "resize":
            table.resize(chance.randint(400, 900), chance.randint(265, 700))
        case "rest":
            QApplication.processEvents()


def cards_of(position: Position):
    """All cards of a position."""
    collected = {card for card in DECK if card.suit in position.collected}
    lying = [card for column in position.columns for card in column.cards]
    return {*lying, *collected, *(card for card in position.reserve if card)}
