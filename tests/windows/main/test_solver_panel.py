"""What the solver says, on the table: odds on the cards that can move."""

import pytest

from scorpion_qt.rules import Deal, Move


@pytest.fixture
def measured(program, qtbot):
    """A program in which odds were asked for, and the first figures are there."""
    program.actions.odds.trigger()
    qtbot.waitUntil(lambda: bool(program.table.tags), timeout=60_000)
    return program


def test_odds_hang_on_the_cards_that_can_move(measured):
    legal = measured.model.board.legal_moves
    cards = {move.card for move in legal if isinstance(move, Move)}
    assert measured.table.tags.keys() == cards | {None for move in legal if isinstance(move, Deal)}


def test_the_best_odds_are_bright(measured):
    shares = {tag: int(tag.text.removesuffix("%")) for tag in measured.table.tags.values()}
    bright = [share for tag, share in shares.items() if tag.bright]
    assert bright == ([max(shares.values())] if max(shares.values()) else [])


def test_odds_that_are_shown_go_when_they_are_asked_for_again(measured, qtbot):
    window = measured.window
    measured.actions.odds.trigger()  # enough of looking
    assert measured.table.tags
    assert not window.notice.isHidden()
    measured.actions.odds.trigger()
    assert not measured.table.tags
    assert window.notice.isHidden()
    helps = measured.model.session.helps
    measured.actions.odds.trigger()
    assert measured.model.session.helps == helps + 1
    qtbot.waitUntil(lambda: bool(measured.table.tags), timeout=60_000)


def test_a_move_takes_the_odds_away(measured):
    legal = measured.model.board.legal_moves
    measured.model.play(next(move for move in legal if isinstance(move, Move)))
    measured.table.complete()
    assert not measured.table.tags
