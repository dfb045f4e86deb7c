"""The golden data: what PySolFC deals and allows, move by move."""

import pytest

from scorpion_qt.rules import (
    FAMILY,
    KING,
    Board,
    Card,
    Collect,
    DealNumber,
    Move,
    Refusal,
    Reserve,
    deal,
)
from tests import golden


def golden_deals(shared):
    data = golden.load(shared, "pysolfc_deals.json")
    for key in ("scorpion", "scorpion_edge_numbers"):
        for entry in data[key]:
            yield "scorpion", entry
    others = data["other_games"]
    for name, entries in others.items():
        if name in golden.GAMES:
            for entry in entries:
                yield golden.GAMES[name], entry


def test_every_golden_deal_is_dealt_identically(shared):
    seen = set()
    for name, entry in golden_deals(shared):
        position = deal(FAMILY[name], DealNumber.parse(entry["entered"]))
        columns = [
            [(str(card), index < column.hidden) for index, card in enumerate(column.cards)]
            for column in position.columns
        ]
        assert columns == [
            [(card["card"], card["hidden"]) for card in column] for column in entry["columns"]
        ], (name, entry["entered"])
        reserve = [card if isinstance(card, str) else card["card"] for card in entry["reserve"]]
        assert [str(card) for card in position.reserve] == reserve, (name, entry["entered"])
        seen.add((name, entry["entered"]))
    assert {name for name, _ in seen} == set(golden.GAMES.values())
    assert {("scorpion", "32000"), ("scorpion", "99999999999999999999")} <= seen
    assert len(seen) >= 13 + 5


def test_deal_numbers_are_stored_as_pysolfc_shows_them(shared):
    for _, entry in golden_deals(shared):
        number = DealNumber.parse(entry["entered"])
        assert DealNumber.parse(entry["shown_as"]) == number
        assert DealNumber.parse(str(number)) == number


def test_golden_traces(shared):
    """Legal moves identical at each step, and the same board in the end."""
    traces = golden.load(shared, "pysolfc_traces.json")["traces"]
    assert {golden.GAMES[trace["game"]] for trace in traces} == set(golden.GAMES.values())
    for trace in traces:
        name, game = (trace["game"], trace["deal"]), golden.never(trace)
        collects = golden.game_of(trace).collects
        position = deal(game, DealNumber.parse(trace["deal"]))
        for step in trace["steps"]:
            ours = [
                golden.golden_text(position, move) for move in Board(game, position).legal_moves
            ]
            runs = golden.waiting_runs(game, position) if collects else []
            assert sorted(ours + runs) == sorted(step["legal"]), name
            if "play" in step:
                position = golden.replayed(game, position, step["play"]).position
        columns, _, _ = str(position).split(" / ")
        assert columns == golden.board(trace["final"]), name
        assert golden.cells(game, position) == trace["final_reserves"], name
        stock = [str(card) for card in position.reserve] if game.reserve is Reserve.STOCK else []
        assert stock == trace["final_stock"], name
        assert 13 * len(position.collected) == trace["foundation_cards"], name


def test_golden_won_games_are_won(shared):
    for entry in golden.load(shared, "pysolfc_traces.json")["won_games"]:
        game = golden.never(entry)
        position = deal(game, DealNumber.parse(entry["deal"]))
        for text in entry["moves"]:
            position = golden.replayed(game, position, text).position
        assert Board(golden.game_of(entry), position).is_won, (entry["game"], entry["deal"])


@pytest.mark.parametrize("rule", [Collect.RECEIVING, Collect.UNCOVERED])
def test_golden_won_games_are_won_under_our_own_collecting(shared, rule):
    """PySolFC's runs wait until they are collected by hand; ours leave by themselves, or are moved."""
    moved_kings = 0
    for entry in golden.load(shared, "pysolfc_traces.json")["won_games"]:
        recorded, game = golden.never(entry), golden.game_of(entry, collecting=rule)
        there = ours = deal(game, DealNumber.parse(entry["deal"]))
        for text in entry["moves"]:
            if not text.endswith(">F"):
                move = golden.action(there, text)
                # Ours may have collected already what is moved there.
                if Board(game, ours).refusal(move) is not Refusal.NOT_ON_TABLE:
                    ours = Board(game, ours).play(move).position
            before, there = there, golden.replayed(recorded, there, text).position
            for suit in set(there.collected) - set(before.collected) - set(ours.collected):
                # It was uncovered by what left it, which does not collect it by our rules.
                assert rule is Collect.RECEIVING
                empty = [column.cards for column in ours.columns].index(())
                ours = Board(game, ours).play(Move(Card(KING, suit), empty)).position
                moved_kings += 1
        assert Board(game, ours).is_won, (entry["game"], entry["deal"])
    assert (moved_kings > 0) == (rule is Collect.RECEIVING)
